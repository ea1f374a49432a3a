"""Worker processes that think for the bots, so that the server never does."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fathomless import bots
from fathomless.arena.plan import Plan
from fathomless.arena.workers import Records
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.server import thinking
from fathomless.server.appraisal import Verdict
from fathomless.server.effects import Job
from fathomless.server.protocol import Candidate

SLOTS = 256  # jobs at once, waiting ones included
ATTEMPTS = 2

J = TypeVar("J")
T = TypeVar("T")
log = logging.getLogger(__name__)


class Hurry:
    """Lets somebody outside tell one running job to come to an end."""

    def __init__(self) -> None:
        self._tell: Callable[[], None] | None = None
        self.told = asyncio.Event()

    def now(self) -> None:
        self.told.set()
        if self._tell is not None:
            self._tell()

    def reaches(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        if self.told.is_set():
            tell()

    def leaves(self) -> None:
        """The job is over; its slot may be another's already, who is not to be hurried."""
        self._tell = None


class Workers:
    """A pool of processes that is begun with the first job."""

    def __init__(self, count: int | None = None, together: int = 1) -> None:
        self.together = together  # how many processes search for one choice
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._context = multiprocessing.get_context("spawn")
        self._flags = self._context.RawArray("b", SLOTS)
        self._free = list(range(SLOTS))
        self._room = asyncio.Semaphore(SLOTS)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job, hurry: Hurry) -> str:
        """A bot's action. If the workers die of it twice, any legal action will do."""
        try:
            return await self._run(thinking.choose, job, hurry)
        except BrokenProcessPool:
            log.exception("a worker died twice over one choice; the choice is random")
            perspective = Perspective(State.from_json(job.state), job.seat)
            return bots.make("random").choose(perspective, Rng(job.seed)).text

    async def advise(self, job: Job) -> list[Candidate]:
        """The best moves."""
        return await self._run(thinking.advise, job, Hurry())

    async def appraise(self, job: Job, played: str) -> Verdict:
        """What a move that was played is worth beside the best one."""
        return await self._run(thinking.appraise, (job, played), Hurry())

    async def play(self, plan: Plan, numbers: list[int]) -> Records:
        """Some games between bots."""
        return await self._run(thinking.play, (plan, numbers), Hurry())

    def close(self) -> None:
        """Stop at once; whatever is being thought is not needed any more."""
        if self._pool is not None:
            for slot in range(SLOTS):
                self._flags[slot] = 1
            self._pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, task: Callable[[J, int], T], job: J, hurry: Hurry) -> T:
        async with self._room:
            slot = self._free.pop()
            try:
                return await self._attempt(task, job, hurry, slot)
            finally:
                hurry.leaves()
                self._flags[slot] = 0
                self._free.append(slot)

    async def _attempt(self, task: Callable[[J, int], T], job: J, hurry: Hurry, slot: int) -> T:
        hurry.reaches(lambda: self._flags.__setitem__(slot, 1))
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._get_pool()
            running = asyncio.wrap_future(pool.submit(task, job, slot))
            try:
                # Cancelled or not, the slot stays taken until the worker is done with it.
                return await asyncio.shield(running)
            except asyncio.CancelledError:
                self._flags[slot] = 1
                await asyncio.wait([running])
                raise
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("unreachable")

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=self._context,
                initializer=thinking.prepare,
                initargs=(self._flags, self.together),
            )
        return self._pool
