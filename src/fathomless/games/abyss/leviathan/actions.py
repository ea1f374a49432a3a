"""The actions of Leviathan, appended to those of the base game (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.games.abyss.actions import DECLINE_POWER, VOCABULARY
from fathomless.games.abyss.box import FACE_COUNT, FACE_IDS, LORD_IDS, MOST_SEATS
from fathomless.games.abyss.leviathan.material import TOKEN_IDS
from fathomless.games.abyss.leviathan.tables import SPACE_IDS, SPACES
from fathomless.games.abyss.material import MONSTER

# Verbs; each expansion has a range of its own.
FIGHT: Final = 96
IGNORE: Final = 97
ATTACK: Final = 98
RETREAT: Final = 99
BOOST: Final = 100
STRIKE: Final = 101
SPOILS: Final = 102
CASH: Final = 103
SACRIFICE: Final = 104
CHALLENGE: Final = 105
WEAKEN: Final = 106
BREED: Final = 107
KEEP: Final = 108
ROB: Final = 109

MOST_SPOILS: Final = 7  # three levels of one Leviathan, with the Altruist

IGNORE_MONSTER: Final = VOCABULARY.add("ignore", IGNORE, refs=("offer",))
STOP_FIGHT: Final = VOCABULARY.add("retreat", RETREAT)
ADD_PEARL: Final = VOCABULARY.add("boost", BOOST, refs=("pearls",))
STRIKE_NOW: Final = VOCABULARY.add("strike", STRIKE)
KEEP_CARD: Final = VOCABULARY.add("pay pearl", KEEP, refs=("pearls",))


def _on_spaces(word: str, verb: int) -> list[Action]:
    """An action for each space of the Border."""
    return [
        VOCABULARY.add(
            f"{word} {SPACE_IDS[space]}", verb, space, refs=(f"border:{SPACE_IDS[space]}",)
        )
        for space in range(SPACES)
    ]


FIGHT_AT: Final = _on_spaces("fight", FIGHT)
WEAKEN_AT: Final = _on_spaces("weaken", WEAKEN)
BREED_AT: Final = _on_spaces("breed", BREED)

# By the number of the face; a Monster is in no hand, so its entry is never used.
ATTACK_WITH: Final = [
    DECLINE_POWER
    if face == MONSTER
    else VOCABULARY.add(f"attack {FACE_IDS[face]}", ATTACK, face, refs=(f"hand:{FACE_IDS[face]}",))
    for face in range(FACE_COUNT)
]
SACRIFICE_LORD: Final = [
    VOCABULARY.add(f"sacrifice {id}", SACRIFICE, number, refs=(f"lord:{id}",))
    for number, id in enumerate(LORD_IDS)
]
# By the number of tokens from the base pile; the others come from the second one.
SPOILS_OF: Final = [
    VOCABULARY.add(f"spoils {count}", SPOILS, count, refs=("monsters", "monsters:leviathan"))
    for count in range(MOST_SPOILS + 1)
]
CASH_TOKEN: Final = [
    VOCABULARY.add(f"cash {id}", CASH, kind, refs=(f"token:{id}",))
    for kind, id in enumerate(TOKEN_IDS)
]
CHALLENGE_SEAT: Final = [
    VOCABULARY.add(f"challenge {seat}", CHALLENGE, target=seat, refs=(f"seat:{seat}",))
    for seat in range(MOST_SEATS)
]
ROB_LEVIATHAN: Final = [
    VOCABULARY.add(f"rob {seat} leviathan", ROB, target=seat, refs=(f"seat:{seat}",))
    for seat in range(MOST_SEATS)
]
