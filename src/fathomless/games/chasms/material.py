"""The components as tables of numbers, made from the rows of cards, Leaders and Monsters.

A card is a number from 0 to 239: 20 neighbours are a Faction, copies of a face are neighbours. A
face is a number too; the Leaders follow the cards. A cause is a face, or one of the six faces of a
Monster: whatever can make something happen. A program is a list of effects, also one inside another
effect.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.chasms.cards import CARDS
from fathomless.games.chasms.faces import ATTACK, Face
from fathomless.games.chasms.leaders import FACTIONS, LEADERS
from fathomless.games.chasms.monsters import MONSTERS
from fathomless.games.chasms.vocabulary import (
    ACTOR,
    ALL_LIVING,
    DIE,
    DRAIN,
    MOST_VP,
    NEGATE,
    NO_CHOICE,
    OTHERS,
    OTHERS_WITH_MORE_VP,
    SLAY,
    TARGET,
    Effect,
)

# CH-R11, CH-R12, CH-R15, CH-R18–R20, CH-R22, CH-R23, CH-C19: the numbers of the rulebook.
STARTING_HEARTS: Final = 5
MAX_HEARTS: Final = 12
HEART_TOKENS: Final = 45
REVIVE_HEARTS: Final = 3
OPENING_HAND: Final = 5
HAND_LIMIT: Final = 7
CARDS_PER_TURN: Final = 2
END_DRAW: Final = 2
EMPTY_HAND_DRAW: Final = 2
FACTIONS_EACH: Final = 2

MOST_SEATS: Final = 6
FACTION_COUNT: Final = 12
FACTION_CARDS: Final = 20
CARD_COUNT: Final = 240
MONSTER_COUNT: Final = 18
MONSTERS_PER_STAR: Final = 3
MOST_STARS: Final = 6
DIE_FACES: Final = 6

# CH-R31, CH-C5: by the number of seats.
MONSTERS_FOR: Final = bytes([0, 0, 3, 3, 4, 5, 5])
STARS_FOR: Final = bytes([0, 0, 4, 4, 6, 6, 6])

FACES: Final[tuple[Face, ...]] = (*CARDS, *LEADERS)
FIRST_LEADER: Final = 131
FIRST_MONSTER_FACE: Final = 143
FACE_IDS: Final = [face.id for face in FACES]
FACTION_IDS: Final = [faction.id for faction in FACTIONS]
MONSTER_IDS: Final = [monster.id for monster in MONSTERS]
MONSTER_VP: Final = bytes([monster.vp for monster in MONSTERS])
MONSTER_STARS: Final = bytes([monster.stars for monster in MONSTERS])

GEAR: Final = 2  # the Leaders that are used at another moment than between cards
THORN: Final = 4

BIT: Final = bytes([1, 2, 4, 8, 16, 32, 64])  # by seat; the seventh observer is the public


def _faces_in_order() -> list[int]:
    """The face of each card."""
    found: list[int] = []
    for number, face in enumerate(CARDS):
        found.extend([number] * face.copies)
    return found


FACE_OF: Final = bytes(_faces_in_order())  # card → face
CARD_ID: Final = [FACE_IDS[number] for number in FACE_OF]
KIND_OF: Final = bytes([face.kind for face in FACES])  # face → Attack, Skill, Instant, Leader
TAG_OF: Final = bytes([face.tag for face in FACES])
CHOOSE_OF: Final = bytes([face.choose for face in FACES])
WHEN_OF: Final = [face.when for face in FACES]
CARD_WHEN: Final = [FACES[number].when for number in FACE_OF]
LEADER_HEARTS: Final = bytes([face.hearts for face in LEADERS])  # what their skills cost
LEADER_CARDS: Final = bytes([face.cards for face in LEADERS])
FACE_COPIES: Final = bytes([face.copies for face in FACES])


# -- programs -------------------------------------------------------------------------------------

PROGRAMS: Final[list[list[Effect]]] = []


def _enter(effects: tuple[Effect, ...]) -> int:
    """Enter a list of effects, and those inside them, into the table; returns its place."""
    number = len(PROGRAMS)
    PROGRAMS.append(list(effects))
    for effect in effects:
        for part in effect.parts:
            if part.effects:
                part.program = _enter(part.effects)
    return number


def _cause_programs() -> list[int]:
    """The program of each cause."""
    found = [_enter(face.effects) for face in FACES]
    for monster in MONSTERS:
        found.extend(_enter(effects) for effects in monster.faces)
    return found


PROGRAM_OF: Final = _cause_programs()  # cause → program
CAUSE_IDS: Final = [
    *[f"card:{face.id}" for face in CARDS],
    *[f"leader:{face.id}" for face in LEADERS],
    *[f"monster:{monster.id}" for monster in MONSTERS for _ in range(DIE_FACES)],
]


# -- what follows from the effects ----------------------------------------------------------------


def _all_effects(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects and those inside them."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for part in effect.parts:
            found.extend(_all_effects(part.effects))
    return found


def _is_for_target(effect: Effect) -> bool:
    """Whether an effect, or one inside it, is about the chosen player."""
    if effect.who == TARGET or (effect.op == DRAIN and effect.a == TARGET):
        return True
    return any(_is_for_target(inner) for part in effect.parts for inner in part.effects)


def _needs_target(face: Face) -> bool:
    """CH-C45. No Attack; another card if all its effects are about the chosen player."""
    if face.kind == ATTACK or face.choose == NO_CHOICE:
        return False
    return all(_is_for_target(effect) for effect in face.effects)


NEEDS_TARGET: Final = bytes([_needs_target(face) for face in FACES])

# CH-C45: faces that can always be played; the others need somebody, or a weak Monster.
ALWAYS: Final = bytes(
    [
        not NEEDS_TARGET[number] and FACES[number].effects[0].op != SLAY
        for number in range(len(FACES))
    ]
)

GROUPS: Final = (TARGET, ACTOR, OTHERS, OTHERS_WITH_MORE_VP, ALL_LIVING, MOST_VP)


def _named(face: Face) -> int:
    """CH-C34. The selectors by which a card concerns others; none for dice and negates."""
    found = 0
    for effect in _all_effects(face.effects):
        if effect.op in (DIE, NEGATE):
            return 0
        if effect.who in GROUPS:
            found |= 1 << effect.who
    return found


NAMED: Final = [_named(face) for face in FACES]
