"""The value of a table of The Abyss, put together by hand.

The numbers were fitted to the values that a search of 500 iterations gave to 5000 positions at the
beginning of a turn; the chance to win predicted here is off by 0.07 on average.
The bot `greedy:hand` goes by it, for comparison with the learned weights.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations.learned import softmax
from fathomless.bots.evaluations.the_abyss import TheAbyssEvaluation
from fathomless.bots.evaluations.the_abyss_features import LAST_ROUND, ROUND_POINTS, is_new_deal
from fathomless.core.state import State
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


def _worths() -> list[list[int]]:
    """For 0 to 3 Panic in front: card → its worth in hand."""
    faces = [FACES[number] for number in FACE_OF]
    return [
        [face.value * POINT[panics] + BONUS[face.kind][panics] for face in faces]
        for panics in (0, 1, 2, 2)
    ]


WORTH: Final = _worths()


class TheAbyssByHand(TheAbyssEvaluation):
    """The difference in prospects decides."""

    def __init__(self) -> None:
        super().__init__()
        self.outlook = None  # a search by hand expects nothing that was learned

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win."""
        assert isinstance(state, TheAbyssState)
        if state.finished:
            return super().evaluate_all(state)
        prospects = [prospect(state, seat) for seat in range(state.seats)]
        best = 0
        for each in prospects:
            best = max(best, each)
        rounds = max((100 * state.target - best) / (100.0 * ROUND_POINTS), 0.0) + LAST_ROUND
        sharpness = SHARPNESS / (100.0 * math.sqrt(rounds))
        return softmax([sharpness * each for each in prospects])


def prospect(state: TheAbyssState, seat: int) -> int:
    """The seat's total with all it has a hold on in this round, in hundredths of a point."""
    total = 100 * state.totals[seat]
    if is_new_deal(state) or not state.standing & SEAT_BIT[seat]:
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
