from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathomless.server import studies
from tests.server.test_rest import run


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
        assert (await ask("?seats=9"))["code"] == "seats/invalid"
        unknown = await client.get("/api/games/chess/study")
        assert unknown.status_code == 404

    run(tmp_path, scenario, worker_count=1)
