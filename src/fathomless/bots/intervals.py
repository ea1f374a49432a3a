"""How sure a rate is that was counted."""

from __future__ import annotations

import math
from typing import Final

# The middle 95 % of a normal distribution lie within so many deviations.
Z95: Final = 1.959963984540054


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson; it behaves well also near 0 and 1.

    Shared victories may make `successes` a fraction.
    """
    if trials <= 0:
        return 0.0, 1.0
    count = float(trials)
    rate = successes / count
    square = Z95 * Z95
    middle = rate + square / (2.0 * count)
    half = Z95 * math.sqrt(rate * (1.0 - rate) / count + square / (4.0 * count * count))
    scale = 1.0 + square / count
    return max((middle - half) / scale, 0.0), min((middle + half) / scale, 1.0)
