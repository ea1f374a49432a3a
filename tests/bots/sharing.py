"""A game made up for these tests: share a treasure with both others, or trust one of them.

Who is trusted takes half of it, and leaves the other half; or takes nothing, out of spite, and all
is the third's.
"""

from __future__ import annotations

from typing import ClassVar

from fathomless.core.action import Action, Vocabulary
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.bots.made_up import MadeUpGame, MadeUpPending, MadeUpState

VOCABULARY = Vocabulary("sharing")
DIVIDE = VOCABULARY.add("divide", 0)
TRUST = VOCABULARY.add("trust", 1)
HALVE = VOCABULARY.add("halve", 2)
SPITE = VOCABULARY.add("spite", 3)
FIRST, SECOND, THIRD = range(3)


class SharingState(MadeUpState):
    name = "sharing"
    players = 3


class Trust(MadeUpPending[SharingState]):
    kind: ClassVar[str] = "trust"

    def legal(self, state: SharingState) -> list[Action]:
        return [DIVIDE, TRUST]

    def apply(self, state: SharingState, action: Action) -> None:
        if action is DIVIDE:
            state.winners = [FIRST, SECOND, THIRD]
        else:
            state.ask(Halve(SECOND))


class Halve(MadeUpPending[SharingState]):
    kind: ClassVar[str] = "halve"

    def legal(self, state: SharingState) -> list[Action]:
        return [HALVE, SPITE]

    def apply(self, state: SharingState, action: Action) -> None:
        state.winners = [FIRST, SECOND] if action is HALVE else [THIRD]


class Sharing(MadeUpGame):
    name = "sharing"
    title = "Sharing"
    seats = range(3, 4)
    words = VOCABULARY

    def begin(self, rng: Rng) -> State:
        state = SharingState(rng)
        state.ask(Trust(FIRST))
        return state
