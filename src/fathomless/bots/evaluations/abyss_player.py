"""A quick player of Abyss, by rules of thumb: how everybody plays inside a search.

Whoever it speaks for, it uses no more than that seat can know: every card was seen by all before
it went to a hand or to the Council. Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_expansions
from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import (
    COST,
    INFLUENCE,
    KEYS,
    LORD_BIT,
    LORD_COUNT,
    LORDS,
    RACE,
    VALUE,
)
from fathomless.games.abyss.explore import MonsterMet, Offer, TakeOrGoOn
from fathomless.games.abyss.locations import SpendKeys
from fathomless.games.abyss.material import ANY_RACE, RACES
from fathomless.games.abyss.politicians import Replacement
from fathomless.games.abyss.recruit import Payment, lord_cost, mandatory_race
from fathomless.games.abyss.scoring import location_points
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import FreeTime, Turn

KEY: Final = 330  # a third of a Location
PEARL: Final = 75
CARD_POINT: Final = 48  # a point of value in hand
SPENT_POINT: Final = 40  # and when it is paid away
TOKEN: Final = 260

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
    **abyss_expansions.POWER,
}
POWER_WORTH: Final = [POWER.get(lord.id, 0) for lord in LORDS]
LORD_WORTH: Final = [100 * INFLUENCE[n] + KEY * KEYS[n] + POWER_WORTH[n] for n in range(LORD_COUNT)]

GOOD_LOCATION: Final = 9  # points; worth taking rather than drawing
TILES_TO_DRAW: Final = 3
WORTH_BUYING: Final = 4  # the value of a card for 1 Pearl; for each further Pearl 1 more
WORTH_TAKING: Final = 3
EXPLORE_WORTH: Final = 110
SUPPORT_COST: Final = 30
FIGHT_FROM: Final = 2  # the space of the Threat token


def advise(state: AbyssState, legal: list[Action]) -> Action:
    """The answer to the open question."""
    asked = state.asked
    if asked is None or len(legal) == 1:
        return legal[0]
    seat = asked.seat
    if isinstance(asked, Turn):
        return best_action(state, seat, legal)
    if isinstance(asked, Offer):
        return legal[0] if wants(state, seat, state.track[-1], state.sold + 1) else legal[-1]
    if isinstance(asked, TakeOrGoOn):
        return take_or_go_on(state, seat, legal)
    if isinstance(asked, Payment):
        return next_payment(state, seat, asked.lord, legal)
    if isinstance(asked, MonsterMet):
        return legal[0] if state.threat >= FIGHT_FROM else legal[1]
    if isinstance(asked, FreeTime):
        return legal[-1] if uses(legal[-1]) else legal[0]
    return best_of(state, seat, legal)


def uses(action: Action) -> bool:
    """Of the powers used once a turn the Slaver's is always welcome; the others need a plan."""
    return action.verb == actions.USE and action.text == "use slaver"


# -- the action of a turn --------------------------------------------------------------------------


def best_action(state: AbyssState, seat: int, legal: list[Action]) -> Action:
    """Recruit what is worth most for its price; else the best stack, or explore."""
    best = legal[0]
    worth = -1_000_000
    for action in legal:
        verb = action.verb
        if verb == actions.RECRUIT:
            found = recruit_worth(state, seat, action.item)
        elif verb == actions.SUPPORT:
            found = stack_worth(state, action.item)
        elif verb == actions.EXPLORE:
            found = EXPLORE_WORTH
        elif uses(action) and len(state.hands[seat]) > 2:
            return action
        else:
            continue
        if found > worth:
            best = action
            worth = found
    return best


def recruit_worth(state: AbyssState, seat: int, lord: int) -> int:
    """The Lord, less what it costs."""
    price = lord_cost(state, seat, lord)
    further = abyss_expansions.further_cost(state, seat, lord) if state.extensions else 0
    if state.end_by >= 0:
        return 100 * INFLUENCE[lord] + POWER_WORTH[lord] // 4 - further
    return LORD_WORTH[lord] - SPENT_POINT * price - further


def stack_worth(state: AbyssState, race: int) -> int:
    """The cards of a stack."""
    total = 0
    for face in state.council[race]:
        total += VALUE[face]
    return CARD_POINT * total - SUPPORT_COST


# -- exploring -------------------------------------------------------------------------------------


def wants(state: AbyssState, seat: int, face: int, price: int) -> bool:
    """Whether an offered card is worth its Pearls."""
    return VALUE[face] >= WORTH_BUYING - 1 + price and state.pearls[seat] >= price


def take_or_go_on(state: AbyssState, seat: int, legal: list[Action]) -> Action:
    """Take a strong card, or any while the track is nearly full; with luck sell on."""
    if legal[1].verb != actions.EXPLORE:
        return legal[0]
    return legal[0] if VALUE[state.track[-1]] >= WORTH_TAKING else legal[1]


# -- paying ----------------------------------------------------------------------------------------


def next_payment(state: AbyssState, seat: int, lord: int, legal: list[Action]) -> Action:
    """The next card of the cheapest payment, in the order of the hand; then the end."""
    wanted = cheapest(state, seat, lord)
    left = state.paid[:]
    for face in wanted:
        if face in left:
            left.remove(face)
            continue
        for action in legal:
            if action.verb == actions.PAY and action.item == face:
                return action
    return legal[0] if legal[0].verb == actions.DONE else legal[-1]


