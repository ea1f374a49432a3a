"""What a moment of The Abyss is like for the seat that is asked, by what that seat can see.

Hidden hands count by their size alone.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.the_abyss.material import (
    BEGINNER_DECK,
    DECK_SIZE,
    EYE,
    FACE_OF,
    FACES,
    HOOK,
    LAST_PANIC,
    OPENING_HAND,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    SEAT_BIT,
    STANDARD_DECK,
    STOP_POINTS,
    SWORD,
    VALUE,
)
from fathomless.games.the_abyss.state import TheAbyssState

MOMENT: Final = (
    "always",
    "1 Panic",
    "2 Panic",
    "points",
    "points beyond 15",
    "may stop",
    "missing to 25",
    "cards",
    "Swords",
    "Hooks",
    "Eyes",
    "deck",
    "deck nearly empty",
    "draw ends the round",
    "Panic in a draw",
    "deadly Panic in a draw",
    "Panic in a draw, to be bought off",
    "discard pile",
    "Sword on the discard pile",
    "discard pile makes 25",
    "own turn",
    "another Panic to come",
    "others' most cards",
    "others' most cards beyond 4",
    "others standing",
    "other with 2 Panic",
    "others' least Panic",
    "next player with 2 Panic",
    "next player's cards",
    "may be given the third Panic",
    "total",
    "total ahead",
    "hand reaches the target",
    "other's total near the target",
    "ahead with hands",
    "ahead with hands, last round",
    "may stop, ahead with hands",
    "may stop, 2 Panic",
    "Sword may eliminate",
)
KIND: Final = bytes([face.kind for face in FACES])
STANDARD_PANICS: Final = len([card for card in STANDARD_DECK if card <= LAST_PANIC])
BEGINNER_PANICS: Final = len([card for card in BEGINNER_DECK if card <= LAST_PANIC])
PER_CARD: Final = 4.5  # points of a hidden card, about
FULL_DECK: Final = float(DECK_SIZE - OPENING_HAND)
NEARLY_EMPTY: Final = 8
LAST_DRAW: Final = 2
LARGE_HAND: Final = 4


def describe(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """A number for each of MOMENT."""
    found[0] = 1.0
    of_hand(state, seat, found)
    of_deck(state, seat, found)
    of_discard(state, seat, found)
    of_others(state, seat, found)
    of_next(state, seat, found)
    of_race(state, seat, found)


def of_hand(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """Panic in front, and what the hand is worth."""
    panics = state.panics[seat]
    points = state.points[seat]
    if panics:
        found[min(panics, 2)] = 1.0
    found[3] = points / 25.0
    found[4] = max(points - SACRIFICE_POINTS, 0) / 10.0
    if points >= STOP_POINTS:
        found[5] = 1.0
        found[37] = found[2]
    found[6] = max(STOP_POINTS - points, 0) / 25.0
    hand = state.hands[seat]
    found[7] = len(hand) / 6.0
    for card in hand:
        kind = KIND[FACE_OF[card]]
        if kind == SWORD:
            found[8] = found[8] + 1.0
        elif kind == HOOK:
            found[9] = found[9] + 1.0
        elif kind == EYE:
            found[10] = found[10] + 1.0
    found[20] = 1.0 if state.active == seat else 0.0


def of_deck(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """How many cards are left to draw, and how likely a Panic is among the next two."""
    size = len(state.deck) - state.top
    panics = BEGINNER_PANICS if state.beginner else STANDARD_PANICS
    panics -= state.destroyed
    for other in range(state.seats):
        panics -= state.panics[other]
    if state.drawer == seat and 0 <= state.first <= LAST_PANIC:
        panics -= 1
        found[21] = 1.0
    found[11] = size / FULL_DECK
    found[12] = max(NEARLY_EMPTY - size, 0) / 8.0
    found[13] = 1.0 if size <= LAST_DRAW else 0.0
    clear = size - panics
    chance = 1.0 if panics > 0 else 0.0
    if size > 1:
        chance = 1.0 - clear * (clear - 1) / (size * (size - 1.0))
    found[14] = chance
    if found[2] != 0.0:
        found[15 if state.points[seat] < SACRIFICE_POINTS else 16] = chance


def of_discard(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """What lies on top of the discard pile."""
    if not state.discard:
        return
    card = state.discard[-1]
    found[17] = VALUE[card] / 10.0
    found[18] = 1.0 if KIND[FACE_OF[card]] == SWORD else 0.0
    points = state.points[seat]
    found[19] = 1.0 if points < STOP_POINTS <= points + VALUE[card] else 0.0


def of_others(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """Those still in the round: their cards and their Panic."""
    most = 0
    standing = 0
    least = PANIC_LIMIT
    givers = 0
    for other in range(state.seats):
        if other == seat or not state.standing & SEAT_BIT[other]:
            continue
        cards = len(state.hands[other])
        panics = state.panics[other]
        standing += 1
        most = max(most, cards)
        least = min(least, panics)
        if panics and cards:
            givers += 1
        if panics >= PANIC_LIMIT - 1:
            found[25] = 1.0
    found[22] = most / 6.0
    found[23] = max(most - LARGE_HAND, 0) / 3.0
    found[24] = standing / 3.0
    found[26] = least / 2.0
    found[29] = found[2] * givers / 3.0
    if found[8] != 0.0 and state.panics[seat]:
        found[38] = found[25]


def of_next(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """Whoever comes next, unless it is the seat that is asked."""
    other = next_player(state)
    if other == seat:
        return
    found[27] = 1.0 if state.panics[other] >= PANIC_LIMIT - 1 else 0.0
    found[28] = len(state.hands[other]) / 6.0


def of_race(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """Totals, and what they would be if the round ended now."""
    total = state.totals[seat]
    best_total = 0
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best_total = max(best_total, state.totals[other])
            best = max(best, in_sight(state, other))
    sight = total + state.points[seat]
    found[30] = total / state.target
    found[31] = (total - best_total) / 25.0
    found[32] = 1.0 if sight >= state.target else 0.0
    found[33] = 1.0 if best_total >= state.target - STOP_POINTS else 0.0
    ahead = sight - best
    found[34] = max(min(ahead / 25.0, 2.0), -2.0)
    if max(float(sight), best) >= state.target:
        found[35] = ahead / (5.0 + abs(ahead))
    found[36] = found[5] * found[34]


def in_sight(state: TheAbyssState, other: int) -> float:
    """About the total of an opponent if the round ended now."""
    return state.totals[other] + PER_CARD * len(state.hands[other])


def next_player(state: TheAbyssState) -> int:
    """Whose turn will be the next."""
    other = (state.active + 1) % state.seats
    while not state.standing & SEAT_BIT[other]:
        other = (other + 1) % state.seats
    return other
