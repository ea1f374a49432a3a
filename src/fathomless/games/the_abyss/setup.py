"""The set-up of a match and of each round (TA-R2, TA-R5, TA-R6, TA-R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.event import Event
from fathomless.games.the_abyss.knowledge import everybody
from fathomless.games.the_abyss.material import (
    BEGINNER_DECK,
    CARD_ID,
    CARDS,
    LAST_PANIC,
    OPENING_HAND,
    PANIC_LIMIT,
    STANDARD_DECK,
)

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState


def set_up_match(s: TheAbyssState) -> None:
    """TA-A21. A random seat starts the first round."""
    s.totals = [0] * s.seats
    s.starter = s.rng.below(s.seats)
    set_up_round(s)


def set_up_next_round(s: TheAbyssState) -> None:
    """TA-R30, TA-A21. The next seat clockwise starts, also if it was out; totals are kept."""
    s.starter = (s.starter + 1) % s.seats
    set_up_round(s)


def set_up_round(s: TheAbyssState) -> None:
    """TA-R5, TA-R6, TA-R7. Shuffle all 51, deal three each, flip the discard pile."""
    clear_table(s)
    deck = (BEGINNER_DECK if s.beginner else STANDARD_DECK)[:]
    s.rng.shuffle(deck)
    s.deck = deck
    s.top = 0
    if s.journal is not None:
        s.emit(Event("round", {"round": len(s.rounds) + 1, "starter": s.starter}))
    for step in range(s.seats):
        deal_hand(s, (s.starter + step) % s.seats)
    flip_discard(s)
    open_hands(s)


def clear_table(s: TheAbyssState) -> None:
    """Every card back into the deck (TA-A7)."""
    s.active = (s.starter - 1) % s.seats  # so that the next turn is the starter's
    s.drew = False
    s.turns = 0
    s.last_turn = [-1] * s.seats
    s.discard = []
    s.first = -1
    s.second = -1
    s.drawer = -1
    s.standing = (1 << s.seats) - 1
    s.hands = [[] for _ in range(s.seats)]
    s.points = [0] * s.seats
    s.faces = [0] * s.seats
    s.panics = [0] * s.seats
    s.played = []
    s.piles = []
    s.removed = []
    s.destroyed = 0
    s.known = [0] * CARDS
    s.memory = []


def deal_hand(s: TheAbyssState, seat: int) -> None:
    """TA-R5, TA-R6. Three cards; Panic among them goes face-up in front, and is not replaced."""
    for card in s.deck[s.top : s.top + OPENING_HAND]:
        if card <= LAST_PANIC:
            s.lay_panic(seat, card)
        else:
            s.gain(seat, card)
            s.known[card] = 1 << seat
    s.top += OPENING_HAND


def flip_discard(s: TheAbyssState) -> None:
    """TA-R7. The top card starts the discard pile; a Panic is shuffled back in first."""
    while s.deck[s.top] <= LAST_PANIC:
        rest = s.deck[s.top :]
        s.rng.shuffle(rest)
        s.deck = rest
        s.top = 0
        if s.journal is not None:
            s.emit(Event("reshuffle", {}))
    card = s.deck[s.top]
    s.top += 1
    s.discard.append(card)
    s.known[card] = everybody(s.seats)
    if s.journal is not None:
        s.emit(Event("flip", {"card": CARD_ID[card]}))


def open_hands(s: TheAbyssState) -> None:
    """TA-A18, TA-A27. Three Panic dealt: out, clockwise from the start player, down to one."""
    for step in range(s.seats):
        seat = (s.starter + step) % s.seats
        if s.panics[seat] >= PANIC_LIMIT and s.standing & ~(1 << seat):
            s.eliminate(seat)
