"""Payments of Pearls, and of whatever an expansion lets one pay with beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def means(s: AbyssState, seat: int) -> int:
    """What a seat can pay at once: its Pearls, and what an expansion adds to them."""
    return s.pearls[seat] + s.extension.purse(s, seat)


def is_taken_over(s: AbyssState, seat: int, amount: int, purpose: int, item: int) -> bool:
    """Whether an expansion sees to a payment, and to what follows from it."""
    return s.extension.takes_payment(s, seat, amount, purpose, item)
