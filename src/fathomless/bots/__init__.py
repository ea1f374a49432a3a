"""Players that are programs: random, instinct, greedy, a search, a planner for solo games.

The search also comes plain: it knows the rules and nothing else, as a measure for the others.

Beside these kinds there are the five levels, which play like people of different strengths.

>>> from fathomless import bots
>>> bots.make("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fathomless.bots import ismcts, levels, planner
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import UNKNOWN
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.instinct_bot import InstinctBot
from fathomless.bots.ismcts import Crew, IsmctsBot
from fathomless.bots.levels import LevelBot
from fathomless.bots.planner import PlannerBot
from fathomless.bots.random_bot import RandomBot
from fathomless.core.errors import SetupError

__all__ = ["Bot", "check", "make", "names", "own_class"]

GREEDY_BY_HAND: Final = "greedy:hand"
SEARCHES: Final = ("ismcts", "plain", "planner")
SHARED: Final = ("ismcts", levels.STRONGEST)  # those that search a tree
MOST_WORKERS: Final = 64
Clock = Callable[[], float]
Crews = Callable[[int], Crew]
Strangers = Callable[[str, str], Bot]  # from a module and a class in it


def names() -> list[str]:
    """The kinds of bot, and the levels from weak to strong.

    Those that search may have a budget: `ismcts:400`, `planner:1.5s`, `hadal:1s`; and of those
    that search a tree several may search together, each with that budget: `ismcts:400@4`. A plus
    lets `ismcts` keep its tree from one choice to the next: `ismcts:400+`. And `greedy:hand`
    values tables without learned weights. `my_bots:Cautious` is a class of one's own.
    """
    return ["random", "instinct", "greedy", *SEARCHES, *levels.NAMES]


def own_class(spec: str) -> tuple[str, str] | None:
    """The module and the class of a bot from outside the package; None if the text means none."""
    module, colon, name = spec.partition(":")
    if not colon or module in names() or not name.isidentifier():
        return None
    return (module, name) if all(part.isidentifier() for part in module.split(".")) else None


def make(
    spec: str,
    clock: Clock | None = None,
    crews: Crews | None = None,
    strangers: Strangers | None = None,
) -> Bot:
    """The bot that a text describes.

    A budget in seconds needs a clock that counts them, searching together a source of crews, and
    a bot from outside the package, as in `my_bots:Cautious`, somebody who finds it.
    """
    own = own_class(spec)
    if own is not None and strangers is not None:
        return strangers(own[0], own[1])
    text, at, workers = spec.partition("@")
    bot = _alone(text.removesuffix("+"), clock)
    if text.endswith("+"):
        if not (isinstance(bot, IsmctsBot) and text.startswith("ismcts")):
            raise SetupError("bot/invalid", f"Only ismcts keeps its tree, so not {spec!r}.")
        if at:
            raise SetupError("bot/invalid", f"Who searches alone keeps a tree, so not {spec!r}.")
        bot.keeps_tree = True
    if at:
        if text.partition(":")[0].removesuffix("+") not in SHARED:
            raise SetupError("bot/invalid", f"The bot {text} searches alone, so not {spec!r}.")
        assert isinstance(bot, IsmctsBot | LevelBot)
        bot.crew = _crew(spec, workers, crews)
    bot.name = spec
    return bot


def check(spec: str, strangers: Strangers | None = None) -> None:
    """Find a mistake in the text before the bot is needed, and start nothing."""
    make(spec, _no_time, _nobody, strangers)


def _no_time() -> float:
    return 0.0


def _nobody(workers: int) -> Crew:
    return Crew()


def _crew(spec: str, workers: str, crews: Crews | None) -> Crew | None:
    """So many who search together; None for one."""
    if not (workers.isascii() and workers.isdecimal() and len(workers) < 4 and int(workers)):
        raise SetupError(
            "bot/invalid", f"{spec!r} does not say how many search, as in ismcts:400@2."
        )
    if int(workers) > MOST_WORKERS:
        raise SetupError("bot/invalid", f"{spec!r}: at most {MOST_WORKERS} search together.")
    if crews is None:
        raise SetupError("bot/invalid", f"{spec!r} needs others who search, and was given none.")
    return None if int(workers) == 1 else crews(int(workers))


def _alone(spec: str, clock: Clock | None) -> Bot:
    """The bot without those who search with it."""
    kind, colon, budget = spec.partition(":")
    if kind not in names():
        raise SetupError(
            "bot/unknown", f"There is no bot {kind!r}; there are: {', '.join(names())}."
        )
    if spec == GREEDY_BY_HAND:
        return GreedyBot(by_hand=True)
    if colon:
        return _with_budget(kind, spec, budget, clock)
    if kind == "random":
        return RandomBot()
    if kind == "instinct":
        return InstinctBot()
    if kind == "greedy":
        return GreedyBot()
    if kind in SEARCHES:
        return _searching(kind, kind, 0, 0.0, None)
    return LevelBot(kind, kind)


def _with_budget(kind: str, spec: str, budget: str, clock: Clock | None) -> Bot:
    """A search with a budget: a number of iterations, or seconds with an `s`."""
    if kind == "greedy":
        raise SetupError("bot/invalid", f"There are greedy and {GREEDY_BY_HAND}, not {spec!r}.")
    if kind not in SEARCHES and kind != levels.STRONGEST:
        raise SetupError("bot/invalid", f"The bot {kind} takes no budget, so not {spec!r}.")
    if budget.isascii() and budget.isdecimal() and len(budget) < 10 and int(budget):
        return _searching(kind, spec, int(budget), 0.0, None)
    seconds = _seconds(budget)
    if seconds <= 0.0:
        raise SetupError(
            "bot/invalid",
            f"{spec!r} has no proper budget: write iterations as in {kind}:400, "
            f"or seconds as in {kind}:1.5s.",
        )
    if clock is None:
        raise SetupError("bot/invalid", f"{spec!r} searches by time and was given no clock.")
    return _searching(kind, spec, 0, seconds, clock)


def _searching(kind: str, spec: str, iterations: int, seconds: float, clock: Clock | None) -> Bot:
    """One of those that search; 0 iterations: as many as it has by itself."""
    if kind == "planner":
        return PlannerBot(spec, iterations or planner.ITERATIONS, seconds, clock)
    if kind == levels.STRONGEST:
        return LevelBot(spec, kind, iterations, seconds, clock)
    bot = IsmctsBot(spec, iterations or ismcts.ITERATIONS, seconds, clock)
    if kind == "plain":
        bot.evaluation = UNKNOWN
    return bot


def _seconds(budget: str) -> float:
    """The number before the `s`; 0 if there is none."""
    whole, _, part = budget.removesuffix("s").partition(".")
    digits = whole + part
    if not budget.endswith("s") or not (digits.isascii() and digits.isdecimal()):
        return 0.0
    return float(budget[:-1]) if len(digits) < 10 else 0.0
