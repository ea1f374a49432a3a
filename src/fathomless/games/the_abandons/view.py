"""What one seat sees of the table, built by whitelist (AN-B8, AN-B38).

x grows to the east and y to the north; the entrance lies at 0, 0. Every tile and every door has the
ref by which actions name it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.games.the_abandons.labyrinth import MERCIFUL, last_intersection, through, walk
from fathomless.games.the_abandons.material import (
    DIFFICULTIES,
    EXITS,
    FACE_IDS,
    ICONS,
    IS_INTERSECTION,
    OPENINGS,
    ROW,
    SIDE_BIT,
    SIDES,
    STEP,
)
from fathomless.games.the_abandons.scoring import REASONS, RUNNING, is_escape, score

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


def table_view(s: TheAbandonsState, seat: int | None) -> JsonDict:
    """The labyrinth and the piles; for the player also what a Map has shown on top of the deck."""
    tiles: list[Json] = [tile_view(s, card) for card in range(len(s.tiles))]
    worth: JsonDict = dict(score(s).items())
    choice: list[Json] = [door_ref(s, 4 * s.position + side) for side in sides(s.here)]
    choice.extend(door_ref(s, door) for door in s.far)
    return {
        "difficulty": DIFFICULTIES[s.difficulty],
        "sets": s.sets,
        "gentle": s.gentle,
        "deck": s.deck_size,
        "burned": len(s.burned) + len(s.remembered),
        "discard": ids(s.gone),
        "items": s.items,
        "level": s.level,
        "mercy": s.beginning == MERCIFUL,
        "bomb": s.covering,
        "tiles": tiles,
        "position": s.position,
        "intersection": last_intersection(s) or None,
        "choice": choice,
        "exit": exit_view(s),
        "score": worth,
        "end": None if s.ending == RUNNING else REASONS[s.ending],
        "own_map": ids(s.deck[s.top : s.shown]) if seat == 0 else None,
    }


def tile_view(s: TheAbandonsState, card: int) -> JsonDict:
    """One card in play: what and where it is, and its doors."""
    tile = s.tiles[card]
    x, y = place(s.cells[card])
    doors: list[Json] = [door_view(s, card, side) for side in sides(EXITS[tile])]
    holes: list[Json] = [SIDES[side] for side in sides(s.openings[card] & ~OPENINGS[tile])]
    return {
        "number": card,
        "ref": f"tile:{card}",
        "card": FACE_IDS[tile >> 2],
        "x": x,
        "y": y,
        "heading": SIDES[tile & 3],
        "is_intersection": IS_INTERSECTION[tile],
        "doors": doors,
        "holes": holes,  # walls that a Bomb has opened
    }


def door_view(s: TheAbandonsState, card: int, side: int) -> JsonDict:
    """One door: its price, whether it is open, closed or a loop, and where a loop leads (AN-B2).

    A door that was taken joins two openings as every loop does; `used` tells them apart.
    """
    leads: list[int] = []
    state = "open"
    used = False
    if not s.doors[card] & SIDE_BIT[side]:
        state = "closed"
        way = through(s, card, side)
        if way >= 0:
            state = "loop"
            used = s.tiles[way >> 2] & 3 == side and way >> 2 > card
            walk(s, card, way, leads)
    return {
        "side": SIDES[side],
        "ref": door_ref(s, 4 * card + side),
        "icons": ICONS[4 * s.tiles[card] + side],
        "state": state,
        "used": used,
        "leads": [door_ref(s, door) for door in leads],
    }


def exit_view(s: TheAbandonsState) -> Json:
    """Where the exit lies when it is found: beyond its door, or in the hole of a Bomb."""
    if not is_escape(s.ending):
        return None
    cell = s.cells[s.position]
    if s.exit_door >= 0:
        cell = s.cells[s.exit_door >> 2] + STEP[s.exit_door & 3]
    x, y = place(cell)
    return {"x": x, "y": y}


def door_ref(s: TheAbandonsState, door: int) -> str:
    """A door as the actions name it: of the card one stands on by its side alone."""
    card = door >> 2
    name = SIDES[door & 3]
    return f"door:{name}" if card == s.position else f"door:{card}-{name}"


def place(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    x = (cell + ROW // 2) // ROW
    return x, cell - x * ROW


def sides(mask: int) -> list[int]:
    """The sides in a set of them."""
    return [side for side in range(4) if mask & SIDE_BIT[side]]


def ids(cards: list[int]) -> Json:
    """Cards by the ids of their faces."""
    names: list[Json] = [FACE_IDS[card] for card in cards]
    return names
