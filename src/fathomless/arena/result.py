"""What a simulation shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.rates import Tally


@dataclass(frozen=True, slots=True)
class EntrantResult:
    """How one entrant did; an interval is its lower and upper end, at 95 %."""

    spec: str
    games: int
    wins: float
    win_rate: float
    win_interval: tuple[float, float]
    mean_total: float
    total_interval: tuple[float, float]
    mean_rank: float

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "spec": self.spec,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "win_interval": list(self.win_interval),
            "mean_total": self.mean_total,
            "total_interval": list(self.total_interval),
            "mean_rank": self.mean_rank,
        }


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """All entrants in the order given, and the games as a whole."""

    game: str
    options: dict[str, object]
    seed: str
    games: int
    wanted: int  # more than there are, if it was interrupted
    decisions: int
    reasons: dict[str, int]
    entrants: list[EntrantResult]
    # The only part that is not the same in every run.
    seconds: float = field(compare=False)

    @property
    def games_per_second(self) -> float:
        """By the wall clock, with all workers together."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "wanted": self.wanted,
            "interrupted": self.games < self.wanted,
            "decisions": self.decisions,
            "reasons": self.reasons,
            "entrants": [entrant.to_json() for entrant in self.entrants],
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }


def summarise(
    plan: Plan, records: Mapping[int, GameRecord], wanted: int, seconds: float
) -> SimulationResult:
    """The result of the games, which come in their order, by number."""
    played, deals = list(records.values()), plan.deals(records)
    return SimulationResult(
        game=plan.game,
        options=plan.options,
        seed=plan.seed,
        games=len(played),
        wanted=wanted,
        decisions=sum(record.decisions for record in played),
        reasons=dict(sorted(Counter(record.reason for record in played).items())),
        entrants=[
            entrant_result(plan, entrant, played, deals) for entrant in range(len(plan.specs))
        ],
        seconds=seconds,
    )


def entrant_result(
    plan: Plan, entrant: int, records: Sequence[GameRecord], deals: Sequence[int]
) -> EntrantResult:
    """How one entrant did, over every seat it ever had; each game with its deal."""
    wins, totals, ranks = Tally(), Tally(), Tally()
    for deal, record in zip(deals, records, strict=True):
        for seat, player in enumerate(record.seating):
            if player == entrant:
                wins.add(deal, record.shares[seat])
                totals.add(deal, record.totals[seat])
                ranks.add(deal, record.ranks[seat])
    won = wins.rate()
    mean, low, high = totals.mean()
    return EntrantResult(
        spec=plan.specs[entrant],
        games=won.of,
        wins=won.count,
        win_rate=won.rate,
        win_interval=won.interval,
        mean_total=mean,
        total_interval=(low, high),
        mean_rank=ranks.mean()[0],
    )
