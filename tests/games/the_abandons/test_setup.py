"""Components and set-up."""

from __future__ import annotations

import pytest

from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    GAME,
    IDS,
    PASSAGES,
    SPECIALS,
    asked,
    burned,
    deck_size,
    discard,
    door_states,
    doors,
    every_card,
    hidden,
    items,
    journey,
    level,
    places,
    position,
    random_game,
    texts,
    tiles,
)


def wanted(difficulty: int, sets: int = 1) -> dict[str, int]:
    """How often each card should be there."""
    single = {card: copies[difficulty] * sets for card, (_, copies) in PASSAGES.items()}
    rest = {card: copies * sets for card, copies in SPECIALS.items()}
    return single | rest | {"entrance": 1, "exit": 1}


@rule("AN-R1")
def test_the_game_has_fifty_cards() -> None:
    state = journey()
    assert every_card(state) == wanted(1)
    assert sum(every_card(state).values()) == state.census() == 50
    assert sum(wanted(1)[card] for card in PASSAGES) == 38


@rule("AN-R1", "AN-B19")
def test_edge_10_no_card_is_ever_lost_or_made() -> None:
    for number in range(60):
        random_game(f"conserved {number}", at_each=lambda state: counted(every_card(state)))


def counted(cards: dict[str, int]) -> None:
    assert cards == wanted(1)


@rule("AN-B37")
@pytest.mark.parametrize(("difficulty", "dead_ends"), [("easy", 8), ("normal", 10), ("hard", 12)])
def test_difficulty_changes_the_passages_of_every_set_alike(
    difficulty: str, dead_ends: int
) -> None:
    for sets in (1, 2, 5):
        state = GAME.start(1, "cards", {"difficulty": difficulty, "sets": sets})
        found = every_card(state)
        assert found == wanted(("easy", "normal", "hard").index(difficulty), sets)
        assert found["dead_end"] == dead_ends * sets
        assert sum(found[card] for card in PASSAGES) == 38 * sets


@rule("AN-R33")
@pytest.mark.parametrize("sets", [1, 2, 3, 4, 5])
def test_several_sets_have_one_entrance_and_one_exit(sets: int) -> None:
    state = GAME.start(1, "sets", {"sets": sets})
    assert state.census() == 48 * sets + 2
    assert (every_card(state)["exit"], every_card(state)["entrance"]) == (1, 1)
    assert deck_size(state) == 48 * sets + 1
    assert hidden(state, "deck")[-1] == "exit"


@rule("AN-R2")
def test_the_exit_lies_under_a_shuffled_deck() -> None:
    orders = set()
    for seed in ("a", "b", "c", "d"):
        deck = hidden(GAME.start(1, seed), "deck")
        assert (len(deck), deck[-1]) == (49, "exit")
        assert "exit" not in deck[:-1]
        assert "entrance" not in deck
        orders.add(tuple(deck))
    assert len(orders) == 4


@rule("AN-R2")
def test_every_card_can_come_first() -> None:
    first = {hidden(GAME.start(1, f"first {number}"), "deck")[0] for number in range(1500)}
    assert first == set(IDS) - {"exit", "entrance"}


@rule("AN-R3", "AN-B29")
def test_the_entrance_has_one_door_to_the_north_for_one_card() -> None:
    state = journey()
    (entrance,) = tiles(state)
    assert (entrance["card"], places(state)) == ("entrance", [(0, 0)])
    assert doors(state, 0) == {"north": ("open", 1)}
    assert (texts(state), asked(state)) == ({"go north"}, "doors")
    assert (position(state), level(state), items(state), burned(state)) == (0, 1, 0, 0)
    assert discard(state) == []


@rule("AN-B29")
def test_the_other_sides_of_the_entrance_are_walls() -> None:
    west = journey("north: fork_l1f2", "west: bend_l1", "south: bend_l1")
    assert places(west)[3] == (-1, 0)
    assert door_states(west, 3) == {"east": "closed"}
    east = journey("north: fork_f2r1", "east: bend_r1", "south: bend_r1")
    assert door_states(east, 3) == {"west": "closed"}
    below = journey(
        "north: fork_l1f2", "west: bend_l1", "south: hall_1", "south: bend_l1", "east: bend_l2"
    )
    assert places(below)[5] == (0, -1)
    assert door_states(below, 5) == {"north": "closed"}


@rule("AN-B1")
def test_the_labyrinth_has_no_border() -> None:
    straight = ["hall_1"] * 10 + ["fork_f1r2"] * 10 + ["fork_l2f1"] * 10 + ["fork_f1r3"] * 5
    state = journey(*(f"north: {card}" for card in straight), options={"sets": 5})
    assert places(state)[-1] == (0, 35)
    assert door_states(state, 35)["north"] == "open"


def test_a_journal_given_at_the_start_stays() -> None:
    heard: list[Event] = []
    state = GAME.start(1, "journal", None, heard)
    assert state.journal is heard
    state.play(0, "go north")
    assert heard[0].kind == "draw"


def test_one_player_and_no_other_number() -> None:
    for seats in (0, 2):
        with pytest.raises(SetupError) as refusal:
            GAME.start(seats, "seats")
        assert refusal.value.code == "seats/invalid"


@pytest.mark.parametrize(
    "options", [{"sets": 0}, {"sets": 6}, {"difficulty": "mild"}, {"retreat": "b"}, {"level": 1}]
)
def test_options_out_of_range_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(1, "options", options)
    assert refusal.value.code == "options/invalid"
