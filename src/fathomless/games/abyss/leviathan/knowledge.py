"""What an observer does not know of Leviathan's components, and how to draw it again (AB-A43).

Hidden are the orders of deck and pile, and the kinds of tokens that one neither has nor had.
"""

from __future__ import annotations

from fathomless.core.rng import Rng
from fathomless.games.abyss.box import SEAT_BIT
from fathomless.games.abyss.leviathan.border import Border


def draw_again(border: Border, observer: int, rng: Rng) -> None:
    """The Leviathans to come, and every token that the observer does not know."""
    deck = border.deck[border.top :]
    rng.shuffle(deck)
    border.deck = deck
    border.top = 0
    deal_tokens(border, 8 * SEAT_BIT[observer], rng)


def deal_tokens(border: Border, mine: int, rng: Rng) -> None:
    """The unknown kinds, to the pile and to the other players."""
    kinds = border.pile[border.pile_top :]
    left = len(kinds)
    for owned in border.tokens:
        for entry in owned:
            if not entry & mine:
                kinds.append(entry & 7)
    rng.shuffle(kinds)
    border.pile = kinds[:left]
    border.pile_top = 0
    if len(kinds) == left:
        return
    tokens: list[list[int]] = []
    for owned in border.tokens:
        dealt: list[int] = []
        for entry in owned:
            if entry & mine:
                dealt.append(entry)
            else:
                dealt.append((entry & ~7) | kinds[left])
                left += 1
        tokens.append(dealt)
    border.tokens = tokens