def cheapest(state: AbyssState, seat: int, lord: int) -> list[int]:
    """The cards, in order, with which a Lord costs least in value and Pearls together."""
    cards = sorted(state.hands[seat] + state.paid)
    cost = lord_cost(state, seat, lord)
    race = mandatory_race(state, seat, lord)
    best: list[int] = []
    least = 1_000_000
    for races in RACE_SETS[LORDS[lord].races]:
        if race != ANY_RACE and not races >> race & 1:
            continue
        found = payment_of(cards, races, cost, state.pearls[seat])
        if found:
            loss = loss_of(found, cost)
            if loss < least:
                least = loss
                best = found
    return best


def _race_sets() -> list[list[int]]:
    """The sets of so many Races, by their number."""
    sets: list[list[int]] = [[] for _ in range(RACES + 1)]
    for races in range(1 << RACES):
        sets[races.bit_count()].append(races)
    return sets


RACE_SETS: Final = _race_sets()


def payment_of(cards: list[int], races: int, cost: int, pearls: int) -> list[int]:
    """The lowest card of each Race, then what comes nearest to the cost; empty: not enough."""
    chosen: list[int] = []
    others: list[int] = []
    seen = 0
    total = 0
    for face in cards:
        bit = 1 << RACE[face]
        if not races & bit:
            continue
        if seen & bit:
            others.append(face)
        else:
            seen |= bit
            chosen.append(face)
            total += VALUE[face]
    if seen != races:
        return []
    others.sort(key=_value, reverse=True)
    least_cover = -1
    for face in others:
        missing = cost - total
        if missing <= 0:
            break
        if VALUE[face] <= missing:
            chosen.append(face)
            total += VALUE[face]
        else:
            least_cover = face
    missing = cost - total
    if missing > 0 and least_cover >= 0 and (missing > 1 or missing > pearls):
        chosen.append(least_cover)
        missing -= VALUE[least_cover]
    if missing > pearls:
        return []
    chosen.sort()
    return chosen


def _value(face: int) -> int:
    return VALUE[face]


def loss_of(cards: list[int], cost: int) -> int:
    """What a payment takes, in hundredths: cards, and Pearls for what they lack."""
    total = 0
    for face in cards:
        total += VALUE[face]
    pearls = cost - total if cost > total else 0
    return CARD_POINT * total + PEARL * pearls


# -- everything else -------------------------------------------------------------------------------


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
    if verb in (actions.CONTROL, actions.EXCHANGE, actions.SWAP):
        points = 100 * location_points(state, seat, item)
        return -points if verb == actions.SWAP else points
    if verb == actions.DRAW:
        return 100 * GOOD_LOCATION - abs(item - TILES_TO_DRAW)
    if verb == actions.REWARD:
        return PEARL * item * (2 if state.pearls[seat] == 0 else 1) + TOKEN * action.target
    if verb in (actions.DISCARD, actions.SELL):
        return -VALUE[item]
    if verb == actions.AFFILIATE:
        return affiliation_worth(state, seat, item)
    if verb == actions.SUPPORT:
        return stack_worth(state, item)
    if verb == actions.PURGE:
        return -stack_worth(state, item)
    if verb == actions.ROB:
        return len(state.tokens[action.target])
    return worth_of_lord(state, seat, action)


def affiliation_worth(state: AbyssState, seat: int, face: int) -> int:
    """How much better the strongest Ally of the Race becomes."""
    best = 0
    for other in state.affiliated[seat]:
        if RACE[other] == RACE[face]:
            best = max(best, VALUE[other])
    return 10 * max(VALUE[face] - best, 0) + VALUE[face]


def worth_of_lord(state: AbyssState, seat: int, action: Action) -> int:
    """Answers about Lords, and declining."""
    verb = action.verb
    item = action.item
    if verb in (actions.CORRUPT, actions.FETCH):
        return LORD_WORTH[item]
    if verb == actions.TURN:
        return POWER_WORTH[item] + KEY * KEYS[item]
    if verb == actions.OUST:
        return COST[item] * 100 - LORD_WORTH[item]
    if verb == actions.TOKENS:
        return 1000  # Lords keep their powers
    if verb == actions.TUCK:
        return -POWER_WORTH[item]
    if verb == actions.REPLACE:
        return -held_worth(state, item)
    return decline_worth(state, seat)


def held_worth(state: AbyssState, lord: int) -> int:
    """What a Lord is still worth before a player."""
    if state.turned & LORD_BIT[lord]:
        return 100 * INFLUENCE[lord]
    return 100 * INFLUENCE[lord] + KEY * KEYS[lord] + POWER_WORTH[lord] // 2


def decline_worth(state: AbyssState, seat: int) -> int:
    """When to let a power go by: with a poor newcomer, or nothing better to take."""
    asked = state.asked
    if isinstance(asked, Replacement):
        newcomer = 750  # of the deck, on average
        for lord in state.court:
            if asked.own == TRAITOR:
                newcomer = max(newcomer, LORD_WORTH[lord])
        return 150 - newcomer
    if isinstance(asked, SpendKeys):
        return 0
    if state.available and state.locations[seat]:
        best = 0
        for tile in state.available:
            best = max(best, location_points(state, seat, tile))
        return -100 * best + 100  # the Illusionist
    return 600  # the Corruptor's second Lord is to be worth that, beside 5 Pearls


TRAITOR: Final = [lord.id for lord in LORDS].index("traitor")
