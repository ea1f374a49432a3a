"""Powers used once a turn, beside the answers to a question."""

from __future__ import annotations

from tests.games.abyss.model.recruit import affordable
from tests.games.abyss.model.table import Ask, Model, Play, stacks

ONCE = ("slaver", "oracle", "opportunist")


def ask(m: Model, kind: str, answers: set[str]) -> Play:
    """Ask the active player at table level: powers may be used first."""
    while True:
        answer = yield Ask(m.active, kind, frozenset(answers | powers(m)))
        if not answer.startswith("use "):
            return answer
        yield from use(m, answer[4:])
        if kind == "free-time":
            return answer
        if kind == "second-stack":
            answers = stacks(m, "support")
            if not answers:
                return ""
        if kind == "turn":
            answers = {a for a in answers if not a.startswith(("recruit", "support", "plot"))}
            answers |= stacks(m, "support")
            answers |= {f"recruit {lord}" for lord in m.court if affordable(m, lord)}
            if m.me.pearls and len(m.court) < 6 and m.lord_deck:
                answers.add("plot")


def powers(m: Model) -> set[str]:
    usable = {
        "slaver": bool(m.me.hand),
        "oracle": any(m.council.values()),
        "opportunist": bool(m.court and m.lord_deck),
    }
    return {
        f"use {lord}"
        for lord in ONCE
        if m.has(m.active, lord) and lord not in m.used and usable[lord]
    }


def use(m: Model, lord: str) -> Play:
    m.used.add(lord)
    if lord == "slaver":
        answer = yield Ask(m.active, lord, frozenset(f"sell {card}" for card in m.me.hand))
        m.me.hand.remove(answer[5:])
        m.discard.append(answer[5:])
        m.me.pearls += 2
    elif lord == "oracle":
        answer = yield Ask(m.active, lord, frozenset(stacks(m, "purge")))
        m.discard += m.council[answer[6:]]
        m.council[answer[6:]] = []
    else:
        answer = yield Ask(m.active, lord, frozenset(f"oust {other}" for other in m.court))
        m.court[m.court.index(answer[5:])] = m.lord_deck.pop(0)
