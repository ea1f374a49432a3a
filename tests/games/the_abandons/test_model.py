"""An independent flood fill, written from the rulebook, agrees with the engine everywhere."""

from __future__ import annotations

import pytest

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abandons.model import Maze, ways_out
from tests.games.the_abandons.tables import (
    doors_of,
    items,
    position,
    random_game,
    seen,
    sides_of,
    texts,
    tiles,
    ways,
)
from tests.sizes import some

OPTIONS: dict[str, dict[str, object]] = {
    "normal": {},
    "easy": {"difficulty": "easy"},
    "hard": {"difficulty": "hard"},
    "gentle": {"retreat": "gentle"},
    "gentle, two sets": {"retreat": "gentle", "sets": 2, "difficulty": "easy"},
    "five sets": {"sets": 5, "difficulty": "easy"},
}
GAMES = 40

each_option = pytest.mark.parametrize("options", list(OPTIONS.values()), ids=list(OPTIONS))


def play(options: dict[str, object], name: str) -> list[State]:
    """Every moment of many random games."""
    moments: list[State] = []
    for number in range(GAMES):
        random_game(
            f"{name} {number}",
            options,
            lambda state: moments.append(state.copy()),
            thrifty=number % 2 == 0,
        )
    return moments


@rule("AN-B2", "AN-R19", "AN-B1")
@each_option
def test_every_door_is_what_the_flood_fill_says(options: dict[str, object]) -> None:
    kinds = set()
    for state in play(options, "doors"):
        maze = Maze(state)
        for card, tile in enumerate(tiles(state)):
            printed = sides_of(str(tile["card"]), str(tile["heading"]))
            expected = {side: (maze.door(card, side), printed[side]) for side in printed}
            assert doors_of(tile) == expected
            kinds |= {kind for kind, _ in expected.values()}
    assert kinds == {"open", "closed", "loop"}


@rule("AN-R18", "AN-B6", "AN-B30", "AN-B5", "AN-B13")
@each_option
def test_the_doors_offered_are_those_the_flood_fill_reaches(options: dict[str, object]) -> None:
    far = 0
    for state in play(options, "choices"):
        if state.view().question != "doors":
            continue
        offered = ways(state)
        assert offered == Maze(state).choice(position(state))
        far += any(" of " in way for way in offered)
    assert far > 5


@rule("AN-R11", "AN-R12", "AN-R13", "AN-B22", "AN-B24", "AN-B26", "AN-R31")
@each_option
def test_the_ways_out_of_a_dead_end_are_those_the_flood_fill_finds(
    options: dict[str, object],
) -> None:
    strict = options.get("retreat") != "gentle"
    found = set()
    for state in play(options, "stuck"):
        if state.view().question == "stuck":
            assert texts(state) == ways_out(state, strict)
            found |= {text.split()[0] for text in texts(state)}
    assert found >= {"back", "bomb"}


@rule("AN-R31", "AN-B33")
def test_a_lost_game_is_lost_by_the_flood_fill_too() -> None:
    for number in range(some(300)):
        state = random_game(f"lost {number}")
        if str(seen(state)["end"]).startswith("lost/"):
            assert not Maze(state).choice(len(tiles(state)) - 1)
            assert not ways_out(state, strict=True)


@rule("AN-B26")
def test_the_mirror_is_offered_exactly_when_it_shows_another_open_door() -> None:
    offered = 0
    for state in play({"sets": 2, "difficulty": "easy"}, "mirror"):
        if state.view().question == "doors":
            maze = Maze(state)
            more = len(maze.all_open_doors()) > len(ways(state))
            assert ("mirror" in texts(state)) == (items(state) >= 3 and more)
            offered += "mirror" in texts(state)
    assert offered > 5
