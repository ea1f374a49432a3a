"""A game made up for these tests: hide a pearl in one of two hands, and the other guesses which.

Who hides it may run away instead, which succeeds one time in four.
"""

from __future__ import annotations

from typing import ClassVar, Self

from fathomless.core.action import Action, Vocabulary
from fathomless.core.pending import NOTHING_SHOWN
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.bots.made_up import MadeUpGame, MadeUpPending, MadeUpState

VOCABULARY = Vocabulary("hiding")
HIDE = [VOCABULARY.add(f"hide {side}", 0, side) for side in (0, 1)]
RUN = VOCABULARY.add("run", 1)
GUESS = [VOCABULARY.add(f"guess {side}", 2, side) for side in (0, 1)]
HIDER, GUESSER = 0, 1


class HidingState(MadeUpState):
    name = "hiding"
    players = 2

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.side = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.side = self.side
        return twin

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        if seat != HIDER:
            world.side = rng.below(2)
        return world


class Hide(MadeUpPending[HidingState]):
    kind: ClassVar[str] = "hide"

    def legal(self, state: HidingState) -> list[Action]:
        return [*HIDE, RUN]

    def apply(self, state: HidingState, action: Action) -> None:
        if action is RUN:
            state.winners = [HIDER if state.rng.below(4) == 0 else GUESSER]
        else:
            state.side = action.item
            state.ask(Guess(GUESSER))

    def shown(self, state: HidingState, action: Action) -> int:
        return NOTHING_SHOWN


class Guess(MadeUpPending[HidingState]):
    kind: ClassVar[str] = "guess"

    def legal(self, state: HidingState) -> list[Action]:
        return GUESS

    def apply(self, state: HidingState, action: Action) -> None:
        state.winners = [GUESSER if action.item == state.side else HIDER]


class Hiding(MadeUpGame):
    name = "hiding"
    title = "Hiding"
    seats = range(2, 3)
    words = VOCABULARY

    def begin(self, rng: Rng) -> State:
        state = HidingState(rng)
        state.ask(Hide(HIDER))
        return state
