"""What a seat of The Abyss sees, for the hidden units of its instinct: more than a moment tells.

Hidden hands count by their size; with two seats also by the cards in them that the seat has seen.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.the_abyss_moment import KIND, MOMENT, in_sight
from fathomless.games.the_abyss.actions import MOST_SEATS
from fathomless.games.the_abyss.combos import Combos, TopOrBottom
from fathomless.games.the_abyss.draw import DrawOrTake, KeepOne
from fathomless.games.the_abyss.material import (
    BEGINNER_DECK,
    EYE,
    FACE_IDS,
    FACE_OF,
    FACES,
    HOOK,
    LAST_PANIC,
    PANIC_LIMIT,
    SEAT_BIT,
    STANDARD_DECK,
    SWORD,
    VALUE,
)
from fathomless.games.the_abyss.panic import PanicWindow
from fathomless.games.the_abyss.state import TheAbyssState

QUESTIONS: Final = ("draw", "keep", "combos", "Panic", "under the Eye", "sacrifice")
UNSEEN: Final = ("Panic", "mean points", "Eyes", "Hooks", "Swords", "deck")
OTHER: Final = (
    "in the round",
    "1 Panic",
    "2 Panic",
    "cards",
    "total",
    "total ahead",
    "may reach the target",
    "its turn",
)
IN_A_DUEL: Final = ("cards", "points", "Swords")
SIGHTS: Final = [
    *MOMENT,
    *(f"hand: {FACE_IDS[face]}" for face in range(1, len(FACES))),
    *(f"discard pile: {FACE_IDS[face]}" for face in range(1, len(FACES))),
    *(f"question: {name}" for name in QUESTIONS),
    *(f"unseen: {name}" for name in UNSEEN),
    *(f"{step} further: {name}" for step in range(1, MOST_SEATS) for name in OTHER),
    *(f"seen in the other hand of a duel: {name}" for name in IN_A_DUEL),
]
WIDTH: Final = len(SIGHTS)
FIRST_HAND: Final = len(MOMENT) - 1  # no Panic is ever in a hand
FIRST_DISCARD: Final = FIRST_HAND + len(FACES) - 1
FIRST_QUESTION: Final = FIRST_DISCARD + len(FACES)
FIRST_UNSEEN: Final = FIRST_QUESTION + len(QUESTIONS)
FIRST_OTHER: Final = FIRST_UNSEEN + len(UNSEEN)
FIRST_IN_A_DUEL: Final = WIDTH - len(IN_A_DUEL)
DUEL: Final = 2  # seats; with more a theft between two others hides which card has gone


def sights_of(state: TheAbyssState, seat: int, now: list[float]) -> list[float]:
    """A number for each of SIGHTS, given those for MOMENT."""
    found = [0.0] * WIDTH
    for i in range(len(MOMENT)):
        found[i] = now[i]
    for card in state.hands[seat]:
        place = FIRST_HAND + FACE_OF[card]
        found[place] = found[place] + 1.0
    if state.discard:
        found[FIRST_DISCARD + FACE_OF[state.discard[-1]]] = 1.0
    found[FIRST_QUESTION + question(state)] = 1.0
    of_unseen(state, seat, found)
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        of_other(state, seat, other, found, FIRST_OTHER + (step - 1) * len(OTHER))
    if state.seats == DUEL:
        of_hand(state, seat, 1 - seat, found)
    return found


def question(state: TheAbyssState) -> int:
    """What is asked, as a place in QUESTIONS."""
    asked = state.asked
    if isinstance(asked, DrawOrTake):
        return 0
    if isinstance(asked, KeepOne):
        return 1
    if isinstance(asked, Combos):
        return 2
    if isinstance(asked, PanicWindow):
        return 3
    return 4 if isinstance(asked, TopOrBottom) else 5


def of_unseen(state: TheAbyssState, seat: int, found: list[float]) -> None:
    """What the deck, the hidden piles and the others' hands may still hold."""
    bit = SEAT_BIT[seat]
    known = state.known
    count = points = panics = eyes = hooks = swords = 0
    for card in BEGINNER_DECK if state.beginner else STANDARD_DECK:
        if known[card] & bit:
            continue
        count += 1
        if card <= LAST_PANIC:
            panics += 1
            continue
        points += VALUE[card]
        kind = KIND[FACE_OF[card]]
        if kind == EYE:
            eyes += 1
        elif kind == HOOK:
            hooks += 1
        elif kind == SWORD:
            swords += 1
    if not count:
        return
    found[FIRST_UNSEEN] = 4.0 * panics / count
    found[FIRST_UNSEEN + 1] = points / (6.0 * count)
    found[FIRST_UNSEEN + 2] = 4.0 * eyes / count
    found[FIRST_UNSEEN + 3] = 4.0 * hooks / count
    found[FIRST_UNSEEN + 4] = 4.0 * swords / count
    found[FIRST_UNSEEN + 5] = count / 50.0


def of_other(state: TheAbyssState, seat: int, other: int, found: list[float], first: int) -> None:
    """A number for each of OTHER."""
    total = state.totals[other]
    found[first + 4] = total / state.target
    found[first + 5] = (total - state.totals[seat]) / 25.0
    if not state.standing & SEAT_BIT[other]:
        return
    found[first] = 1.0
    panics = state.panics[other]
    if panics:
        found[first + min(panics, PANIC_LIMIT - 1)] = 1.0
    found[first + 3] = len(state.hands[other]) / 6.0
    found[first + 6] = 1.0 if in_sight(state, other) >= state.target else 0.0
    found[first + 7] = 1.0 if state.active == other else 0.0


def of_hand(state: TheAbyssState, seat: int, other: int, found: list[float]) -> None:
    """A number for each of IN_A_DUEL."""
    bit = SEAT_BIT[seat]
    for card in state.hands[other]:
        if state.known[card] & bit:
            found[FIRST_IN_A_DUEL] = found[FIRST_IN_A_DUEL] + 0.25
            found[FIRST_IN_A_DUEL + 1] = found[FIRST_IN_A_DUEL + 1] + VALUE[card] / 15.0
            if KIND[FACE_OF[card]] == SWORD:
                found[FIRST_IN_A_DUEL + 2] = found[FIRST_IN_A_DUEL + 2] + 1.0
