"""How sure a measured number is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z95: Final = (
    1.959963984540054  # the middle 95 % of a normal distribution lie within so many deviations
)


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson; it behaves well also near 0 and 1.

    Shared victories may make `successes` a fraction.
    """
    if trials <= 0:
        return 0.0, 1.0
    rate = successes / trials
    square = Z95 * Z95
    middle = rate + square / (2 * trials)
    half = Z95 * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max((middle - half) / scale, 0.0), min((middle + half) / scale, 1.0)


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
