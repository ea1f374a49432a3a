"""The numbers of the quick player of Abyss, in hundredths of an Influence Point."""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.box import MOST_SEATS
from fathomless.games.abyss.kraken.zones import Zones
from fathomless.games.abyss.leviathan.border import Border
from fathomless.games.abyss.state import AbyssState

KRAKEN: Final = 1  # added up, for both
LEVIATHAN: Final = 2


class Habits:
    """The numbers of the rules of thumb.

    They were found by play against the greedy bot. What a bot does with Kraken that glances one
    step ahead is apart from what is assumed `far` ahead, inside a search.
    With more seats a revealed card finds more buyers, and the Council fills before one's next turn.
    """

    def __init__(self, seats: int, expansions: int, far: bool) -> None:
        crowd = min(max(seats, 2), 4) - 2
        self.recruit_and_pay()
        self.take_stacks()
        self.explore_and_buy(crowd)
        self.value_the_rest(crowd)
        self.take_krakens()
        if expansions & KRAKEN:
            self.search_for_loot()
            if far:
                self.search_for_all_loot()

    def recruit_and_pay(self) -> None:
        """Recruiting, beside RECRUIT, and what is paid for it."""
        self.recruit = -120
        self.key = 0  # more for each Key of the Lord
        self.third_key = -190  # it makes a Location, and takes the Lords' powers away
        self.refill = 75
        self.guild = 200  # a Lord that one of one's Locations counts
        self.end_ahead = 500  # the seventh Lord, by whether one leads with it
        self.end_behind = 500
        self.influence = 100  # in the last turns: a point of a Lord
        self.end_power = 25  # per cent of POWER
        self.end_third_key = 800
        self.pay_point = 53
        self.pay_pearl = 70
        self.pay_spare_pearl = 45  # those beyond three
        self.affiliated = 80  # a point that the affiliated Ally adds

    def take_stacks(self) -> None:
        """Stacks of the Council."""
        self.stack_point = 54
        self.stack = -298
        self.stack_needed = 6  # of a Race that a Lord of the Court needs and the hand lacks
        self.reach = 13  # per cent of what it brings within reach
        self.spare_point = 27  # less for a point beyond a full hand

    def explore_and_buy(self, crowd: int) -> None:
        """The Depths: going on, buying, taking, fighting."""
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

    def value_the_rest(self, crowd: int) -> None:
        """Locations and rewards."""
        self.good_location = 970
        self.pearl = (70, 85, 100)[crowd]
        self.token = 250
        self.site = 0
        # Of what a Location is worth beyond a usual one, per cent: with a third Key, or a Key.
        self.sight = 0
        self.key_sight = 0
        self.tiles = 3  # Locations to draw
        self.all_loot = False  # whether a search looks further than to the next Loot card

    def take_krakens(self) -> None:
        """What jokers cost."""
        # A card of a stack, and each Nebulis that it will bring.
        self.joker = -100
        self.joker_nebulis = -80
        self.leaves_jokers = True  # neither buys nor takes one while there is something else
        # In a payment: each Nebulis that it brings, and the figure if that comes with them.
        self.pay_nebulis = 20
        self.pay_figure = 100
        self.spent_nebulis = 100  # each that is spent

    def search_for_loot(self) -> None:
        """Loot makes Locations worth more, and so the third Key."""
        self.site = 1900  # a loot site that nobody has searched
        self.key = 60
        self.sight = 60
        self.good_location = 1400

    def search_for_all_loot(self) -> None:
        """Whoever opens the first site may well take the whole Loot deck: Keys come first.

        For them jokers are worth their Nebulis.
        """
        self.all_loot = True
        self.good_location = 970  # beside the Loot, which is reckoned
        self.tiles = 4
        self.key = 60
        self.key_sight = 20
        self.leaves_jokers = False
        self.joker = 100
        self.joker_nebulis = -40
        self.pay_nebulis = 0


# By the expansions and the number of seats.
HABITS: Final = [
    [Habits(seats, expansions, True) for seats in range(MOST_SEATS + 1)]
    for expansions in range(KRAKEN + LEVIATHAN + 1)
]
AT_A_GLANCE: Final = [
    [Habits(seats, expansions, False) for seats in range(MOST_SEATS + 1)]
    for expansions in range(KRAKEN + LEVIATHAN + 1)
]


def expansions_of(state: AbyssState) -> int:
    """Which expansions are on the table, added up."""
    found = 0
    for extension in state.extensions:
        if isinstance(extension, Zones):
            found += KRAKEN
        elif isinstance(extension, Border):
            found += LEVIATHAN
    return found


def habits_of(state: AbyssState) -> Habits:
    """The numbers for a table, inside a search."""
    return HABITS[expansions_of(state)][state.seats]


def habits_at_a_glance(state: AbyssState) -> Habits:
    """The numbers for a table, one step ahead."""
    return AT_A_GLANCE[expansions_of(state)][state.seats]
