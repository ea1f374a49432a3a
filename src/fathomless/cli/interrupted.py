"""Ctrl-C in commands that print figures: those of the games so far, and status 130."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

INTERRUPTED = 130  # what a shell gives to a program that was ended by Ctrl-C


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
