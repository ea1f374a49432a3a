import json
import re
from functools import partial
from pathlib import Path

import pytest

from fathomless import games
from fathomless.arena import study as study_module
from fathomless.arena import study_page, words
from fathomless.arena.study import deeds_of, study
from fathomless.arena.study_page import html
from fathomless.arena.workers import play_games
from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from fathomless.core.game import Game
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
    assert text.count("<svg") == 1
    assert text.count('class="plot') >= 2
    assert text.count("<section>") >= 3
    assert json.loads(json.dumps(result.to_json()))["games"] == 40


def test_no_game_of_a_study_is_counted_twice() -> None:
    result = study("the-abyss", ["random"] * 4, 16, "s", SHORT)
    assert len({(record.decisions, record.totals) for record in result.records}) == 16


def test_ties_are_no_way_to_end() -> None:
    result = study("chasms", ["random"] * 4, 60, "ties")
    assert result.ties() == [("Equal VP: the die decides", result.tie_breaks["die"])]
    assert sum(count for _, count in result.ends()) == 60
    chapters = html(result).split("<h2>")
    (ends,) = (chapter for chapter in chapters if chapter.startswith("Ends"))
    (ties,) = (chapter for chapter in chapters if chapter.startswith("Ties"))
    assert "Equal VP: the die decides" not in ends
    assert "Tie" not in ends
    assert f"{result.tie_breaks['die']} of 60 games had equals in first place" in ties
    none = study("the-abandons", ["random"], 5, "ties")
    assert none.ties() == []
    assert "<h2>Ties" not in html(none)


WAYS = [
    ("the-abyss", 4, {}),
    ("abyss", 3, {}),
    ("abyss", 2, {"expansions": "kraken"}),
    ("abyss", 2, {"expansions": "leviathan"}),
    ("abyss", 5, {"expansions": "both"}),
    ("chasms", 4, {"ghost": "on"}),
    ("the-abandons", 1, {"sets": 3}),
]


@pytest.mark.parametrize(("game", "seats", "options"), WAYS)
def test_a_study_has_words_for_all_that_it_shows(
    game: str, seats: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomless.arena.study.FEWEST", 1)
    result = study(game, ["random"] * seats, 40, "words", options)
    known = games.get(game).telling().titles
    assert {(deed.kind, deed.noun) for deed in result.deeds} <= known.keys()
    chapters = result.chapters()
    titles = [chapter.title for chapter in chapters]
    assert len(set(titles)) == len(titles) > 3
    for chapter in chapters:
        names = [deed.name for deed in chapter.deeds]
        assert len(set(names)) == len(names), chapter.title
        assert chapter.title[0].isupper()
        assert "_" not in "".join(names)
    for label, _ in result.ends() + result.ties():
        assert label[-1] != "."
        assert "/" not in label
        assert label not in result.reasons
        assert label not in result.tie_breaks
    assert result.settings() == ", ".join(f"{name}={value}" for name, value in options.items())


def test_titles_are_in_the_words_of_the_voice() -> None:
    for game in games.all():
        told = [title for title in game.telling().titles.values() if title is not None]
        assert told
        assert len(set(told)) == len(told)
        assert not any(re.search(r"[!_:/]", title) for title in told)


def test_a_game_from_outside_is_told_by_the_names_of_its_events() -> None:
    game = Game()
    assert words.title_of(game, "jump", "man") == "jump: man"
    assert words.thing_of(game, "man") == "man"
    assert words.ends_in_words("the-abyss", {"stuck": 3}) == [("stuck", 3)]


def test_a_study_asks_the_game_for_its_words() -> None:
    """It knows no game, and none of the things in one, by name."""
    modules = (words, study_module, study_page)
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules)
    assert not [game.name for game in games.all() if game.name in source or game.title in source]
    assert not re.search(r"\b(Lord|Leader|Faction|passage)s?\b", source)


def test_passages_that_share_a_name_are_told_apart_by_their_doors() -> None:
    game = games.get("the-abandons")
    ids = ("fork_l2f1", "cross_212", "hall_1", "exit")
    assert [words.name_of(game, "card", id) for id in ids] == [
        "Fork (left 2, forward 1)",
        "Crossing (left 2, forward 1, right 2)",
        "Hall (forward 1)",
        "Exit",
    ]


def test_the_command_line(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    common = ("study", "the-abyss", "--games", "120", "--seed", "s", "--option", "target=20")
    done = run(*common, "--out", str(page))
    assert done.exit_code == 0
    assert "wins: seat 1" in done.stdout  # people count from 1
    assert "seat 0" not in done.stdout + page.read_text()
    assert "Cards drawn" in done.stdout
    assert "The target was reached in a round that Stop ended" in done.stdout
    assert "target/stop" not in done.stdout + page.read_text()
    assert page.read_text().startswith("<!doctype html>")
    assert json.loads(run(*common, "--json").stdout)["bots"] == ["greedy", "greedy"]
    assert refusal(run(*common, "--seats", "clever,greedy")) == "bot/unknown"
    with pytest.raises(SetupError):
        study("the-abyss", ["greedy"] * 2, 0)
