"""Chapter "End of the round": three ways for it to end, and the scoring."""

from __future__ import annotations

import pytest

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    deck_size,
    ends,
    final_round,
    hand,
    out,
    panics,
    scores,
    seen,
    totals,
)
from tests.games.the_abyss.tables import (
    asked,
    facts,
    listen,
    play,
    random_game,
    table,
    texts,
    worth,
)

# Three ends


@rule("TA-R28")
def test_a_call_of_stop_ends_the_round() -> None:
    state = play(table(["treasure_12 treasure_10 treasure_5", "eye_1"]), "stop")
    assert final_round(state) == ("stop", [27, 1])


@rule("TA-R28", "TA-A11")
def test_an_empty_deck_ends_the_round() -> None:
    state = table(["eye_1", "eye_2"], question="draw", deck="treasure_4 treasure_6")
    play(state, "draw", "keep treasure_6")
    assert final_round(state) == ("deck", [7, 2])


@rule("TA-R28", "TA-A19")
def test_a_single_player_left_ends_the_round() -> None:
    state = table(["eye_1", "eye_2"], question="draw", deck="panic eye_1 eye_3", panics=[2, 0])
    play(state, "draw", "decline")
    assert final_round(state) == ("last-player", [0, 2])


@rule("TA-R28")
def test_two_players_left_go_on() -> None:
    state = table(
        ["eye_1", "eye_2", ""], question="draw", deck="panic eye_1 eye_3", panics=[2, 0, 0]
    )
    play(state, "draw", "decline")
    assert (ends(state), out(state), asked(state)) == ([], [0], "1: draw")


@rule("TA-R28", "TA-A11")
def test_one_card_in_the_deck_goes_on() -> None:
    state = table(["", ""], question="draw", deck="treasure_4 treasure_6 eye_1")
    play(state, "draw", "keep treasure_6")
    assert (ends(state), asked(state), deck_size(state)) == ([], "0: combos", 1)
    assert asked(play(state, "end")) == "1: draw"


@rule("TA-R28")
def test_taking_a_discard_never_ends_the_round() -> None:
    state = table(["", ""], question="draw", deck="treasure_6")
    play(state, "take discard", "end")
    assert (ends(state), asked(state)) == ([], "1: draw")


# The last card of the deck


@rule("TA-A11")
def test_t5_the_last_card_drawn_with_thirty_points_needs_no_stop() -> None:
    state = table(
        ["treasure_12 treasure_10 treasure_8", "treasure_7", "treasure_6"],
        question="draw",
        deck="eye_3",
    )
    play(state, "draw")
    assert final_round(state) == ("deck", [33, 7, 6])


@rule("TA-A11")
def test_the_draw_that_empties_the_deck_is_settled_windows_included() -> None:
    state = table(["treasure_8 treasure_7", "eye_1"], question="draw", deck="panic treasure_12")
    play(state, "draw")
    assert (asked(state), ends(state)) == ("0: panic-window", [])
    play(state, "sacrifice", "give treasure_8", "give treasure_7", "done")
    assert final_round(state) == ("deck", [0, 1])


@rule("TA-A11")
def test_after_the_last_card_there_are_no_combos() -> None:
    state = table(["sword_5 eye_1 hook_2", "treasure_12"], question="draw", deck="treasure_4 eye_2")
    play(state, "draw", "keep treasure_4")
    assert final_round(state) == ("deck", [12, 12])
    assert seen(state)["round"] == 2


@rule("TA-A11", "TA-R23")
def test_the_last_card_may_still_eliminate_somebody() -> None:
    state = table(["treasure_8", "eye_1", "eye_2"], question="draw", deck="panic", panics=[2, 0, 0])
    play(state, "draw", "decline")
    assert final_round(state) == ("deck", [0, 1, 2])


# The last player


@rule("TA-A19", "TA-R20")
def test_situation_13_a_gift_that_eliminates_the_last_opponent() -> None:
    state = table(["sword_3 treasure_8 treasure_4", "treasure_7"], panics=[1, 2])
    play(state, "play sword_3 gift 1", "1: decline")
    assert final_round(state) == ("last-player", [12, 0])


