"""Dead ends: mercy, going back, and what helps who is stuck (AN-R11–R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.the_abandons import actions
from fathomless.games.the_abandons.actions import BLAST_BY_SIDES, GO_BACK, USE_BOMB, USE_MIRROR
from fathomless.games.the_abandons.items import (
    blast_card,
    blast_wall,
    may_use_bomb,
    may_use_mirror,
    refuse_item,
    use_mirror,
)
from fathomless.games.the_abandons.labyrinth import (
    last_intersection,
    look_around,
    loops,
    walls_to_blast,
)
from fathomless.games.the_abandons.material import EXITS, FACE_IDS, SIDES

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


def show_mercy(s: TheAbandonsState) -> None:
    """AN-R16, AN-B9, AN-B35. Before the first intersection the last card goes out of the game.

    One stands before the same door again and pays for it again.
    """
    s.take_away()
    s.position = len(s.tiles) - 1
    look_around(s)


def can_go_back(s: TheAbandonsState) -> bool:
    """AN-R12, AN-R13, AN-B22, AN-B36. Whether the last intersection has a door or a loop to one."""
    card = last_intersection(s)
    return card > 0 and (s.doors[card] != 0 or len(loops(s, card)) > 0)


def ways_out(s: TheAbandonsState) -> list[Action]:
    """AN-R12, AN-B18, AN-B24, AN-B26. What helps whoever is stuck: going back, Bomb, Mirror."""
    answers: list[Action] = []
    if can_go_back(s):
        answers.append(GO_BACK)
    if may_use_bomb(s):
        walls = walls_to_blast(s)
        if walls:
            answers.extend(BLAST_BY_SIDES[walls])
        else:
            answers.append(USE_BOMB)
    if may_use_mirror(s):
        answers.append(USE_MIRROR)
    return answers


class Stuck(Pending["TheAbandonsState"]):
    """AN-R11, AN-B18, AN-B33. A dead end: asked while anything helps, or else the game is lost."""

    kind: ClassVar[str] = "stuck"
    rule: ClassVar[str] = "AN-R12"

    def legal(self, state: TheAbandonsState) -> list[Action]:
        """Back, or an Item."""
        return ways_out(state)

    def apply(self, state: TheAbandonsState, action: Action) -> None:
        """Then the choice of doors follows, or the cards for the hole of a Bomb."""
        verb = action.verb
        if verb == actions.BACK:
            go_back(state)
        elif verb == actions.BOMB:
            blast_card(state)
        elif verb == actions.BLAST:
            blast_wall(state, action.target)
        else:
            use_mirror(state)

    def prompt(self, state: TheAbandonsState) -> Message:
        """What now."""
        walled = EXITS[state.tiles[state.position]] != 0
        return Message("prompt.stuck_wall" if walled else "prompt.stuck")

    def option(self, state: TheAbandonsState, action: Action) -> Message:
        """Where to, or what an Item would do."""
        verb = action.verb
        if verb == actions.BACK:
            tile = last_intersection(state)
            args: dict[str, Value] = {"tile": tile}
            args["card"] = f"card:{FACE_IDS[state.tiles[tile] >> 2]}"
            return Message("option.back", args)
        if verb == actions.BLAST:
            return Message("option.blast", {"side": f"side:{SIDES[action.target]}"})
        return Message("option.bomb" if verb == actions.BOMB else "option.mirror")

    def refusal(self, state: TheAbandonsState, action: Action) -> Refusal:
        """No door is open here; which condition another way out is missing."""
        verb = action.verb
        if verb in (actions.BOMB, actions.BLAST, actions.MIRROR):
            return refuse_item(state, verb)
        if verb == actions.BACK:
            return Refusal("AN-R13", Message("refusal.back"))
        if verb == actions.MAP:
            return Refusal("AN-B28", Message("refusal.map_here"))
        return Refusal("AN-R11", Message("refusal.stuck"))


def go_back(s: TheAbandonsState) -> None:
    """AN-R12, AN-B21, AN-B22. One stands on the last intersection and has its doors and loops."""
    s.position = last_intersection(s)
    look_around(s)
    if s.journal is not None:
        card = FACE_IDS[s.tiles[s.position] >> 2]
        s.emit(Event("back", {"seat": 0, "tile": s.position, "card": card}))


STUCK: Final = Stuck(0)
