"""`fathomless arena`: a tournament between bots, and how strong each of them is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.figures import ends_table
from fathomless.cli.interrupted import sigterm_ends_it_too
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

    from fathomless.arena.plan import Plan
    from fathomless.arena.store import GameStore
    from fathomless.arena.tournament import Backend, TournamentResult
    from fathomless.core.game import Game

EXAMPLES = (
    "fathomless arena the-abyss --bots random,greedy,ismcts:200 --games 600",
    "fathomless arena abyss --seats 4 --bots ismcts:500,greedy --lone --games 80 --out strength",
    "fathomless arena the-abyss --bots ismcts:400,ismcts:200 --better --games 20000",
    "fathomless arena chasms --bots sunlit,twilight,midnight,abyssal,hadal --games 300",
    "fathomless arena the-abyss --bots greedy --bot 'node examples/stdio-bot.mjs' --games 100",
    "fathomless arena the-abyss --bots greedy,my_bots:Cautious --games 100",
    "fathomless arena the-abandons --bots greedy,random --games 1000",
)


def command() -> Callable[..., None]:
    return sigterm_ends_it_too(arena)


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    bots: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="The bots, such as midnight,greedy,ismcts:200, or a class: my_bots:Cautious.",
        ),
    ] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="COMMAND", help="A bot of your own: a program (docs/bots.md)."),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games in all.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(metavar="K", help="How many sit at each table; 2 where the game allows it."),
    ] = None,
    lone: Annotated[
        bool, typer.Option("--lone", help="Each bot alone at a table of each other.")
    ] = False,
    better: Annotated[
        bool,
        typer.Option("--better", help="Is the first of two better or worse? Stops when it knows."),
    ] = False,
    jobs: Jobs = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Keep the games and a report there; again to continue."
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; without it a fresh one, which is printed.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play a tournament and rate them, with 95 % intervals.

    Every deal is played by every line-up, once for each rotation over the
    seats; intervals go by whole deals, as the games of one are alike. With
    --out the games are kept as they are finished: the same command continues
    an interrupted tournament, or lengthens one. Ctrl+C or SIGTERM
    interrupts it, and ends the programs that play.
    """
    from fathomless.arena.outside import OUTSIDE
    from fathomless.play.players import read_list

    specs = read_list(bots, "arena/invalid", "Bots", "greedy,random") if bots else []
    specs += [OUTSIDE + line for line in bot or []]
    seed = seed_of(out) if seed is None else seed
    plan = make_plan(game, specs, seats, lone, seed, read_settings(option or []))
    result, written = run(plan, games, backend_of(jobs, cluster, specs), out, better)
    if as_json:
        print_json(result.to_json())
        return
    print_result(result)
    if written:
        typer.echo(" written: " + ", ".join(one_line(str(path)) for path in written))


def seed_of(out: Path | None) -> str:
    """The seed of the tournament that is continued, or a fresh one."""
    from fathomless.arena.store import seed_in

    kept = None if out is None else seed_in(out)
    return fresh_seed() if kept is None else kept


def make_plan(
    game: str,
    specs: list[str],
    seats: int | None,
    lone: bool,
    seed: str,
    options: dict[str, object],
) -> Plan:
    """Who plays whom."""
    from fathomless import games
    from fathomless.arena.plan import all_line_ups, check_seats, lone_line_ups, make_plan

    facts = games.get(game)
    check_bots(facts, specs, lone)
    if seats is None:
        seats = 2 if 2 in facts.seats else min(facts.seats)
    check_seats(game, seats, options)  # first: of too many there are endless line-ups
    line_ups = lone_line_ups(len(specs), seats) if lone else all_line_ups(len(specs), seats)
    return make_plan(game, specs, seed, options, line_ups)


def check_bots(facts: Game, specs: list[str], lone: bool) -> None:
    """Refuse bots that have nobody to be compared with."""
    from fathomless.core.errors import SetupError

    is_solo = max(facts.seats) == 1
    if not specs:
        raise SetupError("arena/invalid", "Name the bots: --bots greedy,random.")
    if is_solo and lone:
        raise SetupError("arena/solo", f"{facts.title} is for one: --lone has no meaning there.")
    if len(specs) == 1 and not is_solo:
        raise SetupError(
            "arena/one-bot",
            "A tournament takes at least 2 bots. One against itself: fathomless simulate.",
        )


def backend_of(jobs: int | None, cluster: str | None, specs: list[str]) -> Backend:
    """Where the games are played; refused before there is a folder."""
    if cluster is not None:
        from fathomless.arena.cluster import check_cluster, play_on_cluster

        check_cluster(cluster)
        return partial(play_on_cluster, address=cluster)
    from fathomless.arena.workers import play_games

    return partial(play_games, jobs=jobs_or_cores(jobs, specs))


