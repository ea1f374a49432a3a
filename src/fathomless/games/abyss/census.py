"""Nothing is lost and nothing is made: how many components there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def count(s: AbyssState) -> int:
    """All cards, tiles and tokens, in all zones together."""
    found = len(s.deck) - s.top + len(s.discard) + len(s.track)
    found += len(s.paid) + len(s.aside)
    found += len(s.lord_deck) - s.lord_top + len(s.court) + len(s.gone)
    found += len(s.location_deck) - s.location_top
    found += len(s.available) + len(s.drawn)
    found += len(s.token_pile) - s.token_top + s.key_supply
    for stack in s.council:
        found += len(stack)
    for seat in range(s.seats):
        found += len(s.hands[seat]) + len(s.affiliated[seat]) + s.keys[seat]
        found += len(s.lords[seat]) + len(s.locations[seat]) + len(s.tokens[seat])
    for extension in s.extensions:
        found += extension.census()
    return found
