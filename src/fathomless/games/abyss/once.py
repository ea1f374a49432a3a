"""Powers used once in each turn of one's own: Slaver, Oracle, Opportunist.

AB-R35, AB-A39. They are offered beside the answers to every question in which the active player
decides at table level, and lie over that question while they are carried out. Neither inside a
payment or an arrow power, nor between three Keys and their Location, nor while somebody else
decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import (
    OUST_LORD,
    PURGE_STACK,
    SELL_FACE,
    USE,
    USE_LORD,
)
from fathomless.games.abyss.box import (
    FACE_IDS,
    LORD_BIT,
    LORD_IDS,
    MOST_SEATS,
    ONCE_A_TURN,
    POWER_BIT,
    lord,
)
from fathomless.games.abyss.extension import COURT, STACK
from fathomless.games.abyss.guarded import court_refusal, stack_refusal
from fathomless.games.abyss.lists import changed
from fathomless.games.abyss.material import RACE_IDS, RACES

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

SLAVER_PEARLS: Final = 2
FIRST_FOREIGN_VERB: Final = 64  # the verbs of expansions begin here


class OncePower:
    """One such power: whether it can be used, and its question."""

    def usable(self, s: AbyssState, seat: int) -> bool:
        """Whether there is anything to use it on."""
        raise NotImplementedError

    def begin(self, s: AbyssState, seat: int) -> None:
        """Ask what to use it on."""
        raise NotImplementedError


def add_powers(s: AbyssState, seat: int, answers: list[Action]) -> None:
    """Add whatever the active player may do beside the question at hand."""
    powers = s.powers(seat) & ONCE_A_TURN
    if powers:
        for number, power in ONCE_POWERS.items():
            if not powers & POWER_BIT[number] or s.used & LORD_BIT[number]:
                continue
            if power.usable(s, seat):
                answers.append(USE_LORD[number])
    s.extension.options(s, seat, answers)


def interrupts(action: Action) -> bool:
    """Whether an action is not the answer to the question, but something done beside it."""
    return action.verb == USE or action.verb >= FIRST_FOREIGN_VERB


def interrupt(s: AbyssState, question: Pending[Any], action: Action) -> None:
    """Lay the power over the question, which will be asked again."""
    s.ask(question)
    carry_out(s, question.seat, action)


def carry_out(s: AbyssState, seat: int, action: Action) -> None:
    """Begin what is done beside a question."""
    if action.verb == USE:
        s.used |= LORD_BIT[action.item]
        ONCE_POWERS[action.item].begin(s, seat)
    else:
        s.extension.chosen(s, seat, action)


def power_option(s: AbyssState, seat: int, action: Action) -> Message:
    """A power in words, beside other answers."""
    if action.verb >= FIRST_FOREIGN_VERB:
        return foreign_option(s, seat, action)
    return Message("option.use", {"lord": f"lord:{LORD_IDS[action.item]}"})


def foreign_option(s: AbyssState, seat: int, action: Action) -> Message:
    """An action of an expansion in its words."""
    for extension in s.extensions:
        words = extension.option(s, seat, action)
        if words is not None:
            return words
    return Message("option.decline")


def beside_refusal(s: AbyssState, seat: int, action: Action) -> Refusal | None:
    """Why something that may be done beside a question cannot be now; None: it is no such thing."""
    if action.verb == USE:
        return power_refusal(s, seat, action)
    for extension in s.extensions:
        refusal = extension.refusal(s, seat, action)
        if refusal is not None:
            return refusal
    return None


def power_refusal(s: AbyssState, seat: int, action: Action) -> Refusal:
    """Why a power cannot be used now."""
    who = f"lord:{LORD_IDS[action.item]}"
    if not s.powers(seat) & POWER_BIT[action.item]:
        return Refusal("AB-R34", Message("refusal.power_not_yours", {"lord": who}))
    if s.used & LORD_BIT[action.item]:
        return Refusal("AB-A39", Message("refusal.power_used", {"lord": who}))
    return Refusal("AB-A39", Message("refusal.power_nothing", {"lord": who}))


class SellAlly(Pending["AbyssState"]):
    """AB-P12. The Slaver: any card of the hand for 2 Pearls."""

    kind: ClassVar[str] = "slaver"
    rule: ClassVar[str] = "AB-P12"

    def legal(self, state: AbyssState) -> list[Action]:
        """One answer per face in hand."""
        answers: list[Action] = []
        last = -1
        for face in state.hands[self.seat]:
            if face != last:
                answers.append(SELL_FACE[face])
                last = face
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The card to the discard pile, the Pearls from the Treasury."""
        state.lose(self.seat, action.item)
        state.discard.append(action.item)
        if state.journal is not None:
            state.emit(Event("sell", {"seat": self.seat, "card": FACE_IDS[action.item]}))
        state.gain_pearls(self.seat, SLAVER_PEARLS, "slaver")

    def prompt(self, state: AbyssState) -> Message:
        """Which Ally."""
        return Message("prompt.slaver")

    def option(self, state: AbyssState, action: Action) -> Message:
        """An Ally."""
        return Message("option.sell", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A card of the hand."""
        return Refusal("AB-P12", Message("refusal.hand"))


class PurgeStack(Pending["AbyssState"]):
    """AB-P17, AB-A42, AB-A43. The Oracle: a whole stack of the Council to the discard pile."""

    kind: ClassVar[str] = "oracle"
    rule: ClassVar[str] = "AB-P17"

    def legal(self, state: AbyssState) -> list[Action]:
        """Every stack that is not empty."""
        return [
            PURGE_STACK[race]
            for race in range(RACES)
            if state.council[race] and not state.is_guarded(self.seat, STACK, race)
        ]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It is shown as it goes."""
        stack = state.council[action.item]
        state.council = changed(state.council, action.item, [])
        state.extension.left(state, STACK, action.item)
        state.discard.extend(stack)
        state.irrevocable += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "race": RACE_IDS[action.item]}
            facts["count"] = len(stack)
            facts["cards"] = [FACE_IDS[face] for face in stack]
            state.emit(Event("purge", facts))

    def prompt(self, state: AbyssState) -> Message:
        """Which stack."""
        return Message("prompt.oracle")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A stack."""
        size = len(state.council[action.item])
        return Message("option.purge", {"race": f"race:{RACE_IDS[action.item]}", "count": size})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A stack with cards in it, that nobody else guards."""
        return stack_refusal(state, self.seat, action)


