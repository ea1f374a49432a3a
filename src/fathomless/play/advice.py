"""A hint: what a search, or in a game for one a plan, thinks of every answer that a person has.

It is given what the person may know and nothing else, as any bot is.
"""

from __future__ import annotations

from dataclasses import dataclass

from fathomless import bots
from fathomless.bots.adviser import HINT, adviser, telling
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.planner import PlannerBot
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.play.driver import Match

WITHOUT_A_CLOCK = "400"
FEW = 50  # tries of a choice that say little, whatever came of them; as in the browser


@dataclass(frozen=True, slots=True)
class Prospect:
    """One answer: how often it was tried, the chance to win with its 95 % interval."""

    action: Action
    visits: int
    chance: float
    low: float
    high: float
    score: float | None = None  # the points to expect, in a game for one


def advise(match: Match) -> list[Prospect]:
    """What is thought of every answer to the open question, best first."""
    state = match.state
    seat = state.seat_to_act
    budget = WITHOUT_A_CLOCK if match.clock is None else HINT
    bot = telling(bots.make(f"{adviser(match.replay.seats)}:{budget}", match.clock))
    perspective = Perspective(state, seat)
    rng = Rng(f"{match.replay.seed}/hint {seat}/ply {len(match.steps)}")
    if isinstance(bot, PlannerBot):
        plans = bot.plan(perspective, rng)
        return [Prospect(p.action, p.visits, p.chance, *p.interval, p.score) for p in plans]
    assert isinstance(bot, IsmctsBot)
    found = bot.search(perspective, rng).statistics
    best, *others = [Prospect(s.action, s.visits, s.value, *s.interval) for s in found]
    return [best, *sorted(others, key=lambda other: other.chance, reverse=True)]


def doubt(prospects: list[Prospect]) -> str:
    """`first` after a few tries, `close` where several may be the best, else nothing."""
    best, *others = prospects
    if not others:
        return ""
    if min(best.visits, others[0].visits) < FEW:
        return "first"
    return "close" if any(other.chance >= best.low for other in others) else ""
