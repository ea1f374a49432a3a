"""SIGTERM ends a command as Ctrl-C does, and every program that a bot is with it."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import typer

from fathomless.arena import outside
from fathomless.cli.interrupted import sigterm_ends_it_too
from tests.arena.interrupting import PATIENCE, ctrl_c, interrupt, interrupt_program, kill, timeout
from tests.arena.test_outside import is_running
from tests.cli.commands import PROGRAM

SHORT = ("the-abyss", "--option", "target=20")


def stubborn(folder: Path) -> str:
    """A program that never answers and does not end with its input; it leaves its number."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sh -c 'echo > {shlex.quote(str(folder))}/$$; exec sleep 600 2>&-'"


def all_end(folder: Path) -> bool:
    """Whether these programs do, before long."""
    pids = [int(path.name) for path in folder.iterdir()]
    assert pids
    until = time.monotonic() + 10
    while any(map(is_running, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    left = [pid for pid in pids if is_running(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    return not left


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("send", "status"), [(ctrl_c, 130), (kill, 143), (timeout, 143)])
def test_programs_end_with_a_tournament(
    jobs: int, send: Callable[[int], None], status: int, tmp_path: Path
) -> None:
    programs = tmp_path / "programs"
    bots = ("--bots", "random", "--bot", stubborn(programs), "--games", "50")
    out = tmp_path / "out"
    left = interrupt(
        lambda: len(list(programs.iterdir())) == jobs,
        *SHORT,
        *bots,
        *("--jobs", str(jobs), "--out", str(out)),
        send=send,
    )
    assert left.status == status, left.said
    assert left.said.splitlines() == [
        f"Interrupted. 0 games are kept in {out}. The same command goes on from there."
    ]
    assert all_end(programs)


def test_many_programs_end_within_the_time_of_one(tmp_path: Path) -> None:
    for number in range(6):
        outside.find(stubborn(tmp_path / str(number)))
    while not all(list((tmp_path / str(number)).iterdir()) for number in range(6)):
        time.sleep(0.05)
    began = time.monotonic()
    outside.close_all()
    assert time.monotonic() - began < 5
    assert all(all_end(tmp_path / str(number)) for number in range(6))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_program_ends_that_was_only_just_started(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = outside.start

    def start_at_that_moment(command: str) -> subprocess.Popen[str]:
        process = start(command)
        signal.raise_signal(number)
        return process

    monkeypatch.setattr(outside, "start", start_at_that_moment)
    before = signal.signal(number, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            outside.find(stubborn(tmp_path / "programs"))
    finally:
        signal.signal(number, before)
    while not list((tmp_path / "programs").iterdir()):
        time.sleep(0.05)
    outside.close_all()
    assert all_end(tmp_path / "programs")


def test_a_second_signal_does_not_keep_programs_from_being_ended(tmp_path: Path) -> None:
    folders = (tmp_path / "one", tmp_path / "two")
    bots = [each for folder in folders for each in ("--bot", stubborn(folder))]

    def again_and_again(pid: int) -> None:
        for _ in range(12):
            with suppress(ProcessLookupError):
                timeout(pid)
            time.sleep(0.25)

    left = interrupt(
        lambda: all(len(list(folder.iterdir())) == 2 for folder in folders),
        *(*SHORT, *bots, "--games", "50", "--jobs", "2"),
        send=again_and_again,
    )
    assert left.status == 143, left.said
    assert [all_end(folder) for folder in folders] == [True, True]


@pytest.mark.parametrize("command", ["simulate", "study"])
def test_programs_end_with_figures(command: str, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    seats = f"random,command:{stubborn(programs)}"
    program = [*PROGRAM, command, *SHORT, "--seats", seats, "--games", "50", "--jobs", "1"]
    left = interrupt_program(lambda: len(list(programs.iterdir())) == 1, program, kill)
    assert left.status == 143, left.said
    assert left.said == "Interrupted before there were any figures.\n"
    assert all_end(programs)


@pytest.fixture
def unheard() -> Iterator[None]:
    """Nobody hears the signal; in this process Ray may."""
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGTERM, before)


def ended_by_sigterm() -> None:
    """A command that is told to end."""
    with sigterm_ends_it_too():
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(PATIENCE)


@pytest.mark.usefixtures("unheard")
def test_the_signal_is_what_it_was_before() -> None:
    with pytest.raises(typer.Exit) as caught:
        ended_by_sigterm()
    assert caught.value.exit_code == 143
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


@pytest.mark.usefixtures("unheard")
def test_who_ignores_it_goes_on_ignoring_it() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with sigterm_ends_it_too():
        os.kill(os.getpid(), signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN


def test_in_a_thread_nothing_is_heard() -> None:
    done: list[int] = []

    def command() -> None:
        with sigterm_ends_it_too():
            done.append(1)

    thread = threading.Thread(target=command)
    thread.start()
    thread.join()
    assert done
