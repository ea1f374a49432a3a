"""What each Location is worth, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.state import State
from fathomless.games.abyss.material import LOCATIONS
from fathomless.testing import rule
from tests.games.abyss.tables import play, table

# Keeper and Miller are farmers, Jailer and Hunter soldiers, Slaver and Trader merchants, Oracle a
# mage, Diplomat a politician, Sage an ambassador. With a Key: Keeper, Slaver, Oracle, Diplomat,
# Sage (3). Influence: Keeper 6, Miller 10, Jailer 7, Slaver 5, Oracle 5, Diplomat 5, Sage 4.
LORDS = "keeper miller jailer slaver oracle diplomat sage"
ALLIES = "jellyfish3 jellyfish1 crab2 seahorse4 seahorse2 seahorse1 shellfish5"

WORTH = {
    "sargasso_silos": 5 + 2 * 2,
    "hydrozoa_reserves": 6 + 2 * 1,
    "sanctuary": 4 + 3 * 2,
    "parliament": 6 + 2 * 1,
    "barracks": 7 + 2 * 1,
    "dockworks": 5 + 2 * 1,
    "sargasso_fields": 3 + 3 * 3,
    "abyss": 2 * 6,
    "city_of_mirrors": 0,  # the opponent has none
    "black_smokers": 0,
    "oceanic_senate_assembly": 4 + 3 * 0,
    "depths": 2 * 4,
    "throne_room": 10,
    "jail": 15 - 7,
    "chasm": 5 + 3 * 1,
    "closed_tower": 3 * 5,
    "lost_tower": 3 * 2,
    "chamber_of_allies": 3 + 1 + 2 + 1 + 5,
    "nest_of_giant_clams": 3 + 3 * 1,
    "coral_barrier": 20 - 7,
}


def worth(location: str, **given: Any) -> int:
    """What a Location of seat 0 is worth."""
    usual: dict[str, Any] = {"hands": ["", ""], "lords": [LORDS, ""], "affiliated": [ALLIES, ""]}
    tiles = [location, ""]
    state = table(**{**usual, "locations": tiles, **given})
    return points(state, location)


def points(state: State, location: str) -> int:
    players = state.view(None).table["players"]
    assert isinstance(players, list)
    zone = players[0]
    assert isinstance(zone, dict)
    tiles = zone["locations"]
    assert isinstance(tiles, list)
    for tile in tiles:
        if isinstance(tile, dict) and tile["location"] == location:
            found = tile["points"]
            assert isinstance(found, int)
            return found
    raise AssertionError(f"{location} is not there")


@rule("AB-T1", "AB-T2", "AB-T3", "AB-T4", "AB-T5", "AB-T6", "AB-T7", "AB-T8", "AB-T9", "AB-T10")
@rule("AB-T11", "AB-T12", "AB-T13", "AB-T14", "AB-T15", "AB-T16", "AB-T17", "AB-T18", "AB-T19")
@rule("AB-T20")
@pytest.mark.parametrize("location", WORTH)
def test_what_a_location_is_worth(location: str) -> None:
    assert worth(location) == WORTH[location]


def test_every_location_is_worked_out() -> None:
    assert list(WORTH) == [location.id for location in LOCATIONS]


WITHOUT = {
    "sargasso_silos": 5,
    "hydrozoa_reserves": 6,
    "sanctuary": 4,
    "parliament": 6,
    "barracks": 7,
    "dockworks": 5,
    "sargasso_fields": 3,
    "abyss": 0,
    "city_of_mirrors": 0,
    "black_smokers": 0,
    "oceanic_senate_assembly": 4,
    "depths": 0,
    "throne_room": 0,
    "jail": 15,
    "chasm": 5,
    "closed_tower": 0,
    "lost_tower": 0,
    "chamber_of_allies": 3,
    "nest_of_giant_clams": 3,
    "coral_barrier": 20,
}


@rule("AB-A40")
@pytest.mark.parametrize("location", WITHOUT)
def test_what_it_is_worth_without_lords_and_allies(location: str) -> None:
    assert worth(location, lords=["", ""], affiliated=["", ""]) == WITHOUT[location]


@rule("AB-A25")
@pytest.mark.parametrize(
    ("location", "value"),
    [
        ("sargasso_silos", 5 + 2 * 1),  # situation 26: a turned farmer does not count
        ("abyss", 2 * 5),  # the Sage was the only ambassador
        ("jail", 15 - 5),
        ("closed_tower", 3 * 4),
        ("lost_tower", 3 * 1),
        ("depths", 2 * 4),
        ("throne_room", 10),
    ],
)
def test_turned_lords_are_seen_only_as_weakest_or_strongest(location: str, value: int) -> None:
    assert worth(location, turned="miller sage") == value


@rule("AB-A25", "AB-A10", "AB-A40", "AB-A1")
@pytest.mark.parametrize("location", ["closed_tower", "lost_tower", "jail", "abyss", "depths"])
def test_tucked_lords_count_like_free_ones(location: str) -> None:
    tucked = [f"{location}:sage barracks:keeper+slaver+oracle", ""]
    assert worth(location, locations=tucked) == WORTH[location]


@rule("AB-A1")
def test_ambassadors_bear_keys() -> None:
    assert worth("closed_tower", lords=["sage hermit elder", ""]) == 9
    assert worth("lost_tower", lords=["sage hermit elder", ""]) == 0


@rule("AB-A10", "AB-T8")
def test_a_guild_counts_once() -> None:
    assert worth("abyss", lords=["keeper miller reaper", ""]) == 2


@rule("AB-T9", "AB-A40")
def test_city_of_mirrors_copies_the_best_location_of_any_opponent_with_ones_own_lords() -> None:
    state = table(
        ["", "", ""],
        lords=["keeper miller reaper", "jailer hunter seeker assassin", "shepherd landowner"],
        locations=["city_of_mirrors", "barracks sargasso_silos", "parliament"],
    )
    # Silos 5 + 2 × 3, Parliament 6, Barracks 7: reckoned with three farmers and no soldier. To
    # their owner the Barracks are worth 15.
    assert points(state, "city_of_mirrors") == 11


@rule("AB-A40")
def test_the_coral_barrier_counts_the_last_affiliations() -> None:
    state = table(
        ["crab1 crab2 squid3", ""],
        affiliated=["crab5", ""],
        locations=["coral_barrier", ""],
        council="jellyfish1",
        end_by=0,
        to_act=1,
    )
    play(state, "support jellyfish")
    assert state.outcome().scores[0]["locations"] == 20 - 3


@rule("AB-A40")
def test_city_of_mirrors_counts_ones_own_last_affiliations() -> None:
    state = table(
        ["crab1 crab2 squid3", ""],
        locations=["city_of_mirrors", "chasm black_smokers"],
        council="jellyfish1",
        end_by=0,
        to_act=1,
    )
    play(state, "support jellyfish")
    assert [score["locations"] for score in state.outcome().scores] == [5 + 3, 5]


@rule("AB-A40", "AB-A25")
def test_city_of_mirrors_with_a_turned_lord_as_the_weakest_of_ones_own() -> None:
    state = table(
        ["", ""],
        lords=["jailer landowner", ""],
        turned="jailer",
        locations=["city_of_mirrors", "depths"],
    )
    assert points(state, "city_of_mirrors") == 2 * 7
