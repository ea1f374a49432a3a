"""What both evaluations of Chasms take into account: the end, and games without end."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.chasms_player import CARD_VALUE
from fathomless.bots.evaluations.chasms_risk import all_fall
from fathomless.games.chasms.material import BIT, MONSTER_VP
from fathomless.games.chasms.scoring import LOST, STALEMATE
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.turn import IDLE_ROUNDS, QUIET_ROUNDS

SPREAD: Final = 1.2  # how far VP of the end differ from those expected, and how it grows
SPREAD_PER_VP: Final = 0.10

STALL_PART: Final = 0.95  # how sure a stalemate is when nothing has moved for long
STALEMATE_WORTH: Final = 0.3


def value_of_end(state: ChasmsState, seat: int) -> float:
    """A victory counts fully, but no bot plays for a stalemate: others would only have to wait."""
    if state.ending in LOST:
        return 0.0
    share = state.outcome().share(seat)
    return STALEMATE_WORTH * share if state.ending == STALEMATE else share


def going_on(state: ChasmsState, seat: int) -> float:
    """What is left of a chance because the game may stand still; whoever leads may wait for it."""
    return 1.0 if state.last_round and leads(state, seat) else 1.0 - stalled(state)


def survival(state: ChasmsState, seat: int, armours: list[float]) -> float:
    """The chance that the Monsters do not win; in the last round somebody's death ends the game."""
    return 1.0 if state.last_round else 1.0 - all_fall(state, seat, armours)


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


def sharpness_of(state: ChasmsState) -> float:
    """How much a difference of one VP tells about the end."""
    return 1.0 / (SPREAD + SPREAD_PER_VP * vp_left(state))


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
