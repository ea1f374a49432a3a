"""A game made up for these tests: hide a pearl in one of two hands, and the other guesses which.

Who hides it may run away instead, which succeeds one time in four.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from fathomless.core.action import Action, Vocabulary
from fathomless.core.event import Event
from fathomless.core.game import Game, Setting, get
from fathomless.core.jsontypes import JsonDict
from fathomless.core.message import Message
from fathomless.core.outcome import Outcome
from fathomless.core.pending import NOTHING_SHOWN, Pending
from fathomless.core.rng import Rng
from fathomless.core.state import State

VOCABULARY = Vocabulary("hiding")
HIDE = [VOCABULARY.add(f"hide {side}", 0, side) for side in (0, 1)]
RUN = VOCABULARY.add("run", 1)
GUESS = [VOCABULARY.add(f"guess {side}", 2, side) for side in (0, 1)]
HIDER, GUESSER = 0, 1


class Hide(Pending["HidingState"]):
    kind: ClassVar[str] = "hide"

    def legal(self, state: HidingState) -> list[Action]:
        return [*HIDE, RUN]

    def apply(self, state: HidingState, action: Action) -> None:
        if action is RUN:
            state.winner = HIDER if state.rng.below(4) == 0 else GUESSER
        else:
            state.side = action.item
            state.ask(Guess(GUESSER))

    def shown(self, state: HidingState, action: Action) -> int:
        return NOTHING_SHOWN

    def prompt(self, state: HidingState) -> Message:
        return Message("prompt")

    def option(self, state: HidingState, action: Action) -> Message:
        return Message("option")


class Guess(Hide):
    kind: ClassVar[str] = "guess"

    def legal(self, state: HidingState) -> list[Action]:
        return GUESS

    def apply(self, state: HidingState, action: Action) -> None:
        state.winner = GUESSER if action.item == state.side else HIDER

    def shown(self, state: HidingState, action: Action) -> int:
        return action.code


class HidingState(State):
    def __init__(self, rng: Rng) -> None:
        super().__init__(2, rng)
        self.side = 0
        self.winner = -1

    @property
    def game(self) -> Game:
        return get("hiding")

    def go_on(self) -> None:
        """There is nothing more to ask."""

    def outcome(self) -> Outcome:
        totals = [int(seat == self.winner) for seat in (HIDER, GUESSER)]
        ranking = [[self.winner], [1 - self.winner]]
        return Outcome([{"won": total} for total in totals], totals, ranking, "found")

    def copy(self) -> Self:
        twin = type(self)(self.rng.copy())
        twin.asked, twin.under = self.asked, self.under[:]
        twin.side, twin.winner = self.side, self.winner
        return twin

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = self.copy()
        world.rng = rng.spawn()
        if seat != HIDER:
            world.side = rng.below(2)
        return world

    def table_view(self, seat: int | None) -> JsonDict:
        return {}

    def to_json(self) -> JsonDict:
        return {"game": "hiding"}


class Hiding(Game):
    name = "hiding"
    title = "Hiding"
    seats = range(2, 3)

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> State:
        state = HidingState(Rng(seed))
        state.ask(Hide(HIDER))
        return state

    def read_state(self, data: JsonDict) -> State:
        raise NotImplementedError

    def catalogue(self, language: str) -> Mapping[str, str]:
        return {}
