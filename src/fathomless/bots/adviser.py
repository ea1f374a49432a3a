"""Who tells people what their choices are worth, how long that takes, and how it is told."""

from __future__ import annotations

import math
from typing import Final, TypeVar

from fathomless.bots.bot import Bot
from fathomless.bots.ismcts import IsmctsBot

HINT: Final = "0.8s"  # in a browser, with its way to and fro, the answer is there within a second

# How sure a search may be of itself: its values tell moves apart, but as chances they may be too
# bold (less than 1) or too timid (more). Found and checked by `bench/calibration.py`.
SURENESS: Final[dict[str, float]] = {"chasms": 1.4}

B = TypeVar("B", bound=Bot)


def adviser(seats: int) -> str:
    """The bot that is asked. In a game for one a planner: it tells the score to expect too."""
    return "planner" if seats == 1 else "ismcts"


def telling(bot: B) -> B:
    """The bot as one that tells what its choices are worth: which is best is not all that is asked.

    A search that plays stops when its choice is clear, and leans to instinct. One that tells does
    neither; a plan is told in full anyway.
    """
    if isinstance(bot, IsmctsBot):
        bot.brief = False
    return bot


def chance_told(game: str, seats: int, value: float) -> float:
    """The chance to win that a value of a search stands for; a fair share stays what it is."""
    sureness = SURENESS.get(game, 1.0)
    if seats == 1 or value <= 0.0 or value >= 1.0:
        return value
    fair = 1.0 / (seats - 1)
    odds = fair * math.pow(value / (1.0 - value) / fair, sureness)
    return odds / (1.0 + odds)
