"""Merchants: each does what it says, and does not when blocked."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.testing import rule
from tests.games.abyss.tables import (
    council,
    pearls,
    play,
    recruit,
    table,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-P9", "AB-P10", "AB-P13")
@pytest.mark.parametrize(
    ("lord", "cards", "gain"),
    [
        ("trader", "shellfish5 squid4 crab1", 3),
        ("peddler", "shellfish5 shellfish3", 2),
        ("shopkeeper", "shellfish3 squid2 crab1", 1),
    ],
)
def test_pearls_on_arrival(lord: str, cards: str, gain: int) -> None:
    state = table([cards, ""], court=f"{lord} {OTHERS}")
    recruit(state, lord, cards)
    assert pearls(state) == [gain, 0]


@rule("AB-P11")
def test_the_landlord_on_arrival_and_at_each_start() -> None:
    state = table(
        ["shellfish5 crab5", ""], court=f"landlord {OTHERS}", deck="crab1 crab2 crab3 crab4 ..."
    )
    recruit(state, "landlord", "shellfish5 crab5", "affiliate crab5")
    assert pearls(state) == [1, 0]
    play(state, "1: explore", "0: pass", "1: take")
    assert pearls(state) == [2, 0]


@rule("AB-P11")
@pytest.mark.parametrize(
    "blocked",
    [{"turned": "landlord"}, {"locations": ["", "jail:landlord"]}],
    ids=["turned", "tucked"],
)
def test_the_landlord_blocked(blocked: dict[str, Any]) -> None:
    state = table(["", ""], lords=["", "landlord"], council="crab1", **blocked)
    play(state, "support crab")
    assert pearls(state) == [0, 0]


@rule("AB-P8")
def test_the_ship_master_counts_each_race_that_goes_to_the_council() -> None:
    state = table(["", ""], lords=["ship_master", ""], deck="crab1 crab2 squid1 seahorse3 ...")
    play(state, "explore", "explore", "explore", "explore", "take")
    assert council(state) == "crab1 crab2 squid1"
    assert pearls(state) == [2, 0]  # crab and squid; the seahorse was taken


@rule("AB-P8")
def test_the_ship_master_works_after_a_fight_too() -> None:
    state = table(["", ""], lords=["ship_master", ""], deck="crab1 monster ...", threat=3)
    play(state, "explore", "explore", "fight")
    assert pearls(state) == [1, 0]


@rule("AB-P8")
def test_the_ship_master_gets_nothing_for_an_empty_track() -> None:
    state = table(["", ""], lords=["ship_master", ""], deck="crab1 ...")
    play(state, "explore", "take")
    assert pearls(state) == [0, 0]


@rule("AB-P8", "AB-R16")
def test_the_ship_master_on_the_last_space() -> None:
    state = table(["", ""], lords=["ship_master", ""], deck="crab1 monster crab2 squid1 crab3 ...")
    play(state, *["explore"] * 5, "take")
    assert pearls(state) == [1 + 2, 0]  # crabs count, although a crab is taken


@rule("AB-P8")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["ship_master", ""], "turned": "ship_master"},
        {"lords": ["ship_master", ""], "locations": ["jail:ship_master", ""]},
        {"lords": ["", "ship_master"]},
    ],
    ids=["turned", "tucked", "an opponent's"],
)
def test_the_ship_master_blocked(blocked: dict[str, Any]) -> None:
    state = table(["", ""], deck="crab1 squid1 ...", **blocked)
    play(state, "explore", "explore", "take")
    assert pearls(state) == [0, 0]
