"""Ctrl-C and SIGTERM in commands that play many games: what is done is told, and the status why."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import typer

# What a shell gives to a program that was ended by Ctrl-C, and by SIGTERM.
INTERRUPTED = 130
TERMINATED = 143


def sigterm_ends_it_too(command: Callable[..., None]) -> Callable[..., None]:
    """SIGTERM ends the command as Ctrl-C does, but for the status; and programs that are bots end.

    It is heard once: `timeout` sends it twice, and what is done at the end is to be done. Whoever
    hears or ignores it already goes on doing so.
    """

    @wraps(command)
    def run(*arguments: Any, **named: Any) -> None:
        with _hearing_sigterm(), _ending_programs():
            command(*arguments, **named)

    return run


@contextmanager
def _ending_programs() -> Iterator[None]:
    """The programs that play are ended while a signal is still heard."""
    from fathomless.arena import outside

    try:
        yield
    finally:
        outside.close_all()


@contextmanager
def _hearing_sigterm() -> Iterator[None]:
    """Once it is heard as Ctrl-C; then the status says what it was."""
    heard: list[int] = []

    def hear(number: int, _: object) -> None:
        heard.append(number)
        if len(heard) == 1:
            raise KeyboardInterrupt

    is_ours = threading.current_thread() is threading.main_thread() and (
        signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    )
    if is_ours:
        signal.signal(signal.SIGTERM, hear)
    try:
        yield
    except (KeyboardInterrupt, typer.Exit):
        if heard:
            raise typer.Exit(TERMINATED) from None
        raise
    finally:
        if is_ours:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)


def interrupted_words(played: int, wanted: int) -> str:
    """How far it came."""
    return f"Interrupted after {played:,} of {wanted:,} games."


@contextmanager
def telling_that_nothing_is_done() -> Iterator[None]:
    """On Ctrl-C before the first game is finished, or again while the figures are put together."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo("Interrupted before there were any figures.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def leave_if_interrupted(played: int, wanted: int, as_json: bool) -> None:
    """The end of a command that has printed what there was."""
    if played < wanted:
        if as_json:  # a table says it itself
            typer.echo(interrupted_words(played, wanted), err=True)
        raise typer.Exit(INTERRUPTED)
