"""What a search has found out."""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.intervals import Z95
from fathomless.core.action import Action

FAR_OFF: Final = 0.25  # the square of half the way from defeat to victory
# How far a value still moves as the tree below it grows: 19 of 20 move no further
# (`bench/intervals.py`).
DRIFT: Final = 0.03


class ActionStatistics:
    """What the search found out about one legal action."""

    __slots__ = ("action", "leaning", "squares", "value", "visits")

    def __init__(
        self, action: Action, visits: int, value: float, squares: float, leaning: float = 0.0
    ) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # mean reward, roughly the chance to win
        self.squares = squares  # the sum of the squared rewards
        self.leaning = leaning  # what instinct adds to the value where actions are compared

    @property
    def estimate(self) -> float:
        """What the action is compared by."""
        return self.value + self.leaning

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of what a long search would find.

        The rewards lay apart, and a longer search asks for the value at other places.
        """
        if not self.visits:
            return 0.0, 1.0
        visits = float(self.visits)
        # With one more that lies far off: a few tries that agree are no certainty.
        deviations = max(self.squares - visits * self.value * self.value, 0.0) + FAR_OFF
        half = math.hypot(Z95 * math.sqrt(deviations) / visits, DRIFT)
        return max(self.value - half, 0.0), min(self.value + half, 1.0)


class SearchResult:
    """The best action and the statistics of all legal ones, best first."""

    __slots__ = ("action", "iterations", "statistics")

    def __init__(self, action: Action, iterations: int, statistics: list[ActionStatistics]) -> None:
        self.action = action
        self.iterations = iterations
        self.statistics = statistics
