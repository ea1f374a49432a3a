"""Chasms: every face of a card, every Leader, every face of every Monster, every window and end."""

from __future__ import annotations

from collections.abc import Iterable

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.state import State
from fathomless.games.chasms.actions import LEAD, PLAY
from fathomless.games.chasms.material import (
    DIE_FACES,
    FACE_IDS,
    FACTION_IDS,
    FIRST_LEADER,
    MONSTER_IDS,
    THORN,
)
from fathomless.games.chasms.scoring import REASONS
from fathomless.games.chasms.windows import WINDOWS, Instant
from fathomless.testing.effects.effects import Effects


class ChasmsEffects(Effects):
    """The report for Chasms."""

    def expected(self) -> Iterable[str]:
        """Everything in the box."""
        yield from (f"card {id}" for id in FACE_IDS[:FIRST_LEADER])
        yield from (f"leader {id}" for id in FACTION_IDS)
        for monster in MONSTER_IDS:
            yield from (f"monster {monster} {die}" for die in range(1, DIE_FACES + 1))
        yield from (f"window {id}" for id in WINDOWS)
        yield from (f"end {reason}" for reason in REASONS)

    def before(self, state: State, action: Action) -> None:
        """Cards and Leaders are played; an Instant answers in a window."""
        if isinstance(state.asked, Instant):
            self.see(f"window {WINDOWS[state.asked.window]}")
        if action.verb == PLAY:
            self.see(f"card {FACE_IDS[action.item]}")
        elif action.verb == LEAD:
            self.see(f"leader {FACTION_IDS[action.item]}")

    def heard(self, state: State, event: Event) -> None:
        """Monsters strike back, and one Leader acts without being asked."""
        if event.kind == "retaliation":
            self.see(f"monster {event.facts['monster']} {event.facts['die']}")
        elif event.kind == "payback":
            self.see(f"leader {FACTION_IDS[THORN]}")
