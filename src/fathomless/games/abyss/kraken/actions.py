"""The actions that come with Kraken, appended to the game's (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.games.abyss.actions import DECLINE_POWER, VOCABULARY
from fathomless.games.abyss.box import FACES, LOCATIONS, LORDS, MOST_SEATS
from fathomless.games.abyss.kraken.material import SENTINELS
from fathomless.games.abyss.material import RACE_IDS, RACES

# Verbs; the base game's end before 64.
PLACE: Final = 64
GUARD_STACK: Final = 65
GUARD_LORD: Final = 66
GUARD_LOCATION: Final = 67
SENTINEL: Final = 68
SEARCH: Final = 69
STOP: Final = 70
GIVE: Final = 71
FIGURE: Final = 72
NAME: Final = 73
LOSE: Final = 74
HEAL: Final = 75
RELEASE: Final = 76
PEARLS: Final = 77
NEBULIS: Final = 78

SEARCH_ON: Final = VOCABULARY.add("search", SEARCH, refs=("loot",))
STOP_SEARCH: Final = VOCABULARY.add("stop", STOP, refs=("loot",))
WITH_PEARLS: Final = VOCABULARY.add("pearls", PEARLS, refs=("pearls",))
WITH_NEBULIS: Final = VOCABULARY.add("nebulis", NEBULIS, refs=("nebulis",))

# By the number of the Race.
PLACE_ON: Final = [
    VOCABULARY.add(f"place {id}", PLACE, race, refs=(f"council:{id}",))
    for race, id in enumerate(RACE_IDS)
]
GUARD_STACK_OF: Final = [
    VOCABULARY.add(f"guard {id}", GUARD_STACK, race, refs=(f"council:{id}",))
    for race, id in enumerate(RACE_IDS)
]
NAME_RACE: Final = [
    VOCABULARY.add(f"name {id}", NAME, race, refs=(f"council:{id}",))
    for race, id in enumerate(RACE_IDS)
]
# By the number of the token.
PLACE_SENTINEL: Final = [
    VOCABULARY.add(f"sentinel {id}", SENTINEL, token, refs=(f"sentinel:{id}",))
    for token, id in enumerate(SENTINELS)
]
# By the seat.
GIVE_TO: Final = [
    VOCABULARY.add(f"give {seat}", GIVE, target=seat, refs=(f"seat:{seat}",))
    for seat in range(MOST_SEATS)
]
FIGURE_TO: Final = [
    VOCABULARY.add(f"figure {seat}", FIGURE, target=seat, refs=(f"seat:{seat}", "figure"))
    for seat in range(MOST_SEATS)
]
# By the number of the Lord, and of the Location.
GUARD_LORD_OF: Final = [
    VOCABULARY.add(f"guard {lord.id}", GUARD_LORD, number, refs=(f"lord:{lord.id}",))
    for number, lord in enumerate(LORDS)
]
RELEASE_LORD: Final = [
    VOCABULARY.add(f"release {lord.id}", RELEASE, number, refs=(f"lord:{lord.id}",))
    for number, lord in enumerate(LORDS)
]
GUARD_LOCATION_OF: Final = [
    VOCABULARY.add(f"guard {tile.id}", GUARD_LOCATION, number, refs=(f"location:{tile.id}",))
    for number, tile in enumerate(LOCATIONS)
]
# By the number of the face; those that cannot be chosen have entries that are never used.
LOSE_FACE: Final[list[Action]] = [
    VOCABULARY.add(f"lose {face.id}", LOSE, number, refs=(f"affiliated:{face.id}",))
    if face.race < RACES
    else DECLINE_POWER
    for number, face in enumerate(FACES)
]
HEAL_FACE: Final[list[Action]] = [
    VOCABULARY.add(f"heal {face.id}", HEAL, number, refs=(f"discard:{face.id}",))
    if face.value
    else DECLINE_POWER
    for number, face in enumerate(FACES)
]
