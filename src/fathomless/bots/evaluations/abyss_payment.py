"""How the quick player of Abyss pays for a Lord."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.abyss_habits import Habits
from fathomless.bots.evaluations.abyss_worth import strongest_affiliated
from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import RACE, RACES_NEEDED, VALUE
from fathomless.games.abyss.material import ANY_RACE, RACES
from fathomless.games.abyss.recruit import lord_cost, mandatory_race
from fathomless.games.abyss.state import AbyssState


def next_payment(
    state: AbyssState, seat: int, lord: int, legal: list[Action], habits: Habits
) -> Action:
    """The next card of the cheapest payment, in the order of the hand; then the end."""
    wanted = cheapest(state, seat, lord, habits).payment
    left = state.paid[:]
    for face in wanted:
        if face in left:
            left.remove(face)
            continue
        for action in legal:
            if action.verb == actions.PAY and action.item == face:
                return action
    return legal[0] if legal[0].verb == actions.DONE else legal[-1]


MANY_PEARLS: Final = 3


class Plan:
    """The last payment that was planned, and for what: it is asked for again with each card."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.affiliated: list[int] = []
        self.lord = -1
        self.cost = 0
        self.pearls = 0
        self.race = ANY_RACE
        self.payment: list[int] = []
        self.loss = 0
        self.habits: Habits | None = None


PLAN: Final = Plan()


def cheapest(state: AbyssState, seat: int, lord: int, habits: Habits) -> Plan:
    """The cards with which a Lord costs least in value and Pearls together."""
    plan = PLAN
    cards = sorted(state.hands[seat] + state.paid)
    cost = lord_cost(state, seat, lord)
    race = mandatory_race(state, seat, lord)
    pearls = state.pearls[seat]
    if (
        plan.lord != lord
        or plan.cost != cost
        or plan.pearls != pearls
        or plan.race != race
        or plan.cards != cards
        or plan.affiliated != state.affiliated[seat]
        or plan.habits is not habits
    ):
        plan.lord = lord
        plan.cost = cost
        plan.pearls = pearls
        plan.race = race
        plan.cards = cards
        plan.affiliated = state.affiliated[seat]
        plan.habits = habits
        strongest = [strongest_affiliated(state, seat, other) for other in range(RACES)]
        find_payment(plan, strongest, habits)
    return plan


def find_payment(plan: Plan, strongest: list[int], habits: Habits) -> None:
    """The best of one payment for each set of Races."""
    plan.payment = []
    plan.loss = 1_000_000
    race = plan.race
    for races in RACE_SETS[RACES_NEEDED[plan.lord]]:
        if race != ANY_RACE and not races >> race & 1:
            continue
        found = payment_of(plan.cards, races, plan.cost, plan.pearls)
        if found:
            loss = loss_of(found, plan.cost, plan.pearls, strongest, habits)
            if loss < plan.loss:
                plan.loss = loss
                plan.payment = found


def loss_of_payment(state: AbyssState, seat: int, lord: int, habits: Habits) -> int:
    """What a Lord costs at least, less the points of the Ally that is affiliated."""
    return cheapest(state, seat, lord, habits).loss


def _race_sets() -> list[list[int]]:
    """The sets of so many Races, by their number."""
    sets: list[list[int]] = [[] for _ in range(RACES + 1)]
    for races in range(1 << RACES):
        sets[races.bit_count()].append(races)
    return sets


RACE_SETS: Final = _race_sets()


def payment_of(cards: list[int], races: int, cost: int, pearls: int) -> list[int]:
    """The lowest card of each Race, then what comes nearest to the cost.

    Without what is not needed after all; empty: not enough.
    """
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
    missing = add_nearest(chosen, others, cost - total, pearls)
    if missing > pearls:
        return []
    chosen.sort()
    if missing < 0:
        drop_needless(chosen, -missing)
    return chosen


def add_nearest(chosen: list[int], others: list[int], missing: int, pearls: int) -> int:
    """Add cards, the highest first, until so much is there; what is still missing, or too much.

    A single point is left to a Pearl rather than to one more card.
    """
    others.sort(key=_value, reverse=True)
    least_cover = -1
    for face in others:
        if missing <= 0:
            break
        if VALUE[face] <= missing:
            chosen.append(face)
            missing -= VALUE[face]
        else:
            least_cover = face
    if missing > 0 and least_cover >= 0 and (missing > 1 or missing > pearls):
        chosen.append(least_cover)
        missing -= VALUE[least_cover]
    return missing


def drop_needless(chosen: list[int], excess: int) -> None:
    """Take back cards that are too much, as long as their Race is still there."""
    place = len(chosen) - 1
    while place >= 0:
        face = chosen[place]
        if VALUE[face] <= excess:
            same = 0
            for other in chosen:
                if RACE[other] == RACE[face]:
                    same += 1
            if same > 1:
                excess -= VALUE[face]
                del chosen[place]
        place -= 1


def _value(face: int) -> int:
    return VALUE[face]


def loss_of(cards: list[int], cost: int, pearls: int, strongest: list[int], habits: Habits) -> int:
    """What a payment takes: cards, Pearls for what they lack; less what its weakest card adds."""
    total = 0
    weakest = 100
    gain = 0
    for face in cards:
        value = VALUE[face]
        total += value
        if value <= weakest and RACE[face] < RACES:
            if value < weakest:
                gain = 0
            weakest = value
            gain = max(gain, value - strongest[RACE[face]])
    lacking = cost - total if cost > total else 0
    spare = min(max(pearls - MANY_PEARLS, 0), lacking)
    loss = habits.pay_point * total + habits.pay_pearl * (lacking - spare)
    return loss + habits.pay_spare_pearl * spare - habits.affiliated * gain
