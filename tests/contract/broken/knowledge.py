"""Shoal that tells, samples or takes back what was not to be known."""

from __future__ import annotations

from typing import ClassVar, Self

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.rng import Rng
from tests.contract.broken.entries import Entries
from tests.contract.shoal import DRAW, ShoalState, Turn

BROKEN = Entries()


@BROKEN.found_by("events_keep_secrets", "the events of 'down' tell")
class Gossip(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        super().place(seat, card, face_up)
        self.emit(Event("gossip", {"card": card}))


@BROKEN.found_by("events_keep_secrets", "the events of 'draw' tell")
class WrongAudience(ShoalState):
    def draw(self, seat: int) -> None:
        card = self.deck[-1]
        super().draw(seat)
        self.emit(Event("whisper", {}, {"card": (1 << (seat + 1) % self.seats, card)}))


@BROKEN.found_by("knowledge_is_what_was_seen", "knows what it was not shown")
class XRay(ShoalState):
    """A sample leaves the cards that lie face down where they are."""

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        covered, self.down = self.down, [[] for _ in self.down]
        world = super().determinise(seat, rng)
        self.down, world.down = covered, [cards[:] for cards in covered]
        return world


@BROKEN.found_by("undo_takes_back_no_knowledge", "'draw' can be taken back, but seat")
class RevocableDraw(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.irrevocable -= 1


@BROKEN.found_by("undo_takes_back_no_knowledge", "'down' can be taken back, but draws chance")
class RevocableChance(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        super().place(seat, card, face_up)
        self.rng.below(6)


@BROKEN.found_by("undo_takes_back_no_knowledge", "learns by it: that it could be done")
class NamedPick(ShoalState):
    """Everybody is told which card was picked: in other worlds it is not in the hand."""

    class Naming(Turn):
        def apply(self, state: ShoalState, action: Action) -> None:
            super().apply(state, action)
            if action is not DRAW:
                state.emit(Event("pick", {"seat": self.seat, "card": action.item}))

    turn: ClassVar[type[Turn]] = Naming


@BROKEN.found_by("undo_takes_back_no_knowledge", "smaller")
class Rewound(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.irrevocable -= 2
