"""Softmax regression over the seats of a table: who wins, from the features of all.

Where a game has several ways to win, each question about them gets weights of its own, from the
games that answer it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathomless.bots.evaluations.learned import NOT_ASKED, earliness

Floats = NDArray[np.float64]

KEPT_APART = 5  # one game in so many tells how good the prediction is
STEPS = 1500
BATCH = 2048
RATE = 0.02
LAST_RATE = 0.05  # of it
DECAY = 1e-4  # towards 0: what tells nothing weighs nothing
DECAY_OF_SELDOM = 0.1
CHANGE, SQUARE = 0.9, 0.999  # how long the gradients of former steps count (Adam)
TINY = 1e-8
OUT_OF_REACH = -1000.0  # the strength of a seat that cannot be the answer
MOST_CHANGE = 0.75  # of what a point weighs, from the beginning to the end


Combine = Callable[[list[list[float]]], list[float]]


class Positions:
    """What was seen in games: features by seat, the phase, what was predicted, and who won."""

    def __init__(self, features: int, phases: int, points: int = 0) -> None:
        self.features = features
        self.phases = phases
        self.points = points  # the first so many features are parts of the score
        self.seldom: list[int] = []  # features that are seen too seldom to be weighed freely
        self.rows: list[NDArray[np.float32]] = []
        self.phase: list[int] = []
        self.predicted: list[list[float]] = []
        self.shares: list[list[float]] = []
        self.answers: list[list[list[float]]] = []  # by question: shares of the seats, or none
        self.games: list[int] = []  # how many positions each has

    def add(self, phase: int, rows: NDArray[np.float32], predicted: list[float]) -> None:
        """One position of the game that is being played."""
        self.phase.append(phase)
        self.rows.append(rows)
        self.predicted.append(predicted)

    def finish(self, shares: list[float], answers: list[list[float]] | None = None) -> None:
        """The game is over: its positions since the last one belong to it."""
        count = len(self.rows) - len(self.shares)
        self.shares += [shares] * count
        self.answers += [[shares] if answers is None else answers] * count
        self.games.append(count)

    def apart(self) -> NDArray[np.bool_]:
        """Which positions belong to the games that are kept apart."""
        number = np.repeat(np.arange(len(self.games)), self.games)
        apart: NDArray[np.bool_] = number % KEPT_APART == 0
        return apart


@dataclass(frozen=True)
class Fit:
    """What was found: lists of weights by question, and how well they predict games kept apart."""

    weights: list[tuple[Floats, Floats, Floats]]  # even, earlier, last
    games: int
    positions: int
    loss: float
    loss_by_hand: float
    loss_by_chance: float

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.positions} positions, loss {self.loss:.4f}"
            f" (by hand {self.loss_by_hand:.4f}, by chance {self.loss_by_chance:.4f})"
        )

    def summary(self) -> dict[str, int | float]:
        """For the record."""
        return {
            "games": self.games,
            "positions": self.positions,
            "loss": round(self.loss, 4),
            "loss_by_hand": round(self.loss_by_hand, 4),
            "loss_by_chance": round(self.loss_by_chance, 4),
        }


def fit(positions: Positions, combine: Combine | None = None) -> Fit:
    """The weights that would have predicted best who won; `combine` puts answers together."""
    rows = np.stack(positions.rows).astype(np.float64)
    shares = np.array(positions.shares)
    spread = rows.std(axis=(0, 1))
    scale = np.where(spread > 0.0, spread + TINY, 1.0)  # what is always the same stays as it is
    parts = parts_of(np.array(positions.phase), positions.phases)
    inputs = np.concatenate([rows / scale * part[:, None, None] for part in parts], axis=2)
    apart = positions.apart()
    decay = np.full(positions.features, DECAY)
    decay[positions.seldom] = DECAY_OF_SELDOM
    weights: list[tuple[Floats, Floats, Floats]] = []
    strengths: list[Floats] = []
    for question in range(len(positions.answers[0])):
        answers = [each[question] for each in positions.answers]
        found = _answer(answers, inputs, apart, np.tile(decay, len(parts)))
        strengths.append(inputs[apart] @ found)
        even, earlier, last = np.split(found, 3)
        # Where little was seen, as of points at the beginning, chance must not turn them round.
        first = slice(0, positions.points)
        earlier[first] = np.maximum(earlier[first], -MOST_CHANGE * even[first])
        weights.append((even / scale, earlier / scale, last / scale))
    return Fit(
        weights,
        len(positions.games),
        len(shares),
        _loss(_combined(strengths, combine), shares[apart]),
        _loss(np.log(np.array(positions.predicted) + TINY)[apart], shares[apart]),
        math.log(shares.shape[1]),
    )


def _answer(
    answers: list[list[float]], inputs: Floats, apart: NDArray[np.bool_], decay: Floats
) -> Floats:
    """The weights for one question, from the games that answer it and are not kept apart."""
    asked = np.array([bool(answer) for answer in answers]) & ~apart
    shares = np.array([answers[place] for place in np.flatnonzero(asked)])
    chosen = inputs if asked.all() else inputs[asked]
    if shares.shape[1] > inputs.shape[1]:  # the last one is nobody's, who has nothing
        nobody = np.zeros((len(chosen), 1, inputs.shape[2]))
        chosen = np.concatenate([chosen, nobody], axis=1)
    return _descend(chosen, shares, decay)


def _combined(strengths: list[Floats], combine: Combine | None) -> Floats:
    """Logarithms of the chances, or what differs from them by a constant."""
    if combine is None:
        return strengths[0]
    answers = np.stack(strengths).transpose(1, 0, 2)
    return np.log(np.array([combine(each.tolist()) for each in answers]) + TINY)


def parts_of(phase: NDArray[np.int_], phases: int) -> tuple[Floats, Floats, Floats]:
    """How much each of the three lists of weights counts in a position."""
    last = (phase == 0).astype(np.float64)
    early = np.array([0.0] + [earliness(number, phases) for number in range(1, phases)])
    return 1.0 - last, early[phase] * (1.0 - last), last


def _loss(strengths: Floats, shares: Floats) -> float:
    """The mean of −log(chance given to the winner)."""
    return float(-(np.log(_softmax(strengths) + TINY) * shares).sum(axis=1).mean())


def _softmax(strengths: Floats) -> Floats:
    parts: Floats = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Floats = parts / parts.sum(axis=1, keepdims=True)
    return chances


class Descent:
    """Gradient descent with momentum (Adam), by steps that become smaller."""

    def __init__(
        self, shape: tuple[int, ...], steps: int, rate: float, last: float, least: float = TINY
    ) -> None:
        self.weights = np.zeros(shape)
        self.change = np.zeros(shape)
        self.square = np.zeros(shape)
        self.steps = steps
        self.rate = rate
        self.last = last  # what is left of the rate at the end
        self.least = least  # gradients that are smaller do not count fully
        self.step = 0

    def follow(self, gradient: Floats) -> None:
        """One step down."""
        self.step += 1
        self.change = CHANGE * self.change + (1.0 - CHANGE) * gradient
        self.square = SQUARE * self.square + (1.0 - SQUARE) * gradient**2
        rate = self.rate * (1.0 - (1.0 - self.last) * self.step / self.steps)
        steady = self.change / (1.0 - CHANGE**self.step)
        spread = np.sqrt(self.square / (1.0 - SQUARE**self.step)) + self.least
        self.weights -= rate * steady / spread


def _descend(inputs: Floats, shares: Floats, decay: Floats) -> Floats:
    """Over random batches, always the same ones."""
    luck = np.random.default_rng(0)
    descent = Descent((inputs.shape[2],), STEPS, RATE, LAST_RATE)
    out = np.where(shares == NOT_ASKED, OUT_OF_REACH, 0.0)
    goals = np.where(shares == NOT_ASKED, 0.0, shares)
    for _ in range(STEPS):
        batch = luck.integers(0, len(inputs), BATCH)
        chosen, weights = inputs[batch], descent.weights
        error = _softmax(chosen @ weights + out[batch]) - goals[batch]
        gradient = error.ravel() @ chosen.reshape(-1, len(weights)) / BATCH + decay * weights
        descent.follow(gradient)
    return descent.weights