class OustLord(Pending["AbyssState"]):
    """AB-P21. The Opportunist: a Lord of the Court leaves, the top of the deck takes the space."""

    kind: ClassVar[str] = "opportunist"
    rule: ClassVar[str] = "AB-P21"

    def legal(self, state: AbyssState) -> list[Action]:
        """Every Lord in the Court."""
        return [
            OUST_LORD[number]
            for number in state.court
            if not state.is_guarded(self.seat, COURT, number)
        ]

    def apply(self, state: AbyssState, action: Action) -> None:
        """AB-A28. The same space; no refill follows from it."""
        newcomer = state.draw_lord()
        state.court = [newcomer if other == action.item else other for other in state.court]
        state.gone = [*state.gone, action.item]
        state.extension.left(state, COURT, action.item)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "lord": LORD_IDS[action.item]}
            facts["lords"] = [LORD_IDS[newcomer]]
            state.emit(Event("oust", facts))

    def prompt(self, state: AbyssState) -> Message:
        """Which Lord."""
        return Message("prompt.opportunist")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord."""
        return Message("option.oust", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A Lord in the Court, whom nobody else guards."""
        return court_refusal(state, self.seat, action, "AB-P21")


SELL_ALLY: Final = [SellAlly(seat) for seat in range(MOST_SEATS)]
PURGE: Final = [PurgeStack(seat) for seat in range(MOST_SEATS)]
OUST: Final = [OustLord(seat) for seat in range(MOST_SEATS)]


class Slaver(OncePower):
    """AB-P12. Needs a card in hand."""

    def usable(self, s: AbyssState, seat: int) -> bool:
        """A card in hand."""
        return len(s.hands[seat]) > 0

    def begin(self, s: AbyssState, seat: int) -> None:
        """Which Ally."""
        s.ask(SELL_ALLY[seat])


class Oracle(OncePower):
    """AB-P17. Needs a stack."""

    def usable(self, s: AbyssState, seat: int) -> bool:
        """A stack with cards in it."""
        return len(PURGE[seat].legal(s)) > 0

    def begin(self, s: AbyssState, seat: int) -> None:
        """Which stack."""
        s.ask(PURGE[seat])


class Opportunist(OncePower):
    """AB-P21. Needs a Lord in the Court and one in the deck."""

    def usable(self, s: AbyssState, seat: int) -> bool:
        """Not with an empty deck."""
        return s.lord_top < len(s.lord_deck) and len(OUST[seat].legal(s)) > 0

    def begin(self, s: AbyssState, seat: int) -> None:
        """Which Lord."""
        s.ask(OUST[seat])


ONCE_POWERS: Final[dict[int, OncePower]] = {
    lord("slaver"): Slaver(),
    lord("oracle"): Oracle(),
    lord("opportunist"): Opportunist(),
}
