"""`fathomless games`: what there is to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from fathomless.cli.shell import print_json

EXAMPLES = ("fathomless games", "fathomless games --json")

# What comes next, so that the list is honest: name, title, seats, in a few words.
PLANNED = (
    ("abyss", "Abyss", "2–4", "Lords and Pearls"),
    ("chasms", "Chasms", "2–6", "hunters and Monsters"),
    ("the-abandons", "The Abandons", "1", "a labyrinth alone"),
)


def command() -> Callable[..., None]:
    return games


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games, their seats and their options."""
    rows = listing()
    if as_json:
        print_json(rows)
        return
    print_table(rows)


def listing() -> list[dict[str, object]]:
    """Every game as plain data: the playable ones, then the planned ones."""
    from fathomless import games as register

    rows: list[dict[str, object]] = []
    for game in register.all():
        low, high = game.seats.start, game.seats.stop - 1
        options: list[dict[str, object]] = [
            {"name": o.name, "default": o.default, "allowed": o.allowed, "help": o.help}
            for o in game.options
        ]
        rows.append(
            {
                "name": game.name,
                "title": game.title,
                "summary": game.summary,
                "seats": str(low) if low == high else f"{low}–{high}",
                "options": options,
                "rules_version": game.rules_version,
                "status": "playable",
                "provenance": game.provenance,
            }
        )
    known = {row["name"] for row in rows}
    for name, title, seats, summary in PLANNED:
        if name not in known:
            row = {"name": name, "title": title, "summary": summary, "seats": seats}
            rows.append({**row, "options": [], "status": "planned"})
    return rows


def print_table(rows: list[dict[str, object]]) -> None:
    """The list for people, and under it the options of each game."""
    from rich.table import Table
    from rich.text import Text

    from fathomless.play.terminal.screen import make_console

    console = make_console()
    table = Table(box=None, header_style="dim")
    for head in ("game", "title", "seats", "status", ""):
        table.add_column(head)
    for row in rows:
        style = "" if row["status"] == "playable" else "dim"
        cells = [str(row[field]) for field in ("name", "title", "seats", "status", "summary")]
        table.add_row(*[Text(cell) for cell in cells], style=style)
    console.print(table)
    for row in rows:
        options = row["options"]
        if not isinstance(options, list) or not options:
            continue
        console.print(Text(f"\n Options of {row['name']}", style="dim"))
        grid = Table.grid(padding=(0, 2))
        for option in options:
            written = Text(f" --option {option['name']}={option['default']}", style="bold")
            allowed = Text(str(option["allowed"]), overflow="fold")
            grid.add_row(written, allowed, Text(option["help"]))
        console.print(grid)
