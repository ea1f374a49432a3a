"""What the player does not know, and how to draw it (AN-B8, AN-B38).

Nobody knows the order of the deck, except that the exit is its last card, and nobody knows the
burned cards. The player knows what a Map has shown: on the deck, and in memory when such a card was
burned. A spectator does not look into the Map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.rng import Rng

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


def determinise(s: TheAbandonsState, spectator: bool, rng: Rng) -> TheAbandonsState:
    """A state that the observer cannot tell from this one, with a future of its own."""
    world = s.copy()
    world.rng = rng.spawn()
    last = max(s.top, len(s.deck) - 1)  # the exit, unless it has been drawn
    known = s.top if spectator else min(max(s.top, s.shown), last)
    unknown = s.burned + s.deck[known:last]
    if spectator:
        unknown += s.remembered
    rng.shuffle(unknown)
    burned = len(s.burned)
    covered = burned + last - known
    world.burned = unknown[:burned]
    world.deck = s.deck[s.top : known] + unknown[burned:covered] + s.deck[last:]
    world.top = 0
    world.shown = max(0, s.shown - s.top)
    if spectator:
        world.remembered = unknown[covered:]
    return world
