"""What a table of Chasms is worth, put together by hand: how the lower levels see it.

VP, Hearts, cards, and the two ways to win. Condition A rewards the most VP, condition B the least:
in the last round somebody's death makes the poorest of the others win (CH-R26, CH-R27). So a
position is worth the chance of either, weighed by how likely a death is. The bot
`greedy:hand` goes by it, for comparison with the learned weights.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.bots.evaluations.chasms_player import CARD_WORTH
from fathomless.bots.evaluations.chasms_risk import armour, risks_of
from fathomless.bots.evaluations.chasms_worth import (
    going_on,
    prepared,
    sharpness_of,
    survival,
    value_of_end,
)
from fathomless.core.state import State
from fathomless.games.chasms.material import BIT, END_DRAW, HAND_LIMIT
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.steps import FIRST_LIMIT

# By Hearts, in VP: what they are worth to whoever has them. Beyond the last entry nothing is added.
HEART_WORTH: Final = [-7.0, -3.6, -1.9, -0.9, -0.35, 0.0, 0.3, 0.55, 0.75, 0.9, 1.0, 1.05, 1.1]

DRAWN_CARD: Final = 0.75  # what a card to come is worth, in VP
PLAY_LEFT: Final = 0.35  # and another card to be played this turn
PREPARED: Final = 0.8  # and a VP more for an Attack of this turn that is still to be played


class ChasmsByHand(ChasmsEvaluation):
    """The chance to win by the most VP, or by the least."""

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def evaluate(self, state: State, seat: int) -> float:
        """The chance that this seat wins."""
        assert isinstance(state, ChasmsState)
        if state.finished:
            return value_of_end(state, seat)
        if not state.revealed:
            return 1.0 / state.seats  # Factions are meant to be equal
        armours = [armour(state, other) for other in range(state.seats)]
        worth = worth_of(state, seat, risks_of(state, seat, armours))
        return worth * survival(state, seat, armours) * going_on(state, seat)


def worth_of(state: ChasmsState, seat: int, risks: list[float]) -> float:
    """CH-R26, CH-R27. The chance to win: by the most VP if nobody dies, else by the least."""
    sharpness = sharpness_of(state)
    hazards = [-math.log(1.0 - risk) for risk in risks]
    hazard = 0.0
    for each in hazards:
        hazard += each
    nobody = math.exp(-hazard)
    worth = nobody * most_wins(state, seat, sharpness)
    if hazard > 0.0:
        by_least = least_wins(state, seat, sharpness, hazards)
        worth += (1.0 - nobody) * by_least / hazard
    return worth


def prospect(state: ChasmsState, seat: int) -> float:
    """The VP that this seat can expect, but for luck."""
    total = state.vp[seat] + HEART_WORTH[state.hearts[seat]]
    hand = state.hands[seat]
    for card in hand:
        total += CARD_WORTH[card]
    if seat == state.active and state.alive & BIT[seat]:
        total += DRAWN_CARD * min(END_DRAW, max(HAND_LIMIT - len(hand), 0))
        total += PLAY_LEFT * min(state.plays_left, len(hand))
        if state.boost_next or state.boost_all or state.echo:
            total += PREPARED * prepared(state, hand)
    for entry in state.lasting:
        if entry.holder == seat:
            total += 0.5 if entry.kind < FIRST_LIMIT else -0.5
    return total


def most_wins(state: ChasmsState, seat: int, sharpness: float) -> float:
    """The chance to have the most VP in the end."""
    own = prospect(state, seat)
    weight = 1.0
    for other in range(state.seats):
        if other != seat:
            weight += math.exp(sharpness * (prospect(state, other) - own))
    return 1.0 / weight


def least_wins(state: ChasmsState, seat: int, sharpness: float, hazards: list[float]) -> float:
    """The chance to have the least VP of those who live when somebody else dies.

    It is weighed, and multiplied, by how much each of the others is in danger.
    """
    if state.last_round and not state.alive & BIT[seat]:
        return 0.0
    own = state.vp[seat]
    weights: list[float] = []
    for other in range(state.seats):
        counts = not state.last_round or state.alive & BIT[other]
        weights.append(math.exp(sharpness * (own - state.vp[other])) if counts else 0.0)
    total = 0.0
    for dead in range(state.seats):
        if dead != seat and hazards[dead] > 0.0:
            weight = 0.0
            for other in range(state.seats):
                if other != dead:
                    weight += weights[other]
            total += hazards[dead] / weight
    return total
