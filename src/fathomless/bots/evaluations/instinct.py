"""How players of a game usually choose: a quick player whose weights were learned.

Every answer has a row of weights. It is multiplied by what describes the answer, and by a layer of
hidden units that look at all the seat can see; the answer with the highest sum is the usual one.
`bench/instinct.py` learns the weights and writes them to `weights/GAME-instinct.json`, with how
they were found.

Whoever it speaks for, it uses no more than that seat can see.
"""

from __future__ import annotations

from typing import Any, Final

from fathomless.bots.evaluations import files
from fathomless.core.action import Action
from fathomless.core.ints import i64
from fathomless.core.state import State

UNITS: Final = 32  # hidden ones


class Weights:
    """The weights for one kind of table: a small network, row after row in long lists."""

    __slots__ = ("bias", "inner", "outer", "rows")

    def __init__(
        self, rows: list[float], inner: list[float], bias: list[float], outer: list[float]
    ) -> None:
        self.rows = rows  # by answer: of what describes it
        self.inner = inner  # by hidden unit: of what is seen
        self.bias = bias  # by hidden unit
        self.outer = outer  # by answer: of the hidden units

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Weights, (self.rows, self.inner, self.bias, self.outer)

    def units(self, seen: list[float]) -> list[float]:
        """What the hidden units make of what is seen; most of that is nothing."""
        width: i64 = len(seen)
        places: list[i64] = []
        values: list[float] = []
        i: i64 = 0
        while i < width:
            value = seen[i]
            if value != 0.0:
                places.append(i)
                values.append(value)
            i += 1
        count: i64 = len(places)
        inner = self.inner
        found: list[float] = []
        first: i64 = 0
        for bias in self.bias:
            total: float = bias
            i = 0
            while i < count:
                total += inner[first + places[i]] * values[i]
                i += 1
            found.append(max(total, 0.0))
            first += width
        return found


class Instinct:
    """The instinct of one game; what a moment is like, each game says."""

    def __init__(self, game: str, kinds: list[str], inputs: list[str], sights: list[str]) -> None:
        self.game = game
        self.kinds = kinds  # of tables, each with weights of its own
        self.inputs = inputs  # what the weights of a row are multiplied by
        self.width = len(inputs)
        self.sights = sights  # what the hidden units look at
        # By kind of table; read when they are needed first.
        self.weights: list[Weights] = []

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

    def seen(self, state: State, seat: int, now: list[float]) -> list[float]:
        """What the seat sees, given the moment: a number for each of the sights."""
        raise NotImplementedError

    def described(self, state: State, seat: int, action: Action, now: list[float]) -> list[float]:
        """What the weights of an answer are multiplied by: the moment, or something of its own.

        It may write into the moment, as long as it does so for every answer.
        """
        return now

    def usual(self, state: State, legal: list[Action]) -> Action:
        """The answer with the highest sum."""
        found = self.sums(state, legal)
        best = 0
        for i in range(1, len(found)):
            if found[i] > found[best]:
                best = i
        return legal[best]

    def sums(self, state: State, legal: list[Action]) -> list[float]:
        """The sum of every answer."""
        if not self.weights:
            self.weights = self.load()
        return self.lesson(state, legal).sums(self.weights[self.kind(state)])

    def lesson(self, state: State, legal: list[Action]) -> Lesson:
        """All that the answers depend on."""
        seat = state.seat_to_act
        now = self.moment(state, seat)
        seen = self.seen(state, seat, now)
        rows: list[int] = []
        values: list[list[float]] = []
        for action in legal:
            rows.append(self.row(state, action))
            values.append(self.described(state, seat, action, now).copy())
        return Lesson(seen, rows, values)

    def load(self) -> list[Weights]:
        """The weights from their file."""
        return self.weights_in(files.read(f"{self.game}-instinct"))

    def weights_in(self, data: dict[str, Any]) -> list[Weights]:
        """What a file holds, by kind of table."""
        if data["inputs"] != self.inputs or data.get("sights") != self.sights:
            raise ValueError(f"the instinct of {self.game} is for other inputs: train it anew")
        places = {name: place for place, name in enumerate(self.row_names())}
        found: list[Weights] = []
        for kind in self.kinds:
            each = data["weights"][kind]
            bias = numbers(each["bias"], len(each["inner"]))
            inner: list[float] = []
            for unit in each["inner"]:
                inner += numbers(unit, len(self.sights))
            rows = [0.0] * (len(places) * self.width)
            outer = [0.0] * (len(places) * len(bias))
            for name, row in each["rows"].items():
                if name not in places:
                    raise ValueError(f"the instinct of {self.game} has no row {name!r}")
                both = numbers(row, self.width + len(bias))
                write(rows, places[name] * self.width, both[: self.width])
                write(outer, places[name] * len(bias), both[self.width :])
            found.append(Weights(rows, inner, bias, outer))
        return found


class Lesson:
    """A choice: what is seen, and of every answer its row and what that is multiplied by."""

    __slots__ = ("rows", "seen", "values")

    def __init__(self, seen: list[float], rows: list[int], values: list[list[float]]) -> None:
        self.seen = seen
        self.rows = rows
        self.values = values

    def sums(self, weights: Weights) -> list[float]:
        """By answer."""
        units = weights.units(self.seen)
        count: i64 = len(units)
        outer = weights.outer
        by_row = weights.rows
        found: list[float] = []
        for place in range(len(self.rows)):
            row: i64 = self.rows[place]
            values = self.values[place]
            width: i64 = len(values)
            first: i64 = row * width
            total: float = 0.0
            i: i64 = 0
            while i < width:
                value = values[i]
                if value != 0.0:
                    total += by_row[first + i] * value
                i += 1
            first = row * count
            i = 0
            while i < count:
                total += outer[first + i] * units[i]
                i += 1
            found.append(total)
        return found


def numbers(row: list[float], count: int) -> list[float]:
    """As they stand in a file, where some are whole."""
    if len(row) != count:
        raise ValueError(f"a list of weights has {len(row)} numbers instead of {count}")
    return [float(number) for number in row]


def write(numbers: list[float], place: int, row: list[float]) -> None:
    """A row into a long list."""
    for i in range(len(row)):
        numbers[place + i] = row[i]
