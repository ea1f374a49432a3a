"""How parts of a table are laid out: in columns, in lines that wrap between things, in a strip."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.text import Text

from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.screen import ASCII

GAP = 2  # cells between columns
APART = "   "  # between things that share a line
LEAST_NAME = 8  # cells of a name, with the sign before it, that are kept in any case


def cut(text: Text, width: int) -> Text:
    """No longer than this, with an ellipsis where something is missing."""
    text.truncate(max(width, 1), overflow="ellipsis")
    return text


def aligned(
    rows: Sequence[Sequence[Text]], figures: Collection[int] = (), gap: int = GAP
) -> list[Text]:
    """Cells under each other, figures to the right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        line = Text("")
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            rest = " " * (width - cell.cell_len)
            left, right = (rest, "") if number in figures else ("", rest)
            line.append(left).append_text(cell).append(right + " " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def flowed(label: Text, things: Sequence[Text], width: int) -> Text:
    """A label and things beside it, wrapped between them; a long one between its words."""
    indent = label.cell_len + 1
    whole = [part for thing in things for part in broken(thing, width - indent)]
    rows = filled(whole, width - indent)
    return beside(label, [Text(APART).join(row) for row in rows], width)


def limited(label: Text, things: Sequence[Text], scene: Scene, most: int) -> Text:
    """The same in at most so many lines; with 0, in as many as it takes.

    What has no room is counted at the end, with the key that shows it.
    """
    if not most:
        return flowed(label, things, scene.width)
    room = scene.width - label.cell_len - 1
    rows = filled(things, room)
    if len(rows) <= most:
        return beside(label, [Text(APART).join(row) for row in rows], scene.width)
    last, hidden = rows[most - 1], sum(len(row) for row in rows[most:])
    while True:
        rest = Text(scene.words("table.rest", n=hidden), style="dim")
        left = room - rest.cell_len - len(APART)
        if len(last) == 1 or Text(APART).join(last).cell_len <= left:
            break
        hidden += 1
        last = last[:-1]
    ending = Text(APART).join([cut(Text(APART).join(last), left), rest])
    return beside(
        label, [*(Text(APART).join(row) for row in rows[: most - 1]), ending], scene.width
    )


def filled(things: Sequence[Text], width: int) -> list[list[Text]]:
    """Things in rows, as many in each as fit."""
    rows: list[list[Text]] = []
    used = 0
    for thing in things:
        used += len(APART) + thing.cell_len
        if rows and used <= width:
            rows[-1].append(thing)
        else:
            rows.append([thing])
            used = thing.cell_len
    return rows


def beside(label: Text, rows: Sequence[Text], width: int) -> Text:
    """Lines to the right of a label."""
    blank = Text(" " * label.cell_len)
    lines = [
        cut(Text("").append_text(blank if number else label).append(" ").append_text(row), width)
        for number, row in enumerate(rows or [Text("")])
    ]
    return Text("\n").join(lines)


def broken(text: Text, width: int) -> list[Text]:
    """A text in pieces that are no longer than this, broken between words."""
    pieces, start = [], 0
    for line in wrap(text.plain, max(width, 1), break_on_hyphens=False):
        start = text.plain.index(line, start)
        pieces.append(text[start : start + len(line)])
        start += len(line)
    return pieces


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a strip: what is printed on it, and what lies there."""

    title: str
    content: Text
    marked: bool = False


def strip(spaces: Sequence[Space], scene: Scene) -> list[Text]:
    """Spaces side by side that share their walls, as three lines; all are equally wide."""
    top_left, top_right, low_left, low_right, across, down = list(scene.symbols.frame)
    tee_down, tee_up = ("+", "+") if scene.symbols is ASCII else ("┬", "┴")
    widest = max(max(len(space.title) + 4, space.content.cell_len + 2) for space in spaces)
    inner = min(widest, (scene.width - 2) // len(spaces) - 1)
    tops, lows, middle = [], [], Text(f" {down}", style="dim")
    for space in spaces:
        edge = "" if space.marked else " "
        tops.append(f"{across}{edge}{space.title} ".ljust(inner, across)[:inner])
        lows.append(across * inner)
        content = cut(space.content.copy(), inner)
        left = (inner - content.cell_len) // 2
        middle.append(" " * left).append_text(content)
        middle.append(" " * (inner - left - content.cell_len)).append(down)
    top = Text(f" {top_left}{tee_down.join(tops)}{top_right}", style="dim")
    low = Text(f" {low_left}{tee_up.join(lows)}{low_right}", style="dim")
    for number, space in enumerate(spaces):
        if space.marked:
            top.stylize("not dim bold yellow", 2 + number * (inner + 1), 2 + (number + 1) * inner)
    return [top, middle, low]


def bar(have: int, need: int, scene: Scene) -> Text:
    """A cell for each point that is needed, filled as far as they are there."""
    full = min(have, need)
    style = "bold green" if have >= need else "bold yellow"
    line = Text("").append(scene.symbols.full_bar * full, style=style)
    line.append(scene.symbols.rest_bar * (need - full), style="dim")
    return line.append(f" {have}/{need}", style=style)


# -- players ---------------------------------------------------------------------------------------


def named_rows(
    rows: Sequence[Sequence[Text]], active: int, figures: Collection[int], scene: Scene
) -> list[Text]:
    """A head and a row for each seat, with names before them; whose turn it is, is pointed at.

    Where that is too wide, who plays a seat is left out; then names are shortened, or the last
    column is, if it is not of figures.
    """
    names = [Text(""), *(seat_name(seat, active, scene) for seat in range(len(rows) - 1))]
    kinds = [Text(""), *(Text(scene.kind(seat), style="dim") for seat in range(len(rows) - 1))]
    moved = [number + 2 for number in figures]
    full = [[*pair, *row] for *pair, row in zip(names, kinds, rows, strict=True)]
    lines = aligned(full, moved)
    if widest(lines) <= scene.width:
        return lines
    moved = [number + 1 for number in figures]
    lines = aligned([[name, *row] for name, row in zip(names, rows, strict=True)], moved)
    if len(figures) < len(rows[0]):
        return [cut(line, scene.width) for line in lines]
    room = widest(names) - max(widest(lines) - scene.width, 0)
    cells = [
        [cut(name, max(room, LEAST_NAME)), *row] for name, row in zip(names, rows, strict=True)
    ]
    return [cut(line, scene.width) for line in aligned(cells, moved)]


def widest(texts: Sequence[Text]) -> int:
    """The width of the widest."""
    return max(text.cell_len for text in texts)


def seat_name(seat: int, active: int, scene: Scene) -> Text:
    """A player's name, after the sign of the turn."""
    turn = scene.symbols.turn if seat == active else " "
    line = Text("").append(f" {turn} ", style="bold yellow")
    return line.append(scene.name(seat), style="bold" if seat == scene.reader else "")
