"""What the Lords of Abyss are worth to the quick player, in hundredths of an Influence Point."""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.box import INFLUENCE, KEYS, LORD_COUNT, LORDS

KEY: Final = 330  # a third of a Location

# What the power of a Lord is worth while it lasts, or once.
POWER: Final[dict[str, int]] = {
    "recruiter": 280,
    "jailer": 80,
    "seeker": 120,
    "assassin": 150,
    "commander": 150,
    "tamer": 0,
    "hunter": 150,
    "ship_master": 180,
    "trader": 225,
    "peddler": 150,
    "landlord": 550,
    "slaver": 60,
    "shopkeeper": 75,
    "shaman": 100,
    "invoker": 350,
    "apprentice": 200,
    "oracle": 0,
    "alchemist": 320,
    "illusionist": 100,
    "master_of_magic": 200,
    "opportunist": 0,
    "corruptor": 150,
    "traitor": 200,
    "diplomat": 120,
    "treasurer": 240,
    "schemer": 120,
    "sage": 300,
    "hermit": 150,
    "elder": 400,
    # Kraken
    "ferryman": 200,
    "outlaw": 80,
    "counterfeiter": 120,
    "fence": 150,
    "cleaner": 80,
    "watcher": -60,
    "vigil": -60,
    "lookout": -60,
    "shareholder": 350,
    "inheritor": 350,
    "hypnotist": 100,
    "healer": 180,
    "highwayman": 120,
    "executioner": 150,
    "recipient": 30,
    "liberator": 250,
    # Leviathan
    "intrepid": 120,
    "border_guard": 150,
    "taxidermist": 150,
    "arms_dealer": 200,
    "metamorph": 180,
    "sorcerer": 150,
    "altruist": 180,
    "rebel": 350,
    "coward": 60,
}
POWER_WORTH: Final = [POWER.get(lord.id, 0) for lord in LORDS]
LORD_WORTH: Final = [100 * INFLUENCE[n] + KEY * KEYS[n] + POWER_WORTH[n] for n in range(LORD_COUNT)]

# What it is worth to recruit a Lord before its price is paid, with 4 Lords to come for whoever has
# most, and how much more with each further one. Found by regression with bench/recruiting.py: what
# the evaluation says one step ahead, over 75,000 Lords within reach in 2,299 games of greedy.
RECRUIT: Final = {
    "recruiter": (477, -6),
    "jailer": (358, -19),
    "seeker": (386, -35),
    "assassin": (409, 12),
    "commander": (430, -30),
    "tamer": (324, -63),
    "hunter": (243, -51),
    "ship_master": (524, -29),
    "trader": (591, -31),
    "peddler": (569, -23),
    "landlord": (784, 24),
    "slaver": (456, -58),
    "shopkeeper": (510, -51),
    "shaman": (463, -50),
    "invoker": (695, -75),
    "apprentice": (604, -46),
    "oracle": (392, -75),
    "alchemist": (567, -20),
    "illusionist": (439, -66),
    "master_of_magic": (514, -53),
    "opportunist": (438, -55),
    "corruptor": (282, -40),
    "traitor": (403, -99),
    "diplomat": (450, -41),
    "treasurer": (518, -31),
    "schemer": (202, -29),
    "keeper": (541, -74),
    "reaper": (523, -55),
    "shepherd": (493, -75),
    "miller": (529, -71),
    "aquaculturalist": (588, -75),
    "landowner": (667, -86),
    "sage": (703, -91),
    "hermit": (701, -120),
    "elder": (694, -71),
}
# For Lords of the expansions: what the same numbers amount to for a Lord of such influence, such
# Keys and such a power.
RECRUIT_ANY: Final = (-61, 5)
RECRUIT_INFLUENCE: Final = (59, -8)
RECRUIT_KEY: Final = (145, -28)
RECRUIT_POWER: Final = (53, 10)  # hundredths of POWER


def _recruit(place: int) -> list[int]:
    """One of the two numbers of RECRUIT, for every Lord."""
    found: list[int] = []
    for n in range(LORD_COUNT):
        worth = RECRUIT_ANY[place] + RECRUIT_INFLUENCE[place] * INFLUENCE[n]
        worth += RECRUIT_KEY[place] * KEYS[n] + RECRUIT_POWER[place] * POWER_WORTH[n] // 100
        known = RECRUIT.get(LORDS[n].id)
        found.append(worth if known is None else known[place])
    return found


RECRUIT_WORTH: Final = _recruit(0)
RECRUIT_EARLIER: Final = _recruit(1)
