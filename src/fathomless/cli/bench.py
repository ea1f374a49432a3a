"""`fathomless bench`: how fast the games run on this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.shell import print_json

if TYPE_CHECKING:
    from fathomless.arena.bench import BenchRow

EXAMPLES = (
    "fathomless bench",
    "fathomless bench --game the-abyss --seats 4 --seconds 3",
    "fathomless bench --json",
)

HEADS = (
    "game",
    "seats",
    "decisions per CPU second",
    "games per CPU second",
    "copy",
    "samples per second",
    "build",
)


def command() -> Callable[..., None]:
    return bench


def bench(
    game: Annotated[
        str | None, typer.Option(metavar="NAME", help="One game; without it all of them.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="One number of seats; without it each.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", help="About how long to measure for each row.")
    ] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the table of the README.")
    ] = False,
) -> None:
    """Measure random play, copies and samples (determinisations), on one core.

    The same games are played every time; only the machine makes a difference.
    """
    from fathomless.arena.bench import bench as measure
    from fathomless.core.errors import SetupError

    if not 0 < seconds <= 3600:
        raise SetupError("bench/invalid", f"A measurement takes up to 3600 seconds, not {seconds}.")
    rows = measure(None if game is None else [game], seats, seconds)
    if as_json:
        print_json([row.to_json() for row in rows])
    elif markdown:
        print("\n".join(markdown_table(rows)))
    else:
        print_table(rows)


def cells(row: BenchRow) -> list[str]:
    """One row of figures, rounded to what they are worth."""
    return [
        row.game,
        str(row.seats),
        f"{rounded(row.decisions_per_cpu_s):,}",
        f"{rounded(row.games_per_cpu_s):,}",
        f"{row.copy_us:.2f} µs",
        f"{rounded(row.determinise_per_s):,}",
        "compiled" if row.compiled else "interpreted",
    ]


def rounded(figure: float) -> int:
    """Three significant digits."""
    return int(float(f"{figure:.3g}"))


def markdown_table(rows: Sequence[BenchRow]) -> list[str]:
    """The rows as the README has them."""
    rule = ["---", *["---:"] * (len(HEADS) - 2), "---"]
    return [f"| {' | '.join(line)} |" for line in [HEADS, rule, *map(cells, rows)]]


def print_table(rows: Sequence[BenchRow]) -> None:
    """The rows for people."""
    from rich.table import Table

    from fathomless.play.terminal.screen import make_console

    table = Table(box=None, header_style="dim")
    table.add_column(HEADS[0])
    for head in HEADS[1:-1]:
        table.add_column(head, justify="right")
    table.add_column(HEADS[-1])
    for row in rows:
        table.add_row(*cells(row))
    make_console().print(table)
