"""Hearts and death (CH-R22–R25, CH-R27–R30, CH-C14–C17, CH-C36–C38, CH-C49, CH-C51, CH-C64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.event import Event
from fathomless.games.chasms import running, scoring, turn, windows
from fathomless.games.chasms.material import (
    BIT,
    CAUSE_IDS,
    FIRST_LEADER,
    FIRST_MONSTER_FACE,
    REVIVE_HEARTS,
    THORN,
)
from fathomless.games.chasms.steps import Lasting, Step
from fathomless.games.chasms.vocabulary import ALL, VS_ANY, VS_MONSTER

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

AMOUNT_BITS: Final = 4  # the pending loss of each seat in one number
AMOUNT: Final = 15


def hurt(s: ChasmsState, victims: int, n: int, cause: int, actor: int) -> None:
    """One effect makes some players lose Hearts."""
    amounts = 0
    for seat in range(s.seats):
        if victims & BIT[seat] and s.hearts[seat] > 0:
            amounts |= n << AMOUNT_BITS * seat
    if amounts:
        s.agenda.append(Hurt(amounts, 0, cause, actor))


class Hurt(Step):
    """CH-C36. Victims clockwise from the active player's left: guards, then the window of each.

    Then all lose at the same moment.
    """

    __slots__ = ("actor", "amounts", "cause", "position")

    kind: ClassVar[str] = "hurt"

    def __init__(self, amounts: int, position: int, cause: int, actor: int) -> None:
        self.amounts = amounts
        self.position = position
        self.cause = cause
        self.actor = actor

    def run(self, s: ChasmsState) -> None:
        """The next victim who has Hearts by now (CH-R24), or the loss itself."""
        amounts = self.amounts
        for position in range(self.position, s.seats):
            seat = (s.active + 1 + position) % s.seats
            n = amounts >> AMOUNT_BITS * seat & AMOUNT
            if n and s.hearts[seat] > 0:
                left = guarded(s, seat, n, self.cause)
                amounts -= n - left << AMOUNT_BITS * seat
                if left:
                    s.agenda.append(Hurt(amounts, position + 1, self.cause, self.actor))
                    windows.open_window(s, windows.WOULD_HURT, seat)
                    if s.asked is not None:
                        return
                    s.agenda.pop()  # nobody can answer: the next one
        if amounts:
            self.lose(s, amounts)

    def lose(self, s: ChasmsState, amounts: int) -> None:
        """Everybody at once; then come the last windows, death, and Old Bramble."""
        hurt_ones = 0
        at_zero = 0
        for step in range(1, s.seats + 1):
            seat = (s.active + step) % s.seats
            n = amounts >> AMOUNT_BITS * seat & AMOUNT
            if n and s.hearts[seat] > 0:
                s.lose_hearts(seat, n, self.cause, self.actor)
                hurt_ones |= BIT[seat]
                if s.hearts[seat] == 0:
                    at_zero |= BIT[seat]
        if self.cause < FIRST_LEADER and s.owner[THORN] >= 0:
            owner = s.owner[THORN]
            if hurt_ones & BIT[owner] and self.actor != owner:
                s.agenda.append(Payback(owner, self.actor))
        if at_zero:
            s.agenda.append(Zero(at_zero, 0))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.amounts, self.position, self.cause, self.actor]


def guarded(s: ChasmsState, seat: int, n: int, cause: int) -> int:
    """CH-C37. What the guards leave of a loss: those against all first, then the oldest."""
    if not s.lasting:
        return n
    from_monster = cause >= FIRST_MONSTER_FACE
    for entry in s.lasting:
        if entry.holder == seat and entry.n == ALL and entry.kind == VS_ANY:
            tell_guard(s, seat, n)
            return 0
    for entry in s.lasting:
        against = entry.kind == VS_ANY or (entry.kind == VS_MONSTER and from_monster)
        if n and entry.holder == seat and against:
            used = min(n, entry.n)
            n -= used
            tell_guard(s, seat, used)
            if used == entry.n:
                s.drop_lasting(entry)
            else:
                weaken(s, entry, used)
    return n


def weaken(s: ChasmsState, entry: Lasting, used: int) -> None:
    """A guard that is not used up."""
    left = Lasting(entry.kind, entry.holder, entry.source, entry.n - used, entry.until, entry.card)
    s.lasting = [left if other is entry else other for other in s.lasting]


def tell_guard(s: ChasmsState, seat: int, n: int) -> None:
    """A guard has worked."""
    if s.journal is not None:
        s.emit(Event("guard", {"seat": seat, "count": n}))


def pending(s: ChasmsState) -> int:
    """Where on the agenda the loss is that is being prepared."""
    place = len(s.agenda) - 1
    while not isinstance(s.agenda[place], Hurt):
        place -= 1
    return place


def pending_loss(s: ChasmsState, seat: int) -> int:
    """How many Hearts the seat is about to lose."""
    step = s.agenda[pending(s)]
    return step.amounts >> AMOUNT_BITS * seat & AMOUNT if isinstance(step, Hurt) else 0


def prevent(s: ChasmsState, n: int) -> None:
    """An Instant takes something off the loss whose window is open."""
    place = pending(s)
    step = s.agenda[place]
    if isinstance(step, Hurt):
        seat = (s.active + step.position) % s.seats
        loss = step.amounts >> AMOUNT_BITS * seat & AMOUNT
        less = min(n, loss)
        amounts = step.amounts - (less << AMOUNT_BITS * seat)
        s.agenda[place] = Hurt(amounts, step.position, step.cause, step.actor)
        if s.journal is not None:
            s.emit(Event("prevent", {"seat": seat, "count": less}))


class Zero(Step):
    """CH-C14, CH-C36. One last window for each player at 0 Hearts; then those still at 0 die."""

    __slots__ = ("position", "seats")

    kind: ClassVar[str] = "zero"

    def __init__(self, seats: int, position: int) -> None:
        self.seats = seats
        self.position = position

    def run(self, s: ChasmsState) -> None:
        """The next window, or the end of the rope."""
        s.dying = -1
        for position in range(self.position, s.seats):
            seat = (s.active + 1 + position) % s.seats
            if self.seats & BIT[seat] and s.hearts[seat] == 0:
                s.dying = seat
                s.agenda.append(Zero(self.seats, position + 1))
                if s.journal is not None:
                    s.emit(Event("zero", {"seat": seat}))
                windows.open_window(s, windows.REACHED_ZERO, seat)
                return
        self.die(s)

    def die(self, s: ChasmsState) -> None:
        """CH-C15, CH-C49, CH-R27, CH-R28. All still at 0 die together."""
        dead = False
        for step in range(1, s.seats + 1):
            seat = (s.active + step) % s.seats
            if self.seats & BIT[seat] and s.hearts[seat] == 0:
                dead = True
                fall(s, seat)
        if not dead:
            return
        if s.alive == 0:
            scoring.finish(s, scoring.MONSTERS_WIN)
        elif s.last_round:
            scoring.finish(s, scoring.DEATH)

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seats, self.position]


def fall(s: ChasmsState, seat: int) -> None:
    """CH-R23, CH-C17, CH-C49, CH-C69. Dead: what lasts on the player ends; hand and VP stay.

    The own turn and the rest of what the player does are over for good, also for somebody who is
    brought back before they would have gone on.
    """
    s.alive &= ~BIT[seat]
    if seat == s.active:
        s.phase = turn.BEGIN
    s.agenda = [step for step in s.agenda if not is_of(step, seat)]
    s.last_progress = s.slots
    if s.journal is not None:
        s.emit(Event("fall", {"seat": seat, "last": 1 if s.last_round else 0}))
    for entry in s.lasting:
        if entry.holder == seat:
            s.drop_lasting(entry)


def is_of(step: Step, seat: int) -> bool:
    """Whether these are effects of a player's card, or of a retaliation on this player."""
    return isinstance(step, running.Run) and step.player == seat


