"""Tables of The Abyss laid out by hand, for questions with an obvious answer."""

from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.games.the_abyss.material import (
    CARD_ID,
    LAST_PANIC,
    STANDARD_DECK,
    faces_in,
    points_of,
)
from fathomless.games.the_abyss.state import TheAbyssState


def lay_out(
    question: Pending[TheAbyssState],
    hands: list[list[str]],
    panics: list[int],
    totals: list[int],
    top: list[str] | None = None,
) -> TheAbyssState:
    """Seat 0 is in its turn, after the draw; `top` are the next cards of the deck."""
    seats = len(hands)
    state = TheAbyssState(seats, Rng("laid out"), 70, beginner=False)
    cards = STANDARD_DECK[:]
    Rng("deck").shuffle(cards)
    state.totals = totals
    state.panics = panics
    for _ in range(sum(panics)):
        cards.remove(min(cards))
    state.hands = [[_take(cards, name) for name in hand] for hand in hands]
    state.points = [points_of(hand) for hand in state.hands]
    state.faces = [faces_in(hand) for hand in state.hands]
    state.discard = [next(card for card in cards if card > LAST_PANIC)]
    cards.remove(state.discard[0])
    state.deck = [_take(cards, name) for name in top or []] + cards
    state.known = [0] * 53
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.known[card] = 1 << seat
    state.known[state.discard[0]] = (2 << seats) - 1
    state.standing = (1 << seats) - 1
    state.last_turn = [0] + [-1] * (seats - 1)
    state.turns, state.drew = 1, True
    for zone in ("played", "piles", "removed", "memory", "ends", "rounds"):
        setattr(state, zone, [])
    state.asked = question
    return state


def _take(cards: list[int], name: str) -> int:
    card = next(card for card in cards if CARD_ID[card] == name)
    cards.remove(card)
    return card
