"""One search shared among several searchers: what each is told, what each found, and the sum.

Every searcher has a tree and a generator of its own; what they found out about the actions at the
root is added up. Who the searchers are is the business of whoever asks: processes of this machine,
for instance (`arena/crew.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.result import ActionStatistics, SearchResult
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

# Searchers give up different actions: one counts if it was tried at least so often, compared with
# the one tried most.
TRIED_ENOUGH: Final = 0.5


class Errand:
    """What one searcher is told: a table as it might be, a generator and a budget.

    It is a sample: the truth stays with the asker. Whoever samples again from it, for the same
    seat, draws from the same possibilities.
    """

    __slots__ = ("brief", "iterations", "rng", "seat", "seconds", "table")

    def __init__(
        self, table: State, seat: int, rng: Rng, iterations: int, seconds: float, brief: bool
    ) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.iterations = iterations
        self.seconds: float = seconds
        self.brief = brief

    def __reduce__(self) -> tuple[object, tuple[State, int, Rng, int, float, bool]]:
        budget = (self.iterations, self.seconds, self.brief)
        return Errand, (self.table, self.seat, self.rng, *budget)

    def run(self, clock: Callable[[], float]) -> Findings:
        """Search; the clock counts only where the budget is a time."""
        timed = clock if self.seconds > 0.0 else None
        bot = IsmctsBot("errand", self.iterations, self.seconds, timed)
        bot.brief = self.brief
        return findings(bot.search_alone(Perspective(self.table, self.seat), self.rng))


# Of every action its code, how often it was tried, its mean reward, the squares' sum, its leaning.
Findings = list[tuple[int, int, float, float, float]]


def errand(bot: IsmctsBot, perspective: Perspective, rng: Rng) -> Errand:
    """A share of the bot's search for somebody else; the generator is used up by a little."""
    seconds = 0.0 if bot.clock is None else bot.seconds
    table = perspective.sample(rng)
    return Errand(table, perspective.seat, rng.spawn(), bot.iterations, seconds, bot.brief)


def findings(result: SearchResult) -> Findings:
    """What a searcher reports."""
    return [
        (each.action.code, each.visits, each.value, each.squares, each.leaning)
        for each in result.statistics
    ]


def sum_of(perspective: Perspective, reports: list[Findings]) -> SearchResult:
    """All reports together: of the actions tried enough the one with the best estimate first.

    All lean alike, for instinct goes by what the seat sees.
    """
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    squares: dict[int, float] = {}
    leanings: dict[int, float] = {}
    for report in reports:
        for code, count, value, squared, leaning in report:
            visits[code] = visits.get(code, 0) + count
            totals[code] = totals.get(code, 0.0) + count * value
            squares[code] = squares.get(code, 0.0) + squared
            leanings[code] = leaning
    found: list[ActionStatistics] = []
    for action in perspective.legal():
        count = visits.get(action.code, 0)
        mean = totals[action.code] / count if count else 0.0
        squared, leaning = squares.get(action.code, 0.0), leanings.get(action.code, 0.0)
        found.append(ActionStatistics(action, count, mean, squared, leaning))
    enough = TRIED_ENOUGH * max(each.visits for each in found)
    found.sort(key=lambda each: (each.visits >= enough, each.estimate), reverse=True)
    return SearchResult(found[0].action, sum(visits.values()), found)
