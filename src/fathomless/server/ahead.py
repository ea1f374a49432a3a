"""Answers that are there before their question: standing orders, and answers given ahead.

Where a question is a secret, the rules ask one seat after the other, but everybody concerned is
shown the question at once. Whoever answers before the others have passed is answered for when the
turn comes. As soon as anything but a pass happens, such answers are forgotten: the question they
were given to is another one then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathomless.core.action import Action
from fathomless.core.errors import ActionError
from fathomless.core.pending import Pending
from fathomless.core.state import State
from fathomless.server.seats import Seat


class Ahead:
    """What the seats of one table have answered ahead, and since when only passes were made."""

    def __init__(self) -> None:
        self.since = 0  # the ply from which on there were nothing but secret passes
        self._answers: dict[int, Action] = {}

    def forget(self, ply: int) -> None:
        """Something has happened."""
        self.since = ply
        self._answers.clear()

    def drop(self, seat: int) -> None:
        """The seat has been answered for."""
        self._answers.pop(seat, None)

    def take(self, state: State, seat: int, place: Seat, texts: Sequence[str]) -> None:
        """Keep an answer until the rules ask for it; a question that is not shown has none."""
        own = self.question_for(state, seat, place)
        if own is None or len(texts) > 1:
            raise ActionError("action/not-your-turn", f"Seat {seat} is not asked anything.")
        action = state.game.parse(texts[0])
        if action not in own.legal(state):
            raise state.refuse(own, action)
        self._answers[seat] = action

    def has(self, seat: int, text: str) -> bool:
        """Whether the seat has given this answer already."""
        action = self._answers.get(seat)
        return action is not None and action.text == " ".join(text.split())

    def question_for(self, state: State, seat: int, place: Seat) -> Pending[Any] | None:
        """What this seat is to be shown: the open question, or one of its own that comes next."""
        asked = state.asked
        if asked is None or not place.is_person or seat in self._answers:
            return None
        if asked.seat == seat:
            own = asked
        else:
            coming = state.asked_next() if asked.secret else []
            mine = [question for question in coming if question.seat == seat]
            if not mine:
                return None
            own = mine[0]
        order = place.standing.now(state)
        return None if state.game.answer_by_order(state, own, order) is not None else own

    def answer(self, state: State, places: Sequence[Seat]) -> Action | None:
        """The answer to the open question that is there already, if a person is asked."""
        seat = state.seat_to_act
        if seat < 0 or not places[seat].is_person:
            return None
        ahead = self._answers.get(seat)
        if ahead is not None and ahead in state.legal():
            return ahead
        return places[seat].standing.answer(state, seat)


def when_asked(state: State, seat: int) -> State:
    """The state in which the rules ask a seat that is shown a question: all before it have passed.

    It is this state, or a copy.
    """
    while (asked := state.asked) is not None and asked.seat != seat:
        silent = [action for action in asked.legal(state) if asked.is_silent(action)]
        state = state.copy()
        state.apply(silent[0])
    return state
