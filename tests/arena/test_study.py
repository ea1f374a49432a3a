import json
from functools import partial
from pathlib import Path

import pytest

from fathomless import games
from fathomless.arena.study import deeds_of, study
from fathomless.arena.study_page import html
from fathomless.arena.workers import play_games
from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from tests.cli.commands import refusal, run

SHORT = {"target": 20}


def test_a_deed_is_what_an_event_tells_of_a_seat_by_name() -> None:
    journal = [
        Event("recruit", {"seat": 1, "lord": "jailer", "cards": ["crab_1"], "pearls": 2}),
        Event("keep", {"seat": 0}, {"card": (1, "crab_1")}),
        Event("refill", {"lords": ["jailer"]}),  # of nobody
        Event("pearls", {"seat": 0, "count": 2, "why": "jailer"}),  # a reason is no thing
    ]
    game = games.get("abyss")
    card = next(key for key in game.catalogue("en") if key.startswith("card:")).partition(":")[2]
    journal[0].facts["cards"] = [card]
    journal[1].secrets["card"] = (1, card)
    first, second = deeds_of(game, 2, journal)
    assert first == {("keep", "card", card)}
    assert second == {("recruit", "lord", "jailer"), ("recruit", "card", card)}


def test_the_figures_add_up() -> None:
    result = study("the-abyss", ["greedy", "random"], 20, "s", SHORT)
    assert sum(rate.count for rate in result.seats) == pytest.approx(20)
    assert result.won.rate == pytest.approx(0.5)
    assert sum(result.reasons.values()) == 20
    assert result.lengths == sorted(record.decisions for record in result.records)
    assert all(0 < deed.done.rate <= 1 and deed.won.count <= deed.won.of for deed in result.deeds)
    assert {deed.noun for deed in result.deeds} == {"card"}


def test_it_is_the_same_in_processes() -> None:
    alone = study("the-abyss", ["greedy"] * 2, 12, "s", SHORT)
    assert alone == study("the-abyss", ["greedy"] * 2, 12, "s", SHORT, partial(play_games, jobs=2))


@pytest.mark.parametrize("game", [game.name for game in games.all()])
def test_every_game_has_a_page(game: str) -> None:
    seats = ["random"] * games.get(game).seats.start
    result = study(game, seats, 40, "page")
    text = html(result)
    assert text.count("<svg") == 2
    assert text.count("<section>") >= 3
    assert json.loads(json.dumps(result.to_json()))["games"] == 40


def test_the_command_line(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    common = ("study", "the-abyss", "--games", "120", "--seed", "s", "--option", "target=20")
    done = run(*common, "--out", str(page))
    assert done.exit_code == 0
    assert "wins: seat 1" in done.stdout  # people count from 1
    assert "seat 0" not in done.stdout + page.read_text()
    assert "draw card" in done.stdout
    assert page.read_text().startswith("<!doctype html>")
    assert json.loads(run(*common, "--json").stdout)["bots"] == ["greedy", "greedy"]
    assert refusal(run(*common, "--seats", "clever,greedy")) == "bot/unknown"
    with pytest.raises(SetupError):
        study("the-abyss", ["greedy"] * 2, 0)
