"""The Hook: somebody, perhaps yourself, draws two and discards one."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    deck,
    discard,
    discard_top,
    ends,
    final_round,
    hand,
    out,
    panics,
    played,
    seen,
)
from tests.games.the_abyss.tables import asked, play, table, texts

HOOKS = ["hook_2", "hook_3", "hook_4"]


@rule("TA-R19", "TA-R21", "TA-A12")
@pytest.mark.parametrize("hook", HOOKS)
@pytest.mark.parametrize("target", [0, 1, 2])
@pytest.mark.parametrize("kept", ["treasure_8", "eye_1"])
def test_the_chosen_player_draws_two_and_decides_which_to_keep(
    hook: str, target: int, kept: str
) -> None:
    state = table([hook, "", ""], deck="treasure_8 eye_1 treasure_4 treasure_5")
    play(state, f"play {hook} on {target}")
    assert asked(state) == f"{target}: keep"
    assert texts(state) == {"keep treasure_8", "keep eye_1"}
    play(state, f"{target}: keep {kept}")
    assert hand(state, target) == kept
    assert discard(state) == f"treasure_4 {'eye_1' if kept == 'treasure_8' else 'treasure_8'}"
    assert deck(state) == "treasure_4 treasure_5"
    assert played(state, 0) == hook
    assert asked(state) == "0: combos"


@rule("TA-R19", "TA-R21")
def test_a_hook_may_be_turned_on_anybody_in_the_round_oneself_included() -> None:
    state = table(["hook_2 hook_4", "", "", ""])
    targets = {text for text in texts(state) if text.startswith("play")}
    assert targets == {
        f"play {hook} on {seat}" for hook in ("hook_2", "hook_4") for seat in range(4)
    }


@rule("TA-A12")
def test_the_choice_is_between_the_two_drawn_cards_not_the_hand() -> None:
    state = table(["hook_2", "eye_3 treasure_4"], deck="treasure_8 eye_1 treasure_5 ...")
    play(state, "play hook_2 on 1")
    assert texts(state) == {"keep treasure_8", "keep eye_1"}
    play(state, "1: keep eye_1")
    assert hand(state, 1) == "eye_1 eye_3 treasure_4"


@rule("TA-A12", "TA-R11")
@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize("stock", ["panic treasure_8", "treasure_8 panic"])
def test_with_a_panic_among_them_the_target_keeps_nothing(target: int, stock: str) -> None:
    state = table(["hook_2", ""], deck=f"{stock} eye_1 eye_2")
    play(state, f"play hook_2 on {target}", f"{target}: decline")
    assert panics(state) == [int(target == 0), int(target == 1)]
    assert hand(state, target) == ""
    assert discard_top(state) == "treasure_8"
    assert asked(state) == "0: combos"


@rule("TA-A12", "TA-R12")
def test_a_hook_may_bring_two_panic() -> None:
    state = table(["hook_2", ""], deck="panic panic eye_1 eye_2")
    play(state, "play hook_2 on 1", "1: decline", "1: decline")
    assert (panics(state), discard(state), asked(state)) == ([0, 2], "treasure_4", "0: combos")


@rule("TA-A28")
def test_situation_05_a_hook_on_oneself_draws_a_panic_and_the_heart() -> None:
    state = table(["hook_2 treasure_8 treasure_6", ""], deck="panic treasure_12 eye_1 eye_2")
    play(state, "play hook_2 on 0")
    assert (asked(state), panics(state)) == ("0: panic-window", [1, 0])
    assert texts(state) == {"decline"}  # 14 in hand; the Heart cannot be sacrificed
    play(state, "decline")
    assert (discard_top(state), hand(state, 0)) == ("treasure_12", "treasure_6 treasure_8")


@rule("TA-A35")
def test_a_hook_is_not_refused() -> None:
    state = table(["hook_2", "treasure_12"], deck="treasure_8 eye_1 treasure_4 ...")
    play(state, "play hook_2 on 1")
    for way_out in ("decline", "end", "take discard"):
        with pytest.raises(ActionError):
            play(state, f"1: {way_out}")


@rule("TA-A35")
def test_the_target_answers_their_own_window_and_the_player_of_the_hook_goes_on() -> None:
    state = table(["hook_2 eye_1", "treasure_8 treasure_7"], deck="panic eye_2 treasure_4 ...")
    play(state, "play hook_2 on 1")
    assert asked(state) == "1: panic-window"
    play(state, "1: sacrifice", "1: give treasure_8", "1: give treasure_7", "1: done")
    assert panics(state) == [0, 0]
    assert asked(state) == "0: combos"
    assert texts(state) == {"play eye_1", "end"}


@rule("TA-A35", "TA-A17")
def test_a_hook_that_eliminates_its_own_player_ends_their_turn() -> None:
    state = table(["hook_2 eye_1", "", ""], deck="panic treasure_8 eye_2 ...", panics=[2, 0, 0])
    play(state, "play hook_2 on 0", "0: decline")
    assert out(state) == [0]
    assert asked(state) == "1: draw"


@rule("TA-A35")
def test_a_hook_that_eliminates_another_leaves_the_turn_to_its_player() -> None:
    state = table(["hook_2 eye_1", "", ""], deck="panic treasure_8 eye_2 ...", panics=[0, 2, 0])
    play(state, "play hook_2 on 1", "1: decline")
    assert out(state) == [1]
    assert asked(state) == "0: combos"


@rule("TA-A30")
def test_an_eliminated_player_is_no_target_for_a_hook() -> None:
    state = table(["hook_2", "", ""], out=[1], panics=[0, 3, 0])
    assert texts(state) == {"play hook_2 on 0", "play hook_2 on 2", "end"}


@rule("TA-A10", "TA-A39")
@pytest.mark.parametrize("target", [0, 1])
def test_t4_a_hook_with_a_deck_of_one_card(target: int) -> None:
    state = table(["hook_2 treasure_5", "treasure_4"], deck="treasure_8", discard="treasure_4")
    play(state, f"play hook_2 on {target}")
    expected = [13, 4] if target == 0 else [5, 12]  # drawn and kept without a question
    assert final_round(state) == ("deck", expected)


@rule("TA-A10", "TA-A39")
def test_a_hook_that_draws_a_last_panic_places_it() -> None:
    state = table(["hook_2 treasure_5", "treasure_8 treasure_7"], deck="panic")
    play(state, "play hook_2 on 1")
    assert (asked(state), panics(state), ends(state)) == ("1: panic-window", [0, 1], [])
    play(state, "1: decline")
    assert final_round(state) == ("deck", [5, 15])


@rule("TA-A39")
def test_when_a_hook_takes_the_last_cards_the_target_finishes_and_nothing_follows() -> None:
    state = table(
        ["hook_2 treasure_12 treasure_10 treasure_5 eye_1", "treasure_4"], deck="treasure_8 eye_2"
    )
    play(state, "play hook_2 on 1")
    assert (asked(state), ends(state)) == ("1: keep", [])
    play(state, "1: keep treasure_8")
    assert final_round(state) == ("deck", [28, 12])  # neither Stop nor the Eye any more
    assert seen(state)["round"] == 2


@rule("TA-A39", "TA-A26")
def test_the_windows_of_that_last_hook_are_settled_too() -> None:
    state = table(["hook_2 treasure_12", "treasure_8 treasure_7 eye_3"], deck="panic panic")
    play(state, "play hook_2 on 1", "1: sacrifice", "1: give treasure_8", "1: give treasure_7")
    play(state, "1: done")
    assert (asked(state), ends(state)) == ("1: panic-window", [])
    play(state, "1: decline")
    assert final_round(state) == ("deck", [12, 3])
