"""The Abandons: every card, every use of an item, every way to leave the labyrinth."""

from __future__ import annotations

from collections.abc import Iterable

from fathomless.core.event import Event
from fathomless.core.state import State
from fathomless.games.the_abandons.material import ENTRANCE, FACE_IDS
from fathomless.games.the_abandons.scoring import REASONS
from fathomless.testing.effects.effects import Effects

CARD_EVENTS = ("draw", "place", "cover")
USES = ("map", "bomb", "dig", "blast", "mirror", "mercy", "back", "level", "collapse", "pass-by")


class TheAbandonsEffects(Effects):
    """The report for The Abandons."""

    def expected(self) -> Iterable[str]:
        """Everything in the box; the entrance lies there from the start."""
        yield from (f"card {id}" for id in FACE_IDS[:ENTRANCE])
        yield from (f"use {kind}" for kind in USES)
        yield from (f"end {reason}" for reason in REASONS)

    def heard(self, state: State, event: Event) -> None:
        """Cards come into play, and items are used."""
        if event.kind in CARD_EVENTS and f"card {event.facts.get('card')}" in self.counts:
            self.see(f"card {event.facts['card']}")
        elif event.kind in USES:
            self.see(f"use {event.kind}")
