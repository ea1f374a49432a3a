"""`fathomless serve`: tables for whoever can reach this machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

EXAMPLES = (
    "fathomless serve",
    "fathomless serve --host 0.0.0.0 --port 80 --database /var/lib/fathomless/tables.db",
    "fathomless serve --database postgresql://fathomless@db.example/fathomless",
    "fathomless serve --think-workers 4",
)
HOST_HELP = "The address to listen on; 0.0.0.0 or :: for everybody who can reach this machine."
THINK_HELP = "How many processes search for each choice of hadal, each hint and each review."
DATABASE_HELP = (
    "A file, whose folders are made if need be, or postgresql://…; without it a file in your data "
    "folder. Where it is, is said at the start."
)


def command() -> Callable[..., None]:
    return serve


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=HOST_HELP)] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="The port; 0 for any free one.")] = 8642,
    database: Annotated[str | None, typer.Option(metavar="FILE | URL", help=DATABASE_HELP)] = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser as well.")
    ] = False,
    think_workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help=THINK_HELP)] = 1,
) -> None:
    """Serve the games to browsers until Ctrl+C. Matches are kept, and go on at the next start."""
    from fathomless.cli.browser import in_background, open_browser, say_ready
    from fathomless.server.serve import run

    def announce(address: str) -> None:
        say_ready(address, database)
        if open_page:
            in_background(lambda: open_browser(address))

    run(host, port, database, announce, think_workers=think_workers)
