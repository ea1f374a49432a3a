"""The planner: for a game against nobody, the chance to win and the score behind every choice.

It samples tables that agree with all the seat has seen, tries every choice on each of them, plays
on by rules of thumb to the end of the game, and counts. All choices share their samples, so that
luck hits them alike, and the worse half is given up again and again.

Where the rules of thumb are good (`by_advice`), they are asked first, and every other choice is a
rival of the advised one. Tries are noisy: a thousand of them tell two choices apart by 3 points of
a hundred, and most rivals differ by less and are worse. So what is believed of a rival before is
weighed against what its tries say (Bayes, both being normal). A bot that only has to choose stops
as soon as knowing more would hardly gain anything.

What it looks for first is the victory; a point of the score is worth so little that it decides only
between choices that are about equally safe (see `alone` in evaluations/evaluation.py). Nobody who
loses The Abandons has a score, so a point that costs safety is rarely a gain.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import LOST, Evaluation, alone
from fathomless.bots.intervals import wilson
from fathomless.core.action import Action
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

ITERATIONS: Final = 4000

# What is believed of a rival before its first try: how far it is ahead of the advised choice, in
# chances to win, and give or take how much.
BELIEF: Final = -0.01
BREADTH: Final = 0.015
# A brief plan ends when to know everything would gain no more than this.
TRIFLE: Final = 0.0003
ROUNDS: Final = 64  # it asks itself after every so many samples


class Prospect:
    """One choice: how often it was tried, how often that was a victory, and the points.

    A rival is also compared with the advised choice, sample by sample.
    """

    __slots__ = ("action", "lead", "points", "squares", "visits", "wins", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits = 0
        self.wins = 0
        self.points = 0
        self.worth: float = 0.0
        self.lead: float = 0.0  # over the advised choice, added up
        self.squares: float = 0.0

    @property
    def mean(self) -> float:
        """What the choice is worth; 0 before the first try."""
        return self.worth / self.visits if self.visits else 0.0

    @property
    def chance(self) -> float:
        """How likely it leads to victory."""
        return self.wins / self.visits if self.visits else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance lies with 95 % confidence."""
        return wilson(float(self.wins), self.visits)

    @property
    def score(self) -> float:
        """The score to expect, where a defeat counts as none."""
        return self.points / self.visits if self.visits else 0.0

    @property
    def mean_lead(self) -> float:
        """By how much it is better than the advised choice, as far as it was tried."""
        return self.lead / self.visits if self.visits else 0.0

    @property
    def variance(self) -> float:
        """Of the mean lead; never 0, as tries that all agree do not prove much."""
        if not self.visits:
            return 1.0
        return ((self.squares + 1.0) / self.visits - self.mean_lead**2) / self.visits

    @property
    def believed(self) -> tuple[float, float]:
        """How far a rival is ahead after all that is known, and give or take how much."""
        before, tried = 1.0 / BREADTH**2, 1.0 / self.variance
        precision = before + tried
        mean = (before * BELIEF + tried * self.mean_lead) / precision
        return mean, 1.0 / math.sqrt(precision)

    @property
    def promise(self) -> float:
        """What it would gain to know everything about a rival before deciding for or against it.

        It is the mean of what lies on the other side of 0 of a normal distribution.
        """
        mean, breadth = self.believed
        far = abs(mean) / breadth
        density = math.exp(-0.5 * far * far) / math.sqrt(2.0 * math.pi)
        return breadth * (density - far * 0.5 * math.erfc(far / math.sqrt(2.0)))

    def add(self, score: int) -> float:
        """One more try, with this score or LOST; what it was worth."""
        worth = alone(score)
        self.visits += 1
        self.worth += worth
        if score != LOST:
            self.wins += 1
            self.points += score
        return worth

    def compare(self, lead: float) -> None:
        """That try was better than that of the advised choice, by so much."""
        self.lead += lead
        self.squares += lead * lead


