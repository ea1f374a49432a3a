"""Turning the retaliation die, and picking one of two."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms.actions import SET_DIE
from fathomless.games.chasms.material import DIE_FACES, MONSTER_IDS
from fathomless.games.chasms.vocabulary import SHIFT

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState


class TurnDie(Pending["ChasmsState"]):
    """CH-C62. Loaded Die and Failsafe: which face the die is turned to."""

    kind: ClassVar[str] = "die"
    rule: ClassVar[str] = "CH-C62"

    def __init__(self, seat: int, mode: int) -> None:
        super().__init__(seat)
        self.mode = mode

    def legal(self, state: ChasmsState) -> list[Action]:
        """The neighbours, or any face."""
        if self.mode == SHIFT:
            numbers = [state.strike.die - 1, state.strike.die + 1]
            return [SET_DIE[number - 1] for number in numbers if 1 <= number <= DIE_FACES]
        return SET_DIE[:]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """The window goes on with the new face."""
        state.strike.die = action.item
        if state.journal is not None:
            state.emit(Event("die", {"seat": self.seat, "die": action.item}))

    def prompt(self, state: ChasmsState) -> Message:
        """What it shows now."""
        return Message("prompt.die", {"die": state.strike.die})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """A face, and what the Monster does with it."""
        return die_option(state, action)

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Another face."""
        return Refusal("CH-C62", Message("refusal.die"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.mode]


class GhostDie(Pending["ChasmsState"]):
    """CH-C18, CH-C58. The house rule: a dead player has rolled two dice and picks one."""

    kind: ClassVar[str] = "ghost"
    rule: ClassVar[str] = "CH-C58"

    def __init__(self, seat: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high

    def legal(self, state: ChasmsState) -> list[Action]:
        """One of the two."""
        return [SET_DIE[self.low - 1], SET_DIE[self.high - 1]]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """It lies there; the window opens next."""
        state.strike.die = action.item

    def prompt(self, state: ChasmsState) -> Message:
        """Which one."""
        return Message("prompt.ghost")

    def option(self, state: ChasmsState, action: Action) -> Message:
        """A face, and what the Monster does with it."""
        return die_option(state, action)

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """One of the two it must be."""
        return Refusal("CH-C58", Message("refusal.die"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.low, self.high]


def die_option(s: ChasmsState, action: Action) -> Message:
    """A face of the die with the words on the Monster."""
    face = f"face:{MONSTER_IDS[s.strike.monster]}_{action.item}"
    args: dict[str, Value] = {"die": action.item, "face": face}
    return Message("option.die", args)
