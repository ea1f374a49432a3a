"""Nebulis: how they come, how they pay, and whom the figure follows (AB-K2, AB-K3, AB-K5, AB-K6).

AB-A44, AB-A45, AB-A46, AB-A47.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.affiliation import begin_affiliation
from fathomless.games.abyss.box import POWER_BIT, RACE, SEAT_BIT, VALUE, lord
from fathomless.games.abyss.explore import pay_explorer, sell, tell_sale
from fathomless.games.abyss.extension import CORRUPTION, PURCHASE, RECRUITMENT
from fathomless.games.abyss.kraken.actions import (
    FIGURE_TO,
    NEBULIS,
    WITH_NEBULIS,
    WITH_PEARLS,
)
from fathomless.games.abyss.kraken.zones import NOBODY, Zones, zones_of
from fathomless.games.abyss.material import JOKER
from fathomless.games.abyss.politicians import corrupt, tell_corruption
from fathomless.games.abyss.recruit import paid_for

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

OUTLAW: Final = POWER_BIT[lord("outlaw")]
COUNTERFEITER: Final = POWER_BIT[lord("counterfeiter")]
CLEANER: Final = POWER_BIT[lord("cleaner")]

NOTHING_MORE: Final = 3  # beside the purposes of a payment: nothing follows from a change


def nebulis_on(face: int) -> int:
    """AB-K5. What a Kraken brings: one less than its value; any other card nothing."""
    return VALUE[face] - 1 if RACE[face] == JOKER else 0


# -- payments --------------------------------------------------------------------------------------


def purse(s: AbyssState, zones: Zones, seat: int) -> int:
    """AB-K3, AB-A46, AB-P102. How many Nebulis may go into one payment: 1, with the Outlaw 2."""
    own = zones.nebulis[seat]
    if own <= 1:
        return own
    return 2 if s.powers(seat) & OUTLAW else 1


def takes_payment(
    s: AbyssState, zones: Zones, seat: int, amount: int, purpose: int, item: int
) -> bool:
    """AB-K3, AB-A46. Nebulis pay what Pearls lack; with the Counterfeiter one may pay before."""
    if not zones.nebulis[seat]:
        return False
    pearls = s.pearls[seat]
    if amount > pearls:
        pay(s, seat, pearls, amount - pearls, purpose, item)
        return True
    if amount and s.powers(seat) & COUNTERFEITER:
        s.ask(HowToPay(seat, amount, purpose, item))
        return True
    return False


def pay(s: AbyssState, seat: int, pearls: int, nebulis: int, purpose: int, item: int) -> None:
    """AB-A46. To the explorer in a purchase, otherwise to the supply; then what was paid for."""
    zones = zones_of(s)
    if nebulis:
        zones.lose_nebulis(seat, nebulis)
        if s.journal is not None:
            s.emit(Event("nebulis-paid", {"seat": seat, "count": nebulis}))
    if purpose == PURCHASE:
        pay_explorer(s, seat, pearls)
        if nebulis:
            zones.gain_nebulis(s, s.active, nebulis, "sale")
        tell_sale(s, seat, pearls)
    else:
        s.pearls[seat] = s.pearls[seat] - pearls
    if purpose == RECRUITMENT:
        paid_for(s, seat, item, pearls)  # the figure waits for what spent Krakens bring
        return
    if purpose == CORRUPTION:
        tell_corruption(s, seat, item, pearls)
    gained = SEAT_BIT[s.active] if purpose == PURCHASE and nebulis else 0
    if not move_figure(s, gained, s.active, purpose, seat, item):
        carry_on(s, purpose, seat, item)


def after_payment(s: AbyssState, zones: Zones, seat: int, number: int) -> bool:
    """AB-K5, AB-A23, AB-A45. The Krakens that were played bring Nebulis; then the figure moves."""
    count = 0
    for face in s.paid:
        count += nebulis_on(face)
    if count:
        zones.gain_nebulis(s, seat, count, "kraken")
    if not zones.unsettled:
        return False
    return move_figure(s, SEAT_BIT[seat] if count else 0, s.active, RECRUITMENT, seat, number)


def lord_paid_for(question: Pending[Any]) -> int:
    """The Lord whose payment waits for one of these questions; −1: none."""
    if isinstance(question, (HowToPay, FigureGoes)) and question.purpose == RECRUITMENT:
        return question.item
    return -1


def carry_on(s: AbyssState, purpose: int, seat: int, item: int) -> None:
    """What was interrupted for the figure goes on."""
    if purpose == PURCHASE:
        sell(s, seat)
    elif purpose == RECRUITMENT:
        begin_affiliation(s, seat, item)
    elif purpose == CORRUPTION:
        corrupt(s, seat, item)


class HowToPay(Pending["AbyssState"]):
    """AB-P103, AB-A46. The Counterfeiter: Pearls alone, or a Nebulis for one of them."""

    __slots__ = ("amount", "item", "purpose")

    kind: ClassVar[str] = "counterfeiter"
    rule: ClassVar[str] = "AB-P103"

    def __init__(self, seat: int, amount: int, purpose: int, item: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.purpose = purpose
        self.item = item

    def fields(self) -> list[int]:
        """The seat, the amount, and what it is paid for."""
        return [self.seat, self.amount, self.purpose, self.item]

    def legal(self, state: AbyssState) -> list[Action]:
        """One or the other."""
        return [WITH_PEARLS, WITH_NEBULIS]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The payment, and what follows."""
        nebulis = 1 if action.verb == NEBULIS else 0
        pay(state, self.seat, self.amount - nebulis, nebulis, self.purpose, self.item)

    def prompt(self, state: AbyssState) -> Message:
        """How."""
        return Message("prompt.counterfeiter", {"n": self.amount})

    def option(self, state: AbyssState, action: Action) -> Message:
        """One or the other."""
        if action.verb == NEBULIS:
            return Message("option.with_nebulis", {"n": self.amount - 1, "more": 1})
        return Message("option.with_pearls", {"n": self.amount})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Only these two."""
        return Refusal("AB-A46", Message("refusal.counterfeiter"))


# -- the figure ------------------------------------------------------------------------------------


def move_figure(s: AbyssState, gained: int, judge: int, purpose: int, seat: int, item: int) -> bool:
    """AB-K6, AB-A18, AB-A47. After a change in which some seats have gained Nebulis.

    True if the holder, or without one the judge, has to choose first; what waits for it, the
    `purpose` of a payment of `seat`, goes on after that.
    """
    zones = zones_of(s)
    zones.unsettled = False
    leaders = zones.leaders()
    if not leaders:
        zones.give_figure(s, NOBODY)
        return False
    candidates = those_it_moves_to(zones.holder, leaders, gained)
    if not candidates:
        return False
    if candidates & (candidates - 1) == 0:
        zones.give_figure(s, candidates.bit_length() - 1)
        return False
    chooser = judge if zones.holder == NOBODY else zones.holder
    s.ask(FigureGoes(chooser, candidates, purpose, seat, item))
    return True


def those_it_moves_to(holder: int, leaders: int, gained: int) -> int:
    """AB-A47. The set of seats to one of which the figure moves; 0: it stays."""
    if holder != NOBODY and leaders & SEAT_BIT[holder]:
        return leaders & gained & ~SEAT_BIT[holder]
    return leaders & gained or leaders


class FigureGoes(Pending["AbyssState"]):
    """AB-A47. Several have most Nebulis: who gets the figure."""

    __slots__ = ("candidates", "item", "payer", "purpose")

    kind: ClassVar[str] = "figure"
    rule: ClassVar[str] = "AB-A47"

    def __init__(self, seat: int, candidates: int, purpose: int, payer: int, item: int) -> None:
        super().__init__(seat)
        self.candidates = candidates
        self.purpose = purpose
        self.payer = payer
        self.item = item

    def fields(self) -> list[int]:
        """The seat, the candidates, and the payment that waits."""
        return [self.seat, self.candidates, self.purpose, self.payer, self.item]

    def legal(self, state: AbyssState) -> list[Action]:
        """One of the candidates."""
        return [FIGURE_TO[seat] for seat in range(state.seats) if self.candidates & SEAT_BIT[seat]]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The figure moves; then whatever waits for it."""
        zones_of(state).give_figure(state, action.target)
        carry_on(state, self.purpose, self.payer, self.item)

    def prompt(self, state: AbyssState) -> Message:
        """To whom."""
        return Message("prompt.figure")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A player."""
        return Message("option.figure", {"target": f"seat:{action.target}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of those with most."""
        return Refusal("AB-A47", Message("refusal.figure"))


def last_krakens(s: AbyssState) -> int:
    """AB-A45, AB-A52, AB-P105. Krakens left in hand bring Nebulis, unless the Cleaner is there.

    The set of seats that have gained.
    """
    zones = zones_of(s)
    gained = 0
    for seat in range(s.seats):
        krakens = [face for face in s.hands[seat] if RACE[face] == JOKER]
        count = 0
        for face in krakens:
            s.lose(seat, face)
            s.discard.append(face)
            count += nebulis_on(face)
        if count and s.powers(seat) & CLEANER:
            if s.journal is not None:
                s.emit(Event("cleaner", {"seat": seat}))
        elif count:
            zones.gain_nebulis(s, seat, count, "hand")
            gained |= SEAT_BIT[seat]
    return gained
