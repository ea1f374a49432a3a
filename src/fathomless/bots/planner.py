"""The planner: for a game against nobody, the chance to win and the score behind every choice.

It samples tables that agree with all the seat has seen, tries every choice on each of them, plays
on by rules of thumb to the end of the game, and counts. All choices share their samples, so that
luck hits them alike, and the worse half is given up again and again.

What it looks for first is the victory; a point of the score is worth so little that it decides only
between choices that are about equally safe (see `alone` in evaluations/evaluation.py). Nobody who
loses The Abandons has a score, so a point that costs safety is rarely a gain.
"""

from __future__ import annotations

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


class Prospect:
    """One choice: how often it was tried, how often that was a victory, and the points."""

    __slots__ = ("action", "points", "visits", "wins", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits = 0
        self.wins = 0
        self.points = 0
        self.worth: float = 0.0

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

    def add(self, score: int) -> None:
        """One more try, with this score or LOST."""
        self.visits += 1
        self.worth += alone(score)
        if score != LOST:
            self.wins += 1
            self.points += score


class PlannerBot(Bot):
    """Plans for so many tries, or for so long by a clock that it is given."""

    def __init__(
        self,
        name: str = "planner",
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The choice with the best prospect; a single one needs no plan."""
        legal = perspective.legal()
        if len(legal) == 1 and perspective.seats == 1:
            return legal[0]
        return self.plan(perspective, rng)[0].action

    def plan(self, perspective: Perspective, rng: Rng) -> list[Prospect]:
        """The prospects of all choices, best first."""
        if perspective.seats != 1:
            raise SetupError(
                "bot/invalid",
                f"The planner plays games for one, such as the-abandons, not {perspective.game}.",
            )
        planning = Planning(perspective, rng)
        if self.clock is None:
            planning.run(self.iterations)
        else:
            planning.run_until(self.clock, self.seconds)
        return planning.result()


class Planning:
    """The planning of one choice."""

    __slots__ = ("all", "evaluation", "hopeful", "perspective", "phase", "phases", "rng", "tries")

    def __init__(self, perspective: Perspective, rng: Rng) -> None:
        self.perspective = perspective
        self.evaluation = evaluation_of(perspective.game)
        self.rng = rng
        self.all = [Prospect(action) for action in perspective.legal()]
        self.hopeful = self.all[:]
        self.tries = 0
        self.phase = 1
        self.phases = max((len(self.all) - 1).bit_length(), 1)

    def run(self, iterations: int) -> None:
        """Spend a number of tries, but try every choice at least once."""
        while not self.tries or self.tries + len(self.hopeful) <= iterations:
            self.advance()
            self.narrow(self.tries / iterations)

    def run_until(self, clock: Callable[[], float], seconds: float) -> None:
        """Spend a time."""
        start = clock()
        progress = 0.0
        while progress < 1.0:
            self.advance()
            progress = (clock() - start) / seconds
            self.narrow(progress)

    def advance(self) -> None:
        """Try every choice still in question on one more sample, the same for all of them."""
        world = self.perspective.sample(self.rng)
        luck = self.rng.spawn()
        last = len(self.hopeful) - 1
        for i in range(last + 1):
            trial = world if i == last else world.copy()
            prospect = self.hopeful[i]
            trial.apply(prospect.action)
            play_on(trial, self.evaluation, luck.copy())
            prospect.add(self.evaluation.score_alone(trial))
        self.tries += last + 1

    def narrow(self, progress: float) -> None:
        """Sequential halving: with each part of the budget spent, the worse half is given up."""
        while len(self.hopeful) > 2 and progress >= self.phase / self.phases:
            self.hopeful.sort(key=_mean, reverse=True)
            del self.hopeful[(len(self.hopeful) + 1) // 2 :]
            self.phase += 1

    def result(self) -> list[Prospect]:
        """Those tried longest first, and among them the best."""
        return sorted(self.all, key=_rank, reverse=True)


def play_on(state: State, evaluation: Evaluation, rng: Rng) -> None:
    """To the end of the game, by rules of thumb."""
    while state.asked is not None:
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else evaluation.advise(state, legal, rng))


def _mean(prospect: Prospect) -> float:
    return prospect.mean


def _rank(prospect: Prospect) -> tuple[int, float]:
    return prospect.visits, prospect.mean
