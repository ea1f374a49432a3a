"""A quick player of The Abandons, by rules of thumb: how a search plays on.

It keeps Items for Bombs, goes back while it can, and takes the door behind which most cards would
be an intersection with a choice; of equals the one that burns most cards. It takes Stairs when it
has one way on and none back. It knows what a Map has shown, and nothing else of the deck.

The rules were found by playing variants of them on the same deals. There is little more to find in
rules that glance at a door: linear policies with many weights, fitted to how choices turned out,
escape hardly more often, take longer, and leave the planner less to gain. `bench/escapes.py` prints
how often the rules escape, and what a plan gains over them.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.core.ints import i64
from fathomless.games.the_abandons.actions import GO
from fathomless.games.the_abandons.labyrinth import SETTLED, last_intersection, side_towards
from fathomless.games.the_abandons.material import (
    COLLAPSE,
    DECKS,
    DIFFICULTIES,
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

NORMAL: Final = DIFFICULTIES.index("normal")

# What a door is worth, in tenths of a burned card; a choice is a card that would be an intersection
# with two open doors or more.
BURNED: Final = 10
CHOICE: Final = 6

# What a card behind a door is worth that a Map has shown.
KNOWN_ITEM: Final = 30
KNOWN_COLLAPSE: Final = -30
KNOWN_DOOR: Final = 5
KNOWN_INTERSECTION: Final = 10
KNOWN_DEAD_END: Final = -80
KNOWN_LOSS: Final = -110  # an intersection without an open door: nothing lies behind it any more

CERTAIN: Final = 1000


def _choices(side: int, free: int) -> int:
    """How many cards of a set would offer a choice, entered in this direction."""
    faces = [face for face in DECKS[NORMAL] if IS_INTERSECTION[4 * face]]
    return sum(1 for face in faces if (EXITS[4 * face + side] & free).bit_count() > 1)


CHOICES: Final = bytes(_choices(side, free) for side in range(4) for free in range(16))


def advise(s: TheAbandonsState, legal: list[Action]) -> Action:
    """An answer to the open question."""
    question = s.asked
    if isinstance(question, Doors):
        return best_door(s, legal)
    if isinstance(question, StairsFound):
        return legal[0] if s.covering or is_cornered(s) else legal[1]
    return legal[0]  # stuck: going back comes first, then the Bomb, then the Mirror


def is_cornered(s: TheAbandonsState) -> bool:
    """Whether there is one way on and none back, so that the next dead end is the last."""
    if s.beginning != SETTLED or s.here.bit_count() + len(s.far) > 1:
        return False
    last = last_intersection(s)
    return not last or last == s.position or not s.doors[last]


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
    """What is good about a door: the choices that may lie behind it, and the cards it burns."""
    icons = ICONS[4 * s.tiles[card] + side]
    worth = BURNED * icons
    revealed = s.top + icons - 1
    if revealed >= len(s.deck) - 1:
        return CERTAIN  # the Exit
    free = free_around(s, s.cells[card] + STEP[side])
    if revealed < s.shown:
        return worth + known_worth(s.deck[revealed], side, free)
    return worth + CHOICE * CHOICES[16 * side + free]


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
