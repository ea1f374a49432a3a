"""The course of the game: a turn after the other."""

from __future__ import annotations

from tests.games.abyss.model.control import control
from tests.games.abyss.model.explore import explore, support
from tests.games.abyss.model.lords import discards
from tests.games.abyss.model.once import ask, powers
from tests.games.abyss.model.recruit import affordable, recruit, refill
from tests.games.abyss.model.table import Model, Play, stacks


def game(m: Model) -> Play:
    while True:
        yield from turn(m)
        if m.extra:
            m.extra = False
            continue
        m.active = (m.active + 1) % len(m.players)
        if m.active == m.ender:
            return


def turn(m: Model) -> Play:
    m.used, m.sold, m.bought = set(), 0, set()
    if m.has(m.active, "landlord"):
        m.me.pearls += 1
    while True:
        answers = {"explore", *stacks(m, "support")}
        if m.me.pearls and len(m.court) < 6 and m.lord_deck:
            answers.add("plot")
        answers |= {f"recruit {lord}" for lord in m.court if affordable(m, lord)}
        word, _, what = (yield from ask(m, "turn", answers)).partition(" ")
        if word != "plot":
            break
        m.me.pearls -= 1
        m.court.append(m.lord_deck.pop(0))
    if word == "explore":
        yield from explore(m)
    elif word == "support":
        yield from support(m, what)
    else:
        yield from recruit(m, what)
        refill(m)
    yield from after_the_action(m)


def after_the_action(m: Model) -> Play:
    yield from control(m)
    while powers(m):
        if (yield from ask(m, "free-time", {"end"})) == "end":
            break
        yield from control(m)
    if m.hit_by(m.active, "commander"):
        yield from discards(m, {m.active: len(m.me.hand) - 6})
