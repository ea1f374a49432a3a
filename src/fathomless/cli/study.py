"""`fathomless study`: what a designer asks of a game, from many games of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.figures import counted_table, ends_table, table_with
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
    from rich.table import Table

    from fathomless.arena.study import Chapter, StudyResult

EXAMPLES = (
    "fathomless study the-abyss --games 2000",
    "fathomless study abyss --seats greedy,greedy,greedy --games 500 --out abyss.html",
    "fathomless study chasms --seats random,random --seed tide --json",
)
SHOWN = 6  # deeds of one kind in the terminal, from either end


def command() -> Callable[..., None]:
    return sigterm_ends_it_too(study)


def study(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="The bots, also my_bots:Cautious; without it greedy on as few seats as can be.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    jobs: Jobs = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots there.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; without it a fresh one, which is printed.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games and print what a designer asks of them.

    Who wins from which seat, how long games take, how they end, how often
    each card is taken and how often those who take it win. Ctrl+C or SIGTERM
    prints what the games so far show.
    """
    from fathomless.arena import study as arena
    from fathomless.arena.store import check_writable
    from fathomless.arena.workers import play_games
    from fathomless.core import game as register
    from fathomless.play.players import read_seats

    specs = (
        read_seats(seats, "greedy,random") if seats else ["greedy"] * register.get(game).seats.start
    )
    seed = fresh_seed() if seed is None else seed
    settings = read_settings(option or [])
    backend = partial(play_games, jobs=jobs_or_cores(jobs, specs))
    if out is not None:
        check_writable(out)
    with telling_that_nothing_is_done(), counting(game, games) as progress:
        result = arena.study(game, specs, games, seed, settings, backend, progress, may_stop=True)
    if out is not None:  # first: whoever reads the figures may stop before their end
        write(result, out, quiet=as_json)
    if as_json:
        print_json(result.to_json())
    else:
        print_result(result)
    leave_if_interrupted(len(result.records), result.wanted, as_json)


def print_result(result: StudyResult) -> None:
    """The figures, and the deeds that stand out."""
    from rich.text import Text

    from fathomless.arena.page import percent
    from fathomless.arena.study import FEWEST
    from fathomless.play.terminal.screen import make_console

    console = make_console()
    plan = result.plan
    lengths = result.lengths
    tables = "for one" if plan.seats == 1 else f"at {plan.seats} seats"
    if result.is_interrupted:
        console.print(Text(f" {interrupted_words(len(result.records), result.wanted)}\n"))
    console.print(Text(f" {len(result.records):,} games {tables}, {result.seconds:.1f} s"))
    facts = [plan.game, result.settings(), f"seed {one_line(plan.seed)}"]
    console.print(Text(" " + " · ".join(filter(None, facts)), style="dim"))
    rates = enumerate(result.seats, 1)
    wins = ", ".join(f"seat {seat} {percent(rate.rate)}" for seat, rate in rates)
    console.print(Text(f"\n wins: {percent(result.won.rate) if plan.seats == 1 else wins}"))
    middle = lengths[len(lengths) // 2]
    least, most = lengths[0], lengths[-1]
    console.print(Text(f" decisions: {least:,} to {most:,}, in half of the games up to {middle:,}"))
    console.print()
    console.print(ends_table(plan.game, result.reasons))
    if result.tie_breaks:
        console.print()
        console.print(counted_table("What broke ties", result.ties(), len(result.records)))
    for chapter in result.chapters():
        console.print()
        console.print(chapter_table(chapter, result.those))
    if rare := result.left_out():
        console.print(Text(f"\n left out, as done fewer than {FEWEST} times: {rare:,}"))


def write(result: StudyResult, path: Path, quiet: bool) -> None:
    """The page."""
    from fathomless.arena.study_page import html

    path.write_text(html(result), encoding="utf-8")
    if not quiet:
        typer.echo(f" written: {one_line(str(path))}")


def chapter_table(chapter: Chapter, those: str) -> Table:
    """The deeds of one kind that winners did most, and least."""
    from fathomless.arena.page import between, percent

    table = table_with(chapter.title, (f"of {those}", "won then", "95 %"))
    deeds = chapter.deeds
    shown = deeds if len(deeds) <= 2 * SHOWN else [*deeds[:SHOWN], None, *deeds[-SHOWN:]]
    for deed in shown:
        if deed is None:
            table.add_row(f"… {len(deeds) - 2 * SHOWN} more")
        else:
            interval = between(deed.won.interval)
            table.add_row(deed.name, percent(deed.done.rate), percent(deed.won.rate), interval)
    return table
