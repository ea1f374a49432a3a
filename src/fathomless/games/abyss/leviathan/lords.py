"""The powers of Leviathan's Lords at their arrival (AB-A24).

Lasting powers are read where they work: the Intrepid in `victory`, Taxidermist and Altruist in
`take_health`, the Metamorph in `can_attack`, the Coward in `MonsterAtBorder`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import DECLINE, DECLINE_POWER
from fathomless.games.abyss.box import MOST_SEATS, lord
from fathomless.games.abyss.leviathan.actions import (
    BREED_AT,
    CHALLENGE_SEAT,
    FIGHT,
    WEAKEN_AT,
)
from fathomless.games.abyss.leviathan.arrivals import NOTHING_MORE, add_leviathan
from fathomless.games.abyss.leviathan.border import EMPTY, border_of
from fathomless.games.abyss.leviathan.fight import declare, take_health
from fathomless.games.abyss.leviathan.foes import add_fights, fight_option, next_level
from fathomless.games.abyss.leviathan.tables import SPACE_NAMES, SPACES
from fathomless.games.abyss.soldiers import opponents

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# -- Border Guard ----------------------------------------------------------------------------------


def border_guard(s: AbyssState, seat: int, own: int) -> None:
    """AB-P202, AB-A21, AB-A55. An opponent adds a Leviathan; nobody, or none left: lost."""
    if not border_of(s).can_add():
        return
    targets = opponents(s, seat)
    if len(targets) > 1:
        s.ask(CHALLENGES[seat])
    elif targets:
        challenge(s, seat, targets[0])


def challenge(s: AbyssState, seat: int, target: int) -> None:
    """AB-P202, AB-A59. The opponent draws, rolls and suffers the attack, if there is one."""
    if s.journal is not None:
        s.emit(Event("challenge", {"seat": seat, "target": target}))
    add_leviathan(s, target, NOTHING_MORE)


class Challenge(Pending["AbyssState"]):
    """AB-P202, AB-A21. Which opponent adds a Leviathan."""

    kind: ClassVar[str] = "border-guard"
    rule: ClassVar[str] = "AB-P202"

    def legal(self, state: AbyssState) -> list[Action]:
        """Whoever is not protected."""
        return [CHALLENGE_SEAT[other] for other in opponents(state, self.seat)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It is their Leviathan."""
        challenge(state, self.seat, action.target)

    def prompt(self, state: AbyssState) -> Message:
        """Whom."""
        return Message("prompt.border_guard")

    def option(self, state: AbyssState, action: Action) -> Message:
        """An opponent."""
        return Message("option.challenge", {"target": f"seat:{action.target}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """An opponent without a Shaman."""
        return Refusal("AB-A21", Message("refusal.border_guard"))


# -- Arms Dealer, Sorcerer -------------------------------------------------------------------------


def arms_dealer(s: AbyssState, seat: int, own: int) -> None:
    """AB-P204. A Pearl for each Leviathan on the Border, one gain."""
    count = len(border_of(s).occupied())
    if count:
        s.gain_pearls(seat, count, "arms_dealer")


def sorcerer(s: AbyssState, seat: int, own: int) -> None:
    """AB-P206, AB-A56. A fight outside an exploration: nothing goes to the Council.

    Whoever has cards is asked, so that nobody learns what they are.
    """
    if border_of(s).has_leviathan() and s.hands[seat]:
        s.ask(SORCERERS[seat])


class SorcererFight(Pending["AbyssState"]):
    """AB-P206. Which Leviathan to fight, if any."""

    kind: ClassVar[str] = "sorcerer"
    rule: ClassVar[str] = "AB-P206"

    def legal(self, state: AbyssState) -> list[Action]:
        """Any that can be attacked, or none."""
        answers: list[Action] = []
        add_fights(state, self.seat, answers)
        answers.append(DECLINE_POWER)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The fight begins."""
        if action.verb == FIGHT:
            declare(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Whom."""
        return Message("prompt.sorcerer")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Leviathan, or none."""
        if action.verb == DECLINE:
            return Message("option.decline")
        return fight_option(state, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A Leviathan that can be attacked."""
        return Refusal("AB-L5", Message("refusal.fight"))


# -- Rebel -----------------------------------------------------------------------------------------


def rebel(s: AbyssState, seat: int, own: int) -> None:
    """AB-P208. One health point of any Leviathan, with its reward; an empty Border: lost."""
    spaces = border_of(s).occupied()
    if len(spaces) > 1:
        s.ask(WEAKENINGS[seat])
    elif spaces:
        take_health(s, seat, spaces[0], 1, 0)


class Weakening(Pending["AbyssState"]):
    """AB-P208. Which Leviathan loses a health point."""

    kind: ClassVar[str] = "rebel"
    rule: ClassVar[str] = "AB-P208"

    def legal(self, state: AbyssState) -> list[Action]:
        """Any on the Border."""
        return [WEAKEN_AT[space] for space in border_of(state).occupied()]

    def apply(self, state: AbyssState, action: Action) -> None:
        """As if an attack had succeeded; no further one follows."""
        take_health(state, self.seat, action.item, 1, 0)

    def prompt(self, state: AbyssState) -> Message:
        """Whom."""
        return Message("prompt.rebel")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Leviathan."""
        level = next_level(border_of(state), action.item)
        return Message("option.weaken", {"space": SPACE_NAMES[action.item], "n": level})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A space with a Leviathan."""
        return Refusal("AB-P208", Message("refusal.leviathan"))


# -- Breeder ---------------------------------------------------------------------------------------


def breeder(s: AbyssState, seat: int, own: int) -> None:
    """AB-P210, AB-A55. A Leviathan on a free space of one's choice; no space, none left: lost."""
    border = border_of(s)
    free = SPACES - len(border.occupied())
    if not border.can_add() or not free:
        return
    question = BREEDINGS[seat]
    if free > 1:
        s.ask(question)
    else:
        question.apply(s, question.legal(s)[0])


class Breeding(Pending["AbyssState"]):
    """AB-P210. Which free space the new Leviathan gets."""

    kind: ClassVar[str] = "breeder"
    rule: ClassVar[str] = "AB-P210"

    def legal(self, state: AbyssState) -> list[Action]:
        """Every space without one."""
        foes = border_of(state).foes
        return [BREED_AT[space] for space in range(SPACES) if foes[space] == EMPTY]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The top of the deck."""
        border = border_of(state)
        border.settle(action.item, border.draw(state))
        border.tell_arrival(state, self.seat, action.item, False)

    def prompt(self, state: AbyssState) -> Message:
        """Where."""
        return Message("prompt.breeder")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A space."""
        return Message("option.breed", {"space": SPACE_NAMES[action.item]})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A free space."""
        return Refusal("AB-P210", Message("refusal.free_space"))


CHALLENGES: Final = [Challenge(seat) for seat in range(MOST_SEATS)]
SORCERERS: Final = [SorcererFight(seat) for seat in range(MOST_SEATS)]
WEAKENINGS: Final = [Weakening(seat) for seat in range(MOST_SEATS)]
BREEDINGS: Final = [Breeding(seat) for seat in range(MOST_SEATS)]

POWERS: Final = {
    lord("border_guard"): border_guard,
    lord("arms_dealer"): arms_dealer,
    lord("sorcerer"): sorcerer,
    lord("rebel"): rebel,
    lord("breeder"): breeder,
}
