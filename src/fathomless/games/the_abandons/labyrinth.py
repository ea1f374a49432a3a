"""The grid: open doors, closed doors and loops (AN-R18, AN-R19, AN-B1, AN-B2, AN-B6, AN-B30).

A door is written as one number, 4 × card + side. `state.doors` keeps, for every card in play, the
set of its open doors; whether another door is closed or a loop depends on the card beyond it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.ints import i64
from fathomless.games.the_abandons.material import (
    EAST,
    EXITS,
    IS_INTERSECTION,
    NORTH,
    ROW,
    SIDE_BIT,
    SOUTH,
    STEP,
    WEST,
)

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState

NO_DOORS: Final[list[int]] = []  # never changed

# How a level stands to its first dead end (AN-R16, AN-R17, AN-B25).
MERCIFUL: Final = 0  # no intersection has been placed yet: it is forgiven
STERN: Final = 1  # likewise, but the level was begun by Stairs: it is not
SETTLED: Final = 2  # an intersection has been placed


def arrive(s: TheAbandonsState) -> None:
    """AN-R10, AN-B21. One stands on the card just placed; its doors are the choice now.

    The first intersection of a level ends its mercy for good (AN-B25).
    """
    s.position = len(s.tiles) - 1
    if IS_INTERSECTION[s.tiles[s.position]]:
        s.beginning = SETTLED
    look_around(s)


def look_around(s: TheAbandonsState) -> None:
    """AN-B5, AN-B21, AN-B26. The choice of doors where one stands; it lasts until one moves.

    On a card these are its open doors and where its loops lead. At the entrance it is every open
    door of the level: at first that is its own alone, later the Mirror has brought one here.
    """
    card = s.position
    s.here = s.doors[card]
    s.far = loops(s, card) if card else far_open_doors(s)


def far_open_doors(s: TheAbandonsState) -> list[int]:
    """AN-B13, AN-R19. Every open door of the level but the entrance's own."""
    found: list[int] = []
    for card in range(1, len(s.doors)):
        add_doors(s, card, found)
    return found


def add_doors(s: TheAbandonsState, card: int, found: list[int]) -> None:
    """All open doors of one card, each once."""
    doors = s.doors[card]
    for side in range(4):
        if doors & SIDE_BIT[side]:
            door = 4 * card + side
            if door not in found:
                found.append(door)


def loops(s: TheAbandonsState, card: int) -> list[int]:
    """AN-R18, AN-B6. The open doors that a card's loops lead to; one without any is no way."""
    blocked = EXITS[s.tiles[card]] & ~s.doors[card]
    if not blocked:
        return NO_DOORS
    found: list[int] = []
    for side in range(4):
        if blocked & SIDE_BIT[side]:
            way = through(s, card, side)
            if way >= 0:
                walk(s, card, way, found)
    return found


def beyond(s: TheAbandonsState, card: int, side: int) -> int:
    """The card on the other side of a door that is not open, or of an entry."""
    cells = s.cells
    wanted: i64 = cells[card] + STEP[side]
    other = 0
    while cells[other] != wanted:
        other += 1
    return other


def side_towards(away: i64) -> int:
    """The side on which a cell lies that is so far away; −1 if it is no neighbour (AN-B1)."""
    if away == 1:
        return NORTH
    if away == -1:
        return SOUTH
    if away == ROW:
        return EAST
    return WEST if away == -ROW else -1


def through(s: TheAbandonsState, card: int, side: int) -> int:
    """AN-B2. The card beyond with the side it is entered by, as 4 × card + side; −1 at a wall."""
    other = beyond(s, card, side)
    return 4 * other + (side ^ 2) if s.openings[other] & SIDE_BIT[side ^ 2] else -1


def walk(s: TheAbandonsState, own: int, way: int, found: list[int]) -> None:
    """AN-R18, AN-B30. Walk on from a loop and collect the open doors of the first cards with any.

    Where ways part all are followed, in any direction but straight back. The own card is walked
    through; the entrance ends the way.
    """
    ways = [way]  # each card with the side it is entered by
    done = 0
    while done < len(ways):
        card = ways[done] >> 2
        entered = ways[done] & 3
        done += 1
        if card != own and s.doors[card]:
            add_doors(s, card, found)
        elif card:
            openings = s.openings[card] & ~s.doors[card] & ~SIDE_BIT[entered]
            for out in range(4):
                if openings & SIDE_BIT[out]:
                    way = through(s, card, out)
                    if way >= 0 and way not in ways:
                        ways.append(way)


def walls_to_blast(s: TheAbandonsState) -> int:
    """AN-B11, AN-B24. The closed doors where one stands whose wall, once open, leads to a door."""
    card = s.position
    blocked = EXITS[s.tiles[card]] & ~s.doors[card]
    sides = 0
    for side in range(4):
        if blocked & SIDE_BIT[side] and through(s, card, side) < 0:
            other = beyond(s, card, side)
            walled = s.openings[other]
            s.openings[other] = walled | SIDE_BIT[side ^ 2]
            found: list[int] = []
            walk(s, card, 4 * other + (side ^ 2), found)
            s.openings[other] = walled
            if found:
                sides |= SIDE_BIT[side]
    return sides


def last_intersection(s: TheAbandonsState) -> int:
    """AN-R14, AN-B4, AN-B25. The latest placed intersection in play, even if it is all closed.

    With the gentle option it is the latest that still has an open door (AN-B23). 0: there is none.
    """
    card = len(s.tiles) - 1
    while card and not (IS_INTERSECTION[s.tiles[card]] and (s.doors[card] or not s.gentle)):
        card -= 1
    return card


def count_open_doors(s: TheAbandonsState) -> int:
    """How many open doors the level has."""
    count = 0
    for doors in s.doors:
        count += doors.bit_count()
    return count


def free_sides(s: TheAbandonsState, card: int) -> int:
    """The sides of a card that border on undiscovered area (AN-R19)."""
    free = 15
    for other in range(len(s.cells)):
        side = side_towards(s.cells[other] - s.cells[card])
        if side >= 0:
            free &= ~SIDE_BIT[side]
    return free


def doors_closed_by(s: TheAbandonsState, card: int) -> int:
    """AN-B2. How many doors of older cards a card closes with its walls."""
    closed = 0
    for side in range(4):
        if not (free_sides(s, card) | s.openings[card]) & SIDE_BIT[side]:
            other = beyond(s, card, side)
            if EXITS[s.tiles[other]] & SIDE_BIT[side ^ 2]:
                closed += 1
    return closed
