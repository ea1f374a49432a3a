"""Five strengths for every game, named after the zones of the ocean, from weak to strong.

The weaker ones are weak as people are. They are short-sighted: a glance values the table right
after each action on a few samples, where a search looks turns ahead. They are impatient: few
samples, few iterations. And they slip: of the best few actions they now and then take another than
the best, the likelier the closer it is; a clear choice they hardly ever miss.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import simple_evaluation_of
from fathomless.bots.greedy import Candidate, try_all
from fathomless.bots.ismcts import Crew, IsmctsBot
from fathomless.bots.planner import PlannerBot
from fathomless.core.action import Action
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

NAMES: Final = ("sunlit", "twilight", "midnight", "abyssal", "hadal")
USUAL: Final = "midnight"
STRONGEST: Final = "hadal"  # it searches in every game and never slips: it may have any budget

IN_MIND: Final = 3  # a slip takes one of so many best actions, of a beginner one of more
TICKETS: Final = 1 << 30


class Manner:
    """How a level plays one game: how far it looks, how long, and how easily it slips."""

    __slots__ = ("effort", "in_mind", "searches", "slip")

    def __init__(self, searches: bool, effort: int, slip: float, in_mind: int = IN_MIND) -> None:
        self.searches = searches  # else it glances
        self.effort = effort  # iterations of a search, samples of a glance
        # An action that is worse by so much, in chances to win, is taken 1/e times as often.
        self.slip: float = slip
        self.in_mind = in_mind  # among so many of the best


def glance(samples: int, slip: float = 0.0, in_mind: int = IN_MIND) -> Manner:
    """The table right after each action, on so many samples."""
    return Manner(False, samples, slip, in_mind)


def search(iterations: int, slip: float = 0.0, in_mind: int = IN_MIND) -> Manner:
    """Turns ahead; in a game for one, to the end."""
    return Manner(True, iterations, slip, in_mind)


# What makes neighbours about equally far apart; measured, see docs/bots.md.
MANNERS: Final[dict[str, list[Manner]]] = {
    "the-abyss": [
        glance(1, 0.28, in_mind=4),
        glance(1, 0.11),
        glance(1, 0.04),
        glance(2, 0.015),
        search(3000),
    ],
    "abyss": [
        glance(1, 0.05),
        glance(2, 0.02),
        search(16, 0.02),
        search(40, 0.01),
        search(3000),
    ],
    "chasms": [
        glance(1, 0.9, in_mind=8),
        glance(1, 0.17, in_mind=6),
        glance(1, 0.06),
        search(60, 0.038),
        search(3000),
    ],
    "the-abandons": [
        search(16, 0.30, in_mind=4),
        search(30, 0.05),
        search(80, 0.008),
        search(120, 0.0015),
        search(3000),
    ],
}
ELSEWHERE: Final = [glance(1, 0.2), glance(1, 0.05), search(60), search(250), search(1500)]


class LevelBot(Bot):
    """Plays every game at one level; one that searches can be given a budget of its own."""

    def __init__(
        self,
        name: str,
        level: str,
        iterations: int = 0,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(name)
        if level not in NAMES:
            raise SetupError(
                "bot/unknown", f"There is no level {level!r}; there are: {', '.join(NAMES)}."
            )
        self.rank = NAMES.index(level)
        self.iterations = iterations  # 0: as many as the game's table says
        self.seconds: float = seconds
        self.clock = clock
        self.crew: Crew | None = None  # of a search for more than one seat

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The best action it sees, or by a slip one that is nearly as good."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        manner = MANNERS.get(perspective.game, ELSEWHERE)[self.rank]
        options = self.look(perspective, manner, rng)
        return pick(options[: manner.in_mind], manner.slip, rng)

    def look(self, perspective: Perspective, manner: Manner, rng: Rng) -> list[Option]:
        """What it thinks of the actions, best first."""
        if not manner.searches:
            return glance_at(perspective, manner.effort, rng)
        effort = self.iterations or manner.effort
        if perspective.seats == 1:
            experienced = self.rank == NAMES.index(STRONGEST)  # the others believe a few tries
            planner = PlannerBot(self.name, effort, self.seconds, self.clock, experienced)
            plan = planner.plan(perspective, rng, brief=True)
            return [Option(prospect.action, prospect.mean) for prospect in plan]
        bot = IsmctsBot(self.name, effort, self.seconds, self.clock)
        bot.crew = self.crew
        found = bot.search(perspective, rng)
        return [Option(each.action, each.estimate) for each in found.statistics]


class Option:
    """An action and what it seems to be worth."""

    __slots__ = ("action", "value")

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value: float = value


def glance_at(perspective: Perspective, samples: int, rng: Rng) -> list[Option]:
    """The actions by their value right afterwards, on the same samples for all, best first."""
    candidates = [Candidate(action) for action in perspective.legal()]
    evaluation = simple_evaluation_of(perspective.game)
    for _ in range(samples):
        try_all(perspective, candidates, evaluation, rng)
    options = [Option(each.action, each.total / samples) for each in candidates]
    options.sort(key=_value, reverse=True)
    return options


def pick(options: list[Option], slip: float, rng: Rng) -> Action:
    """One of the options: another than the first the likelier, the closer it is."""
    if slip <= 0.0:
        return options[0].action
    best = options[0].value
    weights = [math.exp(min(each.value - best, 0.0) / slip) for each in options]
    ticket = rng.below(TICKETS) / TICKETS * sum(weights)
    for number in range(len(weights)):
        ticket -= weights[number]
        if ticket < 0.0:
            return options[number].action
    return options[0].action


def _value(option: Option) -> float:
    return option.value
