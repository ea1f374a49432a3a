from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathomless.server import levels, reviews
from fathomless.server.app import create_app
from fathomless.server.protocol import Candidate
from tests.server.tables import make_table, play_to_the_end
from tests.server.test_rest import ME


def test_a_finished_match_has_every_choice_in_it() -> None:
    table = make_table("pp", options={"target": 20})
    play_to_the_end(table)
    choices = list(reviews.choices_of(table))
    course = table.course.replay
    assert 0 < len(choices) < len(course.actions)
    state = course.start()
    asked = []
    for move, (seat, action) in enumerate(course.actions):
        if len(state.legal()) > 1:
            asked.append((move, seat, action.text))
        state.apply(action)
    assert [(each.job.ply, each.job.seat, each.played) for each in choices] == asked


def test_what_is_lost_for_certain_is_what_the_intervals_leave() -> None:
    table = make_table("pp", options={"target": 20})
    play_to_the_end(table)
    choice = next(iter(reviews.choices_of(table)))
    other = next(text for text in choice.labels if text != choice.played)
    best = Candidate(other, 900, 0.6, 0.57, 0.63)
    clear = reviews.moment(choice, [best, Candidate(choice.played, 100, 0.4, 0.31, 0.5)])
    assert clear.lost == pytest.approx(0.07)
    assert (clear.best.a, clear.best.value) == (other, 0.6)
    assert (clear.played.a, clear.played.value) == (choice.played, 0.4)
    assert clear.played.label.key in table.setup.game.catalogue("en")
    unclear = reviews.moment(choice, [best, Candidate(choice.played, 9, 0.4, 0.1, 0.7)])
    assert unclear.lost == 0
    played_best = reviews.moment(choice, [Candidate(choice.played, 900, 0.6, 0.57, 0.63)])
    assert played_best.played == played_best.best
    assert played_best.lost == 0


def test_a_review_grows_until_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "REVIEW", "20")  # tries, not seconds
    app = create_app(str(tmp_path / "review.db"), worker_count=1)

    async def scenario(client: httpx.AsyncClient) -> dict[str, Any]:
        wish = {"game": "the-abandons", "seats": [ME], "seed": "review"}
        id = (await client.post("/api/tables", json=wish)).json()["table"]["id"]
        early = await client.get(f"/api/tables/{id}/review")
        assert (early.status_code, early.json()["code"]) == (409, "table/running")
        assert (await client.get("/api/tables/none/review")).status_code == 404
        play_to_the_end((await app.state.services.lobby.room(id)).table)
        while True:
            review: dict[str, Any] = (await client.get(f"/api/tables/{id}/review")).json()
            if review["failed"] or len(review["moments"]) == review["of"]:
                return review
            await asyncio.sleep(0.05)

    async def whole() -> dict[str, Any]:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await asyncio.wait_for(scenario(client), 60)

    review = asyncio.run(whole())
    assert not review["failed"]
    assert review["of"] > 0
    for moment in review["moments"]:
        assert 0 <= moment["played"]["value"] <= 1
        assert moment["best"]["label"]["key"]
