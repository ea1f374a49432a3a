"""Who tells people what their choices are worth, and how long that takes."""

from __future__ import annotations

from typing import Final

HINT: Final = "0.8s"  # in a browser, with its way to and fro, the answer is there within a second


def adviser(seats: int) -> str:
    """The bot that is asked. In a game for one a planner: it tells the score to expect too."""
    return "planner" if seats == 1 else "ismcts"
