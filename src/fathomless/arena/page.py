"""A page of figures and plots in one file, to be opened from anywhere and sent to anybody."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from fathomless.arena.page_style import STYLE

LONG: Final = 10  # characters of a name that may have no room in one line
# Behind a sign, before the number of processes, and between the words of a name like CautiousBot.
BREAKS: Final = re.compile(r"(?<=\w[:_/=-])(?=\w)|(?<=\w\.)(?=[a-zA-Z_])|(?=@)|(?<=[a-z])(?=[A-Z])")


def page(title: str, lead: str, sections: Sequence[str], language: str = "en") -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(lead)}</p>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def breakable(name: str) -> str:
    """A name as HTML; a long one is broken between its parts, where it has to be."""
    if len(name) < LONG:
        return escape(name)
    return "<wbr>".join(map(escape, BREAKS.split(name)))


def section(title: str, explanation: str, *parts: str, wide: bool = False) -> str:
    """A chapter: what it shows, then the plot or the table; a wide one takes what room there is."""
    about = f"<p>{escape(explanation)}</p>\n" if explanation else ""
    kind = ' class="wide"' if wide else ""
    inner = "\n".join(parts)
    return f"<section{kind}>\n<h2>{escape(title)}</h2>\n{about}{inner}\n</section>"


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "", style: str = ""
) -> str:
    """A table; the cells are HTML already. A narrow page moves it sideways, but for its names."""
    head = "".join(f'<th scope="col">{breakable(name)}</th>' for name in heads)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    look = (f' class="{kind}"' if kind else "") + (f' style="{style}"' if style else "")
    return (
        f'<div class="scroll" tabindex="0"><table{look}>\n<thead><tr>{head}</tr></thead>\n<tbody>\n'
        f"{body}\n</tbody>\n</table></div>"
    )


def fold(summary: str, *parts: str) -> str:
    """What is there for those who want to see all of it."""
    inner = "\n".join(parts)
    return f"<details><summary>{escape(summary)}</summary>\n{inner}\n</details>"


def cell(words: str, small: str = "", style: str = "") -> str:
    """A cell, with something smaller behind what it says."""
    dressed = f' style="{style}"' if style else ""
    behind = f" <small>{escape(small)}</small>" if small else ""
    return f"<td{dressed}>{breakable(words)}{behind}</td>"


def percent(share: float) -> str:
    """A rate for people."""
    return f"{100 * share:.1f} %"


def between(interval: tuple[float, float]) -> str:
    """An interval of rates for people."""
    low, high = interval
    return f"{100 * low:.1f} to {100 * high:.1f}"
