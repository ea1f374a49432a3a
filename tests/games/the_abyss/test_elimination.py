"""Chapter "Panic cards": the third one eliminates, for this round."""

from __future__ import annotations

import pytest

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    discard,
    final_round,
    hand_size,
    out,
    panics,
    pile,
    pile_size,
    played,
    removed,
    totals,
    zones,
)
from tests.games.the_abyss.tables import asked, listen, play, random_game, table, texts


@rule("TA-R23")
def test_an_eliminated_player_scores_nothing_this_round() -> None:
    state = table(
        ["treasure_12 treasure_8", "treasure_4", "eye_1"],
        question="draw",
        deck="panic treasure_5 treasure_6",
        panics=[2, 0, 0],
        totals=[40, 10, 0],
    )
    play(state, "draw", "decline")
    assert out(state) == [0]
    play(state, "1: draw")
    assert final_round(state) == ("deck", [0, 10, 1])
    assert totals(state) == [40, 20, 1]


@rule("TA-A15")
def test_a_sword_in_hand_does_not_save_from_the_own_third_panic() -> None:
    state = table(
        ["sword_5 sword_4", "eye_1", ""],
        question="draw",
        deck="panic eye_2 eye_3",
        panics=[2, 0, 0],
    )
    play(state, "draw")
    assert texts(state) == {"decline"}
    play(state, "decline")
    assert (out(state), panics(state)) == ([0], [3, 0, 0])


@rule("TA-A15", "TA-R25")
def test_with_two_panic_a_sword_comes_in_time() -> None:
    state = table(
        ["sword_5", "eye_1", ""], question="draw", deck="panic eye_2 eye_3", panics=[1, 0, 0]
    )
    play(state, "draw", "decline", "play sword_5 gift 1", "1: decline")
    assert (panics(state), asked(state)) == ([1, 1, 0], "0: combos")


@rule("TA-A17")
def test_the_hand_of_an_eliminated_player_becomes_a_hidden_pile() -> None:
    state = table(["sword_3", "treasure_8 treasure_6", "eye_1"], panics=[1, 2, 0])
    heard = listen(state, "play sword_3 gift 1", "1: decline")
    assert (hand_size(state, 1), pile_size(state, 1)) == (0, 2)
    assert pile(state, 1) == "treasure_6 treasure_8"
    assert (removed(state), discard(state)) == ("", "treasure_4")
    for seat in (0, 2, None):
        told = str([event.seen_by(seat) for event in heard]) + str(state.view(seat).to_json())
        assert "treasure_6" not in told
        assert "treasure_8" not in told


@rule("TA-A17")
def test_an_eliminated_players_turn_is_over() -> None:
    state = table(
        ["eye_1 treasure_4", "", ""], question="draw", deck="panic eye_2 eye_3", panics=[2, 0, 0]
    )
    play(state, "draw", "decline")
    assert asked(state) == "1: draw"


@rule("TA-A30")
def test_the_panic_and_played_cards_of_an_eliminated_player_stay_where_they_lie() -> None:
    state = table(
        ["sword_3", "treasure_8", "eye_1"], panics=[1, 2, 0], played=["", "hook_2 eye_3", ""]
    )
    play(state, "play sword_3 gift 1", "1: decline", "end")
    assert (panics(state), played(state, 1)) == ([0, 3, 0], "eye_3 hook_2")


@rule("TA-A30", "TA-R17")
def test_an_eliminated_player_is_passed_over() -> None:
    state = table(["eye_1", "", "eye_2", ""], out=[1, 3], panics=[0, 3, 0, 3])
    play(state, "end")
    assert asked(state) == "2: draw"
    play(state, "take discard", "end")
    assert asked(state) == "0: draw"


@rule("TA-A30", "TA-R30")
def test_an_eliminated_player_keeps_their_total_and_is_dealt_in_again() -> None:
    state = table(
        ["treasure_12 treasure_10 treasure_8", "", "eye_1"],
        out=[1],
        panics=[0, 3, 0],
        piles=["", "treasure_7", ""],
        totals=[5, 33, 7],
        seed="dealt in again",
    )
    play(state, "stop")
    assert totals(state) == [35, 33, 8]
    assert out(state) == []
    assert hand_size(state, 1) + panics(state)[1] == 3
    assert pile_size(state, 1) == 0


@rule("TA-R23", "TA-A26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_in_the_round_ever_has_three_panic_outside_a_window(seats: int) -> None:
    def look(state: State) -> None:
        real = zones(state)
        for seat, count in enumerate(real.panics):
            facing = asked(state) in (f"{seat}: panic-window", f"{seat}: sacrifice")
            assert count <= 3
            assert (count == 3) == (seat in real.out) or (count == 3 and facing)

    for game in range(4):
        random_game(seats, f"three {game}", at_each=look)
