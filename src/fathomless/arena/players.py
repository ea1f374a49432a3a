"""Who plays: a bot of this package, a class of one's own, or a program that talks over pipes."""

from __future__ import annotations

from collections.abc import Callable

from fathomless import bots
from fathomless.arena import outside
from fathomless.arena.crew import crew_of
from fathomless.arena.outside import OUTSIDE
from fathomless.arena.own import make_own
from fathomless.bots.bot import Bot
from fathomless.core.errors import SetupError


def make_player(spec: str, clock: Callable[[], float] | None = None) -> Bot:
    """The player that a text describes."""
    if spec.startswith(OUTSIDE):
        return outside.find(spec.removeprefix(OUTSIDE))
    return bots.make(spec, clock, crew_of, make_own)


def check_player(spec: str) -> None:
    """Find a mistake in the text before it is needed."""
    if not spec.startswith(OUTSIDE):
        bots.check(spec, make_own)
        return
    command = spec.removeprefix(OUTSIDE)
    if not command.strip():
        raise SetupError("bot/invalid", "The command of a bot is empty.")
    if not is_text(command):
        raise SetupError("bot/invalid", f"The command of a bot is text in UTF-8, not {command!r}.")


def is_text(typed: str) -> bool:
    """Whether it can be written down: a command line may hold bytes that are no text."""
    try:
        typed.encode()
    except UnicodeEncodeError:
        return False
    return True


def together(spec: str) -> int:
    """How many processes search for the player: `ismcts:400@3` has 3."""
    workers = "" if spec.startswith(OUTSIDE) else spec.partition("@")[2]
    return max(1, int(workers)) if workers.isdecimal() and len(workers) < 4 else 1
