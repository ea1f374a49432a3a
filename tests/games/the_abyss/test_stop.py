"""Steps 3 and 4 of a turn: calling Stop, or ending the turn."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.the_abyss.reading import final_round, scores
from tests.games.the_abyss.tables import asked, play, table, texts


@rule("TA-R16")
@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("treasure_12 treasure_8 treasure_4", False),  # 24
        ("treasure_12 treasure_8 treasure_5", True),  # 25
        ("treasure_12 treasure_8 treasure_6", True),
        ("", False),
    ],
)
def test_stop_takes_twenty_five_points(cards: str, allowed: bool) -> None:
    state = table([cards, ""], discard="treasure_7")
    assert ("stop" in texts(state)) == allowed
    if not allowed:
        with pytest.raises(ActionError):
            play(state, "stop")


@rule("TA-R16")
def test_twenty_five_points_of_combo_cards_count_as_well() -> None:
    assert "stop" in texts(table(["sword_5 sword_5 sword_4 sword_4 sword_4 hook_3", ""]))


@rule("TA-R16")
def test_stop_is_never_forced() -> None:
    state = table(["treasure_12 treasure_8 treasure_7", ""])
    assert texts(state) == {"stop", "end"}
    assert asked(play(state, "end")) == "1: draw"


@rule("TA-R16", "TA-R28")
def test_stop_ends_the_round_at_once() -> None:
    state = table(["treasure_12 treasure_8 treasure_7", "treasure_6", "eye_1"])
    play(state, "stop")
    assert final_round(state) == ("stop", [27, 6, 1])


@rule("TA-R16")
def test_stop_belongs_to_the_active_player() -> None:
    state = table(["eye_1", "treasure_12 treasure_8 treasure_7"])
    with pytest.raises(ActionError) as refusal:
        play(state, "1: stop")
    assert refusal.value.code == "action/not-your-turn"


@rule("TA-A36")
def test_stop_is_not_open_before_the_draw_is_settled() -> None:
    rich = "treasure_12 treasure_10 treasure_8"
    draw = table([rich, ""], question="draw")
    assert "stop" not in texts(draw)
    keep = table([rich, ""], question="draw", deck="treasure_4 treasure_5 ...")
    assert "stop" not in texts(play(keep, "draw"))
    window = table([rich, ""], question="draw", deck="panic treasure_5 ...")
    assert "stop" not in texts(play(window, "draw"))
    assert "stop" in texts(play(window, "decline"))


@rule("TA-A36", "TA-A20")
def test_stop_may_be_called_straight_after_the_draw() -> None:
    state = table(["treasure_12 treasure_10 eye_1", ""], question="draw", discard="treasure_8")
    play(state, "take discard")
    assert "stop" in texts(state)
    assert final_round(play(state, "stop")) == ("stop", [31, 0])


@rule("TA-A36", "TA-A20")
def test_stop_may_be_called_after_combos_that_left_enough() -> None:
    state = table(["treasure_12 treasure_10 treasure_8 eye_3 sword_5", "eye_1"])
    play(state, "play eye_3", "put top", "play sword_5 steal 1")
    assert final_round(play(state, "stop")) == ("stop", [31, 0])


@rule("TA-A36")
def test_stop_is_closed_by_combos_that_left_too_little() -> None:
    state = table(["treasure_12 treasure_10 eye_3", "eye_1"])
    assert "stop" in texts(state)
    play(state, "play eye_3", "put top")
    assert "stop" not in texts(state)


@rule("TA-A36", "TA-R24")
def test_t7_a_sacrifice_that_leaves_too_little_closes_stop() -> None:
    state = table(["treasure_12 treasure_10 treasure_8", ""], panics=[1, 0])
    assert "stop" in texts(state)
    play(state, "sacrifice", "give treasure_10", "give treasure_8", "done")
    assert texts(state) == {"end"}


@rule("TA-A36", "TA-R24")
def test_situation_09_stop_after_a_sacrifice_left_twenty_four() -> None:
    state = table(["treasure_12 treasure_8 treasure_4 treasure_10 treasure_5", ""], panics=[1, 0])
    play(state, "sacrifice", "give treasure_10", "give treasure_5", "done")
    with pytest.raises(ActionError) as refusal:
        play(state, "stop")
    assert (refusal.value.code, refusal.value.rule) == ("action/illegal", "TA-R16")


@rule("TA-A36")
def test_a_sacrifice_that_leaves_twenty_five_leaves_stop_open() -> None:
    state = table(["treasure_12 treasure_8 treasure_5 treasure_10 treasure_5", ""], panics=[1, 0])
    play(state, "sacrifice", "give treasure_10", "give treasure_5", "done")
    assert final_round(play(state, "stop")) == ("stop", [25, 0])


@rule("TA-A36")
def test_nothing_follows_stop() -> None:
    state = table(["treasure_12 treasure_8 treasure_7 eye_1", ""], panics=[1, 0])
    play(state, "stop")
    assert asked(state) == "1: draw"  # the next round
    assert scores(state) == [[28, 0]]


@rule("TA-A20", "TA-R29")
def test_stop_earns_no_bonus_and_costs_no_penalty() -> None:
    more = table(
        ["treasure_12 treasure_8 treasure_5", "treasure_10 treasure_7 treasure_7 treasure_7"]
    )
    assert final_round(play(more, "stop")) == ("stop", [25, 31])  # the others keep their points
    less = table(["treasure_12 treasure_8 treasure_5", "treasure_4"], panics=[2, 2])
    assert final_round(play(less, "stop")) == ("stop", [25, 4])


@rule("TA-A11", "TA-A36")
@pytest.mark.parametrize("stock", ["treasure_8", "treasure_8 eye_1"])
def test_situation_16_no_stop_when_the_draw_empties_the_deck(stock: str) -> None:
    state = table(
        ["treasure_12 treasure_10 treasure_5", "treasure_7 treasure_7 treasure_6 treasure_6"],
        question="draw",
        deck=stock,
    )
    play(state, "draw")
    if asked(state) == "0: keep":
        assert texts(state) == {"keep treasure_8", "keep eye_1"}
        play(state, "keep treasure_8")
    assert final_round(state) == ("deck", [35, 26])
    assert len(scores(state)) == 1


# The end of a turn


@rule("TA-R17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise(seats: int) -> None:
    state = table(["eye_1"] + ["treasure_4"] + [""] * (seats - 2), discard="treasure_5")
    order = []
    for _ in range(2 * seats):
        play(state, "end")
        order.append(state.seat_to_act)
        play(state, "draw" if "take discard" not in texts(state) else "take discard")
        while asked(state).split()[1] != "combos":
            play(state, min(texts(state)))
    assert order == [(1 + step) % seats for step in range(2 * seats)]


@rule("TA-R17")
def test_the_turn_may_always_be_ended() -> None:
    for cards in ("", "eye_1", "treasure_12 treasure_10 treasure_8"):
        assert "end" in texts(table([cards, ""], panics=[2, 0]))


@rule("TA-R17")
def test_ending_the_turn_moves_no_cards() -> None:
    state = table(["eye_1 treasure_4", "hook_2", ""], panics=[1, 0, 0])
    before = state.view(None).table
    play(state, "end")
    after = state.view(None).table
    assert after["players"] == before["players"]
    assert (after["deck"], after["discard"]) == (before["deck"], before["discard"])
    assert scores(state) == []
