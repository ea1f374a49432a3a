"""The value of a table of Abyss, put together by hand: how the lower levels see it.

Points that are there, and what hand, Pearls and Keys will become as long as there is time; the
numbers were found by regression, one by one. The bot `greedy:hand` goes by it, for comparison with
the learned weights.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_expansions
from fathomless.bots.evaluations.abyss import AbyssEvaluation
from fathomless.bots.evaluations.abyss_features import (
    last_affiliations,
    turns_left,
    within_reach,
)
from fathomless.bots.evaluations.abyss_habits import Habits, habits_at_a_glance
from fathomless.bots.evaluations.abyss_worth import lords_to_come, on_the_table
from fathomless.bots.evaluations.learned import softmax
from fathomless.core.state import State
from fathomless.games.abyss.box import KEYS, LORD_BIT, LORDS, STRIDE
from fathomless.games.abyss.material import RACES
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import Turn

# In hundredths of a point. By the number of Lords that the leader still needs for the seventh: the
# last turns, then 1, 2, and so on.
TABLE: Final = (95, 86, 84, 72, 68, 68, 68, 68)  # a point that is there, in hundredths of it
SHARPNESS: Final = (0.31, 0.21, 0.18, 0.16, 0.15, 0.14, 0.13, 0.13)  # of a difference in points
HAND_POINT: Final = 55  # a point of value in hand
MANY_POINTS: Final = 20  # further ones are worth half
PEARL: Final = 85
MANY_PEARLS: Final = 3  # further ones are worth less than half
KEY: Final = 300
LORD: Final = 70  # a step to the end
MOVE: Final = 150  # whose turn it is

# What is worth more than its Key while it lasts, at the beginning of the game.
LASTING: Final = {
    "landlord": 600,
    "alchemist": 330,
    "recruiter": 280,
    "treasurer": 220,
    "ship_master": 170,
    "commander": 150,
    "diplomat": 100,
    "master_of_magic": 50,
    "slaver": 50,
    "shaman": 30,
    "oracle": -100,
    "tamer": -100,
}
LASTING_WORTH: Final = [LASTING.get(lord.id, 0) for lord in LORDS]
BEGINNING: Final = 6  # Lords to come


class AbyssByHand(AbyssEvaluation):
    """The difference in prospects decides."""

    def habits(self, state: AbyssState) -> Habits:
        """How a turn is finished, one step ahead."""
        return habits_at_a_glance(state)

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win."""
        assert isinstance(state, AbyssState)
        if state.finished:
            return super().evaluate_all(state)
        left = lords_to_come(state)
        sharpness = SHARPNESS[left] / 100.0
        strengths = [sharpness * prospect(state, seat, left) for seat in range(state.seats)]
        return softmax(strengths, self.patience(state))


def prospect(state: AbyssState, seat: int, left: int) -> int:
    """The points a seat will have, roughly, as far as they differ from others'."""
    total = on_the_table(state, seat) * TABLE[left] // 100
    turns = turns_left(state, seat)
    if state.extensions:
        total += abyss_expansions.prospect(state, seat, turns, left)
    if turns == 0:
        return total + last_affiliations(state, seat)
    total += within_reach(state, seat)
    if seat == state.active and isinstance(state.asked, Turn):
        total += MOVE
    if left == 0:
        return total + last_affiliations(state, seat) // 2 + means(state, seat) // 4
    return total + means(state, seat) + powers(state, seat, left)


def means(state: AbyssState, seat: int) -> int:
    """Hand and Pearls, the more the less each, and Keys."""
    value = 0
    for race in range(RACES):
        value += state.strength[STRIDE * seat + race]
    worth = HAND_POINT * value
    if value > MANY_POINTS:
        worth -= HAND_POINT * (value - MANY_POINTS) // 2
    pearls = state.pearls[seat]
    worth += PEARL * pearls
    if pearls > MANY_PEARLS:
        worth -= PEARL * (pearls - MANY_PEARLS) * 3 // 5
    return worth + KEY * state.keys[seat]


def powers(state: AbyssState, seat: int, left: int) -> int:
    """Lords on the way to the seventh; lasting powers and Keys of those that are free."""
    working = state.working(seat)
    worth = LORD * len(state.lords[seat])
    for lord in state.lords[seat]:
        if working & LORD_BIT[lord]:
            worth += KEY * KEYS[lord] + LASTING_WORTH[lord] * left // BEGINNING
    return worth
