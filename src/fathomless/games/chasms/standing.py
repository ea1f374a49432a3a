"""Standing orders for windows: what a player lets pass without being asked (CH-C67).

They save questions, not rights: a pass that is given by order is a pass like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathomless.core.action import Action
from fathomless.core.game import NEVER
from fathomless.core.pending import Pending
from fathomless.games.chasms import selecting, windows
from fathomless.games.chasms.actions import PASS_BY
from fathomless.games.chasms.material import (
    BIT,
    DIE_FACES,
    FIRST_MONSTER_FACE,
    PROGRAM_OF,
    PROGRAMS,
)
from fathomless.games.chasms.plays import played
from fathomless.games.chasms.vocabulary import (
    ALL_LIVING,
    LEFT,
    MOST_HEARTS,
    MOST_VP,
    OTHERS,
    RIGHT,
    SELF,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

ALWAYS: Final = "always"
CONCERNED: Final = "concerned"
ORDERS: Final = (ALWAYS, CONCERNED, NEVER)


def answer(s: ChasmsState, question: Pending[Any], order: str) -> Action | None:
    """Pass, or None: the player is asked. The own death is never let pass."""
    if not isinstance(question, windows.Instant) or order == ALWAYS:
        return None
    dying = question.window == windows.REACHED_ZERO and question.subject == question.seat
    if dying or (order == CONCERNED and concerns(s, question)):
        return None
    return PASS_BY


def concerns(s: ChasmsState, question: windows.Instant) -> bool:
    """Whether what has happened, or is about to, is about this player.

    A card is also about the player whose card or roll it answers.
    A death in the last round is everybody's business: it ends the game (CH-R27).
    """
    seat, window = question.seat, question.window
    if window == windows.CARD_PLAYED:
        play = played(s)
        return play.actor == seat or windows.is_against(s, play, seat)
    if window == windows.ROLLED:
        return seat == s.strike.seat or is_hit(s, seat)
    if window == windows.REACHED_ZERO and s.last_round:
        return True
    return question.subject == seat


def is_hit(s: ChasmsState, seat: int) -> bool:
    """Whether the retaliation on the table would do something to this player."""
    victim = s.strike.victim
    cause = FIRST_MONSTER_FACE + DIE_FACES * s.strike.monster + s.strike.die - 1
    return any(is_meant(s, victim, seat, effect.who) for effect in PROGRAMS[PROGRAM_OF[cause]])


def is_meant(s: ChasmsState, victim: int, seat: int, who: int) -> bool:
    """Whether a selector means this player, seen from whoever suffers the retaliation."""
    if who == SELF:
        return seat == victim
    if who == OTHERS:
        return seat != victim
    if who in (LEFT, RIGHT):
        step = 1 if who == LEFT else s.seats - 1
        return selecting.neighbour(s, victim, step) & BIT[seat] != 0
    if who == MOST_VP:
        return selecting.the_most(s, s.vp) & BIT[seat] != 0
    if who == MOST_HEARTS:
        return selecting.the_most(s, s.hearts) & BIT[seat] != 0
    return who == ALL_LIVING
