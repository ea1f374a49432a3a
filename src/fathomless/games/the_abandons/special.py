"""Special cards as they are revealed: Item, Stairs, Collapse (AN-R9, AN-R20, AN-R26–R28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.the_abandons.actions import DESCEND, REFUSE_STAIRS, TAKE_STAIRS
from fathomless.games.the_abandons.labyrinth import MERCIFUL, STERN, look_around
from fathomless.games.the_abandons.material import COLLAPSE, ITEM, STAIRS

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


def reveal_special(s: TheAbandonsState, card: int) -> None:
    """AN-R9. What is no passage acts at once; no door is taken, and one chooses again (AN-B7)."""
    if card == ITEM:
        s.gain_item()  # AN-R20: kept; whether to use it is asked with the doors
    elif card == STAIRS:
        s.gone.append(STAIRS)  # there they lie, unless they are taken
        s.ask(STAIRS_FOUND)
    else:
        collapse(s)


class StairsFound(Pending["TheAbandonsState"]):
    """AN-R26, AN-B16. Continue on the path one is on, or go to a new level and start a new path."""

    kind: ClassVar[str] = "stairs"
    rule: ClassVar[str] = "AN-R26"

    def legal(self, state: TheAbandonsState) -> list[Action]:
        """Take them, or pass them by."""
        return [TAKE_STAIRS, REFUSE_STAIRS]

    def apply(self, state: TheAbandonsState, action: Action) -> None:
        """Refused Stairs stay discarded; a Bomb then goes on with the next card (AN-B10)."""
        if action.verb == DESCEND:
            take_stairs(state)
        elif state.journal is not None:
            state.emit(Event("pass-by", {"seat": 0}))

    def prompt(self, state: TheAbandonsState) -> Message:
        """Whether to go to a new level."""
        return Message("prompt.stairs")

    def option(self, state: TheAbandonsState, action: Action) -> Message:
        """A new level with all it costs, or not."""
        if action.verb == DESCEND:
            return Message("option.descend", {"passages": state.passages})
        return Message("option.pass_by")

    def refusal(self, state: TheAbandonsState, action: Action) -> Refusal:
        """The Stairs come first."""
        return Refusal("AN-R26", Message("refusal.stairs_first"))


STAIRS_FOUND: Final = StairsFound(0)


def take_stairs(s: TheAbandonsState) -> None:
    """AN-R26, AN-R28, AN-B15, AN-B29, AN-B31. The Stairs cover the entrance; every passage goes.

    Items stay. There is no mercy on this level until an intersection is placed (AN-R17, AN-B9).
    """
    wiped = s.passages
    s.climb()
    s.beginning = STERN
    look_around(s)
    if s.journal is not None:
        s.emit(Event("level", {"seat": 0, "level": s.level, "wiped": wiped}))


def collapse(s: TheAbandonsState) -> None:
    """AN-R27, AN-R28, AN-B9, AN-B31. Passages go, the entrance and Items stay; mercy is back."""
    wiped = s.passages
    s.wipe()
    s.gone.append(COLLAPSE)
    s.beginning = MERCIFUL
    look_around(s)
    if s.journal is not None:
        s.emit(Event("collapse", {"seat": 0, "wiped": wiped}))
