"""Standing orders: what a seat has told the table to answer by itself.

A game names its orders (`Game.orders`) and says what they answer (`Game.answer_by_order`). The
answer is an ordinary action of the seat: it is recorded, and nobody else can tell it from one that
was thought about.
"""

from __future__ import annotations

from dataclasses import dataclass

from fathomless.core.action import Action
from fathomless.core.errors import SetupError
from fathomless.core.game import NEVER, Game
from fathomless.core.state import State


@dataclass(slots=True)
class Standing:
    """The order of one seat; `turn` is the one in which it wants to be asked nothing."""

    order: str = ""  # "": the first of the game's
    turn: int = -1

    def give(self, state: State, order: str) -> None:
        """From now on; an order for this turn leaves the former one for later."""
        game = state.game
        if order not in game.orders:
            known = ", ".join(game.orders) or "none"
            raise SetupError(
                "order/unknown", f"{game.title} has no order {order!r}; known: {known}."
            )
        if order == NEVER:
            self.turn = game.turn_of(state)
        else:
            self.order = order
            self.turn = -1

    def now(self, state: State) -> str:
        """The order that holds at this moment; empty where a game has none."""
        game: Game = state.game
        if not game.orders:
            return ""
        if self.turn == game.turn_of(state):
            return NEVER
        return self.order or game.orders[0]

    def answer(self, state: State, seat: int) -> Action | None:
        """The seat's answer to the open question, if its order gives one."""
        question = state.asked
        if question is None or question.seat != seat:
            return None
        return state.game.answer_by_order(state, question, self.now(state))
