"""`fathomless replay`: look at a match again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.play import typed

if TYPE_CHECKING:
    from fathomless.play.words import Words

EXAMPLES = (
    "fathomless replay the-abyss-3",
    "fathomless replay game.replay --at 40",
    "fathomless replay game.replay --seat 0 --lang pl",
    "fathomless replay game.replay | less",
)


def command() -> Callable[..., None]:
    return replay


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A replay, or a match by its name.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the moment after N moves and leave.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="See it from this seat; without: a spectator.")
    ] = None,
    lang: Annotated[
        str, typer.Option(envvar="FATHOMLESS_LANG", help="Language of the table: en or pl.")
    ] = "en",
) -> None:
    """Check a replay and look at it, move by move; without a terminal, print its log."""
    from fathomless.play.words import Words

    show(file, at, seat, Words(lang), own=not typed(context, "lang"))


def show(file: str, at: int | None, seat: int | None, words: Words, *, own: bool) -> None:
    """One moment, or the way through all of them, or the log."""
    from fathomless.core.errors import ReplayError, SetupError
    from fathomless.play.files import load_replay, replay_path
    from fathomless.play.record import language_of
    from fathomless.play.terminal.screen import Screen, make_console
    from fathomless.play.terminal.viewer import Film, Viewer
    from fathomless.play.words import Words

    film = Film(load_replay(replay_path(file)))
    if seat is not None and not 0 <= seat < film.replay.seats:
        raise SetupError("seats/invalid", f"The match has seats 0 to {film.replay.seats - 1}.")
    if at is not None and not 0 <= at <= film.moves:
        raise ReplayError("replay/position", f"The match has moves 0 to {film.moves}, not {at}.")
    if own:  # its own language, if it has one
        words = Words(language_of(film.replay) or words.language)
    screen = Screen(make_console())
    viewer = Viewer(film, screen, words, seat)
    if at is not None:
        screen.live = False
        viewer.show(at, hint=False)
    elif screen.live:
        viewer.run()
    else:
        viewer.show_log()
