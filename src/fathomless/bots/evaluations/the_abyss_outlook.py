"""What there is to look at on a table of The Abyss, for whoever asks how good its seats stand.

A search asks at the beginning of a turn, when nothing is half done.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import the_abyss_features
from fathomless.bots.evaluations.outlook import Outlook
from fathomless.bots.evaluations.the_abyss_features import KINDS, is_new_deal
from fathomless.bots.evaluations.the_abyss_moment import KIND
from fathomless.core.state import State
from fathomless.games.the_abyss.actions import MOST_SEATS
from fathomless.games.the_abyss.material import (
    EYE,
    FACE_OF,
    HOOK,
    LAST_PANIC,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    SEAT_BIT,
    STOP_POINTS,
    SWORD,
    VALUE,
)
from fathomless.games.the_abyss.state import TheAbyssState

# Of a seat; the last ones only of who is in the round.
SEAT: Final = (
    "total",
    "total with the hand, from the target",
    "reaches the target",
    "in the round",
    "points",
    "15 points",
    "may stop",
    "1 Panic",
    "2 Panic",
    "cards",
    "Swords",
    "Hooks",
    "Eyes",
)
TABLE: Final = (
    "discard pile",
    "Sword on the discard pile",
    "deck",
    "Panic in the deck",
    "new deal",
    "first turns",
)
RACE: Final = ("best total of the others", "their best with the hand, from the target")
SIGHTS: Final = [
    *(f"oneself: {name}" for name in SEAT),
    *(f"{step} further: {name}" for step in range(1, MOST_SEATS) for name in SEAT),
    *(f"to move: {step} further" if step else "to move" for step in range(MOST_SEATS)),
    *TABLE,
    *RACE,
]
WIDTH: Final = len(SIGHTS)
FIRST_TO_MOVE: Final = MOST_SEATS * len(SEAT)
FIRST_OF_TABLE: Final = FIRST_TO_MOVE + MOST_SEATS
FIRST_OF_RACE: Final = FIRST_OF_TABLE + len(TABLE)


class TheAbyssOutlook(Outlook):
    """How the seats of The Abyss stand."""

    def __init__(self) -> None:
        super().__init__("the-abyss", KINDS, SIGHTS)

    def kind(self, state: State) -> int:
        """By seats."""
        return the_abyss_features.kind(state)

    def views(self, state: State) -> list[list[float]]:
        """From every seat: itself, the others in their order, whose turn it is, the table."""
        assert isinstance(state, TheAbyssState)
        seats = state.seats
        each = [of_seat(state, seat) for seat in range(seats)]
        table = of_table(state)
        found: list[list[float]] = []
        for seat in range(seats):
            seen = [0.0] * WIDTH
            best_total = best_sight = -float(state.target)
            for step in range(seats):
                other = each[(seat + step) % seats]
                copy_to(seen, step * len(SEAT), other)
                if step:
                    best_total = max(best_total, other[0])
                    best_sight = max(best_sight, other[1])
            seen[FIRST_TO_MOVE + (state.active - seat) % seats] = 1.0
            copy_to(seen, FIRST_OF_TABLE, table)
            seen[FIRST_OF_RACE] = best_total
            seen[FIRST_OF_RACE + 1] = best_sight
            found.append(seen)
        return found


def copy_to(seen: list[float], first: int, numbers: list[float]) -> None:
    """Some numbers to their place."""
    for i in range(len(numbers)):
        seen[first + i] = numbers[i]


def of_seat(state: TheAbyssState, seat: int) -> list[float]:
    """A number for each of SEAT."""
    found = [0.0] * len(SEAT)
    total = state.totals[seat]
    standing = state.standing & SEAT_BIT[seat] != 0
    points = state.points[seat] if standing else 0
    sight = total + points - state.target
    found[0] = total / state.target
    found[1] = sight / 25.0
    found[2] = 1.0 if sight >= 0 else 0.0
    if not standing:
        return found
    panics = state.panics[seat]
    hand = state.hands[seat]
    found[3] = 1.0
    found[4] = points / 25.0
    found[5] = 1.0 if points >= SACRIFICE_POINTS else 0.0
    found[6] = 1.0 if points >= STOP_POINTS else 0.0
    if panics:
        found[6 + min(panics, PANIC_LIMIT - 1)] = 1.0
    found[9] = len(hand) / 6.0
    for card in hand:
        kind = KIND[FACE_OF[card]]
        if kind == SWORD:
            found[10] = found[10] + 1.0
        elif kind == HOOK:
            found[11] = found[11] + 1.0
        elif kind == EYE:
            found[12] = found[12] + 1.0
    return found


def of_table(state: TheAbyssState) -> list[float]:
    """A number for each of TABLE."""
    found = [0.0] * len(TABLE)
    if state.discard:
        top = state.discard[-1]
        found[0] = VALUE[top] / 10.0
        found[1] = 1.0 if KIND[FACE_OF[top]] == SWORD else 0.0
    size = len(state.deck) - state.top
    panics = 0
    for i in range(state.top, len(state.deck)):
        if state.deck[i] <= LAST_PANIC:
            panics += 1
    found[2] = size / 50.0
    found[3] = 4.0 * panics / max(size, 1)
    found[4] = 1.0 if is_new_deal(state) else 0.0
    found[5] = 1.0 if state.turns <= state.seats else 0.0
    return found
