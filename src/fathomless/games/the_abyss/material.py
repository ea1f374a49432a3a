"""The cards: one row per face, to be proof-read against the ledger's table.

TA-R1, TA-R3, TA-R4, TA-A1, TA-A2.

A card is a number; copies of a face have neighbouring numbers, Panic the lowest. The two decks
share one numbering of 53 cards: each uses 51 of them.
"""

from __future__ import annotations

from typing import Final

PANIC: Final = 0
EYE: Final = 1
HOOK: Final = 2
SWORD: Final = 3
TREASURE: Final = 4
CLASSES: Final = ("panic", "eye", "hook", "sword", "treasure")


class Face:
    """One printed face; `standard` and `beginner` are its copies in the two decks."""

    def __init__(
        self, *, id: str, name: str, kind: int, value: int, standard: int, beginner: int
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.value = value
        self.standard = standard
        self.beginner = beginner


# The rulebook prints no card list (TA-A2): this one satisfies every sentence of it and is balanced
# by simulation. The beginner deck (TA-A40) has two Panic fewer and two treasures more.
FACES: Final = (
    Face(id="panic", name="Panic", kind=PANIC, value=0, standard=9, beginner=7),
    Face(id="eye_1", name="Lantern Fish", kind=EYE, value=1, standard=3, beginner=3),
    Face(id="eye_2", name="Spyglass", kind=EYE, value=2, standard=3, beginner=3),
    Face(id="eye_3", name="Oracle Shell", kind=EYE, value=3, standard=2, beginner=2),
    Face(id="hook_2", name="Rusty Hook", kind=HOOK, value=2, standard=3, beginner=3),
    Face(id="hook_3", name="Harpoon", kind=HOOK, value=3, standard=3, beginner=3),
    Face(id="hook_4", name="Anchor Chain", kind=HOOK, value=4, standard=2, beginner=2),
    Face(id="sword_3", name="Bone Knife", kind=SWORD, value=3, standard=3, beginner=3),
    Face(id="sword_4", name="Cutlass", kind=SWORD, value=4, standard=3, beginner=3),
    Face(id="sword_5", name="Trident", kind=SWORD, value=5, standard=2, beginner=2),
    Face(id="treasure_4", name="Sea Glass", kind=TREASURE, value=4, standard=4, beginner=4),
    Face(id="treasure_5", name="Black Pearl", kind=TREASURE, value=5, standard=4, beginner=5),
    Face(id="treasure_6", name="Amber Idol", kind=TREASURE, value=6, standard=3, beginner=4),
    Face(id="treasure_7", name="Silver Chalice", kind=TREASURE, value=7, standard=3, beginner=3),
    Face(id="treasure_8", name="Gold Mask", kind=TREASURE, value=8, standard=2, beginner=2),
    Face(id="treasure_10", name="Sunken Crown", kind=TREASURE, value=10, standard=1, beginner=1),
    Face(
        id="treasure_12", name="Heart of the Deep", kind=TREASURE, value=12, standard=1, beginner=1
    ),
)

DECK_SIZE: Final = 51
OPENING_HAND: Final = 3
STOP_POINTS: Final = 25
TARGET: Final = 70
PANIC_LIMIT: Final = 3
SACRIFICE_POINTS: Final = 15
EYE_CARDS: Final = 4
CARDS_DRAWN: Final = 2


def _faces_in_order() -> list[int]:
    """The face of each card number."""
    faces: list[int] = []
    for number, face in enumerate(FACES):
        faces.extend([number] * max(face.standard, face.beginner))
    return faces


# Tables of small numbers are bytes: compiled, reading one costs half of reading a list.
FACE_OF: Final = bytes(_faces_in_order())  # card → face
CARDS: Final = 53
LAST_PANIC: Final = 8
VALUE: Final = bytes([FACES[number].value for number in FACE_OF])  # card → points
CARD_ID: Final = [FACES[number].id for number in FACE_OF]
FACE_BIT: Final = [1 << number for number in FACE_OF]  # card → its face in a set of faces
FACE_VALUE: Final = bytes([face.value for face in FACES])
FACE_IDS: Final = [face.id for face in FACES]
FACE_BY_ID: Final = {face.id: number for number, face in enumerate(FACES)}


SEAT_BIT: Final = bytes([1, 2, 4, 8, 16])  # by seat; in sets of observers also the public


def faces_of(kind: int) -> list[int]:
    """The faces of one class."""
    return [number for number, face in enumerate(FACES) if face.kind == kind]


EYE_FACES: Final = faces_of(EYE)
HOOK_FACES: Final = faces_of(HOOK)
SWORD_FACES: Final = faces_of(SWORD)
EYES: Final = sum(1 << number for number in EYE_FACES)  # as sets of faces
HOOKS: Final = sum(1 << number for number in HOOK_FACES)
SWORDS: Final = sum(1 << number for number in SWORD_FACES)


def deck_of(beginner: bool) -> list[int]:
    """The 51 cards of a deck, in order (TA-R1, TA-A40)."""
    cards: list[int] = []
    for number, face in enumerate(FACES):
        first = FACE_OF.index(number)
        copies = face.beginner if beginner else face.standard
        cards.extend(range(first, first + copies))
    return cards


STANDARD_DECK: Final = deck_of(beginner=False)
BEGINNER_DECK: Final = deck_of(beginner=True)


def points_of(cards: list[int]) -> int:
    """What some cards are worth together."""
    total = 0
    for card in cards:
        total += VALUE[card]
    return total


def faces_in(cards: list[int]) -> int:
    """The set of faces among some cards."""
    faces = 0
    for card in cards:
        faces |= FACE_BIT[card]
    return faces
