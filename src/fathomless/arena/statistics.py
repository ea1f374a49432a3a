"""How sure a measured number is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fathomless.bots.intervals import Z95, wilson

__all__ = ["Z95", "design_effect", "mean_interval", "mean_of_deals", "widening", "wilson"]

FEWEST_DEALS: Final = 10  # before what lies between deals is believed


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


def mean_of_deals(
    sums: Sequence[float], counts: Sequence[int]
) -> tuple[float, float, float] | None:
    """The mean and its 95 % interval from what came of each deal; None where these are too few."""
    if not tells_deals_apart(counts):
        return None
    games = sum(counts)
    mean = math.fsum(sums) / games
    half = student(len(counts) - 1) * math.sqrt(between_deals(sums, counts)) / games
    return mean, mean - half, mean + half


def design_effect(sums: Sequence[float], counts: Sequence[int]) -> float:
    """By how much the variance of a rate is larger than if all games were independent.

    It is larger than 1 where games of a deal end alike, and smaller where they make up for each
    other. It allows for the doubt about itself, and is 1 where there are too few deals to tell.
    """
    if not tells_deals_apart(counts):
        return 1.0
    games = sum(counts)
    # Half a game is imagined beside them, in the one as in the other: however alike deals look,
    # that is no certainty, and where all games end the same way the effect is 1.
    rate = (math.fsum(sums) + 0.5) / (games + 1)
    independent = games * rate * (1.0 - rate)
    return (between_deals(sums, counts) + 0.5) / independent * doubt(len(counts))


def widening(residuals: Sequence[float], deals: Sequence[int]) -> float:
    """By how much an interval that takes games for independent has to be wider, and never less.

    The residuals are what each game brought beyond what was to be expected of it.
    """
    sums: dict[int, float] = {}
    for deal, residual in zip(deals, residuals, strict=True):
        sums[deal] = sums.get(deal, 0.0) + residual
    independent = math.fsum(residual * residual for residual in residuals)
    if len(sums) < FEWEST_DEALS or len(sums) == len(residuals) or independent == 0.0:
        return 1.0
    together = math.fsum(each * each for each in sums.values()) * len(sums) / (len(sums) - 1)
    return math.sqrt(max(1.0, together / independent * doubt(len(sums))))


def tells_deals_apart(counts: Sequence[int]) -> bool:
    """Whether there are enough deals, with more than a game each."""
    return FEWEST_DEALS <= len(counts) < sum(counts)


def between_deals(sums: Sequence[float], counts: Sequence[int]) -> float:
    """The variance of the sum over all deals, from how far each lies from what it should be."""
    mean = math.fsum(sums) / sum(counts)
    apart = math.fsum(
        (total - mean * count) ** 2 for total, count in zip(sums, counts, strict=True)
    )
    return apart * len(counts) / (len(counts) - 1)


def doubt(deals: int) -> float:
    """By how much a variance from so few deals has to be larger."""
    return (student(deals - 1) / Z95) ** 2


def student(degrees: int) -> float:
    """The middle 95 % of Student's distribution, by the expansion of Cornish and Fisher."""
    z = Z95
    first = (z**3 + z) / 4.0
    second = (5.0 * z**5 + 16.0 * z**3 + 3.0 * z) / 96.0
    third = (3.0 * z**7 + 19.0 * z**5 + 17.0 * z**3 - 15.0 * z) / 384.0
    return z + first / degrees + second / degrees**2 + third / degrees**3
