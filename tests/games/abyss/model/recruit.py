"""Recruit a Lord: the payment, the affiliation, the Court."""

from __future__ import annotations

from itertools import combinations

from fathomless.games.abyss.material import ANY_RACE, RACE_IDS
from tests.games.abyss.model.lords import arrive
from tests.games.abyss.model.table import LORD, ORDER, RACE_OF, VALUE_OF, Ask, Model, Play


def cost(m: Model, lord: str) -> int:
    value = LORD[lord].cost
    if m.has(m.active, "treasurer"):
        value -= 2
    if m.hit_by(m.active, "recruiter"):
        value += 2
    return value


def race_sets(m: Model, lord: str) -> list[set[str]]:
    """Every set of Races that would be exact."""
    sets = [set(races) for races in combinations(RACE_IDS, LORD[lord].races)]
    if LORD[lord].race == ANY_RACE or m.has(m.active, "diplomat"):
        return sets
    return [races for races in sets if RACE_IDS[LORD[lord].race] in races]


def completes(m: Model, lord: str, paid: list[str], rest: list[str]) -> bool:
    """Whether some further cards make a full payment."""
    for races in race_sets(m, lord):
        cards = paid + [card for card in rest if RACE_OF[card] in races]
        value = sum(VALUE_OF[card] for card in cards) + m.me.pearls
        if {RACE_OF[card] for card in cards} == races and value >= cost(m, lord):
            return True
    return False


def affordable(m: Model, lord: str) -> bool:
    return completes(m, lord, [], m.me.hand)


def recruit(m: Model, lord: str) -> Play:
    paid: list[str] = []
    while True:
        rest = sorted(m.me.hand, key=ORDER.__getitem__)
        if paid:
            rest = [card for card in rest if ORDER[card] >= ORDER[paid[-1]]]
        answers = set()
        for place, card in enumerate(rest):
            if card not in rest[:place] and completes(m, lord, [*paid, card], rest[place + 1 :]):
                answers.add(f"pay {card}")
        if completes(m, lord, paid, []):
            answers.add("done")
        answer = yield Ask(m.active, "payment", frozenset(answers))
        if answer == "done":
            break
        m.me.hand.remove(answer[4:])
        paid.append(answer[4:])
    m.me.pearls -= max(0, cost(m, lord) - sum(VALUE_OF[card] for card in paid))
    yield from affiliate(m, paid)
    m.court.remove(lord)
    yield from arrive(m, lord, recruited=True)


def affiliate(m: Model, paid: list[str]) -> Play:
    least = min(VALUE_OF[card] for card in paid)
    choice = {card for card in paid if VALUE_OF[card] == least}
    if m.has(m.active, "master_of_magic"):
        choice = set(paid)
    kept = choice.copy().pop()
    if len(choice) > 1:
        answers = frozenset(f"affiliate {card}" for card in choice)
        kept = (yield Ask(m.active, "affiliation", answers))[10:]
    m.me.affiliated.append(kept)
    paid.remove(kept)
    m.discard += paid


def refill(m: Model) -> None:
    if len(m.court) > 2:
        return
    m.me.pearls += 2
    while len(m.court) < 6 and m.lord_deck:
        m.court.append(m.lord_deck.pop(0))
    if len(m.court) < 6 and m.ender is None:
        m.ender = m.active
