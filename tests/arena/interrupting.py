"""A command in a process of its own, stopped by Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fathomless.arena.store import FILE
from tests.cli.commands import INTERRUPTIBLE, PROGRAM

PATIENCE = 60.0  # seconds: the machine that runs the tests may have other things to do


@dataclass(frozen=True)
class Interrupted:
    """How it left."""

    status: int
    printed: str
    said: str
    seconds: float  # from the signal on


def kept_in(folder: Path) -> int:
    """How many games lie there."""
    path = folder / FILE
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


def interrupt(when: Callable[[], bool], *arguments: str) -> Interrupted:
    """Start the arena, send the signal to all its processes, as a terminal does."""
    return interrupt_program(when, [*PROGRAM, "arena", *arguments])


def interrupt_program(when: Callable[[], bool], program: list[str]) -> Interrupted:
    """The same with any program."""
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *program],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    while not when() and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    began = time.monotonic()
    printed, said = process.communicate(timeout=PATIENCE)
    return Interrupted(process.returncode, printed, said, time.monotonic() - began)
