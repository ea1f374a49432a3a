"""Hi-scores: what enters them, by what they are listed, and the labyrinth of the day."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from fathomless.core.outcome import Outcome
from fathomless.server import daily
from fathomless.server.app import create_app
from fathomless.server.effects import Line
from fathomless.server.rerun import is_ranked, rerun
from fathomless.server.rest import read_options
from fathomless.server.store.engine import MIGRATIONS, open_engine
from fathomless.server.store.results import Selection, high_score, high_scores, tries
from fathomless.server.store.store import Store
from fathomless.server.table import Table
from tests.server.tables import ask, make_table, persisted, play_on

ABANDONS = "the-abandons"
ALL = Selection(ABANDONS)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    path = str(tmp_path / "store.db")
    opened = Store(
        path if request.param == "sqlite" else request.getfixturevalue("postgres_database")
    )
    yield opened
    opened.close()


def labyrinth(*, lost: bool, **setup: Any) -> Table:
    """A finished table, escaped from or lost."""
    for number in count():
        setup["seed"] = setup.get("seed") or f"labyrinth {number}"
        table = make_table("p", game=ABANDONS, **setup)
        chance = random.Random(number)
        while not table.is_over:
            play_on(table, chance)
        if table.course.state.outcome().lost == lost:
            return table
        if not setup.get("chosen_seed"):
            del setup["seed"]
    raise AssertionError("unreachable")


async def keep(store: Store, table: Table) -> None:
    """Write a finished table as if it had been played here."""
    await store.create(table)


def test_an_escape_enters_and_links_its_replay(store: Store) -> None:
    table = labyrinth(lost=False, id="escape")
    asyncio.run(keep(store, table))
    (entry,) = high_scores(store.engine, ALL, 10)
    assert (entry.table, entry.total) == ("escape", table.course.state.outcome().totals[0])
    assert (entry.name, entry.moves) == ("P0", table.course.moves)
    assert entry.options == table.setup.options
    assert entry.seed == table.setup.seed


def test_a_lost_match_is_a_try_and_no_hi_score(store: Store) -> None:
    table = labyrinth(lost=True, id="loss")
    asyncio.run(keep(store, table))
    assert high_scores(store.engine, ALL, 10) == []
    found = tries(store.engine, ALL)
    assert (found.played, found.won, found.best) == (1, 0, None)
    mine = high_score(store.engine, ALL, "loss")
    assert mine is not None
    assert mine.total == 0


def test_lists_are_by_option_set(store: Store) -> None:
    easy = {"difficulty": "easy"}

    async def scenario() -> None:
        await keep(store, labyrinth(lost=False, id="normal"))
        await keep(store, labyrinth(lost=False, id="easy", options=easy))

    asyncio.run(scenario())
    expected = {"": ["normal"], "difficulty=easy": ["easy"], "sets=2": []}
    for options, ids in expected.items():
        wanted = Selection(ABANDONS, options=read_options(daily.game(), options))
        assert [entry.table for entry in high_scores(store.engine, wanted, 10)] == ids
    assert {entry.table for entry in high_scores(store.engine, ALL, 10)} == {"normal", "easy"}


def test_a_chosen_seed_counts_among_its_own_only(store: Store) -> None:
    fresh = labyrinth(lost=False, id="fresh")
    again = labyrinth(lost=False, id="again", seed=fresh.setup.seed, chosen_seed=True)

    async def scenario() -> None:
        await keep(store, fresh)
        await keep(store, again)

    asyncio.run(scenario())
    assert [entry.table for entry in high_scores(store.engine, ALL, 10)] == ["fresh"]
    challenge = Selection(ABANDONS, seed=fresh.setup.seed)
    listed = high_scores(store.engine, challenge, 10)
    assert {entry.table for entry in listed} == {"fresh", "again"}
    assert [entry.total for entry in listed] == sorted((e.total for e in listed), reverse=True)
    assert tries(store.engine, challenge).played == 2


def test_what_does_not_re_run_is_not_ranked(caplog: pytest.LogCaptureFixture) -> None:
    table = labyrinth(lost=False)
    lines, outcome = table.course.lines, table.course.state.outcome()
    assert is_ranked(table.setup, 1, lines, outcome)
    better = Outcome([outcome.scores[0]], [outcome.totals[0] + 1], [[0]], outcome.reason)
    assert not is_ranked(table.setup, 1, lines, better)
    assert not is_ranked(table.setup, 1, lines[:-1], outcome)
    assert not is_ranked(table.setup, 1, [*lines[:-1], Line(0, "mirror")], outcome)
    assert "re-run" in caplog.text


def test_a_match_begun_by_another_is_not_ranked() -> None:
    table = labyrinth(lost=False, forked_from="other")
    assert not is_ranked(table.setup, 1, table.course.lines, table.course.state.outcome())


def test_whoever_looks_ahead_and_takes_back_is_not_ranked() -> None:
    table = make_table("p", game=ABANDONS, seed="peek")
    chance = random.Random(1)
    while len(table.course.state.legal()) < 2:
        play_on(table, chance)
    play_on(table, chance)
    assert persisted(ask(table, 0, '{"t":"takeback"}'))
    assert rerun(table.setup, 1, table.course.lines).peeked


def at_stairs() -> Table:
    """A table at which somebody has found Stairs."""
    for number in count():
        table = make_table("p", game=ABANDONS, seed=f"stairs {number}")
        chance = random.Random(number)
        while not table.is_over:
            asked = table.course.state.asked
            if asked is not None and asked.kind == "stairs":
                return table
            play_on(table, chance)
    raise AssertionError("unreachable")


def test_an_undo_that_shows_nothing_does_no_harm() -> None:
    table = at_stairs()
    ask(table, 0, f'{{"t":"act","ply":{table.course.ply},"a":"take stairs"}}')
    assert persisted(ask(table, 0, '{"t":"undo"}'))
    found = rerun(table.setup, 1, table.course.lines)
    assert not found.peeked
    assert found.state.to_json() == table.course.state.to_json()


def test_older_results_get_their_option_set(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "old.db"))
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    match = "'m','the-abandons',1,1,'{}','s',0,1,0,NULL,NULL"
    result = (
        "'m','the-abandons',1,'{\"difficulty\":\"hard\",\"sets\":2}','s',0,9,'lost/wall',NULL,1"
    )
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(sa.text(f"INSERT INTO matches VALUES ({match})".replace(":", "\\:")))
        connection.execute(sa.text(f"INSERT INTO results VALUES ({result})".replace(":", "\\:")))
        command.upgrade(config, "head")
        (row,) = connection.execute(sa.text("SELECT option_set, lost, ranked FROM results"))
        assert tuple(row) == ("difficulty=hard,sets=2", 1, 0)
        command.downgrade(config, "0001")
    engine.dispose()


# -- over HTTP -------------------------------------------------------------------------------------


def get(folder: Path, *paths: str, tables: list[Table] | None = None) -> list[Any]:
    """The answers of a server that has these tables."""

    async def whole() -> list[Any]:
        app = create_app(str(folder / "rest.db"))
        async with app.router.lifespan_context(app):
            for table in tables or []:
                await keep(app.state.services.lobby.store, table)
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return [(await client.get(path)).json() for path in paths]

    return asyncio.run(whole())


def test_the_labyrinth_of_the_day_is_the_same_everywhere(tmp_path: Path) -> None:
    today = daily.today().isoformat()
    (info,) = get(tmp_path, "/api/daily")
    assert info == {
        "game": ABANDONS,
        "date": today,
        "seed": f"daily {today}",
        "options": {"difficulty": "normal", "sets": 1, "retreat": "strict"},
        "played": 0,
        "escaped": 0,
        "best": None,
        "mine": None,
    }


def test_every_finished_try_at_it_counts(tmp_path: Path) -> None:
    seed = daily.seed_of(daily.today())
    won = labyrinth(lost=False, id="won", seed=seed, chosen_seed=True)
    lost = labyrinth(lost=True, id="lost", seed=seed, chosen_seed=True)
    easy = {"difficulty": "easy"}
    other = labyrinth(lost=False, id="easy", seed=seed, chosen_seed=True, options=easy)
    paths = ["/api/daily?table=lost", "/api/daily?table=easy"]
    paths.append(f"/api/hiscores/{ABANDONS}?seed={seed}&options=difficulty%3Dnormal")
    mine, unknown, listed = get(tmp_path, *paths, tables=[won, lost, other])
    total = won.course.state.outcome().totals[0]
    assert (mine["played"], mine["escaped"], mine["best"]) == (2, 1, total)
    assert (mine["mine"]["table"], mine["mine"]["total"]) == ("lost", 0)
    assert unknown["mine"] is None
    assert [entry["table"] for entry in listed] == ["won"]


def test_days_that_have_not_begun_are_refused(tmp_path: Path) -> None:
    tomorrow = (daily.today() + timedelta(days=2)).isoformat()
    days = [tomorrow, "2026-13-01", "20260301", "yesterday", "1999-01-01"]
    for answer in get(tmp_path, *(f"/api/daily?date={day}" for day in days)):
        assert answer["code"] == "daily/unknown"
    (earlier,) = get(tmp_path, "/api/daily?date=2026-03-01")
    assert earlier["seed"] == "daily 2026-03-01"


def test_options_of_a_list_are_checked(tmp_path: Path) -> None:
    texts = ["difficulty", "depth=2", "sets=9"]
    for answer in get(tmp_path, *(f"/api/hiscores/{ABANDONS}?options={text}" for text in texts)):
        assert answer["code"] == "options/invalid"
