from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathomless import bots
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.server import levels, reviews, thinking
from fathomless.server.app import create_app
from fathomless.server.appraisal import Difference, Verdict
from fathomless.server.protocol import Candidate
from tests.server.tables import asked, make_table, play_to_the_end
from tests.server.test_rest import ME

SHORT = {"target": 20}
TELLING = 0.03  # what the browser calls a turning point


def test_a_finished_match_has_every_choice_in_it() -> None:
    table = make_table("pp", options=SHORT)
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


def judged(
    game: str, who: str, seed: str, tries: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, int]:
    """How many mistakes a review names in a match of any moves, and in a search's moves there."""
    monkeypatch.setattr(levels, "REVIEW", tries)
    table = make_table(who, seed=seed, game=game, options=SHORT if game == "the-abyss" else {})
    play_to_the_end(table)
    random = searched = 0
    for choice in reviews.choices_of(table):
        seen = Perspective(State.from_json(choice.job.state), choice.job.seat)
        clever = bots.make(choice.job.spec).choose(seen, Rng("another")).text
        random += thinking.appraise((choice.job, choice.played), 0).lost >= TELLING
        searched += thinking.appraise((choice.job, clever), 0).lost >= TELLING
    return random, searched


@pytest.mark.parametrize(
    ("game", "who", "seed", "tries"),
    [("the-abyss", "pp", "f", "300"), ("the-abandons", "p", "c", "400")],
)
def test_the_mistakes_of_random_play_are_named_and_close_calls_are_not(
    game: str, who: str, seed: str, tries: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    random, searched = judged(game, who, seed, tries, monkeypatch)
    assert random >= 3
    assert searched == 0


def test_what_is_lost_for_certain_is_what_the_error_leaves() -> None:
    clear = Difference(400, 0.6, 0.4, 0.02)
    assert clear.certain == pytest.approx(0.1608, abs=1e-4)
    assert Difference(400, 0.6, 0.57, 0.02).certain == 0
    assert Difference(400, 0.4, 0.6, 0.02).certain == 0


def test_the_best_move_has_nothing_to_be_compared_with() -> None:
    table = make_table("pp", options=SHORT)
    job = table.job(asked(table), "ismcts:40")
    best = thinking.advise(job, 0)[0].a
    verdict = thinking.appraise((job, best), 0)
    assert verdict.played == verdict.best
    assert (verdict.best.a, verdict.lost) == (best, 0)


def test_a_moment_tells_both_moves_in_words() -> None:
    table = make_table("pp", options=SHORT)
    play_to_the_end(table)
    choice = next(iter(reviews.choices_of(table)))
    other = next(text for text in choice.labels if text != choice.played)
    best, played = Candidate(other, 9, 0.6, 0.5, 0.7), Candidate(choice.played, 9, 0.4, 0.3, 0.5)
    told = reviews.moment(choice, Verdict(played, best, 0.07))
    assert (told.best.a, told.best.value, told.lost) == (other, 0.6, 0.07)
    assert (told.played.a, told.played.value) == (choice.played, 0.4)
    assert told.played.label.key in table.setup.game.catalogue("en")


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
                return await asyncio.wait_for(scenario(client), 180)

    review = asyncio.run(whole())
    assert not review["failed"]
    assert review["of"] > 0
    for moment in review["moments"]:
        assert 0 <= moment["played"]["value"] <= 1
        assert moment["best"]["label"]["key"]
