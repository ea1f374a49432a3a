"""The components of the box Leviathan, one row each, to be proof-read against the printed ones.

AB-L1, AB-L19, AB-L20. No logic: what Lords do stands in the chapters, under the ids of the rows.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.material import (
    ARROW,
    CRAB,
    FARMER,
    JELLYFISH,
    LASTING,
    MAGE,
    MERCHANT,
    POLITICIAN,
    RACE_IDS,
    RACES,
    SEAHORSE,
    SHELLFISH,
    SOLDIER,
    SQUID,
    Face,
    Lord,
)

# Penalties.
PEARLS: Final = 0
ALLIES: Final = 1
LORD: Final = 2
WOUNDS: Final = 3
PENALTY_IDS: Final = ("pearls", "allies", "lord", "wounds")


class Level:
    """One health point of a Leviathan: its resistance, and the Monster tokens it brings."""

    def __init__(self, resistance: int, tokens: int) -> None:
        self.resistance = resistance
        self.tokens = tokens


class LeviathanCard:
    """A Leviathan: the Race that attacks it beside crabs, its levels from the top, the penalty."""

    def __init__(
        self, race: int, levels: tuple[tuple[int, int], ...], *, penalty: int, count: int
    ) -> None:
        self.race = race
        self.levels = [Level(resistance, tokens) for resistance, tokens in levels]
        self.penalty = penalty
        self.count = count


# -- 24 Exploration cards: 20 special Allies, 3 Monsters, a crab 1 ---------------------------------

# The 5 of a Race have no special Ally. "pearls": after the roll, +1 for each Pearl; "dice": two
# dice, the higher counts.
SPECIALS: Final = ((1, "pearls"), (2, "pearls"), (3, "dice"), (4, "dice"))

FACES: Final[tuple[Face, ...]] = tuple(
    [
        Face(f"{RACE_IDS[race]}{value}_{special}", race=race, value=value, copies=1)
        for race in range(RACES)
        for value, special in SPECIALS
    ]
)
MORE_MONSTERS: Final = 3
MORE_CRABS: Final = 1  # of value 1, like those of the base box

# -- 20 Leviathans: (resistance, Monster tokens) of each level -------------------------------------

LEVIATHANS: Final[tuple[LeviathanCard, ...]] = (
    LeviathanCard(JELLYFISH, ((3, 1), (7, 2), (5, 1)), penalty=ALLIES, count=3),  # AB-M1
    LeviathanCard(JELLYFISH, ((6, 2), (4, 1)), penalty=ALLIES, count=3),  # AB-M2
    LeviathanCard(JELLYFISH, ((9, 3),), penalty=WOUNDS, count=3),  # AB-M3
    LeviathanCard(JELLYFISH, ((6, 1),), penalty=WOUNDS, count=2),  # AB-M4
    LeviathanCard(SHELLFISH, ((4, 1), (6, 2), (5, 1)), penalty=PEARLS, count=3),  # AB-M5
    LeviathanCard(SHELLFISH, ((6, 2), (4, 1)), penalty=PEARLS, count=3),  # AB-M6
    LeviathanCard(SHELLFISH, ((8, 3),), penalty=WOUNDS, count=3),  # AB-M7
    LeviathanCard(SHELLFISH, ((6, 1),), penalty=WOUNDS, count=2),  # AB-M8
    LeviathanCard(SQUID, ((3, 1), (7, 2), (5, 1)), penalty=LORD, count=1),  # AB-M9
    LeviathanCard(SQUID, ((6, 2), (4, 1)), penalty=LORD, count=1),  # AB-M10
    LeviathanCard(SQUID, ((7, 2),), penalty=WOUNDS, count=3),  # AB-M11
    LeviathanCard(SQUID, ((5, 1),), penalty=WOUNDS, count=2),  # AB-M12
    LeviathanCard(SEAHORSE, ((3, 1), (7, 1), (5, 2)), penalty=WOUNDS, count=3),  # AB-M13
    LeviathanCard(SEAHORSE, ((6, 2), (4, 2)), penalty=WOUNDS, count=2),  # AB-M14
    LeviathanCard(SEAHORSE, ((7, 4),), penalty=WOUNDS, count=3),  # AB-M15
    LeviathanCard(SEAHORSE, ((5, 2),), penalty=WOUNDS, count=2),  # AB-M16
    LeviathanCard(CRAB, ((4, 1), (7, 1), (6, 1)), penalty=WOUNDS, count=4),  # AB-M17
    LeviathanCard(CRAB, ((7, 1), (5, 1)), penalty=WOUNDS, count=3),  # AB-M18
    LeviathanCard(CRAB, ((9, 2),), penalty=WOUNDS, count=3),  # AB-M19
    LeviathanCard(CRAB, ((7, 1),), penalty=WOUNDS, count=2),  # AB-M20
)

# -- 10 Lords --------------------------------------------------------------------------------------

LORDS: Final[tuple[Lord, ...]] = (
    Lord("Intrepid", SOLDIER, cost=6, races=1, race=CRAB, keys=1, ip=4, power=LASTING),
    Lord("Border Guard", SOLDIER, cost=8, races=2, race=CRAB, keys=0, ip=6, power=ARROW),
    Lord("Taxidermist", MERCHANT, cost=6, races=1, race=SHELLFISH, keys=1, ip=5, power=LASTING),
    Lord("Arms Dealer", MERCHANT, cost=8, races=2, race=SHELLFISH, keys=0, ip=7, power=ARROW),
    Lord("Metamorph", MAGE, cost=6, races=1, race=JELLYFISH, keys=1, ip=5, power=LASTING),
    Lord("Sorcerer", MAGE, cost=8, races=2, race=JELLYFISH, keys=0, ip=7, power=ARROW),
    Lord("Altruist", POLITICIAN, cost=6, races=1, race=SQUID, keys=1, ip=5, power=LASTING),
    Lord("Rebel", POLITICIAN, cost=8, races=2, race=SQUID, keys=0, ip=7, power=ARROW),
    Lord("Coward", FARMER, cost=8, races=1, race=SEAHORSE, keys=1, ip=8, power=LASTING),
    Lord("Breeder", FARMER, cost=10, races=2, race=SEAHORSE, keys=0, ip=10, power=ARROW),
)

# -- the Border: nine spaces, by the sum of two dice -----------------------------------------------

SPACE_SUMS: Final = ((2, 3), (4,), (5,), (6,), (7,), (8,), (9,), (10,), (11, 12))

# -- 20 Monster tokens of the second pile (AB-A14: the eighth of 2 Pearls is assumed) --------------

TWO_PEARLS: Final = 0
THREE_PEARLS: Final = 1
KEY: Final = 2
STACK: Final = 3
TOKEN_IDS: Final = ("2_pearls", "3_pearls", "key", "stack")
TOKEN_PEARLS: Final = (2, 3, 0, 0)
TOKENS: Final = (*[TWO_PEARLS] * 8, *[THREE_PEARLS] * 4, *[KEY] * 4, *[STACK] * 4)

# -- numbers of the rules --------------------------------------------------------------------------

DIE: Final = 6
FAILED_ATTACK_PEARLS: Final = 1  # AB-L6
TAXIDERMIST_PEARLS: Final = 2
HAND_LIMIT: Final = 12  # AB-L15
FOR_THE_SCOURGE: Final = 5  # AB-L18
PER_WOUND: Final = -1  # AB-L18
