"""Running the command line, in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from fathomless.cli import app

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "fathomless"]
# The tests themselves may run as a background job, which ignores interrupts.
INTERRUPTIBLE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


def run(*arguments: str, typed: str = "") -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, list(arguments), input=typed, prog_name="fathomless")


def run_alone(
    *arguments: str, typed: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own; relative paths of the environment mean the root."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def refusal(result: Result) -> str:
    """The code of the one line that a refused command prints to its error output."""
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("error["), lines
    assert "Traceback" not in result.output
    return lines[0].removeprefix("error[").partition("]: ")[0]
