"""The rows of the box as tables of small numbers, by face, by Leviathan and by space."""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.box import FACE_COUNT, FACE_IDS, LORD_BIT, POWER_BIT, lord
from fathomless.games.abyss.leviathan.material import (
    DIE,
    FACES,
    LEVIATHANS,
    LORDS,
    MORE_CRABS,
    MORE_MONSTERS,
    SPACE_SUMS,
)
from fathomless.games.abyss.material import MONSTER

# -- Exploration cards -----------------------------------------------------------------------------

PLAIN_CRAB: Final = FACE_IDS.index("crab1")
FIRST_FACE: Final = FACE_IDS.index(FACES[0].id)
CARDS: Final = [
    *[MONSTER] * MORE_MONSTERS,
    *[PLAIN_CRAB] * MORE_CRABS,
    *range(FIRST_FACE, FIRST_FACE + len(FACES)),
]
TWO_DICE: Final = bytes([FACE_IDS[face].endswith("_dice") for face in range(FACE_COUNT)])
TAKES_PEARLS: Final = bytes([FACE_IDS[face].endswith("_pearls") for face in range(FACE_COUNT)])

# -- Leviathans ------------------------------------------------------------------------------------

LEVIATHAN_COUNT: Final = len(LEVIATHANS)
LEVIATHAN_IDS: Final = [str(number + 1) for number in range(LEVIATHAN_COUNT)]
MOST_LEVELS: Final = 3
LEVELS: Final = bytes([len(card.levels) for card in LEVIATHANS])
FOE_RACE: Final = bytes([card.race for card in LEVIATHANS])
PENALTY: Final = bytes([card.penalty for card in LEVIATHANS])
PENALTY_COUNT: Final = bytes([card.count for card in LEVIATHANS])


def _by_health(tokens: bool) -> bytes:
    """MOST_LEVELS × Leviathan + health points left − 1 → the level that is attacked then."""
    table = [0] * (MOST_LEVELS * LEVIATHAN_COUNT)
    for number, card in enumerate(LEVIATHANS):
        for health, level in enumerate(reversed(card.levels)):
            table[MOST_LEVELS * number + health] = level.tokens if tokens else level.resistance
    return bytes(table)


RESISTANCE: Final = _by_health(False)
REWARD: Final = _by_health(True)

# -- the Border ------------------------------------------------------------------------------------

SPACES: Final = len(SPACE_SUMS)
SPACE_IDS: Final = [str(sums[0]) for sums in SPACE_SUMS]  # as refs and actions name them
SPACE_NAMES: Final = ["/".join([str(total) for total in sums]) for sums in SPACE_SUMS]
SPACE_OF: Final = bytes(
    [
        next((space for space in range(SPACES) if total in SPACE_SUMS[space]), 0)
        for total in range(2 * DIE + 1)
    ]
)

# -- Lords -----------------------------------------------------------------------------------------

FIRST_LORD: Final = lord(LORDS[0].id)
TAMER: Final = lord("tamer")
INTREPID: Final = POWER_BIT[lord("intrepid")]
INTREPID_USED: Final = LORD_BIT[lord("intrepid")]  # among the Lords whose power was used
TAXIDERMIST: Final = POWER_BIT[lord("taxidermist")]
METAMORPH: Final = POWER_BIT[lord("metamorph")]
ALTRUIST: Final = POWER_BIT[lord("altruist")]
COWARD: Final = POWER_BIT[lord("coward")]
