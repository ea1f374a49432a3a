"""Chapter "Panic cards": placing, the window, the sacrifice, elimination."""

from __future__ import annotations

from itertools import combinations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.tables import (
    asked,
    deck_size,
    destroyed,
    discard,
    discard_size,
    facts,
    final_round,
    hand,
    hand_size,
    in_order,
    listen,
    newly_removed,
    out,
    panics,
    pile,
    pile_size,
    play,
    played,
    random_game,
    removed,
    scores,
    table,
    texts,
    totals,
    worth,
    zones,
)

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


def sacrifice(state: State, cards: str) -> State:
    """Give up these cards, dearest first."""
    play(state, "sacrifice")
    for card in cards.split():
        play(state, f"give {card}")
    return play(state, "done")


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


# The sacrifice


@rule("TA-R24", "TA-A7")
def test_sacrificed_cards_leave_the_round_and_not_by_the_discard_pile() -> None:
    state = table(["treasure_8 treasure_7 eye_1", ""], panics=[2, 0])
    before, gone = state.copy(), destroyed(state)
    heard = listen(state, "sacrifice", "give treasure_8", "give treasure_7", "done")
    assert newly_removed(state, before) == "treasure_7 treasure_8"
    assert (panics(state), destroyed(state)) == ([1, 0], gone + 1)
    assert hand(state, 0) == "eye_1"
    assert (discard_size(state), deck_size(state)) == (discard_size(before), deck_size(before))
    (fact,) = facts(heard, "sacrifice")
    assert isinstance(fact["cards"], list)
    assert in_order(fact["cards"]) == "treasure_7 treasure_8"
    assert fact["points"] == 15


@rule("TA-R24")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [("treasure_8 treasure_6", False), ("treasure_8 treasure_7", True), ("treasure_12", False)],
)
def test_a_sacrifice_takes_fifteen_points(cards: str, enough: bool) -> None:
    state = table([cards, ""], panics=[1, 0])
    assert ("sacrifice" in texts(state)) == enough


@rule("TA-R24")
def test_fourteen_named_points_are_not_enough() -> None:
    state = table(["treasure_8 treasure_6 eye_1", ""], panics=[1, 0])
    play(state, "sacrifice", "give treasure_8", "give treasure_6")
    assert texts(state) == {"give eye_1"}
    with pytest.raises(ActionError):
        play(state, "done")
    play(state, "give eye_1", "done")
    assert (panics(state), hand(state, 0)) == ([0, 0], "")


def sacrifices(state: State) -> set[str]:
    """Every set of cards that can be given up from here."""
    found = set()
    for text in texts(state):
        next_state = play(state.copy(), text)
        if text == "done":
            found.add(newly_removed(next_state, state))
        else:
            found |= sacrifices(next_state)
    return found


@rule("TA-A6", "TA-R24")
@pytest.mark.parametrize(
    "cards",
    [
        "treasure_8 treasure_7",
        "treasure_12 treasure_10 treasure_8 treasure_7",
        "treasure_12 eye_1 eye_1 eye_1",
        "treasure_5 treasure_5 treasure_5 treasure_5",
        "sword_5 hook_4 hook_3 eye_3 eye_2 eye_1",
        "treasure_12 treasure_4 treasure_4 treasure_4 sword_3 hook_3 eye_3",
        "treasure_6 treasure_6 hook_2 hook_2 eye_2 eye_1",
    ],
)
def test_any_cards_worth_fifteen_or_more_will_do(cards: str) -> None:
    every = cards.split()
    wanted = {
        in_order(chosen)
        for size in range(len(every) + 1)
        for chosen in combinations(every, size)
        if worth(" ".join(chosen)) >= 15
    }
    state = play(table([cards, ""], panics=[1, 0]), "sacrifice")
    assert sacrifices(state) == wanted


@rule("TA-A6")
def test_thirty_points_in_one_sacrifice_destroy_one_panic() -> None:
    state = table(["treasure_12 treasure_10 treasure_8", ""], panics=[2, 0])
    sacrifice(state, "treasure_12 treasure_10 treasure_8")
    assert (panics(state), hand(state, 0)) == ([1, 0], "")


@rule("TA-A6", "TA-A29")
def test_in_the_own_combo_step_a_sacrifice_may_be_repeated() -> None:
    cards = "treasure_7 treasure_7 treasure_8 treasure_8"
    state = table([cards, ""], panics=[2, 0])
    sacrifice(state, "treasure_8 treasure_7")
    assert "sacrifice" in texts(state)
    sacrifice(state, "treasure_8 treasure_7")
    assert panics(state) == [0, 0]
    assert texts(state) == {"end"}


@rule("TA-A29")
def test_a_sacrifice_may_come_before_between_and_after_combos() -> None:
    cards = "treasure_7 treasure_7 treasure_8 treasure_8 treasure_12 hook_3 eye_1 eye_2"
    state = table([cards, ""], panics=[2, 0], deck="panic eye_3 treasure_4 treasure_5")
    sacrifice(state, "treasure_8 treasure_7")
    play(state, "play eye_1")
    sacrifice(state, "treasure_8 treasure_7")
    assert "sacrifice" not in texts(state)  # no Panic left
    play(state, "play hook_3 on 0", "decline", "play eye_2")
    assert "sacrifice" not in texts(state)  # a Panic, but 12 points
    assert panics(state) == [1, 0]


@rule("TA-A29", "TA-A5")
def test_a_sacrifice_needs_a_panic_in_front() -> None:
    assert "sacrifice" not in texts(table(["treasure_12 treasure_10", ""], panics=[0, 2]))
    assert "sacrifice" in texts(table(["treasure_12 treasure_10", ""], panics=[1, 0]))


@rule("TA-A29", "TA-A5")
def test_there_is_no_sacrifice_before_the_draw() -> None:
    state = table(["treasure_12 treasure_10", ""], question="draw", panics=[1, 0])
    assert "sacrifice" not in texts(state)
    play(state, "take discard")
    assert "sacrifice" in texts(state)


@rule("TA-A29", "TA-A36")
def test_there_is_no_sacrifice_after_stop() -> None:
    state = table(["treasure_12 treasure_10 treasure_8", ""], panics=[1, 0])
    play(state, "stop")
    assert scores(state) == [[30, 0]]
    assert asked(state).endswith(": draw")


@rule("TA-A5")
def test_nobody_sacrifices_in_the_turn_of_another_without_a_panic_being_placed() -> None:
    state = table(["eye_1 treasure_4", "treasure_12 treasure_10"], panics=[0, 2])
    with pytest.raises(ActionError) as refusal:
        play(state, "1: sacrifice")
    assert refusal.value.code == "action/not-your-turn"


@rule("TA-R24", "TA-A29")
def test_combo_cards_may_be_given_up_too() -> None:
    state = table(["sword_5 sword_5 hook_4 eye_1 treasure_4", ""], panics=[1, 0])
    sacrifice(state, "sword_5 sword_5 hook_4 eye_1")
    assert (panics(state), hand(state, 0)) == ([0, 0], "treasure_4")
    assert played(state, 0) == ""


# Elimination


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
