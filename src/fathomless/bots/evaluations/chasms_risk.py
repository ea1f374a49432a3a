"""How likely deaths are in Chasms, for bots: what decides between the two ways to win.

Losses of Hearts are taken to come one by one, at the rate at which the Monsters' faces deal them
out until they are beaten. Measured against games of greedy players, the chance of a death in the
last round comes out right within about a tenth.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.games.chasms.material import (
    BIT,
    DIE_FACES,
    FACE_OF,
    FACES,
    MONSTER_COUNT,
    MONSTER_VP,
    MOST_SEATS,
)
from fathomless.games.chasms.monsters import MONSTERS
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.steps import FIRST_LIMIT
from fathomless.games.chasms.vocabulary import (
    ALL_LIVING,
    GUARD,
    HEAL,
    HURT,
    NEGATE,
    OTHERS,
    PREVENT,
    RETALIATION,
    REVIVE,
    SELF,
    TARGET,
    WOULD_HURT_ME,
)

VP_PER_ATTACK: Final = 2.3  # on the average
UNHEALED: Final = 0.58  # how much of what Monsters could take is not healed, prevented or shunned
OWN_CARE: Final = 0.7  # whoever thinks about it runs less of that risk than the others
USUAL_HEARTS: Final = 3.4  # what players come to the last Monster with, more or less
MEMORY: Final = 0.55  # how much of the present is left of it after one more Monster
MOST_GUARD: Final = 2.0  # what a guard counts for, however much it holds
MOST_RISK: Final = 0.9  # nothing is certain
MAX_ARMOUR: Final = 20  # beyond it nothing changes
TAIL_STEPS: Final = 10  # the table of chances has a row for each tenth of a Heart


def _tails() -> list[list[float]]:
    """By average loss and Hearts: the chance to lose them all, if losses come one by one."""
    rows: list[list[float]] = []
    for step in range(10 * TAIL_STEPS):
        mean = step / TAIL_STEPS
        term = math.exp(-mean)
        row = [1.0]
        for hearts in range(MAX_ARMOUR):
            row.append(max(row[hearts] - term, 0.0))
            term *= mean / (hearts + 1)
        rows.append(row)
    return rows


TAIL: Final = _tails()


def _saves(number: int) -> float:
    """How many Hearts a card in hand may save or bring back, more or less."""
    face = FACES[number]
    total = 0.0
    for effect in face.effects:
        if effect.op == PREVENT:
            total += min(effect.n, 2) * 0.5 if face.when & WOULD_HURT_ME else 0.0
        elif effect.op == REVIVE:
            total += effect.n * 0.5
        elif effect.op in (HEAL, GUARD) and effect.who in (SELF, TARGET):
            total += min(effect.n, 3) * 0.25
        elif effect.op == NEGATE and effect.a == RETALIATION:
            total += 0.6
    return total


SAVES: Final = [_saves(face) for face in FACE_OF]


def _losses(one: bool) -> list[float]:
    """By Monster: Hearts lost by one player, or by each, in the retaliation on one attack."""
    found: list[float] = []
    for monster in MONSTERS:
        total = 0.0
        for effects in monster.faces:
            for effect in effects:
                if effect.op == HURT and (effect.who in (ALL_LIVING, OTHERS)) != one:
                    total += effect.n
        found.append(total / DIE_FACES)
    return found


LOSS_OF_ONE: Final = _losses(one=True)
LOSS_OF_ALL: Final = _losses(one=False)


def armour(state: ChasmsState, seat: int) -> float:
    """Hearts, and what else stands between a player and death: guards, Instants, help in hand."""
    total = float(state.hearts[seat])
    for entry in state.lasting:
        if entry.holder == seat and entry.kind < FIRST_LIMIT:
            total += min(entry.n, MOST_GUARD)
    for card in state.hands[seat]:
        total += SAVES[card]
    return total


def tail(hearts: float, losses: float) -> float:
    """The chance to lose so many Hearts or more, when so many are lost on the average."""
    row = TAIL[min(int(losses * TAIL_STEPS), len(TAIL) - 1)]
    whole = min(int(hearts), MAX_ARMOUR - 1)
    part = min(hearts - whole, 1.0)
    return row[whole] * (1.0 - part) + row[whole + 1] * part


def losses_from(monster: int, vp: float, players: int) -> float:
    """Hearts that a player loses, on the average, until a Monster with so many VP is beaten."""
    each = LOSS_OF_ONE[monster] / players + LOSS_OF_ALL[monster]
    return UNHEALED * each * vp / VP_PER_ATTACK


# By seats and Monster: the same with all its VP.
WHOLE_LOSSES: Final = [
    [losses_from(monster, MONSTER_VP[monster], max(seats, 1)) for monster in range(MONSTER_COUNT)]
    for seats in range(MOST_SEATS + 1)
]


def last_losses(state: ChasmsState) -> float:
    """The same for the last round, from what is on the table or may still come."""
    total = 0.0
    if state.last_round:
        for monster in state.board:
            total += losses_from(monster, state.mvp[monster], state.seats)
        return total
    whole = WHOLE_LOSSES[state.seats]
    for monster in state.face_down:
        total += whole[monster]
    return total / len(state.face_down)


def risks_of(state: ChasmsState, seat: int, armours: list[float]) -> list[float]:
    """By seat: how likely this player dies before the last Monster is beaten."""
    to_come = state.monsters - state.revealed
    keep = MEMORY**to_come
    losses = last_losses(state)
    found: list[float] = []
    for other in range(state.seats):
        hearts = armours[other]
        if to_come:
            hearts = USUAL_HEARTS + keep * (max(hearts, 3.0) - USUAL_HEARTS)
        elif not state.alive & BIT[other]:
            found.append(0.0)
            continue
        care = OWN_CARE if other == seat else 1.0
        found.append(min(tail(hearts, losses * care), MOST_RISK))
    return found


def all_fall(state: ChasmsState, seat: int, armours: list[float]) -> float:
    """How likely nobody is left before the present Monster is beaten."""
    losses = 0.0
    living = max(state.alive.bit_count(), 1)
    for monster in state.board:
        losses += losses_from(monster, state.mvp[monster], living)
    chance = 1.0
    for other in range(state.seats):
        if state.alive & BIT[other]:
            care = OWN_CARE if other == seat else 1.0
            chance *= tail(armours[other], losses * care)
    return chance
