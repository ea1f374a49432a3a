"""The course of a round: whose turn it is and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event
from fathomless.games.the_abyss.actions import MOST_SEATS
from fathomless.games.the_abyss.combos import Combos
from fathomless.games.the_abyss.draw import DrawOrTake, settle_draw
from fathomless.games.the_abyss.material import SEAT_BIT
from fathomless.games.the_abyss.scoring import DECK_EMPTY, LAST_PLAYER, end_round

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState

# Questions are immutable: one of each per seat serves every match.
DRAW_OR_TAKE: Final = [DrawOrTake(seat) for seat in range(MOST_SEATS)]
COMBOS: Final = [Combos(seat) for seat in range(MOST_SEATS)]


def go_on(s: TheAbyssState) -> None:
    """No question is open: what happens until the next one, or until the game is over.

    A running draw is settled first (TA-A11, TA-A39). Then the round may be over (TA-R28): before
    the deck, the number of players counts (TA-A31). Then the turn goes on, unless its player is out
    (TA-A17).
    """
    while s.asked is None and not s.finished:
        standing = s.standing
        if s.drawer >= 0:
            settle_draw(s)
        elif not standing & (standing - 1):
            end_round(s, LAST_PLAYER)
        elif s.top == len(s.deck):
            end_round(s, DECK_EMPTY)
        elif s.drew and standing & SEAT_BIT[s.active]:
            s.ask(COMBOS[s.active])
        else:
            next_turn(s)


def next_turn(s: TheAbyssState) -> None:
    """TA-R17, TA-A30, TA-A34. The next seat still in the round; the turn counts from now on."""
    seat = (s.active + 1) % s.seats
    while not s.standing & SEAT_BIT[seat]:
        seat = (seat + 1) % s.seats
    s.active = seat
    s.drew = False
    s.last_turn[seat] = s.turns
    s.turns += 1
    if s.journal is not None:
        s.emit(Event("turn", {"seat": seat}))
    s.ask(DRAW_OR_TAKE[seat])