class Payback(Step):
    """CH-C64, CH-R37. Old Bramble: whoever's card hurt the owner loses 1 Heart."""

    __slots__ = ("actor", "owner")

    kind: ClassVar[str] = "payback"

    def __init__(self, owner: int, actor: int) -> None:
        self.owner = owner
        self.actor = actor

    def run(self, s: ChasmsState) -> None:
        """Only while both live."""
        if s.is_alive(self.owner) and s.is_alive(self.actor):
            if s.journal is not None:
                s.emit(Event("payback", {"seat": self.owner, "target": self.actor}))
            hurt(s, BIT[self.actor], 1, FIRST_LEADER + THORN, self.owner)

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.owner, self.actor]


def heal(s: ChasmsState, seat: int, n: int, cause: int, by_instant: bool) -> None:
    """CH-R22, CH-C16. Gain Hearts; only an Instant brings back somebody at 0."""
    if s.hearts[seat] == 0:
        if by_instant:
            revive(s, seat, n)
        return
    gained = s.gain_hearts(seat, n)
    if s.journal is not None:
        cause_id = CAUSE_IDS[cause]
        left = s.hearts[seat]
        s.emit(Event("heal", {"seat": seat, "count": gained, "left": left, "cause": cause_id}))


def revive(s: ChasmsState, seat: int, n: int) -> None:
    """CH-R23, CH-C51. Back with so many Hearts, if the pile has any."""
    if s.hearts[seat] > 0:
        return
    gained = s.gain_hearts(seat, n)
    if gained:
        s.alive |= BIT[seat]
        if s.journal is not None:
            s.emit(Event("return", {"seat": seat, "count": gained}))


def return_all(s: ChasmsState) -> None:
    """CH-R23, CH-C11, CH-C51. A new Monster is in play: the dead return with 3 Hearts."""
    for step in range(1, s.seats + 1):
        seat = (s.active + step) % s.seats
        if not s.is_alive(seat):
            revive(s, seat, REVIVE_HEARTS)
