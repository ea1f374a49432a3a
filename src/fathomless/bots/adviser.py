"""Who tells people what their choices are worth, and how long that takes."""

from __future__ import annotations

from typing import Final, TypeVar

from fathomless.bots.bot import Bot
from fathomless.bots.ismcts import IsmctsBot

HINT: Final = "0.8s"  # in a browser, with its way to and fro, the answer is there within a second

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
