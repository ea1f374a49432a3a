"""Chapter "Panic cards": the sacrifice, which cards and when."""

from __future__ import annotations

from itertools import combinations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    deck_size,
    destroyed,
    discard_size,
    hand,
    newly_removed,
    panics,
    played,
    scores,
)
from tests.games.the_abyss.tables import (
    asked,
    facts,
    in_order,
    listen,
    play,
    sacrifice,
    table,
    texts,
    worth,
)


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
