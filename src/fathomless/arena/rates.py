"""How often something happened, or how much of it on average, and how sure that is.

The games of one deal are alike: a deal that suits a bot suits it in every rotation, and a deal that
suits a seat suits everybody once. So what is counted is counted deal by deal, and whole deals tell
how far apart they lie (`statistics.design_effect`).
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fathomless.arena.statistics import (
    design_effect,
    mean_interval,
    mean_of_deals,
    wilson,
)


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened, with its 95 % interval."""

    count: float
    of: int
    effect: float = 1.0  # by how much deals make the variance larger, or smaller

    @property
    def rate(self) -> float:
        """Between 0 and 1."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """After Wilson, for as many independent ones as would tell as much."""
        if self.effect == 1.0:
            return wilson(self.count, self.of)
        independent = max(1, math.floor(self.of / self.effect))
        return wilson(self.rate * independent, independent)

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {"rate": self.rate, "interval": list(self.interval), "of": self.of}


class Tally:
    """Numbers as they come from games, kept by deal."""

    __slots__ = ("counts", "sums", "values")

    def __init__(self, numbers: Iterable[tuple[int, float]] = ()) -> None:
        self.values: list[float] = []
        self.sums: defaultdict[int, float] = defaultdict(float)
        self.counts: Counter[int] = Counter()
        for deal, value in numbers:
            self.add(deal, value)

    def add(self, deal: int, value: float) -> None:
        """One more number."""
        self.values.append(value)
        self.sums[deal] += value
        self.counts[deal] += 1

    def rate(self) -> Rate:
        """Of numbers between 0 and 1."""
        return Rate(math.fsum(self.values), len(self.values), design_effect(*self._by_deal()))

    def mean(self) -> tuple[float, float, float]:
        """The mean and its 95 % interval."""
        return mean_of_deals(*self._by_deal()) or mean_interval(self.values)

    def _by_deal(self) -> tuple[Sequence[float], Sequence[int]]:
        return list(self.sums.values()), list(self.counts.values())
