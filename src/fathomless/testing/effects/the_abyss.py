"""The Abyss: every card drawn, kept and played, every stroke of a panic, every end of a round."""

from __future__ import annotations

from collections.abc import Iterable

from fathomless.core.event import Event
from fathomless.core.state import State
from fathomless.games.the_abyss.material import FACE_IDS, PANIC
from fathomless.games.the_abyss.scoring import REASONS
from fathomless.testing.effects.effects import Effects

STROKES = ("steal", "sacrifice", "eliminated", "look", "gift", "put", "take", "panic", "stop")


class TheAbyssEffects(Effects):
    """The report for The Abyss."""

    def expected(self) -> Iterable[str]:
        """Everything in the box; a Panic is neither kept nor played, it strikes."""
        yield from (f"card {id}" for number, id in enumerate(FACE_IDS) if number != PANIC)
        yield from (f"stroke {kind}" for kind in STROKES)
        yield from (f"round {reason}" for reason in REASONS)

    def heard(self, state: State, event: Event) -> None:
        """Cards are drawn for all to see or played, and things are done to people."""
        if event.kind in ("play", "discard", "flip"):
            self.see(f"card {event.facts['card']}")
        if event.kind in STROKES:
            self.see(f"stroke {event.kind}")
        elif event.kind == "round-end":
            self.see(f"round {event.facts['reason']}")
