"""Saved games: whole at every moment, and nothing that cannot be is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from tests.games.the_abandons.tables import IDS, journey, numbers, texts

MIDDLE = ("north: cross_111", "west: hall_1")


def spoil(**changes: Json) -> Callable[[JsonDict], None]:
    return lambda data: data.update(changes)


def first_card_twice(data: JsonDict) -> None:
    deck = numbers(data["deck"])
    data["deck"] = [deck[0], *deck[:1], *deck[2:]]


def exit_on_top(data: JsonDict) -> None:
    deck = numbers(data["deck"])
    data["deck"] = [deck[-1], *deck[:-1]]


def hall_at_a_wall(data: JsonDict) -> None:
    tiles = numbers(data["tiles"])
    data["tiles"] = [tiles[0], 4 * IDS.index("fork_f1r2"), tiles[2]]


@pytest.mark.parametrize(
    "change",
    [
        spoil(stack=[]),
        spoil(stack=[["stuck", 0]]),
        spoil(stack=[["stairs", 0]]),
        spoil(stack=[["doors", 1]]),
        spoil(stack=[["doors", True]]),
        spoil(stack=[["doors"]]),
        spoil(stack=[["doors", 0], ["doors", 0]]),
        spoil(stack=[["combos", 0]]),
        spoil(position=3),
        spoil(level=2),
        spoil(items=1),
        spoil(sets=2),
        spoil(sets=True),
        spoil(difficulty=0),
        spoil(shown=60),
        spoil(cells=[0, 1, 1]),
        spoil(cells=[0, 1]),
        spoil(cells=[0, 1, 5]),
        spoil(openings=[1, 1, 1]),
        spoil(tiles=[]),
        spoil(rng=[0, 0, 0, 0]),
        spoil(ending=0),
        spoil(covering=1),
        spoil(beginning=0),
        spoil(openings=[1, 15, 15]),
        spoil(openings=[9, 15, 10]),
        spoil(openings=[1, 15, 11]),
        first_card_twice,
        exit_on_top,
        hall_at_a_wall,
    ],
)
def test_what_cannot_be_is_refused(change: Callable[[JsonDict], None]) -> None:
    data = journey(*MIDDLE).to_json()
    State.from_json(data)
    change(data)
    with pytest.raises(StateError) as refusal:
        State.from_json(data)
    assert refusal.value.code == "state/malformed"


def test_a_game_comes_back_in_the_middle_of_a_bomb() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: stairs hall_1", items=2)
    again = State.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    again.play(0, "pass by")
    state.play(0, "pass by")
    assert again.to_json() == state.to_json()
    assert texts(again) == {"go west"}


def test_a_hole_and_the_mirror_come_back() -> None:
    steps = ("north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2", "bomb east")
    for state in (journey(*steps, items=2), journey(*MIDDLE, "mirror", items=3)):
        again = State.from_json(state.to_json())
        assert again.view(0) == state.view(0)
        assert texts(again) == texts(state)
