"""A quick player of Abyss, by rules of thumb: how everybody plays inside a search.

Whoever it speaks for, it uses no more than that seat can know: every card was seen by all before
it went to a hand or to the Council. Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_expansions
from fathomless.bots.evaluations.abyss_habits import Habits, habits_of
from fathomless.bots.evaluations.abyss_lords import (
    KEY,
    LORD_WORTH,
    POWER_WORTH,
    RECRUIT_EARLIER,
    RECRUIT_WORTH,
)
from fathomless.bots.evaluations.abyss_payment import loss_of_payment, next_payment
from fathomless.bots.evaluations.abyss_worth import (
    lords_to_come,
    on_the_table,
    strongest_affiliated,
)
from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import (
    COST,
    GUILD,
    INFLUENCE,
    KEYS,
    LORD_BIT,
    LORDS,
    MANDATORY,
    RACE,
    RACES_NEEDED,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.explore import MonsterMet, Offer, TakeOrGoOn
from fathomless.games.abyss.kraken.nebulis import nebulis_on
from fathomless.games.abyss.locations import SpendKeys, keys_of
from fathomless.games.abyss.material import (
    ANY_RACE,
    JOKER,
    KEYS_FOR_LOCATION,
    LORDS_TO_END,
    RACES,
    REFILL_AT,
)
from fathomless.games.abyss.politicians import Replacement
from fathomless.games.abyss.recruit import Payment, Strengths, surcharge
from fathomless.games.abyss.scoring import TILE_GUILD, location_points
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import FreeTime, Turn

USUAL_LOCATION: Final = 970
FULL_HAND: Final = 20
RICH: Final = 5


def advise(state: AbyssState, legal: list[Action], habits: Habits) -> Action:
    """The answer to the open question."""
    asked = state.asked
    if asked is None or len(legal) == 1:
        return legal[0]
    seat = asked.seat
    if isinstance(asked, Turn):
        return best_action(state, seat, legal)
    if isinstance(asked, Offer):
        wanted = wants(state, seat, state.track[-1], state.sold + 1, habits)
        return legal[0] if wanted else legal[-1]
    if isinstance(asked, TakeOrGoOn):
        return take_or_go_on(state, seat, legal, habits)
    if isinstance(asked, Payment):
        return next_payment(state, seat, asked.lord, legal, habits)
    if isinstance(asked, MonsterMet):
        return fight_or_go_on(state, seat, legal, habits)
    if isinstance(asked, FreeTime):
        return legal[-1] if uses(legal[-1]) else legal[0]
    return best_of(state, seat, legal, habits)


def uses(action: Action) -> bool:
    """Of the powers used once a turn the Slaver's is always welcome; the others need a plan."""
    return action.verb == actions.USE and action.text == "use slaver"


# -- the action of a turn --------------------------------------------------------------------------


def best_action(state: AbyssState, seat: int, legal: list[Action]) -> Action:
    """Recruit what is worth most for its price; else the best stack, or explore."""
    best = legal[0]
    worth = -1_000_000
    left = lords_to_come(state)
    for action in legal:
        verb = action.verb
        if verb == actions.RECRUIT:
            found = recruit_worth(state, seat, action.item, left)
        elif verb == actions.SUPPORT:
            found = stack_worth(state, seat, action.item, habits_of(state))
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


def recruit_worth(state: AbyssState, seat: int, lord: int, left: int) -> int:
    """The Lord, less what it costs, and what its Ally adds."""
    habits = habits_of(state)
    price = loss_of_payment(state, seat, lord, habits)
    if state.extensions:
        price = abyss_expansions.price(state, seat, lord, price, habits)
    third_key = KEYS[lord] == 1 and keys_of(state, seat) == KEYS_FOR_LOCATION - 1
    beyond = location_in_sight(state, seat) - USUAL_LOCATION if habits.sight and KEYS[lord] else 0
    if left == 0:
        worth = habits.influence * INFLUENCE[lord] + POWER_WORTH[lord] * habits.end_power // 100
        if third_key or KEYS[lord] > 1:
            worth += habits.end_third_key + beyond * habits.sight // 100
        return worth - price // 2
    worth = RECRUIT_WORTH[lord] + RECRUIT_EARLIER[lord] * (left - 4) + habits.recruit
    worth += habits.key * KEYS[lord]
    if third_key:
        worth += habits.third_key
    worth += beyond * (habits.sight if third_key or KEYS[lord] > 1 else habits.key_sight) // 100
    if len(state.court) <= REFILL_AT + 1:
        worth += habits.refill
    for tile in state.locations[seat]:
        if TILE_GUILD[tile] == GUILD[lord]:
            worth += habits.guild
    if len(state.lords[seat]) + 1 >= LORDS_TO_END:
        ahead = leads_with(state, seat, 100 * INFLUENCE[lord])
        worth += habits.end_ahead if ahead else -habits.end_behind
    return worth - price


def leads_with(state: AbyssState, seat: int, more: int) -> bool:
    """Whether the table shows most for this seat, with so much more."""
    own = on_the_table(state, seat) + more
    for other in range(state.seats):
        if other != seat and on_the_table(state, other) >= own:
            return False
    return True


def stack_worth(state: AbyssState, seat: int, race: int, habits: Habits) -> int:
    """The cards of a stack."""
    total = 0
    worth = habits.stack
    for face in state.council[race]:
        total += VALUE[face]
        if RACE[face] == JOKER:
            worth += habits.joker + habits.joker_nebulis * nebulis_on(face)
    worth += habits.stack_point * total
    over = value_held(state, seat) + total - FULL_HAND
    if over > 0:
        worth -= habits.spare_point * min(over, total)
    worth += gain_in_reach(state, seat, race, total) * habits.reach // 100
    if is_needed(state, seat, race):
        worth += habits.stack_needed
    return worth


