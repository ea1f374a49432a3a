"""The plan of the labyrinth: it fits, shows every door with its price, and where one stands."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fathomless import games
from fathomless.core.replay import Replay
from fathomless.games.the_abandons.state import TheAbandonsState
from fathomless.play.driver import Match
from fathomless.play.narrate import Narrator
from fathomless.play.players import seat_players
from fathomless.play.record import player_fields
from fathomless.play.terminal import page
from fathomless.play.terminal.final import verdict
from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.screen import ASCII, UNICODE, Symbols
from fathomless.play.terminal.tables import renderer_for
from fathomless.play.terminal.tables.the_abandons import Plan, span, unseen
from fathomless.play.words import Words
from tests.play import matches
from tests.sizes import some

GAME = games.get("the-abandons")
RENDERER = renderer_for("the-abandons")


def moments(seed: str, count: int = 4, **options: Any) -> Iterator[Match]:
    """A few random matches at every moment, the last one included."""
    for number in range(count):
        players = seat_players(["me"])
        settings = GAME.read_options(options)
        replay = Replay(GAME, 1, f"{seed} {number}", settings, [], player_fields(players))
        match = Match(replay, players)
        chance = random.Random(f"{seed} {number}")
        while not match.is_over:
            yield match
            match.act(chance.choice(match.state.legal()))
        yield match


def scene_of(language: str = "en", width: int = 80, symbols: Symbols = UNICODE) -> Scene:
    words = Words(language)
    players = seat_players(["me"])
    return Scene(GAME, players, Narrator(GAME, ["Ada"], words), words, symbols, width, 0)


def drawn(match: Match, scene: Scene, height: int) -> tuple[list[str], page.Page]:
    console = matches.make_console(scene.width)
    state, narrator = match.state, scene.narrator
    shown = page.Page(state.view(0), prompt=narrator.prompt(state), hint=scene.words("ask.hint"))
    shown.choices = [(narrator.option(state, a), a.text) for a in RENDERER.ordered(state.legal())]
    shown.log = [f"Line {number} of the log." for number in range(30)]
    page.show(console, shown, RENDERER, scene, height)
    return matches.text_of(console).splitlines(), shown


def table_of(match: Match) -> dict[str, Any]:
    return dict(match.state.view(0).table)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (72, 50)])
def test_every_moment_fits(language: str, width: int, height: int) -> None:
    for match in moments("fit", some(4), sets=2):
        lines, shown = drawn(match, scene_of(language, width), height)
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= width, text
        assert shown.prompt in text
        assert all(label in text for label, _ in shown.choices)
        assert "Line 29 of the log." in text
        assert len(lines) < height, text
        assert shown.hint in text


def test_the_lamp_is_always_in_sight() -> None:
    for match in moments("lamp", some(4), sets=3):
        for width, height in ((40, 24), (80, 24), (80, 0)):
            text = "\n".join(drawn(match, scene_of(width=width), height)[0])
            assert text.count(UNICODE.eye) == 1, text


def test_the_plan_has_every_room_and_every_open_door_with_its_price() -> None:
    for match in moments("doors"):
        seen = table_of(match)
        text = "\n".join(drawn(match, scene_of(width=120), 0)[0])
        plan = Plan(seen)
        assert len(plan.rooms) == len(seen["tiles"])
        taken = set()
        for room in seen["tiles"]:
            if room["number"]:
                assert f"{room['number']} " in text
            for door in room["doors"]:
                border = plan.border((room["x"], room["y"]), door["side"])
                assert border is not None
                if door["state"] == "open" and seen["exit"] is None:
                    assert (border.icons, border.chosen) == (
                        door["icons"],
                        door["ref"] in seen["choice"],
                    )
                    taken |= {door["ref"]} if border.chosen else set()
        assert taken == set(seen["choice"])


def test_closed_doors_and_ways_look_different_from_walls() -> None:
    text = "".join("\n".join(drawn(m, scene_of(width=120), 0)[0]) for m in moments("walls", 8))
    assert f"─{UNICODE.panic}─" in text
    assert "─   ─" in text
    assert "┼" in text


def test_the_odds_are_those_of_the_cards_nobody_has_seen() -> None:
    for match in moments("odds", some(6), sets=2, difficulty="hard"):
        state = match.state
        assert isinstance(state, TheAbandonsState)
        if state.is_over:
            continue
        hidden = state.burned + state.remembered + state.deck[max(state.top, state.shown) : -1]
        assert +unseen(table_of(match)) == Counter(hidden)
        text = "\n".join(drawn(match, scene_of(), 24)[0])
        assert "dead end" in text or "Only the Exit" in text


def test_a_map_is_read_by_the_prices_of_doors() -> None:
    for match in moments("map", 20):
        shown = table_of(match)["own_map"]
        if shown:
            name = scene_of().narrator.name(f"card:{shown[0]}")
            text = "\n".join(drawn(match, scene_of(), 24)[0])
            assert f"The Map, by the price of a door: 1 {name}" in text
            return
    pytest.fail("nobody looked at a Map")


def test_the_end_says_whether_one_got_out() -> None:
    ends = set()
    for match in moments("end", 30):
        if match.is_over:
            outcome = match.state.outcome()
            (said,) = verdict(outcome, scene_of())
            text = "\n".join(drawn(match, scene_of(), 24)[0])
            ends.add(outcome.lost)
            if outcome.lost:
                assert said == "The labyrinth keeps you."
                assert "Exit" not in text
            else:
                assert said == f"You get out with {outcome.totals[0]} points."
                assert f"{UNICODE.eye}Exit" in text
    assert ends == {True, False}


def test_ascii_is_enough() -> None:
    for match in moments("ascii"):
        text = "\n".join(drawn(match, scene_of(symbols=ASCII), 24)[0])
        assert text.translate(str.maketrans("·–…", ".-.")).isascii(), text


def test_a_window_stays_within_the_labyrinth() -> None:
    assert span([0, 1, 2], 2, 9) == (0, 3)
    assert span([0, 9], 9, 3) == (7, 3)
    assert span([0, 9], 0, 3) == (0, 3)
    assert span([0, 9], 5, 3) == (4, 3)


def test_doors_come_first_among_the_choices() -> None:
    for match in moments("order"):
        texts = [action.text for action in RENDERER.ordered(match.state.legal())]
        doors = [text for text in texts if text.startswith("go ")]
        assert texts[: len(doors)] == doors
        assert len(texts) == len(match.state.legal())
