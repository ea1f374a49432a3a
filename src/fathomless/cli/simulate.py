"""`fathomless simulate`: many games between bots, and what they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.figures import ends_table
from fathomless.cli.interrupted import (
    interrupted_words,
    leave_if_interrupted,
    sigterm_ends_it_too,
    telling_that_nothing_is_done,
)
from fathomless.cli.shell import (
    Jobs,
    counting,
    fresh_seed,
    jobs_or_cores,
    one_line,
    print_json,
    read_settings,
)

if TYPE_CHECKING:
    from fathomless.arena.result import EntrantResult, SimulationResult

EXAMPLES = (
    "fathomless simulate the-abyss --seats greedy,random --games 1000",
    "fathomless simulate the-abyss --seats ismcts:200,greedy,greedy --games 90",
    "fathomless simulate the-abyss --seats random,random --option deck=beginner --seed tide --json",
)


def command() -> Callable[..., None]:
    return sigterm_ends_it_too(simulate)


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    seats: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="The bots, such as midnight,greedy,ismcts:200, or a class: my_bots:Cautious.",
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    jobs: Jobs = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; without it a fresh one, which is printed.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games and print their win rates with 95 % intervals.

    Every deal is played once for each rotation of the bots over the seats;
    intervals go by whole deals, as the games of one are alike. Ctrl+C or
    SIGTERM prints what the games so far show.
    """
    from fathomless.arena import simulate as arena
    from fathomless.play.players import read_seats

    seed = fresh_seed() if seed is None else seed
    specs = read_seats(seats, "greedy,random")
    settings, jobs = read_settings(option or []), jobs_or_cores(jobs, specs)
    with telling_that_nothing_is_done(), counting(game, games) as progress:
        result = arena.simulate(game, specs, games, seed, settings, jobs, progress, may_stop=True)
    if as_json:
        print_json(result.to_json())
    else:
        print_result(result)
    leave_if_interrupted(result.games, result.wanted, as_json)


def print_result(result: SimulationResult) -> None:
    """The table, and the facts of the whole."""
    from rich.table import Table
    from rich.text import Text

    from fathomless.play.terminal.screen import make_console

    table = Table(box=None, header_style="dim")
    table.add_column("bot", overflow="fold")
    for head in ("wins", "win rate", "95 %", "mean total", "95 %", "mean place"):
        table.add_column(head, justify="right", no_wrap=True)
    for entrant in result.entrants:
        table.add_row(*cells(entrant))
    console = make_console()
    console.print(table)
    settings = ", ".join(f"{name}={value}" for name, value in result.options.items())
    speed = f"{result.seconds:.1f} s, {result.games_per_second:,.1f} games/s"
    if result.games < result.wanted:
        console.print(Text(f"\n {interrupted_words(result.games, result.wanted)}"))
    console.print(Text(f"\n {result.games:,} games, {result.decisions:,} decisions, {speed}"))
    console.print(Text(f" {result.game} · {settings} · seed {one_line(result.seed)}", style="dim"))
    console.print()
    console.print(ends_table(result.game, result.reasons))


def cells(entrant: EntrantResult) -> list[str]:
    """One row of the table."""
    low, high = entrant.win_interval
    least, most = entrant.total_interval
    return [
        entrant.spec,
        f"{entrant.wins:g}",
        f"{100 * entrant.win_rate:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{entrant.mean_total:.1f}",
        f"{least:.1f} to {most:.1f}",
        f"{entrant.mean_rank:.2f}",
    ]
