from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from fathomless.server.course import Course
from fathomless.server.effects import KeepSeat, Line, Persist
from fathomless.server.seats import Seat, hashed
from fathomless.server.store.engine import StoreError, migrate, read_url
from fathomless.server.store.results import ResultInfo, Selection, high_scores, latest_results
from fathomless.server.store.store import Store
from fathomless.server.store.tables import METADATA
from fathomless.server.table import Table
from tests.server.tables import ask, asked, make_table, now, persisted, play_on


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


async def play_and_keep(store: Store, table: Table, chance: random.Random, most: int) -> None:
    for _ in range(most):
        if table.is_over:
            return
        for effect in persisted(play_on(table, chance)):
            await store.keep(table, effect)


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    async def scenario() -> None:
        table = make_table("ppb")
        await store.create(table)
        await play_and_keep(store, table, random.Random(1), 40)
        twin = await store.load("table")
        assert twin is not None
        assert twin.course.state.to_json() == table.course.state.to_json()
        assert twin.course.lines == table.course.lines
        assert twin.setup == table.setup
        assert [s.info(n).name for n, s in enumerate(twin.seats)] == ["P0", "P1", "B2"]
        assert now(twin, 0) == now(table, 0)
        assert await store.load("nowhere") is None

    asyncio.run(scenario())


def test_one_ply_is_written_once(store: Store) -> None:
    async def scenario() -> None:
        await store.create(make_table())
        one, two = await store.load("table"), await store.load("table")
        assert one is not None
        assert two is not None
        seat = asked(one)
        (first,) = persisted(ask(one, seat, '{"t":"act","ply":0,"a":"draw"}'))
        (second,) = persisted(ask(two, seat, '{"t":"act","ply":0,"a":"take discard"}'))
        await store.keep(one, first)
        with pytest.raises(StoreError) as caught:
            await store.keep(two, second)
        assert caught.value.code == "store/conflict"
        kept = await store.load("table")
        assert kept is not None
        assert kept.course.lines == one.course.lines

    asyncio.run(scenario())


def test_a_conflict_spoils_nothing_else_in_its_group(store: Store) -> None:
    async def scenario() -> None:
        table = make_table()
        await store.create(table)
        lines = [(Persist(ply, (Line(0, f"move {ply}"),))) for ply in (0, 0, 1, 2, 2, 3)]
        found = await asyncio.gather(
            *(store.keep(table, line) for line in lines), return_exceptions=True
        )
        refused = [number for number, error in enumerate(found) if isinstance(error, StoreError)]
        assert refused == [1, 4]
        assert sum(error is not None for error in found) == 2

    asyncio.run(scenario())


def test_appends_of_many_tables_share_their_commits(store: Store) -> None:
    async def scenario() -> None:
        table = make_table()
        await store.create(table)
        before = store.writer.groups
        moves = [Persist(ply, (Line(0, "x"),)) for ply in range(300)]
        await asyncio.gather(*(store.keep(table, move) for move in moves))
        assert store.writer.groups - before < 100

    asyncio.run(scenario())


def test_an_open_seat_goes_to_one_person_only(store: Store) -> None:
    async def scenario() -> None:
        await store.create(make_table("po"))
        await store.keep_seat("table", 1, Seat("Ines", hashed("ines")))
        with pytest.raises(StoreError):
            await store.keep_seat("table", 1, Seat("Oskar", hashed("oskar")))
        await store.keep_seat("table", 1, Seat("Ines", hashed("ines"), None, "hadal"))
        table = await store.load("table")
        assert table is not None
        assert (table.seats[1].name, table.seats[1].bot_level) == ("Ines", "hadal")

    asyncio.run(scenario())


def test_results_and_hi_scores(store: Store) -> None:
    async def scenario() -> None:
        table = make_table("ppb")
        await store.create(table)
        await play_and_keep(store, table, random.Random(2), 10_000)
        outcome = table.course.state.outcome()
        (result,) = latest(store)
        assert [score.total for score in result.scores] == outcome.totals
        assert [score.player for score in result.scores] == ["human", "human", "sunlit"]
        assert [s.seat for s in result.scores if s.place == 1] == outcome.winners
        assert (result.seed, result.reason) == ("tide", outcome.reason)
        scores = high_scores(store.engine, Selection("the-abyss", 3, seed="tide"), 10)
        assert [score.total for score in scores] == sorted(outcome.totals[:2], reverse=True)
        assert high_scores(store.engine, Selection("the-abyss", 2), 10) == []
        assert latest_results(store.engine, "chasms", 10) == []

    asyncio.run(scenario())


def test_a_match_that_the_deal_decides_has_a_result(store: Store) -> None:
    async def scenario() -> None:
        decided, low = "s2547", {"target": 5}  # three Panic for the first seat
        await store.create(make_table("pp", decided, options=low))
        (result,) = latest(store)
        assert (result.moves, [score.total for score in result.scores]) == (0, [0, 16])

        waiting = make_table("po", decided, id="other", options=low)
        await store.create(waiting)
        assert len(latest(store)) == 1
        _, effects = waiting.claim("Ines", hashed("ines"), None)
        for effect in persisted(effects):
            await store.keep(waiting, effect)
        names = [[score.name for score in one.scores] for one in latest(store)]
        assert sorted(names) == [["P0", "Ines"], ["P0", "P1"]]

    asyncio.run(scenario())


def latest(store: Store) -> list[ResultInfo]:
    return latest_results(store.engine, "the-abyss", 10)


def test_the_migrations_build_what_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert "lines" in inspect(connection).get_table_names()
    migrate(store.engine)  # once more changes nothing


def test_a_missing_move_is_noticed(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        table = make_table()
        await store.create(table)
        await play_and_keep(store, table, random.Random(1), 5)
        with sqlite3.connect(tmp_path / "x.db") as connection:
            connection.execute("DELETE FROM lines WHERE ply = 2")
        connection.close()
        with pytest.raises(StoreError) as caught:
            await store.load("table")
        assert caught.value.code == "table/corrupt"

    opened = Store(str(tmp_path / "x.db"))
    asyncio.run(scenario(opened))
    opened.close()


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    opened = Store(str(tmp_path / "x.db"))
    with opened.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    opened.close()


@pytest.mark.parametrize("database", ["mysql://x/y", "sqlite://", "oracle://x"])
def test_other_databases_are_refused(database: str) -> None:
    with pytest.raises(StoreError) as caught:
        read_url(database)
    assert caught.value.code == "store/unknown"


def test_a_line_that_fits_nothing_is_no_course() -> None:
    table = make_table()
    with pytest.raises(Exception, match="takes nothing back"):
        Course(table.setup.game, 3, "tide", table.setup.options, [Line(0, "@back 1")])
    assert KeepSeat(0) != KeepSeat(1)
