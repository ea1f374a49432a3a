"""What a seat of The Abyss has, as numbers that tell who will win.

Points that are scored, points in hand with their chance to be scored, and what cards can do. They
say the more about the winner, the fewer rounds are to come, so most of them are scaled by that.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.core.state import State
from fathomless.games.the_abyss.material import (
    EYE,
    FACE_OF,
    FACES,
    HOOK,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    SEAT_BIT,
    STOP_POINTS,
    SWORD,
    VALUE,
)
from fathomless.games.the_abyss.state import TheAbyssState

KINDS: Final = ["2 seats", "3 seats", "4 seats"]  # of tables, each with weights of its own
FEWEST_SEATS: Final = 2

ROUND_POINTS: Final = 25  # what whoever leads scores in a round, about
LAST_ROUND: Final = 0.5  # of a round: luck that is left when it is the last one
STEP: Final = 10  # points for each phase
PHASES: Final = 8  # by what whoever leads still needs; 0: the hand will do
NEAR: Final = 10  # points before the target
NEARLY_STOP: Final = STOP_POINTS - 3  # a small card more, and the round can be ended

MATCH: Final = ("total", "total within a round", "near the target", "beyond it", "ahead there")
MOVE: Final = ("to move", "to move, discard pile", "to move, may stop", "to move, ahead there")
# Once for each number of Panic in front.
BLOCK: Final = (
    "in the round",
    "points",
    "points beyond 15",
    "points beyond 22",
    "cards",
    "Swords",
    "Hooks",
    "Eyes",
)

POINTS: Final = 1  # the first amount
FIRST_OF_MOVE: Final = len(MATCH)
FIRST_OF_BLOCKS: Final = len(MATCH) + len(MOVE)
NAMES: Final = [
    *MATCH,
    *MOVE,
    *(f"{name}, {panics} Panic" for panics in range(PANIC_LIMIT) for name in BLOCK),
]
COUNTED: Final = {SWORD: "Swords", HOOK: "Hooks", EYE: "Eyes"}


def _places() -> list[int]:
    """For each card: where in a block it is counted; 0: nowhere."""
    kinds = [FACES[number].kind for number in FACE_OF]
    return [BLOCK.index(COUNTED[kind]) if kind in COUNTED else 0 for kind in kinds]


PLACE: Final = bytes(_places())


def kind(state: State) -> int:
    """Which of KINDS a table is."""
    return state.seats - FEWEST_SEATS


def is_new_deal(state: TheAbyssState) -> bool:
    """Nobody has acted on it: it is no merit, and the totals alone count."""
    return state.turns <= 1 and not state.drew


def in_sight(state: TheAbyssState, seat: int) -> int:
    """The seat's total if the round ended now."""
    return state.totals[seat] if is_new_deal(state) else state.totals[seat] + state.points[seat]


def best_in_sight(state: TheAbyssState) -> int:
    """The total of whoever would lead then."""
    best = 0
    for seat in range(state.seats):
        best = max(best, in_sight(state, seat))
    return best


def phase(state: TheAbyssState) -> int:
    """How much the leader needs, in steps; 0: the end of the round would be the end of the game."""
    missing = state.target - best_in_sight(state)
    return 0 if missing <= 0 else min(1 + missing // STEP, PHASES - 1)


def amounts(state: TheAbyssState, seat: int) -> list[float]:
    """A number for each of NAMES."""
    best = best_in_sight(state)
    rounds = max(state.target - best, 0) / ROUND_POINTS + LAST_ROUND
    scale = 1.0 / math.sqrt(rounds)
    found = [0.0] * len(NAMES)
    total = state.totals[seat]
    found[0] = scale * total
    found[1] = float(max(total + ROUND_POINTS - state.target, 0))
    if state.standing & SEAT_BIT[seat] and not is_new_deal(state):
        race(state, seat, best, found)
        move(state, seat, scale, found)
        block(state, seat, scale, found)
    return found


def race(state: TheAbyssState, seat: int, best: int, found: list[float]) -> None:
    """Whether the end of the round would be a victory."""
    sight = in_sight(state, seat)
    beyond = sight - state.target
    found[2] = float(min(max(beyond + NEAR, 0), NEAR))
    found[3] = float(max(beyond, 0))
    if beyond >= 0 and sight == best:
        found[4] = 1.0


def move(state: TheAbyssState, seat: int, scale: float, found: list[float]) -> None:
    """What the turn is worth to whoever has it."""
    if seat != state.active or state.drew:
        return
    found[FIRST_OF_MOVE] = scale
    if state.discard:
        found[FIRST_OF_MOVE + 1] = scale * VALUE[state.discard[-1]]
    if state.points[seat] >= STOP_POINTS:
        found[FIRST_OF_MOVE + 2] = scale
    found[FIRST_OF_MOVE + 3] = found[4]


def block(state: TheAbyssState, seat: int, scale: float, found: list[float]) -> None:
    """The hand, which is worth the less, the more Panic lie in front."""
    first = FIRST_OF_BLOCKS + min(state.panics[seat], PANIC_LIMIT - 1) * len(BLOCK)
    points = state.points[seat]
    found[first] = scale
    found[first + 1] = scale * points
    found[first + 2] = scale * max(points - SACRIFICE_POINTS, 0)
    found[first + 3] = scale * max(points - NEARLY_STOP, 0)
    found[first + 4] = scale * len(state.hands[seat])
    for card in state.hands[seat]:
        place = PLACE[card]
        if place:
            found[first + place] = found[first + place] + scale
