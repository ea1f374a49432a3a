"""The strengths a bot can be given at a table, named after the zones of the ocean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fathomless import bots
from fathomless.core.action import Action
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Level:
    """A mixture: each choice is made by one of the bots, picked by its share (of 100)."""

    name: str
    mixture: tuple[tuple[int, str], ...]
    seconds: float  # how long a choice takes, whoever of them makes it: time must tell nothing


LEVELS = (
    Level("sunlit", ((65, "greedy"), (35, "random")), 0.5),
    Level("midnight", ((80, "ismcts:0.5s"), (20, "greedy")), 0.7),
    Level("hadal", ((100, "ismcts:2s"),), 2.2),
)
STAND_IN = "midnight"
HINT = "0.8s"  # with its way to and fro, the answer is there within a second
REVIEW = "0.1s"  # for each choice of a match


def level(name: str) -> Level:
    """The level of this name."""
    for each in LEVELS:
        if each.name == name:
            return each
    known = ", ".join(each.name for each in LEVELS)
    raise SetupError(
        "bot/unknown", f"There is no level {name!r}; at a table in the browser there are: {known}."
    )


def hint_for(seats: int) -> str:
    """Who is asked for a hint at a table of so many seats."""
    return f"{adviser(seats)}:{HINT}"


def review_for(seats: int) -> str:
    """Who is asked about each choice of a match that is over."""
    return f"{adviser(seats)}:{REVIEW}"


def adviser(seats: int) -> str:
    """In a game for one a planner: it tells the score to expect too."""
    return "planner" if seats == 1 else "ismcts"


def choose(strength: Level, perspective: Perspective, rng: Rng, clock: Clock) -> Action:
    """A bot of this level chooses: one of its mixture, picked by chance."""
    ticket = rng.below(100)
    for share, spec in strength.mixture:
        ticket -= share
        if ticket < 0:
            return bots.make(spec, clock).choose(perspective, rng)
    raise AssertionError(f"the shares of {strength.name} do not add up to 100")
