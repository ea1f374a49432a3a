"""The numbers of the quick player of Abyss, in hundredths of an Influence Point."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_expansions
from fathomless.games.abyss.box import INFLUENCE, KEYS, LORD_COUNT, LORDS, MOST_SEATS

KEY: Final = 330  # a third of a Location

# What the power of a Lord is worth while it lasts, or once.
POWER: Final[dict[str, int]] = {
    **abyss_expansions.POWER,
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
RECRUIT_WORTH: Final = [RECRUIT.get(lord.id, (400, -50))[0] for lord in LORDS]
RECRUIT_EARLIER: Final = [RECRUIT.get(lord.id, (400, -50))[1] for lord in LORDS]


class Habits:
    """The numbers of the rules of thumb, found by play against the greedy bot.

    With more seats a revealed card finds more buyers, and the Council fills before one's next turn.
    """

    def __init__(self, seats: int) -> None:
        crowd = min(max(seats, 2), 4) - 2
        # Recruiting, beside RECRUIT.
        self.recruit = -120
        self.third_key = -190  # it makes a Location, and takes the Lords' powers away
        self.refill = 75
        self.guild = 200  # a Lord that one of one's Locations counts
        self.end_ahead = 500  # the seventh Lord, by whether one leads with it
        self.end_behind = 500
        self.influence = 100  # in the last turns: a point of a Lord
        self.end_power = 25  # per cent of POWER
        self.end_third_key = 800
        # Paying.
        self.pay_point = 53
        self.pay_pearl = 70
        self.pay_spare_pearl = 45  # those beyond three
        self.affiliated = 80  # a point that the affiliated Ally adds
        # Taking a stack.
        self.stack_point = 54
        self.stack = -298
        self.stack_needed = 6  # of a Race that a Lord of the Court needs and the hand lacks
        self.reach = 13  # per cent of what it brings within reach
        self.spare_point = 27  # less for a point beyond a full hand
        # Exploring.
        self.explore = (-110, -30, 40)[crowd]
        self.explore_threat = 8  # per step of the Threat token
        self.explore_pearls = (-24, -8, 0)[crowd]  # per Pearl of opponents, up to 3 each
        # Less for each point beyond a full hand and each Pearl beyond five: without that, four who
        # hold all the cards would go on exploring for Monsters for ever.
        self.explore_full = (0, 6, 6)[crowd]
        self.explore_rich = (0, 10, 10)[crowd]
        self.buy_point = 110
        self.buy_needed = 10
        self.buy_price = 100  # per Pearl
        self.buy_from = (290, 240, 200)[crowd]
        self.take_needed = 20
        self.take_from = (300, 400, 400)[crowd]
        self.fight_from = (3, 2, 2)[crowd]
        self.fight_keys = -1  # with two Keys
        # Everything else.
        self.good_location = 970
        self.pearl = (70, 85, 100)[crowd]
        self.token = 250


HABITS: Final = [Habits(seats) for seats in range(MOST_SEATS + 1)]  # by the number of seats
