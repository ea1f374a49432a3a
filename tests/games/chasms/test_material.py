"""The components: as many as there should be, and every one says what it does."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from fathomless.games.chasms import effects, vocabulary
from fathomless.games.chasms.cards import CARDS
from fathomless.games.chasms.faces import ATTACK, INSTANT, SKILL, ULTIMATE
from fathomless.games.chasms.leaders import FACTIONS, LEADERS
from fathomless.games.chasms.material import FACE_OF, PROGRAMS
from fathomless.games.chasms.monsters import MONSTERS
from fathomless.games.chasms.text import CATALOGUES
from fathomless.games.chasms.wording import ENGLISH
from fathomless.games.chasms.wording_pl import POLISH
from fathomless.testing import rule

RULES = Path(__file__).parents[3] / "docs" / "rules"
LEDGERS = {"en": RULES / "chasms.md", "pl": RULES / "pl" / "chasms.md"}
EACH_FACTION = pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS])


def rows(chapter: str, language: str = "en") -> list[list[str]]:
    """The table of a chapter of the ledger."""
    page = LEDGERS[language].read_text(encoding="utf-8")
    text = page.split(f"## {chapter}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@rule("CH-R2", "CH-C1")
@EACH_FACTION
def test_a_faction_has_twenty_cards_and_a_leader(faction: str) -> None:
    cards = [card for card in CARDS if card.id.startswith(f"{faction}_")]
    assert sum(card.copies for card in cards) == 20
    assert {card.kind for card in cards} == {ATTACK, SKILL, INSTANT}
    assert [leader.id for leader in LEADERS].count(faction) == 1


@rule("CH-R6", "CH-C3")
@EACH_FACTION
def test_a_faction_has_one_ultimate_of_each_kind(faction: str) -> None:
    cards = [card for card in CARDS if card.id.startswith(f"{faction}_")]
    ultimates = [card for card in cards if card.tag == ULTIMATE]
    assert [(card.kind, card.copies) for card in ultimates] == [
        (ATTACK, 1),
        (SKILL, 1),
        (INSTANT, 1),
    ]


@rule("CH-C2")
def test_the_numbers() -> None:
    assert (len(FACTIONS), len(LEADERS), len(CARDS), len(MONSTERS)) == (12, 12, 131, 18)
    assert len(FACE_OF) == 240
    assert Counter(FACE_OF) == {number: card.copies for number, card in enumerate(CARDS)}


@rule("CH-R7", "CH-C5")
def test_monsters_have_stars_health_and_six_different_faces() -> None:
    assert Counter(monster.stars for monster in MONSTERS) == dict.fromkeys(range(1, 7), 3)
    for monster in MONSTERS:
        assert len(monster.faces) == 6
        assert len({ENGLISH.monster(monster, number) for number in range(6)}) == 6
    by_stars = [[m.vp for m in MONSTERS if m.stars == stars] for stars in range(1, 7)]
    assert all(max(weaker) < min(stronger) for weaker, stronger in pairwise(by_stars))


@rule("CH-R3", "CH-R4", "CH-R5")
def test_only_attacks_hit_and_only_instants_have_a_moment() -> None:
    for card in CARDS:
        hits = [effect for effect in card.effects if effect.op == vocabulary.HIT]
        assert len(hits) == (card.kind == ATTACK)
        assert (card.when != vocabulary.NEVER) == (card.kind == INSTANT)


def test_the_ledger_prints_the_cards_as_they_are() -> None:
    kinds, tags = ("Attack", "Skill", "Instant"), ("Regular", "Ultimate")
    names = {faction.id: faction.name for faction in FACTIONS}
    expected = [
        [
            names[card.id.split("_")[0]],
            card.name,
            kinds[card.kind],
            tags[card.tag],
            str(card.copies),
            ENGLISH.face(card),
        ]
        for card in CARDS
    ]
    assert rows("Faction cards") == expected


def test_the_ledger_prints_leaders_and_monsters_as_they_are() -> None:
    leaders = [
        [faction.name, leader.name, ENGLISH.face(leader)]
        for faction, leader in zip(FACTIONS, LEADERS, strict=True)
    ]
    assert rows("Leaders") == leaders
    monsters = [
        [m.name, str(m.stars), str(m.vp), *(ENGLISH.monster(m, number) for number in range(6))]
        for m in MONSTERS
    ]
    assert rows("Monsters") == monsters


def test_the_polish_ledger_prints_the_same_components() -> None:
    cards = [[str(card.copies), POLISH.face(card)] for card in CARDS]
    assert [row[-2:] for row in rows("Karty frakcji", "pl")] == cards
    assert [row[-1] for row in rows("Przywódcy", "pl")] == [POLISH.face(each) for each in LEADERS]
    monsters = [
        [str(m.stars), str(m.vp), *(POLISH.monster(m, number) for number in range(6))]
        for m in MONSTERS
    ]
    assert [row[1:] for row in rows("Potwory", "pl")] == monsters


def test_every_word_is_carried_out_and_said_in_both_languages() -> None:
    used = {effect.op for program in PROGRAMS for effect in program}
    assert used == set(range(vocabulary.WORDS))
    carried_out = [
        op for op in range(vocabulary.WORDS) if effects.CARRY_OUT[op] is not effects.no_word
    ]
    assert set(carried_out) == used - {vocabulary.HIT}
    assert set(ENGLISH.words) == set(POLISH.words) == used


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_component_has_a_name_and_a_text(language: str) -> None:
    catalogue = CATALOGUES[language]
    for card in CARDS:
        assert catalogue[f"card:{card.id}"]
        assert catalogue[f"text:{card.id}"].endswith(".")
    for faction in FACTIONS:
        assert catalogue[f"faction:{faction.id}"]
        assert catalogue[f"leader:{faction.id}"]
        assert catalogue[f"text:leader_{faction.id}"].endswith(".")
    for monster in MONSTERS:
        assert catalogue[f"monster:{monster.id}"]
        for number in range(1, 7):
            assert catalogue[f"face:{monster.id}_{number}"].endswith(".")


def test_the_numbers_in_both_languages_are_those_of_the_effects() -> None:
    number = re.compile(r"\d+")
    for card in (*CARDS, *LEADERS):
        english = Counter(number.findall(ENGLISH.face(card)))
        polish = Counter(number.findall(POLISH.face(card)))
        missing = {n: count for n, count in (english - polish).items() if n not in "0146"}
        assert not missing, (card.id, ENGLISH.face(card), POLISH.face(card))
