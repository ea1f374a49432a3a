"""Kraken's material against the ledger's tables, and its sums against the contents of the box."""

from __future__ import annotations

import re

from fathomless import ledger
from fathomless.games.abyss import box
from fathomless.games.abyss.kraken.material import FACES, LOCATIONS, LOOT, LORDS, SENTINELS
from fathomless.games.abyss.kraken.nebulis import nebulis_on
from fathomless.games.abyss.material import ANY_RACE, RACE_IDS
from fathomless.testing import rule
from tests.games.abyss.tables import GAME, random_game, saved

PAGE = ledger.load("abyss")


def numbers(chapter: str, row: str) -> list[tuple[str, ...]]:
    """The rows of numbers of a table."""
    return re.findall(row, PAGE.chapter(chapter).prose, re.MULTILINE)


@rule("AB-K1", "AB-K5")
def test_the_krakens_are_those_of_the_page() -> None:
    printed = numbers("Kraken: the jokers", r"^\| (\d) \| (\d) \| (\d) \|$")
    first = box.FIRST_KRAKEN_FACE
    rows = [
        (str(face.value), str(face.copies), str(nebulis_on(first + place)))
        for place, face in enumerate(FACES)
    ]
    assert printed == rows
    assert sum(face.copies for face in FACES) == 7


@rule("AB-K1")
def test_the_lords_are_those_of_the_page() -> None:
    printed = re.findall(
        r"^\| ([\w ]+) \| (\w+) \| (\d+) \| (\d+) \| ([\w–]+) \| (\d+) \| (\d+) \| ([\w –]+) \|$",
        PAGE.chapter("Kraken: Lords").prose,
        re.MULTILINE,
    )
    kinds = ("–", "arrow", "lasting", "once a turn")
    rows = [
        (
            *(lord.name, box.GUILD_IDS[lord.guild], str(lord.cost), str(lord.races)),
            "–" if lord.race == ANY_RACE else RACE_IDS[lord.race],
            *(str(lord.keys), str(lord.ip), kinds[lord.power]),
        )
        for lord in LORDS
    ]
    assert printed == rows
    assert len(LORDS) == 18
    assert sum(box.GUILD_IDS[lord.guild] == "smuggler" for lord in LORDS) == 8


@rule("AB-K1", "AB-K9")
def test_the_loot_is_that_of_the_page() -> None:
    printed = numbers("Kraken: Loot", r"^\| (\d) \| (\d) \| [\w –]+ \|$")
    assert printed == [(str(value), str(LOOT.count(value))) for value in sorted(set(LOOT))]
    assert len(LOOT) == 25


@rule("AB-K1")
def test_six_locations_four_of_them_loot_sites_and_three_sentinels() -> None:
    assert [tile.of for tile in LOCATIONS] == ["smuggler", "nebulis", *["loot"] * 4]
    assert set(SENTINELS) < {lord.id for lord in LORDS}
    assert len(SENTINELS) == 3


def test_the_numbers_of_the_page_are_those_of_the_printed_components() -> None:
    for place, lord in enumerate(LORDS, 101):
        assert PAGE.rule(f"AB-P{place}").text.startswith(f"{lord.name}:")
    for place, location in enumerate(LOCATIONS, 101):
        assert PAGE.rule(f"AB-T{place}").text.startswith(f"{location.name}:")


def test_the_page_has_every_rule_of_kraken() -> None:
    ids = {rule.id for rule in PAGE.rules}
    assert {f"AB-K{n}" for n in range(1, 12)} <= ids
    rulings = [1, 4, 5, 10, 18, 19, 20, 33, 36, 40, 42, 43, *range(44, 55), 67]
    assert {f"AB-A{n}" for n in rulings} <= ids


@rule("AB-K1")
def test_a_match_with_kraken_has_all_of_it_and_one_without_has_none() -> None:
    with_it = GAME.start(3, "all of it", {"expansions": "kraken"})
    cards = saved(with_it, "deck")
    assert sorted(card for card in cards if card > 25) == [26, 26, 27, 27, 27, 28, 28]
    assert len(saved(with_it, "lord_deck")) + 6 == 35 + 18
    assert len(saved(with_it, "location_deck")) + 1 == 20 + 6
    without = GAME.start(3, "all of it")
    assert len(saved(without, "deck")) == 71
    assert "kraken" not in without.to_json()


def test_a_game_with_kraken_has_its_categories_and_one_without_has_not() -> None:
    scores = random_game(2, "categories", {"expansions": "kraken"}).outcome().scores
    assert {"nebulis", "kraken"} <= set(scores[0])
    assert {"nebulis", "kraken"}.isdisjoint(random_game(2, "categories").outcome().scores[0])
