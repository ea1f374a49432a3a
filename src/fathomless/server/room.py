"""The shell around one table: it keeps moves before it tells of them, and lets time pass."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from fathomless.core.errors import FathomlessError
from fathomless.server.connection import Connection
from fathomless.server.effects import (
    REPLY,
    SPECTATORS,
    BotTurn,
    Due,
    Effect,
    HurryUp,
    Job,
    KeepSeat,
    Persist,
    Search,
    Send,
    SingleAnswer,
)
from fathomless.server.levels import level
from fathomless.server.protocol import Close, Error, Frame, Hints, Request, write_frame
from fathomless.server.store.engine import StoreError
from fathomless.server.store.store import Store
from fathomless.server.table import Table
from fathomless.server.workers import Hurry, Workers

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in seconds, so that people can follow and time tells nothing."""

    single_answer: float = 0.8
    window: float = 0.2  # in a window, where others may be waiting for their turn to answer
    hurried: float = 0.15
    scale: float = 1.0  # 0: as fast as possible


class Room:
    """One table and everybody connected to it. One thing happens at a time."""

    def __init__(self, table: Table, store: Store, workers: Workers, pace: Pace) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._store = store
        self._workers = workers
        self._pace = pace
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._driven: Due | None = None
        self._hurry = Hurry()
        self._hurried = False
        self._hints: dict[int, asyncio.Task[None]] = {}
        self.is_broken = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost if the room is forgotten."""
        return not self.connections and not self._lock.locked()

    async def enter(self, connection: Connection) -> None:
        async with self._lock:
            self.connections.add(connection)
            await self._do(self.table.connect(connection.seat), connection)

    async def leave(self, connection: Connection) -> None:
        async with self._lock:
            if connection in self.connections:
                self.connections.discard(connection)
                await self._do(self.table.disconnect(connection.seat), None)

    async def receive(self, connection: Connection, request: Request) -> None:
        """A client's message."""
        async with self._lock:
            if not self.is_broken:
                await self._do(self.table.handle(connection.seat, request), connection)

    async def claim(self, name: str, token_hash: str, wanted: int | None) -> int:
        """Somebody takes an open seat."""
        async with self._lock:
            seat, effects = self.table.claim(name, token_hash, wanted)
            if not await self._do(effects, None):
                raise StoreError("store/conflict", "Somebody else was quicker.")
            return seat

    async def close(self) -> None:
        """The server goes down: let everybody know, and stop thinking."""
        for connection in self.connections:
            connection.close(Close.RESTART)
        tasks = [*self._hints.values(), *([] if self._driver is None else [self._driver])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- effects -----------------------------------------------------------------------------------

    async def _do(self, effects: Sequence[Effect], asker: Connection | None) -> bool:
        """First keep, then tell; what could not be kept has not happened."""
        try:
            for effect in effects:
                if isinstance(effect, Persist):
                    await self._store.keep(self.table, effect)
                elif isinstance(effect, KeepSeat):
                    place = self.table.seats[effect.seat]
                    await self._store.keep_seat(self.table.setup.id, effect.seat, place)
        except StoreError as error:
            await self._read_again(error, asker)
            return False
        for effect in effects:
            if isinstance(effect, Send):
                self._send(effect, asker)
            elif isinstance(effect, Search) and asker is not None:
                self._search(effect.job, asker)
            elif isinstance(effect, HurryUp):
                self._hurried = True
                self._hurry.now()
        self._drive_on()
        return True

    def _send(self, send: Send, asker: Connection | None) -> None:
        if send.to == REPLY:
            if asker is not None:
                asker.send(send.frame)
            return
        seat = None if send.to == SPECTATORS else send.to
        self._deliver([c for c in self.connections if c.seat == seat], send.frame)

    def _deliver(self, connections: Sequence[Connection], frame: Frame) -> None:
        if connections:
            text = write_frame(frame)
            for connection in connections:
                connection.send_text(text)

    async def _read_again(self, error: StoreError, asker: Connection | None) -> None:
        """The store knows better, or nothing: begin again from what it has, and show it to all."""
        log.warning("table %s: %s", self.table.setup.id, error.message)
        if asker is not None:
            asker.send(Error(error.code, error.message, self.table.course.ply))
        try:
            table = await self._store.load(self.table.setup.id)
        except (FathomlessError, SQLAlchemyError):
            log.exception("table %s cannot be read again", self.table.setup.id)
            table = None
        if table is None:
            self._give_up()
            return
        self.table = table
        for connection in self.connections:
            for effect in table.connect(connection.seat):
                if isinstance(effect, Send) and effect.to == REPLY:
                    connection.send(effect.frame)
        self._drive_on()

    def _give_up(self) -> None:
        """The match in memory is ahead of the store: nobody may see it or play on from it."""
        self.is_broken = True
        for connection in self.connections:
            connection.close(Close.RESTART)

    # -- what happens by itself --------------------------------------------------------------------

    def _drive_on(self) -> None:
        """See to it that what is due now is being done. The lock is held."""
        due = self.table.due() if self.connections else None
        if due is None:
            self._hurried = False
        driver = self._driver
        if driver is asyncio.current_task() or (
            due == self._driven and driver is not None and not driver.done()
        ):
            return
        if driver is not None:
            driver.cancel()
        self._driven = due
        self._driver = None if due is None else asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Do what is due, one thing after the other, while there is somebody to see it."""
        try:
            while self.connections and not self.is_broken and (due := self.table.due()) is not None:
                self._driven = due
                self._hurry = Hurry()
                if self._hurried:
                    self._hurry.now()
                if isinstance(due, SingleAnswer):
                    await self._answer(due)
                else:
                    await self._let_bot_play(due)
        except FathomlessError:
            log.exception("table %s stands still", self.table.setup.id)

    async def _answer(self, due: SingleAnswer) -> None:
        await self._pass_time(self._pace.window if due.secret else self._pace.single_answer)
        async with self._lock:
            await self._do(self.table.give_single_answer(due), None)

    async def _let_bot_play(self, due: BotTurn) -> None:
        async with self._lock:
            if self.table.due() != due:
                return
            await self._do(self.table.begin_turn(due), None)
            job = self.table.job(due.seat, due.level)
        thought = asyncio.create_task(self._workers.choose(job, self._hurry))
        try:
            if due.secret:
                await self._pass_time(self._pace.window)
                self._hurry.now()
            else:
                await self._pass_time(level(due.level).seconds)
            text = await thought
        finally:
            thought.cancel()
        async with self._lock:
            await self._do(self.table.finish_turn(due, text), None)

    async def _pass_time(self, seconds: float) -> None:
        """Wait, or only a moment if somebody says to hurry."""
        scale = self._pace.scale
        if scale <= 0:
            return
        await asyncio.sleep(min(seconds, self._pace.hurried) * scale)
        left = (seconds - self._pace.hurried) * scale
        if left > 0:
            try:
                await asyncio.wait_for(self._hurry.told.wait(), left)
            except TimeoutError:
                return

    # -- hints -------------------------------------------------------------------------------------

    def _search(self, job: Job, asker: Connection) -> None:
        """One hint at a time for each seat."""
        running = self._hints.get(job.seat)
        if running is not None and not running.done():
            asker.send(Error("hint/busy", "A hint is being looked for.", job.ply))
            return
        self._hints[job.seat] = asyncio.create_task(self._advise(job, asker))

    async def _advise(self, job: Job, asker: Connection) -> None:
        try:
            asker.send(Hints(job.ply, await self._workers.advise(job)))
        except BrokenProcessPool:
            asker.send(Error("hint/failed", "The search for a hint broke off.", job.ply))
