"""The actions, in the fixed order that gives them their codes (docs/notation.md).

Each box appends its own: first the base game, then whatever comes with an expansion.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action, Vocabulary
from fathomless.games.abyss.box import MOST_SEATS
from fathomless.games.abyss.kraken import material as kraken
from fathomless.games.abyss.leviathan import material as leviathan
from fathomless.games.abyss.material import (
    FACES,
    JOKER,
    LOCATIONS,
    LORDS,
    MONSTER,
    MOST_DRAWN,
    ONCE,
    RACE_IDS,
    Face,
    Location,
    Lord,
)

# Verbs.
PLOT: Final = 0
EXPLORE: Final = 1
SUPPORT: Final = 2
RECRUIT: Final = 3
USE: Final = 4
END: Final = 5
BUY: Final = 6
PASS: Final = 7
TAKE: Final = 8
FIGHT: Final = 9
REWARD: Final = 10
PAY: Final = 11
DONE: Final = 12
AFFILIATE: Final = 13
DISCARD: Final = 14
SELL: Final = 15
PURGE: Final = 16
OUST: Final = 17
TURN: Final = 18
ROB: Final = 19
CORRUPT: Final = 20
REPLACE: Final = 21
FETCH: Final = 22
DECLINE: Final = 23
DRAW: Final = 24
CONTROL: Final = 25
TUCK: Final = 26
TOKENS: Final = 27
SWAP: Final = 28
EXCHANGE: Final = 29

VOCABULARY: Final = Vocabulary("abyss")

PLOT_AT_COURT: Final = VOCABULARY.add("plot", PLOT, refs=("lords", "court"))
EXPLORE_DEPTHS: Final = VOCABULARY.add("explore", EXPLORE, refs=("deck",))
END_TURN: Final = VOCABULARY.add("end", END)
BUY_ALLY: Final = VOCABULARY.add("buy", BUY, refs=("offer", "pearls"))
PASS_ALLY: Final = VOCABULARY.add("pass", PASS, refs=("offer",))
TAKE_ALLY: Final = VOCABULARY.add("take", TAKE, refs=("offer",))
FIGHT_MONSTER: Final = VOCABULARY.add("fight", FIGHT, refs=("offer", "threat"))
PAYMENT_DONE: Final = VOCABULARY.add("done", DONE, refs=("paid",))
DECLINE_POWER: Final = VOCABULARY.add("decline", DECLINE)
USE_TOKENS: Final = VOCABULARY.add("tokens", TOKENS, refs=("keys",))

REWARD_WORDS: Final = (
    ("pearl", 1, 0),
    ("token", 0, 1),
    ("2 pearls", 2, 0),
    ("pearl token", 1, 1),
    ("2 tokens", 0, 2),
)
# By the number of Pearls, and of tokens.
REWARDS: Final[list[list[Action]]] = [[DECLINE_POWER] * 3 for _ in range(3)]
for _words, _pearls, _tokens in REWARD_WORDS:
    REWARDS[_pearls][_tokens] = VOCABULARY.add(
        f"reward {_words}", REWARD, _pearls, _tokens, refs=("threat",)
    )

SUPPORT_OF: Final = [
    VOCABULARY.add(f"support {id}", SUPPORT, race, refs=(f"council:{id}",))
    for race, id in enumerate(RACE_IDS)
]
PURGE_STACK: Final = [
    VOCABULARY.add(f"purge {id}", PURGE, race, refs=(f"council:{id}",))
    for race, id in enumerate(RACE_IDS)
]
DRAW_TILES: Final = [DECLINE_POWER] + [
    VOCABULARY.add(f"draw {count}", DRAW, count, refs=("locations",))
    for count in range(1, MOST_DRAWN + 1)
]
ROB_SEAT: Final = [
    VOCABULARY.add(f"rob {seat}", ROB, target=seat, refs=(f"seat:{seat}",))
    for seat in range(MOST_SEATS)
]

# By the number of the face.
PAY_FACE: Final[list[Action]] = []
AFFILIATE_FACE: Final[list[Action]] = []
DISCARD_FACE: Final[list[Action]] = []
SELL_FACE: Final[list[Action]] = []
# By the number of the Lord.
RECRUIT_LORD: Final[list[Action]] = []
OUST_LORD: Final[list[Action]] = []
TURN_LORD: Final[list[Action]] = []
CORRUPT_LORD: Final[list[Action]] = []
REPLACE_LORD: Final[list[Action]] = []
FETCH_LORD: Final[list[Action]] = []
TUCK_LORD: Final[list[Action]] = []
USE_LORD: Final[dict[int, Action]] = {}  # those with a power to be used once a turn
# By the number of the Location.
CONTROL_LOCATION: Final[list[Action]] = []
SWAP_LOCATION: Final[list[Action]] = []
EXCHANGE_LOCATION: Final[list[Action]] = []


def add_faces(faces: tuple[Face, ...]) -> None:
    """The actions about cards in hand; a Monster is in none, and no joker is ever affiliated."""
    first = len(PAY_FACE)
    for actions, word, verb, zone in (
        (PAY_FACE, "pay", PAY, "hand"),
        (AFFILIATE_FACE, "affiliate", AFFILIATE, "paid"),
        (DISCARD_FACE, "discard", DISCARD, "hand"),
        (SELL_FACE, "sell", SELL, "hand"),
    ):
        for number, face in enumerate(faces, first):
            if number == MONSTER or (verb == AFFILIATE and face.race == JOKER):
                actions.append(DECLINE_POWER)
                continue
            refs = (f"{zone}:{face.id}",)
            actions.append(VOCABULARY.add(f"{word} {face.id}", verb, number, refs=refs))


def add_lords(lords: tuple[Lord, ...]) -> None:
    """The actions about Lords."""
    first = len(RECRUIT_LORD)
    for actions, word, verb in (
        (RECRUIT_LORD, "recruit", RECRUIT),
        (OUST_LORD, "oust", OUST),
        (TURN_LORD, "turn", TURN),
        (CORRUPT_LORD, "corrupt", CORRUPT),
        (REPLACE_LORD, "replace", REPLACE),
        (FETCH_LORD, "fetch", FETCH),
        (TUCK_LORD, "tuck", TUCK),
    ):
        for number, lord in enumerate(lords, first):
            refs = (f"lord:{lord.id}",)
            actions.append(VOCABULARY.add(f"{word} {lord.id}", verb, number, refs=refs))
    for number, lord in enumerate(lords, first):
        if lord.power == ONCE:
            refs = (f"lord:{lord.id}",)
            USE_LORD[number] = VOCABULARY.add(f"use {lord.id}", USE, number, refs=refs)


def add_locations(locations: tuple[Location, ...]) -> None:
    """The actions about Locations."""
    first = len(CONTROL_LOCATION)
    for actions, word, verb in (
        (CONTROL_LOCATION, "control", CONTROL),
        (SWAP_LOCATION, "swap", SWAP),
        (EXCHANGE_LOCATION, "exchange", EXCHANGE),
    ):
        for number, location in enumerate(locations, first):
            refs = (f"location:{location.id}",)
            actions.append(VOCABULARY.add(f"{word} {location.id}", verb, number, refs=refs))


add_faces(FACES)
add_lords(LORDS)
add_locations(LOCATIONS)
add_faces(kraken.FACES)
add_lords(kraken.LORDS)
add_locations(kraken.LOCATIONS)
add_faces(leviathan.FACES)
add_lords(leviathan.LORDS)
