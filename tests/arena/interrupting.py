"""A command in a process of its own, stopped by Ctrl-C or SIGTERM."""

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


def wait_for(what: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Until it is so; it is a failure if that takes for ever."""
    until = time.monotonic() + patience
    while not what():
        assert time.monotonic() < until
        time.sleep(0.05)


def kept_in(folder: Path) -> int:
    """How many games lie there."""
    path = folder / FILE
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


def ctrl_c(pid: int) -> None:
    """To all its processes, as a terminal does."""
    os.killpg(pid, signal.SIGINT)


def kill(pid: int) -> None:
    """To the command alone, as `kill` does."""
    os.kill(pid, signal.SIGTERM)


def timeout(pid: int) -> None:
    """First to the command, then to all its processes, it among them, as `timeout` does."""
    os.kill(pid, signal.SIGTERM)
    os.killpg(pid, signal.SIGTERM)


def interrupt(
    when: Callable[[], bool], *arguments: str, send: Callable[[int], None] = ctrl_c
) -> Interrupted:
    """Start the arena, and send it the signal."""
    return interrupt_program(when, [*PROGRAM, "arena", *arguments], send)


def interrupt_program(
    when: Callable[[], bool], program: list[str], send: Callable[[int], None] = ctrl_c
) -> Interrupted:
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
    send(process.pid)
    began = time.monotonic()
    printed, said = process.communicate(timeout=PATIENCE)
    return Interrupted(process.returncode, printed, said, time.monotonic() - began)
