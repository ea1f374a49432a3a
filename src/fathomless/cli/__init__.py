"""The command line. Commands import what they need when they run, so that `--help` is quick."""

from __future__ import annotations

from typing import Annotated

import typer

from fathomless.cli import (
    arena,
    bench,
    games,
    matches,
    play,
    replay,
    rules,
    serve,
    simulate,
    study,
    verify,
)
from fathomless.cli.shell import Command, Shell, examples

__all__ = ["app", "main"]

app = typer.Typer(
    name="fathomless",
    cls=Shell,
    help="Tabletop games of the deep, to play and to study.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

for module in (play, serve, matches, replay, verify, simulate, arena, study, bench, rules, games):
    app.command(cls=Command, epilog=examples(*module.EXAMPLES))(module.command())


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        from fathomless import __version__

        typer.echo(f"fathomless {__version__}")
        raise typer.Exit


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    """Tabletop games of the deep, to play and to study."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The entry point of the command `fathomless`."""
    app(prog_name="fathomless")
