"""How sure a measured number is."""

from __future__ import annotations

import math
from collections.abc import Sequence

from fathomless.bots.intervals import Z95, wilson

__all__ = ["Z95", "mean_interval", "wilson"]


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, by the normal approximation; one value has no interval."""
    count = len(values)
    if not count:
        return 0.0, 0.0, 0.0
    mean = math.fsum(values) / count
    if count == 1:
        return mean, mean, mean
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    half = Z95 * math.sqrt(variance / count)
    return mean, mean - half, mean + half
