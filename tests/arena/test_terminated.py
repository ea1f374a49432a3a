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
from fathomless.arena.outside import OUTSIDE
from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.workers import ArenaError, play_in_processes
from fathomless.cli.interrupted import sigterm_ends_it_too
from tests.arena.interrupting import (
    PATIENCE,
    ctrl_c,
    interrupt,
    interrupt_program,
    kill,
    timeout,
    wait_for,
)
from tests.arena.test_outside import is_running
from tests.cli.commands import PROGRAM, ROOT

SHORT = ("the-abyss", "--option", "target=20")
ANSWERS = shlex.quote(str(ROOT / "examples" / "stdio-bot.sh"))


def stubborn(folder: Path) -> str:
    """A program that never answers and does not end with its input; it leaves its number."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sh -c 'echo > {shlex.quote(str(folder))}/$$; exec sleep 600 2>&-'"


def unending(folder: Path) -> str:
    """A program that answers and does not end with its input; it says when that is at its end."""
    folder.mkdir(parents=True, exist_ok=True)
    place = shlex.quote(str(folder))
    said = f"echo > {place}/$$; exec 2>&-; sh {ANSWERS}; echo > {place}/$$.asked; exec sleep 600"
    return f"sh -c {shlex.quote(said)}"


def pids_in(folder: Path) -> list[int]:
    """The programs that were started."""
    return [int(path.name) for path in folder.glob("*") if not path.suffix]


def asked_in(folder: Path) -> int:
    """How many of them know that there is no further question."""
    return len(list(folder.glob("*.asked")))


def all_end(*folders: Path) -> bool:
    """Whether these programs do, before long."""
    pids = [pid for folder in folders for pid in pids_in(folder)]
    assert pids
    until = time.monotonic() + 10
    while any(map(is_running, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    left = [pid for pid in pids if is_running(pid)]
    for pid in left:
        os.killpg(pid, signal.SIGKILL)
    return not left


@pytest.fixture(autouse=True)
def none_is_left(tmp_path: Path) -> Iterator[None]:
    """Whatever a test comes to."""
    yield
    outside.close_all()
    for path in tmp_path.rglob("*"):
        if path.name.isdecimal() and path.is_file():
            with suppress(ProcessLookupError):
                os.killpg(int(path.name), signal.SIGKILL)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("send", "status"), [(ctrl_c, 130), (kill, 143), (timeout, 143)])
def test_programs_end_with_a_tournament(
    jobs: int, send: Callable[[int], None], status: int, tmp_path: Path
) -> None:
    programs = tmp_path / "programs"
    bots = ("--bots", "random", "--bot", stubborn(programs), "--games", "50")
    out = tmp_path / "out"
    left = interrupt(
        lambda: len(pids_in(programs)) == jobs,
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
    wait_for(lambda: all(pids_in(tmp_path / str(number)) for number in range(6)))
    began = time.monotonic()
    outside.close_all()
    assert time.monotonic() - began < 5
    assert all_end(*[tmp_path / str(number) for number in range(6)])


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
    wait_for(lambda: bool(pids_in(tmp_path / "programs")))
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
        lambda: all(len(pids_in(folder)) == 2 for folder in folders),
        *(*SHORT, *bots, "--games", "50", "--jobs", "2"),
        send=again_and_again,
    )
    assert left.status == 143, left.said
    assert all_end(*folders)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_second_ctrl_c_does_not_keep_programs_from_being_ended(jobs: int, tmp_path: Path) -> None:
    """They would take a second to end, and in that second it is pressed again."""
    folders = [tmp_path / name for name in ("one", "two", "three")]
    bots = [each for folder in folders for each in ("--bot", unending(folder))]

    def twice(pid: int) -> None:
        ctrl_c(pid)
        time.sleep(0.4)
        with suppress(ProcessLookupError):
            ctrl_c(pid)

    left = interrupt(
        lambda: all(len(pids_in(folder)) == jobs for folder in folders),
        *(*SHORT, *bots, "--games", "100000", "--jobs", str(jobs)),
        send=twice,
    )
    assert left.status == 130, left.said
    assert all_end(*folders)


@pytest.mark.parametrize(
    ("jobs", "send", "status"), [(1, ctrl_c, 130), (1, kill, 143), (2, ctrl_c, 0), (2, kill, 0)]
)
def test_a_signal_behind_the_last_game_leaves_no_program_and_loses_no_report(
    jobs: int, send: Callable[[int], None], status: int, tmp_path: Path
) -> None:
    """In one process all is told by then; of several, the workers are about to leave."""
    programs, out = tmp_path / "programs", tmp_path / "out"
    bots = ("--bots", "random", "--bot", unending(programs), "--games", "6")
    left = interrupt(
        lambda: 0 < len(pids_in(programs)) == asked_in(programs),
        *(*SHORT, *bots, "--jobs", str(jobs), "--out", str(out)),
        send=send,
    )
    assert left.status == status, left.said
    assert "Interrupted" not in left.said
    assert (out / "report.html").is_file()
    assert "6 games at 2 seats" in left.printed
    assert all_end(programs)


class Lost(Plan):
    """A plan whose workers, after the first game, have to be ended by force, or end at once."""

    def play(self, number: int) -> GameRecord:
        if number:
            program = outside.find(self.specs[number].removeprefix(OUTSIDE))
            wait_for((Path(self.seed) / str(program.process.pid)).exists)
            if number == 2:
                os.kill(os.getpid(), signal.SIGKILL)
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})  # as in compiled code
            time.sleep(PATIENCE)
        time.sleep(0.3)  # so that it is told at once
        return GameRecord((0, 1), (1.0, 0.0), (1, 0), (1.0, 2.0), 1, "")


@pytest.mark.parametrize("number", [1, 2])
def test_the_programs_of_a_worker_end_that_cannot_end_them(number: int, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    specs = ("random", *[OUTSIDE + stubborn(programs)] * 2)
    played = play_in_processes(
        Lost("the-abyss", specs, str(programs), {}, ((0, 1),)), [0, number], 2
    )
    assert list(next(played)) == [0]
    wait_for(lambda: bool(pids_in(programs)))
    if number == 2:
        with pytest.raises(ArenaError):
            list(played)
    played.close()
    assert all_end(programs)


@pytest.mark.parametrize("command", ["simulate", "study"])
def test_programs_end_with_figures(command: str, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    seats = f"random,command:{stubborn(programs)}"
    program = [*PROGRAM, command, *SHORT, "--seats", seats, "--games", "50", "--jobs", "1"]
    left = interrupt_program(lambda: len(pids_in(programs)) == 1, program, kill)
    assert left.status == 143, left.said
    assert left.said == "Interrupted before there were any figures.\n"
    assert all_end(programs)


@pytest.fixture
def unheard() -> Iterator[None]:
    """Nobody hears the signal; in this process Ray may."""
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGTERM, before)


@sigterm_ends_it_too
def ended_by_sigterm() -> None:
    """A command that is told to end."""
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
    heard: list[object] = []

    @sigterm_ends_it_too
    def command() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        heard.append(signal.getsignal(signal.SIGTERM))

    command()
    assert heard == [signal.SIG_IGN]


def test_in_a_thread_nothing_is_heard() -> None:
    done: list[int] = []

    @sigterm_ends_it_too
    def command() -> None:
        done.append(1)

    thread = threading.Thread(target=command)
    thread.start()
    thread.join()
    assert done
