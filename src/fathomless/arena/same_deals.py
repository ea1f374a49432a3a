"""Two bots on the same deals of a game for one: who does more of them, and with what score.

Nobody meets anybody there, so there is no rating; but a deal that one bot has played, others have
played too, and the differences on the same deals tell bots apart better than their means.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.statistics import mean_interval


@dataclass(frozen=True, slots=True)
class Lead:
    """How far one is before another on average, with its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {"mean": self.mean, "interval": [self.low, self.high]}


@dataclass(frozen=True, slots=True)
class Pair:
    """Two entrants on the deals that both have played."""

    one: int
    other: int
    deals: int
    wins: Lead  # in shares of a win
    score: Lead
    only_one: int  # deals that it alone has won
    only_other: int

    def to_json(self, specs: Sequence[str]) -> dict[str, object]:
        """As plain data."""
        return {
            "one": specs[self.one],
            "other": specs[self.other],
            "deals": self.deals,
            "wins": self.wins.to_json(),
            "score": self.score.to_json(),
            "only_one_won": self.only_one,
            "only_other_won": self.only_other,
        }


def pairs(plan: Plan, records: Sequence[GameRecord], order: Sequence[int]) -> list[Pair]:
    """Everybody with everybody who comes behind in the order."""
    played: list[dict[int, GameRecord]] = [{} for _ in plan.specs]
    for number, record in enumerate(records):
        played[record.seating[0]][plan.deal(number)] = record
    return [
        _pair(one, other, played[one], played[other])
        for place, one in enumerate(order)
        for other in order[place + 1 :]
    ]


def _pair(one: int, other: int, mine: dict[int, GameRecord], its: dict[int, GameRecord]) -> Pair:
    both = [(mine[deal], its[deal]) for deal in sorted(mine.keys() & its.keys())]
    wins = [a.shares[0] - b.shares[0] for a, b in both]
    scores = [float(a.totals[0] - b.totals[0]) for a, b in both]
    return Pair(
        one=one,
        other=other,
        deals=len(both),
        wins=Lead(*mean_interval(wins)),
        score=Lead(*mean_interval(scores)),
        only_one=sum(lead > 0 for lead in wins),
        only_other=sum(lead < 0 for lead in wins),
    )
