"""The course of the game: what is asked next (AN-R10, AN-R11, AN-R16, AN-R31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.games.the_abandons.dead_ends import STUCK, show_mercy, ways_out
from fathomless.games.the_abandons.items import dig
from fathomless.games.the_abandons.labyrinth import MERCIFUL
from fathomless.games.the_abandons.moving import DOORS
from fathomless.games.the_abandons.scoring import RUNNING, lose

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


def go_on(s: TheAbandonsState) -> None:
    """No question is open: what happens until the next one, or until the game is over.

    A Bomb digs until a passage covers (AN-R24). Then one moves forward while there is a door or a
    loop to take (AN-R10). Without any it is a dead end (AN-R11): forgiven before the first
    intersection (AN-R16), otherwise there is help or the game is lost (AN-R31).
    """
    while s.asked is None and s.ending == RUNNING:
        if s.covering:
            dig(s)
        elif s.here or s.far:
            s.ask(DOORS)
        elif s.beginning == MERCIFUL:
            show_mercy(s)
        elif ways_out(s):
            s.ask(STUCK)
        else:
            lose(s)