def value_held(state: AbyssState, seat: int) -> int:
    """The value of a hand."""
    held = 0
    for race in range(RACES):
        held += state.strength[STRIDE * seat + race]
    return held


def gain_in_reach(state: AbyssState, seat: int, race: int, value: int) -> int:
    """How much better a Lord the seat could pay for with so much more of one Race."""
    strength = state.strength
    place = STRIDE * seat + race
    before = best_in_reach(state, seat)
    strength[place] = strength[place] + value
    after = best_in_reach(state, seat)
    strength[place] = strength[place] - value
    return after - before


def best_in_reach(state: AbyssState, seat: int) -> int:
    """What the best Lord of the Court is worth that hand and Pearls pay for."""
    base = STRIDE * seat
    hand = Strengths(state.strength, base)
    means = state.pearls[seat] - surcharge(state, seat)
    best = 0
    for lord in state.court:
        races = RACES_NEEDED[lord]
        race = MANDATORY[lord]
        own = 0 if race == ANY_RACE else state.strength[base + race]
        if LORD_WORTH[lord] <= best or hand.races < races or (race != ANY_RACE and not own):
            continue
        if means + hand.most(races, race, own) >= COST[lord]:
            best = LORD_WORTH[lord]
    return best


def explore_worth(state: AbyssState, seat: int) -> int:
    """To look for a card and a Monster, and to sell."""
    habits = habits_of(state)
    pearls = 0
    for other in range(state.seats):
        if other != seat:
            pearls += min(state.pearls[other], 3)
    worth = habits.explore + habits.explore_threat * (state.threat - 1)
    worth -= habits.explore_full * max(value_held(state, seat) - FULL_HAND, 0)
    worth -= habits.explore_rich * max(state.pearls[seat] - RICH, 0)
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


def wants(state: AbyssState, seat: int, face: int, price: int, habits: Habits) -> bool:
    """Whether an offered card is worth its Pearls."""
    worth = habits.buy_point * VALUE[face] - habits.buy_price * price
    if is_needed(state, seat, RACE[face]):
        worth += habits.buy_needed
    return worth >= habits.buy_from and state.pearls[seat] >= price


def take_or_go_on(state: AbyssState, seat: int, legal: list[Action], habits: Habits) -> Action:
    """Take a strong card; with luck sell on."""
    if legal[1].verb != actions.EXPLORE:
        return legal[0]
    face = state.track[-1]
    worth = 100 * VALUE[face]
    if is_needed(state, seat, RACE[face]):
        worth += habits.take_needed
    return legal[0] if worth >= habits.take_from else legal[1]


def fight_or_go_on(state: AbyssState, seat: int, legal: list[Action], habits: Habits) -> Action:
    """Fight for more than the first rewards; for a third Key, where there is one."""
    from_space = habits.fight_from
    if keys_of(state, seat) % KEYS_FOR_LOCATION == KEYS_FOR_LOCATION - 1:
        from_space += habits.fight_keys
    return legal[0] if state.threat >= from_space else legal[1]


# -- everything else -------------------------------------------------------------------------------


def best_of(state: AbyssState, seat: int, legal: list[Action], habits: Habits) -> Action:
    """The answer that is worth most by itself."""
    best = legal[0]
    worth = -1_000_000
    for action in legal:
        found = worth_of(state, seat, action, habits)
        if found > worth:
            best = action
            worth = found
    return best


def worth_of(state: AbyssState, seat: int, action: Action, habits: Habits) -> int:
    """What a single answer is worth, compared with others to the same question."""
    verb = action.verb
    item = action.item
    if verb in (actions.CONTROL, actions.EXCHANGE, actions.SWAP):
        if verb == actions.SWAP:
            return -100 * location_points(state, seat, item)
        return location_worth(state, seat, item, habits)
    if verb == actions.DRAW:
        return drawn_worth(state, habits) - abs(item - habits.tiles)
    if verb == actions.REWARD:
        pearls = 2 * item if state.pearls[seat] == 0 else item
        return habits.pearl * pearls + habits.token * action.target
    if verb in (actions.DISCARD, actions.SELL):
        return -VALUE[item]
    if verb == actions.AFFILIATE:
        return affiliation_worth(state, seat, item)
    if verb == actions.SUPPORT:
        return stack_worth(state, seat, item, habits)
    if verb == actions.PURGE:
        return -stack_worth(state, seat, item, habits)
    if verb == actions.ROB:
        return len(state.tokens[action.target])
    return worth_of_lord(state, seat, action)


def location_worth(state: AbyssState, seat: int, tile: int, habits: Habits) -> int:
    """Its points as things stand, and the Loot that may be there."""
    worth = 100 * location_points(state, seat, tile)
    if abyss_expansions.holds_loot(state, tile):
        worth += abyss_expansions.all_loot(state) if habits.all_loot else habits.site
    return worth


def drawn_worth(state: AbyssState, habits: Habits) -> int:
    """What the best of some Locations that are drawn is worth on average."""
    if not habits.all_loot:
        return habits.good_location
    return habits.good_location + abyss_expansions.loot_to_draw(state)


def location_in_sight(state: AbyssState, seat: int) -> int:
    """What the best Location is worth that lies there; at least one that may be drawn."""
    habits = habits_of(state)
    best = drawn_worth(state, habits)
    for tile in state.available:
        best = max(best, location_worth(state, seat, tile, habits))
    return best


def affiliation_worth(state: AbyssState, seat: int, face: int) -> int:
    """How much better the strongest Ally of the Race becomes."""
    best = strongest_affiliated(state, seat, RACE[face])
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
