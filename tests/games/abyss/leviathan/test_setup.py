"""The box of Leviathan, and how a match with it begins."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.core.errors import SetupError
from fathomless.games.abyss.box import FACE_IDS
from fathomless.games.abyss.leviathan.material import FACES, LEVIATHANS, LORDS, TOKEN_IDS
from fathomless.games.abyss.material import RACE_IDS
from fathomless.ledger import load
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import foes, own
from tests.games.abyss.tables import (
    GAME,
    LORD_IDS,
    hand,
    number,
    pearls,
    saved,
    seen,
    whole,
)

LEVIATHAN = {"expansions": "leviathan"}
PAGE = load("abyss")

# name, Guild, value, Races, mandatory Race, Keys, Influence Points: as printed.
PRINTED = """
Intrepid soldier 6 1 crab 1 4
Border_Guard soldier 8 2 crab 0 6
Taxidermist merchant 6 1 shellfish 1 5
Arms_Dealer merchant 8 2 shellfish 0 7
Metamorph mage 6 1 jellyfish 1 5
Sorcerer mage 8 2 jellyfish 0 7
Altruist politician 6 1 squid 1 5
Rebel politician 8 2 squid 0 7
Coward farmer 8 1 seahorse 1 8
Breeder farmer 10 2 seahorse 0 10
"""


def test_the_ten_lords_are_as_printed() -> None:
    guilds = ("soldier", "merchant", "mage", "politician", "farmer")
    rows = [
        f"{lord.name.replace(' ', '_')} {guilds[lord.guild]} {lord.cost} {lord.races} "
        f"{RACE_IDS[lord.race]} {lord.keys} {lord.ip}"
        for lord in LORDS
    ]
    assert rows == PRINTED.split("\n")[1:-1]


@rule("AB-L19")
def test_24_exploration_cards_join_the_deck() -> None:
    state = GAME.start(2, "cards", LEVIATHAN)
    cards = Counter(FACE_IDS[card] for card in saved(state, "deck"))
    for seat in range(2):
        cards.update(hand(state, seat).split())
    assert cards.total() == 71 + 24
    assert cards["monster"] == 6 + 3
    assert cards["crab1"] == 4 + 1
    specials = {f"{race}{v}_{kind}" for race in RACE_IDS for v, kind in SPECIALS}
    assert {face.id for face in FACES} == specials
    assert all(cards[id] == 1 for id in specials)


SPECIALS = ((1, "pearls"), (2, "pearls"), (3, "dice"), (4, "dice"))


@rule("AB-L20", "AB-A14")
def test_the_second_pile_has_twenty_tokens() -> None:
    pile = own(GAME.start(3, "tokens", LEVIATHAN))["pile"]
    assert isinstance(pile, list)
    kinds = Counter(TOKEN_IDS[whole(kind)] for kind in pile)
    assert kinds == {"2_pearls": 8, "3_pearls": 4, "key": 4, "stack": 4}


@rule("AB-L1")
def test_the_border_takes_the_place_of_the_threat_track_and_the_tamer_stays_away() -> None:
    state = GAME.start(4, "tamer", LEVIATHAN)
    assert seen(state)["threat"] is None
    assert seen(state)["threat_track"] == []
    there = [LORD_IDS[lord] for lord in saved(state, "lord_deck") + saved(state, "court")]
    assert "tamer" not in there
    assert len(there) == 34 + 10
    assert {lord.id for lord in LORDS} <= set(there)


@rule("AB-L2")
def test_one_leviathan_is_on_the_border_with_all_its_health() -> None:
    for seed in range(20):
        state = GAME.start(2, f"first {seed}", LEVIATHAN)
        (entry,) = foes(state).split()
        space, _, card = entry.partition(":")
        id, _, health = card.partition("/")
        assert int(health) == len(LEVIATHANS[int(id) - 1].levels)
        dice = own(state)["dice"]
        assert isinstance(dice, list)
        total = sum(whole(die) for die in dice)
        assert space == {3: "2", 12: "11"}.get(total, str(total))
        deck = own(state)["deck"]
        assert isinstance(deck, list)
        assert len(deck) == 19


@rule("AB-L3", "AB-A66")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_a_plain_crab_and_a_pearl(seats: int) -> None:
    state = GAME.start(seats, "crabs", LEVIATHAN)
    assert [hand(state, seat) for seat in range(seats)] == ["crab1"] * seats
    assert sorted(pearls(state)) == [1] * seats
    deck = [FACE_IDS[card] for card in saved(state, "deck")]
    assert deck.count("crab1") == 5 - seats


@rule("AB-A22")
def test_a_fifth_seat_comes_with_leviathan_only() -> None:
    for expansions in ("leviathan", "both"):
        assert GAME.start(5, "five", {"expansions": expansions}).seats == 5
    for expansions in ("none", "kraken"):
        with pytest.raises(SetupError, match="2 to 4 seats with these options, not 5"):
            GAME.start(5, "five", {"expansions": expansions})
    with pytest.raises(SetupError, match="not 6"):
        GAME.start(6, "six", LEVIATHAN)


def test_the_page_has_every_rule_and_ruling_of_the_box() -> None:
    ids = {rule_of_page.id for rule_of_page in PAGE.rules}
    assert {f"AB-L{n}" for n in range(1, 21)} <= ids
    assert {f"AB-M{n}" for n in range(1, 21)} <= ids
    assert {f"AB-P{n}" for n in range(201, 211)} <= ids
    rulings = [3, 8, 13, 14, 21, 22, 33, 44, *range(55, 67)]
    assert {f"AB-A{n}" for n in rulings} <= ids


@rule("AB-R5")
def test_without_leviathan_the_threat_track_is_there() -> None:
    state = GAME.start(2, "base", {})
    assert number(state, "threat") == 1
    assert "leviathan" not in seen(state)
