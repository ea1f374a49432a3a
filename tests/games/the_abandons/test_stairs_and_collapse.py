"""Stairs and Collapse."""

from __future__ import annotations

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    asked,
    burned,
    deck_size,
    discard,
    doors,
    hidden,
    in_play,
    items,
    journey,
    level,
    places,
    position,
    random_game,
    score,
    seen,
    texts,
    tiles,
    travel,
    ways,
)

FAR = ("north: fork_l2f1", "north: hall_1", "north: cross_111")


@rule("AN-R26")
def test_stairs_make_one_decide() -> None:
    state = journey(*FAR, "west: stairs")
    assert (asked(state), texts(state)) == ("stairs", {"take stairs", "pass by"})


@rule("AN-R26", "AN-B7")
def test_stairs_passed_by_are_discarded_and_the_path_goes_on() -> None:
    state = journey(*FAR, "west: stairs", "pass by")
    assert (in_play(state), discard(state)) == (["fork_l2f1", "hall_1", "cross_111"], ["stairs"])
    assert (level(state), position(state), ways(state)) == (1, 3, {"west", "north", "east"})


@rule("AN-R26", "AN-B15", "AN-B29")
def test_stairs_taken_cover_the_entrance_and_wipe_the_passages() -> None:
    state = journey(*FAR, "west: stairs", "take stairs")
    assert (in_play(state), level(state), position(state)) == ([], 2, 0)
    assert tiles(state)[0]["card"] == "stairs"
    assert (places(state), doors(state, 0)) == ([(0, 0)], {"north": ("open", 1)})
    assert sorted(discard(state)) == ["cross_111", "fork_l2f1", "hall_1"]
    assert ways(state) == {"north"}
    assert in_play(travel(state, "north: hall_1")) == ["hall_1"]


@rule("AN-B15", "AN-B29", "AN-B39")
def test_situation_17_the_second_stairs_cover_the_first_for_one_point_in_all() -> None:
    state = journey("north: stairs", "take stairs", "north: hall_1", "north: stairs", "take stairs")
    assert (level(state), in_play(state), state.census()) == (3, [], 50)
    assert tiles(state)[0]["card"] == "stairs"
    data = journey("north: stairs", "take stairs", "north: stairs", "take stairs", left=1)
    won = travel(data, "north: exit")
    assert score(won) == {"entrance": 1, "exit": 1, "passages": 0, "items": 0}


@rule("AN-R27", "AN-B29")
def test_a_collapse_wipes_the_passages_and_leaves_the_entrance() -> None:
    state = journey(*FAR, "west: collapse")
    assert (in_play(state), position(state), ways(state)) == ([], 0, {"north"})
    assert tiles(state)[0]["card"] == "entrance"
    assert sorted(discard(state)) == ["collapse", "cross_111", "fork_l2f1", "hall_1"]
    assert (level(state), seen(state)["mercy"]) == (1, True)


@rule("AN-B29", "AN-R27")
def test_stairs_stay_through_a_collapse() -> None:
    state = journey("north: stairs", "take stairs", "north: fork_l2f1", "north: collapse")
    assert (tiles(state)[0]["card"], level(state), in_play(state)) == ("stairs", 2, [])


@rule("AN-R27")
def test_a_collapse_is_not_optional_and_may_find_nothing_to_wipe() -> None:
    state = journey("north: collapse", "north: collapse")
    assert (asked(state), in_play(state), discard(state)) == ("doors", [], ["collapse", "collapse"])


@rule("AN-R28")
def test_items_survive_stairs_and_collapse() -> None:
    assert items(journey(*FAR, "west: collapse", items=4)) == 4
    assert items(journey(*FAR, "west: stairs", "take stairs", items=4)) == 4


@rule("AN-B19")
def test_nothing_is_ever_shuffled_back() -> None:
    before = journey(*FAR, "north: item")
    deck = hidden(before, "deck")
    deck.remove("collapse")
    assert sorted(hidden(travel(before, "west: collapse"), "deck")) == sorted(deck)


@rule("AN-B19")
def test_the_deck_never_grows() -> None:
    for number in range(20):
        sizes: list[int] = []

        def look(state: State, sizes: list[int] = sizes) -> None:
            sizes.append(deck_size(state))

        random_game(f"back {number}", at_each=look)
        assert sizes == sorted(sizes, reverse=True)


@rule("AN-B19")
def test_burned_cards_stay_burned() -> None:
    state = journey("north: fork_l2f1", "west: hall_1", "west: collapse", "north: hall_2")
    assert burned(state) == 1
