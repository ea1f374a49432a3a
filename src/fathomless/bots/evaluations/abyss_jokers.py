"""How to pay for a Lord with Krakens in hand: which jokers, and which cards beside them.

Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.abyss_habits import Habits
from fathomless.bots.evaluations.abyss_lords import LORD_WORTH
from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import COST, MANDATORY, RACE, RACES_NEEDED, STRIDE, VALUE
from fathomless.games.abyss.kraken.nebulis import nebulis_on
from fathomless.games.abyss.kraken.zones import zones_of
from fathomless.games.abyss.material import ANY_RACE, JOKER, RACES
from fathomless.games.abyss.payments import means
from fathomless.games.abyss.recruit import (
    Strengths,
    jokers_in,
    lord_cost,
    mandatory_race,
    surcharge,
)
from fathomless.games.abyss.state import AbyssState

RACE_SETS: Final = range(1 << RACES)
NOTHING: Final = -1
MOST: Final = 1_000_000


def next_card(
    state: AbyssState, seat: int, lord: int, legal: list[Action], habits: Habits
) -> Action | None:
    """The next card of the cheapest payment; None: there is no joker, the base player knows."""
    if not state.strength[STRIDE * seat + JOKER] and not holds_joker(state.paid):
        return None
    left = state.paid[:]
    for face in cheapest(state, seat, lord, habits):
        if face in left:
            left.remove(face)
            continue
        for action in legal:
            if action.verb == actions.PAY and action.item == face:
                return action
    return legal[0] if legal[0].verb == actions.DONE else legal[-1]


def price(state: AbyssState, seat: int, lord: int, habits: Habits) -> int:
    """What the cheapest payment for a Lord takes, with jokers and Nebulis."""
    found = cheapest(state, seat, lord, habits)
    if not found:
        return MOST
    pearls = state.pearls[seat]
    figure = figure_from(state, seat)
    return loss_of(found, lord_cost(state, seat, lord), pearls, figure, habits)


def holds_joker(cards: list[int]) -> bool:
    """Whether a joker is among some cards."""
    return any(RACE[face] == JOKER for face in cards)


def cheapest(state: AbyssState, seat: int, lord: int, habits: Habits) -> list[int]:
    """The cards, in order, with which a Lord costs least: cards, Pearls, Nebulis that come."""
    cards = sorted(state.hands[seat] + state.paid)
    jokers = [face for face in cards if RACE[face] == JOKER]
    cost = lord_cost(state, seat, lord)
    race = mandatory_race(state, seat, lord)
    most = means(state, seat)
    pearls = state.pearls[seat]
    figure = figure_from(state, seat)
    best: list[int] = []
    least = MOST
    for chosen in choices(jokers):
        for races in RACE_SETS:
            if not fits(races, len(chosen), RACES_NEEDED[lord], race):
                continue
            found = fill(cards, races, chosen, cost, most)
            loss = loss_of(found, cost, pearls, figure, habits) if found else MOST
            if loss < least:
                least = loss
                best = found
    return best


def choices(jokers: list[int]) -> list[list[int]]:
    """The first jokers, so many, and the last ones: enough to choose from."""
    found: list[list[int]] = [[]]
    for count in range(1, len(jokers) + 1):
        found.append(jokers[:count])
        if count < len(jokers):
            found.append(jokers[len(jokers) - count :])
    return found


def fits(races: int, jokers: int, wanted: int, race: int) -> bool:
    """Whether so many jokers make a set of Races exact."""
    missing = wanted - races.bit_count()
    if race != ANY_RACE and not races >> race & 1 and not missing:
        return False
    return 0 <= missing <= jokers


def fill(cards: list[int], races: int, chosen: list[int], cost: int, most: int) -> list[int]:
    """The lowest card of each Race and then what comes nearest to the cost; empty: too little."""
    taken = chosen[:]
    others: list[int] = []
    seen = 0
    total = 0
    for face in chosen:
        total += VALUE[face]
    for face in cards:
        if RACE[face] >= RACES or not races >> RACE[face] & 1:
            continue
        if seen >> RACE[face] & 1:
            others.append(face)
        else:
            seen |= 1 << RACE[face]
            taken.append(face)
            total += VALUE[face]
    if seen != races:
        return []
    while total < cost and others:
        face = nearest(others, cost - total)
        others.remove(face)
        taken.append(face)
        total += VALUE[face]
        if cost - total <= 1 and cost - total <= most:
            break
    if total + most < cost:
        return []
    taken.sort()
    return taken


def nearest(cards: list[int], missing: int) -> int:
    """The largest card that is not too much, else the smallest."""
    best = NOTHING
    for face in cards:
        if best == NOTHING:
            best = face
        elif VALUE[best] > missing:
            if VALUE[face] < VALUE[best]:
                best = face
        elif VALUE[best] < VALUE[face] <= missing:
            best = face
    return best


def loss_of(cards: list[int], cost: int, pearls: int, figure: int, habits: Habits) -> int:
    """What a payment takes: cards, Pearls for what they lack, Nebulis and figure that come.

    Nebulis that pay for what Pearls lack are a gain.
    """
    total = 0
    nebulis = 0
    for face in cards:
        total += VALUE[face]
        nebulis += nebulis_on(face)
    lacking = max(cost - total, 0)
    loss = habits.pay_point * total + habits.pay_pearl * min(lacking, pearls)
    loss += habits.pay_nebulis * nebulis - habits.spent_nebulis * max(lacking - pearls, 0)
    return loss + habits.pay_figure if nebulis >= figure else loss


def figure_from(state: AbyssState, seat: int) -> int:
    """With how many further Nebulis the figure comes to a seat; a great many if it has it."""
    zones = zones_of(state)
    if zones.holder == seat:
        return MOST
    return max(max(zones.nebulis) - zones.nebulis[seat], 1)


def lords_in_reach(state: AbyssState, seat: int) -> tuple[int, int]:
    """What the best two Lords of the Court are worth that a seat can pay for; 0 without."""
    best = second = 0
    base = STRIDE * seat
    hand = Strengths(state.strength, base)
    jokers = jokers_in(state.hands[seat]) if state.strength[base + JOKER] else 0
    most = means(state, seat) + state.strength[base + JOKER] - surcharge(state, seat)
    for lord in state.court:
        worth = LORD_WORTH[lord]
        races = RACES_NEEDED[lord]
        race = MANDATORY[lord]
        own = 0 if race == ANY_RACE else state.strength[base + race]
        if worth <= second or hand.races + jokers < races:
            continue
        if race != ANY_RACE and not own and not jokers:
            continue
        if hand.most(races, race, own) + most >= COST[lord]:
            second = max(second, min(best, worth))
            best = max(best, worth)
    return best, second
