"""Explore the depths, and request support from the Council."""

from __future__ import annotations

from tests.games.abyss.model.once import ask
from tests.games.abyss.model.table import RACE_OF, Ask, Chance, Model, Play, stacks, take_stack


def explore(m: Model) -> Play:
    while True:
        if not m.deck:
            m.deck, m.discard = len(m.discard), []
        card = yield Chance("card")
        m.deck -= 1
        m.track.append(card)
        more = {"explore"} if len(m.track) < 5 and (m.deck or m.discard) else set()
        if card == "monster":
            if (yield from ask(m, "monster", {"fight"} | more)) == "fight":
                yield from fight(m)
                break
            m.threat = min(m.threat + 1, 6)
            continue
        if (yield from sold(m)):
            continue
        if (yield from ask(m, "take-or-go-on", {"take"} | more)) == "take":
            m.me.pearls += len(m.track) == 5
            m.me.hand.append(m.track.pop())
            break
    to_council(m)


def sold(m: Model) -> Play:
    price = m.sold + 1
    for other in m.after(m.active):
        if other in m.bought or m.players[other].pearls < price:
            continue
        if (yield Ask(other, "offer", frozenset({"buy", "pass"}))) == "buy":
            m.players[other].pearls -= price
            m.me.pearls += price
            m.players[other].hand.append(m.track.pop())
            m.sold += 1
            m.bought.add(other)
            return True
    return False


def fight(m: Model) -> Play:
    m.me.pearls += len(m.track) == 5
    m.discard.append(m.track.pop())
    space = max(1, m.threat - 1) if m.hit_by(m.active, "tamer") else m.threat
    keys, either = [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)][space - 1]
    names = {(1, 0): "pearl", (0, 1): "token", (2, 0): "2 pearls", (1, 1): "pearl token"}
    names[0, 2] = "2 tokens"
    tokens = 0
    if either and m.tokens_left:
        most = min(either, m.tokens_left)
        choices = {f"reward {names[either - n, n]}": n for n in range(most + 1)}
        tokens = choices[(yield Ask(m.active, "reward", frozenset(choices)))]
    given = min(keys, m.keys_left)
    m.keys_left -= given
    m.me.keys += given
    m.me.pearls += either - tokens
    m.me.tokens += tokens
    m.tokens_left -= tokens
    m.threat = 1


def to_council(m: Model) -> None:
    races = set()
    for card in m.track:
        if card == "monster":
            m.discard.append(card)
        else:
            m.council[RACE_OF[card]].append(card)
            races.add(RACE_OF[card])
    m.track = []
    if m.has(m.active, "ship_master"):
        m.me.pearls += len(races)


def support(m: Model, race: str) -> Play:
    take_stack(m, race)
    if m.has(m.active, "alchemist") and stacks(m, "support"):
        answer = yield from ask(m, "second-stack", stacks(m, "support"))
        if answer:
            take_stack(m, answer[8:])
