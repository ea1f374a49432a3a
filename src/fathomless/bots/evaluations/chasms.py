"""What bots know about Chasms: VP, Hearts, cards, and the two ways to win.

Condition A rewards the most VP, condition B the least: in the last round somebody's death makes the
poorest of the others win (CH-R26, CH-R27). So a position is worth the chance of either, weighed by
how likely a death is.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import chasms_player
from fathomless.bots.evaluations.chasms_player import CARD_VALUE, CARD_WORTH
from fathomless.bots.evaluations.chasms_risk import all_fall, armour, risks_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.chasms.hearts import pending_loss
from fathomless.games.chasms.material import BIT, END_DRAW, HAND_LIMIT, MONSTER_VP
from fathomless.games.chasms.scoring import LOST, STALEMATE
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.steps import FIRST_LIMIT
from fathomless.games.chasms.turn import IDLE_ROUNDS, QUIET_ROUNDS, Turn
from fathomless.games.chasms.windows import ROLLED, WOULD_HURT, Instant

# By Hearts, in VP: what they are worth to whoever has them. Beyond the last entry nothing is added.
HEART_WORTH: Final = [-7.0, -3.6, -1.9, -0.9, -0.35, 0.0, 0.3, 0.55, 0.75, 0.9, 1.0, 1.05, 1.1]

DRAWN_CARD: Final = 0.75  # what a card to come is worth, in VP
PLAY_LEFT: Final = 0.35  # and another card to be played this turn
PREPARED: Final = 0.8  # and a VP more for an Attack of this turn that is still to be played
SPREAD: Final = 1.2  # how far VP of the end differ from those expected, and how it grows
SPREAD_PER_VP: Final = 0.10

STALL_PART: Final = 0.95  # how sure a stalemate is when nothing has moved for long
STALEMATE_WORTH: Final = 0.3

TASTES: Final = 1000
TASTE: Final = 0.00001

# Situations of a search: Hearts, up to where more of them change nothing, dice, losses.
MANY_HEARTS: Final = 6
AFTER_A_ROLL: Final = 8
BEFORE_A_LOSS: Final = 16

HORIZON: Final = 3
EXPLORATION: Final = 0.25
WIDENING: Final = 0.1


class ChasmsEvaluation(Evaluation):
    """The chance to win by the most VP, or by the least."""

    def __init__(self) -> None:
        super().__init__(HORIZON, EXPLORATION, WIDENING)

    def stage(self, state: State) -> int:
        """The turns begun."""
        assert isinstance(state, ChasmsState)
        return state.slots

    def settled(self, state: State) -> bool:
        """Nothing is being resolved: somebody is to play."""
        return state.asked is None or isinstance(state.asked, Turn)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, ChasmsState)
        return chasms_player.advise(state, legal, rng)

    def situation(self, state: State) -> int:
        """The die or the loss that an Instant answers; before a card, how many Hearts are left."""
        assert isinstance(state, ChasmsState)
        asked = state.asked
        if isinstance(asked, Turn):
            return min(state.hearts[asked.seat], MANY_HEARTS)
        if isinstance(asked, Instant):
            if asked.window == ROLLED:
                return AFTER_A_ROLL + state.strike.die
            if asked.window == WOULD_HURT:
                return BEFORE_A_LOSS + pending_loss(state, asked.subject)
        return 0

    def evaluate(self, state: State, seat: int) -> float:
        """The chance that this seat wins."""
        assert isinstance(state, ChasmsState)
        if state.finished:
            return value_of_end(state, seat)
        if not state.revealed:
            return of_draft(state, seat)
        going = 1.0 - stalled(state)  # where nobody attacks nobody dies
        armours = [armour(state, other) for other in range(state.seats)]
        worth = worth_of(state, seat, risks_of(state, seat, armours))
        if not state.last_round:
            worth *= 1.0 - all_fall(state, seat, armours)
        return worth if state.last_round and leads(state, seat) else going * worth


def of_draft(state: ChasmsState, seat: int) -> float:
    """Factions are meant to be equal: luck decides, or bots would always take the same ones."""
    luck = state.rng.copy()  # a sample's own
    worth = 1.0 / state.seats
    for owner in state.owner:
        taste = int(luck.below(TASTES))
        if owner == seat:
            worth += taste * TASTE
    return worth


def value_of_end(state: ChasmsState, seat: int) -> float:
    """A victory counts fully, but no bot plays for a stalemate: others would only have to wait."""
    if state.ending in LOST:
        return 0.0
    share = state.outcome().share(seat)
    return STALEMATE_WORTH * share if state.ending == STALEMATE else share


def stalled(state: ChasmsState) -> float:
    """How near a stalemate is (CH-C31, CH-C57): whoever is behind had better do something."""
    idle = (state.slots - state.last_progress) / (IDLE_ROUNDS * state.seats)
    quiet = (state.slots - state.last_play) / (QUIET_ROUNDS * state.seats)
    near = min(max(idle, quiet), 1.0)
    return near * near * near * STALL_PART  # until it is near, others may do the attacking


def leads(state: ChasmsState, seat: int) -> bool:
    """Whether a seat has more VP than any other living player."""
    if not state.alive & BIT[seat]:
        return False
    for other in range(state.seats):
        if other != seat and state.alive & BIT[other] and state.vp[other] >= state.vp[seat]:
            return False
    return True


def vp_left(state: ChasmsState) -> float:
    """VP still to be had from Monsters."""
    left = 0.0
    to_come = state.monsters - state.revealed
    if to_come:
        for monster in state.face_down:
            left += MONSTER_VP[monster]
        left *= to_come / len(state.face_down)
    for monster in state.board:
        left += state.mvp[monster]
    return left


def worth_of(state: ChasmsState, seat: int, risks: list[float]) -> float:
    """CH-R26, CH-R27. The chance to win: by the most VP if nobody dies, else by the least."""
    sharpness = 1.0 / (SPREAD + SPREAD_PER_VP * vp_left(state))
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


def prepared(state: ChasmsState, hand: list[int]) -> int:
    """CH-C40, CH-C42. The VP that Attacks in hand will take this turn beyond their own value."""
    attacks = 0
    highest = 0
    for card in hand:
        if CARD_VALUE[card]:
            attacks += 1
            highest = max(highest, CARD_VALUE[card])
    attacks = min(attacks, state.plays_left)
    if attacks == 0:
        return 0
    first = state.boost_next + state.boost_all
    if state.echo:
        first += first + highest
    return first + state.boost_all * (attacks - 1)


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
