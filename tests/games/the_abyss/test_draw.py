"""Step 1 of a turn: taking the discard, drawing two, and Panic among them."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    deck,
    deck_size,
    destroyed,
    discard,
    discard_size,
    discard_top,
    drawn,
    ends,
    final_round,
    hand,
    hand_size,
    out,
    panics,
    pile_size,
    scores,
)
from tests.games.the_abyss.tables import asked, play, random_game, table, texts

# The draw is mandatory


@rule("TA-R8")
def test_a_turn_begins_with_the_choice_where_to_draw_and_nothing_else() -> None:
    state = table(
        ["treasure_12 treasure_10 treasure_8 eye_1 hook_2 sword_3", "eye_2"],
        question="draw",
        panics=[1, 0],
    )
    assert texts(state) == {"take discard", "draw"}


@rule("TA-R8")
@pytest.mark.parametrize("answer", ["end", "stop", "sacrifice", "play eye_1", "play hook_2 on 1"])
def test_nothing_comes_before_the_draw(answer: str) -> None:
    rich = "treasure_12 treasure_10 treasure_8 eye_1 hook_2"
    state = table([rich, "eye_2"], question="draw", panics=[1, 0])
    with pytest.raises(ActionError):
        play(state, answer)
    assert asked(state) == "0: draw"


@rule("TA-A38", "TA-R8", "TA-A9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draw_is_always_possible(seats: int) -> None:
    draws = 0

    def look(state: State) -> None:
        nonlocal draws
        if state.view().question == "draw":
            draws += 1
            assert deck_size(state) > 0
            assert "draw" in texts(state)
            assert ("take discard" in texts(state)) == (discard_size(state) > 0)

    for game in range(10):
        random_game(seats, f"draws {game}", at_each=look)
    assert draws > 100


# The discard pile


@rule("TA-R9")
def test_the_uppermost_discard_comes_into_the_hand() -> None:
    state = table(
        ["eye_1", "eye_2"], question="draw", discard="treasure_4 treasure_8 treasure_6", deck="..."
    )
    before = deck(state)
    play(state, "take discard")
    assert hand(state, 0) == "eye_1 treasure_6"
    assert discard(state) == "treasure_4 treasure_8"
    assert discard_top(state) == "treasure_8"
    assert deck(state) == before
    assert asked(state) == "0: combos"


@rule("TA-A9")
def test_with_an_empty_discard_pile_only_the_deck_is_left() -> None:
    state = table(["eye_1", "eye_2"], question="draw", discard="")
    assert texts(state) == {"draw"}
    with pytest.raises(ActionError):
        play(state, "take discard")


@rule("TA-R9", "TA-A9")
def test_taking_the_only_discard_leaves_an_empty_pile_for_the_next_player() -> None:
    state = table(["eye_1", "eye_2"], question="draw", discard="treasure_4")
    play(state, "take discard", "end")
    assert (asked(state), discard_size(state), discard_top(state)) == ("1: draw", 0, "")
    assert texts(state) == {"draw"}


# Two from the deck


@rule("TA-R10")
@pytest.mark.parametrize(
    ("kept", "other"), [("treasure_5", "treasure_8"), ("treasure_8", "treasure_5")]
)
def test_of_two_drawn_cards_one_is_kept_and_the_other_discarded(kept: str, other: str) -> None:
    state = table(
        ["eye_1", "eye_2"], question="draw", deck="treasure_5 treasure_8 treasure_6 treasure_7"
    )
    play(state, "draw")
    assert asked(state) == "0: keep"
    assert texts(state) == {"keep treasure_5", "keep treasure_8"}
    play(state, f"keep {kept}")
    assert hand(state, 0) == f"eye_1 {kept}"
    assert discard(state) == f"treasure_4 {other}"
    assert deck(state) == "treasure_6 treasure_7"
    assert asked(state) == "0: combos"


@rule("TA-R10")
def test_two_alike_are_one_choice() -> None:
    state = table(["", "eye_2"], question="draw", deck="treasure_5 treasure_5 treasure_6")
    play(state, "draw")
    assert texts(state) == {"keep treasure_5"}
    play(state, "keep treasure_5")
    assert (hand(state, 0), discard_top(state)) == ("treasure_5", "treasure_5")


@rule("TA-R10")
def test_nobody_keeps_both_or_something_else() -> None:
    state = table(["treasure_7", ""], question="draw", deck="treasure_5 treasure_8 treasure_6")
    play(state, "draw")
    for answer in ("keep treasure_7", "keep treasure_6", "end", "decline"):
        with pytest.raises(ActionError):
            play(state, answer)
    assert drawn(state) == "treasure_5 treasure_8"


# A short deck


@rule("TA-A10", "TA-A11")
def test_situation_10_no_discard_and_a_deck_of_one_card() -> None:
    state = table(["eye_1", "treasure_5"], question="draw", discard="", deck="treasure_8")
    assert texts(state) == {"draw"}
    play(state, "draw")
    assert final_round(state) == ("deck", [9, 5])


@rule("TA-A10")
def test_the_last_card_is_placed_if_it_is_a_panic() -> None:
    state = table(["treasure_4", "treasure_5"], question="draw", deck="panic", panics=[1, 0])
    play(state, "draw")
    assert asked(state) == "0: panic-window"
    assert panics(state) == [2, 0]
    play(state, "decline")
    assert final_round(state) == ("deck", [4, 5])


# Hand size


@rule("TA-A23")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    many = "eye_1 eye_1 eye_1 eye_2 eye_2 eye_2 eye_3 eye_3 hook_2 hook_2 hook_2 hook_3 hook_3"
    many += " sword_3 sword_3 sword_3 treasure_4 treasure_4 treasure_5 treasure_5 treasure_5"
    state = table([many, ""], question="draw", deck="treasure_6 treasure_7 ...")
    size = hand_size(state, 0)
    play(state, "draw", "keep treasure_7")
    assert hand_size(state, 0) == size + 1
    play(state, "end")
    assert (hand_size(state, 0), asked(state)) == (size + 1, "1: draw")


# Panic in the draw


@rule("TA-R11", "TA-R22")
@pytest.mark.parametrize("stock", ["panic treasure_8", "treasure_8 panic"])
def test_one_panic_in_the_draw_is_placed_and_the_other_card_discarded(stock: str) -> None:
    state = table(["eye_1", ""], question="draw", deck=f"{stock} treasure_6")
    play(state, "draw", "decline")
    assert panics(state) == [1, 0]
    assert hand(state, 0) == "eye_1"
    assert discard(state) == "treasure_4 treasure_8"
    assert deck(state) == "treasure_6"
    assert asked(state) == "0: combos"


@rule("TA-R12", "TA-R22")
def test_two_panic_in_the_draw_are_both_placed_and_nothing_is_discarded() -> None:
    state = table(["eye_1", ""], question="draw", deck="panic panic treasure_6")
    play(state, "draw", "decline", "decline")
    assert panics(state) == [2, 0]
    assert hand(state, 0) == "eye_1"
    assert discard(state) == "treasure_4"
    assert asked(state) == "0: combos"


@rule("TA-A28")
@pytest.mark.parametrize("stock", ["panic treasure_12", "treasure_12 panic"])
def test_the_other_card_is_discarded_only_after_the_panic_is_settled(stock: str) -> None:
    state = table(["treasure_8 treasure_7", ""], question="draw", deck=f"{stock} treasure_6")
    play(state, "draw")
    assert asked(state) == "0: panic-window"
    assert (panics(state), drawn(state), discard_size(state)) == ([1, 0], "treasure_12", 1)
    play(state, "sacrifice")
    assert texts(state) == {"give treasure_8"}  # the drawn Heart belongs to no hand
    play(state, "give treasure_8", "give treasure_7", "done")
    assert (discard_top(state), hand(state, 0), panics(state)) == ("treasure_12", "", [0, 0])


@rule("TA-A28")
def test_a_drawn_card_does_not_make_up_the_fifteen_points() -> None:
    state = table(["treasure_8 treasure_6", ""], question="draw", deck="panic treasure_12 eye_1")
    play(state, "draw")
    assert texts(state) == {"decline"}


@rule("TA-A28", "TA-R26")
def test_of_two_panic_the_second_waits_until_the_first_is_settled() -> None:
    state = table(["treasure_8 treasure_7", ""], question="draw", deck="panic panic treasure_6")
    play(state, "draw")
    assert (panics(state), drawn(state)) == ([1, 0], "panic")
    play(state, "decline")
    assert (asked(state), panics(state), drawn(state)) == ("0: panic-window", [2, 0], "")


@rule("TA-A16", "TA-R23")
@pytest.mark.parametrize("stock", ["panic treasure_8", "treasure_8 panic"])
def test_a_card_drawn_with_a_fatal_panic_is_discarded(stock: str) -> None:
    state = table(
        ["eye_1", "eye_2", "eye_3"], question="draw", deck=f"{stock} eye_1", panics=[2, 0, 0]
    )
    play(state, "draw", "decline")
    assert out(state) == [0]
    assert discard(state) == "treasure_4 treasure_8"
    assert (panics(state), pile_size(state, 0)) == ([3, 0, 0], 1)
    assert asked(state) == "1: draw"


@rule("TA-A16", "TA-R23")
def test_a_second_panic_drawn_with_a_fatal_one_is_gone_this_round() -> None:
    state = table(["eye_1", "", ""], question="draw", deck="panic panic eye_1", panics=[2, 0, 0])
    gone = destroyed(state)
    play(state, "draw", "decline")
    assert out(state) == [0]
    assert (panics(state), destroyed(state)) == ([3, 0, 0], gone + 1)
    assert discard(state) == "treasure_4"
    assert drawn(state) == ""
    assert asked(state) == "1: draw"  # no second window for somebody who is out


@rule("TA-A16", "TA-A35")
@pytest.mark.parametrize(
    ("stock", "in_front"), [("panic treasure_8", 3), ("treasure_8 panic", 3), ("panic panic", 3)]
)
def test_the_same_holds_for_a_draw_forced_by_a_hook(stock: str, in_front: int) -> None:
    state = table(["hook_2", "eye_2", "eye_3"], deck=f"{stock} eye_1", panics=[0, 2, 0])
    play(state, "play hook_2 on 1", "1: decline")
    assert out(state) == [1]
    assert panics(state)[1] == in_front
    assert discard_top(state) == ("treasure_8" if "treasure_8" in stock else "treasure_4")
    assert asked(state) == "0: combos"


@rule("TA-R12", "TA-A11")
def test_a_draw_of_two_panic_may_empty_the_deck_too() -> None:
    state = table(["eye_1", "treasure_5"], question="draw", deck="panic panic")
    play(state, "draw", "decline")
    assert ends(state) == []  # the second Panic is still to be settled
    play(state, "decline")
    assert (ends(state), scores(state)) == (["deck"], [[1, 5]])
