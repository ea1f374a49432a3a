"""Games to learn from: some seats answer by lot as their weights say, and every choice is noted."""

from __future__ import annotations

from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations.instinct import Instinct, Lesson, Weights
from fathomless.bots.evaluations.learned import softmax
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

LOTS: Final = 1 << 30


class Note:
    """One choice: what there was to choose from, what was chosen, and how likely that was."""

    __slots__ = ("chance", "chosen", "lesson", "seat")

    def __init__(self, seat: int, lesson: Lesson, chosen: int, chance: float) -> None:
        self.seat = seat
        self.lesson = lesson
        self.chosen = chosen
        self.chance = chance


def practise(
    state: State, instinct: Instinct, weights: Weights, rivals: list[Bot | None], rng: Rng
) -> list[Note]:
    """A game to its end, and what those noted who have no bot to play for them."""
    notes: list[Note] = []
    while state.asked is not None:
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        seat = state.seat_to_act
        rival = rivals[seat]
        if rival is not None:
            state.apply(rival.choose(Perspective(state, seat), rng))
            continue
        lesson = instinct.lesson(state, legal)
        chances = softmax(lesson.sums(weights))
        chosen = drawn(chances, rng)
        notes.append(Note(seat, lesson, chosen, chances[chosen]))
        state.apply(legal[chosen])
    return notes


def drawn(chances: list[float], rng: Rng) -> int:
    """One of them by lot."""
    lot: float = rng.below(LOTS) / LOTS
    for number in range(len(chances)):
        lot -= chances[number]
        if lot < 0.0:
            return number
    return len(chances) - 1
