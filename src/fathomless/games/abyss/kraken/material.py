"""The components of the box Kraken, one row each, to be proof-read against the printed ones.

AB-K1. No logic: what Lords and Locations do stands in the chapters, under the ids of the rows.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.material import (
    ANY_RACE,
    ARROW,
    CRAB,
    FARMER,
    JELLYFISH,
    JOKER,
    LASTING,
    MAGE,
    MERCHANT,
    NONE,
    ONCE,
    POLITICIAN,
    SEAHORSE,
    SHELLFISH,
    SOLDIER,
    SQUID,
    Face,
    Location,
    Lord,
)

SMUGGLER: Final = 6  # the Guild that comes with this box
GUILD_IDS: Final = ("smuggler",)

# -- 7 Krakens (AB-K5): a Kraken brings one Nebulis less than its value ----------------------------

FACES: Final[tuple[Face, ...]] = (
    Face("kraken2", race=JOKER, value=2, copies=2),
    Face("kraken3", race=JOKER, value=3, copies=3),
    Face("kraken4", race=JOKER, value=4, copies=2),
)

# -- 18 Lords --------------------------------------------------------------------------------------

LORDS: Final[tuple[Lord, ...]] = (
    Lord("Ferryman", SMUGGLER, cost=7, races=1, race=ANY_RACE, keys=1, ip=5, power=ONCE),
    Lord("Outlaw", SMUGGLER, cost=7, races=1, race=ANY_RACE, keys=1, ip=6, power=LASTING),
    Lord("Counterfeiter", SMUGGLER, cost=7, races=1, race=ANY_RACE, keys=1, ip=5, power=LASTING),
    Lord("Fence", SMUGGLER, cost=7, races=1, race=ANY_RACE, keys=0, ip=8, power=ARROW),
    Lord("Cleaner", SMUGGLER, cost=7, races=1, race=ANY_RACE, keys=1, ip=7, power=LASTING),
    Lord("Watcher", SMUGGLER, cost=5, races=2, race=ANY_RACE, keys=0, ip=4, power=ARROW),
    Lord("Vigil", SMUGGLER, cost=5, races=2, race=ANY_RACE, keys=0, ip=4, power=ARROW),
    Lord("Lookout", SMUGGLER, cost=5, races=2, race=ANY_RACE, keys=0, ip=4, power=ARROW),
    Lord("Shareholder", MERCHANT, cost=9, races=2, race=SHELLFISH, keys=1, ip=5, power=LASTING),
    Lord("Inheritor", MERCHANT, cost=10, races=2, race=SHELLFISH, keys=0, ip=7, power=ARROW),
    Lord("Hypnotist", MAGE, cost=9, races=2, race=JELLYFISH, keys=1, ip=5, power=LASTING),
    Lord("Healer", MAGE, cost=7, races=1, race=JELLYFISH, keys=0, ip=7, power=ARROW),
    Lord("Highwayman", SOLDIER, cost=9, races=2, race=CRAB, keys=1, ip=4, power=LASTING),
    Lord("Executioner", SOLDIER, cost=9, races=3, race=CRAB, keys=0, ip=5, power=ARROW),
    Lord("Recipient", POLITICIAN, cost=7, races=2, race=SQUID, keys=1, ip=5, power=ONCE),
    Lord("Liberator", POLITICIAN, cost=9, races=2, race=SQUID, keys=0, ip=8, power=ARROW),
    Lord("Grower", FARMER, cost=9, races=2, race=SEAHORSE, keys=1, ip=7, power=NONE),
    Lord("Oyster Farmer", FARMER, cost=12, races=1, race=SEAHORSE, keys=0, ip=13, power=NONE),
)

# -- 6 Locations, four of them loot sites ----------------------------------------------------------

LOCATIONS: Final[tuple[Location, ...]] = (
    Location("The Gambling Den", points=5, each=2, of="smuggler"),
    Location("The Kraken's Lair", points=15, each=-3, of="nebulis"),
    Location("The Cetacean Graveyard", points=0, each=1, of="loot"),
    Location("The Abandoned Convoy", points=0, each=1, of="loot"),
    Location("The Megalodon", points=0, each=1, of="loot"),
    Location("The Battlefield", points=0, each=1, of="loot"),
)

# -- 25 Loot cards (AB-K9), by their value ---------------------------------------------------------

LOOT: Final = (*[3] * 3, *[4] * 4, *[5] * 5, *[6] * 6, *[7] * 7)

SENTINELS: Final = ("watcher", "vigil", "lookout")  # each has a token of its own

# -- numbers of the rules --------------------------------------------------------------------------

PER_NEBULIS: Final = -1  # AB-K11
FOR_THE_FIGURE: Final = -5  # AB-K11
