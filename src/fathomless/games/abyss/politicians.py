"""Corruptor, Traitor and Schemer (AB-P22, AB-P23, AB-P26, AB-A37, AB-A38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import (
    CORRUPT,
    CORRUPT_LORD,
    DECLINE,
    DECLINE_POWER,
    FETCH_LORD,
    REPLACE_LORD,
)
from fathomless.games.abyss.arrivals import arrive
from fathomless.games.abyss.box import LORD_BIT, LORD_IDS, MOST_SEATS, lord
from fathomless.games.abyss.extension import CORRUPTION, COURT
from fathomless.games.abyss.guarded import court_refusal
from fathomless.games.abyss.material import CORRUPTION as PRICE
from fathomless.games.abyss.payments import is_taken_over, means

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

TRAITOR: Final = lord("traitor")


def in_court(s: AbyssState, seat: int) -> list[int]:
    """The Lords of the Court that nobody keeps from this seat."""
    return [number for number in s.court if not s.is_guarded(seat, COURT, number)]


# -- Corruptor -------------------------------------------------------------------------------------


def corruptor(s: AbyssState, seat: int, own: int) -> None:
    """AB-P22, AB-A38. With 5 Pearls a second Lord may be recruited."""
    if means(s, seat) >= PRICE and in_court(s, seat):
        s.ask(CORRUPTIONS[seat])


class Corruption(Pending["AbyssState"]):
    """AB-P22, AB-A38. Any Lord of the Court for 5 Pearls: no Allies, no affiliation."""

    kind: ClassVar[str] = "corruptor"
    rule: ClassVar[str] = "AB-P22"

    def legal(self, state: AbyssState) -> list[Action]:
        """A Lord, or none."""
        answers = [CORRUPT_LORD[number] for number in in_court(state, self.seat)]
        answers.append(DECLINE_POWER)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """A recruitment, except for its cost."""
        if action.verb != CORRUPT:
            return
        if not is_taken_over(state, self.seat, PRICE, CORRUPTION, action.item):
            state.pearls[self.seat] = state.pearls[self.seat] - PRICE
            tell_corruption(state, self.seat, action.item, PRICE)
            corrupt(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Whom, and for what: what Pearls lack, an expansion makes up (AB-A46)."""
        pearls = state.pearls[self.seat]
        if pearls < PRICE:
            return Message("prompt.corruptor_beyond", {"n": pearls, "more": PRICE - pearls})
        return Message("prompt.corruptor")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord, or none."""
        if action.verb == DECLINE:
            return Message("option.decline")
        return Message("option.corrupt", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A Lord of the Court, whom nobody else guards."""
        return court_refusal(state, self.seat, action, "AB-A38")


def tell_corruption(s: AbyssState, seat: int, number: int, pearls: int) -> None:
    """The second Lord is paid for: with so many Pearls, whatever else was paid (AB-A46)."""
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "lord": LORD_IDS[number], "pearls": pearls}
        s.emit(Event("corrupt", facts))


def corrupt(s: AbyssState, seat: int, number: int) -> None:
    """AB-A29, AB-A38. The second Lord is recruited, whatever was paid."""
    s.leave_court(number)
    arrive(s, seat, number, True)


# -- Traitor and Schemer ---------------------------------------------------------------------------


def traitor(s: AbyssState, seat: int, own: int) -> None:
    """AB-P23, AB-R55, AB-A37. For one of the other free Lords, any Lord of the Court."""
    if s.free[seat] & ~LORD_BIT[own] and in_court(s, seat):
        s.ask(Replacement(seat, own))


def schemer(s: AbyssState, seat: int, own: int) -> None:
    """AB-P26, AB-R55, AB-A37. For one of the other free Lords, the top of the deck."""
    if s.free[seat] & ~LORD_BIT[own] and s.lord_top < len(s.lord_deck):
        s.ask(Replacement(seat, own))


class Replacement(Pending["AbyssState"]):
    """AB-R55, AB-A37. Which of the other free Lords is discarded, if any; turned ones too."""

    __slots__ = ("own",)

    kind: ClassVar[str] = "replacement"
    rule: ClassVar[str] = "AB-R55"

    def __init__(self, seat: int, own: int) -> None:
        super().__init__(seat)
        self.own = own

    def fields(self) -> list[int]:
        """The seat, and the Lord whose power it is."""
        return [self.seat, self.own]

    def legal(self, state: AbyssState) -> list[Action]:
        """Every other free Lord, or none."""
        others = state.free[self.seat] & ~LORD_BIT[self.own]
        answers = [
            REPLACE_LORD[number] for number in state.lords[self.seat] if others & LORD_BIT[number]
        ]
        answers.append(DECLINE_POWER)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """It leaves the game; the newcomer follows."""
        if action.verb == DECLINE:
            return
        state.dismiss(self.seat, action.item)
        if state.journal is not None:
            state.emit(Event("dismiss", {"seat": self.seat, "lord": LORD_IDS[action.item]}))
        if self.own == TRAITOR:
            state.ask(NEWCOMERS[self.seat])
        else:
            replace(state, self.seat, state.draw_lord())

    def prompt(self, state: AbyssState) -> Message:
        """Whom to give up."""
        return Message("prompt.replacement", {"lord": f"lord:{LORD_IDS[self.own]}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord, or none."""
        if action.verb == DECLINE:
            return Message("option.decline")
        return Message("option.replace", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Another free Lord of one's own."""
        return Refusal("AB-R55", Message("refusal.replacement"))


class Newcomer(Pending["AbyssState"]):
    """AB-P23. The Traitor: which Lord of the Court comes instead."""

    kind: ClassVar[str] = "newcomer"
    rule: ClassVar[str] = "AB-P23"

    def legal(self, state: AbyssState) -> list[Action]:
        """Any Lord of the Court."""
        return [FETCH_LORD[number] for number in in_court(state, self.seat)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It comes for nothing."""
        state.leave_court(action.item)
        replace(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Who comes."""
        return Message("prompt.newcomer")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord."""
        return Message("option.fetch", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A Lord of the Court, whom nobody else guards."""
        return court_refusal(state, self.seat, action, "AB-P23")


def replace(s: AbyssState, seat: int, number: int) -> None:
    """AB-A29, AB-A37. The newcomer's power works at once; it is no recruitment."""
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "lord": LORD_IDS[number]}
        s.emit(Event("newcomer", facts))
    arrive(s, seat, number, False)


CORRUPTIONS: Final = [Corruption(seat) for seat in range(MOST_SEATS)]
NEWCOMERS: Final = [Newcomer(seat) for seat in range(MOST_SEATS)]
