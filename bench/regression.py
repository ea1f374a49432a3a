"""Softmax regression over the seats of a table: who wins, from the features of all."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathomless.bots.evaluations.learned import earliness

Floats = NDArray[np.float64]

KEPT_APART = 5  # one game in so many tells how good the prediction is
STEPS = 1500
BATCH = 2048
RATE = 0.02
DECAY = 1e-4  # towards 0: what tells nothing weighs nothing
DECAY_OF_SELDOM = 0.1
CHANGE, SQUARE = 0.9, 0.999  # how long the gradients of former steps count (Adam)
TINY = 1e-8
MOST_CHANGE = 0.75  # of what a point weighs, from the beginning to the end


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
        self.games: list[int] = []  # how many positions each has

    def add(self, phase: int, rows: NDArray[np.float32], predicted: list[float]) -> None:
        """One position of the game that is being played."""
        self.phase.append(phase)
        self.rows.append(rows)
        self.predicted.append(predicted)

    def finish(self, shares: list[float]) -> None:
        """The game is over: its positions since the last one belong to it."""
        count = len(self.rows) - len(self.shares)
        self.shares += [shares] * count
        self.games.append(count)

    def apart(self) -> NDArray[np.bool_]:
        """Which positions belong to the games that are kept apart."""
        number = np.repeat(np.arange(len(self.games)), self.games)
        apart: NDArray[np.bool_] = number % KEPT_APART == 0
        return apart


@dataclass(frozen=True)
class Fit:
    """What was found: three lists of weights, and how well they predict games kept apart."""

    weights: tuple[Floats, Floats, Floats]  # even, earlier, last
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


def fit(positions: Positions) -> Fit:
    """The weights that would have predicted best who won."""
    rows = np.stack(positions.rows).astype(np.float64)
    shares = np.array(positions.shares)
    phase = np.array(positions.phase)
    scale = rows.std(axis=(0, 1)) + TINY
    parts = _parts(phase, positions.phases)
    inputs = np.concatenate([rows / scale * part[:, None, None] for part in parts], axis=2)
    apart = positions.apart()
    decay = np.full(positions.features, DECAY)
    decay[positions.seldom] = DECAY_OF_SELDOM
    found = _descend(inputs[~apart], shares[~apart], np.tile(decay, len(parts)))
    predicted = np.log(np.array(positions.predicted) + TINY)
    even, earlier, last = np.split(found, 3)
    # Where little was seen, as of points at the very beginning, chance must not turn them round.
    first = slice(0, positions.points)
    earlier[first] = np.maximum(earlier[first], -MOST_CHANGE * even[first])
    return Fit(
        (even / scale, earlier / scale, last / scale),
        len(positions.games),
        len(shares),
        _loss(inputs[apart] @ found, shares[apart]),
        _loss(predicted[apart], shares[apart]),
        math.log(shares.shape[1]),
    )


def _parts(phase: NDArray[np.int_], phases: int) -> tuple[Floats, Floats, Floats]:
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


def _descend(inputs: Floats, shares: Floats, decay: Floats) -> Floats:
    """Gradient descent with momentum (Adam) over random batches; always the same ones."""
    luck = np.random.default_rng(0)
    weights = np.zeros(inputs.shape[2])
    change = np.zeros_like(weights)
    square = np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        batch = luck.integers(0, len(inputs), BATCH)
        chosen = inputs[batch]
        error = _softmax(chosen @ weights) - shares[batch]
        gradient = error.ravel() @ chosen.reshape(-1, len(weights)) / BATCH + decay * weights
        change = CHANGE * change + (1.0 - CHANGE) * gradient
        square = SQUARE * square + (1.0 - SQUARE) * gradient**2
        rate = RATE * (1.0 - 0.95 * step / STEPS)
        steady = change / (1.0 - CHANGE**step)
        weights -= rate * steady / (np.sqrt(square / (1.0 - SQUARE**step)) + TINY)
    return weights
