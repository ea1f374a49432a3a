"""What a simulation shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.statistics import mean_interval, wilson


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
            "decisions": self.decisions,
            "reasons": self.reasons,
            "entrants": [entrant.to_json() for entrant in self.entrants],
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }


def summarise(plan: Plan, records: Sequence[GameRecord], seconds: float) -> SimulationResult:
    """The result of the games, which come in their order."""
    return SimulationResult(
        game=plan.game,
        options=plan.options,
        seed=plan.seed,
        games=len(records),
        decisions=sum(record.decisions for record in records),
        reasons=dict(sorted(Counter(record.reason for record in records).items())),
        entrants=[entrant_result(plan, number, records) for number in range(len(plan.specs))],
        seconds=seconds,
    )


def entrant_result(plan: Plan, entrant: int, records: Sequence[GameRecord]) -> EntrantResult:
    """How one entrant did, over every seat it ever had."""
    had = [
        (record, seat)
        for record in records
        for seat, player in enumerate(record.seating)
        if player == entrant
    ]
    count = len(had)
    wins = sum(record.shares[seat] for record, seat in had)
    mean, low, high = mean_interval([record.totals[seat] for record, seat in had])
    rank, _, _ = mean_interval([record.ranks[seat] for record, seat in had])
    return EntrantResult(
        spec=plan.specs[entrant],
        games=count,
        wins=wins,
        win_rate=wins / count if count else 0.0,
        win_interval=wilson(wins, count),
        mean_total=mean,
        total_interval=(low, high),
        mean_rank=rank,
    )
