"""Loot sites: draw, take the reward, stop or go on (AB-K9, AB-K10, AB-A4, AB-A33, AB-A50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.box import FACE_IDS, LOCATION_IDS
from fathomless.games.abyss.explore import reshuffle
from fathomless.games.abyss.kraken.actions import SEARCH, SEARCH_ON, STOP_SEARCH
from fathomless.games.abyss.kraken.zones import FIRST_SITE, SITES, zones_of
from fathomless.games.abyss.locations import look_again
from fathomless.games.abyss.material import LAST_THREAT, MONSTER

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# What a Loot card brings at once, by its value.
KEY_LOOT: Final = 3
PEARL_LOOT: Final = 4
LOOT_PEARLS: Final = 2
TOKEN_LOOT: Final = 5
ALLY_LOOT: Final = 6


def points(s: AbyssState, tile: int) -> int:
    """AB-T103, AB-T104, AB-T105, AB-T106. The values of the Loot cards that lie on a site."""
    return sum(zones_of(s).loot[tile - FIRST_SITE])


def open_site(s: AbyssState, seat: int, tile: int) -> bool:
    """AB-A50. A loot site was taken: the first card is drawn at once; False: there is none."""
    if tile not in SITES or not zones_of(s).loot_left():
        return False
    search(s, seat, tile - FIRST_SITE)
    return True


def search(s: AbyssState, seat: int, site: int) -> None:
    """AB-K9, AB-A4, AB-A50. A card, its reward; equal values are both lost; then stop or go on."""
    zones = zones_of(s)
    value = zones.draw_loot(s)
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "value": value}
        facts["location"] = LOCATION_IDS[FIRST_SITE + site]
        s.emit(Event("loot", facts))
    reward(s, seat, value)
    zones.lay_loot(s, seat, site, value)
    if zones.loot_left():
        s.ask(LootSearch(seat, site))
    else:
        look_again(s, seat)


def reward(s: AbyssState, seat: int, value: int) -> None:
    """AB-K9, AB-A17, AB-A49, AB-A63. What a Loot card brings; it is never lost again."""
    if value == KEY_LOOT:
        s.gain_keys(seat, 1)
    elif value == PEARL_LOOT:
        s.gain_pearls(seat, LOOT_PEARLS, "loot")
    elif value == TOKEN_LOOT:
        if s.token_top < len(s.token_pile):
            s.draw_tokens(seat, 1)
    elif value == ALLY_LOOT:
        draw_ally(s, seat)


def draw_ally(s: AbyssState, seat: int) -> None:
    """AB-K10, AB-A19, AB-A33. The next Ally of the deck to hand, for all to see (AB-A76).

    Monsters on the way raise the Threat, where there is a Threat track. They join the discard pile
    afterwards, so that no reshuffle brings them twice.
    """
    monsters: list[int] = []
    while s.can_reveal():
        if s.top == len(s.deck):
            reshuffle(s)
        face = s.deck[s.top]
        s.top += 1
        if face != MONSTER:
            s.gain(seat, face)
            if s.journal is not None:
                s.emit(Event("loot-ally", {"seat": seat, "card": FACE_IDS[face]}))
            break
        monsters.append(face)
        if 0 < s.threat < LAST_THREAT:
            s.threat += 1
        if s.journal is not None:
            s.emit(Event("loot-monster", {"seat": seat, "space": s.threat}))
    s.discard.extend(monsters)


class LootSearch(Pending["AbyssState"]):
    """AB-K9, AB-A4. Take what lies on the site, or draw another card."""

    __slots__ = ("site",)

    kind: ClassVar[str] = "loot"
    rule: ClassVar[str] = "AB-K9"

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site = site

    def fields(self) -> list[int]:
        """The seat and the site."""
        return [self.seat, self.site]

    def legal(self, state: AbyssState) -> list[Action]:
        """Stop or go on."""
        return [STOP_SEARCH, SEARCH_ON]

    def apply(self, state: AbyssState, action: Action) -> None:
        """Another card, or the end of the search."""
        if action.verb == SEARCH:
            search(state, self.seat, self.site)
            return
        if state.journal is not None:
            value = points(state, FIRST_SITE + self.site)
            state.emit(Event("loot-kept", {"seat": self.seat, "value": value}))
        look_again(state, self.seat)

    def prompt(self, state: AbyssState) -> Message:
        """What lies there."""
        tile = FIRST_SITE + self.site
        args: dict[str, Value] = {"location": f"location:{LOCATION_IDS[tile]}"}
        args["n"] = points(state, tile)
        return Message("prompt.loot", args)

    def option(self, state: AbyssState, action: Action) -> Message:
        """Stop or go on."""
        if action.verb == SEARCH:
            return Message("option.search")
        return Message("option.stop", {"n": points(state, FIRST_SITE + self.site)})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Only these two."""
        return Refusal("AB-K9", Message("refusal.loot"))
