"""How the levels of bots think at a table, and who gives hints there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fathomless.bots.adviser import HINT, adviser
from fathomless.bots.levels import NAMES, STRONGEST, USUAL
from fathomless.core.errors import SetupError

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of `fathomless.bots` and its pace."""

    name: str
    seconds: float  # how long a choice takes, however soon it is made: time must tell nothing

    def spec(self, workers: int = 1) -> str:
        """The bot that plays it here: the strongest has a time and may have help."""
        if self.name != STRONGEST:
            return self.name
        return f"{self.name}:{LONGEST_THOUGHT}{together(workers)}"


LONGEST_THOUGHT = "1s"
SECONDS = {"sunlit": 0.5, "twilight": 0.6, "midnight": 0.7, "abyssal": 0.9, "hadal": 1.1}
LEVELS = tuple(Level(name, SECONDS[name]) for name in NAMES)
STAND_IN = USUAL
REVIEW = "0.06s"  # for each choice of a match, and as long to compare it with the best one


def together(workers: int) -> str:
    """What stands behind a budget when several search."""
    return f"@{workers}" if workers > 1 else ""


def level(name: str) -> Level:
    """The level of this name."""
    for each in LEVELS:
        if each.name == name:
            return each
    known = ", ".join(NAMES)
    raise SetupError(
        "bot/unknown", f"There is no level {name!r}; at a table in the browser there are: {known}."
    )


def hint_for(seats: int) -> str:
    """Who is asked for a hint at a table of so many seats."""
    return f"{adviser(seats)}:{HINT}"


def review_for(seats: int) -> str:
    """Who is asked about each choice of a match that is over."""
    return f"{adviser(seats)}:{REVIEW}"
