"""How players of a game usually choose: a quick player whose weights were learned.

Every answer has a row of weights. It is multiplied by what the moment is like, or by what describes
the thing to choose, and the answer with the highest sum is the usual one. `bench/instinct.py`
learns the weights and writes them to `weights/GAME-instinct.json`, with how they were found.

Whoever it speaks for, it uses no more than that seat can see.
"""

from __future__ import annotations

from fathomless.bots.evaluations import files
from fathomless.core.action import Action
from fathomless.core.state import State


class Instinct:
    """The instinct of one game; what a moment is like, each game says."""

    def __init__(self, game: str, kinds: list[str], inputs: list[str]) -> None:
        self.game = game
        self.kinds = kinds  # of tables, each with weights of its own
        self.inputs = inputs  # what the weights of a row are multiplied by
        self.width = len(inputs)
        # By kind of table, row after row; read when they are needed first.
        self.weights: list[list[float]] = []

    def row_names(self) -> list[str]:
        """What each row is for."""
        raise NotImplementedError

    def kind(self, state: State) -> int:
        """Which of the kinds a table is."""
        raise NotImplementedError

    def row(self, state: State, action: Action) -> int:
        """Where the weights of an answer are."""
        raise NotImplementedError

    def moment(self, state: State, seat: int) -> list[float]:
        """What the moment is like for the seat that is asked: a number for each of the inputs."""
        raise NotImplementedError

    def described(self, state: State, seat: int, action: Action, now: list[float]) -> list[float]:
        """What the weights of an answer are multiplied by: the moment, or something of its own.

        It may write into the moment, as long as it does so for every answer.
        """
        return now

    def usual(self, state: State, legal: list[Action]) -> Action:
        """The answer with the highest sum."""
        if not self.weights:
            self.weights = self.load()
        found = self.sums(state, legal, self.weights[self.kind(state)])
        best = 0
        for i in range(1, len(found)):
            if found[i] > found[best]:
                best = i
        return legal[best]

    def sums(self, state: State, legal: list[Action], weights: list[float]) -> list[float]:
        """By answer: its weights times what the moment is like."""
        seat = state.seat_to_act
        now = self.moment(state, seat)
        width = self.width
        found: list[float] = []
        for action in legal:
            values = self.described(state, seat, action, now)
            first = self.row(state, action) * width
            total = 0.0
            for i in range(width):
                value = values[i]
                if value != 0.0:
                    total += weights[first + i] * value
            found.append(total)
        return found

    def lesson(self, state: State, legal: list[Action]) -> list[tuple[int, list[float]]]:
        """For learning: of every answer its row, and what that is multiplied by."""
        seat = state.seat_to_act
        now = self.moment(state, seat)
        return [
            (self.row(state, action), self.described(state, seat, action, now).copy())
            for action in legal
        ]

    def load(self) -> list[list[float]]:
        """The weights from their file."""
        data = files.read(f"{self.game}-instinct")
        if data["inputs"] != self.inputs:
            raise ValueError(f"the instinct of {self.game} is for other inputs: train it anew")
        places = {name: place for place, name in enumerate(self.row_names())}
        found: list[list[float]] = []
        for kind in self.kinds:
            weights = [0.0] * (len(places) * self.width)
            for name, row in data["weights"][kind].items():
                if name not in places:
                    raise ValueError(f"the instinct of {self.game} has no row {name!r}")
                first = places[name] * self.width
                for i in range(self.width):
                    weights[first + i] = float(row[i])
            found.append(weights)
        return found
