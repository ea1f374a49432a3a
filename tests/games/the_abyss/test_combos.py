"""Step 2 of a turn: playing combo cards. Each class has its own module beside this one."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.the_abyss.reading import deck, hand, hand_size, panics, played, scores
from tests.games.the_abyss.tables import asked, play, table, texts

ONE_OF_EACH = "eye_1 hook_2 sword_3"


@rule("TA-R13")
def test_as_many_combos_as_one_likes_one_after_another() -> None:
    state = table(
        [f"{ONE_OF_EACH} eye_2 hook_3", "eye_3", ""],
        deck="treasure_4 treasure_5 treasure_6 treasure_7 treasure_8 ...",
    )
    play(state, "play eye_1", "put top")
    play(state, "play hook_2 on 0", "keep treasure_5")
    play(state, "play sword_3 steal 1")
    play(state, "play eye_2", "put bottom")
    play(state, "play hook_3 on 2")
    assert asked(state) == "2: keep"
    play(state, f"2: {min(texts(state))}")
    assert played(state, 0) == "eye_1 eye_2 hook_2 hook_3 sword_3"
    assert hand(state, 0) == "eye_3 treasure_5"
    assert asked(state) == "0: combos"


@rule("TA-R13")
def test_playing_none_is_allowed() -> None:
    state = play(table([ONE_OF_EACH, ""]), "end")
    assert (hand_size(state, 0), played(state, 0), asked(state)) == (3, "", "1: draw")


@rule("TA-R13")
def test_each_combo_takes_effect_before_the_next_is_played() -> None:
    state = table(["eye_1 eye_2", ""], deck="panic panic eye_1 eye_2 treasure_8 treasure_7")
    play(state, "play eye_1")
    assert asked(state) == "0: top-or-bottom"
    for early in ("play eye_2", "end"):
        with pytest.raises(ActionError):
            play(state, early)
    play(state, "put bottom", "play eye_2")
    assert deck(state).startswith("treasure_8")

    state = table(["hook_2 eye_1", "eye_2"], deck="treasure_4 treasure_5 treasure_6 ...")
    play(state, "play hook_2 on 1")
    with pytest.raises(ActionError):
        play(state, "0: play eye_1")
    assert asked(state) == "1: keep"


@rule("TA-R13")
def test_a_card_is_played_from_the_hand_and_from_nowhere_else() -> None:
    state = table(["eye_1", "hook_2"], discard="sword_3", played=["eye_3", ""], panics=[1, 0])
    assert texts(state) == {"play eye_1", "end"}
    for absent in ("play eye_3", "play hook_2 on 1", "play sword_3 gift 1"):
        with pytest.raises(ActionError):
            play(state, absent)


@rule("TA-R14")
@pytest.mark.parametrize("combo", ["play eye_1", "play hook_2 on 0", "play sword_3 steal 0"])
def test_combos_are_not_played_in_the_turn_of_another(combo: str) -> None:
    for question in ("draw", "combos"):
        state = table(["treasure_4 eye_2", ONE_OF_EACH], question=question)
        with pytest.raises(ActionError) as refusal:
            play(state, f"1: {combo}")
        assert refusal.value.code == "action/not-your-turn"


@rule("TA-R14")
@pytest.mark.parametrize("combo", ["play eye_1", "play hook_2 on 1", "play sword_3 steal 1"])
def test_combos_are_not_played_before_the_draw(combo: str) -> None:
    state = table([ONE_OF_EACH, "eye_2"], question="draw")
    assert combo not in texts(state)
    play(state, "take discard")
    assert combo in texts(state)


@rule("TA-R14")
def test_combos_are_not_played_while_a_draw_is_settled() -> None:
    keep = table([ONE_OF_EACH, "eye_2"], question="draw", deck="treasure_4 treasure_5 ...")
    assert texts(play(keep, "draw")) == {"keep treasure_4", "keep treasure_5"}
    window = table([ONE_OF_EACH, "eye_2"], question="draw", deck="panic treasure_5 ...")
    assert texts(play(window, "draw")) == {"decline"}


@rule("TA-R14")
def test_combos_are_not_played_during_the_window_of_another_turn() -> None:
    state = table(["sword_3", f"{ONE_OF_EACH} treasure_10"], panics=[1, 0])
    play(state, "play sword_3 gift 1")
    assert asked(state) == "1: panic-window"
    assert texts(state) == {"sacrifice", "decline"}


@rule("TA-A8")
def test_a_card_from_the_discard_pile_may_be_played_in_the_same_turn() -> None:
    state = table(["", "eye_2"], question="draw", discard="sword_5")
    play(state, "take discard", "play sword_5 steal 1")
    assert (hand(state, 0), played(state, 0)) == ("eye_2", "sword_5")


@rule("TA-A8")
def test_a_card_from_the_deck_may_be_played_in_the_same_turn() -> None:
    state = table(["", "eye_2"], question="draw", deck="hook_4 eye_1 treasure_4 treasure_5 ...")
    play(state, "draw", "keep hook_4", "play hook_4 on 0", "keep treasure_5")
    assert (hand(state, 0), played(state, 0)) == ("treasure_5", "hook_4")


@rule("TA-A8")
def test_situation_14_a_stolen_card_may_be_played_at_once() -> None:
    state = table(["sword_3", "eye_3"], deck="treasure_4 treasure_5 panic")
    play(state, "play sword_3 steal 1", "play eye_3")
    assert played(state, 0) == "eye_3 sword_3"
    assert hand(state, 0) == ""


@rule("TA-A8")
def test_a_stolen_sword_may_give_a_panic_at_once() -> None:
    state = table(["sword_3", "sword_5", ""], panics=[1, 0, 0])
    play(state, "play sword_3 steal 1", "play sword_5 gift 1", "1: decline")
    assert panics(state) == [0, 1, 0]


@rule("TA-A8", "TA-R16")
@pytest.mark.parametrize("way", ["discard", "deck", "theft"])
def test_a_card_gained_this_turn_counts_for_stop(way: str) -> None:
    if way == "discard":
        state = table(["treasure_12 treasure_8", ""], question="draw", discard="treasure_5")
        play(state, "take discard")
    elif way == "deck":
        stock = "treasure_5 eye_1 eye_2 eye_3"
        state = table(["treasure_12 treasure_8", ""], question="draw", deck=stock)
        play(state, "draw", "keep treasure_5")
    else:
        state = table(["treasure_12 treasure_8 sword_3", "treasure_5"])
        assert "stop" not in texts(state)
        play(state, "play sword_3 steal 1")
    assert "stop" in texts(state)
    assert scores(play(state, "stop"))[0][0] == 25


@rule("TA-R15", "TA-R29")
def test_a_played_card_is_worth_nothing_any_more() -> None:
    cards = "treasure_12 treasure_10 eye_3"  # 25 with the Eye
    state = table([cards, "hook_4 treasure_4"], deck="treasure_5 treasure_6 treasure_7 eye_1 eye_1")
    assert "stop" in texts(state)
    play(state, "play eye_3", "put top")
    assert "stop" not in texts(state)
    state = table(["treasure_12 treasure_10 treasure_8 sword_5", ""], played=["eye_3", "hook_4"])
    assert scores(play(state, "stop")) == [[35, 0]]


@rule("TA-R15", "TA-A7")
def test_played_cards_stay_in_front_while_the_round_goes_on() -> None:
    state = table(["eye_1", "hook_2 eye_3"], deck="treasure_4 treasure_5 treasure_6 treasure_7")
    play(state, "play eye_1", "end", "take discard", "play eye_3", "end")
    assert (played(state, 0), played(state, 1)) == ("eye_1", "eye_3")