@rule("TA-A19")
@pytest.mark.parametrize(("left", "gone"), [(1, 2), (2, 1)])
def test_the_last_player_scores_in_whosever_turn_the_others_fell(left: int, gone: int) -> None:
    hands, piles, in_front = ["hook_2", "", ""], ["", "", ""], [2, 0, 0]
    hands[left], piles[gone], in_front[gone] = "treasure_4", "treasure_5", 3
    state = table(hands, deck="panic eye_1 eye_2", panics=in_front, out=[gone], piles=piles)
    play(state, "play hook_2 on 0", "0: decline")
    assert final_round(state) == ("last-player", [0, 4, 0] if left == 1 else [0, 0, 4])


@rule("TA-A31")
def test_situation_06_a_hook_draws_the_last_card_a_fatal_panic() -> None:
    state = table(["hook_2 treasure_6", "treasure_8"], deck="panic", panics=[0, 2])
    play(state, "play hook_2 on 1", "1: decline")
    assert final_round(state) == ("last-player", [6, 0])


@rule("TA-A31")
@pytest.mark.parametrize("stock", ["panic", "panic treasure_8", "panic panic"])
def test_last_player_is_named_before_empty_deck_in_the_own_draw_too(stock: str) -> None:
    state = table(["treasure_8", "treasure_6"], question="draw", deck=stock, panics=[2, 0])
    play(state, "draw", "decline")
    assert final_round(state) == ("last-player", [0, 6])


# Scoring


@rule("TA-R29")
def test_everybody_still_in_the_round_scores_their_hand_and_nothing_else() -> None:
    state = table(
        ["treasure_12 treasure_10 sword_5", "hook_4 eye_3", "", ""],
        played=["eye_1", "sword_4 sword_4", "hook_2", "hook_3"],
        panics=[1, 2, 0, 3],
        out=[3],
        piles=["", "", "", "treasure_8 treasure_7"],
    )
    play(state, "stop")
    assert final_round(state) == ("stop", [27, 7, 0, 0])


@rule("TA-R29", "TA-A37")
def test_the_hands_are_shown_when_the_round_ends() -> None:
    state = table(
        ["treasure_12 treasure_10 sword_5", "hook_4 eye_3", ""],
        out=[2],
        panics=[0, 0, 3],
        piles=["", "", "treasure_8 treasure_7"],
    )
    shown = facts(listen(state, "stop"), "score")
    assert [fact["seat"] for fact in shown] == [0, 1, 2]
    assert [fact["points"] for fact in shown] == [27, 7, 0]
    cards = [fact["cards"] for fact in shown]
    assert cards == [["sword_5", "treasure_10", "treasure_12"], ["eye_3", "hook_4"], []]


@rule("TA-R30")
def test_scores_add_up_over_the_rounds() -> None:
    state = table(["treasure_12 treasure_10 treasure_5", "treasure_4"], totals=[30, 41])
    play(state, "stop")
    assert totals(state) == [57, 45]
    assert seen(state)["round"] == 3  # the table began in the second


@rule("TA-R30", "TA-R29", "TA-R31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_totals_are_the_sums_of_what_hands_were_worth(seats: int) -> None:
    def call_stop(state: State) -> None:
        if "stop" in texts(state):
            in_hand = [worth(hand(state, seat)) for seat in range(seats)]
            assert final_round(play(state.copy(), "stop")) == ("stop", in_hand)

    for game in range(6):
        state = random_game(seats, f"sums {game}", at_each=call_stop)
        assert totals(state) == [sum(column) for column in zip(*scores(state), strict=True)]
        assert max(totals(state)) >= 70
        assert max(map(sum, zip(*scores(state)[:-1], strict=True)), default=0) < 70


@rule("TA-R28", "TA-R29")
def test_panic_in_front_costs_nothing_by_itself() -> None:
    state = table(["treasure_12 treasure_10 treasure_5", "treasure_4"], panics=[2, 2])
    assert panics(state) == [2, 2]
    assert final_round(play(state, "stop")) == ("stop", [27, 4])
