"""What Kraken's components are worth, and rules of thumb for its questions.

Worths are in hundredths of an Influence Point. Whoever it speaks for, it uses no more than that
seat can know.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.abyss_habits import Habits
from fathomless.bots.evaluations.abyss_jokers import next_card
from fathomless.bots.evaluations.abyss_loot import goes_on, site_worth
from fathomless.bots.evaluations.abyss_lords import LORD_WORTH, POWER_WORTH
from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import (
    COST,
    KEYS,
    LORD_IDS,
    RACE,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.explore import Offer, TakeOrGoOn
from fathomless.games.abyss.kraken.actions import (
    FIGURE,
    GIVE,
    GUARD_LOCATION,
    GUARD_LORD,
    GUARD_STACK,
    HEAL,
    LOSE,
    NAME,
    PLACE,
    RELEASE,
    SEARCH_ON,
    SENTINEL,
    STOP_SEARCH,
    WITH_NEBULIS,
)
from fathomless.games.abyss.kraken.council import PlaceKraken
from fathomless.games.abyss.kraken.executioner import Execution, Naming
from fathomless.games.abyss.kraken.loot import LootSearch
from fathomless.games.abyss.kraken.lords import GiveNebulis, Healing, Liberation
from fathomless.games.abyss.kraken.material import FOR_THE_FIGURE, PER_NEBULIS
from fathomless.games.abyss.kraken.nebulis import CLEANER, FigureGoes, HowToPay, nebulis_on
from fathomless.games.abyss.kraken.sentinels import PlaceToken
from fathomless.games.abyss.kraken.zones import NOWHERE, Zones
from fathomless.games.abyss.locations import keys_of
from fathomless.games.abyss.material import JOKER, KEYS_FOR_LOCATION
from fathomless.games.abyss.recruit import Payment
from fathomless.games.abyss.scoring import location_points
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import FreeTime, Turn

POINT: Final = 100
KEY: Final = 330
CARD_POINT: Final = 48  # a point of value in hand
JOKER_POINT: Final = 30  # of a Kraken, whose Nebulis are reckoned apart
NEBULIS: Final = 80  # to be got rid of, while there is time
FIGURE_NOW: Final = 250  # it may go to somebody else
FIGURE_THEN: Final = 500
GUARD: Final = 40  # a token that lies somewhere

FERRYMAN: Final = LORD_IDS.index("ferryman")

AMOUNTS: Final[tuple[str, ...]] = (
    *("Nebulis", "lead in Nebulis", "Nebulis in hand", "Krakens in hand"),
    *("Sentinel tokens", "Keys for Loot", "two Keys for Loot"),
)
LONG_LEAD: Final = 3
TEN_POINTS: Final = 1000.0

# -- what a seat has -------------------------------------------------------------------------------


def prospect(state: AbyssState, zones: Zones, seat: int, turns: int, left: int) -> int:
    """Nebulis, the figure, Krakens in hand and Sentinel tokens."""
    own = zones.nebulis[seat]
    in_hand = nebulis_in_hand(state, seat)
    if not turns:
        return -POINT * (own + in_hand) - figure_risk(zones, seat, own + in_hand, FIGURE_THEN)
    worth = -NEBULIS * own - NEBULIS * in_hand // 2
    worth -= figure_risk(zones, seat, own, FIGURE_NOW if left else FIGURE_THEN)
    worth += JOKER_POINT * state.strength[STRIDE * seat + JOKER]
    return worth + GUARD * guards(zones, seat)


def figure_risk(zones: Zones, seat: int, count: int, price: int) -> int:
    """What the figure costs a seat that will have so many Nebulis."""
    if not count:
        return 0
    others = most_of_others(zones, seat)
    if zones.holder == seat or count > others:
        return price
    return price // 3 if count == others else 0


def amounts(state: AbyssState, zones: Zones, seat: int) -> list[float]:
    """A number for each of AMOUNTS."""
    own = zones.nebulis[seat]
    in_hand = nebulis_in_hand(state, seat)
    lead = own + in_hand - most_of_others(zones, seat)
    keys = keys_of(state, seat)
    loot = site_worth(state, zones) / TEN_POINTS
    return [
        float(own),
        float(max(min(lead, LONG_LEAD), -LONG_LEAD)),
        float(in_hand),
        float(state.strength[STRIDE * seat + JOKER]),
        float(guards(zones, seat)),
        loot * keys,
        loot if keys == KEYS_FOR_LOCATION - 1 else 0.0,
    ]


def nebulis_in_hand(state: AbyssState, seat: int) -> int:
    """What the Krakens of a hand will bring, at the latest at the end."""
    if not state.strength[STRIDE * seat + JOKER] or state.powers(seat) & CLEANER:
        return 0
    count = 0
    for face in state.hands[seat]:
        count += nebulis_on(face)
    return count


def last_points(state: AbyssState, zones: Zones, seat: int) -> int:
    """What the Krakens of a hand cost at the end, when nothing can be done about them any more."""
    in_hand = nebulis_in_hand(state, seat)
    if not in_hand:
        return 0
    figure = zones.nebulis[seat] + in_hand >= most_of_others(zones, seat)
    return PER_NEBULIS * in_hand + (FOR_THE_FIGURE if figure and zones.holder != seat else 0)


def most_of_others(zones: Zones, seat: int) -> int:
    """The most Nebulis that somebody else has."""
    most = 0
    for other in range(len(zones.nebulis)):
        if other != seat:
            most = max(most, zones.nebulis[other])
    return most


def guards(zones: Zones, seat: int) -> int:
    """How many Sentinel tokens of a seat lie somewhere."""
    count = 0
    for token in range(len(zones.owner)):
        if zones.owner[token] == seat and zones.place[token] != NOWHERE:
            count += 1
    return count


# -- answers ---------------------------------------------------------------------------------------


def advise(state: AbyssState, zones: Zones, legal: list[Action], habits: Habits) -> Action | None:
    """The answer to one of its questions, or what is always good; None: nothing to say."""
    asked = state.asked
    if asked is None:
        return None
    if isinstance(asked, (Turn, FreeTime)):
        return welcome(legal)
    if isinstance(asked, (Offer, TakeOrGoOn)):
        return leave_joker(state, legal) if habits.leaves_jokers else None
    if isinstance(asked, Payment):
        return next_card(state, asked.seat, asked.lord, legal, habits)
    if isinstance(asked, LootSearch):
        return SEARCH_ON if goes_on(zones, asked.site, habits.all_loot) else STOP_SEARCH
    if isinstance(asked, HowToPay):
        return WITH_NEBULIS
    if isinstance(
        asked,
        (
            *(PlaceKraken, FigureGoes, PlaceToken, GiveNebulis),
            *(Healing, Liberation, Naming, Execution),
        ),
    ):
        return best_of(state, asked.seat, legal)
    return None


def welcome(legal: list[Action]) -> Action | None:
    """What costs nothing: the Ferryman, and a token that has come back."""
    for action in legal:
        if action.verb == SENTINEL or (action.verb == actions.USE and action.item == FERRYMAN):
            return action
    return None


def leave_joker(state: AbyssState, legal: list[Action]) -> Action | None:
    """A Kraken is neither bought nor taken while there is something else."""
    if RACE[state.track[-1]] != JOKER:
        return None
    for action in legal:
        if action.verb in (actions.PASS, actions.EXPLORE):
            return action
    return None


def best_of(state: AbyssState, seat: int, legal: list[Action]) -> Action:
    """The answer that is worth most by itself."""
    best = legal[0]
    worth = -1_000_000
    for action in legal:
        found = worth_of(state, seat, action)
        if found > worth:
            best = action
            worth = found
    return best


def worth_of(state: AbyssState, seat: int, action: Action) -> int:
    """What a single answer is worth, compared with others to the same question."""
    verb = action.verb
    item = action.item
    if verb == PLACE:
        return -stack_value(state.council[item])  # where it tempts nobody
    if verb == GUARD_STACK:
        return CARD_POINT * stack_value(state.council[item])
    if verb == GUARD_LORD:
        return LORD_WORTH[item] - CARD_POINT * COST[item]
    if verb == GUARD_LOCATION:
        return POINT * location_points(state, seat, item) // 3
    if verb in (GIVE, FIGURE):
        return -1 if action.target == seat else len(state.lords[action.target])
    if verb == HEAL:
        return CARD_POINT * VALUE[item] - NEBULIS * nebulis_on(item)
    if verb == RELEASE:
        return KEY * KEYS[item] + POWER_WORTH[item]
    if verb == NAME:
        return named_worth(state, seat, item)
    if verb == LOSE:
        return -VALUE[item]
    return 0


def stack_value(stack: list[int]) -> int:
    """The value of some cards."""
    total = 0
    for face in stack:
        total += VALUE[face]
    return total


def named_worth(state: AbyssState, seat: int, race: int) -> int:
    """What opponents lose in points when a Race is named: a second Ally saves the first."""
    worth = 0
    for other in range(state.seats):
        if other == seat or state.is_protected(other):
            continue
        count = 0
        value = 0
        for face in state.affiliated[other]:
            if RACE[face] == race:
                count += 1
                value = VALUE[face]
        if count == 1:
            worth += POINT * value
        elif count:
            worth += POINT // 4
    return worth
