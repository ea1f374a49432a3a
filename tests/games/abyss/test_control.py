"""Control Locations: Keys, tiles, ambassadors."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.tables import (
    asked,
    available,
    free,
    keys,
    locations,
    lords,
    number,
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


@rule("AB-R38", "AB-A27")
def test_the_third_key_must_be_used_at_once() -> None:
    state = table(
        ["", ""], deck="monster ...", threat=3, lords=["keeper reaper", ""], available="jail"
    )
    play(state, "explore", "fight")
    assert asked(state) == "0: control"
    with pytest.raises(ActionError, match="AB-R38"):
        state.play(0, "end")


@rule("AB-R38")
def test_two_keys_are_not_enough_and_turned_or_tucked_keys_do_not_count() -> None:
    for unusable in (
        {"lords": ["keeper reaper", ""]},
        {"lords": [ONE_KEY, ""], "turned": "keeper"},
        {"lords": [ONE_KEY, ""], "locations": ["jail:keeper", ""]},
    ):
        state = table(["", ""], council="crab1", available="abyss", **unusable)
        play(state, "support crab")
        assert asked(state) == "1: turn"


@rule("AB-R39")
def test_an_available_location_or_a_draw() -> None:
    state = table(["", ""], keys=[3, 0], council="crab1", available="jail abyss")
    play(state, "support crab")
    assert texts(state) == {
        *("control jail", "control abyss"),
        *("draw 1", "draw 2", "draw 3", "draw 4"),
    }
    play(state, "control abyss")
    assert locations(state, 0) == "abyss"
    assert available(state) == "jail"


@rule("AB-R39", "AB-A27")
def test_of_those_drawn_one_is_kept_and_the_rest_become_available() -> None:
    state = table(
        ["", ""],
        keys=[3, 0],
        council="crab1",
        available="jail",
        location_deck="chasm depths barracks ...",
    )
    play(state, "support crab", "draw 3")
    assert "chasm" in str(seen(state, 1)["drawn"])  # for all to see
    assert texts(state) == {"control chasm", "control depths", "control barracks"}
    with pytest.raises(ActionError, match="AB-R39"):
        state.play(0, "control jail")
    play(state, "control depths")
    assert locations(state, 0) == "depths"
    assert available(state) == "jail chasm barracks"


@rule("AB-R39", "AB-A67")
def test_taking_the_last_available_location_reveals_no_other() -> None:
    state = table(
        ["", ""], keys=[3, 0], council="crab1", available="jail", location_deck="chasm depths"
    )
    play(state, "support crab", "control jail")
    assert (available(state), stack(state)) == ("", "chasm depths")


@rule("AB-A68")
def test_a_draw_of_no_more_than_the_stack_holds() -> None:
    state = table(["", ""], keys=[3, 0], council="crab1", location_deck="chasm depths")
    play(state, "support crab")
    assert texts(state) == {"draw 1", "draw 2"}
    play(state, "draw 1")
    assert locations(state, 0) == "chasm"


@rule("AB-R40")
def test_lords_used_go_under_the_location_and_are_not_free() -> None:
    state = table(["", ""], lords=[ONE_KEY, ""], council="crab1", available="jail")
    play(state, "support crab", "control jail")
    assert under(state, "jail") == ONE_KEY
    assert free(state, 0) == ""
    assert lords(state, 0) == ONE_KEY  # they still count


@rule("AB-R40", "AB-R34")
def test_the_power_of_a_tucked_lord_is_gone() -> None:
    hands = ["crab5 crab4", ""]
    with_recruiter = table(hands, lords=["", "recruiter"], court="commander")
    assert "recruit commander" not in texts(with_recruiter)
    tucked = table(
        hands,
        lords=["", "recruiter keeper reaper"],
        locations=["", "jail:recruiter+keeper+reaper"],
        court="commander",
    )
    assert "recruit commander" in texts(tucked)


@rule("AB-R41")
def test_tokens_used_return_to_the_pile() -> None:
    state = table(["", ""], keys=[4, 0], council="crab1", available="jail")
    play(state, "support crab", "control jail")
    assert keys(state) == [1, 0]
    assert number(state, "key_supply") == 9


@rule("AB-R42", "AB-A74")
def test_any_mix_of_exactly_three() -> None:
    state = table(["", ""], keys=[1, 0], lords=[ONE_KEY, ""], council="crab1", available="jail")
    play(state, "support crab", "control jail")
    assert asked(state) == "0: keys"
    assert texts(state) == {"tuck keeper", "tuck reaper"}  # in order: shepherd cannot be the first
    play(state, "tuck keeper")
    assert texts(state) == {"tuck reaper", "tuck shepherd"}
    with pytest.raises(ActionError, match="AB-A74"):
        state.play(0, "tokens")  # 1 Lord and 1 token are 2 Keys
    play(state, "tuck shepherd")
    assert under(state, "jail") == "keeper shepherd"
    assert keys(state) == [0, 0]


@rule("AB-A74")
def test_a_lord_with_three_keys_or_three_others_but_not_both() -> None:
    state = table(["", ""], lords=["keeper reaper shepherd hermit", ""], available="jail abyss")
    play(state, "explore", "take", "control jail")
    assert texts(state) == {"tuck keeper", "tuck hermit"}
    play(state, "tuck hermit")
    assert under(state, "jail") == "hermit"
    assert asked(state) == "0: control"  # and again with the other three
    play(state, "control abyss")
    assert under(state, "abyss") == ONE_KEY


@rule("AB-R43", "AB-A34", "AB-P34")
def test_the_hermit_controls_a_location_alone() -> None:
    state = table(
        [WITH_ALL_RACES, ""],
        court="hermit keeper reaper miller",
        location_deck="chasm ...",
        keys=[2, 0],
    )
    recruit(state, "hermit", WITH_ALL_RACES, "affiliate crab2")
    assert locations(state, 0) == "chasm"
    assert under(state, "chasm") == "hermit"
    assert keys(state) == [2, 0]  # tokens are not touched


@rule("AB-P33", "AB-A34")
def test_the_sage_draws_two() -> None:
    state = table(
        [WITH_ALL_RACES, ""],
        court="sage keeper reaper miller",
        location_deck="chasm jail ...",
        available="abyss",
    )
    recruit(state, "sage", WITH_ALL_RACES, "affiliate crab2")
    assert texts(state) == {"control chasm", "control jail"}
    play(state, "control jail")
    assert (locations(state, 0), available(state)) == ("jail", "abyss chasm")
    assert under(state, "jail") == "sage"


@rule("AB-P35", "AB-A34")
def test_the_elder_draws_three_or_what_is_left() -> None:
    state = table(
        [WITH_ALL_RACES, ""], court="elder keeper reaper miller", location_deck="chasm jail"
    )
    recruit(state, "elder", WITH_ALL_RACES, "affiliate crab2")
    assert texts(state) == {"control chasm", "control jail"}
    play(state, "control jail")
    assert seen(state)["locations_left"] == 0
    full = table([WITH_ALL_RACES, ""], court="elder keeper reaper", location_deck="chasm jail ...")
    recruit(full, "elder", WITH_ALL_RACES, "affiliate crab2")
    assert len(texts(full)) == 3


@rule("AB-A34", "AB-A16", "AB-A1")
def test_with_an_empty_stack_the_ambassador_is_free_with_three_keys() -> None:
    state = table(
        [WITH_ALL_RACES, ""], court="sage keeper reaper miller", location_deck="", available="jail"
    )
    recruit(state, "sage", WITH_ALL_RACES, "affiliate crab2")
    assert asked(state) == "0: control"
    play(state, "control jail")
    assert under(state, "jail") == "sage"


@rule("AB-A34", "AB-A74")
def test_the_keys_of_such_an_ambassador_are_three_among_others() -> None:
    state = table(
        [WITH_ALL_RACES, ""],
        court="elder reaper miller landowner",
        keys=[2, 0],
        lords=["keeper", ""],
        location_deck="",
        available="jail",
    )
    recruit(state, "elder", WITH_ALL_RACES, "affiliate crab2", "control jail")
    assert texts(state) == {"tuck keeper", "tuck elder"}


@rule("AB-A16")
def test_without_any_location_the_keys_stay() -> None:
    state = table([WITH_ALL_RACES, ""], court="sage keeper reaper miller", location_deck="")
    recruit(state, "sage", WITH_ALL_RACES, "affiliate crab2")
    assert asked(state) == "1: turn"
    assert free(state, 0) == "sage"


def test_situation_10_a_hermit_from_the_schemer_with_an_empty_stack() -> None:
    state = table(
        ["squid4 crab3 jellyfish1", ""],
        lords=["miller", ""],
        court="schemer keeper reaper landowner",
        lord_deck="hermit ...",
        location_deck="",
        available="jail",
    )
    recruit(state, "schemer", "squid4 crab3 jellyfish1", "replace miller")
    assert asked(state) == "0: control"
    play(state, "control jail")
    assert under(state, "jail") == "hermit"
