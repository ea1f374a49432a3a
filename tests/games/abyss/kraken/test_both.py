"""Kraken beside Leviathan: where one touches the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fathomless.core.jsontypes import Json
from fathomless.core.state import State
from fathomless.games.abyss.box import LOCATION_IDS
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import figure, guards, loot, nebulis
from tests.games.abyss.leviathan.borders import border, roll
from tests.games.abyss.tables import (
    asked,
    discard,
    hand,
    keys,
    lords,
    number,
    play,
    random_game,
    saved,
    texts,
)

SITE = "megalodon"


def searching(deck: str, value: int) -> State:
    """Seat 0 has three Key tokens, a site is available, and the top Loot has this value."""
    return at_a_site(
        border(["", ""], expansions="both", deck=deck, council="crab2", keys=[3, 0]), value
    )


def at_a_site(state: State, *values: int) -> State:
    """A site is available, and the top Loot has these values."""
    data = state.to_json()
    tile = LOCATION_IDS.index(SITE)
    tiles = [*saved(state, "available"), *saved(state, "location_deck")]
    rest: list[Json] = [other for other in tiles if other != tile]
    data.update({"available": [tile], "location_deck": rest})
    zones = data["kraken"]
    assert isinstance(zones, dict)
    cards = zones["loot_deck"]
    assert isinstance(cards, list)
    for value in values:
        cards.remove(value)
    zones["loot_deck"] = [*values, *cards]
    return State.from_json(data)


@rule("AB-A19", "AB-A33")
def test_a_monster_met_by_loot_of_6_is_only_discarded() -> None:
    state = searching("monster squid2 ...", 6)
    play(state, "support crab", f"control {SITE}")
    assert loot(state, SITE) == [6]
    assert hand(state, 0) == "crab2 squid2"
    assert discard(state) == "monster"
    assert number(state, "threat") == 0


def with_two_keys_and_one_to_cash(**more: Any) -> State:
    """Three Keys lie on the top of the Loot deck."""
    state = border(
        expansions="both",
        council="crab2 squid2",
        tokens=["key", ""],
        keys=[2, 0],
        foes="7:19",
        **more,
    )
    return at_a_site(state, 3, 3, 3)


CASH_AND_SEARCH = ("cash key", f"control {SITE}", "search", "search")


@rule("AB-A27", "AB-A50", "AB-A62")
@pytest.mark.parametrize(
    ("deck", "before", "after"),
    [
        ("...", (), "0: turn"),
        ("squid1 ...", ("explore",), "0: take-or-go-on"),
        ("monster ...", ("explore",), "0: border-monster"),
        ("monster ...", ("explore", "fight 7", "attack crab1"), "0: attack"),
    ],
)
def test_three_keys_of_a_search_beside_a_question_are_used_before_it_comes_back(
    deck: str, before: Sequence[str], after: str
) -> None:
    state = with_two_keys_and_one_to_cash(hands=["crab1 crab2", ""], deck=deck)
    roll(state, 1)
    play(state, *before, *CASH_AND_SEARCH)
    assert keys(state) == [3, 0]
    assert asked(state) == "0: loot"
    play(state, "stop")
    assert asked(state) == "0: control"
    play(state, "draw 1")
    assert keys(state) == [0, 0]
    while asked(state) in ("0: loot", "0: black-smokers"):  # whatever was drawn
        state.apply(state.legal()[-1])
    assert asked(state) == after


@rule("AB-A27", "AB-A50", "AB-P18")
def test_three_keys_of_a_search_are_used_between_the_stacks_of_the_alchemist() -> None:
    state = with_two_keys_and_one_to_cash(hands=["", ""], lords=["alchemist", ""])
    play(state, "support crab", "cash key", f"control {SITE}", "tokens", "search", "search", "stop")
    assert asked(state) == "0: control"
    play(state, "draw 1", "tokens")
    assert asked(state) == "0: second-stack"


@rule("AB-A27", "AB-A50")
def test_an_empty_loot_deck_ends_a_search_beside_a_question_with_control_too() -> None:
    state = with_two_keys_and_one_to_cash(hands=["", ""])
    data = state.to_json()
    zones = data["kraken"]
    assert isinstance(zones, dict)
    cards = zones["loot_deck"]
    assert isinstance(cards, list)
    zones.update({"loot_deck": cards[:3], "loot_gone": cards[3:]})
    state = State.from_json(data)
    play(state, *CASH_AND_SEARCH)
    assert asked(state) == "0: control"


@rule("AB-A45")
def test_a_kraken_attacks_any_leviathan_and_brings_nebulis() -> None:
    state = border(["kraken3", ""], expansions="both", foes="7:13", deck="monster ...")
    play(state, "explore", "fight 7")
    roll(state, 1)
    play(state, "attack kraken3")
    assert nebulis(state) == [2, 0]
    assert figure(state) == 0


@rule("AB-A45")
def test_krakens_discarded_to_a_penalty_bring_nebulis() -> None:
    state = border(
        ["kraken4 kraken2 kraken2", ""], expansions="both", foes="7:2", deck="monster crab1 ..."
    )
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")  # the Leviathan of space 7 attacks: three Allies
    while asked(state) == "0: lose-allies":
        state.apply(state.legal()[0])
    assert hand(state, 0) == ""
    assert nebulis(state) == [5, 0]


@rule("AB-A48", "AB-A59")
def test_a_sentinel_lord_lost_to_a_leviathan_leaves_its_token_where_it_is() -> None:
    state = border(
        ["squid1", ""], expansions="both", foes="7:9", deck="monster crab1 ...", lords=["vigil", ""]
    )
    data = state.to_json()
    zones = data["kraken"]
    assert isinstance(zones, dict)
    zones.update({"owner": [-1, 0, -1], "place": [-1, 1, -1]})
    state = State.from_json(data)
    assert guards(state) == "vigil@0:stack:crab"
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")
    while asked(state) == "0: lose-lord":
        state.apply(state.legal()[0])
    assert lords(state, 0) == ""
    assert guards(state) == "vigil@0:stack:crab"


@rule("AB-L15")
def test_martial_law_discards_no_kraken() -> None:
    cards = "kraken2 " * 2 + "kraken3 " * 3 + "kraken4 " * 2 + "crab2 crab3 squid1 squid2 squid3"
    state = border([cards, ""], expansions="both", council="jellyfish1 jellyfish2", pearls=[1, 0])
    play(state, "support jellyfish")
    assert asked(state) == "0: martial-law"
    assert not [text for text in texts(state) if "kraken" in text]


def test_krakens_on_the_track_are_placed_after_a_fight() -> None:
    state = border(["crab3", ""], expansions="both", foes="7:13", deck="kraken2 monster ...")
    play(state, "explore", "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab3")
    while asked(state) != "0: place-kraken":
        state.apply(state.legal()[-1])
    play(state, "place squid")


def test_whole_games_with_both() -> None:
    for number_of_game in range(4):
        state = random_game(2 + number_of_game, f"both {number_of_game}", {"expansions": "both"})
        assert {"nebulis", "kraken", "scourge", "wounds"} <= set(state.outcome().scores[0])
