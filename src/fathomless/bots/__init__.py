"""Players that are programs: random, greedy, a search for every game, a planner for solo games.

>>> from fathomless import bots
>>> bots.make("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.planner import PlannerBot
from fathomless.bots.random_bot import RandomBot
from fathomless.core.errors import SetupError

__all__ = ["Bot", "make", "names"]

SEARCHES: Final = ("ismcts", "planner")
Clock = Callable[[], float]


def names() -> list[str]:
    """The kinds of bot; those that search may have a budget: `ismcts:400`, `planner:1.5s`."""
    return ["random", "greedy", *SEARCHES]


def make(spec: str, clock: Clock | None = None) -> Bot:
    """The bot that a text describes. A budget in seconds needs a clock that counts them."""
    kind, colon, budget = spec.partition(":")
    if kind not in names():
        raise SetupError(
            "bot/unknown", f"There is no bot {kind!r}; there are: {', '.join(names())}."
        )
    if colon and kind not in SEARCHES:
        raise SetupError("bot/invalid", f"The bot {kind} takes no budget, so not {spec!r}.")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot()
    if not colon:
        return IsmctsBot(spec) if kind == "ismcts" else PlannerBot(spec)
    return _with_budget(kind, spec, budget, clock)


def _with_budget(kind: str, spec: str, budget: str, clock: Clock | None) -> Bot:
    """A search with a budget: a number of iterations, or seconds with an `s`."""
    if budget.isascii() and budget.isdecimal() and len(budget) < 10 and int(budget):
        count = int(budget)
        if kind == "ismcts":
            return IsmctsBot(spec, iterations=count)
        return PlannerBot(spec, iterations=count)
    seconds = _seconds(budget)
    if seconds <= 0.0:
        raise SetupError(
            "bot/invalid",
            f"{spec!r} has no proper budget: write iterations as in {kind}:400, "
            f"or seconds as in {kind}:1.5s.",
        )
    if clock is None:
        raise SetupError("bot/invalid", f"{spec!r} searches by time and was given no clock.")
    if kind == "ismcts":
        return IsmctsBot(spec, seconds=seconds, clock=clock)
    return PlannerBot(spec, seconds=seconds, clock=clock)


def _seconds(budget: str) -> float:
    """The number before the `s`; 0 if there is none."""
    whole, _, part = budget.removesuffix("s").partition(".")
    digits = whole + part
    if not budget.endswith("s") or not (digits.isascii() and digits.isdecimal()):
        return 0.0
    return float(budget[:-1]) if len(digits) < 10 else 0.0
