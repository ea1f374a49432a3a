"""What a table of The Abyss is worth to a seat.

The numbers were fitted to the values that a search of 500 iterations gave to 5000 positions at the
beginning of a turn; the chance to win predicted here is off by 0.07 on average.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import the_abyss_player
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.draw import DrawOrTake
from fathomless.games.the_abyss.material import (
    EYE,
    FACE_OF,
    FACES,
    HOOK,
    PANIC,
    SEAT_BIT,
    SWORD,
    TREASURE,
    VALUE,
)
from fathomless.games.the_abyss.state import TheAbyssState

# What a card in hand is worth, in hundredths of a point, by the number of Panic in front: points
# with their chance to be scored, and what the card can do. A Sword steals, and is the one defence.
POINT: Final = (98, 87, 80)
BONUS: Final = {
    PANIC: (0, 0, 0),
    EYE: (150, 150, 100),
    HOOK: (120, 120, 80),
    SWORD: (390, 400, 300),
    TREASURE: (0, 0, 0),
}
# What the Panic themselves cost.
DANGER: Final = [0, 50, 250, 400]

# The seat to move has a little ahead, most of all a good card on the discard pile.
MOVE: Final = 50
DISCARD: Final = 85

# How much a point of difference tells: the more, the fewer rounds are to come.
SHARPNESS: Final = 0.082
ROUND_POINTS: Final = 25.0
LAST_ROUND: Final = 0.5

# For searches, found by comparing the choices of 1000 iterations with those of 20,000: turns to
# look ahead, and how much to explore when values are that smooth and the advice that good.
HORIZON: Final = 4
EXPLORATION: Final = 0.1
WIDENING: Final = 0.05
TURNS_IN_ROUND: Final = 10_000  # more than there can be


def _worths() -> list[list[int]]:
    """For 0 to 3 Panic in front: card → its worth in hand."""
    faces = [FACES[number] for number in FACE_OF]
    return [
        [face.value * POINT[panics] + BONUS[face.kind][panics] for face in faces]
        for panics in (0, 1, 2, 2)
    ]


WORTH: Final = _worths()


class TheAbyssEvaluation(Evaluation):
    """Points in hand, their chance to be scored, and what that means for the race to the target."""

    def __init__(self) -> None:
        super().__init__(HORIZON, EXPLORATION, WIDENING)

    def stage(self, state: State) -> int:
        """The turns begun; a new deal is beyond every horizon."""
        assert isinstance(state, TheAbyssState)
        return len(state.rounds) * TURNS_IN_ROUND + state.turns

    def settled(self, state: State) -> bool:
        """A turn is about to begin."""
        return state.asked is None or isinstance(state.asked, DrawOrTake)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, TheAbyssState)
        return the_abyss_player.advise(state, legal)

    def evaluate(self, state: State, seat: int) -> float:
        """The chance that this seat wins the game."""
        assert isinstance(state, TheAbyssState)
        if state.finished:
            return victory(state, seat)
        best = 0
        for other in range(state.seats):
            best = max(best, prospect(state, other))
        rounds = max((100 * state.target - best) / (100.0 * ROUND_POINTS), 0.0) + LAST_ROUND
        sharpness = SHARPNESS / (100.0 * math.sqrt(rounds))
        own = prospect(state, seat)
        weight = 0.0
        for other in range(state.seats):
            weight += math.exp(sharpness * (prospect(state, other) - own))
        return 1.0 / weight


def prospect(state: TheAbyssState, seat: int) -> int:
    """The seat's total with all it has a hold on in this round, in hundredths of a point."""
    total = 100 * state.totals[seat]
    # A new deal that nobody has acted on is no merit: the totals alone count.
    if (state.turns <= 1 and not state.drew) or not state.standing & SEAT_BIT[seat]:
        return total
    panics = min(state.panics[seat], 3)
    worth = WORTH[panics]
    for card in state.hands[seat]:
        total += worth[card]
    if seat == state.active and not state.drew:
        total += MOVE
        if state.discard:
            total += DISCARD * VALUE[state.discard[-1]]
    return total - DANGER[panics]


def victory(state: TheAbyssState, seat: int) -> float:
    """1 for the winner of a finished game, 0 for the others."""
    totals = state.totals
    for other in range(state.seats):
        if totals[other] > totals[seat]:
            return 0.0
    return state.outcome().share(seat)  # a tie is rare, and asking is dear


THE_ABYSS: Final = TheAbyssEvaluation()


def evaluate(state: State, seat: int) -> float:
    """The chance that this seat wins the game."""
    return THE_ABYSS.evaluate(state, seat)
