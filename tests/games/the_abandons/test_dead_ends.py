"""Dead ends: mercy before the first intersection, going back, being lost."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    GAME,
    asked,
    deck_size,
    discard,
    door_states,
    in_play,
    items,
    journey,
    listen,
    places,
    position,
    seen,
    texts,
    travel,
    ways,
)

# A tee whose doors both end: the last card closes a pocket at 0, 2 between a dead end and the tee.
POCKET = (
    "north: tee_l1r2",
    "east: bend_l1",
    "north: dead_end",
    "back",
    "west: bend_r1",
    "north: bend_r1",
)
# The same one card further north, so that a crossing with two open doors lies below.
DEEP_POCKET = ("north: cross_111", *POCKET)

# Round a block without any intersection, into a cell between three walls. It takes two sets.
SPIRAL = (
    "north: bend_l1",
    "west: hall_1",
    "west: bend_l1",
    "south: hall_1",
    "south: bend_l2",
    "east: bend_l1",
)


# -- stuck -----------------------------------------------------------------------------------------


@rule("AN-R11")
def test_a_card_without_doors_is_a_dead_end() -> None:
    state = journey("north: fork_l2f1", "north: dead_end")
    assert (asked(state), position(state)) == ("stuck", 2)


@rule("AN-R11", "AN-B2")
def test_a_path_that_runs_into_a_wall_of_the_labyrinth_is_a_dead_end() -> None:
    state = journey("north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2")
    assert door_states(state, 4) == {"east": "closed"}
    assert (asked(state), texts(state)) == ("stuck", {"back"})


@rule("AN-R12", "AN-B22")
def test_one_may_go_back_to_the_last_intersection_and_take_an_open_path() -> None:
    state = journey("north: cross_111", "north: dead_end")
    assert texts(state) == {"back"}
    size = deck_size(state)
    state = travel(state, "back")
    assert (asked(state), position(state), deck_size(state)) == ("doors", 1, size)
    assert ways(state) == {"west", "east"}
    assert places(travel(state, "west: hall_1"))[3] == (-1, 1)


@rule("AN-B22")
def test_going_back_offers_loops_through_the_other_doors_too() -> None:
    state = journey("north: cross_111", "north: bend_l1", "west: bend_l1", "south: fork_l1f3")
    state = travel(state, "south: dead_end")
    assert door_states(state, 4) == {"east": "loop", "south": "loop"}
    state = travel(state, "back")
    assert (position(state), ways(state)) == (4, {"east of 1"})


@rule("AN-R15", "AN-B3")
@pytest.mark.parametrize("card", ["hall_1", "bend_r1"])
def test_a_card_with_one_door_is_no_intersection(card: str) -> None:
    side = {"hall_1": "north", "bend_r1": "east"}[card]
    state = journey("north: fork_l2f1", f"north: {card}", f"{side}: dead_end", "back")
    assert position(state) == 1


@rule("AN-B3", "AN-R14", "AN-R15")
def test_two_printed_doors_make_an_intersection_even_if_one_is_closed() -> None:
    """The second fork is placed with its west door closed; it is the one to go back to."""
    steps = ("north: cross_111", "west: bend_r1", "north: hall_1", "north: dead_end", "back")
    state = journey(*steps, "north: fork_l1f2")
    assert door_states(state, 5) == {"west": "closed", "north": "open"}
    state = travel(state, "north: dead_end")
    assert seen(state)["intersection"] == 5
    assert asked(state) == "lost/dead-end"  # though the crossing has its east door


@rule("AN-R13", "AN-R14", "AN-B4", "AN-B36")
def test_only_the_last_played_intersection_counts() -> None:
    state = journey("north: cross_111", "north: fork_l2f1", "north: dead_end", "back")
    assert position(state) == 2
    state = travel(state, "west: dead_end")
    assert door_states(state, 1) == {"west": "open", "north": "loop", "east": "open"}
    assert asked(state) == "lost/dead-end"


@rule("AN-B23")
def test_the_gentle_option_goes_back_to_the_latest_with_an_open_door() -> None:
    gentle: dict[str, object] = {"retreat": "gentle"}
    steps = ("north: cross_111", "north: fork_l2f1", "north: dead_end", "back", "west: dead_end")
    state = journey(*steps, options=gentle)
    assert texts(state) == {"back"}
    state = travel(state, "back")
    assert (position(state), ways(state)) == (1, {"west", "east"})
    state = travel(state, "west: dead_end", "back", "east: dead_end")
    assert asked(state) == "lost/dead-end"


@rule("AN-B23")
def test_gentle_is_latest_and_not_nearest() -> None:
    """Two intersections have open doors: the later one is taken, though the other is nearer."""
    gentle: dict[str, object] = {"retreat": "gentle"}
    state = journey("north: cross_111", "north: fork_l2f1", "mirror", items=3, options=gentle)
    state = travel(state, "east of 1: dead_end", "back")
    assert position(state) == 2


@rule("AN-B36")
def test_an_older_intersection_can_be_closed_without_harm() -> None:
    state = journey("north: fork_l2f1", "north: bend_l1", "west: bend_l1", "south: fork_f1r2")
    assert door_states(state, 1) == {"west": "closed", "north": "loop"}
    state = travel(state, "south: dead_end", "back")
    assert (position(state), ways(state)) == (4, {"west"})


@rule("AN-R14", "AN-R13")
def test_edge_4_an_intersection_placed_all_closed_is_the_last_and_loses_at_once() -> None:
    state = journey(*POCKET, "east: fork_f1r2")
    assert door_states(state, 6) == {"east": "closed", "south": "closed"}
    assert asked(state) == "lost/intersection"
    assert state.outcome().totals == [0]


@rule("AN-R14", "AN-B18")
def test_edge_4_with_a_bomb_it_is_not_lost() -> None:
    state = journey(*POCKET, "east: fork_f1r2", items=2)
    assert (asked(state), texts(state)) == ("stuck", {"bomb"})


@rule("AN-B24", "AN-B26", "AN-B18")
def test_situation_6_a_closed_fork_with_four_items_bomb_or_mirror() -> None:
    state = journey(*DEEP_POCKET, "east: fork_f1r2", items=4)
    assert texts(state) == {"bomb east", "bomb south", "mirror"}


@rule("AN-B18")
def test_whoever_is_stuck_chooses_among_all_that_helps() -> None:
    state = journey("north: cross_111", "north: dead_end", items=3)
    assert texts(state) == {"back", "bomb", "mirror"}


@rule("AN-B33", "AN-B18")
def test_giving_up_is_no_action() -> None:
    words = {str(action).split()[0] for action in GAME.vocabulary.actions}
    assert words == {"go", "map", "bomb", "mirror", "back", "take", "pass"}


@rule("AN-R31")
def test_stuck_without_help_is_lost() -> None:
    state = journey("north: fork_l2f1", "north: dead_end", "back", "west: dead_end")
    assert asked(state) == "lost/dead-end"
    with pytest.raises(ActionError) as refusal:
        state.play(0, "back")
    assert refusal.value.code == "action/game-over"


@rule("AN-R31")
def test_one_item_is_no_help_and_a_wall_loses_as_well() -> None:
    state = journey(
        "north: fork_f1r2",
        "east: dead_end",
        "back",
        "north: bend_l1",
        "west: bend_l1",
        "south: bend_l2",
        items=1,
    )
    assert asked(state) == "lost/wall"


# -- mercy -----------------------------------------------------------------------------------------


@rule("AN-R16", "AN-B35")
def test_edge_5_and_situation_1_a_dead_end_as_first_card_is_discarded() -> None:
    state, heard = listen(journey(), "north: dead_end")
    assert (in_play(state), discard(state)) == ([], ["dead_end"])
    assert (asked(state), ways(state), position(state)) == ("doors", {"north"}, 0)
    assert [event.kind for event in heard] == ["draw", "place", "mercy"]
    assert in_play(travel(state, "north: hall_1")) == ["hall_1"]


@rule("AN-R16", "AN-B35")
def test_mercy_lasts_until_the_first_intersection_and_each_draw_is_paid() -> None:
    state = journey("north: hall_2", "north: dead_end", "north: dead_end", "north: dead_end")
    assert in_play(state) == ["hall_2"]
    assert deck_size(state) == 49 - 1 - 3 * 2
    state = travel(state, "north: fork_l2f1", "north: dead_end")
    assert (asked(state), seen(state)["mercy"]) == ("stuck", False)


@rule("AN-B35", "AN-R11")
def test_edge_1_and_situation_2_three_left_bends_first() -> None:
    state = journey("north: bend_l1", "west: bend_l1", "south: bend_l2")
    assert (in_play(state), discard(state)) == (["bend_l1", "bend_l1"], ["bend_l2"])
    assert (asked(state), ways(state), position(state)) == ("doors", {"south"}, 2)
    size = deck_size(state)
    state = travel(state, "south: hall_1")
    assert (deck_size(state), places(state)[3]) == (size - 1, (-1, 0))


@rule("AN-B9", "AN-R27")
def test_a_collapse_brings_mercy_back() -> None:
    state = journey("north: fork_l2f1", "north: collapse", "north: dead_end")
    assert (asked(state), in_play(state)) == ("doors", [])


@rule("AN-R17", "AN-B9", "AN-B27")
def test_edge_5_and_situation_3_after_stairs_a_dead_end_loses() -> None:
    state = journey("north: stairs", "take stairs", "north: dead_end", items=1)
    assert asked(state) == "lost/stairs-dead-end"
    assert items(state) == 1


@rule("AN-R17", "AN-B27")
def test_after_stairs_a_blocked_path_loses_as_well() -> None:
    bends = ("north: bend_l1", "west: bend_l1", "south: bend_l2")
    assert asked(journey("north: stairs", "take stairs", *bends)) == "lost/stairs-wall"


@rule("AN-B27", "AN-B24")
def test_situation_4_after_stairs_two_items_cover_the_dead_end() -> None:
    state = journey("north: stairs", "take stairs", "north: dead_end", items=2)
    assert texts(state) == {"bomb"}
    state = travel(state, "bomb: fork_l2f1")
    assert (asked(state), in_play(state), items(state)) == ("doors", ["fork_l2f1"], 0)


@rule("AN-B9")
def test_situation_5_a_collapse_on_a_level_of_stairs_brings_mercy_back() -> None:
    state = journey("north: stairs", "take stairs", "north: collapse", "north: dead_end")
    assert (asked(state), in_play(state), discard(state)[-1]) == ("doors", [], "dead_end")


@rule("AN-B9", "AN-R17")
def test_after_stairs_an_intersection_lets_one_go_back_as_usual() -> None:
    state = journey("north: stairs", "take stairs", "north: fork_l2f1", "north: dead_end")
    assert texts(state) == {"back"}


@rule("AN-B25", "AN-B12")
def test_situation_7_a_covered_fork_counts_no_more_and_mercy_does_not_return() -> None:
    state = journey(*POCKET, "east: fork_f1r2", "bomb: bend_l2", items=2)
    assert seen(state)["intersection"] == 1
    assert (in_play(state)[-1], ways(state)) == ("bend_l2", {"north"})
    state = travel(state, "north: dead_end")
    assert asked(state) == "lost/dead-end"  # the tee is closed, and there is no mercy


@rule("AN-B25", "AN-B9")
def test_mercy_does_not_return_when_the_only_intersection_is_covered() -> None:
    state = journey(*SPIRAL, "north: cross_111", items=2, options={"sets": 2})
    assert (asked(state), texts(state), seen(state)["intersection"]) == ("stuck", {"bomb"}, 7)
    state = travel(state, "bomb: dead_end")
    assert (asked(state), seen(state)["intersection"]) == ("lost/dead-end", None)


@rule("AN-R16", "AN-R14")
def test_the_first_intersection_ends_mercy_even_for_itself() -> None:
    two: dict[str, object] = {"sets": 2}
    assert asked(journey(*SPIRAL, "north: cross_111", options=two)) == "lost/intersection"
    forgiven = journey(*SPIRAL, "north: hall_2", options=two)
    assert (asked(forgiven), position(forgiven)) == ("doors", 6)


@rule("AN-B25")
def test_a_covering_intersection_is_the_last_played_one() -> None:
    state = journey("north: cross_111", "north: dead_end", "bomb: fork_l2f1", items=2)
    state = travel(state, "north: dead_end", "back")
    assert (position(state), ways(state)) == (2, {"west"})
