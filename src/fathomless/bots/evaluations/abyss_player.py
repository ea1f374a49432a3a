"""A quick player of Abyss, by rules of thumb: how everybody plays inside a search.

Whoever it speaks for, it uses no more than that seat can know: every card was seen by all before
it went to a hand or to the Council. Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import (
    COST,
    INFLUENCE,
    KEYS,
    LORD_BIT,
    LORD_COUNT,
    LORDS,
    MANDATORY,
    RACE,
    STRIDE,
    VALUE,
    WITH_KEYS,
)
from fathomless.games.abyss.explore import MonsterMet, Offer, TakeOrGoOn
from fathomless.games.abyss.locations import SpendKeys
from fathomless.games.abyss.material import ANY_RACE, KEYS_FOR_LOCATION, RACES
from fathomless.games.abyss.politicians import Replacement
from fathomless.games.abyss.recruit import Payment, lord_cost, mandatory_race
from fathomless.games.abyss.scoring import location_points
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import FreeTime, Turn

KEY: Final = 330  # a third of a Location

# What the power of a Lord is worth while it lasts, or once.
POWER: Final = {
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

TILES_TO_DRAW: Final = 3


class Habits:
    """The numbers of the rules of thumb, tuned together by play against the greedy bot.

    Worths are in hundredths of a point.
    """

    def __init__(self) -> None:
        self.recruit = 0  # to recruit at all
        self.influence = 100  # a point of a Lord
        self.lord_key = 330
        self.third_key = 0  # a Key that makes a Location
        self.power = 100  # per cent of POWER
        self.spent = 40  # a point of value paid
        self.end_power = 25  # per cent of POWER in the last turns
        self.stack_point = 48
        self.stack_card = 0
        self.stack = -30
        self.stack_needed = 0  # a stack of a Race that a Lord of the Court needs and the hand lacks
        self.explore = 110
        self.explore_threat = 0  # per step of the Threat token
        self.explore_pearls = 0  # per Pearl of opponents, up to 3 each
        self.buy_point = 100
        self.buy_needed = 0
        self.buy_price = 100  # per Pearl
        self.buy_from = 300
        self.take_needed = 0
        self.take_from = 300  # on the first space, in hundredths of a point of value
        self.take_step = 0  # and for each further space
        self.fight_from = 2
        self.fight_keys = 0  # the same with two Keys in hand
        self.good_location = 900
        self.pearl = 75
        self.token = 260
        self.pay_point = 48
        self.pay_pearl = 75


HABITS: Final = Habits()


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
        return fight_or_go_on(state, seat, legal)
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
            found = stack_worth(state, seat, action.item)
        elif verb == actions.EXPLORE:
            found = explore_worth(state, seat)
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
    habits = HABITS
    price = lord_cost(state, seat, lord)
    worth = habits.influence * INFLUENCE[lord]
    if state.end_by >= 0:
        return worth + POWER_WORTH[lord] * habits.end_power // 100
    keys = KEYS[lord]
    if keys:
        worth += habits.lord_key * keys
        if keys < KEYS_FOR_LOCATION and keys_held(state, seat) + keys >= KEYS_FOR_LOCATION:
            worth += habits.third_key
    return worth + habits.recruit + POWER_WORTH[lord] * habits.power // 100 - habits.spent * price


def keys_held(state: AbyssState, seat: int) -> int:
    """The Keys that a seat could spend."""
    keys = state.keys[seat]
    working = state.free[seat] & ~state.turned & WITH_KEYS
    return keys + working.bit_count() if working else keys


def stack_worth(state: AbyssState, seat: int, race: int) -> int:
    """The cards of a stack."""
    habits = HABITS
    total = 0
    stack = state.council[race]
    for face in stack:
        total += VALUE[face]
    worth = habits.stack_point * total + habits.stack_card * len(stack) + habits.stack
    if is_needed(state, seat, race):
        worth += habits.stack_needed
    return worth


def explore_worth(state: AbyssState, seat: int) -> int:
    """To look for a card and a Monster, and to sell."""
    habits = HABITS
    pearls = 0
    for other in range(state.seats):
        if other != seat:
            pearls += min(state.pearls[other], 3)
    worth = habits.explore + habits.explore_threat * (state.threat - 1)
    return worth + habits.explore_pearls * pearls


def is_needed(state: AbyssState, seat: int, race: int) -> bool:
    """Whether a Lord of the Court asks for a Race of which the hand has none."""
    if race >= RACES or state.strength[STRIDE * seat + race]:
        return False
    asked_for = False
    for lord in state.court:
        asked_for = asked_for or MANDATORY[lord] == race
    return asked_for


# -- exploring -------------------------------------------------------------------------------------


def wants(state: AbyssState, seat: int, face: int, price: int) -> bool:
    """Whether an offered card is worth its Pearls."""
    habits = HABITS
    worth = habits.buy_point * VALUE[face] - habits.buy_price * price
    if is_needed(state, seat, RACE[face]):
        worth += habits.buy_needed
    return worth >= habits.buy_from and state.pearls[seat] >= price


def take_or_go_on(state: AbyssState, seat: int, legal: list[Action]) -> Action:
    """Take a strong card; with luck sell on."""
    if legal[1].verb != actions.EXPLORE:
        return legal[0]
    habits = HABITS
    face = state.track[-1]
    worth = 100 * VALUE[face]
    if is_needed(state, seat, RACE[face]):
        worth += habits.take_needed
    least = habits.take_from + habits.take_step * (len(state.track) - 1)
    return legal[0] if worth >= least else legal[1]


def fight_or_go_on(state: AbyssState, seat: int, legal: list[Action]) -> Action:
    """Fight for more than the first rewards; for a third Key, where there is one."""
    from_space = HABITS.fight_from
    if keys_held(state, seat) % KEYS_FOR_LOCATION == KEYS_FOR_LOCATION - 1:
        from_space += HABITS.fight_keys
    return legal[0] if state.threat >= from_space else legal[1]


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
    return HABITS.pay_point * total + HABITS.pay_pearl * pearls


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
        return HABITS.good_location - abs(item - TILES_TO_DRAW)
    if verb == actions.REWARD:
        return (
            HABITS.pearl * item * (2 if state.pearls[seat] == 0 else 1)
            + HABITS.token * action.target
        )
    if verb in (actions.DISCARD, actions.SELL):
        return -VALUE[item]
    if verb == actions.AFFILIATE:
        return affiliation_worth(state, seat, item)
    if verb == actions.SUPPORT:
        return stack_worth(state, seat, item)
    if verb == actions.PURGE:
        return -stack_worth(state, seat, item)
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