class PlannerBot(Bot):
    """Plans for so many tries, or for so long by a clock that it is given.

    One that is not `experienced` asks nobody: it believes what it has tried.
    """

    def __init__(
        self,
        name: str = "planner",
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
        experienced: bool = True,
    ) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.experienced = experienced

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The choice with the best prospect; a single one needs no plan."""
        legal = perspective.legal()
        if len(legal) == 1 and perspective.seats == 1:
            return legal[0]
        return self.plan(perspective, rng, brief=True)[0].action

    def plan(self, perspective: Perspective, rng: Rng, brief: bool = False) -> list[Prospect]:
        """The prospects of all choices, best first; a brief plan ends when the best is clear."""
        if perspective.seats != 1:
            raise SetupError(
                "bot/invalid",
                f"The planner plays games for one, such as the-abandons, not {perspective.game}.",
            )
        planning = Planning(perspective, rng, self.experienced, brief)
        if self.clock is None:
            planning.run(self.iterations)
        else:
            planning.run_until(self.clock, self.seconds)
        return planning.result()


class Planning:
    """The planning of one choice."""

    __slots__ = (
        "advised",
        "all",
        "brief",
        "evaluation",
        "hopeful",
        "perspective",
        "phase",
        "phases",
        "rng",
        "rounds",
        "tries",
    )

    def __init__(
        self, perspective: Perspective, rng: Rng, experienced: bool = True, brief: bool = False
    ) -> None:
        self.perspective = perspective
        self.evaluation = evaluation_of(perspective.game)
        self.rng = rng
        self.brief = brief
        self.all = [Prospect(action) for action in perspective.legal()]
        self.advised: Prospect | None = None
        if experienced and self.evaluation.by_advice:
            self.advised = self.ask()
        self.hopeful = [each for each in self.all if each is not self.advised]
        if self.advised is not None:
            self.hopeful.insert(0, self.advised)  # and there it stays
        self.rounds = 0
        self.tries = 0
        self.phase = 1
        self.phases = max((len(self.all) - 1).bit_length(), 1)

    def ask(self) -> Prospect:
        """The choice that the rules of thumb advise; a sample shows them no more than is known."""
        world = self.perspective.sample(self.rng)
        advice = self.evaluation.advise(world, world.legal(), self.rng)
        for prospect in self.all:
            if prospect.action is advice:
                return prospect
        raise AssertionError(f"{advice.text} was advised and is not legal")

    def run(self, iterations: int) -> None:
        """Spend a number of tries, but try every choice at least once."""
        while not self.tries or self.tries + len(self.hopeful) <= iterations:
            self.advance()
            self.narrow(self.tries / iterations)
            if self.is_clear():
                break

    def run_until(self, clock: Callable[[], float], seconds: float) -> None:
        """Spend a time."""
        start = clock()
        progress = 0.0
        while progress < 1.0:
            self.advance()
            progress = (clock() - start) / seconds
            self.narrow(progress)
            if self.is_clear():
                break

    def advance(self) -> None:
        """Try every choice still in question on one more sample, the same for all of them."""
        world = self.perspective.sample(self.rng)
        if self.advised is not None:
            self.evaluation.couple(world)
        luck = self.rng.spawn()
        last = len(self.hopeful) - 1
        first = 0.0
        for i in range(last + 1):
            trial = world if i == last else world.copy()
            prospect = self.hopeful[i]
            trial.apply(prospect.action)
            play_on(trial, self.evaluation, luck.copy())
            worth = prospect.add(self.evaluation.score_alone(trial))
            if i == 0:
                first = worth
            elif self.advised is not None:
                prospect.compare(worth - first)
        self.rounds += 1
        self.tries += last + 1

    def narrow(self, progress: float) -> None:
        """Sequential halving: with each part of the budget spent, the worse half is given up.

        The advised choice is the measure of the others, and stays.
        """
        while len(self.hopeful) > 2 and progress >= self.phase / self.phases:
            first = 0 if self.advised is None else 1
            rivals = self.hopeful[first:]
            rivals.sort(key=self.trust, reverse=True)
            del self.hopeful[first:]
            self.hopeful += rivals[: (len(rivals) + first + 1) // 2 - first]
            self.phase += 1

    def trust(self, prospect: Prospect) -> float:
        """What a choice is worth, or how far a rival is ahead."""
        if self.advised is None:
            return prospect.mean
        return 0.0 if prospect is self.advised else prospect.believed[0]

    def is_clear(self) -> bool:
        """Whether a brief plan has come to its end; rivals that promise nothing are given up.

        Of several rivals that are better than the advised choice one may be the best of all.
        """
        if not self.brief or self.advised is None or self.rounds % ROUNDS:
            return False
        rivals = self.hopeful[1:]
        ahead = [each for each in rivals if self.trust(each) > 0.0]
        open_ones = [each for each in rivals if each.promise > TRIFLE]
        self.hopeful[1:] = [each for each in rivals if each in ahead or each in open_ones]
        return not open_ones and len(ahead) < 2

    def result(self) -> list[Prospect]:
        """Those tried longest first, and among them the best."""
        return sorted(self.all, key=self.rank, reverse=True)

    def rank(self, prospect: Prospect) -> tuple[int, float]:
        """What prospects are sorted by."""
        return prospect.visits, self.trust(prospect)


def play_on(state: State, evaluation: Evaluation, rng: Rng) -> None:
    """To the end of the game, by rules of thumb."""
    while state.asked is not None:
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else evaluation.advise(state, legal, rng))
