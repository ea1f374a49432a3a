"""What a seat of Abyss has, as numbers that tell who will win.

Points that are there, and what becomes of hand, Pearls, Keys and powers as long as there is time.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_expansions
from fathomless.bots.evaluations.abyss_lords import LORD_WORTH
from fathomless.bots.evaluations.abyss_worth import on_the_table
from fathomless.games.abyss.box import (
    COST,
    LORD_BIT,
    LORD_IDS,
    MANDATORY,
    RACE,
    RACES_NEEDED,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.locations import keys_of
from fathomless.games.abyss.material import ANY_RACE, KEYS_FOR_LOCATION, LORDS_TO_END, RACES
from fathomless.games.abyss.recruit import Strengths, surcharge
from fathomless.games.abyss.scoring import location_points, lowest_of_each_race
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import Turn

PHASES: Final = LORDS_TO_END + 1  # the Lords to come for whoever has most; 0 in the last turns

FULL_HAND: Final = 20
HALF_HAND: Final = 10
FEW_PEARLS: Final = 3
MANY_PEARLS: Final = 8

# Of the best Lord within reach, by whether the means suffice already or nearly.
REACHED: Final = 17
NEARLY: Final = 5
NEAR: Final = 4

HAND: Final = (
    "value to 10",
    "value to 20",
    "value beyond",
    "cards",
    "Races",
    "Pearls to 3",
    "Pearls to 8",
    "Pearls beyond",
)
COURT: Final = ("Keys", "Keys of Lords", "two Keys", "Lords", "six Lords", "within reach")
TABLE: Final = (
    "affiliations to come",
    "Monster tokens",
    "Locations",
    "points of Locations",
    "to move",
    "turns until then",
)
POINTS: Final = 2  # the first two amounts
AMOUNTS: Final = (
    *("points", "points of expansions", "turn to come"),
    *HAND,
    *COURT,
    *TABLE,
    *abyss_expansions.AMOUNTS,
)
FIRST_LORD: Final = len(AMOUNTS)
NAMES: Final = [*AMOUNTS, *LORD_IDS]  # the Lords as things that one has


def amounts(state: AbyssState, seat: int) -> list[float]:
    """A number for each of AMOUNTS, or for the first two if the seat has no turn to come."""
    points = on_the_table(state, seat) / 100.0
    more = float(abyss_expansions.points(state, seat)) if state.extensions else 0.0
    if turns_left(state, seat) == 0:
        points += last_affiliations(state, seat) / 100.0  # all that is left
        if state.extensions:
            more += abyss_expansions.last_points(state, seat)
        return [points, more]
    found = [points, more, 1.0]
    found += hand(state, seat)
    found += court(state, seat)
    found += table(state, seat)
    if state.extensions:
        found += abyss_expansions.amounts(state, seat)
    return found


def lords_at_work(state: AbyssState, seat: int) -> list[int]:
    """The places of the Lords whose powers the seat has, if there is time to use them."""
    working = state.working(seat)
    if not working or turns_left(state, seat) == 0:
        return []
    return [FIRST_LORD + lord for lord in state.lords[seat] if working & LORD_BIT[lord]]


def hand(state: AbyssState, seat: int) -> list[float]:
    """A number for each of HAND: the more there is, the less each adds."""
    value = 0
    races = 0
    for race in range(RACES):
        strength = state.strength[STRIDE * seat + race]
        value += strength
        if strength:
            races += 1
    pearls = state.pearls[seat]
    return [
        float(min(value, HALF_HAND)),
        float(max(min(value, FULL_HAND) - HALF_HAND, 0)),
        float(max(value - FULL_HAND, 0)),
        float(len(state.hands[seat])),
        float(races),
        float(min(pearls, FEW_PEARLS)),
        float(max(min(pearls, MANY_PEARLS) - FEW_PEARLS, 0)),
        float(max(pearls - MANY_PEARLS, 0)),
    ]


def court(state: AbyssState, seat: int) -> list[float]:
    """A number for each of COURT."""
    held = keys_of(state, seat)
    lords = len(state.lords[seat])
    return [
        float(state.keys[seat]),
        float(state.lord_keys[seat]),
        1.0 if held == KEYS_FOR_LOCATION - 1 else 0.0,
        float(lords),
        1.0 if lords == LORDS_TO_END - 1 else 0.0,
        within_reach(state, seat) / 100.0,
    ]


def table(state: AbyssState, seat: int) -> list[float]:
    """A number for each of TABLE."""
    tiles = state.locations[seat]
    points = 0
    for tile in tiles:
        points += location_points(state, seat, tile)
    step = (seat - state.active) % state.seats
    return [
        last_affiliations(state, seat) / 100.0,
        float(len(state.tokens[seat])),
        float(len(tiles)),
        float(points),
        1.0 if step == 0 and isinstance(state.asked, Turn) else 0.0,
        step / state.seats,
    ]


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
    """What the lowest cards of the hand will add at the end, in hundredths."""
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
        elif lacking <= NEAR:
            best = max(best, LORD_WORTH[lord] * NEARLY // 100)
    return best
