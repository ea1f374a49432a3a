"""`fathomless play`: a table in the browser, or a match in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

EXAMPLES = (
    "fathomless play",
    "fathomless play the-abyss",
    "fathomless play the-abyss --seats me,sunlit,hadal --name Ines",
    "fathomless play the-abyss --seats me,open,midnight --option target=40",
    "fathomless play the-abyss --terminal --seats me,twilight,ismcts --seed tide",
    "fathomless play --resume",
    "fathomless play --resume the-abyss-3 --lang pl",
)
GAME_HELP = "The game; with --resume the match, or nothing for the one last played."
SEATS_HELP = (
    "Who sits where: me, or a bot, from weak to strong sunlit, twilight, midnight, abyssal, hadal. "
    "In the browser also open (for whoever has the link); in the terminal also any other bot, "
    "such as greedy, ismcts:400, hadal:1.5s. Without it: you and two of midnight."
)
SAVE_HELP = "Keep the match under this name, or in this file; in the terminal."
PORT_HELP = "The port of the table's address; without it 8642, or a free one if that is taken."


def command() -> Callable[..., None]:
    return play


def play(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME] | --resume [MATCH]", help=GAME_HELP)
    ] = None,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP, metavar="LIST")] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; without it a fresh one, known at the end.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="Your name; once for each person, in seat order.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(envvar="FATHOMLESS_LANG", help="Language of the table: en or pl.")
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here instead of in the browser.")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a match that was left in the terminal.")
    ] = False,
    save: Annotated[str | None, typer.Option(metavar="NAME", help=SAVE_HELP)] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help=PORT_HELP)] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, or print the address only.")
    ] = True,
) -> None:
    """Play a match against bots or with others, in the browser or in this terminal.

    A game opens a new table of it; seats, names, options or a seed set that table at once.
    """
    from fathomless.cli import browser
    from fathomless.cli import terminal as here
    from fathomless.play.words import Words

    words = Words(lang or "en")
    if resume:
        # A match has a language of its own; one that is asked for now counts more, the usual less.
        chosen = words if typed(context, "lang") else None
        fixed = {"--seats": seats, "--seed": seed, "--option": option, "--name": name}
        here.refuse_fixed({**fixed, "--save": save})
        here.resume_match(game, words, chosen)
    elif terminal or save is not None:
        here.start_match(game, seats, seed, option or [], name or [], words, save)
    else:
        table = browser.read_table(game, seats, seed, option or [], name or [])
        browser.play(browser.Visit(game, table, lang), port, open_page)


def typed(context: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line, and is not from the environment."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
