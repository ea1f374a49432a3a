"""Tables of figures, as several commands print them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table


def table_with(title: str, heads: tuple[str, ...]) -> Table:
    """An empty table of a label and figures."""
    from rich.table import Table

    table = Table(box=None, header_style="dim")
    table.add_column(title, overflow="fold")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def counted_table(title: str, rows: list[tuple[str, int]], count: int) -> Table:
    """Labels with how many games, and which part of all."""
    from fathomless.arena.page import percent

    table = table_with(title, ("games", "share"))
    for label, number in rows:
        table.add_row(label, f"{number:,}", percent(number / count))
    return table


def ends_table(game: str, reasons: dict[str, int]) -> Table:
    """How games ended, in the game's words."""
    from fathomless.arena.words import ends_in_words

    ends = ends_in_words(game, reasons)
    return counted_table("How the games ended", ends, sum(reasons.values()))
