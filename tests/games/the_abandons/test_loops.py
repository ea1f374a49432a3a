"""Loops: a path that runs into an opening of the labyrinth."""

from __future__ import annotations

from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    asked,
    burned,
    deck_size,
    door_states,
    in_play,
    journey,
    objects,
    places,
    position,
    texts,
    tiles,
    travel,
    ways,
)

# Round the corner and back at the west door of the first card, which lies at 0, 1.
ROUND = ("north: bend_l1", "west: bend_l1")


@rule("AN-B2", "AN-B6", "AN-R18")
def test_edge_3_opening_to_opening_makes_a_loop_and_costs_no_draw() -> None:
    before = journey("north: cross_111", *ROUND)
    state = travel(before, "south: bend_l2")
    assert door_states(state, 4) == {"east": "loop"}
    assert door_states(state, 1) == {"west": "loop", "north": "loop", "east": "open"}
    assert (asked(state), ways(state)) == ("doors", {"east of 1"})
    size = deck_size(state)
    state = travel(state, "east of 1: hall_1")
    assert deck_size(state) == size - 1  # the door alone is paid
    assert places(state)[5] == (1, 1)
    assert position(state) == 5


@rule("AN-B6")
def test_the_door_at_the_end_of_a_loop_costs_its_own_icons() -> None:
    state = journey("north: cross_212", *ROUND, "south: bend_l2")
    size, lost = deck_size(state), burned(state)
    state = travel(state, "east of 1: hall_1")
    assert (size - deck_size(state), burned(state) - lost) == (2, 1)


@rule("AN-R18", "AN-B5")
def test_a_loop_is_offered_beside_the_open_doors() -> None:
    state = journey("north: cross_111", *ROUND, "south: fork_l1f3")
    assert ways(state) == {"south", "east of 1"}
    assert in_play(travel(state, "south: hall_1"))[-1] == "hall_1"


@rule("AN-B30", "AN-R18")
def test_a_loop_offers_every_open_door_of_the_first_card_that_has_one() -> None:
    """The first card met is a bend without an open door; behind it the crossing has two."""
    state = journey("north: hall_1", "north: cross_111", "west: bend_r1", "north: bend_r2")
    assert places(state)[4] == (-1, 3)
    state = travel(state, "east: fork_f1r2")  # to the south of it the crossing's open door
    assert door_states(state, 5) == {"east": "open", "south": "loop"}
    assert ways(state) == {"east", "east of 2"}


@rule("AN-B30")
def test_ways_that_part_are_all_followed_whatever_the_hand_says() -> None:
    """Into the middle of a corridor: to one end past the hands, to the other against them."""
    state = journey(
        "north: cross_111",
        "north: fork_l2f1",
        "north: bend_l2",
        "west: bend_l1",
        "south: bend_l1",
    )
    # The last bend meets the west door of the fork at 0, 2. Of the fork's own doors none is open:
    # northwards lies the way one came, southwards the crossing with two open doors.
    assert door_states(state, 2) == {"west": "loop", "north": "loop"}
    assert ways(state) == {"west of 1", "east of 1"}


@rule("AN-B30", "AN-B6")
def test_situation_10_a_loop_whose_every_way_ends_is_closed() -> None:
    state = journey("north: fork_l2f1", *ROUND, "south: bend_l2")
    assert asked(state) == "lost/wall"
    assert door_states(state, 4) == {"east": "loop"}
    (door,) = objects(tiles(state)[4]["doors"])
    assert door["leads"] == []


@rule("AN-B30")
def test_the_own_card_is_walked_through_and_not_offered_twice() -> None:
    """Both doors of the last card lead round to itself; its third one is open and offered once."""
    state = journey(
        "north: hall_1", "north: cross_111", "north: bend_l1", "west: bend_l2", "south: cross_212"
    )
    # 5 lies at -1, 2, entered southwards: east of it is the crossing, south and west are open.
    assert door_states(state, 5) == {"east": "loop", "south": "open", "west": "open"}
    assert ways(state) == {"south", "west", "east of 2"}
    state = journey("north: fork_l2f1", *ROUND, "south: fork_l1f2", items=0)
    assert ways(state) == {"south"}  # the loop east comes round to the card itself, and ends


@rule("AN-B30")
def test_situation_9_a_loop_into_a_fork_with_one_open_door() -> None:
    state = journey("north: fork_f2r1", "east: bend_l1", "north: bend_l1", "west: fork_l1f2")
    # The fork lies at 0, 2: to its south the first fork with the north door, one opening each.
    assert door_states(state, 1) == {"north": "loop", "east": "loop"}
    assert ways(state) == {"west"}
    state = journey("north: cross_111", "east: bend_l1", "north: bend_l1", "west: bend_l2")
    assert (texts(state), position(state)) == ({"go west of 1"}, 4)


@rule("AN-B2")
def test_situation_11_a_new_opening_joins_an_old_open_door() -> None:
    before = journey("north: cross_111", "east: bend_l1", "north: bend_l1")
    assert door_states(before, 1)["north"] == "open"
    state = travel(before, "west: fork_l1f2")
    assert door_states(state, 1)["north"] == "loop"
    assert door_states(state, 4) == {"south": "loop", "west": "open"}
    assert ways(state) == {"west", "west of 1"}


@rule("AN-B30", "AN-B26")
def test_situation_18_the_door_of_a_hall_left_by_the_mirror_may_be_taken_by_a_loop() -> None:
    state = journey("north: cross_111", "north: hall_1", "mirror", items=3)
    state = travel(state, "west of 1: bend_r1", "north: hall_2", "north: bend_r2")
    # Now at -1, 3, eastwards: the hall at 0, 2 has its door to the north, into 0, 3.
    assert places(state)[5] == (-1, 3)
    state = travel(state, "east: fork_f1r2")
    assert door_states(state, 6) == {"east": "open", "south": "loop"}
    assert door_states(state, 2) == {"north": "loop"}
    assert ways(state) == {"east", "east of 1"}


@rule("AN-B30")
def test_a_hall_with_an_open_door_ends_a_way_like_an_intersection() -> None:
    steps = ("north: cross_111", "north: cross_212", "north: hall_1", "mirror")
    state = journey(*steps, items=3, options={"sets": 2})
    state = travel(state, "west of 1: bend_r1", "north: bend_r1")
    # 5 lies at -1, 2 and leads into the west door of the crossing at 0, 2, which has its east one.
    assert ways(state) == {"east of 2"}
    state = travel(state, "east of 2: bend_r1", "south: bend_r2")
    # 7 lies at 1, 1 and leads west into the first crossing; nothing is open there any more, and
    # the ways go on through the labyrinth until the hall, which was left with an open door.
    assert door_states(state, 1) == {"west": "loop", "north": "loop", "east": "loop"}
    assert ways(state) == {"north of 3"}
