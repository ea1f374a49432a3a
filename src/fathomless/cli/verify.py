"""`fathomless verify`: whether a match was dealt as promised and played by the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.shell import one_line, print_json

if TYPE_CHECKING:
    from fathomless.server.fairness import Verdict

EXAMPLES = (
    "fathomless verify game.replay",
    "fathomless verify game.replay --commitment 5f3c…",
    "fathomless verify - --json < game.replay",
)
STDIN = "-"
BROKEN = 1
NO_PROMISE = "replay/no-commitment"
COMMITMENT_HELP = "The hash that the table showed at the start; without it the one in the replay."


def command() -> Callable[..., None]:
    return verify


def verify(
    replay: Annotated[str, typer.Argument(metavar="REPLAY", help="A replay file, or - for input.")],
    commitment: Annotated[str | None, typer.Option(metavar="HASH", help=COMMITMENT_HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a replay: its seed against the hash shown at the start, and every move by the rules.

    The exit status is 0 if all of it holds, 1 if not, 2 if there is nothing to check.
    """
    from fathomless.core.errors import ActionError, NotationError, ReplayError, SetupError

    text = read(replay)
    try:
        verdict = check(text, commitment)
    except (ActionError, NotationError, ReplayError, SetupError) as error:
        moves = count_moves(text) if error.code == NO_PROMISE else None
        report_failure(error.code, error.message, as_json, moves)
        raise typer.Exit(BROKEN) from error
    report(verdict, as_json)


def read(name: str) -> str:
    """The text of the replay."""
    import sys
    from pathlib import Path

    from fathomless.play.files import decode, read_bytes, replay_path

    if name == STDIN:
        return decode(Path("the input"), sys.stdin.buffer.read())
    path = replay_path(name)
    return decode(path, read_bytes(path))


def check(text: str, commitment: str | None) -> Verdict:
    """What holds; whether the moves are by the rules is seen even where no deal was promised."""
    from fathomless.core.errors import ReplayError
    from fathomless.core.replay import Replay
    from fathomless.server import fairness

    replay = Replay.parse(text)
    try:
        return fairness.verify(replay, commitment)
    except ReplayError as error:
        if error.code == NO_PROMISE:
            replay.run()
        raise


def count_moves(text: str) -> int:
    from fathomless.core.replay import Replay

    return len(Replay.parse(text).actions)


def report(verdict: Verdict, as_json: bool) -> None:
    outcome = verdict.outcome
    totals = None if outcome is None else list(outcome.totals)
    if as_json:
        facts = {"commitment": verdict.commitment, "moves": verdict.moves, "totals": totals}
        print_json({"verified": True, **facts})
        return
    print(f"The seed keeps its promise: {verdict.commitment}")
    print(f"{verdict.moves} moves, every one by the rules.")
    print(
        "The match is not finished." if totals is None else f"Totals: {', '.join(map(str, totals))}"
    )


def report_failure(code: str, message: str, as_json: bool, moves: int | None) -> None:
    """What does not hold; `moves` were checked all the same where only the promise is missing."""
    if as_json:
        checked = {} if moves is None else {"moves": moves}
        print_json({"verified": False, "code": code, "message": message, **checked})
        return
    print(f"Not verified ({code}): {one_line(message)}")
    if moves is not None:
        print(f"Checked: {moves} moves, every one by the rules.")
        print("Not checked: the deal. A match of the terminal promises none; a server's does.")
