"""The network behind an instinct as arrays, and how it follows what brought more than expected.

Proximal policy optimisation (Schulman and others, 2017): choices that turned out better than a
critic had expected become likelier, but by one batch no more than a little, so that its games can
be gone through several times.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathomless.bots.evaluations.instinct import Weights

Singles = NDArray[np.float32]
Whole = NDArray[np.int32]

CLIP = 0.2  # how much likelier, or less likely, a choice may become by one batch
TRACE = 0.9  # how far a surprise counts back to earlier choices
CRITIC_UNITS = 64
MANY_DIGITS = 9
CHANGE, SQUARE, TINY = 0.9, 0.999, 1e-8  # Adam


@dataclass(frozen=True)
class Choices:
    """Choices one after another, and the answers of each one after another."""

    seen: Singles
    sizes: Whole
    rows: Whole
    values: Singles
    chosen: Whole
    chances: Singles  # of what was chosen, when it was

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where the answers of each choice begin."""
        return np.concatenate([[0], np.cumsum(self.sizes)[:-1]])

    def some(self, which: NDArray[np.int64]) -> Choices:
        """Some of the choices."""
        sizes = self.sizes[which]
        ends = np.cumsum(sizes)
        answers = np.repeat(self.starts[which] - (ends - sizes), sizes) + np.arange(ends[-1])
        return Choices(
            self.seen[which],
            sizes,
            self.rows[answers],
            self.values[answers],
            self.chosen[which],
            self.chances[which],
        )


def joined(parts: list[Choices]) -> Choices:
    """All of them."""
    return Choices(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.sizes for part in parts]),
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.chosen for part in parts]),
        np.concatenate([part.chances for part in parts]),
    )


class Adam:
    """Gradient descent with momentum for several arrays."""

    def __init__(self, arrays: list[Singles]) -> None:
        self.arrays = arrays
        self.change = [np.zeros_like(array) for array in arrays]
        self.square = [np.zeros_like(array) for array in arrays]
        self.step = 0

    def follow(self, gradients: list[Singles], rate: float) -> None:
        """One step down."""
        self.step += 1
        fade, fade_squares = 1.0 - CHANGE**self.step, 1.0 - SQUARE**self.step
        for place, gradient in enumerate(gradients):
            change, square = self.change[place], self.square[place]
            change += (1.0 - CHANGE) * (gradient - change)
            square += (1.0 - SQUARE) * (gradient * gradient - square)
            self.arrays[place] -= rate / fade * change / (np.sqrt(square / fade_squares) + TINY)


