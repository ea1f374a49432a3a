"""The components of the base box, one row each, to be proof-read against the printed ones.

AB-R1, AB-R2, AB-R3, AB-R4, AB-R6, AB-R19.

No logic: what Lords and Locations do stands in the chapters, under the ids of the rows.
"""

from __future__ import annotations

from typing import Final

# Races, in the order of the Council's stacks.
JELLYFISH: Final = 0
CRAB: Final = 1
SEAHORSE: Final = 2
SHELLFISH: Final = 3
SQUID: Final = 4
RACES: Final = 5
JOKER: Final = 5  # of an Ally that stands for any Race; the base game has none
NO_RACE: Final = 6  # of a Monster
ANY_RACE: Final = 7  # the mandatory Race of a Lord that has none
RACE_IDS: Final = ("jellyfish", "crab", "seahorse", "shellfish", "squid")

# Guilds.
SOLDIER: Final = 0
MERCHANT: Final = 1
MAGE: Final = 2
POLITICIAN: Final = 3
FARMER: Final = 4
AMBASSADOR: Final = 5
GUILD_IDS: Final = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")

# Powers.
NONE: Final = 0
ARROW: Final = 1
LASTING: Final = 2
ONCE: Final = 3  # lasting, to be used once in each turn of one's own


def id_of(name: str) -> str:
    """The id of a Lord or a Location: its name without the article."""
    return name.removeprefix("The ").lower().replace(" ", "_").replace("'", "")


class Face:
    """One printed face of the Exploration cards."""

    def __init__(self, id: str, *, race: int, value: int, copies: int) -> None:
        self.id = id
        self.race = race
        self.value = value
        self.copies = copies


class Lord:
    """One Lord: Guild, cost (value, different Races, mandatory Race), Keys, Influence Points."""

    def __init__(
        self,
        name: str,
        guild: int,
        *,
        cost: int,
        races: int,
        race: int,
        keys: int,
        ip: int,
        power: int,
    ) -> None:
        self.id = id_of(name)
        self.name = name
        self.guild = guild
        self.cost = cost
        self.races = races
        self.race = race
        self.keys = keys
        self.ip = ip
        self.power = power


class Location:
    """One Location: some points, and some more for each thing of one sort."""

    def __init__(self, name: str, *, points: int, each: int, of: str) -> None:
        self.id = id_of(name)
        self.name = name
        self.points = points
        self.each = each
        self.of = of


# -- 71 Exploration cards (AB-R1): 65 Allies and 6 Monsters ----------------------------------------

COPIES: Final = (4, 3, 3, 2, 1)  # of the values 1 to 5, in each Race

FACES: Final = (
    *(
        Face(f"{RACE_IDS[race]}{value}", race=race, value=value, copies=COPIES[value - 1])
        for race in range(RACES)
        for value in range(1, 6)
    ),
    Face("monster", race=NO_RACE, value=0, copies=6),
)
MONSTER: Final = 25

# -- 35 Lords (AB-R2) ------------------------------------------------------------------------------

LORDS: Final = (
    Lord("Recruiter", SOLDIER, cost=10, races=2, race=CRAB, keys=1, ip=4, power=LASTING),
    Lord("Jailer", SOLDIER, cost=6, races=3, race=CRAB, keys=0, ip=7, power=ARROW),
    Lord("Seeker", SOLDIER, cost=7, races=2, race=CRAB, keys=0, ip=7, power=ARROW),
    Lord("Assassin", SOLDIER, cost=10, races=1, race=CRAB, keys=0, ip=6, power=ARROW),
    Lord("Commander", SOLDIER, cost=8, races=1, race=CRAB, keys=1, ip=4, power=LASTING),
    Lord("Tamer", SOLDIER, cost=6, races=3, race=CRAB, keys=1, ip=4, power=LASTING),
    Lord("Hunter", SOLDIER, cost=8, races=2, race=CRAB, keys=0, ip=6, power=ARROW),
    Lord("Ship Master", MERCHANT, cost=6, races=3, race=SHELLFISH, keys=1, ip=5, power=LASTING),
    Lord("Trader", MERCHANT, cost=10, races=3, race=SHELLFISH, keys=0, ip=9, power=ARROW),
    Lord("Peddler", MERCHANT, cost=8, races=1, race=SHELLFISH, keys=0, ip=9, power=ARROW),
    Lord("Landlord", MERCHANT, cost=10, races=2, race=SHELLFISH, keys=1, ip=5, power=LASTING),
    Lord("Slaver", MERCHANT, cost=8, races=1, race=SHELLFISH, keys=1, ip=5, power=ONCE),
    Lord("Shopkeeper", MERCHANT, cost=6, races=3, race=SHELLFISH, keys=0, ip=9, power=ARROW),
    Lord("Shaman", MAGE, cost=6, races=3, race=JELLYFISH, keys=1, ip=5, power=LASTING),
    Lord("Invoker", MAGE, cost=8, races=1, race=JELLYFISH, keys=0, ip=8, power=ARROW),
    Lord("Apprentice", MAGE, cost=6, races=3, race=JELLYFISH, keys=0, ip=9, power=ARROW),
    Lord("Oracle", MAGE, cost=8, races=2, race=JELLYFISH, keys=1, ip=5, power=ONCE),
    Lord("Alchemist", MAGE, cost=7, races=1, race=JELLYFISH, keys=1, ip=5, power=LASTING),
    Lord("Illusionist", MAGE, cost=10, races=1, race=JELLYFISH, keys=0, ip=9, power=ARROW),
    Lord("Master of Magic", MAGE, cost=10, races=3, race=JELLYFISH, keys=1, ip=6, power=LASTING),
    Lord("Opportunist", POLITICIAN, cost=6, races=3, race=SQUID, keys=1, ip=5, power=ONCE),
    Lord("Corruptor", POLITICIAN, cost=10, races=1, race=SQUID, keys=0, ip=6, power=ARROW),
    Lord("Traitor", POLITICIAN, cost=12, races=3, race=SQUID, keys=0, ip=6, power=ARROW),
    Lord("Diplomat", POLITICIAN, cost=8, races=1, race=SQUID, keys=1, ip=5, power=LASTING),
    Lord("Treasurer", POLITICIAN, cost=10, races=2, race=SQUID, keys=1, ip=5, power=LASTING),
    Lord("Schemer", POLITICIAN, cost=8, races=3, race=SQUID, keys=0, ip=6, power=ARROW),
    Lord("Keeper", FARMER, cost=6, races=3, race=SEAHORSE, keys=1, ip=6, power=NONE),
    Lord("Reaper", FARMER, cost=7, races=2, race=SEAHORSE, keys=1, ip=6, power=NONE),
    Lord("Shepherd", FARMER, cost=8, races=1, race=SEAHORSE, keys=1, ip=6, power=NONE),
    Lord("Miller", FARMER, cost=8, races=2, race=SEAHORSE, keys=0, ip=10, power=NONE),
    Lord("Aquaculturalist", FARMER, cost=9, races=3, race=SEAHORSE, keys=0, ip=11, power=NONE),
    Lord("Landowner", FARMER, cost=10, races=1, race=SEAHORSE, keys=0, ip=12, power=NONE),
    Lord("Sage", AMBASSADOR, cost=10, races=5, race=ANY_RACE, keys=3, ip=4, power=ARROW),
    Lord("Hermit", AMBASSADOR, cost=10, races=5, race=ANY_RACE, keys=3, ip=5, power=ARROW),
    Lord("Elder", AMBASSADOR, cost=10, races=5, race=ANY_RACE, keys=3, ip=3, power=ARROW),
)

