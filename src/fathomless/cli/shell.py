"""What all commands share: how they fail, how they leave, how they print figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from fathomless.core.errors import FathomlessError

REFUSED = 2
Jobs = Annotated[
    int | None,
    typer.Option(
        metavar="J", help="How many processes; without it one for each core, or each crew (@N)."
    ),
]


class Command(TyperCommand):
    """One command; its help page ends with examples, one to a line."""

    def format_help(self, *args: Any) -> None:
        examples, self.epilog = self.epilog, None
        super().format_help(*args)
        self.epilog = examples
        typer.echo(examples)


class Shell(TyperGroup):
    """The group of commands. What goes wrong becomes one line, `error[code]: …`, and status 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        def run() -> object:
            return super(Shell, self).main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )

        status = status_of(run)
        if standalone_mode:
            sys.exit(status)
        return status


def status_of(run: Callable[[], object]) -> int:
    """Run a command; its exit status, with every refusal said in one line."""
    try:
        status = run()
    except FathomlessError as error:
        return complain(error.code, error.message)
    except OSError as error:
        return complain(*explain(error))
    except Exception as error:
        refused = refusal_of(error)
        if refused is None:
            raise
        return complain(*refused)
    return status if isinstance(status, int) else 0


def refusal_of(error: Exception) -> tuple[str, str] | None:
    """A code and a sentence for what is a refusal too, known here without importing its class."""
    code = getattr(error, "code", None)
    if isinstance(error, LookupError) and isinstance(code, str):  # a ledger or a rule
        return code, str(error)
    # The parser's own errors have no public class in every version that works here.
    format_message = getattr(error, "format_message", None)
    if format_message is None:
        return None
    context = getattr(error, "ctx", None)
    hint = "" if context is None else f" See: {context.command_path} --help"
    message = str(format_message())
    end = "" if message.endswith((".", "?")) else "."
    return "usage/invalid", f"{message}{end}{hint}"


def explain(error: OSError) -> tuple[str, str]:
    """A code and a sentence for what the system refused."""
    name = error.filename
    if isinstance(error, FileNotFoundError):
        return "file/not-found", f"There is no file {name}."
    if isinstance(error, IsADirectoryError):
        return "file/unreadable", f"{name} is a folder, not a file."
    if isinstance(error, PermissionError):
        return "file/forbidden", f"{name} is not open to you."
    return "file/failed", f"{name or 'A file'}: {error.strerror or error}."


def complain(code: str, message: str) -> int:
    """The one line about what went wrong."""
    sys.stdout.flush()
    print(f"error[{code}]: {one_line(message)}", file=sys.stderr)
    return REFUSED


def one_line(text: str) -> str:
    """The text without anything that moves the cursor."""
    return "".join(char if char.isprintable() else " " for char in text)


def examples(*commands: str) -> str:
    """The end of a help page."""
    return "\n".join([" Examples:", *(f"   {command}" for command in commands), ""])


def print_json(data: object) -> None:
    """Figures for programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def jobs_or_cores(jobs: int | None, specs: Sequence[str]) -> int:
    """As many processes as were asked for, else so many that each finds a core, crews too."""
    from fathomless.arena.players import together
    from fathomless.arena.workers import check_jobs, usable_cores

    if jobs is None:
        return max(1, usable_cores() // max(map(together, specs), default=1))
    check_jobs(jobs)
    return jobs


def fresh_seed() -> str:
    """A seed nobody has asked for; it is always printed."""
    import secrets

    return secrets.token_hex(6)


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error output, where somebody can see it; it is told how many are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from fathomless.play.terminal.screen import make_console

    console = make_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def read_settings(pairs: Sequence[str]) -> dict[str, object]:
    """`deck=beginner` and the like as a dictionary; the game checks names and values."""
    from fathomless.core.errors import SetupError

    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not name or not equals or not value:
            raise SetupError("options/invalid", f"An option is written name=value, not {pair!r}.")
        if name in found:
            raise SetupError("options/invalid", f"Option {name} is given twice.")
        found[name] = value
    return found
