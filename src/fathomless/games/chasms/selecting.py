"""Who is meant: the selectors (CH-C24, CH-C25, CH-C35, CH-C52, CH-C53, CH-R32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event
from fathomless.games.chasms.material import BIT, DIE_FACES, FIRST_LEADER, MOST_SEATS
from fathomless.games.chasms.vocabulary import (
    ACTOR,
    ALL_LIVING,
    LEFT,
    MOST_HEARTS,
    MOST_VP,
    OTHERS,
    OTHERS_WITH_MORE_VP,
    RANDOM_OTHER,
    RIGHT,
    SELF,
    VS_CARDS,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.running import Run
    from fathomless.games.chasms.state import ChasmsState


# By seats and active seat; never changed.
ORDERS: Final = [
    [(active + step) % seats for step in range(1, seats + 1)] if seats else []
    for seats in range(MOST_SEATS + 1)
    for active in range(MOST_SEATS)
]


def order(s: ChasmsState) -> list[int]:
    """CH-C36. Clockwise from the active player's left, the active player last."""
    return ORDERS[s.seats * MOST_SEATS + s.active]


def selected(s: ChasmsState, r: Run, who: int) -> int:
    """CH-R24. The living players that are meant and on whom the effect works, as a set."""
    if who == SELF:
        return BIT[r.player] & s.alive
    found = meant(s, r, who) & s.alive
    if found and r.cause < FIRST_LEADER:
        for seat in range(s.seats):
            if found & BIT[seat] and is_spared(s, r, seat):
                found &= ~BIT[seat]
    return found


def meant(s: ChasmsState, r: Run, who: int) -> int:
    """The players that are meant, living or not."""
    others = s.alive & ~BIT[r.player]
    if who == OTHERS:
        return others
    if who == ALL_LIVING:
        return s.alive
    if who == ACTOR:
        return BIT[r.actor] if r.actor >= 0 else 0
    if who in (LEFT, RIGHT):
        return neighbour(s, r.player, 1 if who == LEFT else s.seats - 1)
    if who == MOST_VP:
        return BIT[roll_off(s, the_most(s, s.vp))]
    if who == MOST_HEARTS:
        return BIT[roll_off(s, the_most(s, s.hearts))]
    if who == OTHERS_WITH_MORE_VP:
        return with_more_vp(s, r.player)
    if who == RANDOM_OTHER:
        return random_of(s, others)
    return BIT[r.target] if r.target >= 0 else 0


def neighbour(s: ChasmsState, seat: int, step: int) -> int:
    """CH-C25. The next living player that way."""
    other = (seat + step) % s.seats
    while other != seat:
        if s.alive & BIT[other]:
            return BIT[other]
        other = (other + step) % s.seats
    return 0


def with_more_vp(s: ChasmsState, seat: int) -> int:
    """The living players with more VP than this one."""
    found = 0
    for other in range(s.seats):
        if s.alive & BIT[other] and s.vp[other] > s.vp[seat]:
            found |= BIT[other]
    return found


def the_most(s: ChasmsState, what: list[int]) -> int:
    """CH-C52. The living players who have most of something, oneself included."""
    most = -1
    found = 0
    for seat in range(s.seats):
        if s.alive & BIT[seat]:
            if what[seat] > most:
                most = what[seat]
                found = 0
            if what[seat] == most:
                found |= BIT[seat]
    return found


def random_of(s: ChasmsState, seats: int) -> int:
    """One of them, each equally likely."""
    among = [seat for seat in range(s.seats) if seats & BIT[seat]]
    if not among:
        return 0
    s.irrevocable += 1
    return BIT[among[int(s.rng.below(len(among)))]]


def roll_off(s: ChasmsState, seats: int) -> int:
    """CH-R32, CH-C25. Of several equals the one with the highest roll; rolled until decided."""
    while seats & (seats - 1):
        s.irrevocable += 1
        highest = 0
        best = 0
        for seat in range(s.seats):
            if seats & BIT[seat]:
                number = int(s.rng.below(DIE_FACES)) + 1
                if s.journal is not None:
                    s.emit(Event("roll-off", {"seat": seat, "die": number}))
                if number > highest:
                    highest = number
                    best = 0
                if number == highest:
                    best |= BIT[seat]
        seats = best
    return seats.bit_length() - 1


def is_spared(s: ChasmsState, r: Run, seat: int) -> bool:
    """CH-C33, CH-C35, CH-R40. Whom a card leaves alone: struck, or behind a Smoke Screen.

    A Leader's skill and a retaliation are no cards.
    """
    if seat == r.player or r.cause >= FIRST_LEADER:
        return False
    if r.struck & BIT[seat]:
        return True
    return any(entry.kind == VS_CARDS and entry.holder == seat for entry in s.lasting)


def first_of(seats: int) -> int:
    """The only seat of a set; −1: none."""
    return seats.bit_length() - 1
