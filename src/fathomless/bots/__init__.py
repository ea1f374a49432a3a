"""Players that are programs: random, greedy, and a search that fits every game.

>>> from fathomless import bots
>>> bots.make("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable

from fathomless.bots.bot import Bot
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.random_bot import RandomBot
from fathomless.core.errors import SetupError

__all__ = ["Bot", "make", "names"]


def names() -> list[str]:
    """The kinds of bot; `ismcts` may have a budget, as in `ismcts:400` or `ismcts:1.5s`."""
    return ["random", "greedy", "ismcts"]


def make(spec: str, clock: Callable[[], float] | None = None) -> Bot:
    """The bot that a text describes. A budget in seconds needs a clock that counts them."""
    kind, colon, budget = spec.partition(":")
    if kind not in names():
        raise SetupError(
            "bot/unknown", f"There is no bot {kind!r}; there are: {', '.join(names())}."
        )
    if colon and kind != "ismcts":
        raise SetupError("bot/invalid", f"The bot {kind} takes no budget, so not {spec!r}.")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot()
    return _ismcts(spec, budget, clock) if colon else IsmctsBot(spec)


def _ismcts(spec: str, budget: str, clock: Callable[[], float] | None) -> IsmctsBot:
    """A search with a budget: a number of iterations, or seconds with an `s`."""
    if budget.isascii() and budget.isdecimal() and len(budget) < 10 and int(budget):
        return IsmctsBot(spec, iterations=int(budget))
    seconds = _seconds(budget)
    if seconds <= 0.0:
        raise SetupError(
            "bot/invalid",
            f"{spec!r} has no proper budget: write iterations as in ismcts:400, "
            "or seconds as in ismcts:1.5s.",
        )
    if clock is None:
        raise SetupError("bot/invalid", f"{spec!r} searches by time and was given no clock.")
    return IsmctsBot(spec, seconds=seconds, clock=clock)


def _seconds(budget: str) -> float:
    """The number before the `s`; 0 if there is none."""
    whole, _, part = budget.removesuffix("s").partition(".")
    digits = whole + part
    if not budget.endswith("s") or not (digits.isascii() and digits.isdecimal()):
        return 0.0
    return float(budget[:-1]) if len(digits) < 10 else 0.0
