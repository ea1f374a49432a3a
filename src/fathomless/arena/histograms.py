"""How often which number comes: one plot for each series, side by side, all on the same axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from fathomless.arena.charts import Scale, number, ticks
from fathomless.arena.page import breakable
from fathomless.arena.page_text import PageWords

MOST_BINS = 30
ACROSS = 4  # numbers below a small plot, at most
ACROSS_ALONE = 7  # and below one that has the whole width
UP = 4  # lines across a plot, at most


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers whose distribution is shown, under a name."""

    name: str
    values: Sequence[float]
    tint: str
    small: str = ""


@dataclass(frozen=True, slots=True)
class Bins:
    """Equal parts of an axis."""

    first: float
    step: float
    count: int

    def shares(self, values: Sequence[float]) -> list[float]:
        """Which part of the values lies in each of them, in per cent."""
        counts = [0] * self.count
        for value in values:
            counts[int((value - self.first) // self.step)] += 1
        return [100 * count / max(1, len(values)) for count in counts]

    @property
    def scale(self) -> Scale:
        """The axis; a whole number lies in the middle of its part."""
        return Scale(self.first - 0.5, self.first - 0.5 + self.step * self.count)


def bins_of(values: Sequence[float]) -> Bins:
    """Few enough parts, each of a whole number of steps."""
    low, high = min(values), max(values)
    step = max(1.0, math.ceil((high - low + 1) / MOST_BINS))
    first = math.floor(low / step) * step
    return Bins(first, step, int((high - first) // step) + 1)


def distributions(title: str, series: Sequence[Series], unit: str, words: PageWords) -> str:
    """How often which value comes, as steps."""
    bins = bins_of([value for one in series for value in one.values])
    shares = [bins.shares(one.values) for one in series]
    top = max(max(share) for share in shares)
    alone = len(series) == 1
    below = _below(bins, unit, ACROSS_ALONE if alone else ACROSS, words)
    plots = [
        f"<figure>{'' if alone else _caption(one)}"
        f"{_plot(title, one, bins, share, top, words)}{below}</figure>"
        for one, share in zip(series, shares, strict=True)
    ]
    kind = "multiples single" if alone else "multiples"
    return f'<div class="{kind}">{"".join(plots)}</div>'


def _caption(one: Series) -> str:
    return (
        f"<figcaption><span>{breakable(one.name)}</span><small>{escape(one.small)}</small>"
        "</figcaption>"
    )


def _below(bins: Bins, unit: str, most: int, words: PageWords) -> str:
    """The numbers of the axis, and what they are."""
    scale = bins.scale
    labels = [
        f'<span style="left:{scale.place(value):.2f}%">{number(value, words)}</span>'
        for value in ticks(scale.low, scale.high, most)
    ]
    labels.append(f'<span class="unit">{escape(unit)}</span>')
    return f'<div class="ticks" aria-hidden="true">{"".join(labels)}</div>'


def _plot(
    title: str, one: Series, bins: Bins, shares: Sequence[float], top: float, words: PageWords
) -> str:
    lines, labels = [], []
    for value in ticks(0, top, UP):
        down = 100 * (1 - value / top)
        lines.append(f"linear-gradient(var(--line) 0 0) 0 {down:.2f}%/100% 1px no-repeat")
        label = f"{number(value, words)} %"
        labels.append(f'<span class="up" style="top:{down:.2f}%">{label}</span>')
    if one.values:
        mean = bins.scale.place(math.fsum(one.values) / len(one.values))
        lines.insert(0, f"var(--dashes) {mean:.2f}% 0/1px 100% no-repeat")
    label = escape(f"{title}: {one.name}")
    return (
        f'<div class="histogram" role="img" aria-label="{label}" style="--grid:{",".join(lines)}">'
        f"{''.join(labels)}{_steps(shares, top, one.tint)}</div>"
    )


def _steps(shares: Sequence[float], top: float, tint: str) -> str:
    """The outline, in a box as wide as there are parts and 100 high, stretched to its place."""
    path = "M0 100"
    for place, share in enumerate(shares, 1):
        path += f"V{100 - 100 * share / top:.1f}H{place}"
    return (
        f'<svg viewBox="0 0 {len(shares)} 100" preserveAspectRatio="none">'
        f'<path d="{path}V100" fill="{tint}" stroke="{tint}" class="steps"/></svg>'
    )
