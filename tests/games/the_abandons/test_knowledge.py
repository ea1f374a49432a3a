"""What the player knows and what nobody knows."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    arrange,
    burned,
    every_card,
    hidden,
    journey,
    listen,
    mapped,
    random_game,
    seen,
    travel,
)

SAMPLES = 60


def samples(state: State, seat: int | None = 0) -> list[State]:
    rng = Rng("samples")
    return [state.determinise(seat, rng) for _ in range(SAMPLES)]


def burning() -> State:
    """Cards in play, discarded, burned, held and in the deck."""
    state = journey("north: fork_l3f1", "west: item", "west: cross_321", "north: collapse")
    return travel(state, "north: fork_f1r2", "east: hall_1")


@rule("AN-B38")
def test_a_sample_keeps_what_was_seen_and_permutes_the_rest() -> None:
    state = burning()
    unknown = Counter(hidden(state, "burned") + hidden(state, "deck"))
    for world in samples(state):
        assert seen(world) == seen(state)
        assert every_card(world) == every_card(state)
        assert Counter(hidden(world, "burned") + hidden(world, "deck")) == unknown
        assert hidden(world, "deck")[-1] == "exit"


@rule("AN-B38", "AN-B8")
def test_every_unknown_card_may_be_anywhere_in_deck_and_burned_pile() -> None:
    state = burning()
    rng = Rng("anywhere")
    worlds = [state.determinise(0, rng) for _ in range(1500)]
    unknown = set(hidden(state, "burned") + hidden(state, "deck")) - {"exit"}
    assert {hidden(world, "burned")[0] for world in worlds} == unknown
    assert {hidden(world, "deck")[0] for world in worlds} == unknown


@rule("AN-B38")
def test_what_the_map_showed_stays_where_it_is_for_the_player_alone() -> None:
    state = arrange(journey("north: fork_l2f1", items=1), 0, ["item", "stairs", "dead_end"])
    state = travel(state, "map")
    tops = {tuple(hidden(world, "deck")[:3]) for world in samples(state)}
    assert tops == {("item", "stairs", "dead_end")}
    assert len({hidden(world, "deck")[3] for world in samples(state)}) > 5
    spectator = samples(state, None)
    assert len({tuple(hidden(world, "deck")[:3]) for world in spectator}) > 20
    assert all(world.view(None) == state.view(None) for world in spectator)
    assert seen(state, None)["own_map"] is None


@rule("AN-B38")
def test_a_card_that_was_shown_and_then_burned_is_remembered() -> None:
    state = arrange(journey("north: fork_l2f1", items=1), 0, ["stairs", "hall_1", "dead_end"])
    state = travel(state, "map", "west")
    assert (burned(state), mapped(state)) == (1, ["dead_end"])
    for world in samples(state):
        assert hidden(world, "remembered") == ["stairs"]
        assert every_card(world) == every_card(state)
        assert hidden(world, "deck")[0] == "dead_end"
    found = {hidden(world, "remembered")[0] for world in samples(state, None)}
    assert len(found) > 5


@rule("AN-B38")
def test_burned_cards_are_in_no_view_even_after_the_end() -> None:
    for number in range(40):
        state = random_game(f"unseen {number}")
        for world in samples(state)[:3]:
            assert world.view(0) == state.view(0)
            assert hidden(world, "deck")[-1:] == hidden(state, "deck")[-1:]


@rule("AN-B38")
def test_the_exit_is_known_to_be_last_even_when_a_map_showed_it() -> None:
    state = travel(journey("north: fork_l2f1", items=1, left=2), "map")
    for world in samples(state):
        assert hidden(world, "deck") == hidden(state, "deck")


def test_a_sample_has_a_future_of_its_own() -> None:
    state = journey()
    first, second = samples(state)[:2]
    assert first.rng.words() != second.rng.words() != state.rng.words()
    assert hidden(first, "deck") != hidden(second, "deck")


@pytest.mark.parametrize(
    ("steps", "last", "shown"),
    [
        ((), "north: hall_1", True),
        (("north: fork_l2f1",), "map", True),
        (("north: fork_l2f1", "north: dead_end"), "back", False),
        (("north: fork_l2f1", "north: dead_end"), "mirror", False),
        (("north: fork_l2f1", "north: dead_end"), "bomb: hall_1", True),
        (("north: stairs",), "take stairs", False),
        (("north: stairs",), "pass by", False),
    ],
)
def test_only_what_shows_a_card_is_irrevocable(
    steps: tuple[str, ...], last: str, shown: bool
) -> None:
    before = journey(*steps, items=3)
    count = before.irrevocable
    after = travel(before, last)
    assert (after.irrevocable > count) == shown


def test_a_blown_wall_can_be_taken_back() -> None:
    steps = ("north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2")
    state = journey(*steps, items=2)
    count = state.irrevocable
    state, heard = listen(state, "bomb east")
    assert state.irrevocable == count
    assert [event.facts for event in heard] == [{"seat": 0, "side": "east", "tile": 1}]
