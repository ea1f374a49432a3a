"""Request Support from the Council (AB-R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import SUPPORT_OF
from fathomless.games.abyss.box import ALCHEMIST, FACE_IDS, MOST_SEATS, RACE, SHIP_MASTER
from fathomless.games.abyss.extension import STACK
from fathomless.games.abyss.guarded import stack_refusal
from fathomless.games.abyss.material import RACE_IDS, RACES
from fathomless.games.abyss.once import (
    add_powers,
    beside_refusal,
    carry_out,
    interrupts,
    power_option,
)
from fathomless.games.abyss.phases import SUPPORT

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def add_stacks(s: AbyssState, seat: int, answers: list[Action]) -> None:
    """AB-R24, AB-A42. Every stack that can be taken: not empty, and nobody else guards it."""
    guarding = s.extension.is_guarding(STACK)
    for race in range(RACES):
        if s.council[race] and not (guarding and s.is_guarded(seat, STACK, race)):
            answers.append(SUPPORT_OF[race])


def clear_track(s: AbyssState) -> None:
    """AB-R22, AB-P8. The exploration is over: the track is cleared, the Ship Master pays."""
    races = races_on_track(s)
    send_to_council(s)
    pay_ship_master(s, races)


def send_to_council(s: AbyssState) -> None:
    """AB-R22. Allies face down to the stacks of their Races, Monsters to the discard pile."""
    if s.extension.before_council(s) or not s.track:
        return
    stacks = s.council[:]
    allies: list[str] = []
    for face in s.track:
        race = RACE[face]
        if race < RACES:
            stacks[race] = [*stacks[race], face]
            allies.append(FACE_IDS[face])
        else:
            s.discard.append(face)
    s.council = stacks
    s.track = []
    if s.journal is not None and allies:
        s.emit(Event("council", {"cards": list(allies)}))


def races_on_track(s: AbyssState) -> int:
    """The set of Races on the track."""
    races = 0
    for face in s.track:
        if RACE[face] < RACES:
            races |= 1 << RACE[face]
    return races


def pay_ship_master(s: AbyssState, races: int) -> None:
    """AB-P8. A Pearl for each Race that goes to the Council."""
    if races and s.powers(s.active) & SHIP_MASTER:
        s.gain_pearls(s.active, races.bit_count(), "ship_master")


def support(s: AbyssState, seat: int, race: int) -> None:
    """AB-R24. One stack, and perhaps another one."""
    s.phase = SUPPORT
    s.take_stack(seat, race)


def offer_second_stack(s: AbyssState) -> None:
    """AB-P18. With the Alchemist another stack, if there is one."""
    if s.powers(s.active) & ALCHEMIST:
        others: list[Action] = []
        add_stacks(s, s.active, others)
        if others:
            s.ask(SECOND_STACK[s.active])


class SecondStack(Pending["AbyssState"]):
    """AB-P18, AB-A42. The Alchemist's second stack; powers may be used before it."""

    kind: ClassVar[str] = "second-stack"
    rule: ClassVar[str] = "AB-P18"

    def legal(self, state: AbyssState) -> list[Action]:
        """The stacks that are left, and unused powers."""
        answers: list[Action] = []
        add_stacks(state, self.seat, answers)
        add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The whole stack; or a power, after which the question comes back if a stack is left."""
        if interrupts(action):
            state.phase = SUPPORT
            carry_out(state, self.seat, action)
        else:
            state.take_stack(self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which stack."""
        return Message("prompt.second_stack")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A stack."""
        if interrupts(action):
            return power_option(state, self.seat, action)
        return stack_option(state, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A stack with cards in it, that nobody else guards."""
        beside = beside_refusal(state, self.seat, action)
        return stack_refusal(state, self.seat, action) if beside is None else beside


class TakeStack(Pending["AbyssState"]):
    """AB-P16, AB-A42. The Apprentice: one stack, never two."""

    kind: ClassVar[str] = "apprentice"
    rule: ClassVar[str] = "AB-P16"

    def legal(self, state: AbyssState) -> list[Action]:
        """Every stack that is not empty."""
        answers: list[Action] = []
        add_stacks(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The whole stack."""
        state.take_stack(self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which stack."""
        return Message("prompt.apprentice")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A stack."""
        return stack_option(state, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A stack with cards in it, that nobody else guards."""
        return stack_refusal(state, self.seat, action)


def stack_option(s: AbyssState, action: Action) -> Message:
    """A stack in words."""
    size = len(s.council[action.item])
    return Message("option.support", {"race": f"race:{RACE_IDS[action.item]}", "count": size})


SECOND_STACK: Final = [SecondStack(seat) for seat in range(MOST_SEATS)]
TAKE_STACK: Final = [TakeStack(seat) for seat in range(MOST_SEATS)]
