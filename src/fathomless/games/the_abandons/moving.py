"""How to play: choose an open path, draw, move forward (AN-R4–R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.the_abandons import actions
from fathomless.games.the_abandons.actions import GO_BY_SIDES, GO_FAR, USE_MAP, USE_MIRROR
from fathomless.games.the_abandons.items import (
    may_use_map,
    may_use_mirror,
    refuse_item,
    use_map,
    use_mirror,
)
from fathomless.games.the_abandons.labyrinth import arrive
from fathomless.games.the_abandons.material import (
    EXIT,
    FACE_IDS,
    ICONS,
    LAST_PASSAGE,
    SIDES,
)
from fathomless.games.the_abandons.scoring import EXIT_FOUND, LAST_CARD, end
from fathomless.games.the_abandons.special import reveal_special

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


class Doors(Pending["TheAbandonsState"]):
    """AN-R4, AN-B5, AN-B7, AN-B21. Which door to take; Map and Mirror may be used before.

    It is asked again, with the same doors, until a passage is placed.
    """

    kind: ClassVar[str] = "doors"
    rule: ClassVar[str] = "AN-R4"

    def legal(self, state: TheAbandonsState) -> list[Action]:
        """The doors, and the Items that help here."""
        answers = GO_BY_SIDES[state.here][:]
        for door in state.far:
            answers.append(GO_FAR[door])
        if state.items:
            if may_use_map(state):
                answers.append(USE_MAP)
            if may_use_mirror(state):
                answers.append(USE_MIRROR)
        return answers

    def apply(self, state: TheAbandonsState, action: Action) -> None:
        """Through a door, or an Item first."""
        verb = action.verb
        if verb == actions.GO:
            take_door(state, action.item or state.position, action.target)
        elif verb == actions.MAP:
            use_map(state)
        else:
            use_mirror(state)

    def prompt(self, state: TheAbandonsState) -> Message:
        """Where to go from here."""
        if not state.position:
            return Message("prompt.mirror" if state.far else "prompt.entrance")
        card = FACE_IDS[state.tiles[state.position] >> 2]
        return Message("prompt.doors", {"card": f"card:{card}"})

    def option(self, state: TheAbandonsState, action: Action) -> Message:
        """A door with what it costs, or an Item."""
        if action.verb == actions.MAP:
            return Message("option.map")
        if action.verb == actions.MIRROR:
            return Message("option.mirror")
        card = action.item or state.position
        args: dict[str, Value] = {"side": f"side:{SIDES[action.target]}"}
        args["icons"] = ICONS[4 * state.tiles[card] + action.target]
        args["tile"] = card
        return Message("option.far" if action.item else "option.door", args)

    def refusal(self, state: TheAbandonsState, action: Action) -> Refusal:
        """Which door or Item it would take."""
        verb = action.verb
        if verb == actions.GO:
            return Refusal("AN-B5", Message("refusal.door"))
        if verb in (actions.DESCEND, actions.PASS_BY):
            return Refusal("AN-R26", Message("refusal.no_stairs"))
        if verb in (actions.MAP, actions.MIRROR):
            return refuse_item(state, verb)
        if verb == actions.BACK:
            return Refusal("AN-R10", Message("refusal.forward"))
        return Refusal("AN-B24", Message("refusal.not_stuck"))


def take_door(s: TheAbandonsState, card: int, side: int) -> None:
    """AN-R4, AN-R6, AN-R7, AN-R9. Draw as many cards as the door has icons; the last is revealed.

    A passage is placed at the door, and one stands on it. The exit ends the game (AN-R29, AN-R30).
    """
    icons = ICONS[4 * s.tiles[card] + side]
    left = s.deck_size
    revealed = s.draw(icons)
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": 0, "side": SIDES[side], "tile": card}
        facts["drawn"] = left - s.deck_size
        facts["card"] = FACE_IDS[revealed]
        s.emit(Event("draw", facts))
    if revealed <= LAST_PASSAGE:
        s.place(revealed, card, side)
        arrive(s)
    elif revealed == EXIT:
        s.exit_door = 4 * card + side
        end(s, LAST_CARD if icons > left else EXIT_FOUND)
    else:
        reveal_special(s, revealed)


DOORS: Final = Doors(0)  # questions are immutable: one serves every match
