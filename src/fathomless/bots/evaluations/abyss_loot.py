"""What Loot is worth: the site that a search opens, and the Keys that lead to one.

Worths are in hundredths of an Influence Point. Which Loot cards and Locations are still to come
everybody can tell from those that were seen; their order is never looked at.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.kraken.zones import SITES, Zones
from fathomless.games.abyss.material import MOST_DRAWN
from fathomless.games.abyss.state import AbyssState

POINT: Final = 100
KEY: Final = 330
PEARL: Final = 75
TOKEN: Final = 260
BRINGS: Final = (0, 0, 0, KEY, 2 * PEARL, TOKEN, 120, 0)  # a Loot card at once, by its value
ALL_SITES: Final = frozenset(SITES)


def next_card_worth(zones: Zones, site: int) -> int:
    """What another Loot card brings, added up over those that may come; equal ones are lost."""
    cards = zones.loot_deck
    lying = zones.loot[site]
    worth = 0
    for place in range(zones.loot_top, len(cards)):
        value = cards[place]
        worth += BRINGS[value]
        worth += -POINT * value if value in lying else POINT * value
    return worth


def whole_deck_worth(zones: Zones, lying: list[int]) -> int:
    """What it brings to go on to the last Loot card.

    That leaves nothing to chance: every card brings something, and of each value an odd number
    leaves one on the site, an even number none.
    """
    cards = zones.loot_deck
    odd = 0
    for value in lying:
        odd ^= 1 << value
    worth = 0
    for place in range(zones.loot_top, len(cards)):
        value = cards[place]
        worth += BRINGS[value]
        odd ^= 1 << value
    for value in range(len(BRINGS)):
        if odd >> value & 1:
            worth += POINT * value
    for value in lying:
        worth -= POINT * value
    return worth


def goes_on(zones: Zones, site: int, far: bool) -> bool:
    """Whether to search on: for the next card, or, looking further, for all of them."""
    if next_card_worth(zones, site) > 0:
        return True
    return far and whole_deck_worth(zones, zones.loot[site]) > 0


def site_worth(state: AbyssState, zones: Zones) -> int:
    """What a Location brings at once because it may be a loot site; 0: there is no Loot left.

    A site in sight for certain, else one that may be among those that can be drawn.
    """
    if not zones.loot_left():
        return 0
    worth = whole_deck_worth(zones, [])
    if not ALL_SITES.isdisjoint(state.available):
        return worth
    return worth * chance_to_draw_site(state) // 100


def chance_to_draw_site(state: AbyssState) -> int:
    """Of a hundred: how often one is among as many Locations as may be drawn."""
    tiles = state.location_deck
    left = len(tiles) - state.location_top
    others = left
    for place in range(state.location_top, len(tiles)):
        if tiles[place] in ALL_SITES:
            others -= 1
    without = 10_000
    for drawn in range(min(MOST_DRAWN, left)):
        without = without * max(others - drawn, 0) // (left - drawn)
    return 100 - without // 100
