"""What a table of Abyss is worth to a seat.

Points that are there, and what hand, Pearls and Keys will become: Lords and Locations, as long as
there is time for them.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import abyss_expansions, abyss_player
from fathomless.bots.evaluations.abyss_habits import LORD_WORTH
from fathomless.bots.evaluations.abyss_worth import lords_to_come, on_the_table
from fathomless.bots.evaluations.evaluation import Evaluation, blend
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.box import (
    COST,
    KEYS,
    LORD_BIT,
    LORDS,
    MANDATORY,
    RACE,
    RACES_NEEDED,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.material import ANY_RACE, RACES
from fathomless.games.abyss.recruit import Strengths, surcharge
from fathomless.games.abyss.scoring import lowest_of_each_race
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import Turn

# In hundredths of a point, found by regression: what a hold on something adds to the margin at the
# end, over 60,000 beginnings of turns in games of the greedy bot. By the number of Lords that the
# leader still needs for the seventh: the last turns, then 1, 2, and so on.
TABLE: Final = (95, 86, 84, 72, 68, 68, 68, 68)  # a point that is there, in hundredths of it
SHARPNESS: Final = (0.31, 0.21, 0.18, 0.16, 0.15, 0.14, 0.13, 0.13)  # of a difference in points
HAND_POINT: Final = 55  # a point of value in hand
MANY_POINTS: Final = 20  # further ones are worth half
PEARL: Final = 85
MANY_PEARLS: Final = 3  # further ones are worth less than half
KEY: Final = 300
LORD: Final = 70  # a step to the end
REACHED: Final = 17  # of a hundred: what a Lord within reach adds
NEARLY: Final = 5
MOVE: Final = 150  # whose turn it is

# What is worth more than its Key while it lasts, at the beginning of the game.
LASTING: Final = {
    "landlord": 600,
    "alchemist": 330,
    "recruiter": 280,
    "treasurer": 220,
    "ship_master": 170,
    "commander": 150,
    "diplomat": 100,
    "master_of_magic": 50,
    "slaver": 50,
    "shaman": 30,
    "oracle": -100,
    "tamer": -100,
}
LASTING_WORTH: Final = [LASTING.get(lord.id, 0) for lord in LORDS]
BEGINNING: Final = 6  # Lords to come

HORIZON: Final = 6  # turns, at two seats
EXPLORATION: Final = 0.15
WIDENING: Final = 0.06


class AbyssEvaluation(Evaluation):
    """Influence on the table, and what is on its way."""

    def __init__(self) -> None:
        super().__init__(HORIZON, EXPLORATION, WIDENING)

    def stage(self, state: State) -> int:
        """The turns begun."""
        assert isinstance(state, AbyssState)
        return state.turns

    def settled(self, state: State) -> bool:
        """A turn is about to begin, or is in its plotting."""
        return state.asked is None or isinstance(state.asked, Turn)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, AbyssState)
        if state.extensions:
            answer = abyss_expansions.advise(state, legal)
            if answer is not None:
                return answer
        return abyss_player.advise(state, legal)

    def furthest(self, state: State) -> int:
        """The same number of rounds with any number of seats; the horizon is for two."""
        assert isinstance(state, AbyssState)
        return state.turns + self.horizon * state.seats // 2

    def situation(self, state: State) -> int:
        """While somebody explores: the card that lies open."""
        assert isinstance(state, AbyssState)
        return state.track[-1] + 1 if state.track and not isinstance(state.asked, Turn) else 0

    def evaluate(self, state: State, seat: int) -> float:
        """The chance that this seat wins the game."""
        return self.evaluate_all(state)[seat]

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win."""
        assert isinstance(state, AbyssState)
        if state.finished:
            outcome = state.outcome()
            totals = outcome.totals
            return [blend(outcome.share(seat), totals, seat) for seat in range(state.seats)]
        left = lords_to_come(state)
        prospects = [prospect(state, seat, left) for seat in range(state.seats)]
        best = max(prospects)
        sharpness = SHARPNESS[left] / 100.0
        weights = [math.exp(sharpness * (points - best)) for points in prospects]
        whole = 0.0
        for weight in weights:
            whole += weight
        return [weight / whole for weight in weights]


def prospect(state: AbyssState, seat: int, left: int) -> int:
    """The points a seat will have, roughly, as far as they differ from others'."""
    total = on_the_table(state, seat) * TABLE[left] // 100
    turns = turns_left(state, seat)
    if state.extensions:
        total += abyss_expansions.prospect(state, seat, turns, left)
    if turns == 0:
        return total + last_affiliations(state, seat)
    total += within_reach(state, seat)
    if seat == state.active and isinstance(state.asked, Turn):
        total += MOVE
    if left == 0:
        return total + last_affiliations(state, seat) // 2 + means(state, seat) // 4
    return total + means(state, seat) + powers(state, seat, left)


def turns_left(state: AbyssState, seat: int) -> int:
    """1 while the seat has a turn to come, 0 after its last one."""
    if state.end_by < 0:
        return 1
    step = seat - state.active
    if step < 0:
        step += state.seats
    last = state.end_by - state.active
    if last <= 0:
        last += state.seats
    return 1 if step < last and (step > 0 or isinstance(state.asked, Turn)) else 0


def last_affiliations(state: AbyssState, seat: int) -> int:
    """What the lowest cards of the hand will add at the end."""
    best = [0] * STRIDE
    for face in state.affiliated[seat]:
        best[RACE[face]] = max(best[RACE[face]], VALUE[face])
    gain = 0
    before = -1
    hand = state.hands[seat]
    if state.extensions:
        hand = lowest_of_each_race(hand)  # their cards come after those of all Races
    for face in hand:
        if RACE[face] != before and VALUE[face] > best[RACE[face]]:
            gain += VALUE[face] - best[RACE[face]]
        before = RACE[face]
    return 100 * gain


def means(state: AbyssState, seat: int) -> int:
    """Hand and Pearls, the more the less each, and Keys."""
    value = 0
    for race in range(RACES):
        value += state.strength[STRIDE * seat + race]
    worth = HAND_POINT * value
    if value > MANY_POINTS:
        worth -= HAND_POINT * (value - MANY_POINTS) // 2
    pearls = state.pearls[seat]
    worth += PEARL * pearls
    if pearls > MANY_PEARLS:
        worth -= PEARL * (pearls - MANY_PEARLS) * 3 // 5
    return worth + KEY * state.keys[seat]


def powers(state: AbyssState, seat: int, left: int) -> int:
    """Lords on the way to the seventh; lasting powers and Keys of those that are free."""
    working = state.working(seat)
    worth = LORD * len(state.lords[seat])
    for lord in state.lords[seat]:
        if working & LORD_BIT[lord]:
            worth += KEY * KEYS[lord] + LASTING_WORTH[lord] * left // BEGINNING
    return worth


def within_reach(state: AbyssState, seat: int) -> int:
    """A part of the best Lord of the Court that hand and Pearls pay for, or nearly."""
    base = STRIDE * seat
    hand = Strengths(state.strength, base)
    change = surcharge(state, seat)
    best = 0
    for lord in state.court:
        races = RACES_NEEDED[lord]
        race = MANDATORY[lord]
        own = 0 if race == ANY_RACE else state.strength[base + race]
        if hand.races < races or (race != ANY_RACE and not own):
            continue
        lacking = COST[lord] + change - state.pearls[seat] - hand.most(races, race, own)
        if lacking <= 0:
            best = max(best, LORD_WORTH[lord] * REACHED // 100)
        elif lacking <= 4:
            best = max(best, LORD_WORTH[lord] * NEARLY // 100)
    return best
