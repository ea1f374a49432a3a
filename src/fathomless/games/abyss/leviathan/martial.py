"""Martial law: at most twelve cards at the end of one's turn (AB-L15, AB-A8, AB-A65)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import DISCARD, DISCARD_FACE
from fathomless.games.abyss.box import FACE_IDS, RACE
from fathomless.games.abyss.leviathan.actions import KEEP, KEEP_CARD
from fathomless.games.abyss.leviathan.material import HAND_LIMIT
from fathomless.games.abyss.material import RACES

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def martial_law(s: AbyssState, seat: int) -> None:
    """AB-L15, AB-A65. After the Commander: each card over twelve is paid for or discarded."""
    excess = len(s.hands[seat]) - HAND_LIMIT
    if excess > 0:
        s.ask(MartialLaw(seat, excess, 0))


class MartialLaw(Pending["AbyssState"]):
    """AB-L15, AB-A65. A Pearl for a card, or the card; first what is paid for, then the discards.

    `count` is how many cards are still too many, `last` the latest one discarded; 0: none yet.
    """

    __slots__ = ("count", "last")

    kind: ClassVar[str] = "martial-law"
    rule: ClassVar[str] = "AB-L15"

    def __init__(self, seat: int, count: int, last: int) -> None:
        super().__init__(seat)
        self.count = count
        self.last = last

    def fields(self) -> list[int]:
        """The seat, the number of cards, and the latest discard + 1."""
        return [self.seat, self.count, self.last]

    def legal(self, state: AbyssState) -> list[Action]:
        """No joker may be discarded; the others in the order of the hand."""
        hand = [face for face in state.hands[self.seat] if RACE[face] < RACES]
        answers: list[Action] = []
        if state.pearls[self.seat] and not self.last:
            answers.append(KEEP_CARD)
        before = -1
        for place in range(len(hand) - self.count + 1):
            face = hand[place]
            if face >= self.last - 1 and face != before:
                answers.append(DISCARD_FACE[face])
                before = face
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """One card fewer is too many."""
        last = 0
        if action.verb == DISCARD:
            state.lose(self.seat, action.item)
            state.discard.append(action.item)
            last = action.item + 1
            if state.journal is not None:
                facts: dict[str, Fact] = {"seat": self.seat, "cards": [FACE_IDS[action.item]]}
                state.emit(Event("discard", facts))
        else:
            state.pearls[self.seat] = state.pearls[self.seat] - 1
            if state.journal is not None:
                state.emit(Event("martial-law", {"seat": self.seat}))
        if self.count > 1:
            state.ask(MartialLaw(self.seat, self.count - 1, last))

    def prompt(self, state: AbyssState) -> Message:
        """How many are too many."""
        return Message("prompt.martial_law", {"n": self.count})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Pearl, or a card."""
        if action.verb == KEEP:
            return Message("option.keep_card")
        return Message("option.discard", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """First Pearls, then cards in their order."""
        return Refusal("AB-L15", Message("refusal.martial_law", {"n": self.count}))
