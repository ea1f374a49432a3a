"""The cards (AN-R1, AN-B37): one row per face, to be proof-read against the ledger's table.

A card is the number of its face: copies cannot be told apart and nobody needs to. A card in play is
a tile: its face and the direction in which it was entered.
"""

from __future__ import annotations

from typing import Final

# Directions, clockwise. The entrance is entered northwards: its door is the north one (AN-R3).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
SIDE_BIT: Final = [1, 2, 4, 8]

# The grid has no border (AN-B1): a cell is one number, a step adds one. No labyrinth is longer than
# its 190 passages, so a row of 1024 never meets the next.
ROW: Final = 1024
STEP: Final = [1, ROW, -1, -ROW]


class Face:
    """One printed face: its id and name, the card icons at its doors, copies by difficulty.

    Doors are named as seen by whoever comes in past the pointing hand; 0 is a wall.
    """

    def __init__(
        self,
        *,
        id: str,
        name: str,
        copies: tuple[int, int, int],
        left: int = 0,
        forward: int = 0,
        right: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.left = left
        self.forward = forward
        self.right = right

    @property
    def doors(self) -> int:
        """How many doors are printed."""
        return sum(1 for icons in (self.left, self.forward, self.right) if icons)


DIFFICULTIES: Final = ("easy", "normal", "hard")

# The rulebook prints no card list: the counts 38, 2, 2 and 6 are its own, the faces of the passages
# are ours, balanced by simulation. Copies stand for easy, normal and hard.
FACES: Final = (
    Face(id="dead_end", name="Dead end", copies=(8, 10, 12)),
    Face(id="hall_1", name="Hall", copies=(2, 2, 2), forward=1),
    Face(id="hall_2", name="Hall", copies=(2, 2, 1), forward=2),
    Face(id="bend_l1", name="Bend left", copies=(2, 2, 2), left=1),
    Face(id="bend_l2", name="Bend left", copies=(1, 1, 1), left=2),
    Face(id="bend_r1", name="Bend right", copies=(2, 2, 2), right=1),
    Face(id="bend_r2", name="Bend right", copies=(1, 1, 1), right=2),
    Face(id="fork_l2f1", name="Fork", copies=(2, 2, 2), left=2, forward=1),
    Face(id="fork_l3f1", name="Fork", copies=(1, 1, 1), left=3, forward=1),
    Face(id="fork_l1f2", name="Fork", copies=(1, 1, 1), left=1, forward=2),
    Face(id="fork_l1f3", name="Fork", copies=(1, 1, 1), left=1, forward=3),
    Face(id="fork_f1r2", name="Fork", copies=(2, 2, 2), forward=1, right=2),
    Face(id="fork_f1r3", name="Fork", copies=(1, 1, 1), forward=1, right=3),
    Face(id="fork_f2r1", name="Fork", copies=(1, 1, 1), forward=2, right=1),
    Face(id="fork_f3r1", name="Fork", copies=(1, 1, 1), forward=3, right=1),
    Face(id="tee_l1r2", name="Tee", copies=(1, 1, 1), left=1, right=2),
    Face(id="tee_l2r1", name="Tee", copies=(1, 1, 1), left=2, right=1),
    Face(id="tee_l1r3", name="Tee", copies=(1, 1, 1), left=1, right=3),
    Face(id="tee_l3r1", name="Tee", copies=(1, 1, 0), left=3, right=1),
    Face(id="cross_212", name="Crossing", copies=(2, 1, 1), left=2, forward=1, right=2),
    Face(id="cross_123", name="Crossing", copies=(2, 1, 1), left=1, forward=2, right=3),
    Face(id="cross_321", name="Crossing", copies=(1, 1, 1), left=3, forward=2, right=1),
    Face(id="cross_111", name="Crossing", copies=(1, 1, 1), left=1, forward=1, right=1),
    Face(id="stairs", name="Stairs", copies=(2, 2, 2), forward=1),
    Face(id="collapse", name="Collapse", copies=(2, 2, 2)),
    Face(id="item", name="Item", copies=(6, 6, 6)),
    Face(id="exit", name="Exit", copies=(1, 1, 1)),
    Face(id="entrance", name="Entrance", copies=(1, 1, 1), forward=1),
)

LAST_PASSAGE: Final = 22
STAIRS: Final = 23
COLLAPSE: Final = 24
ITEM: Final = 25
EXIT: Final = 26
ENTRANCE: Final = 27

PASSAGES: Final = 38
DECK_SIZE: Final = 48  # of one set, without entrance and exit
MOST_SETS: Final = 5
MOST_TILES: Final = PASSAGES * MOST_SETS + 1

MAP_COST: Final = 1  # Items
BOMB_COST: Final = 2
MIRROR_COST: Final = 3
MAP_CARDS: Final = 3
ITEM_POINTS: Final = 3

FACE_IDS: Final = [face.id for face in FACES]
FACE_BY_ID: Final = {face.id: number for number, face in enumerate(FACES)}


def _icons(tile: int) -> list[int]:
    """The card icons at the north, east, south and west side of a tile."""
    face = FACES[tile >> 2]
    heading = tile & 3
    icons = [0, 0, 0, 0]
    icons[(heading + 3) & 3] = face.left
    icons[heading] = face.forward
    icons[(heading + 1) & 3] = face.right
    return icons


def _openings(tile: int) -> int:
    """The sides that are not walls: the doors and, on a passage, the one with the hand (AN-B29)."""
    entry = 0 if tile >> 2 > LAST_PASSAGE else SIDE_BIT[tile & 3 ^ 2]
    return EXITS[tile] | entry


# A tile is 4 × face + heading; sets of sides are bit masks.
TILES: Final = 4 * len(FACES)
ICONS: Final = [icons for tile in range(TILES) for icons in _icons(tile)]  # [4 × tile + side]
EXITS: Final = [
    sum(SIDE_BIT[side] for side in range(4) if ICONS[4 * tile + side]) for tile in range(TILES)
]
OPENINGS: Final = [_openings(tile) for tile in range(TILES)]
# AN-R15, AN-B3: an intersection is a passage with two printed doors or more, open or not.
IS_INTERSECTION: Final = [
    tile >> 2 <= LAST_PASSAGE and FACES[tile >> 2].doors > 1 for tile in range(TILES)
]


def deck_of(difficulty: int) -> list[int]:
    """The 48 cards of one set without entrance and exit, in order (AN-R1, AN-B37)."""
    cards: list[int] = []
    for number in range(EXIT):
        cards.extend([number] * FACES[number].copies[difficulty])
    return cards


DECKS: Final = [deck_of(difficulty) for difficulty in range(len(DIFFICULTIES))]