# -- 20 Locations (AB-R3) --------------------------------------------------------------------------

LOCATIONS: Final = (
    Location("Sargasso Silos", points=5, each=2, of="farmer"),
    Location("Hydrozoa Reserves", points=6, each=2, of="mage"),
    Location("The Sanctuary", points=4, each=3, of="jellyfish"),
    Location("Parliament", points=6, each=2, of="politician"),
    Location("The Barracks", points=7, each=2, of="soldier"),
    Location("The Dockworks", points=5, each=2, of="merchant"),
    Location("The Sargasso Fields", points=3, each=3, of="seahorse"),
    Location("The Abyss", points=0, each=2, of="guilds"),
    Location("City of Mirrors", points=0, each=0, of="mirrors"),
    Location("Black Smokers", points=0, each=0, of="smokers"),
    Location("Oceanic Senate Assembly", points=4, each=3, of="squid"),
    Location("The Depths", points=0, each=2, of="weakest"),
    Location("The Throne Room", points=0, each=1, of="strongest"),
    Location("The Jail", points=15, each=-1, of="lords"),
    Location("The Chasm", points=5, each=3, of="crab"),
    Location("The Closed Tower", points=0, each=3, of="keys"),
    Location("The Lost Tower", points=0, each=3, of="keyless"),
    Location("The Chamber of Allies", points=3, each=1, of="chamber"),
    Location("Nest of Giant Clams", points=3, each=3, of="shellfish"),
    Location("The Coral Barrier", points=20, each=-1, of="allies"),
)

# -- tokens and boards -----------------------------------------------------------------------------

MONSTER_TOKENS: Final = (4, 4, *[3] * 9, *[2] * 9)  # AB-R4
KEY_TOKENS: Final = 10  # AB-R6
FIRST_PEARLS: Final = 1  # AB-R7
TRACK_SPACES: Final = 5
COURT_SPACES: Final = 6
LAST_THREAT: Final = 6


class Reward:
    """A space of the Threat track (AB-R19): Keys, and so many Pearls or Monster tokens."""

    def __init__(self, *, keys: int, either: int) -> None:
        self.keys = keys
        self.either = either


REWARDS: Final = (
    Reward(keys=0, either=1),
    Reward(keys=0, either=2),
    Reward(keys=1, either=0),
    Reward(keys=1, either=1),
    Reward(keys=1, either=2),
    Reward(keys=2, either=0),
)

# -- numbers of the rules --------------------------------------------------------------------------

BASE_SEATS: Final = 4  # AB-A22
LAST_SPACE_PEARLS: Final = 1  # AB-R16
REFILL_PEARLS: Final = 2  # AB-R37
REFILL_AT: Final = 2  # AB-R37: so many Lords are left
KEYS_FOR_LOCATION: Final = 3  # AB-R38
MOST_DRAWN: Final = 4  # AB-R39
LORDS_TO_END: Final = 7  # AB-R45
COMMANDER_LIMIT: Final = 6  # AB-R51
SURCHARGE: Final = 2  # the Recruiter, and the Treasurer's discount
CORRUPTION: Final = 5  # Pearls for the Corruptor's second Lord
