"""The actions, in the fixed order that gives them their codes (docs/notation.md).

A door is named by its side if it belongs to the card one stands on: `go north`. Any other door also
needs its card, which is named by its number: the entrance is 0, and passages count up as they are
placed. Coordinates would need 580,000 actions for the longest labyrinth; numbers need 760.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action, Vocabulary
from fathomless.games.the_abandons.material import MOST_TILES, SIDES

# Verbs.
GO: Final = 0
MAP: Final = 1
BOMB: Final = 2
BLAST: Final = 3
MIRROR: Final = 4
BACK: Final = 5
DESCEND: Final = 6
PASS_BY: Final = 7

VOCABULARY: Final = Vocabulary("the-abandons")

# `item` is the number of the card whose door it is, 0 for where one stands; `target` is the side.
GO_HERE: Final = [
    VOCABULARY.add(f"go {name}", GO, 0, side, refs=(f"door:{name}",))
    for side, name in enumerate(SIDES)
]
USE_MAP: Final = VOCABULARY.add("map", MAP, refs=("item:map",))
USE_BOMB: Final = VOCABULARY.add("bomb", BOMB, refs=("item:bomb",))
BLAST_WALL: Final = [
    VOCABULARY.add(f"bomb {name}", BLAST, 0, side, refs=("item:bomb", f"door:{name}"))
    for side, name in enumerate(SIDES)
]
USE_MIRROR: Final = VOCABULARY.add("mirror", MIRROR, refs=("item:mirror",))
GO_BACK: Final = VOCABULARY.add("back", BACK, refs=("intersection",))
TAKE_STAIRS: Final = VOCABULARY.add("take stairs", DESCEND, refs=("stairs",))
REFUSE_STAIRS: Final = VOCABULARY.add("pass by", PASS_BY, refs=("stairs",))


def _doors_of(card: int) -> list[Action]:
    return [
        VOCABULARY.add(
            f"go {name} of {card}", GO, card, side, refs=(f"tile:{card}", f"door:{card}-{name}")
        )
        for side, name in enumerate(SIDES)
    ]


def _far_doors() -> list[Action]:
    """By 4 × card + side; the entrance's own door is never far, so its entries are never used."""
    return GO_HERE + [action for card in range(1, MOST_TILES) for action in _doors_of(card)]


GO_FAR: Final = _far_doors()


def _by_sides(actions: list[Action]) -> list[list[Action]]:
    """The actions for each set of sides."""
    return [[actions[side] for side in range(4) if sides >> side & 1] for sides in range(16)]


GO_BY_SIDES: Final = _by_sides(GO_HERE)
BLAST_BY_SIDES: Final = _by_sides(BLAST_WALL)