def run(
    plan: Plan, games: int, backend: Backend, out: Path | None, better: bool
) -> tuple[TournamentResult, list[Path]]:
    """The tournament, and the files of its report.

    They are written before anything is printed, as whoever reads that may go away, and before
    anybody else may play into the folder.
    """
    from contextlib import ExitStack, closing

    from fathomless.arena import tournament
    from fathomless.arena.store import GameStore

    tournament.check(plan, games, better)  # before there is a folder
    with ExitStack() as stack:
        store = None if out is None else stack.enter_context(closing(GameStore(out, plan)))
        with telling_what_is_kept(store), counting(plan.game, games) as progress:
            result = tournament.run(plan, games, backend, store, progress, better)
        return result, [] if out is None else write(result, out)


@contextmanager
def telling_what_is_kept(store: GameStore | None) -> Iterator[None]:
    """On Ctrl-C, what is safe and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if store is None:
            said = "No game is kept; with --out FOLDER every game is, and the command continues."
        else:
            count = len(store.records)
            are = "1 game is" if count == 1 else f"{count:,} games are"
            said = f"{are} kept in {store.path.parent}. The same command goes on from there."
        typer.echo(f"Interrupted. {said}", err=True)
        raise


def print_result(result: TournamentResult) -> None:
    """The table, and the facts of the whole."""
    from rich.text import Text

    from fathomless.arena.report import promise_words, verdict_words
    from fathomless.play.terminal.screen import make_console

    console = make_console()
    console.print(table_of(result))
    plan = result.plan
    settings = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    if result.verdict is not None:
        console.print(Text(f"\n {verdict_words(result)}"))
        console.print(Text(f" {promise_words()}", style="dim"))
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats"
    played = len(result.records)
    deals = deals_words(played, plan.games_per_deal)
    console.print(Text(f"\n {played:,} games at {seats}, {deals}, {result.seconds:.1f} s"))
    console.print(Text(f" {plan.game} · {settings} · seed {one_line(plan.seed)}", style="dim"))
    console.print()
    console.print(ends_table(plan.game, result.reasons))


def deals_words(played: int, per_deal: int) -> str:
    """On how many deals so many games are; luck hits all alike on whole ones alone."""
    whole, rest = divmod(played, per_deal)
    if not rest:
        return "1 deal" if whole == 1 else f"{whole:,} deals"
    of_it = f"{rest} of the {per_deal} games of one"
    return f"{whole:,} whole {'deal' if whole == 1 else 'deals'} and {of_it}" if whole else of_it


def table_of(result: TournamentResult) -> Table:
    """Every bot in a row. In a game for one nobody is beaten: how often it won, and its score."""
    from rich.table import Table

    is_solo = result.plan.seats == 1
    heads: tuple[str, ...] = ("won", "95 %", "score", "95 %", "games")
    if not is_solo:
        heads = ("rating", "95 %", "wins", "95 %", "total", "place", "games")
    table = Table(box=None, header_style="dim")
    table.add_column("bot", overflow="fold")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for entrant in result.order:
        row = solo_cells(result, entrant) if is_solo else cells(result, entrant)
        table.add_row(*row)
    return table


def solo_cells(result: TournamentResult, entrant: int) -> list[str]:
    """One row of the table of a game for one."""
    from fathomless.arena.outside import shown_name

    done = result.entrants[entrant]
    low, high = done.win_interval
    least, most = done.total_interval
    return [
        shown_name(done.spec),
        f"{100 * done.win_rate:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{done.mean_total:.1f}",
        f"{least:.1f} to {most:.1f}",
        f"{done.games:,}",
    ]


def cells(result: TournamentResult, entrant: int) -> list[str]:
    """One row of the table of a tournament."""
    from fathomless.arena.outside import shown_name

    done, rating = result.entrants[entrant], result.ratings[entrant]
    low, high = done.win_interval
    return [
        shown_name(done.spec),
        f"{rating.mean:.0f}",
        f"±{rating.high - rating.mean:.0f}",
        f"{100 * done.win_rate:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{done.mean_total:.1f}",
        f"{done.mean_rank:.2f}",
        f"{done.games:,}",
    ]


def write(result: TournamentResult, folder: Path) -> list[Path]:
    """The report beside the games; its files."""
    from importlib.util import find_spec

    from fathomless.arena.report import write_parquet, write_report

    written = write_report(result, folder)
    if find_spec("pyarrow") is not None:
        written.append(write_parquet(result, folder))
    return written
