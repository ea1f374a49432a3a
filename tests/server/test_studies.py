from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathomless import games
from fathomless.arena.plan import Plan
from fathomless.arena.workers import Records
from fathomless.server import studies
from fathomless.server.limits import LimitError
from fathomless.server.rest import StudyInfo
from fathomless.server.studies import Studies
from fathomless.server.workers import Workers
from tests.server.test_rest import run


class Here(Workers):
    """Plays in this process, as long as it is let."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.asked: list[Plan] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken = False

    async def play(self, plan: Plan, numbers: list[int]) -> Records:
        self.asked.append(plan)
        await self.gate.wait()
        if self.broken:
            raise BrokenProcessPool
        return {number: plan.play(number) for number in numbers}


GAMES = 16
CHUNKS = GAMES // studies.CHUNK


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "GAMES", GAMES)
    monkeypatch.setattr(studies, "PLAYER", "random")


async def finished(at: Studies, game: str, seats: int, options: dict[str, object]) -> StudyInfo:
    settings = games.get(game).read_options(options)
    while not (study := at.of(game, seats, settings)).page:
        assert not study.failed
        await asyncio.sleep(0.01)
    return study


def test_a_study_is_played_when_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "GAMES", 20)
    monkeypatch.setattr(studies, "PLAYER", "random")

    async def scenario(client: httpx.AsyncClient) -> None:
        async def ask(query: str = "") -> dict[str, Any]:
            found: dict[str, Any] = (await client.get(f"/api/games/the-abyss/study{query}")).json()
            return found

        assert (await ask())["page"] is None
        study = await ask()
        while study["page"] is None and not study["failed"]:
            await asyncio.sleep(0.05)
            study = await ask()
        assert study["done"] == study["of"] == 20
        assert "<h2>Seats</h2>" in study["page"]
        assert (await ask("?seats=2"))["page"] == study["page"]
        assert '<html lang="en">' in study["page"]
        polish = await ask("?language=pl")
        assert '<html lang="pl">' in polish["page"]
        assert "<h2>Miejsca</h2>" in polish["page"]
        assert (await ask("?language=de"))["code"] == "language/unknown"
        assert (await ask("?seats=9"))["code"] == "seats/invalid"
        assert (await ask("?options=target=x"))["code"] == "options/invalid"
        unknown = await client.get("/api/games/chess/study")
        assert unknown.status_code == 404

    run(tmp_path, scenario, worker_count=1)


@pytest.mark.usefixtures("few")
def test_a_study_has_the_options_and_seats_of_a_table() -> None:
    async def scenario() -> None:
        at = Studies(Here())
        five = await finished(at, "abyss", 5, {"expansions": "leviathan"})
        assert five.page is not None
        assert "16 games at 5 seats" in five.page
        assert "Options: expansions=leviathan." in five.page
        base = await finished(at, "abyss", 2, {})
        assert base.page is not None
        assert "expansions" not in base.page

    asyncio.run(scenario())


@pytest.mark.usefixtures("few")
def test_no_more_studies_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST", 3)

    async def scenario() -> None:
        workers = Here()
        at = Studies(workers)
        for target in (20, 30, 40, 20):
            await finished(at, "the-abyss", 2, {"target": target})
        played = len(workers.asked)
        await finished(at, "the-abyss", 2, {"target": 50})  # for which 30 makes room
        for target in (20, 40):
            await finished(at, "the-abyss", 2, {"target": target})
        assert len(workers.asked) == played + CHUNKS
        await finished(at, "the-abyss", 2, {"target": 30})
        assert len(workers.asked) == played + 2 * CHUNKS
        workers.gate.clear()
        facts = games.get("the-abyss")
        for target in (60, 70, 80):
            at.of("the-abyss", 2, facts.read_options({"target": target}))
        with pytest.raises(LimitError):
            at.of("the-abyss", 2, facts.read_options({"target": 90}))
        await at.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("few")
def test_a_study_that_can_be_read_makes_room_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST", 1)
    in_a_thread = asyncio.to_thread

    async def slowly(write: Callable[[], None]) -> None:
        await in_a_thread(write)
        await asyncio.sleep(0.2)  # its task is not over yet

    async def scenario() -> None:
        at = Studies(Here())
        await finished(at, "the-abyss", 2, {"target": 20})
        await finished(at, "the-abyss", 2, {"target": 30})
        await at.close()

    monkeypatch.setattr(asyncio, "to_thread", slowly)
    asyncio.run(scenario())


@pytest.mark.usefixtures("few")
def test_a_study_that_nobody_waits_for_stops_and_goes_on_when_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        workers = Here()
        at = Studies(workers)
        settings = games.get("the-abyss").read_options({"target": 20})
        workers.gate.clear()
        assert at.of("the-abyss", 2, settings).done == 0
        await asyncio.sleep(0.01)
        monkeypatch.setattr(studies, "PATIENCE", -1.0)
        workers.gate.set()
        await asyncio.sleep(0.3)
        assert len(workers.asked) == 1
        monkeypatch.setattr(studies, "PATIENCE", 20.0)
        assert at.of("the-abyss", 2, settings).done == studies.CHUNK
        await finished(at, "the-abyss", 2, {"target": 20})
        assert len(workers.asked) == CHUNKS

    asyncio.run(scenario())


@pytest.mark.usefixtures("few")
def test_a_study_that_broke_off_says_so_once() -> None:
    async def scenario() -> None:
        workers = Here()
        workers.broken = True
        at = Studies(workers)
        settings = games.get("the-abyss").read_options({"target": 20})
        assert not at.of("the-abyss", 2, settings).failed
        await asyncio.sleep(0.05)
        assert at.of("the-abyss", 2, settings).failed
        workers.broken = False
        assert (await finished(at, "the-abyss", 2, {"target": 20})).done == 16

    asyncio.run(scenario())


@pytest.mark.usefixtures("few")
def test_studies_leave_a_process_to_the_tables() -> None:
    async def scenario() -> None:
        workers = Here(4)
        at = Studies(workers)
        workers.gate.clear()
        facts = games.get("the-abyss")
        for target in (20, 30):
            at.of("the-abyss", 2, facts.read_options({"target": target}))
        await asyncio.sleep(0.05)
        assert len(workers.asked) == 3
        workers.gate.set()
        for target in (20, 30):
            await finished(at, "the-abyss", 2, {"target": target})
        assert len(workers.asked) == 2 * CHUNKS

    asyncio.run(scenario())
