"""A saved table is read back as it was, and a table that cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import number
from tests.games.the_abyss.tables import play, random_game, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_saved_and_read_at_every_moment(seats: int) -> None:
    def look(state: State) -> None:
        saved = state.to_json()
        assert State.from_json(saved).to_json() == saved

    random_game(seats, "saved", at_each=look)


def cards(saved: JsonDict, zone: str) -> list[Json]:
    found = saved[zone]
    assert isinstance(found, list)
    return found


def first(saved: JsonDict, panic: bool) -> Json:
    """The uppermost Panic of the deck, or the uppermost other card, which leaves it."""
    for card in cards(saved, "deck"):
        if (number(card) < 9) == panic:
            cards(saved, "deck").remove(card)
            return card
    raise AssertionError("no such card")


def panic_in_a_hand(saved: JsonDict) -> None:
    saved["hands"] = [[first(saved, panic=True)], [], []]


def panic_among_the_discards(saved: JsonDict) -> None:
    cards(saved, "discard").append(first(saved, panic=True))


def ten_panic(saved: JsonDict) -> None:
    first(saved, panic=False)
    saved["destroyed"] = number(saved["destroyed"]) + 1


def a_hand_out_of_the_round(saved: JsonDict) -> None:
    saved["hands"] = [[], [], [first(saved, panic=False)]]
    saved["standing"] = 0b011


def a_card_twice(saved: JsonDict) -> None:
    cards(saved, "discard").append(cards(saved, "deck")[0])


def a_card_less(saved: JsonDict) -> None:
    cards(saved, "deck").pop()


@rule("TA-R1", "TA-R7", "TA-R22", "TA-R23")
@pytest.mark.parametrize(
    "spoil",
    [
        panic_in_a_hand,
        panic_among_the_discards,
        ten_panic,
        a_hand_out_of_the_round,
        a_card_twice,
        a_card_less,
    ],
)
def test_a_table_that_cannot_be_is_refused(spoil: Callable[[JsonDict], None]) -> None:
    saved = table(["", "", ""]).to_json()
    State.from_json(saved)
    spoil(saved)
    with pytest.raises(StateError) as refusal:
        State.from_json(saved)
    assert refusal.value.code == "state/malformed"


def test_a_table_read_in_the_middle_of_a_sacrifice_goes_on_as_before() -> None:
    state = table(["sword_3", "treasure_8 treasure_7 eye_1", ""], panics=[1, 2, 0])
    play(state, "play sword_3 gift 1", "1: sacrifice", "give treasure_8")
    again = State.from_json(state.to_json())
    for one in (state, again):
        play(one, "1: give treasure_7", "done", "0: end")
    assert again.to_json() == state.to_json()
