"""Plots in rows, drawn with boxes of the page: they need no script, and no other file.

What is written in them is text of the page, so it is as large on a phone as anywhere, and is read
out. `histograms.py` has the plots with an upright axis.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from fathomless.arena.page import breakable
from fathomless.arena.page_text import PageWords

COLOURS = ("#f2c66d", "#6fb3cc", "#ff9683", "#6fe0b7", "#c3a1ee", "#a5b1c8", "#e3b23c", "#8b97a3")
MORE, LESS, UNCLEAR = "var(--foam)", "var(--coral)", "var(--quiet)"
MARGIN = 0.06  # of an axis, on either side of what it shows
EDGE = 3.0  # per cent of an axis
TICKS = 5  # at most; their numbers have room on a phone


@dataclass(frozen=True, slots=True)
class Span:
    """A value with its interval, and the name beside it."""

    name: str
    value: float
    low: float
    high: float
    text: str
    small: str = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """From numbers to places on an axis, in per cent of its length."""

    low: float
    high: float

    def place(self, value: float) -> float:
        """How far along the axis a value lies."""
        return 100.0 * (value - self.low) / (self.high - self.low)


def around(values: Iterable[float]) -> Scale:
    """An axis on which all of these have room."""
    known = list(values)
    low, high = min(known), max(known)
    margin = (high - low) * MARGIN or 1.0
    return Scale(low - margin, high + margin)


def colour(number: int) -> str:
    """Of one entrant, the same in every plot."""
    return COLOURS[number % len(COLOURS)]


def ticks(low: float, high: float, most: int = TICKS) -> list[float]:
    """Round numbers between two ends, at most so many."""
    if not high > low:
        return [low]
    rough = (high - low) / most
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    first = math.ceil(low / step)
    return [step * number for number in range(first, math.floor(high / step) + 1)]


def number(value: float, words: PageWords) -> str:
    """A tick's label."""
    if abs(value) >= 10 or value == int(value):
        return words.number(value)
    return words.number(value, max(1, -math.floor(math.log10(abs(value)))))


def grid(scale: Scale, mark: float | None) -> str:
    """The lines behind a plot, as a background: one for each tick, a dashed one for the mark."""
    lines = [] if mark is None else [f"var(--dashes) {scale.place(mark):.2f}% 0/1px 100% no-repeat"]
    lines += [
        f"linear-gradient(var(--line) 0 0) {scale.place(value):.2f}% 0/1px 100% no-repeat"
        for value in ticks(scale.low, scale.high)
    ]
    return f"--grid:{','.join(lines)}"


def axis(scale: Scale, words: PageWords) -> str:
    """The numbers below the lines."""
    labels = []
    for value in ticks(scale.low, scale.high):
        place = scale.place(value)
        labels.append(
            f'<span{at_end(place)} style="left:{place:.2f}%">{number(value, words)}</span>'
        )
    return f'<div class="ticks" aria-hidden="true">{"".join(labels)}</div>'


def at_end(place: float) -> str:
    """The class of a label at an end of its axis: on a phone there is hardly room beyond."""
    if EDGE < place < 100.0 - EDGE:
        return ""
    return ' class="first"' if place <= EDGE else ' class="last"'


def whisker(scale: Scale, value: float, interval: tuple[float, float], tint: str) -> str:
    """A dot, and a line for its interval."""
    left, right = (scale.place(end) for end in interval)
    line = f"left:{left:.2f}%;width:{right - left:.2f}%;background:{tint}"
    dot = f"left:{scale.place(value):.2f}%;background:{tint}"
    return f'<i class="whisker" style="{line}"></i><i class="dot" style="{dot}"></i>'


def figure(words: str, small: str) -> str:
    """A number, with something smaller behind it."""
    behind = f" <small>{escape(small)}</small>" if small else ""
    return f'<span class="figure">{escape(words)}{behind}</span>'


def spans(
    title: str,
    rows: Sequence[Span],
    colours: Sequence[str],
    words: PageWords,
    mark: float | None = None,
) -> str:
    """Values one below the other, each with a whisker for its interval; a mark is a dashed line."""
    ends = [end for row in rows for end in (row.low, row.high)]
    scale = around(ends if mark is None else [*ends, mark])
    lines = [
        f'<div class="row"><span class="name">{breakable(row.name)}</span><span class="track">'
        f"{whisker(scale, row.value, (row.low, row.high), tint)}</span>"
        f"{figure(row.text, row.small)}</div>"
        for row, tint in zip(rows, colours, strict=True)
    ]
    return (
        f'<div class="plot" role="group" aria-label="{escape(title)}" style="{grid(scale, mark)}">'
        f'{"".join(lines)}<div class="axis">{axis(scale, words)}</div></div>'
    )


def bars(title: str, rows: Sequence[Span], tint: str = COLOURS[1]) -> str:
    """Parts of a whole, in per cent, each as a bar below what it is."""
    lines = []
    for row in rows:
        line = f"left:{row.low:.2f}%;width:{row.high - row.low:.2f}%"
        lines.append(
            f'<div class="bar"><span class="name">{escape(row.name)}</span>'
            f'{figure(row.text, row.small)}<span class="track">'
            f'<i style="width:{row.value:.2f}%;background:{tint}"></i>'
            f'<i class="whisker" style="{line}"></i></span></div>'
        )
    label = escape(title)
    return f'<div class="plot bars" role="group" aria-label="{label}">{"".join(lines)}</div>'


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
