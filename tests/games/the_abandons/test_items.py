"""Items: keeping them, Map, Bomb, Magical Mirror."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    arrange,
    asked,
    burned,
    deck_size,
    discard,
    door_states,
    hidden,
    in_play,
    items,
    journey,
    level,
    listen,
    mapped,
    places,
    position,
    score,
    seen,
    texts,
    tiles,
    travel,
    ways,
    words,
)
from tests.games.the_abandons.test_dead_ends import DEEP_POCKET, POCKET, SPIRAL

TWO: dict[str, object] = {"sets": 2}
# Round to the wall of the first fork, which has its east door open.
WALL = ("north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2")


def refused(state: State, text: str) -> str:
    """The rule by which something is refused."""
    with pytest.raises(ActionError) as refusal:
        state.play(0, text)
    return refusal.value.rule


# -- Item cards ------------------------------------------------------------------------------------


@rule("AN-R20", "AN-B28")
def test_an_item_is_kept_and_may_be_used_at_once() -> None:
    state = journey("north: fork_l2f1", "north: item")
    assert (items(state), discard(state)) == (1, [])
    assert "map" in texts(state)
    later = travel(state.copy(), "north: fork_f1r2")
    assert "map" in texts(later)


@rule("AN-R21")
@pytest.mark.parametrize(
    ("steps", "used"),
    [
        (("north: fork_l2f1", "map"), 1),
        (("north: fork_l2f1", "north: dead_end", "bomb: hall_1"), 2),
        (("north: fork_l2f1", "north: dead_end", "mirror"), 3),
    ],
)
def test_used_items_are_discarded(steps: tuple[str, ...], used: int) -> None:
    state = journey(*steps, items=4)
    assert (items(state), discard(state).count("item")) == (4 - used, used)


# -- Map -------------------------------------------------------------------------------------------


@rule("AN-R22")
def test_a_map_shows_the_top_three_and_leaves_them_in_order() -> None:
    state = arrange(journey("north: fork_l2f1", items=1), 0, ["item", "stairs", "dead_end"])
    deck = hidden(state, "deck")
    state, heard = listen(state, "map")
    assert mapped(state) == ["item", "stairs", "dead_end"]
    assert hidden(state, "deck") == deck
    assert (items(state), asked(state), ways(state)) == (0, "doors", {"north", "west"})
    (event,) = heard
    assert event.seen_by(0)["cards"] == ["item", "stairs", "dead_end"]
    assert event.seen_by(None)["cards"] is None


@rule("AN-B28")
def test_a_map_is_for_an_intersection_with_a_choice() -> None:
    assert refused(journey(items=2), "map") == "AN-B28"
    assert "map" not in texts(journey("north: hall_1", items=2))
    assert "map" not in texts(journey("north: cross_111", "north: bend_l1", items=2))
    stuck = journey(*DEEP_POCKET, "east: fork_f1r2", items=2)
    assert (asked(stuck), refused(stuck, "map")) == ("stuck", "AN-B28")
    assert refused(journey("north: fork_l2f1"), "map") == "AN-R22"


@rule("AN-B28")
def test_a_map_may_be_used_after_going_back_even_with_one_door() -> None:
    state = journey("north: fork_l2f1", "north: dead_end", "back", items=1)
    assert (position(state), texts(state)) == (1, {"go west", "map"})


@rule("AN-B28")
def test_a_map_may_be_used_on_an_intersection_that_has_only_a_loop() -> None:
    state = journey("north: cross_111", "north: bend_l1", "west: bend_l1", items=1)
    state = travel(state, "south: tee_l1r2")
    state = travel(state, "west: dead_end", "back")
    assert texts(state) == {"go east of 1", "map"}


@rule("AN-B28")
def test_maps_may_be_used_as_often_as_items_allow() -> None:
    state = journey("north: fork_l2f1", "map", "map", items=2)
    assert (items(state), len(mapped(state))) == (0, 3)
    assert "map" not in texts(state)


@rule("AN-B28", "AN-B26")
def test_no_map_at_the_entrance_after_the_mirror() -> None:
    state = journey("north: cross_111", "north: hall_1", "mirror", items=4)
    assert (items(state), "map" in texts(state)) == (1, False)


@rule("AN-B14")
def test_situation_12_a_map_with_one_card_left_shows_the_exit() -> None:
    state = journey("north: fork_l2f1", items=1, left=1)
    state = travel(state, "map")
    assert mapped(state) == ["exit"]
    assert asked(travel(state, "north")) == "escape/exit"


@rule("AN-B14")
def test_a_map_with_two_cards_left_shows_both() -> None:
    state = journey("north: fork_l2f1", items=1, left=2)
    assert mapped(travel(state, "map"))[1:] == ["exit"]


@rule("AN-B38")
def test_what_a_map_has_shown_is_known_until_it_is_drawn_or_burned() -> None:
    state = arrange(
        journey("north: fork_l2f1", items=1), 0, ["item", "hall_1", "dead_end", "bend_l1"]
    )
    state = travel(state, "map", "north")
    assert (items(state), mapped(state)) == (1, ["hall_1", "dead_end"])
    state = travel(state, "west")
    assert (in_play(state), mapped(state)) == (["fork_l2f1", "dead_end"], [])
    assert (hidden(state, "remembered"), burned(state)) == (["hall_1"], 1)


# -- Bomb: a dead end ------------------------------------------------------------------------------


@rule("AN-R23", "AN-R24", "AN-B12")
def test_a_bomb_covers_the_dead_end_with_the_next_passage() -> None:
    state = journey("north: cross_111", "west: dead_end", items=2)
    assert texts(state) == {"back", "bomb"}
    state = travel(state, "bomb: fork_l3f1")
    assert in_play(state) == ["cross_111", "fork_l3f1"]
    assert (places(state)[2], tiles(state)[2]["heading"]) == ((-1, 1), "west")
    assert discard(state) == ["item", "item", "dead_end"]
    assert (asked(state), position(state), ways(state)) == ("doors", 2, {"south", "west"})


@rule("AN-R23")
def test_a_bomb_needs_two_items_and_somebody_stuck() -> None:
    assert refused(journey("north: cross_111", "west: dead_end", items=1), "bomb") == "AN-R23"
    assert refused(journey("north: cross_111", items=2), "bomb") == "AN-B24"
    assert refused(journey("north: cross_111", items=2), "bomb west") == "AN-B24"


@rule("AN-B10")
def test_the_covering_draw_is_one_card_at_a_time_whatever_the_door_cost() -> None:
    state = journey("north: fork_l3f1", "west: dead_end", items=2)
    size, lost = deck_size(state), burned(state)
    state = travel(state, "bomb: hall_2")
    assert (size - deck_size(state), burned(state)) == (1, lost)


@rule("AN-B10", "AN-R24")
def test_items_that_come_up_under_a_bomb_are_kept() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: item item hall_1", items=2)
    assert (items(state), in_play(state)) == (2, ["cross_111", "hall_1"])


@rule("AN-B10", "AN-B16")
def test_situation_16_stairs_refused_under_a_bomb_next_card() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: stairs hall_1", items=2)
    assert (asked(state), seen(state)["bomb"]) == ("stairs", True)
    state = travel(state, "pass by")
    assert (in_play(state), discard(state)[-2:]) == (
        ["cross_111", "hall_1"],
        ["stairs", "dead_end"],
    )
    assert (asked(state), seen(state)["bomb"]) == ("doors", False)


@rule("AN-B31", "AN-B16")
def test_stairs_taken_under_a_bomb_are_a_new_start() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: stairs", "take stairs", items=3)
    assert (level(state), in_play(state), items(state)) == (2, [], 1)
    assert (asked(state), seen(state)["bomb"], ways(state)) == ("doors", False, {"north"})
    assert in_play(travel(state, "north: hall_1")) == ["hall_1"]


@rule("AN-B31")
def test_a_collapse_under_a_bomb_is_a_new_start() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: item collapse", items=2)
    assert (in_play(state), items(state), asked(state)) == ([], 1, "doors")
    assert (seen(state)["bomb"], seen(state)["mercy"]) == (False, True)


@rule("AN-B10", "AN-B17", "AN-R29")
def test_situation_14_the_exit_under_a_bomb_wins() -> None:
    state = journey("north: cross_111", "west: dead_end", items=2, left=1)
    state = travel(state, "bomb: exit")
    assert asked(state) == "escape/bomb"
    assert score(state) == {"entrance": 1, "exit": 1, "passages": 2, "items": 0}
    assert seen(state)["exit"] == {"x": -1, "y": 1}


@rule("AN-B24", "AN-B12")
def test_edge_8_a_bomb_covers_with_another_dead_end_and_it_is_one_again() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: dead_end", items=4)
    assert (in_play(state), discard(state)[-1]) == (["cross_111", "dead_end"], "dead_end")
    assert (asked(state), texts(state)) == ("stuck", {"back", "bomb"})
    assert texts(travel(state, "bomb: dead_end")) == {"back"}


@rule("AN-B12", "AN-R32")
def test_a_covered_card_scores_no_point() -> None:
    state = journey("north: cross_111", "west: dead_end", "bomb: hall_1", items=2, left=1)
    state = travel(state, "west: exit")
    assert score(state)["passages"] == 2


@rule("AN-B2", "AN-B12")
def test_a_covering_card_makes_loops_and_closes_doors_like_any_other() -> None:
    state = journey("north: cross_111", "north: bend_l1", "west: bend_l1", "south: dead_end")
    assert asked(state) == "stuck"
    assert door_states(state, 1) == {"west": "closed", "north": "loop", "east": "open"}
    state = journey(
        "north: cross_111",
        "north: bend_l1",
        "west: bend_l1",
        "south: dead_end",
        "bomb: bend_l2",
        items=2,
    )
    assert door_states(state, 1) == {"west": "loop", "north": "loop", "east": "open"}
    assert ways(state) == {"east of 1"}


# -- Bomb: a wall ----------------------------------------------------------------------------------


@rule("AN-R23", "AN-B24", "AN-B11")
def test_a_bomb_opens_a_wall_that_leads_to_an_open_door() -> None:
    state = journey(
        "north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2", items=2
    )
    assert texts(state) == {"back", "bomb east"}
    cards, size = in_play(state), deck_size(state)
    state = travel(state, "bomb east")
    assert (in_play(state), deck_size(state), items(state)) == (cards, size, 0)
    assert (position(state), door_states(state, 4)) == (4, {"east": "loop"})
    assert words(tiles(state)[1]["holes"]) == ["west"]
    assert ways(state) == {"east of 1"}


@rule("AN-B24")
def test_an_opened_wall_stays_open_for_the_rest_of_the_level() -> None:
    state = journey(
        "north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2", items=2
    )
    state = travel(state, "bomb east", "east of 1: hall_1", "east: item")
    assert words(tiles(state)[1]["holes"]) == ["west"]
    assert door_states(state, 4) == {"east": "loop"}
    state = travel(state, "east: collapse", "north: fork_f1r2")
    assert words(tiles(state)[1]["holes"]) == []


@rule("AN-B24")
def test_a_wall_that_leads_nowhere_is_not_opened_but_the_card_is_covered() -> None:
    state = journey(*POCKET, "east: fork_f1r2", items=2)
    assert texts(state) == {"bomb"}
    assert refused(state, "bomb south") == "AN-B24"
    state = travel(state, "bomb: bend_l2")
    assert in_play(state)[-1] == "bend_l2"


@rule("AN-B24", "AN-B30")
def test_a_wall_of_the_entrance_leads_nowhere() -> None:
    state = journey("north: fork_l1f2", "west: bend_l1", "south: bend_l1", items=2)
    assert door_states(state, 3) == {"east": "closed"}
    assert texts(state) == {"back", "bomb"}


@rule("AN-B24")
def test_each_wall_that_leads_to_a_door_is_a_choice_of_its_own() -> None:
    state = journey(*DEEP_POCKET, "east: fork_f1r2", items=2)
    assert texts(state) == {"bomb east", "bomb south"}
    for side in ("east", "south"):
        assert ways(travel(state.copy(), f"bomb {side}")) == {"west of 1", "east of 1"}


@rule("AN-B24")
def test_a_bomb_may_be_used_although_one_could_go_back() -> None:
    state = journey("north: cross_111", "west: dead_end", items=2)
    assert {"back", "bomb"} == texts(state)


@rule("AN-B24")
def test_a_blocked_card_before_any_open_door_is_covered() -> None:
    state = journey(*SPIRAL, "north: tee_l1r2", items=2, options=TWO)
    assert texts(state) == {"bomb"}


# -- Magical Mirror --------------------------------------------------------------------------------


@rule("AN-R25", "AN-B13", "AN-B26")
def test_the_mirror_offers_every_open_door_of_the_level() -> None:
    state = journey("north: cross_111", "north: fork_l2f1", "north: hall_1", items=3)
    assert "mirror" in texts(state)
    state = travel(state, "mirror")
    assert (position(state), items(state), asked(state)) == (0, 0, "doors")
    assert ways(state) == {"west of 1", "east of 1", "west of 2", "north of 3"}
    state = travel(state, "east of 1: item")
    assert ways(state) == {"west of 1", "east of 1", "west of 2", "north of 3"}
    state = travel(state, "west of 2: hall_2")
    assert (position(state), ways(state)) == (4, {"west"})


@rule("AN-R25")
def test_the_mirror_needs_three_items() -> None:
    state = journey("north: cross_111", "north: hall_1", items=2)
    assert refused(state, "mirror") == "AN-R25"


@rule("AN-B26")
def test_situation_15_the_mirror_is_not_legal_when_the_only_open_door_is_offered() -> None:
    state = journey("north: hall_1", items=3)
    assert texts(state) == {"go north"}
    assert refused(state, "mirror") == "AN-B26"
    assert "mirror" not in texts(journey(items=3))
    assert "mirror" not in texts(journey("north: cross_111", items=3))


@rule("AN-B26")
def test_the_mirror_is_not_offered_twice() -> None:
    state = journey("north: cross_111", "north: hall_1", "mirror", items=6)
    assert (items(state), "mirror" in texts(state)) == (3, False)


@rule("AN-B26")
def test_the_mirror_helps_whoever_is_stuck_if_any_door_is_open() -> None:
    steps = ("north: cross_111", "north: fork_l2f1", "north: dead_end", "back", "west: dead_end")
    state = journey(*steps, items=3)
    assert texts(state) == {"bomb", "mirror"}
    assert ways(travel(state, "mirror")) == {"west of 1", "east of 1"}
    assert texts(journey(*POCKET, "east: fork_f1r2", items=3)) == {"bomb"}


@rule("AN-B26")
def test_the_mirror_does_not_change_the_last_played_intersection() -> None:
    state = journey("north: cross_111", "north: fork_l2f1", "north: hall_1", "mirror", items=3)
    state = travel(state, "east of 1: dead_end", "back")
    # Besides its own west door: through its north one lies the hall that was left.
    assert (position(state), ways(state)) == (2, {"west", "north of 3"})


@rule("AN-B26", "AN-R26")
def test_stairs_are_decided_before_the_mirror() -> None:
    state = journey("north: cross_111", "north: hall_1", "north: stairs", items=3)
    assert texts(state) == {"take stairs", "pass by"}
    assert refused(state, "mirror") == "AN-R26"
    assert "mirror" in texts(travel(state, "pass by"))


@rule("AN-B21")
def test_situation_8_an_item_after_going_back_leaves_the_same_doors() -> None:
    state = journey("north: cross_111", "north: dead_end", "back", "west: item")
    assert (position(state), ways(state)) == (1, {"west", "east"})
