"""Contents and set-up (AB-R1 to AB-R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.event import Event
from fathomless.games.abyss import material, phases
from fathomless.games.abyss.box import LOCATION_COUNT, LOCATION_IDS, LORD_IDS, STRIDE, deck_of
from fathomless.games.abyss.material import (
    COURT_SPACES,
    FIRST_PEARLS,
    KEY_TOKENS,
    MONSTER_TOKENS,
    RACES,
)

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def set_up(s: AbyssState) -> None:
    """The base game, then whatever the expansions add."""
    lay_out_players(s)
    s.deck = all_cards(s)
    s.lord_deck = all_lords(s)
    s.location_deck = all_tiles(s)
    s.token_pile = list(MONSTER_TOKENS)
    s.key_supply = KEY_TOKENS
    for extension in s.extensions:
        extension.set_up(s)
    shuffle(s)
    s.starter = s.rng.below(s.seats)  # AB-R8
    s.active = (s.starter - 1) % s.seats  # so that the first turn is the starter's
    s.phase = phases.OVER
    if s.journal is not None:
        court = [LORD_IDS[lord] for lord in s.court]
        first = LOCATION_IDS[s.available[0]]
        s.emit(Event("start", {"starter": s.starter, "lords": court, "location": first}))


def all_cards(s: AbyssState) -> list[int]:
    """AB-R1. Every Exploration card of this match, in order."""
    cards = deck_of(material.FACES)
    for extension in s.extensions:
        cards += extension.cards()
    return cards


def all_lords(s: AbyssState) -> list[int]:
    """AB-R2. Every Lord of this match, in order."""
    lords = list(range(len(material.LORDS)))
    for extension in s.extensions:
        without = extension.without_lords()
        lords = [lord for lord in lords if lord not in without] + extension.lords()
    return lords


def all_tiles(s: AbyssState) -> list[int]:
    """AB-R3. Every Location of this match, in order."""
    tiles = list(range(len(material.LOCATIONS)))
    for extension in s.extensions:
        tiles += extension.tiles()
    return tiles


def lay_out_players(s: AbyssState) -> None:
    """AB-R5, AB-R7. Empty zones, a Pearl each, the Threat token on space 1."""
    s.discard = []
    s.track = []
    s.paid = []
    s.aside = []
    s.council = [[] for _ in range(RACES)]
    s.threat = 1
    s.hands = [[] for _ in range(s.seats)]
    s.strength = [0] * (STRIDE * s.seats)
    s.pearls = [FIRST_PEARLS] * s.seats
    s.keys = [0] * s.seats
    s.tokens = [[] for _ in range(s.seats)]
    s.affiliated = [[] for _ in range(s.seats)]
    s.lords = [[] for _ in range(s.seats)]
    s.free = [0] * s.seats
    s.lasting = [0] * s.seats
    s.lord_keys = [0] * s.seats
    s.locations = [[] for _ in range(s.seats)]
    s.tucked = [0] * LOCATION_COUNT


def shuffle(s: AbyssState) -> None:
    """AB-R1, AB-R2, AB-R3, AB-R4. Four piles; six Lords and one Location face up."""
    s.rng.shuffle(s.deck)
    s.rng.shuffle(s.lord_deck)
    s.rng.shuffle(s.location_deck)
    s.rng.shuffle(s.token_pile)
    s.court = s.lord_deck[:COURT_SPACES]
    s.lord_top = COURT_SPACES
    s.available = s.location_deck[:1]
    s.location_top = 1
