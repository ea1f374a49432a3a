"""A Lord comes to lie before a player (AB-R32, AB-R33, AB-R45, AB-A23, AB-A29, AB-A37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fathomless.games.abyss.endings import SEVENTH_LORD, call_end
from fathomless.games.abyss.material import LORDS_TO_END

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# What a Lord does when it arrives, by its number: filled by `lords.py`, and by expansions.
ARRIVALS: Final[dict[int, Callable[[AbyssState, int, int], None]]] = {}


def arrive(s: AbyssState, seat: int, lord: int, recruited: bool) -> None:
    """The Lord lies free; a seventh recruited one calls the end; then its power.

    A Lord that replaces another acts as if just recruited, but is not.
    """
    s.join(seat, lord)
    if recruited and len(s.lords[seat]) >= LORDS_TO_END:
        call_end(s, SEVENTH_LORD)
    s.extension.lord_joined(s, seat, lord, recruited)
    power = ARRIVALS.get(lord)
    if power is not None:
        power(s, seat, lord)
