"""The Sword: steal a card at random, or give a Panic away."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.the_abyss.reading import destroyed, hand, hand_size, out, panics, played
from tests.games.the_abyss.tables import asked, play, table, texts

SWORDS = ["sword_3", "sword_4", "sword_5"]


@rule("TA-R20")
@pytest.mark.parametrize("sword", SWORDS)
@pytest.mark.parametrize("target", [1, 2])
def test_a_sword_steals_one_card_out_of_an_opponents_hand(sword: str, target: int) -> None:
    state = table([sword, "treasure_8", "treasure_6"])
    play(state, f"play {sword} steal {target}")
    assert hand(state, 0) == ("treasure_8" if target == 1 else "treasure_6")
    assert hand_size(state, target) == 0
    assert hand_size(state, 3 - target) == 1
    assert played(state, 0) == sword
    assert asked(state) == "0: combos"


@rule("TA-R20", "TA-R25")
@pytest.mark.parametrize("sword", SWORDS)
@pytest.mark.parametrize("target", [1, 2])
def test_or_it_moves_one_panic_to_an_opponent(sword: str, target: int) -> None:
    state = table([sword, "treasure_8", "treasure_6"], panics=[2, 0, 0])
    gone = destroyed(state)
    play(state, f"play {sword} gift {target}", f"{target}: decline")
    assert panics(state) == [1, int(target == 1), int(target == 2)]
    assert destroyed(state) == gone  # moved, not destroyed
    assert (hand(state, 1), hand(state, 2)) == ("treasure_8", "treasure_6")
    assert played(state, 0) == sword
    assert asked(state) == "0: combos"


@rule("TA-R20")
def test_the_stolen_card_is_a_random_one() -> None:
    stolen: Counter[str] = Counter()
    for n in range(600):
        state = table(["sword_3", "eye_1 hook_2 treasure_12"], seed=f"theft {n}")
        stolen[hand(play(state, "play sword_3 steal 1"), 0)] += 1
    assert set(stolen) == {"eye_1", "hook_2", "treasure_12"}
    assert all(150 < count < 250 for count in stolen.values())


@rule("TA-R20")
def test_one_sword_does_one_thing_once() -> None:
    state = table(["sword_3", "treasure_8 treasure_7"], panics=[1, 0])
    play(state, "play sword_3 steal 1")
    assert (hand_size(state, 0), hand_size(state, 1), panics(state)) == (1, 1, [1, 0])
    assert texts(state) == {"end"}


@rule("TA-R21")
def test_nobody_steals_from_themselves_or_gives_themselves_a_panic() -> None:
    state = table(["sword_3 treasure_8", "eye_1"], panics=[1, 1])
    for aimed in ("play sword_3 steal 0", "play sword_3 gift 0"):
        assert aimed not in texts(state)
        with pytest.raises(ActionError):
            play(state, aimed)


@rule("TA-A32")
def test_effect_and_opponent_are_named_as_the_sword_is_played() -> None:
    state = table(["sword_3 sword_4", "eye_1", "eye_2", "eye_3"], panics=[1, 0, 0, 0])
    named = {text for text in texts(state) if text != "end"}
    assert named == {
        f"play {sword} {effect} {seat}"
        for sword in ("sword_3", "sword_4")
        for effect in ("steal", "gift")
        for seat in (1, 2, 3)
    }


@rule("TA-A32")
def test_the_sword_has_left_the_hand_when_the_opponent_is_asked() -> None:
    state = table(["sword_5 treasure_10", "treasure_8 treasure_7"], panics=[1, 0])
    play(state, "play sword_5 gift 1")
    assert asked(state) == "1: panic-window"
    assert (hand(state, 0), played(state, 0)) == ("treasure_10", "sword_5")


@rule("TA-A32")
@pytest.mark.parametrize(("cards", "in_front"), [("", 0), ("", 2), ("treasure_12", 2)])
def test_a_panic_may_be_given_to_an_empty_hand_or_to_two_panic(cards: str, in_front: int) -> None:
    state = table(["sword_3", cards, "eye_1"], panics=[1, in_front, 0])
    assert "play sword_3 gift 1" in texts(state)
    play(state, "play sword_3 gift 1", "1: decline")
    assert panics(state) == [0, in_front + 1, 0]
    assert (1 in out(state)) == (in_front == 2)


@rule("TA-A32")
def test_nobody_asks_which_panic_moves() -> None:
    state = table(["sword_3", "eye_1"], panics=[2, 0])
    assert [text for text in texts(state) if "gift" in text] == ["play sword_3 gift 1"]
    play(state, "play sword_3 gift 1")
    assert (asked(state), panics(state)) == ("1: panic-window", [1, 1])


@rule("TA-A13")
def test_to_steal_an_opponent_needs_a_card_in_hand() -> None:
    state = table(["sword_3", "", "eye_1"])
    assert texts(state) == {"play sword_3 steal 2", "end"}


@rule("TA-A13")
def test_to_give_one_needs_a_panic_in_front() -> None:
    state = table(["sword_3", "eye_1"], panics=[0, 2])
    assert texts(state) == {"play sword_3 steal 1", "end"}


@rule("TA-A13")
def test_t10_a_sword_that_could_do_neither_is_not_played() -> None:
    state = table(["sword_3 eye_2", "", ""], panics=[0, 2, 1])
    assert texts(state) == {"play eye_2", "end"}


@rule("TA-A13")
def test_situation_08_a_sword_as_the_last_card_against_empty_hands() -> None:
    state = table(["sword_5", "", "", ""])
    assert texts(state) == {"end"}
    for effect in ("steal", "gift"):
        with pytest.raises(ActionError):
            play(state, f"play sword_5 {effect} 1")
    play(state, "end")
    assert hand(state, 0) == "sword_5"


@rule("TA-A30", "TA-A13")
def test_an_eliminated_player_is_no_target_for_a_sword() -> None:
    state = table(["sword_3", "", "eye_1"], out=[1], panics=[1, 3, 0], piles=["", "treasure_8", ""])
    assert texts(state) == {"play sword_3 steal 2", "play sword_3 gift 2", "end"}


@rule("TA-R25")
def test_a_sword_that_gives_a_panic_rids_its_player_of_it() -> None:
    state = table(
        ["sword_3", "", ""],
        deck="panic eye_1 eye_2 eye_3",
        discard="treasure_4 treasure_5",
        panics=[2, 0, 0],
    )
    play(state, "play sword_3 gift 1", "1: decline", "end")
    play(state, "1: take discard", "end", "2: take discard", "end")
    play(state, "0: draw", "decline")  # would have been the third
    assert (panics(state), out(state)) == ([2, 1, 0], [])
