"""Whether a Lord works: it does while it lies free and is not turned (AB-R34, AB-R52).

What the working Lords of a seat bring, lasting powers and Keys, is asked for far more often than it
changes: it is found whenever one comes, goes, or is turned, and kept in the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.games.abyss.box import KEYS, LORD_BIT, POWER_BIT
from fathomless.games.abyss.lists import changed_number

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def set_free(s: AbyssState, seat: int, lords: int) -> None:
    """The set of a seat's free Lords: one has come or gone, or is put under a Location (AB-A77)."""
    s.last_progress = s.turns
    s.free = changed_number(s.free, seat, lords)
    find_what_works(s, seat)


def turn(s: AbyssState, seat: int, lord: int) -> None:
    """AB-R52. One of a seat's free Lords is turned: only its Influence still counts."""
    s.turned |= LORD_BIT[lord]
    find_what_works(s, seat)


def find_what_works(s: AbyssState, seat: int) -> None:
    """AB-R34. The lasting powers and the Keys of the Lords that work."""
    working = s.working(seat)
    powers = keys = 0
    for lord in s.lords[seat]:
        if (POWER_BIT[lord] or KEYS[lord]) and working & LORD_BIT[lord]:
            powers |= POWER_BIT[lord]
            keys += KEYS[lord]
    if powers != s.lasting[seat]:
        s.lasting = changed_number(s.lasting, seat, powers)
    if keys != s.lord_keys[seat]:
        s.lord_keys = changed_number(s.lord_keys, seat, keys)
