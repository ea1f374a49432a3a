"""The Eye: look at four, all back on top or all to the bottom."""

from __future__ import annotations

import pytest

from fathomless.testing import rule
from tests.games.the_abyss.reading import deck, deck_size, hand, panics, played, seen
from tests.games.the_abyss.tables import asked, facts, listen, play, table, texts

EYES = ["eye_1", "eye_2", "eye_3"]
SEVEN = "panic treasure_12 treasure_4 hook_2 treasure_8 sword_3 panic"


@rule("TA-R18")
@pytest.mark.parametrize("eye", EYES)
def test_the_four_uppermost_cards_are_looked_at(eye: str) -> None:
    state = play(table([eye, ""], deck=SEVEN), f"play {eye}")
    assert seen(state, 0)["own_look"] == ["panic", "treasure_12", "treasure_4", "hook_2"]
    assert asked(state) == "0: top-or-bottom"
    assert texts(state) == {"put top", "put bottom"}
    assert played(state, 0) == eye
    assert hand(state, 0) == ""


@rule("TA-R18")
@pytest.mark.parametrize("eye", EYES)
def test_back_on_top_the_deck_is_as_it_was(eye: str) -> None:
    state = play(table([eye, ""], deck=SEVEN), f"play {eye}", "put top")
    assert deck(state) == SEVEN
    assert asked(state) == "0: combos"


@rule("TA-R18", "TA-A33")
@pytest.mark.parametrize("eye", EYES)
def test_t9_at_the_bottom_the_four_keep_their_order(eye: str) -> None:
    state = play(table([eye, ""], deck=SEVEN), f"play {eye}", "put bottom")
    assert deck(state) == "treasure_8 sword_3 panic panic treasure_12 treasure_4 hook_2"
    assert asked(state) == "0: combos"


@rule("TA-A33")
def test_from_the_bottom_the_card_that_was_uppermost_is_drawn_first() -> None:
    state = table(["eye_1", ""], deck="treasure_12 treasure_4 hook_2 eye_3 treasure_8 sword_3")
    play(state, "play eye_1", "put bottom", "end")
    play(state, "1: draw", "keep sword_3", "end")
    play(state, "0: draw")
    assert texts(state) == {"keep treasure_12", "keep treasure_4"}


@rule("TA-R18")
def test_the_eye_draws_nothing_even_if_it_sees_panic() -> None:
    state = table(["eye_1", ""], deck="panic panic panic panic treasure_4")
    play(state, "play eye_1", "put top")
    assert (panics(state), hand(state, 0), hand(state, 1)) == ([0, 0], "", "")
    assert deck_size(state) == 5


@rule("TA-A14")
def test_only_the_player_sees_the_cards_and_everybody_where_they_went() -> None:
    for where in ("top", "bottom"):
        state = table(["eye_1", "", ""], deck=SEVEN)
        look = listen(state, "play eye_1")
        for other in (1, 2, None):
            assert seen(state, other)["own_look"] is None
        (event,) = [event for event in look if event.kind == "look"]
        assert event.seen_by(0)["cards"] == ["panic", "treasure_12", "treasure_4", "hook_2"]
        for other in (1, 2, None):
            assert event.seen_by(other)["cards"] is None
            assert event.seen_by(other)["count"] == 4
        put = listen(state, f"put {where}")
        assert facts(put, "put") == [{"seat": 0, "where": where}]


@rule("TA-A14", "TA-A33")
def test_situation_07_an_eye_with_three_cards_left() -> None:
    state = table(["eye_1", ""], deck="treasure_12 panic eye_3")
    heard = listen(state, "play eye_1")
    (event,) = [event for event in heard if event.kind == "look"]
    assert event.seen_by(0)["cards"] == ["treasure_12", "panic", "eye_3"]
    assert event.seen_by(1)["cards"] is None
    assert asked(state) == "0: combos"
    assert deck(state) == "treasure_12 panic eye_3"
    assert played(state, 0) == "eye_1"


@rule("TA-A33")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_with_four_cards_or_fewer_nothing_is_asked(size: int) -> None:
    stock = " ".join(SEVEN.split()[:size])
    state = play(table(["eye_1", ""], deck=stock), "play eye_1")
    assert asked(state) == "0: combos"
    assert deck(state) == stock


@rule("TA-A33", "TA-R18")
def test_with_five_cards_top_and_bottom_differ() -> None:
    stock = "panic treasure_12 treasure_4 hook_2 treasure_8"
    state = play(table(["eye_1", ""], deck=stock), "play eye_1")
    assert texts(state) == {"put top", "put bottom"}
    assert deck(play(state, "put bottom")) == "treasure_8 panic treasure_12 treasure_4 hook_2"
