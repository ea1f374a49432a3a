"""The worked examples of the ledger, played out. Ines, Oskar and Mirela are seats 0, 1 and 2."""

from __future__ import annotations

from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    discard_top,
    final_round,
    hand,
    out,
    panics,
    tie_break,
    totals,
)
from tests.games.the_abyss.tables import asked, play, table, texts


@rule("TA-R11", "TA-A28")
def test_a_draw_with_panic() -> None:
    state = table(
        ["treasure_8 treasure_6 sword_5", "eye_1", ""],
        panics=[1, 0, 0],
        question="draw",
        deck="panic treasure_10 ...",
    )
    play(state, "draw")
    assert (panics(state), texts(state)) == ([2, 0, 0], {"sacrifice", "decline"})
    all_three = play(state.copy(), "sacrifice", "give treasure_8")
    assert texts(play(all_three, "give treasure_6")) == {"give sword_5"}  # no two of them reach 15
    play(state, "decline")
    assert discard_top(state) == "treasure_10"
    assert hand(state, 0) == "sword_5 treasure_6 treasure_8"
    assert "play sword_5 gift 1" in texts(state)


@rule("TA-R27", "TA-A6", "TA-R23")
def test_a_sacrifice() -> None:
    state = table(
        ["eye_1", "treasure_7 treasure_8 treasure_12", "sword_4"],
        panics=[0, 2, 1],
        to_act=2,
        deck="panic eye_2 eye_3 ...",
        discard="",
    )
    play(state, "play sword_4 gift 1")
    everything = play(state.copy(), "1: sacrifice", "give treasure_12", "give treasure_8")
    assert panics(play(everything, "give treasure_7", "done")) == [0, 2, 0]  # no more than one
    play(state, "1: sacrifice", "give treasure_8", "give treasure_7", "done")
    assert (panics(state), hand(state, 1), out(state)) == ([0, 2, 0], "treasure_12", [])
    play(state, "2: end", "0: draw", "decline", "end", "1: take discard", "end")
    assert 1 not in out(state)
    fatal = table(
        ["", "treasure_12", ""], panics=[0, 2, 0], to_act=1, question="draw", deck="panic"
    )
    assert texts(play(fatal, "draw")) == {"decline"}


@rule("TA-R32", "TA-A22")
def test_a_tie() -> None:
    state = table(
        ["treasure_6", "treasure_4", "hook_2"],
        totals=[65, 67, 20],
        starter=0,
        to_act=2,
        last_turn=[6, 7, 8],
        deck="eye_1 eye_2",
    )
    play(state, "play hook_2 on 2", "keep eye_1")
    assert (final_round(state)[0], totals(state)) == ("deck", [71, 71, 21])
    assert (state.outcome().winners, tie_break(state)) == ([1], "latest turn")

    by_stop = table(
        ["treasure_12 treasure_8 treasure_6", "treasure_4", ""],
        totals=[45, 67, 20],
        starter=0,
        to_act=0,
        last_turn=[9, 7, 8],
    )
    play(by_stop, "stop")
    assert totals(by_stop) == [71, 71, 20]
    assert by_stop.outcome().winners == [0]
    assert asked(by_stop) == "over"
