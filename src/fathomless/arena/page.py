"""A page of figures and plots in one file, to be opened from anywhere and sent to anybody."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: dark; --ink: #eaf4f2; --quiet: #9fb9bb; --line: rgba(234,244,242,.12);
  --box: #06202a; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; color: var(--ink); font: 16px/1.5 "Alegreya Sans", "Gill Sans",
  "Segoe UI", sans-serif; background: #03121a linear-gradient(180deg, #0a3540, #062430 42%, #03121a)
  no-repeat; }
main { max-width: 780px; margin: 0 auto; padding: 40px 20px 80px; }
h1, h2 { font-family: Marcellus, "Palatino Linotype", Palatino, serif; font-weight: 400;
  line-height: 1.15; }
h1 { font-size: 2.25rem; margin: 0 0 6px; }
h2 { font-size: 1.4rem; margin: 0 0 4px; }
h1, p, .legend { overflow-wrap: anywhere; }
p { margin: 0 0 12px; color: var(--quiet); }
section { margin-top: 28px; padding: 20px 24px 18px; border-radius: 10px;
  background: var(--box);
  box-shadow: inset 0 1px 0 rgba(234,244,242,.16), inset 0 0 0 1px rgba(234,244,242,.07); }
.verdict { font-size: 1.125rem; color: var(--ink); }
.scroll { overflow-x: auto; background:
  linear-gradient(90deg, transparent, var(--box) 50%) 100% / 44px 100% no-repeat local,
  linear-gradient(90deg, transparent, rgba(111,224,183,.3)) 100% / 16px 100% no-repeat scroll; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { color: var(--quiet); font-weight: 400; text-align: right; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { position: sticky; left: 0; z-index: 1; padding-left: 0;
  min-width: 84px; max-width: 180px; text-align: left; white-space: normal;
  overflow-wrap: anywhere; background: var(--box); }
tr:last-child td { border-bottom: 0; }
small { color: var(--quiet); font-size: .8125rem; }
td[style] small { color: inherit; }
svg { display: block; width: 100%; height: auto; margin-top: 8px; }
svg text { fill: var(--ink); font: 14px "Alegreya Sans", "Gill Sans", "Segoe UI", sans-serif; }
svg .tick { fill: var(--quiet); font-size: 12px; }
svg .figure { font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); }
svg .mark { stroke: var(--quiet); stroke-dasharray: 4 4; }
svg .whisker { stroke-width: 3; stroke-linecap: round; opacity: .65; }
svg .steps { fill-opacity: .1; stroke-width: 2; stroke-linejoin: round; }
svg .whisker, svg .steps { vector-effect: non-scaling-stroke; }
@media (max-width: 640px) {
  main { padding: 20px 10px 40px; }
  h1 { font-size: 1.75rem; }
  section { margin-top: 16px; padding: 16px 14px; }
  svg text { font-size: 18px; }
  svg .tick { font-size: 16px; }
  table { font-size: .875rem; }
  th, td { padding: 6px 7px; }
  th { white-space: normal; vertical-align: bottom; }
  small { display: block; font-size: .75rem; }
  th:first-child, td:first-child { max-width: 124px; padding-left: 0; }
}
@media (max-width: 480px) {
  svg text { font-size: 24px; }
  svg .tick { font-size: 22px; }
  svg circle { r: 9px; }
}
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; margin: 8px 0 0;
  padding: 0; }
.legend span { display: inline-block; width: 10px; height: 10px; border-radius: 5px;
  margin-right: 7px; }
"""


def page(title: str, lead: str, sections: Sequence[str]) -> str:
    """The whole file."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(lead)}</p>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, explanation: str, *parts: str) -> str:
    """A chapter: what it shows, then the plot or the table."""
    return (
        f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(explanation)}</p>\n"
        + "\n".join(parts)
        + "\n</section>"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the cells are HTML already. A narrow page moves it sideways, but for its names."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return (
        f'<div class="scroll" tabindex="0"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n'
        f"{body}\n</tbody>\n</table></div>"
    )


def cell(words: str, small: str = "", style: str = "") -> str:
    """A cell, with something smaller behind what it says."""
    dressed = f' style="{style}"' if style else ""
    behind = f" <small>{escape(small)}</small>" if small else ""
    return f"<td{dressed}>{escape(words)}{behind}</td>"


def percent(share: float) -> str:
    """A rate for people."""
    return f"{100 * share:.1f} %"


def between(interval: tuple[float, float]) -> str:
    """An interval of rates for people."""
    low, high = interval
    return f"{100 * low:.1f} to {100 * high:.1f}"
