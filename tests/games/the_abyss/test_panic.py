"""Chapter "Panic cards": placing, and the window that every Panic opens."""

from __future__ import annotations

import pytest

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    destroyed,
    final_round,
    hand,
    hand_size,
    out,
    panics,
    zones,
)
from tests.games.the_abyss.tables import asked, play, random_game, sacrifice, table, texts

# Placing


@rule("TA-R22", "TA-R7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_panic_is_never_in_a_hand_or_among_the_discards(seats: int) -> None:
    def look(state: State) -> None:
        real = zones(state)
        cards = " ".join([real.discard, real.removed, *real.hands, *real.piles, *real.played])
        assert "panic" not in cards.split()

    for game in range(4):
        random_game(seats, f"panic {game}", at_each=look)


@rule("TA-R22")
def test_a_panic_lies_in_front_the_moment_it_is_drawn() -> None:
    state = play(table(["", ""], question="draw", deck="treasure_4 panic eye_1"), "draw")
    assert panics(state) == [1, 0]
    assert asked(state) == "0: panic-window"


@rule("TA-R26", "TA-A26")
def test_several_panic_are_settled_one_by_one_with_a_sacrifice_after_each() -> None:
    cards = "treasure_7 treasure_7 treasure_8 treasure_8"
    state = table([cards, "", ""], question="draw", deck="panic panic eye_1 eye_2")
    play(state, "draw")
    assert panics(state) == [1, 0, 0]
    sacrifice(state, "treasure_8 treasure_7")
    assert (asked(state), panics(state)) == ("0: panic-window", [1, 0, 0])  # the second, placed now
    sacrifice(state, "treasure_8 treasure_7")
    assert (asked(state), panics(state), hand(state, 0)) == ("0: combos", [0, 0, 0], "")


# The window

WINDOWS = {
    "a draw": (1, "draw", "panic eye_1 eye_2 eye_3", "1: draw"),
    "a Hook": (0, "combos", "panic eye_1 eye_2 eye_3", "0: play hook_2 on 1"),
    "a Sword": (0, "combos", "eye_1 eye_2 eye_3", "0: play sword_3 gift 1"),
}
"""The three ways to have a Panic placed on seat 1: who is asked what, the deck, the move."""


def place(way: str, cards: str, in_front: int, below: str = "") -> State:
    """A Panic is placed on seat 1, who holds these cards and has some Panic already."""
    active, question, stock, move = WINDOWS[way]
    state = table(
        ["hook_2 sword_3", cards, ""],
        panics=[1, in_front, 0],
        to_act=active,
        question=question,
        deck=f"{stock} {below}",
    )
    return play(state, move)


@rule("TA-A26", "TA-A5")
@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("in_front", [0, 1, 2])
def test_every_panic_placed_opens_a_window_fatal_or_not(way: str, in_front: int) -> None:
    state = place(way, "treasure_8 treasure_7", in_front)
    assert asked(state) == "1: panic-window"
    assert panics(state)[1] == in_front + 1  # it lies in front and counts
    assert texts(state) == {"sacrifice", "decline"}


@rule("TA-A26", "TA-A4")
@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("in_front", [0, 1, 2])
def test_a_sacrifice_in_the_window_destroys_one_panic(way: str, in_front: int) -> None:
    state = place(way, "treasure_8 treasure_7", in_front)
    gone = destroyed(state)
    sacrifice(state, "treasure_8 treasure_7")
    assert panics(state)[1] == in_front
    assert destroyed(state) == gone + 1
    assert out(state) == []
    assert hand(state, 1) == ""


@rule("TA-A26", "TA-R23", "TA-A4")
@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("in_front", [0, 1, 2])
def test_after_declining_only_a_third_panic_eliminates(way: str, in_front: int) -> None:
    state = place(way, "treasure_8 treasure_7", in_front)
    play(state, "1: decline")
    assert out(state) == ([1] if in_front == 2 else [])
    assert panics(state)[1] == in_front + 1


@rule("TA-A26")
@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("cards", ["", "treasure_8 treasure_6"])
@pytest.mark.parametrize("in_front", [0, 2])
def test_with_less_than_fifteen_points_one_is_asked_all_the_same(
    way: str, cards: str, in_front: int
) -> None:
    state = place(way, cards, in_front)
    assert asked(state) == "1: panic-window"
    assert texts(state) == {"decline"}


@rule("TA-A26")
def test_the_question_tells_nobody_what_one_holds() -> None:
    for way in WINDOWS:
        poor = place(way, "treasure_8 treasure_6", 2, below="...")  # 14
        rich = place(way, "treasure_8 treasure_7", 2, below="...")  # 15
        for other in (0, 2, None):
            assert poor.view(other) == rich.view(other)


@rule("TA-A4", "TA-A6", "TA-A26")
def test_a_window_allows_one_sacrifice_and_no_more() -> None:
    cards = "treasure_7 treasure_7 treasure_8 treasure_8"  # 30
    state = place("a Sword", cards, 1)
    sacrifice(state, "treasure_8 treasure_7")
    assert panics(state)[1] == 1
    assert asked(state) == "0: combos"  # though seat 1 still holds 15 points and a Panic


@rule("TA-A26", "TA-R23")
def test_situation_01_two_panic_drawn_on_two_in_front_with_fifteen_points() -> None:
    state = table(
        ["treasure_8 treasure_7", "", ""],
        question="draw",
        deck="panic panic eye_1",
        panics=[2, 0, 0],
    )
    play(state, "draw")
    sacrifice(state, "treasure_8 treasure_7")
    assert (asked(state), panics(state), out(state)) == ("0: panic-window", [3, 0, 0], [])
    assert texts(state) == {"decline"}
    play(state, "decline")
    assert (out(state), asked(state)) == ([0], "1: draw")


@rule("TA-A26", "TA-A4")
def test_situation_02_the_same_with_thirty_points_in_two_sets() -> None:
    cards = "treasure_7 treasure_7 treasure_8 treasure_8"
    state = table([cards, "", ""], question="draw", deck="panic panic eye_1", panics=[2, 0, 0])
    play(state, "draw")
    sacrifice(state, "treasure_8 treasure_7")
    sacrifice(state, "treasure_8 treasure_7")
    assert (out(state), panics(state), asked(state)) == ([], [2, 0, 0], "0: combos")


@rule("TA-R26", "TA-A26")
def test_t2_two_panic_in_one_draw_with_one_in_front_and_one_save() -> None:
    for first in (True, False):
        state = table(
            ["treasure_8 treasure_7", ""], question="draw", deck="panic panic eye_1", panics=[1, 0]
        )
        play(state, "draw")
        if not first:
            play(state, "decline")
        sacrifice(state, "treasure_8 treasure_7")
        if first:
            play(state, "decline")
        assert (panics(state), out(state), asked(state)) == ([2, 0], [], "0: combos")


@rule("TA-R27", "TA-R23")
def test_t3_a_third_panic_given_to_fourteen_points_eliminates() -> None:
    state = table(["sword_3", "treasure_8 treasure_6", "eye_1"], panics=[1, 2, 0])
    play(state, "play sword_3 gift 1")
    assert texts(state) == {"decline"}
    play(state, "1: decline")
    assert (out(state), panics(state)) == ([1], [0, 3, 0])
    assert asked(state) == "0: combos"


@rule("TA-R27", "TA-R23")
def test_situation_03_a_third_panic_given_to_fourteen_points_between_two_players() -> None:
    state = table(["sword_3 treasure_4", "treasure_10 hook_4"], panics=[2, 2])
    play(state, "play sword_3 gift 1")
    assert texts(state) == {"decline"}
    play(state, "1: decline")
    assert final_round(state) == ("last-player", [4, 0])


@rule("TA-R27")
def test_a_third_panic_given_to_fifteen_points_may_be_answered() -> None:
    state = table(["sword_3", "treasure_8 treasure_7", "eye_1"], panics=[1, 2, 0])
    play(state, "play sword_3 gift 1")
    assert asked(state) == "1: panic-window"  # at once, in the turn of another
    sacrifice(state, "treasure_8 treasure_7")
    assert (out(state), panics(state), asked(state)) == ([], [0, 2, 0], "0: combos")


@rule("TA-A26")
def test_situation_04_a_first_panic_given_to_twenty_points() -> None:
    state = table(["sword_3", "treasure_12 treasure_8", "eye_1"], panics=[1, 0, 0])
    play(state, "play sword_3 gift 1")
    assert texts(state) == {"sacrifice", "decline"}
    play(state, "1: decline")
    assert (panics(state), hand_size(state, 1), asked(state)) == ([0, 1, 0], 2, "0: combos")