class Policy:
    """Which answer is how likely. Rows that were never seen have no place in the arrays."""

    def __init__(self, rows: int, width: int, sights: int, units: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.place = np.full(rows, -1, dtype=np.int32)
        self.known = 0
        self.rows = np.zeros((rows, width), dtype=np.float32)
        self.outer = np.zeros((rows, units), dtype=np.float32)
        self.inner = luck.normal(0.0, sights**-0.5, (sights, units)).astype(np.float32)
        self.bias = np.zeros(units, dtype=np.float32)
        self.adam = Adam([])

    def places(self, rows: Whole) -> Whole:
        """Where rows are; new ones get the next places."""
        fresh = np.unique(rows[self.place[rows] < 0])
        self.place[fresh] = np.arange(self.known, self.known + len(fresh))
        self.known += len(fresh)
        return np.minimum(self.place[rows], len(self.rows) - 1)

    def settle(self) -> None:
        """From now on rows are learned that were seen so far, and as many more.

        Others have the last place, where nothing is learned.
        """
        size = 2 * self.known + 1
        self.rows = np.zeros((size, self.rows.shape[1]), dtype=np.float32)
        self.outer = np.zeros((size, self.outer.shape[1]), dtype=np.float32)
        self.adam = Adam([self.rows, self.outer, self.inner, self.bias])

    def chances(self, choices: Choices) -> tuple[Whole, Singles, Singles]:
        """By answer its place and chance; what the hidden units say."""
        places = self.places(choices.rows)
        units = np.maximum(choices.seen @ self.inner + self.bias, 0.0)
        choice = np.repeat(np.arange(len(choices.sizes)), choices.sizes)
        sums = np.einsum("ij,ij->i", self.rows[places], choices.values)
        sums += np.einsum("ij,ij->i", self.outer[places], units[choice])
        starts = choices.starts
        parts = np.exp(sums - np.maximum.reduceat(sums, starts)[choice])
        return places, parts / np.add.reduceat(parts, starts)[choice], units

    def follow(self, choices: Choices, pull: Singles, spread: float, rate: float) -> None:
        """One step towards choices with a positive pull; `spread` keeps others from vanishing."""
        places, chances, units = self.chances(choices)
        starts, count = choices.starts, len(choices.sizes)
        choice = np.repeat(np.arange(count), choices.sizes)
        now = chances[starts + choices.chosen]
        ratio = now / choices.chances
        within = np.where(pull > 0.0, ratio < 1.0 + CLIP, ratio > 1.0 - CLIP)
        force = np.where(within, pull * ratio, 0.0)
        push = -chances * force[choice]
        push[starts + choices.chosen] += force
        if spread:
            logs = np.log(chances + TINY)
            mean = np.add.reduceat(chances * logs, starts)
            push -= spread * chances * (logs - mean[choice])
        self.descend(choices, places, units, (-push / count).astype(np.float32), rate)

    def imitate(self, choices: Choices, rate: float) -> None:
        """One step towards what was chosen, whatever it brought."""
        places, chances, units = self.chances(choices)
        error = chances / len(choices.sizes)
        error[choices.starts + choices.chosen] -= 1.0 / len(choices.sizes)
        self.descend(choices, places, units, error.astype(np.float32), rate)

    def descend(
        self, choices: Choices, places: Whole, units: Singles, error: Singles, rate: float
    ) -> None:
        """One step against an error of the sums."""
        choice = np.repeat(np.arange(len(choices.sizes)), choices.sizes)
        order = np.argsort(places, kind="stable")
        found, first = np.unique(places[order], return_index=True)
        by_row = np.zeros_like(self.rows)
        by_row[found] = np.add.reduceat((error[:, None] * choices.values)[order], first, axis=0)
        outer = np.zeros_like(self.outer)
        outer[found] = np.add.reduceat((error[:, None] * units[choice])[order], first, axis=0)
        back = np.add.reduceat(error[:, None] * self.outer[places], choices.starts, axis=0)
        back *= units > 0.0
        by_row[-1] = outer[-1] = 0.0
        self.adam.follow([by_row, outer, choices.seen.T @ back, back.sum(axis=0)], rate)

    def agreement(self, choices: Choices) -> float:
        """How often the likeliest answer was the chosen one."""
        _, chances, _ = self.chances(choices)
        starts = choices.starts
        highest = np.maximum.reduceat(chances, starts)
        return float((chances[starts + choices.chosen] >= highest).mean())

    def weights(self, digits: int = MANY_DIGITS) -> Weights:
        """As the instinct uses them, rounded as in a file."""
        seen = np.flatnonzero((self.place >= 0) & (self.place < len(self.rows) - 1))
        rows = np.zeros((len(self.place), self.rows.shape[1]), dtype=np.float32)
        outer = np.zeros((len(self.place), self.outer.shape[1]), dtype=np.float32)
        rows[seen] = self.rows[self.place[seen]]
        outer[seen] = self.outer[self.place[seen]]
        lists = [
            np.round(array.astype(np.float64), digits).ravel().tolist()
            for array in (rows, self.inner.T, self.bias, outer)
        ]
        return Weights(lists[0], lists[1], lists[2], lists[3])


class Critic:
    """What a seat may expect, from what it sees."""

    def __init__(self, sights: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.inner = luck.normal(0.0, sights**-0.5, (sights, CRITIC_UNITS)).astype(np.float32)
        self.bias = np.zeros(CRITIC_UNITS, dtype=np.float32)
        self.outer = np.zeros(CRITIC_UNITS, dtype=np.float32)
        self.level = np.zeros(1, dtype=np.float32)
        self.adam = Adam([self.inner, self.bias, self.outer, self.level])

    def expected(self, seen: Singles) -> Singles:
        """The share of the victory."""
        units = np.maximum(seen @ self.inner + self.bias, 0.0)
        found: Singles = 1.0 / (1.0 + np.exp(-(units @ self.outer + self.level)))
        return found

    def follow(self, seen: Singles, goals: Singles, rate: float) -> None:
        """One step towards what came of it."""
        units = np.maximum(seen @ self.inner + self.bias, 0.0)
        found = 1.0 / (1.0 + np.exp(-(units @ self.outer + self.level)))
        error = ((found - goals) / len(goals)).astype(np.float32)
        back = error[:, None] * self.outer * (units > 0.0)
        gradients = [seen.T @ back, back.sum(axis=0), units.T @ error, error.sum(keepdims=True)]
        self.adam.follow(gradients, rate)


def surprises(
    expected: Singles, ends: list[NDArray[np.int64]], shares: list[float]
) -> tuple[Singles, Singles]:
    """How much better each choice turned out, and what it was worth, looking back from the end.

    `ends` are the choices of one seat in one game, in order, and `shares` what it won.
    """
    better, worth = np.zeros_like(expected), np.zeros_like(expected)
    for own, share in zip(ends, shares, strict=True):
        values = expected[own]
        ahead = np.append(values[1:], share) - values
        total = 0.0
        for place in range(len(own) - 1, -1, -1):
            total = float(ahead[place]) + TRACE * total
            better[own[place]] = total
        worth[own] = better[own] + values
    return better, worth
