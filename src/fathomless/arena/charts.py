"""Plots as SVG, drawn by hand: they need no script, and the page that holds them no other file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

COLOURS = ("#f2c66d", "#6fb3cc", "#ff9683", "#6fe0b7", "#c3a1ee", "#a5b1c8", "#e3b23c", "#8b97a3")
WIDTH = 680
ROW = 34
LEFT = 130  # for names, at least
RIGHT = 106  # for figures
HIGH = 220  # of a plot with an upright axis
TOP = 18  # above it
BOTTOM = TOP + HIGH
FOOT = 34
LONGEST = 21  # of a name; a table beside the plot has all of it
LETTER = 13  # how wide one is where it is largest, on a phone
TICK = 80  # and how far apart ticks are, so that their numbers have room there


@dataclass(frozen=True, slots=True)
class Span:
    """A value with its interval, and the name beside it."""

    name: str
    value: float
    low: float
    high: float
    text: str


def colour(number: int) -> str:
    """Of one entrant, the same in every plot."""
    return COLOURS[number % len(COLOURS)]


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers between two ends, at most so many."""
    if not high > low:
        return [low]
    rough = (high - low) / most
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    first = math.ceil(low / step)
    return [step * number for number in range(first, math.floor(high / step) + 1)]


def number(value: float) -> str:
    """A tick's label."""
    return f"{value:,.0f}" if abs(value) >= 10 or value == int(value) else f"{value:.2g}"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Some words."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    """The whole plot, with a title for those who do not see it; as wide as the page."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )


def short(name: str) -> str:
    """A name that has room beside a plot."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def spans(
    title: str, rows: Sequence[Span], colours: Sequence[str], mark: float | None = None
) -> str:
    """Values one below the other, each with a whisker for its interval; a mark is a dashed line."""
    low = min([row.low for row in rows] + ([] if mark is None else [mark]))
    high = max([row.high for row in rows] + ([] if mark is None else [mark]))
    margin = (high - low) * 0.06 or 1.0
    low, high = low - margin, high + margin
    height = ROW * len(rows) + FOOT
    names = [short(row.name) for row in rows]
    left = max(LEFT, LETTER * max(len(name) for name in names) + 20)
    wide = WIDTH - left - RIGHT

    def across(value: float) -> float:
        return left + wide * (value - low) / (high - low)

    parts = []
    for value in ticks(low, high, wide // TICK):
        parts.append(line(across(value), 4, across(value), height - FOOT, "grid"))
        parts.append(text(across(value), height - 10, number(value), "tick", "middle"))
    if mark is not None:
        parts.append(line(across(mark), 0, across(mark), height - FOOT + 4, "mark"))
    for place, (row, tint) in enumerate(zip(rows, colours, strict=True)):
        y = ROW * place + ROW / 2
        parts.append(text(left - 14, y + 5, names[place], "name", "end"))
        ends = f'x1="{across(row.low):.1f}" x2="{across(row.high):.1f}"'
        parts.append(f'<line {ends} y1="{y}" y2="{y}" stroke="{tint}" class="whisker"/>')
        parts.append(f'<circle cx="{across(row.value):.1f}" cy="{y}" r="6" fill="{tint}"/>')
        parts.append(text(WIDTH - RIGHT + 14, y + 5, row.text, "figure"))
    return picture(title, height, parts)


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers whose distribution is shown, under a name."""

    name: str
    values: Sequence[float]
    tint: str


def distributions(title: str, series: Sequence[Series], unit: str) -> str:
    """How often which value comes, as steps, for several series over one axis."""
    everything = [value for one in series for value in one.values]
    low, high = min(everything), max(everything)
    step = max(1.0, math.ceil((high - low + 1) / 30))
    first = math.floor(low / step) * step
    bins = int((high - first) // step) + 1
    shares = [_shares(one.values, first, step, bins) for one in series]
    top = max(max(share) for share in shares)
    left = 66
    wide = WIDTH - left - 20

    def across(number_of_bin: float) -> float:
        return left + wide * number_of_bin / bins

    def up(share: float) -> float:
        return BOTTOM - HIGH * share / top

    parts = []
    for value in ticks(first, first + step * bins, wide // TICK):
        x = across((value - first) / step)
        parts.append(text(x, BOTTOM + 24, number(value), "tick", "middle"))
    for value in ticks(0, 100 * top, 4):
        parts.append(line(left, up(value / 100), WIDTH - 20, up(value / 100), "grid"))
        parts.append(text(left - 8, up(value / 100) + 4, f"{number(value)} %", "tick", "end"))
    for one, share in zip(series, shares, strict=True):
        path = f"M{across(0):.1f} {up(0):.1f}"
        for place, height in enumerate(share):
            path += f"V{up(height):.1f}H{across(place + 1):.1f}"
        parts.append(
            f'<path d="{path}V{up(0):.1f}" fill="{one.tint}" stroke="{one.tint}" class="steps"/>'
        )
    parts.append(text(WIDTH - 20, BOTTOM + 48, unit, "tick", "end"))
    return picture(title, BOTTOM + 56, parts)


def _shares(values: Sequence[float], first: float, step: float, bins: int) -> list[float]:
    counts = [0] * bins
    for value in values:
        counts[int((value - first) // step)] += 1
    return [count / len(values) for count in counts] if values else [0.0] * bins


def legend(names: Sequence[str], colours: Sequence[str]) -> str:
    """Which colour is whose."""
    items = "".join(
        f'<li><span style="background:{tint}"></span>{escape(name)}</li>'
        for name, tint in zip(names, colours, strict=True)
    )
    return f'<ul class="legend">{items}</ul>'


def heat(share: float) -> str:
    """A background for a rate: foam above one half, coral below, the stronger the farther."""
    strength = min(abs(share - 0.5) * 1.4, 0.6)
    tint = "111, 224, 183" if share >= 0.5 else "255, 107, 87"
    return f"background: rgba({tint}, {strength:.2f})"
