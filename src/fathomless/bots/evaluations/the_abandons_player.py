"""A quick player of The Abandons, by rules of thumb: how a search plays on.

It keeps Items for Bombs, goes back while it can, passes Stairs by, and takes the door that burns
most cards towards the most room. It knows what a Map has shown, and nothing else of the deck.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.core.ints import i64
from fathomless.games.the_abandons.actions import GO
from fathomless.games.the_abandons.labyrinth import side_towards
from fathomless.games.the_abandons.material import (
    COLLAPSE,
    EXITS,
    ICONS,
    IS_INTERSECTION,
    ITEM,
    LAST_PASSAGE,
    SIDE_BIT,
    STEP,
)
from fathomless.games.the_abandons.moving import Doors
from fathomless.games.the_abandons.special import StairsFound
from fathomless.games.the_abandons.state import TheAbandonsState

# What a door is worth, in tenths of a burned card.
BURNED: Final = 10
ROOM_AHEAD: Final = 20
ROOM_BESIDE: Final = 10
NO_ROOM: Final = -20

# What a card behind a door is worth that a Map has shown.
KNOWN_ITEM: Final = 30
KNOWN_COLLAPSE: Final = -30
KNOWN_DOOR: Final = 5
KNOWN_INTERSECTION: Final = 10
KNOWN_DEAD_END: Final = -80
KNOWN_LOSS: Final = -110  # an intersection without an open door: nothing lies behind it any more

CERTAIN: Final = 1000


def advise(s: TheAbandonsState, legal: list[Action]) -> Action:
    """An answer to the open question."""
    question = s.asked
    if isinstance(question, Doors):
        return best_door(s, legal)
    if isinstance(question, StairsFound):
        return legal[0] if s.covering else legal[1]
    return legal[0]  # stuck: going back comes first, then the Bomb, then the Mirror


def best_door(s: TheAbandonsState, legal: list[Action]) -> Action:
    """The door with the highest worth; of equals the first."""
    best = legal[0]
    highest = -CERTAIN
    for action in legal:
        if action.verb == GO:
            worth = door_worth(s, action.item or s.position, action.target)
            if worth > highest:
                highest = worth
                best = action
    return best


def door_worth(s: TheAbandonsState, card: int, side: int) -> int:
    """What is good about a door: the cards it burns and the room beyond it."""
    icons = ICONS[4 * s.tiles[card] + side]
    worth = BURNED * icons
    revealed = s.top + icons - 1
    if revealed >= len(s.deck) - 1:
        return CERTAIN  # the Exit
    free = free_around(s, s.cells[card] + STEP[side])
    if revealed < s.shown:
        return worth + known_worth(s.deck[revealed], side, free)
    if not free:
        return worth + NO_ROOM
    if free & SIDE_BIT[side]:
        worth += ROOM_AHEAD
    beside = free & ~SIDE_BIT[side]
    return worth + ROOM_BESIDE * beside.bit_count()


def known_worth(face: int, side: int, free: int) -> int:
    """What a card is worth that is known to lie behind a door with these free sides beyond."""
    if face > LAST_PASSAGE:
        if face == ITEM:
            return KNOWN_ITEM
        return KNOWN_COLLAPSE if face == COLLAPSE else 0
    tile = 4 * face + side
    doors = (EXITS[tile] & free).bit_count()
    if IS_INTERSECTION[tile]:
        return KNOWN_INTERSECTION + KNOWN_DOOR * doors if doors else KNOWN_LOSS
    return KNOWN_DOOR if doors else KNOWN_DEAD_END


def free_around(s: TheAbandonsState, cell: i64) -> int:
    """The sides of a cell that border on undiscovered area."""
    free = 15
    for other in s.cells:
        side = side_towards(other - cell)
        if side >= 0:
            free &= ~SIDE_BIT[side]
    return free
