"""Locations that change hands: Black Smokers and the Illusionist."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.rng import Rng
from fathomless.testing import rule
from tests.games.abyss.tables import (
    asked,
    available,
    listen,
    locations,
    play,
    recruit,
    seen,
    stack,
    table,
    texts,
    under,
)

ONE_KEY = "keeper reaper shepherd"
WITH_ALL_RACES = "jellyfish2 crab2 seahorse2 shellfish2 squid2"
ILLUSIONIST = "jellyfish5 jellyfish4 jellyfish1"


@rule("AB-T10", "AB-A6", "AB-A35")
def test_black_smokers_may_be_exchanged_for_any_location_of_the_stack() -> None:
    state = table(
        ["", ""],
        lords=[ONE_KEY, ""],
        council="crab1",
        available="black_smokers jail",
        location_deck="chasm depths",
        locations=["", "abyss"],
    )
    play(state, "support crab", "control black_smokers")
    assert asked(state) == "0: black-smokers"
    assert texts(state) == {"exchange chasm", "exchange depths", "decline"}
    with pytest.raises(ActionError, match="AB-A6"):
        state.play(0, "exchange jail")
    play(state, "exchange depths")
    assert locations(state, 0) == "depths"
    assert under(state, "depths") == ONE_KEY  # they move along
    assert sorted(stack(state).split()) == ["black_smokers", "chasm"]


@rule("AB-A6")
def test_the_stack_is_shuffled_after_the_exchange() -> None:
    places = set()
    for seed in range(12):
        state = table(
            ["", ""],
            keys=[3, 0],
            council="crab1",
            available="black_smokers",
            location_deck="jail chasm depths barracks ...",
            seed=f"smokers {seed}",
        )
        play(state, "support crab", "control black_smokers", "exchange jail")
        places.add(stack(state).split().index("black_smokers"))
    assert len(places) > 2


@rule("AB-A70")
def test_only_the_taker_sees_the_stack() -> None:
    state = table(
        ["", "", ""],
        keys=[3, 0, 0],
        council="crab1",
        available="black_smokers",
        location_deck="chasm depths",
    )
    heard = listen(state, "support crab", "control black_smokers")
    assert texts(state, "exchange") == {"exchange chasm", "exchange depths"}
    for seat in (1, 2, None):
        told = str([seen(state, seat), *[event.seen_by(seat) for event in heard]])
        assert "chasm" not in told
        assert "depths" not in told
    orders = {stack(state.determinise(1, Rng(f"world {n}"))) for n in range(12)}
    assert orders == {"chasm depths", "depths chasm"}


@rule("AB-A6")
def test_black_smokers_may_be_kept() -> None:
    state = table(["", ""], keys=[3, 0], council="crab1", available="black_smokers")
    play(state, "support crab", "control black_smokers", "decline")
    assert locations(state, 0) == "black_smokers"


@rule("AB-A35")
def test_with_an_empty_stack_there_is_no_exchange() -> None:
    state = table(
        ["", ""], keys=[3, 0], council="crab1", available="black_smokers", location_deck=""
    )
    play(state, "support crab", "control black_smokers")
    assert asked(state) == "1: turn"


@rule("AB-A35")
def test_black_smokers_drawn_with_the_last_of_the_stack() -> None:
    state = table(["", ""], keys=[3, 0], council="crab1", location_deck="black_smokers jail")
    play(state, "support crab", "draw 2", "control black_smokers")
    assert asked(state) == "1: turn"
    assert (locations(state, 0), available(state)) == ("black_smokers", "jail")


@rule("AB-A35", "AB-A34")
def test_black_smokers_drawn_by_the_hermit() -> None:
    state = table(
        [WITH_ALL_RACES, ""],
        court="hermit keeper reaper miller",
        location_deck="black_smokers jail chasm",
    )
    recruit(state, "hermit", WITH_ALL_RACES, "affiliate crab2", "exchange jail")
    assert under(state, "jail") == "hermit"
    assert sorted(stack(state).split()) == ["black_smokers", "chasm"]


@rule("AB-A6", "AB-A27")
def test_after_an_exchange_control_is_looked_at_again() -> None:
    state = table(
        ["", ""],
        keys=[6, 0],
        council="crab1",
        available="black_smokers",
        location_deck="jail chasm",
    )
    play(state, "support crab", "control black_smokers", "exchange jail")
    assert texts(state) == {"draw 1", "draw 2"}
    play(state, "draw 2")
    assert texts(state) == {"control black_smokers", "control chasm"}
    play(state, "control black_smokers")
    assert asked(state) == "1: turn"  # the stack is empty: no second exchange


@rule("AB-A35")
def test_situation_11_black_smokers_kept_by_the_elder() -> None:
    state = table(
        [WITH_ALL_RACES, ""],
        court="elder keeper reaper miller",
        location_deck="black_smokers jail chasm depths",
    )
    recruit(state, "elder", WITH_ALL_RACES, "affiliate crab2", "control black_smokers")
    assert available(state) == "jail chasm"  # laid out before the exchange
    assert texts(state) == {"exchange depths", "decline"}
    play(state, "exchange depths")
    assert under(state, "depths") == "elder"


@rule("AB-P19", "AB-A36")
def test_the_illusionist_swaps_and_the_lords_move_along() -> None:
    state = table(
        [ILLUSIONIST, ""],
        court="illusionist keeper miller landowner",
        lords=["reaper shepherd sage", ""],
        locations=["jail:sage", ""],
        available="abyss chasm",
    )
    recruit(state, "illusionist", ILLUSIONIST)
    assert texts(state) == {"swap jail", "decline"}
    play(state, "swap jail", "control chasm")
    assert (locations(state, 0), available(state)) == ("chasm", "abyss jail")
    assert (under(state, "chasm"), under(state, "jail")) == ("sage", "")


@rule("AB-P19", "AB-A24")
def test_the_illusionist_may_decline_and_needs_two_locations() -> None:
    state = table(
        [ILLUSIONIST, ""],
        court="illusionist keeper miller landowner",
        locations=["jail", ""],
        available="abyss",
    )
    recruit(state, "illusionist", ILLUSIONIST, "decline")
    assert locations(state, 0) == "jail"
    for lacking in ({"locations": ["jail", ""]}, {"available": "abyss"}):
        lost = table([ILLUSIONIST, ""], court="illusionist keeper miller landowner", **lacking)
        recruit(lost, "illusionist", ILLUSIONIST)
        assert asked(lost) == "1: turn"


@rule("AB-A36", "AB-A35")
def test_black_smokers_gained_by_the_illusionist_act_at_once() -> None:
    state = table(
        [ILLUSIONIST, ""],
        court="illusionist keeper miller landowner",
        locations=["jail", ""],
        available="black_smokers",
        location_deck="chasm ...",
    )
    recruit(state, "illusionist", ILLUSIONIST, "swap jail", "control black_smokers")
    assert asked(state) == "0: black-smokers"
    heard = listen(state, "exchange chasm")
    assert heard[0].kind == "exchange"
    assert locations(state, 0) == "chasm"


@rule("AB-A36")
def test_the_illusionist_may_give_black_smokers_away() -> None:
    state = table(
        [ILLUSIONIST, ""],
        court="illusionist keeper miller landowner",
        locations=["black_smokers city_of_mirrors", ""],
        available="jail",
    )
    recruit(state, "illusionist", ILLUSIONIST, "swap black_smokers", "control jail")
    assert available(state) == "black_smokers"
    assert asked(state) == "1: turn"


@rule("AB-A23")
def test_the_illusionist_swaps_before_control() -> None:
    state = table(
        [ILLUSIONIST, ""],
        court="illusionist keeper miller landowner",
        locations=["jail", ""],
        available="abyss",
        keys=[3, 0],
    )
    recruit(state, "illusionist", ILLUSIONIST)
    assert asked(state) == "0: illusionist"
    play(state, "swap jail", "control abyss")
    assert "control jail" in texts(state)
