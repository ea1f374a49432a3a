"""The material against the ledger's tables, and its sums against the rulebook's numbers."""

from __future__ import annotations

import re

from fathomless import ledger
from fathomless.games.abyss import box
from fathomless.games.abyss.material import (
    ANY_RACE,
    FACES,
    GUILD_IDS,
    LOCATIONS,
    LORDS,
    MONSTER,
    MONSTER_TOKENS,
    RACE_IDS,
    RACES,
    SURCHARGE,
)
from fathomless.testing import rule

PAGE = ledger.load("abyss")


@rule("AB-R1")
def test_the_exploration_cards() -> None:
    assert sum(face.copies for face in FACES) == 71
    assert FACES[MONSTER].id == "monster"
    assert FACES[MONSTER].copies == 6
    for race in range(RACES):
        own = [face for face in FACES if face.race == race]
        assert {face.value: face.copies for face in own} == {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
        assert sum(face.copies for face in own) == 13


@rule("AB-R2", "AB-A1")
def test_the_lords_are_those_of_the_page() -> None:
    printed = re.findall(
        r"^\| ([\w ]+) \| (\w+) \| (\d+) \| (\d+) \| ([\w–]+) \| (\d+) \| (\d+) \| ([\w –]+) \|$",
        PAGE.chapter("Lords").prose,
        re.MULTILINE,
    )
    kinds = ("–", "arrow", "lasting", "once a turn")
    rows = [
        (
            *(lord.name, GUILD_IDS[lord.guild], str(lord.cost), str(lord.races)),
            "–" if lord.race == ANY_RACE else RACE_IDS[lord.race],
            *(str(lord.keys), str(lord.ip), kinds[lord.power]),
        )
        for lord in LORDS
    ]
    assert printed == rows
    assert len(LORDS) == 35
    sizes = [sum(lord.guild == guild for lord in LORDS) for guild in range(6)]
    assert sizes == [7, 6, 7, 6, 6, 3]
    assert [lord.keys for lord in LORDS if GUILD_IDS[lord.guild] == "ambassador"] == [3, 3, 3]


@rule("AB-R3")
def test_there_are_twenty_locations_with_different_names() -> None:
    assert len({location.id for location in LOCATIONS}) == 20


@rule("AB-R4")
def test_the_monster_tokens() -> None:
    assert sorted(MONSTER_TOKENS) == [2] * 9 + [3] * 9 + [4] * 2


def test_no_lord_needs_a_value_that_its_races_do_not_have() -> None:
    for lord in LORDS:
        assert 1 <= lord.races <= RACES
        assert lord.cost <= 32 * lord.races


def test_no_lord_needs_four_races() -> None:
    """What a hand can bring is reckoned from its three strongest Races, or from all five."""
    assert {lord.races for lord in box.LORDS} <= {1, 2, 3, 5}


@rule("AB-A75")
def test_no_lord_costs_less_than_the_treasurer_takes_off() -> None:
    assert min(lord.cost for lord in box.LORDS) >= SURCHARGE


def test_the_numbers_of_lords_are_the_numbers_of_the_printed_cards() -> None:
    rows = PAGE.chapter("Lords").rules
    for place, lord in enumerate(LORDS, 1):
        text = next(rule.text for rule in rows if rule.id == f"AB-P{place}")
        assert text.startswith(lord.name), lord.id


def test_the_numbers_of_locations_are_the_numbers_of_the_tiles() -> None:
    rows = PAGE.chapter("Locations").rules
    for place, location in enumerate(LOCATIONS, 1):
        text = next(rule.text for rule in rows if rule.id == f"AB-T{place}")
        assert text.startswith(f"{location.name}:")


def test_the_page_has_every_rule_of_the_base_game() -> None:
    ids = {rule.id for rule in PAGE.rules}
    assert {f"AB-R{n}" for n in range(1, 56)} <= ids
    assert {f"AB-P{n}" for n in range(1, 36)} <= ids
    assert {f"AB-T{n}" for n in range(1, 21)} <= ids
    base = [1, 2, 6, 7, 9, 10, 11, 12, 15, 16, 17, *range(22, 33), *range(34, 44), 53]
    base += [*range(67, 76), 77]
    assert {f"AB-A{n}" for n in base} <= ids
    for rule_of_page in PAGE.rules:
        is_ruling = rule_of_page.source.startswith("ruling: ")
        assert is_ruling == rule_of_page.id.startswith("AB-A"), rule_of_page.id
