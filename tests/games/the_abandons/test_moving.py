"""How to play: doors, draws, burned cards, placing."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    PASSAGES,
    arrange,
    asked,
    burned,
    deck_size,
    discard,
    door_states,
    doors,
    hidden,
    in_play,
    items,
    journey,
    level,
    listen,
    places,
    position,
    random_game,
    sides_of,
    texts,
    tiles,
    travel,
    ways,
)

WITH_DOORS = [card for card in PASSAGES if card != "dead_end"]


def entered(card: str, heading: str) -> State:
    """A card, placed as the last one in this direction where nothing is around it."""
    fork = {"west": "fork_l3f1", "east": "fork_f1r3"}.get(heading, "")
    spare = {"west": "fork_l1f3", "east": "fork_f3r1"}.get(heading, "")
    side_way = spare if fork == card else fork
    if heading == "north":
        return journey(f"north: {card}")
    if heading == "south":
        crossing = "cross_212" if card == "cross_111" else "cross_111"
        hall = "hall_2" if card == "hall_1" else "hall_1"
        bend = "bend_r2" if card == "bend_r1" else "bend_r1"
        return journey(f"north: {crossing}", f"east: {hall}", f"east: {bend}", f"south: {card}")
    return journey(f"north: {side_way}", f"{heading}: {card}")


@rule("AN-R7")
@pytest.mark.parametrize("heading", ["north", "east", "south", "west"])
@pytest.mark.parametrize("card", WITH_DOORS)
def test_each_passage_lies_with_its_hand_against_the_door(card: str, heading: str) -> None:
    state = entered(card, heading)
    last = position(state)
    assert in_play(state)[-1] == card
    assert tiles(state)[last]["heading"] == heading
    printed = sides_of(card, heading)
    assert doors(state, last) == {side: ("open", icons) for side, icons in printed.items()}
    assert ways(state) == set(printed)


@rule("AN-R4", "AN-R5", "AN-R6")
@pytest.mark.parametrize("card", WITH_DOORS)
def test_each_door_of_each_passage_draws_its_icons(card: str) -> None:
    for side, icons in sides_of(card, "north").items():
        state = journey(f"north: {card}")
        spare = "hall_2" if card == "hall_1" else "hall_1"
        deck = hidden(arrange(state, icons - 1, [spare]), "deck")
        after = travel(state, f"{side}: {spare}")
        assert deck_size(after) == 48 - icons
        assert burned(after) == icons - 1
        assert hidden(after, "burned") == deck[: icons - 1]
        assert in_play(after) == [card, spare]


@rule("AN-R5", "AN-B8")
@pytest.mark.parametrize("lost", ["item", "stairs", "collapse", "dead_end"])
def test_a_burned_card_is_lost_unseen_and_does_nothing(lost: str) -> None:
    state = arrange(journey("north: hall_2"), 0, [lost, "hall_1"])
    state, heard = listen(state, "north")
    assert (items(state), level(state), asked(state)) == (0, 1, "doors")
    assert in_play(state) == ["hall_2", "hall_1"]
    assert (burned(state), discard(state)) == (1, [])
    assert hidden(state, "burned") == [lost]
    assert not any(lost in str(event.facts) for event in heard)


@rule("AN-R6")
def test_only_the_last_card_drawn_is_revealed() -> None:
    state = arrange(journey("north: fork_l3f1"), 0, ["tee_l1r2", "tee_l2r1", "hall_1"])
    state, heard = listen(state, "west")
    assert in_play(state) == ["fork_l3f1", "hall_1"]
    assert [event.facts.get("card") for event in heard] == ["hall_1", "hall_1"]


@rule("AN-R8")
def test_cards_in_play_are_never_moved() -> None:
    for number in range(40):
        earlier: list[list[object]] = []

        def look(state: State, earlier: list[list[object]] = earlier) -> None:
            now: list[object] = [
                (tile["card"], tile["x"], tile["y"], tile["heading"]) for tile in tiles(state)
            ]
            if earlier and len(now) >= len(earlier[-1]) > 1 and earlier[-1][0] == now[0]:
                # Unless all was wiped: only the last card may be another, under a Bomb or by mercy.
                stays = len(earlier[-1]) - 1
                wiped = now[1] != earlier[-1][1] and stays > 1
                assert wiped or now[:stays] == earlier[-1][:stays]
            earlier.append(now)

        random_game(f"moved {number}", at_each=look)


@rule("AN-R8", "AN-R7")
def test_a_new_card_leaves_the_old_ones_where_they_are() -> None:
    before = journey("north: fork_l2f1", "north: hall_1")
    after = travel(before.copy(), "north: bend_l1")
    assert places(after)[:-1] == places(before)
    assert [tile["heading"] for tile in tiles(after)[:-1]] == ["north"] * 3
    assert in_play(after)[:-1] == in_play(before)


@rule("AN-R9")
@pytest.mark.parametrize("card", ["item", "stairs", "collapse"])
def test_a_card_that_is_no_passage_is_not_placed(card: str) -> None:
    state = journey(f"north: {card}")
    assert in_play(state) == []
    assert deck_size(state) == 48


@rule("AN-B7", "AN-B21")
def test_after_an_item_one_chooses_again_among_the_same_doors_and_pays_again() -> None:
    state = journey("north: fork_l2f1", "west: item")
    assert (position(state), ways(state), items(state)) == (1, {"north", "west"}, 1)
    assert (deck_size(state), burned(state)) == (46, 1)
    other = travel(state.copy(), "north: hall_1")
    assert (in_play(other), burned(other)) == (["fork_l2f1", "hall_1"], 1)
    same = travel(state, "west: hall_1")
    assert (deck_size(same), burned(same)) == (44, 2)


@rule("AN-B7")
def test_after_refused_stairs_one_chooses_again() -> None:
    state = journey("north: fork_l2f1", "north: stairs", "pass by")
    assert (asked(state), ways(state)) == ("doors", {"north", "west"})


@rule("AN-B5", "AN-R10")
def test_only_the_card_one_stands_on_has_doors_to_choose_from() -> None:
    state = journey("north: fork_l2f1", "north: hall_1")
    assert door_states(state, 1)["west"] == "open"
    assert texts(state) == {"go north"}
    with pytest.raises(ActionError) as refusal:
        state.play(0, "go west of 1")
    assert refusal.value.rule == "AN-B5"


@rule("AN-R10")
def test_one_goes_forward_and_not_back() -> None:
    state = journey("north: fork_l2f1", "north: hall_1")
    for backwards in ("go south", "back"):
        with pytest.raises(ActionError):
            state.play(0, backwards)
    with pytest.raises(ActionError) as refusal:
        state.play(0, "back")
    assert refusal.value.rule == "AN-R10"


@rule("AN-B21")
def test_where_one_stands() -> None:
    assert position(journey()) == 0
    assert position(journey("north: fork_l2f1", "north: hall_1")) == 2
    assert position(journey("north: fork_l2f1", "north: dead_end", "back")) == 1
    mirror = journey("north: fork_l2f1", "north: hall_1", "mirror", items=3)
    assert position(mirror) == 0
    assert position(travel(mirror, "west of 1: hall_1")) == 3


@rule("AN-B2", "AN-R19")
def test_edge_2_the_wall_of_a_new_card_closes_an_older_open_door() -> None:
    state = journey("north: fork_l2f1", "north: bend_l1", "west: bend_l1")
    assert door_states(state, 1) == {"west": "open", "north": "loop"}
    state, heard = listen(state, "south: hall_1")
    assert places(state)[4] == (-1, 1)
    assert door_states(state, 1) == {"west": "closed", "north": "loop"}
    assert [event.facts["closed"] for event in heard if event.kind == "place"] == [1]


@rule("AN-B2")
def test_a_door_opens_again_when_the_card_behind_it_goes() -> None:
    state = journey("north: hall_1", "north: dead_end")
    assert door_states(state, 1) == {"north": "open"}
