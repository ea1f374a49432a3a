"""What a moment of The Abandons has, as numbers that tell whether one will escape.

It is told by where one stands, which doors are open there, which are left at the last intersection
if that is elsewhere, the cards to come and the Items; and by what is the same whichever door is
taken: which cards have not been seen yet, and how large the labyrinth has become.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.the_abandons.labyrinth import MERCIFUL, STERN, last_intersection
from fathomless.games.the_abandons.material import (
    DECK_SIZE,
    EXITS,
    ICONS,
    IS_INTERSECTION,
    ITEM,
    LAST_PASSAGE,
    SIDE_BIT,
)
from fathomless.games.the_abandons.state import TheAbandonsState

# Where one stands.
ON: Final = 0  # on the last intersection
OFF: Final = 1  # elsewhere: after a dead end there is that intersection, if it has a door left
MERCY: Final = 2  # before the first intersection
NEW: Final = 3  # likewise, after Stairs
HOLE: Final = 4  # a Bomb waits for its card
PLACES: Final = 5

MOST_DOORS: Final = 3  # more are not told apart
ALL_SIDES: Final = 15


def _sets() -> list[tuple[int, int, int]]:
    """How many doors with 1, 2 and 3 icons there may be."""
    few = range(MOST_DOORS + 1)
    return [(a, b, c) for a in few for b in few for c in few if a + b + c <= MOST_DOORS]


SETS: Final[list[tuple[int, int, int]]] = _sets()
NO_DOORS: Final = 0  # the first of them
DOORS_OF: Final[list[int]] = [a + b + c for a, b, c in SETS]
# What a door burns: the dearest of a set, and all the others together.
DEAREST: Final[list[int]] = [2 if c else 1 if b else 0 for _, b, c in SETS]
OTHERS: Final[list[int]] = [b + 2 * c - (2 if c else 1 if b else 0) for _, b, c in SETS]


def set_of(doors: list[int]) -> int:
    """The number of a set of doors, given by their icons; of too many the cheapest are left out."""
    counts = [0, 0, 0]
    taken = 0
    for icons in (3, 2, 1):
        for door in doors:
            if door == icons and taken < MOST_DOORS:
                counts[icons - 1] += 1
                taken += 1
    return SETS.index((counts[0], counts[1], counts[2]))


def _set_of_sides(tile: int, sides: int) -> int:
    """The set of some of the doors of a tile."""
    return set_of([ICONS[4 * tile + side] for side in range(4) if sides & SIDE_BIT[side]])


# By 16 × tile + sides.
SET_OF_SIDES: Final[list[int]] = [
    _set_of_sides(tile, sides & EXITS[tile]) for tile in range(len(EXITS)) for sides in range(16)
]
ONE_DOOR: Final[int] = SETS.index((1, 0, 0))  # the entrance has it

# -- the names of the features ---------------------------------------------------------------------

# Between these numbers of cards the weights go in straight lines, and on beyond the last.
KNOTS: Final[list[int]] = [1, 4, 8, 14, 22, 32, 48]
CLASSES: Final = (
    "1 door",
    "2 doors",
    "3 doors",
    "a passage, none left behind",
    "a passage, 1 left behind",
    "a passage, 2 left behind",
    "several doors elsewhere",
    "mercy",
    "new level",
    "hole",
)
FULL_HAND: Final = 5  # Items; more are not told apart
GROWTH: Final = ("", " × cards", " × cards²")
_LIVES: Final = ("few ways and 1 Item", "few ways and 2 Items", "few ways and 4 Items")
_ICONS: Final = ("icons here", "other icons here", "icons of a passage", "icons behind", "others")
_SAME: Final = ("dead ends", "Items unseen", "intersections unseen", "passages")

FIRST_OF_ITEMS: Final = len(CLASSES) * len(KNOTS)
FIRST_OF_LIVES: Final = FIRST_OF_ITEMS + FULL_HAND * len(GROWTH)
FIRST_OF_ICONS: Final = FIRST_OF_LIVES + 2 * len(_LIVES)
FIRST_OF_SAME: Final = FIRST_OF_ICONS + 2 * len(_ICONS)
NAMES: Final = [
    *(f"{name}, {knot} cards" for name in CLASSES for knot in KNOTS),
    *(f"{items} Items{power}" for items in range(1, FULL_HAND + 1) for power in GROWTH),
    *(f"{name}{power}" for name in (*_LIVES, *_ICONS, *_SAME) for power in GROWTH[:2]),
]
CROSSINGS: Final[list[int]] = [
    face for face in range(LAST_PASSAGE + 1) if IS_INTERSECTION[4 * face]
]


# -- the features ----------------------------------------------------------------------------------


def class_of(place: int, here: int, back: int) -> int:
    """Which of CLASSES a situation is."""
    if place == ON:
        return max(DOORS_OF[here], 1) - 1
    if place == OFF:
        return 6 if DOORS_OF[here] > 1 else 3 + min(DOORS_OF[back], 2)
    return 5 + place


def features(place: int, here: int, back: int, cards: int, items: int) -> list[float]:
    """The numbers of NAMES that a choice decides on, up to FIRST_OF_SAME."""
    found = [0.0] * FIRST_OF_SAME
    low = 0
    while low < len(KNOTS) - 2 and cards > KNOTS[low + 1]:
        low += 1
    part = (cards - KNOTS[low]) / (KNOTS[low + 1] - KNOTS[low])
    first = class_of(place, here, back) * len(KNOTS) + low
    found[first] = 1.0 - part
    found[first + 1] = part
    far = cards / DECK_SIZE
    if items:
        first = FIRST_OF_ITEMS + 3 * (min(items, FULL_HAND) - 1)
        found[first] = 1.0
        found[first + 1] = far
        found[first + 2] = far * far
    ways = DOORS_OF[here] + DOORS_OF[back]
    if items and ways < 2 and place in (ON, OFF, NEW):
        first = FIRST_OF_LIVES + (0 if items == 1 else 2 if items < 4 else 4)
        found[first] = 1.0
        found[first + 1] = far
    note_icons(place, here, back, far, found)
    return found


def note_icons(place: int, here: int, back: int, far: float, found: list[float]) -> None:
    """What the doors would burn."""
    amounts = [0, 0, DEAREST[here], DEAREST[back], OTHERS[back]]
    if place == ON:
        amounts = [DEAREST[here], OTHERS[here], 0, 0, 0]
    for i in range(len(amounts)):
        found[FIRST_OF_ICONS + 2 * i] = float(amounts[i])
        found[FIRST_OF_ICONS + 2 * i + 1] = far * amounts[i]


def same_for_all(cards: int, counts: list[int], passages: int) -> list[float]:
    """The other numbers of NAMES: what no choice of a door changes."""
    unseen = crossings = 0
    for count in counts:
        unseen += count
    for face in CROSSINGS:
        crossings += counts[face]
    unseen = max(unseen, 1)
    far = cards / DECK_SIZE
    dead_ends = 10.0 * counts[0] / unseen - 2.0
    items = 10.0 * counts[ITEM] / unseen - 1.2
    choices = 10.0 * crossings / unseen - 4.0
    size = passages / 10.0
    found: list[float] = []
    for amount in (dead_ends, items, choices, size):
        found.append(amount)
        found.append(amount * far)
    return found


# -- a table ---------------------------------------------------------------------------------------


def situation(s: TheAbandonsState) -> tuple[int, int, int]:
    """Where one stands, the doors there, and those left at the last intersection elsewhere."""
    if s.covering:
        return HOLE, NO_DOORS, NO_DOORS
    here = doors_with(s, s.position, s.here, s.far)
    if s.beginning == MERCIFUL:
        return MERCY, here, NO_DOORS
    last = last_intersection(s)
    if s.beginning == STERN or not last:
        return NEW, here, NO_DOORS
    if last == s.position:
        return ON, here, NO_DOORS
    return OFF, here, SET_OF_SIDES[16 * s.tiles[last] + s.doors[last]]


def doors_with(s: TheAbandonsState, card: int, sides: int, far: list[int]) -> int:
    """The set of some doors of a card and of others, given as 4 × card + side."""
    tile = s.tiles[card]
    if not far:
        return SET_OF_SIDES[16 * tile + sides]
    icons = [ICONS[4 * tile + side] for side in range(4) if sides & SIDE_BIT[side]]
    icons += [ICONS[4 * s.tiles[door >> 2] + (door & 3)] for door in far]
    return set_of(icons)


def unseen_faces(s: TheAbandonsState) -> list[int]:
    """By face: how many cards are on the deck or burned, and nobody has looked at them."""
    counts = [0] * (ITEM + 1)
    for face in s.burned:
        counts[face] = counts[face] + 1
    for i in range(max(s.top, s.shown), len(s.deck) - 1):
        counts[s.deck[i]] = counts[s.deck[i]] + 1
    return counts
