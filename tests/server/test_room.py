from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from fathomless.server.connection import Connection
from fathomless.server.effects import Job, Persist
from fathomless.server.limits import Bucket, Buckets, Doors, Limits
from fathomless.server.lobby import Lobby, NewTable, SeatWish
from fathomless.server.protocol import Act, Close, Pong
from fathomless.server.room import Pace, Room
from fathomless.server.store.engine import StoreError
from fathomless.server.store.store import Store
from fathomless.server.table import Table
from fathomless.server.workers import Hurry, Workers
from tests.server.tables import asked, make_table

PEOPLE = [SeatWish("me", "Ada"), SeatWish("me", "Ines")]


class FailingStore(Store):
    """Takes nothing while it is broken, and gives nothing while it is gone."""

    broken = False
    gone = False

    async def keep(self, table: Table, effect: Persist) -> None:
        if self.broken:
            raise StoreError("store/failed", "The disk is full.")
        await super().keep(table, effect)

    async def load(self, id: str) -> Table | None:
        if self.gone:
            raise OperationalError("SELECT", {}, OSError("gone"))
        return await super().load(id)


Scenario = Callable[[FailingStore, Lobby], Awaitable[None]]


def run(tmp_path: Path, scenario: Scenario) -> None:
    async def whole() -> None:
        store, workers = FailingStore(str(tmp_path / "room.db")), Workers(1)
        lobby = Lobby(store, workers, Limits(), Pace(scale=0))
        try:
            await scenario(store, lobby)
        finally:
            await lobby.close()
            workers.close()
            store.close()

    asyncio.run(whole())


async def seated(lobby: Lobby) -> tuple[Room, list[Connection]]:
    made = await lobby.create(NewTable("the-abyss", PEOPLE))
    connections = [Connection(seat, 100) for seat in (0, 1)]
    for connection in connections:
        await made.room.enter(connection)
    return made.room, connections


def read(connection: Connection) -> list[dict[str, Any]]:
    """What waits in the box; a close code as `{"t": "close"}`."""
    found = []
    while not connection.box.empty():
        item = connection.box.get_nowait()
        closed = {"t": "close", "code": item}
        found.append(closed if isinstance(item, Close) else json.loads(item))
    return found


def kinds(connection: Connection) -> list[str]:
    return [frame["t"] for frame in read(connection)]


def test_a_move_that_is_not_kept_is_told_to_nobody(tmp_path: Path) -> None:
    async def scenario(store: FailingStore, lobby: Lobby) -> None:
        room, people = await seated(lobby)
        for person in people:
            read(person)
        seat = asked(room.table)
        store.broken = True
        await room.receive(people[seat], Act(0, "draw"))
        assert kinds(people[seat]) == ["error", "welcome", "sync"]
        assert kinds(people[1 - seat]) == ["welcome", "sync"]
        assert room.table.course.ply == 0
        store.broken = False
        await room.receive(people[seat], Act(0, "draw"))
        assert kinds(people[seat])[0] == "step"
        table = await store.load(room.table.setup.id)
        assert table is not None
        assert [line.text for line in table.course.lines][:1] == ["draw"]

    run(tmp_path, scenario)


def test_a_room_without_its_store_is_closed_and_comes_back_later(tmp_path: Path) -> None:
    async def scenario(store: FailingStore, lobby: Lobby) -> None:
        room, people = await seated(lobby)
        seat = asked(room.table)
        store.broken = store.gone = True
        await room.receive(people[seat], Act(0, "draw"))
        assert all(kinds(person)[-1] == "close" for person in people)
        store.broken = store.gone = False
        again = await lobby.room(room.table.setup.id)
        assert again is not room
        assert again.table.course.ply == 0

    run(tmp_path, scenario)


def test_idle_rooms_make_space_and_come_back(tmp_path: Path) -> None:
    async def scenario(store: FailingStore, lobby: Lobby) -> None:
        lobby.limits = Limits(live_tables=2)
        ids = [(await lobby.create(NewTable("the-abyss", PEOPLE))).room.table.setup.id]
        room, _ = await seated(lobby)
        await lobby.create(NewTable("the-abyss", PEOPLE))
        assert ids[0] not in lobby.rooms
        assert room.table.setup.id in lobby.rooms
        assert (await lobby.room(ids[0])).table.setup.id == ids[0]

    run(tmp_path, scenario)


def test_who_does_not_read_is_cut_off() -> None:
    async def scenario() -> None:
        connection = Connection(0, 3)
        for _ in range(5):
            connection.send(Pong())
        assert read(connection) == [{"t": "close", "code": Close.SLOW}]

    asyncio.run(scenario())


def test_workers_survive_the_death_of_one() -> None:
    async def scenario() -> None:
        workers = Workers(1)
        table = make_table("pbb")
        job = table.job(asked(table), "sunlit")
        legal = [action.text for action in table.course.state.legal()]
        try:
            assert await workers.choose(job, Hurry()) in legal
            assert workers._pool is not None
            for process in list(workers._pool._processes.values()):
                process.kill()
            assert await workers.choose(job, Hurry()) in legal
        finally:
            workers.close()

    asyncio.run(scenario())


def test_several_can_think_about_one_choice() -> None:
    async def scenario() -> None:
        workers = Workers(1, together=2)
        table = make_table("pbb")
        legal = [action.text for action in table.course.state.legal()]
        try:
            assert await workers.choose(table.job(asked(table), "hadal"), Hurry()) in legal
            hint = table.job(asked(table), "ismcts:0.2s")
            assert {candidate.a for candidate in await workers.advise(hint)} == set(legal)
            hurry = Hurry()
            hurry.now()
            took: list[float] = []
            while len(took) < 12 and not (took and min(took) < 0.9):  # the machine may be busy
                began = time.monotonic()
                assert await workers.choose(table.job(asked(table), "hadal"), hurry) in legal
                took.append(time.monotonic() - began)
            assert min(took) < 0.9  # not the whole second
        finally:
            workers.close()

    asyncio.run(scenario())


def test_who_is_hurried_after_the_job_hurries_nobody_else() -> None:
    """A quick bot waits for its pace when it has chosen; its slot is the next one's by then."""

    async def scenario() -> None:
        workers = Workers(1)
        table = make_table("pbb")
        hurry = Hurry()
        try:
            await workers.choose(table.job(asked(table), "sunlit"), hurry)
            hurry.now()
            assert hurry.told.is_set()
            assert not any(workers._flags)
        finally:
            workers.close()

    asyncio.run(scenario())


def test_a_cancelled_thought_gives_its_slot_back() -> None:
    async def scenario() -> None:
        workers = Workers(1)
        table = make_table("pbb")
        job: Job = table.job(asked(table), "hadal")
        try:
            thought = asyncio.create_task(workers.choose(job, Hurry()))
            await asyncio.sleep(0.05)
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            assert len(set(workers._free)) == len(workers._flags)
        finally:
            workers.close()

    asyncio.run(scenario())


def test_buckets_fill_again_and_forget_the_idle() -> None:
    bucket = Bucket(2.0, 3.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    buckets = Buckets(1.0, 1.0)
    buckets.MOST = 10
    for number in range(100):
        assert buckets.take(f"10.0.0.{number}", float(number))
    assert len(buckets._by_address) <= 10


def test_doors_count_by_address() -> None:
    doors = Doors(Limits(connections=3, connections_per_address=2))
    assert [doors.enter(a) for a in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    doors.leave("a")
    assert doors.enter("c")
