"""Games played here or in processes: the same games with the same results.

The numbers of the games say what to do; what comes back are records by number, in no particular
order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterator, MutableSequence, Sequence
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, cast

from fathomless.arena import outside
from fathomless.arena.plan import GameRecord, Plan
from fathomless.core.errors import FathomlessError, SetupError

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

Records = dict[int, GameRecord]

CONTEXT = multiprocessing.get_context("spawn")  # the same on every system
SECONDS_TO_REPORT = 0.2  # a game is with the one who asked for it so soon after its end
SECONDS_TO_FINISH = 1.0  # for the games at hand, when no more are wanted
SECONDS_TO_LEAVE = 3.0  # for a worker and the programs it has started
# More cannot be waited for on Windows; `concurrent.futures` has the same limit.
MOST_WORKERS = 61 if sys.platform == "win32" else sys.maxsize


class ArenaError(FathomlessError):
    """Games that could not be finished: `arena/…`."""


def play_games(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Records, None, None]:
    """The games with these numbers, some at a time, as they are finished."""
    check_jobs(jobs)
    if min(jobs, len(numbers)) <= 1:
        return play_here(plan, numbers)
    return play_in_processes(plan, numbers, jobs)


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes in which nothing is played."""
    if jobs < 1:
        raise SetupError("arena/invalid", f"Games are played in at least 1 process, not {jobs}.")


def usable_cores() -> int:
    """How many cores the machine has, or this process is bound to; a quota is not looked at."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def collect(
    played: Generator[Records, None, None],
    progress: Callable[[int], None] | None = None,
    may_stop: bool = False,
) -> Records:
    """All games as they are finished; `progress` hears how many there are each time.

    If they may stop, Ctrl-C ends them, and what was finished is kept; before the first game it is
    what it always is.
    """
    records: Records = {}
    try:
        with closing(played):
            for some in played:
                records.update(some)
                if progress is not None:
                    progress(len(records))
    except KeyboardInterrupt:
        if not (may_stop and records):
            raise
    return dict(sorted(records.items()))


def play_here(plan: Plan, numbers: Sequence[int]) -> Generator[Records, None, None]:
    """One game after the other, in this process."""
    for number in numbers:
        yield {number: plan.play(number)}


def play_in_processes(
    plan: Plan, numbers: Sequence[int], jobs: int
) -> Generator[Records, None, None]:
    """Games from processes. What was finished before a mistake or Ctrl-C still comes."""
    if not numbers:
        return
    team = Team(plan, numbers, jobs)
    try:
        yield from team.play()
    except (Exception, KeyboardInterrupt):
        yield from team.finish()
        raise
    finally:
        with outside.undisturbed():  # whoever is not let go would leave programs behind
            team.end()


class Errands:
    """The numbers of the games, which all workers share: each takes the next one."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers: Sequence[int] = CONTEXT.RawArray("q", numbers)
        self.taken: Synchronized[int] = CONTEXT.Value("q", 0)

    def __iter__(self) -> Iterator[int]:
        count = len(self.numbers)
        while True:
            with self.taken.get_lock():
                place = self.taken.value
                self.taken.value = min(place + 1, count)
            if place == count:
                return
            yield self.numbers[place]

    def drop(self) -> None:
        """Nobody takes one more."""
        with self.taken.get_lock():
            self.taken.value = len(self.numbers)


class Team:
    """Worker processes, and the lines on which they report."""

    def __init__(self, plan: Plan, numbers: Sequence[int], jobs: int) -> None:
        self.plan = plan
        self.errands = Errands(numbers)
        self.size = min(jobs, len(numbers), MOST_WORKERS)
        self.processes: list[SpawnProcess] = []
        self.programs: list[MutableSequence[int]] = []  # of each worker: their numbers
        self.lines: list[Connection] = []

    def play(self) -> Iterator[Records]:
        """What the workers report, until all games are played."""
        with _deaf():
            self._start()
        while self.lines:
            for line in self._speaking(None):
                if records := self._hear(line):
                    yield records

    def finish(self) -> Iterator[Records]:
        """What they have finished; the games at hand too, if that does not take long."""
        self.errands.drop()
        until = time.monotonic() + SECONDS_TO_FINISH
        while speaking := self._speaking(until):
            for line in speaking:
                try:
                    if records := self._hear(line):
                        yield records
                except Exception:  # the first mistake is the one that is told
                    self.lines.remove(line)

    def end(self) -> None:
        """Let the workers go; those who are still at a game leave it."""
        self.errands.drop()
        for process in self.processes if self.lines else ():
            process.terminate()
        until = time.monotonic() + SECONDS_TO_LEAVE
        for process in self.processes:
            process.join(max(0.0, until - time.monotonic()))
        for process, programs in zip(self.processes, self.programs, strict=False):
            process.kill()  # compiled code hears no signal before it returns
            process.join()
            process.close()
            outside.kill_noted(programs)

    def _start(self) -> None:
        for _ in range(self.size):
            ours, theirs = CONTEXT.Pipe(duplex=False)
            # Not a daemon: a bot may have processes of its own (`arena/crew.py`).
            programs = CONTEXT.RawArray("q", len(self.plan.specs))
            self.programs.append(programs)
            work = (self.plan, self.errands, theirs, programs)
            process = CONTEXT.Process(target=_work, args=work)
            process.start()
            theirs.close()  # so that the end of the process ends the conversation
            self.processes.append(process)
            self.lines.append(ours)

    def _speaking(self, until: float | None) -> list[Connection]:
        """The lines on which somebody speaks or has left; waits for one."""
        if not self.lines:
            return []
        seconds = None if until is None else max(0.0, until - time.monotonic())
        return cast("list[Connection]", wait(self.lines, seconds))

    def _hear(self, line: Connection) -> Records:
        """One report, perhaps empty; who is done says None, who failed the mistake."""
        try:
            said: Records | Exception | None = line.recv()
        except (EOFError, OSError) as error:  # the second one: in the middle of a message
            raise ArenaError(
                "arena/worker-died",
                "A worker died, perhaps for want of memory; the games it was playing are lost.",
            ) from error
        if isinstance(said, Exception):
            raise said
        if said is None:
            self.lines.remove(line)
            return {}
        return said


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started meanwhile hear no Ctrl-C and no SIGTERM; who starts them later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, outside.ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(plan: Plan, errands: Errands, line: Connection, programs: MutableSequence[int]) -> None:
    """The life of a worker."""
    outside.note_in(programs)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    signal.signal(signal.SIGTERM, _leave)
    try:
        if hasattr(signal, "pthread_sigmask"):  # it may have been sent already
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
        with suppress(BrokenPipeError):  # nobody listens any more
            for report in _reports(plan, errands):
                line.send(report)
    finally:
        outside.close_all()


def _reports(plan: Plan, errands: Errands) -> Iterator[Records | Exception | None]:
    """Long games one by one, short ones together; at last a mistake, or that it is done."""
    records: Records = {}
    said = time.monotonic()
    try:
        for number in errands:
            records[number] = plan.play(number)
            if time.monotonic() - said >= SECONDS_TO_REPORT:
                yield records
                records, said = {}, time.monotonic()
    except Exception as error:
        errands.drop()  # before anybody takes one more
        if not isinstance(error, FathomlessError):
            error.add_note("".join(traceback.format_exception(error)))
        yield records
        yield error
    else:
        yield records
        yield None


def _leave(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough, and programs are to be ended
    raise SystemExit
