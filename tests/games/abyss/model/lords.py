"""Lords that arrive, and what their powers do."""

from __future__ import annotations

from tests.games.abyss.model.control import draw, taken
from tests.games.abyss.model.table import ORDER, Ask, Model, Play, stacks, take_stack


def arrive(m: Model, lord: str, *, recruited: bool) -> Play:
    m.me.lords.append(lord)
    if recruited and len(m.me.lords) >= 7 and m.ender is None:
        m.ender = m.active
    m.me.pearls += {"trader": 3, "peddler": 2, "shopkeeper": 1, "landlord": 1}.get(lord, 0)
    if lord == "invoker":
        m.extra = True
    power = POWERS.get(lord)
    if power is not None:
        yield from power(m)


def open_to_soldiers(m: Model) -> list[int]:
    return [other for other in m.after(m.active) if not m.has(other, "shaman")]


def jailer(m: Model) -> Play:
    yield from discards(
        m, {other: min(1, len(m.players[other].hand)) for other in open_to_soldiers(m)}
    )


def commander(m: Model) -> Play:
    yield from discards(m, {other: len(m.players[other].hand) - 6 for other in open_to_soldiers(m)})


def discards(m: Model, owed: dict[int, int]) -> Play:
    """Everybody chooses in turn; the cards are laid down together."""
    laid: list[str] = []
    for other, count in owed.items():
        hand = sorted(m.players[other].hand, key=ORDER.__getitem__)
        chosen: list[str] = []
        if 0 < count == len(hand):
            chosen = hand[:]
        for left in range(count - len(chosen), 0, -1):
            rest = hand[: len(hand) - left + 1]
            if chosen:
                rest = [card for card in rest if ORDER[card] >= ORDER[chosen[-1]]]
            answers = frozenset(f"discard {card}" for card in rest)
            chosen.append((yield Ask(other, "discard", answers))[8:])
            hand.remove(chosen[-1])
        for card in chosen:
            m.players[other].hand.remove(card)
        laid += chosen
    m.discard += laid


def seeker(m: Model) -> Play:
    for other in open_to_soldiers(m):
        m.players[other].pearls = max(0, m.players[other].pearls - 2)
    yield from ()


def assassin(m: Model) -> Play:
    for other in open_to_soldiers(m):
        targets = [lord for lord in m.players[other].free() if lord not in m.turned]
        if targets:
            answers = frozenset(f"turn {lord}" for lord in targets)
            m.turned.add((yield Ask(m.active, "assassin", answers))[5:])


def hunter(m: Model) -> Play:
    victims = [other for other in open_to_soldiers(m) if m.players[other].tokens]
    if victims:
        answer = yield Ask(m.active, "hunter", frozenset(f"rob {other}" for other in victims))
        m.players[int(answer[4:])].tokens -= 1
        m.me.tokens += 1


def apprentice(m: Model) -> Play:
    if stacks(m, "support"):
        answer = yield Ask(m.active, "apprentice", frozenset(stacks(m, "support")))
        take_stack(m, answer[8:])


def illusionist(m: Model) -> Play:
    if not m.me.locations or not m.available:
        return
    answers = {f"swap {tile}" for tile in m.me.locations} | {"decline"}
    given = (yield Ask(m.active, "illusionist", frozenset(answers)))[5:]
    if given not in m.me.locations:
        return
    answers = {f"control {tile}" for tile in m.available}
    gained = (yield Ask(m.active, "swap", frozenset(answers)))[8:]
    m.available.remove(gained)
    m.available.append(given)
    m.me.locations[gained] = m.me.locations.pop(given)
    yield from taken(m, gained)


def corruptor(m: Model) -> Play:
    if m.me.pearls < 5 or not m.court:
        return
    answers = {f"corrupt {lord}" for lord in m.court} | {"decline"}
    answer = yield Ask(m.active, "corruptor", frozenset(answers))
    if answer != "decline":
        m.me.pearls -= 5
        m.court.remove(answer[8:])
        yield from arrive(m, answer[8:], recruited=True)


def give_up(m: Model, own: str) -> Play:
    answers = {f"replace {lord}" for lord in m.me.free() if lord != own} | {"decline"}
    answer = yield Ask(m.active, "replacement", frozenset(answers))
    if answer == "decline":
        return False
    m.me.lords.remove(answer[8:])
    m.turned.discard(answer[8:])
    return True


def traitor(m: Model) -> Play:
    if len(m.me.free()) > 1 and m.court and (yield from give_up(m, "traitor")):
        answers = frozenset(f"fetch {lord}" for lord in m.court)
        newcomer = (yield Ask(m.active, "newcomer", answers))[6:]
        m.court.remove(newcomer)
        yield from arrive(m, newcomer, recruited=False)


def schemer(m: Model) -> Play:
    if len(m.me.free()) > 1 and m.lord_deck and (yield from give_up(m, "schemer")):
        yield from arrive(m, m.lord_deck.pop(0), recruited=False)


def ambassador(m: Model, lord: str, count: int) -> Play:
    count = min(count, len(m.stack))
    if count:
        tile = yield from draw(m, count)
        m.me.locations[tile] = {lord}
        yield from taken(m, tile)


def sage(m: Model) -> Play:
    yield from ambassador(m, "sage", 2)


def hermit(m: Model) -> Play:
    yield from ambassador(m, "hermit", 1)


def elder(m: Model) -> Play:
    yield from ambassador(m, "elder", 3)


POWERS = {
    "jailer": jailer,
    "commander": commander,
    "seeker": seeker,
    "assassin": assassin,
    "hunter": hunter,
    "apprentice": apprentice,
    "illusionist": illusionist,
    "corruptor": corruptor,
    "traitor": traitor,
    "schemer": schemer,
    "sage": sage,
    "hermit": hermit,
    "elder": elder,
}
