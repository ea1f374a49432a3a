"""Chapter "End of the game": 70 points, the highest total, and ties."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.the_abyss.reading import final_round, player, scores, seen, tie_break, totals
from tests.games.the_abyss.tables import asked, play, table

RICH = "treasure_12 treasure_8 treasure_5"
"""25 points."""


@rule("TA-R31")
@pytest.mark.parametrize(("before", "over"), [(44, False), (45, True), (46, True)])
def test_seventy_points_after_a_round_end_the_game(before: int, over: bool) -> None:
    state = play(table([RICH, "eye_1"], totals=[before, 20]), "stop")
    assert state.is_over == over
    assert totals(state) == [before + 25, 21]
    if over:
        assert state.outcome().winners == [0]
        assert state.legal() == []


@rule("TA-R31")
def test_anybodys_seventy_points_will_do() -> None:
    state = table([RICH, "treasure_10", "eye_1"], totals=[0, 60, 0])
    play(state, "stop")
    assert state.is_over
    assert state.outcome().winners == [1]
    assert state.outcome().ranking == [[1], [0], [2]]


@rule("TA-R31", "TA-A3")
def test_the_highest_total_wins_not_the_first_to_seventy() -> None:
    state = table([RICH, "treasure_10 treasure_7 treasure_7 treasure_7"], totals=[45, 45])
    play(state, "stop")
    assert totals(state) == [70, 76]
    assert state.outcome().winners == [1]
    assert tie_break(state) == ""


@rule("TA-A3")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_totals_are_compared_once_the_whole_round_is_scored(leader: int) -> None:
    before = [46, 46, 46]
    before[leader] += 1
    hands = ["treasure_12 treasure_10 sword_3", "treasure_7 treasure_7 treasure_7 hook_4"]
    hands.append("treasure_6 treasure_6 treasure_8 treasure_5")
    state = play(table(hands, totals=before), "stop")
    assert sorted(totals(state)) == [71, 71, 72]
    assert state.outcome().winners == [leader]


@rule("TA-R31")
def test_a_game_that_is_over_says_so() -> None:
    state = play(table([RICH, "eye_1"], totals=[60, 20]), "stop")
    assert asked(state) == "over"
    with pytest.raises(ActionError) as refusal:
        state.play(0, "draw")
    assert refusal.value.code == "action/game-over"
    outcome = state.outcome()
    assert (outcome.totals, outcome.ranking, outcome.reason) == (
        [85, 21],
        [[0], [1]],
        "target/stop",
    )
    assert (outcome.share(0), outcome.share(1)) == (1.0, 0.0)


@rule("TA-R31", "TA-R28")
@pytest.mark.parametrize("reason", ["stop", "last-player", "deck"])
def test_any_way_of_ending_the_round_may_end_the_game(reason: str) -> None:
    if reason == "stop":
        state = play(table([RICH, "eye_1"], totals=[50, 0]), "stop")
    elif reason == "deck":
        state = table(["eye_1", "eye_2"], totals=[65, 0], question="draw", deck="treasure_4")
        play(state, "draw")
    else:
        state = table(
            ["eye_1", "treasure_4"],
            totals=[0, 66],
            question="draw",
            deck="panic eye_1 eye_2",
            panics=[2, 0],
        )
        play(state, "draw", "decline")
    assert (state.is_over, state.outcome().reason) == (True, f"target/{reason}")


@rule("TA-A37", "TA-A24")
def test_after_the_last_round_the_hands_lie_open_but_hidden_piles_do_not() -> None:
    state = table(
        [RICH, "treasure_7", ""],
        totals=[60, 0, 0],
        out=[2],
        panics=[0, 0, 3],
        piles=["", "", "treasure_10"],
    )
    play(state, "stop")
    for seat in (0, 1, 2, None):
        assert player(state, 0, by=seat)["hand"] == ["treasure_5", "treasure_8", "treasure_12"]
        assert player(state, 1, by=seat)["hand"] == ["treasure_7"]
        assert player(state, 2, by=seat)["hand"] == []
        assert "treasure_10" not in str(seen(state, seat))


# Ties


@rule("TA-R32", "TA-A22")
@pytest.mark.parametrize("stopper", [0, 1])
def test_t6_seventy_all_and_the_one_who_called_stop_wins(stopper: int) -> None:
    hands = ["", ""]
    hands[stopper], hands[1 - stopper] = RICH, "treasure_10"
    before = [0, 0]
    before[stopper], before[1 - stopper] = 45, 60
    state = table(hands, totals=before, to_act=stopper, starter=0)
    play(state, "stop")
    assert totals(state) == [70, 70]
    assert state.outcome().winners == [stopper]
    assert tie_break(state) == "latest turn"


@rule("TA-R32", "TA-A22", "TA-A34")
@pytest.mark.parametrize(
    ("starter", "hooker", "winner"),
    [(0, 2, 1), (1, 0, 2), (2, 1, 0)],
)
def test_situation_11_a_tie_when_the_hook_of_another_empties_the_deck(
    starter: int, hooker: int, winner: int
) -> None:
    hands = ["treasure_4"] * 3
    hands[hooker] = "hook_2"
    before = [66] * 3
    before[hooker] = 0
    state = table(
        hands, totals=before, to_act=hooker, starter=starter, deck="eye_1 eye_2", discard=""
    )
    play(state, f"play hook_2 on {hooker}", "keep eye_1")
    tied = [seat for seat in range(3) if seat != hooker]
    assert final_round(state)[0] == "deck"
    assert [totals(state)[seat] for seat in tied] == [70, 70]
    assert state.outcome().winners == [winner]
    assert tie_break(state) == "latest turn"


@rule("TA-A22")
def test_the_turns_taken_decide_and_not_the_seats() -> None:
    # Seat 1 starts; in the second lap it is the turn of seat 0.
    state = table(
        [RICH, "treasure_6", "treasure_4"],
        totals=[45, 64, 66],
        to_act=0,
        starter=1,
        last_turn=[5, 3, 4],
    )
    play(state, "stop")
    assert totals(state) == [70, 70, 70]
    assert state.outcome().winners == [0]
    early = table(
        ["treasure_4", RICH, "treasure_6"],
        totals=[66, 45, 64],
        to_act=1,
        starter=1,
        last_turn=[2, 3, 1],
    )
    play(early, "stop")
    assert early.outcome().winners == [1]  # the first in turn order, but the latest turn


@rule("TA-A22")
def test_with_a_tie_between_others_the_later_turn_of_the_two_wins() -> None:
    state = table(
        [RICH, "treasure_6", "treasure_4"],
        totals=[0, 64, 66],
        to_act=0,
        starter=0,
        last_turn=[3, 1, 2],
    )
    play(state, "stop")
    assert state.outcome().winners == [2]
    assert state.outcome().ranking[0] == [2]


@rule("TA-A22")
@pytest.mark.parametrize("other", [0, 2])
def test_a_player_without_a_turn_stands_behind_all_who_had_one(other: int) -> None:
    # Seat 1 starts and calls Stop in the first turn of the round.
    hands = ["treasure_4"] * 3
    hands[1] = RICH
    before = [0, 45, 0]
    before[other] = 66
    state = table(hands, totals=before, to_act=1, starter=1)
    play(state, "stop")
    assert totals(state)[other] == 70
    assert state.outcome().winners == [1]
    assert tie_break(state) == "latest turn"


@rule("TA-A34", "TA-A22")
@pytest.mark.parametrize(("starter", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_if_none_of_the_tied_had_a_turn_the_later_in_turn_order_wins(
    starter: int, winner: int
) -> None:
    hands = ["treasure_4"] * 3
    hands[starter] = RICH
    before = [66] * 3
    before[starter] = 0
    state = table(hands, totals=before, to_act=starter, starter=starter)
    play(state, "stop")
    assert state.outcome().winners == [winner]
    assert tie_break(state) == "turn order"


@rule("TA-A34")
def test_a_turn_counts_from_its_beginning_before_the_draw() -> None:
    # Seat 1 ties in a turn of which there is nothing but the draw that ends the round.
    state = table(
        ["treasure_5", "treasure_4"],
        totals=[65, 65],
        to_act=0,
        starter=0,
        deck="eye_1 eye_1",
        discard="",
    )
    play(state, "end", "1: draw", "keep eye_1")
    assert final_round(state) == ("deck", [5, 5])
    assert state.outcome().winners == [1]
    assert tie_break(state) == "latest turn"


@rule("TA-A34", "TA-A22")
def test_the_turn_in_which_the_round_ends_is_the_latest_even_of_an_early_seat() -> None:
    state = table(
        ["treasure_4", "treasure_5"],
        totals=[65, 65],
        to_act=1,
        starter=0,
        deck="eye_1 eye_1",
        discard="",
    )
    play(state, "end", "0: draw", "keep eye_1")
    assert state.outcome().winners == [0]


@rule("TA-R32")
def test_without_a_tie_at_the_top_no_tie_is_broken() -> None:
    state = table([RICH, "treasure_4", "treasure_4"], totals=[50, 10, 10])
    play(state, "stop")
    assert tie_break(state) == ""
    assert scores(state)[-1] == [25, 4, 4]


@rule("TA-A30", "TA-R31")
def test_an_eliminated_player_does_not_win_or_tie() -> None:
    state = table(
        ["hook_2", "treasure_12 treasure_8", "eye_1"],
        totals=[69, 60, 0],
        deck="panic treasure_10",
        panics=[2, 0, 0],
    )
    play(state, "play hook_2 on 0", "decline")
    assert totals(state) == [69, 80, 1]
    assert state.outcome().winners == [1]
