"""Processes that search together for one bot, and stay for its next choice.

The one who asks searches too, so there is an answer whatever becomes of the others.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from functools import cache
from multiprocessing.connection import Connection
from typing import Protocol

from fathomless import games
from fathomless.bots.ismcts import Crew, IsmctsBot
from fathomless.bots.parallel import Errand, Findings, errand, findings, sum_of
from fathomless.bots.result import SearchResult
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

CONTEXT = multiprocessing.get_context("spawn")  # the same on every system

# When the time is over a helper needs no more than one round to notice. This part of the time is
# waited for its report, and then it has none.
GRACE = 0.05


class Flag(Protocol):
    """A number that two processes share."""

    value: int


@cache
def crew_of(workers: int) -> ProcessCrew:
    """This process's crew of a size; its helpers end with the process."""
    return ProcessCrew(workers)


class ProcessCrew(Crew):
    """So many searchers: this process, and helpers for the rest."""

    def __init__(self, workers: int) -> None:
        self.helpers = [Helper() for _ in range(workers - 1)]
        for helper in self.helpers:
            helper.report(None)  # a process takes a while to start; no move shall wait for that

    def search(self, bot: IsmctsBot, perspective: Perspective, rng: Rng) -> SearchResult:
        """With iterations all reports are waited for; with a time it is kept."""
        shares = [(helper, errand(bot, perspective, rng)) for helper in self.helpers]
        helping = [helper for helper, share in shares if helper.begin(share)]
        reports = [findings(bot.search_alone(perspective, rng.spawn()))]
        until = None
        if bot.clock is not None:
            for helper in helping:
                helper.stop()
            until = time.monotonic() + GRACE * bot.seconds
        reports += [helper.report(until) for helper in helping]
        return sum_of(perspective, reports)

    def close(self) -> None:
        """Let the helpers go."""
        for helper in self.helpers:
            helper.close()


class Helper:
    """One process that runs errands, one at a time; if it dies, the next finds a new one."""

    def __init__(self) -> None:
        self._stop = CONTEXT.RawValue("b", 0)
        self._start()

    def _start(self) -> None:
        self._connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_help, args=(theirs, self._stop), daemon=True)
        self.process.start()
        theirs.close()  # so that the end of the process ends the conversation
        self._lives = True
        self._owes = True  # a report: the first, an empty one, says that it is ready

    def begin(self, share: Errand) -> bool:
        """Let it search; False if it is not done with its last errand, or is dead.

        For a time nobody waits; a number of iterations has to be the same each time.
        """
        if self._owes:
            self.report(time.monotonic())
        if not self._lives:
            self._start()
            self.report(time.monotonic() if share.seconds > 0.0 else None)
        if self._owes:
            return False
        self._stop.value = 0
        try:
            self._connection.send(share)
        except OSError:
            self._lives = False
            return False
        self._owes = True
        return True

    def stop(self) -> None:
        """The time is over."""
        self._stop.value = 1

    def report(self, until: float | None) -> Findings:
        """What it found; nothing if it died over it or does not answer in time."""
        if not self._owes:
            return []
        seconds = None if until is None else max(0.0, until - time.monotonic())
        try:
            if not self._connection.poll(seconds):
                return []
            found: Findings = self._connection.recv()
        except (EOFError, OSError):  # the second one: it ends in the middle of a message
            self._lives = False
            found = []
        self._owes = False
        return found

    def close(self) -> None:
        """End it, whatever it does: there is nothing it could lose."""
        self._connection.close()
        self.process.terminate()
        self.process.join()


def _help(connection: Connection, stop: Flag) -> None:
    """The life of a helper."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who asks decides what Ctrl-C means

    def clock() -> float:
        return float("inf") if stop.value else time.monotonic()

    games.all()  # so that the first errand does not wait for them
    try:
        connection.send([])
        while True:
            share: Errand = connection.recv()
            connection.send(share.run(clock))
    except (EOFError, OSError):
        return
