"""What a search expects of a table: every seat's chance to win, by a small network.

It looks at the table once for each seat, from there, with all that lies on it: a search asks about
samples, in which nothing is hidden. The chances are the softmax of what it finds.
`bench/outlook.py` learns the weights from who won, and writes them to `weights/GAME-outlook.json`,
with how they were found.
"""

from __future__ import annotations

from typing import Any, Final

from fathomless.bots.evaluations import files
from fathomless.bots.evaluations.instinct import Lesson, Weights, numbers
from fathomless.core.state import State

ONE_ROW: Final = [0]  # one answer: how strong a seat is


class Outlook:
    """The outlook of one game; what there is to look at, each game says."""

    def __init__(self, game: str, kinds: list[str], sights: list[str]) -> None:
        self.game = game
        self.kinds = kinds  # of tables, each with weights of its own
        self.sights = sights  # what the network looks at
        # By kind of table; read when they are needed first.
        self.weights: list[Weights] = []

    def kind(self, state: State) -> int:
        """Which of the kinds a table is."""
        raise NotImplementedError

    def views(self, state: State) -> list[list[float]]:
        """By seat: a number for each of the sights."""
        raise NotImplementedError

    def sums(self, state: State) -> list[float]:
        """How strong every seat is."""
        if not self.weights:
            self.weights = self.load()
        weights = self.weights[self.kind(state)]
        found: list[float] = []
        for seen in self.views(state):
            found.append(Lesson(seen, ONE_ROW, [seen]).sums(weights)[0])
        return found

    def load(self) -> list[Weights]:
        """The weights from their file."""
        return self.weights_in(files.read(f"{self.game}-outlook"))

    def weights_in(self, data: dict[str, Any]) -> list[Weights]:
        """What a file holds, by kind of table."""
        if data["sights"] != self.sights:
            raise ValueError(f"the outlook of {self.game} is for other sights: learn it anew")
        found: list[Weights] = []
        for kind in self.kinds:
            each = data["weights"][kind]
            inner: list[float] = []
            for unit in each["inner"]:
                inner += numbers(unit, len(self.sights))
            bias = numbers(each["bias"], len(each["inner"]))
            row = numbers(each["row"], len(self.sights))
            found.append(Weights(row, inner, bias, numbers(each["outer"], len(bias))))
        return found
