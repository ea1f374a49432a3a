"""Learn from a teacher: a search says what each choice is worth, a glance learns to say the same.

Where a victory is mostly luck, what decides a choice drowns in it if who wins is all that there is
to learn from. A search compares the choices of a seat on samples that they share. The weights are
fitted so that the tables right after each choice, again on samples that they share, lie as far
apart as the teacher says; and, with less weight, that they are worth as much.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.regression import KEPT_APART, TINY, Descent, Fit, Floats, parts_of
from fathomless.bots.adviser import telling
from fathomless.bots.evaluations import simple_evaluation_of
from fathomless.bots.evaluations.learned import LearnedEvaluation
from fathomless.bots.greedy import GreedyBot, settle
from fathomless.bots.ismcts import IsmctsBot
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

ASKED = 4  # one choice in so many is a lesson
SLIP = 32  # one answer in so many is given at random
SAMPLES = 14  # of the tables after each choice
TRUSTED = 200.0  # tries after which the teacher's word counts fully
LEVEL = 0.05  # how much the worth itself counts, beside the distances

STEPS = 2000
BATCH = 256  # lessons
RATE = 0.03
LAST_RATE = 0.03  # of it
DECAY = 1e-6

NOT_OVER = -1.0


@dataclass(frozen=True)
class Lesson:
    """One choice: by action, and by sample of the table after it; the seat to move comes first."""

    rows: NDArray[np.float32]  # features, by action, sample and seat
    phase: NDArray[np.int_]  # by action and sample
    over: Floats  # the result if the game is over then, else NOT_OVER
    by_hand: Floats  # what the evaluation by hand says
    worth: Floats  # by action: what the teacher says
    trust: Floats  # by action: how far to believe it, up to 1


class Teacher:
    """A search that values tables by hand, or by what has been learned so far."""

    def __init__(self, evaluation: LearnedEvaluation, iterations: int) -> None:
        self.evaluation = evaluation
        self.by_hand = simple_evaluation_of(evaluation.game)
        self.search = telling(IsmctsBot("teacher", iterations))
        self.search.evaluation = self.by_hand
        self.pupil = GreedyBot(self.by_hand)
        self.lessons: list[Lesson] = []

    def use_what_was_learned(self) -> None:
        """From now on, in the search and by the pupil."""
        self.search.evaluation = self.evaluation
        self.pupil = GreedyBot(self.evaluation)

    def play(self, state: State, rng: Rng) -> None:
        """One game of the greedy bot against itself, with lessons and slips now and then."""
        while not state.is_over:
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            perspective = Perspective(state, state.seat_to_act)
            if rng.below(ASKED) == 0:
                state.apply(self.teach(perspective, rng))
            elif rng.below(SLIP) == 0:
                state.apply(legal[rng.below(len(legal))])
            else:
                state.apply(self.pupil.choose(perspective, rng))

    def teach(self, perspective: Perspective, rng: Rng) -> Action:
        """Note a lesson; the best action."""
        found = self.search.search(perspective, rng)
        legal = perspective.legal()
        said = {each.action: each for each in found.statistics}
        shape = (len(legal), SAMPLES)
        rows = np.zeros((*shape, perspective.seats, len(self.evaluation.names)), np.float32)
        phase = np.zeros(shape, np.int_)
        over, by_hand = np.full(shape, NOT_OVER), np.zeros(shape)
        for sample in range(SAMPLES):
            world = perspective.sample(rng)
            luck = rng.spawn()
            for place, action in enumerate(legal):
                trial = world.copy()
                trial.apply(action)
                settle(trial, self.by_hand, luck.copy())
                here = place, sample
                by_hand[here] = self.by_hand.evaluate(trial, perspective.seat)
                if trial.is_over:
                    over[here] = by_hand[here]
                    continue
                now = self.evaluation.phase(trial)
                phase[here] = now
                rows[here] = np.roll(self.evaluation.rows(trial, now), -perspective.seat, axis=0)
        worth = np.array([said[action].value for action in legal])
        trust = np.array([min(said[action].visits / TRUSTED, 1.0) for action in legal])
        self.lessons.append(Lesson(rows, phase, over, by_hand, worth, trust))
        return found.action


class Book:
    """All lessons in a row, one entry for each action."""

    def __init__(self, lessons: list[Lesson], phases: int) -> None:
        rows = np.concatenate([lesson.rows for lesson in lessons])
        spread = rows.std(axis=(0, 1, 2))
        self.scale = np.where(spread > 0.0, spread, 1.0)
        self.rows = (rows / self.scale).astype(np.float32)
        parts = parts_of(np.concatenate([lesson.phase for lesson in lessons]), phases)
        self.parts = np.stack(parts, axis=-1).astype(np.float32)
        self.over = np.concatenate([lesson.over for lesson in lessons])
        self.by_hand = np.concatenate([lesson.by_hand for lesson in lessons]).mean(axis=1)
        self.worth = np.concatenate([lesson.worth for lesson in lessons])
        self.trust = np.concatenate([lesson.trust for lesson in lessons])
        sizes = [len(lesson.worth) for lesson in lessons]
        self.lesson = np.repeat(np.arange(len(lessons)), sizes)
        self.first = np.concatenate([[0], np.cumsum(sizes)])

    def entries(self, lessons: NDArray[np.int_]) -> NDArray[np.int_]:
        """Those of some lessons."""
        spans = [np.arange(self.first[each], self.first[each + 1]) for each in lessons]
        return np.concatenate(spans)

    def chances(self, weights: Floats, entries: NDArray[np.int_]) -> Floats:
        """By action, sample and seat."""
        strengths = np.einsum(
            "nksp,nkp->nks", self.rows[entries] @ weights.astype(np.float32), self.parts[entries]
        )
        found = np.exp(strengths - strengths.max(axis=2, keepdims=True))
        chances: Floats = found / found.sum(axis=2, keepdims=True)
        return chances

    def values(self, chances: Floats, entries: NDArray[np.int_]) -> Floats:
        """By action: the mean chance of the seat that chooses."""
        over = self.over[entries]
        values: Floats = np.where(over == NOT_OVER, chances[:, :, 0], over).mean(axis=1)
        return values


def apart(values: Floats, trust: Floats, lesson: NDArray[np.int_]) -> Floats:
    """How far each action lies from the mean of its lesson."""
    total = np.bincount(lesson, trust)
    mean = np.bincount(lesson, trust * values) / np.maximum(total, TINY)
    distances: Floats = values - mean[lesson]
    return distances


def fit_lessons(lessons: list[Lesson], games: int, phases: int) -> Fit:
    """The weights that agree best with the teacher; every fifth lesson is kept for the test."""
    book = Book(lessons, phases)
    numbers = np.arange(len(lessons))
    weights = _descend(book, numbers[numbers % KEPT_APART != 0])
    test = book.entries(numbers[numbers % KEPT_APART == 0])
    learned = book.values(book.chances(weights, test), test)
    even, earlier, last = (weights / book.scale[:, None]).T
    return Fit(
        [(even, earlier, last)],
        games,
        len(lessons),
        _error(book, learned, test),
        _error(book, book.by_hand[test], test),
        _error(book, np.zeros(len(test)), test),
    )


def _error(book: Book, values: Floats, entries: NDArray[np.int_]) -> float:
    """The root mean square of what the distances between actions are off."""
    trust, lesson = book.trust[entries], book.lesson[entries]
    off = apart(values - book.worth[entries], trust, lesson)
    return float(np.sqrt((trust * off**2).sum() / trust.sum()))


def _descend(book: Book, lessons: NDArray[np.int_]) -> Floats:
    """Over random batches, always the same ones."""
    luck = np.random.default_rng(0)
    descent = Descent((book.rows.shape[3], book.parts.shape[2]), STEPS, RATE, LAST_RATE)
    for _ in range(STEPS):
        weights = descent.weights
        batch = luck.choice(lessons, BATCH)
        descent.follow(_gradient(book, weights, batch) + DECAY * weights)
    return descent.weights


def _gradient(book: Book, weights: Floats, lessons: NDArray[np.int_]) -> Floats:
    """How the squared errors of some lessons change with the weights."""
    entries = book.entries(lessons)
    sizes = book.first[lessons + 1] - book.first[lessons]
    lesson = np.repeat(np.arange(len(lessons)), sizes)
    chances = book.chances(weights, entries)
    off = book.values(chances, entries) - book.worth[entries]
    trust = book.trust[entries]
    slope = 2.0 * (trust * apart(off, trust, lesson) + LEVEL * off) / len(lessons)
    running = book.over[entries] == NOT_OVER
    by_value = slope[:, None] * running / SAMPLES
    by_strength = -by_value[:, :, None] * chances[:, :, :1] * chances
    by_strength[:, :, 0] += by_value * chances[:, :, 0]
    weighed = by_strength[:, :, :, None] * book.parts[entries][:, :, None, :]
    rows = book.rows[entries].reshape(-1, len(weights))
    gradient: Floats = rows.T @ weighed.reshape(len(rows), -1).astype(np.float32)
    return gradient
