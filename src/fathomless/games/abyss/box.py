"""What lies in the box, as tables to be read by the rules: base rows first, then expansions'.

A face, a Lord or a Location is a number: the place of its row. An expansion appends its rows here,
so no number ever changes its meaning.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss import material
from fathomless.games.abyss.kraken import material as kraken
from fathomless.games.abyss.leviathan import material as leviathan
from fathomless.games.abyss.material import LASTING, ONCE, Face, Location, Lord

MOST_SEATS: Final = 5  # the base game has four; questions and actions are made for five

FACES: Final[tuple[Face, ...]] = (*material.FACES, *kraken.FACES, *leviathan.FACES)
LORDS: Final[tuple[Lord, ...]] = (*material.LORDS, *kraken.LORDS, *leviathan.LORDS)
LOCATIONS: Final[tuple[Location, ...]] = (*material.LOCATIONS, *kraken.LOCATIONS)

GUILD_IDS: Final = (*material.GUILD_IDS, *kraken.GUILD_IDS)

FACE_IDS: Final = [face.id for face in FACES]
LORD_IDS: Final = [lord.id for lord in LORDS]
LOCATION_IDS: Final = [location.id for location in LOCATIONS]

# Where the rows of each box begin.
FIRST_KRAKEN_FACE: Final = len(material.FACES)
FIRST_KRAKEN_LORD: Final = len(material.LORDS)
FIRST_KRAKEN_LOCATION: Final = len(material.LOCATIONS)
FIRST_LEVIATHAN_FACE: Final = FIRST_KRAKEN_FACE + len(kraken.FACES)
FIRST_LEVIATHAN_LORD: Final = FIRST_KRAKEN_LORD + len(kraken.LORDS)

FACE_COUNT: Final = len(FACES)
LORD_COUNT: Final = len(LORDS)
LOCATION_COUNT: Final = len(LOCATIONS)

# Tables of small numbers are bytes: compiled, reading one costs half of reading a list.
RACE: Final = bytes([face.race for face in FACES])
VALUE: Final = bytes([face.value for face in FACES])
GUILD: Final = bytes([lord.guild for lord in LORDS])
COST: Final = bytes([lord.cost for lord in LORDS])
RACES_NEEDED: Final = bytes([lord.races for lord in LORDS])
MANDATORY: Final = bytes([lord.race for lord in LORDS])
KEYS: Final = bytes([lord.keys for lord in LORDS])
INFLUENCE: Final = bytes([lord.ip for lord in LORDS])

LORD_BIT: Final = [1 << number for number in range(LORD_COUNT)]
SEAT_BIT: Final = bytes([1, 2, 4, 8, 16, 32])

# Powers that last have bits of their own, so that a set of them is a small number: compiled code
# reads those from a list several times faster than a set of Lords. Other Lords have none.
WITH_LASTING_POWER: Final = [n for n in range(LORD_COUNT) if LORDS[n].power in (LASTING, ONCE)]
POWER_BIT: Final = [
    1 << WITH_LASTING_POWER.index(number) if number in WITH_LASTING_POWER else 0
    for number in range(LORD_COUNT)
]


def lord(id: str) -> int:
    """The number of a Lord."""
    return LORD_IDS.index(id)


def location(id: str) -> int:
    """The number of a Location."""
    return LOCATION_IDS.index(id)


# The powers that other chapters ask for.
RECRUITER: Final = POWER_BIT[lord("recruiter")]
COMMANDER: Final = POWER_BIT[lord("commander")]
TAMER: Final = POWER_BIT[lord("tamer")]
SHIP_MASTER: Final = POWER_BIT[lord("ship_master")]
LANDLORD: Final = POWER_BIT[lord("landlord")]
SHAMAN: Final = POWER_BIT[lord("shaman")]
ALCHEMIST: Final = POWER_BIT[lord("alchemist")]
MASTER_OF_MAGIC: Final = POWER_BIT[lord("master_of_magic")]
DIPLOMAT: Final = POWER_BIT[lord("diplomat")]
TREASURER: Final = POWER_BIT[lord("treasurer")]
WITH_KEYS: Final = sum(LORD_BIT[number] for number in range(LORD_COUNT) if KEYS[number])
ONCE_A_TURN: Final = sum(POWER_BIT[n] for n in range(LORD_COUNT) if LORDS[n].power == ONCE)

BLACK_SMOKERS: Final = location("black_smokers")
CITY_OF_MIRRORS: Final = location("city_of_mirrors")


def deck_of(faces: tuple[Face, ...], first: int = 0) -> list[int]:
    """The Exploration cards of one box, in order; its faces are numbered from the first."""
    cards: list[int] = []
    for number, face in enumerate(faces):
        cards.extend([first + number] * face.copies)
    return cards


STRIDE: Final = 8  # of the table of strengths: more than there are Races
