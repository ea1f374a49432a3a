"""`fathomless matches`: the matches of the terminal that are kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from fathomless.cli.shell import print_json

EXAMPLES = ("fathomless matches", "fathomless matches --json")


def command() -> Callable[..., None]:
    return matches


def matches(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the matches played in the terminal, the last played first.

    Tables of a server are not among them: they are kept in its database, and its page lists them.
    """
    from fathomless.play.files import matches_folder, saved_matches

    rows = [describe(path) for path in saved_matches()]
    if as_json:
        print_json(rows)
    elif rows:
        print_table(rows)
    else:
        print(f"No match of the terminal is kept in {matches_folder()} yet.")


def describe(path: Path) -> dict[str, object]:
    """One match as plain data; a damaged one says what is wrong with it."""
    from fathomless.core.errors import FathomlessError
    from fathomless.play.files import match_name, read_bytes
    from fathomless.play.record import parse, players_of, split_torn

    row: dict[str, object] = {"name": match_name(path), "path": str(path)}
    try:
        replay = parse(path, split_torn(read_bytes(path))[0])
        over = replay.run().is_over
    except FathomlessError as error:
        return {**row, "status": error.code, "game": "", "players": [], "moves": 0, "seed": ""}
    return {
        **row,
        "status": "finished" if over else "waiting",
        "game": replay.game.name,
        "players": [player.spec for player in players_of(replay)],
        "moves": len(replay.actions),
        "seed": replay.seed,
    }


def print_table(rows: list[dict[str, object]]) -> None:
    from rich.table import Table
    from rich.text import Text

    from fathomless.play.terminal.screen import make_console

    table = Table(box=None, header_style="dim")
    for head in ("match", "game", "players", "status"):
        table.add_column(head)
    table.add_column("moves", justify="right")
    for row in rows:
        players = row["players"]
        seats = ", ".join(players) if isinstance(players, list) else ""
        cells = [row["name"], row["game"], seats, row["status"], row["moves"]]
        table.add_row(*[Text(str(cell)) for cell in cells])
    console = make_console()
    console.print(table)
    note = "Played in the terminal. The tables of a server are on its page."
    console.print(Text(f"\n {note}", style="dim"))
