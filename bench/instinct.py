"""Learn the instinct of a game: by imitation first, then by playing.

    python -m bench.instinct chasms --jobs 2
    python -m bench.instinct the-abyss --part 0.02 --dry        try it out, write nothing

The greedy bot plays against itself, and a regression finds the weights that would have given its
answers. With these everybody plays in batches of games, answering by lot, the likelier the higher
the sum. Whoever did better than the evaluation had expected gets likelier answers next time, the
others less likely ones (policy gradient). Every kind of table is learned apart. At the end the
usual answers play alone against `greedy`, to tell what was gained by either step. Run it on the
compiled package, after a change of the inputs or the rules.
"""

from __future__ import annotations

import argparse
import os
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.regression import Descent, Floats
from bench.train import RANDOM, WEIGHTS, laid_out
from fathomless import bots, games
from fathomless.bots.evaluations import evaluation_of, instinct_of
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.bots.evaluations.learned import softmax
from fathomless.bots.playout import play_bots
from fathomless.core.action import Action
from fathomless.core.game import Setting
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

LOTS = 1 << 30
DIGITS = 3
OPTIONS: dict[str, dict[str, Setting]] = {"chasms": RANDOM[0], "the-abyss": {}}

IMITATING = 400  # steps
LESSONS_A_STEP = 8192
IMITATING_RATE = 0.05
PLAYING_RATE = 0.01
LAST_RATE = 0.1  # of either, at the end
STEADY = 1e-4  # gradients smaller than that move little: what is seldom seen is mostly luck


@dataclass(frozen=True)
class Table:
    """A kind of table: how many games are imitated, and played in how many batches."""

    seats: int
    imitated: int
    batches: int
    games: int  # in each batch
    tests: int = 2400  # games against greedy


TABLES: dict[str, list[Table]] = {
    "chasms": [Table(2, 2500, 200, 500), Table(4, 1000, 60, 500, 1600)],
    "the-abyss": [Table(2, 1500, 80, 800), Table(3, 1000, 60, 600), Table(4, 1000, 60, 600)],
}


class Lessons:
    """Choices that were made: what could be answered, what was, and how much that counts."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows = array("i")
        self.values = array("f")
        self.sizes = array("i")
        self.chosen = array("i")
        self.counts = array("f")

    def add(self, lesson: list[tuple[int, list[float]]], chosen: int) -> None:
        """One choice."""
        for row, values in lesson:
            self.rows.append(row)
            self.values.extend(values)
        self.sizes.append(len(lesson))
        self.chosen.append(chosen)

    def arrays(self) -> Arrays:
        """All of them, for calculations."""
        counts = self.counts or array("f", [1.0] * len(self.sizes))
        return Arrays(
            np.frombuffer(self.rows, dtype=np.int32),
            np.frombuffer(self.values, dtype=np.float32).reshape(-1, self.width),
            np.frombuffer(self.sizes, dtype=np.int32),
            np.frombuffer(self.chosen, dtype=np.int32),
            np.frombuffer(counts, dtype=np.float32),
        )


@dataclass(frozen=True)
class Arrays:
    """Answers one after another: their rows and values; how many belong to each choice."""

    rows: NDArray[np.int32]
    values: NDArray[np.float32]
    sizes: NDArray[np.int32]
    chosen: NDArray[np.int32]
    counts: NDArray[np.float32]

    @property
    def starts(self) -> NDArray[np.int_]:
        """Where the answers of each choice begin."""
        return np.concatenate([[0], np.cumsum(self.sizes)[:-1]])

    def part(self, first: int, end: int) -> Arrays:
        """Some of the choices."""
        starts = self.starts
        last = starts[end] if end < len(starts) else len(self.rows)
        answers, choices = slice(starts[first], last), slice(first, end)
        return Arrays(
            self.rows[answers],
            self.values[answers],
            self.sizes[choices],
            self.chosen[choices],
            self.counts[choices],
        )

    def gradient(self, weights: Floats) -> tuple[Floats, float]:
        """Where likelier answers lie, by row; and how often the likeliest was the chosen one."""
        starts, choice = self.starts, np.repeat(np.arange(len(self.sizes)), self.sizes)
        sums = np.einsum("ij,ij->i", weights[self.rows], self.values)
        highest = np.maximum.reduceat(sums, starts)
        parts = np.exp(sums - highest[choice])
        error = -parts / np.add.reduceat(parts, starts)[choice]
        error[starts + self.chosen] += 1.0
        change = (error * self.counts[choice])[:, None] * self.values
        order = np.argsort(self.rows, kind="stable")
        rows, first = np.unique(self.rows[order], return_index=True)
        found = np.zeros_like(weights)
        found[rows] = np.add.reduceat(change[order], first, axis=0)
        return found, float((sums[starts + self.chosen] >= highest).mean())


class Learner:
    """Learns the instinct of one kind of table."""

    def __init__(self, game: str, table: Table, seed: str) -> None:
        self.game = games.get(game)
        self.instinct = known(game)
        self.evaluation = evaluation_of(game)
        self.table = table
        self.seed = f"{seed} {table.seats} seats"
        self.shape = (len(self.instinct.row_names()), self.instinct.width)

    def start(self, seed: str) -> State:
        """A new game."""
        return self.game.start(self.table.seats, seed, OPTIONS[self.game.name])

    def imitate(self, count: int) -> tuple[Floats, float]:
        """The weights that give the greedy bot's answers, and how often, in games kept apart."""
        lessons, greedy = Lessons(self.instinct.width), bots.make("greedy")
        for number in range(count):
            seed = f"{self.seed}: imitated {number}"
            state, rng = self.start(seed), Rng(seed)

            def choose(state: State, legal: list[Action], rng: Rng = rng) -> int:
                chosen = legal.index(greedy.choose(Perspective(state, state.seat_to_act), rng))
                lessons.add(self.instinct.lesson(state, legal), chosen)
                return chosen

            play(state, choose)
        seen = lessons.arrays()
        apart = len(seen.sizes) * 9 // 10
        luck = np.random.default_rng(0)
        descent = Descent(self.shape, IMITATING, IMITATING_RATE, LAST_RATE, STEADY)
        for _ in range(IMITATING):
            first = int(luck.integers(0, max(apart - LESSONS_A_STEP, 1)))
            some = seen.part(first, min(first + LESSONS_A_STEP, apart))
            descent.follow(-some.gradient(descent.weights)[0] / len(some.sizes))
        return descent.weights, seen.part(apart, len(seen.sizes)).gradient(descent.weights)[1]

    def practise(self, weights: Floats, batches: int) -> Floats:
        """Play with them, and follow what brought more than was expected."""
        descent = Descent(self.shape, batches, PLAYING_RATE, LAST_RATE, STEADY)
        descent.weights = weights.copy()
        for batch in range(batches):
            lessons = Lessons(self.instinct.width)
            now = descent.weights.ravel().tolist()
            for number in range(self.table.games):
                self.game_of_lots(lessons, now, f"{self.seed}: played {batch} {number}")
            found = lessons.arrays()
            counts = found.counts - found.counts.mean()
            gradient = Arrays(found.rows, found.values, found.sizes, found.chosen, counts)
            descent.follow(-gradient.gradient(descent.weights)[0] / self.table.games)
        return descent.weights

    def game_of_lots(self, lessons: Lessons, weights: list[float], seed: str) -> None:
        """One game; each choice counts by how much better it ended than was expected."""
        state, rng = self.start(seed), Rng(seed)
        expected: list[tuple[int, float]] = []
        chances: list[float] = []

        def choose(state: State, legal: list[Action]) -> int:
            nonlocal chances
            if not chances or self.evaluation.settled(state):
                chances = self.evaluation.evaluate_all(state)
            seat = state.seat_to_act
            expected.append((seat, chances[seat]))
            chosen = drawn(softmax(self.instinct.sums(state, legal, weights)), rng)
            lessons.add(self.instinct.lesson(state, legal), chosen)
            return chosen

        play(state, choose)
        outcome = state.outcome()
        shares = [outcome.share(seat) for seat in range(state.seats)]
        lessons.counts.extend(shares[seat] - chance for seat, chance in expected)

    def wins(self, weights: Floats, count: int) -> float:
        """How many games in a hundred the usual answers win, alone against greedy."""
        self.instinct.weights = [as_written(weights).ravel().tolist()] * len(self.instinct.kinds)
        usual, greedy = bots.make("instinct"), bots.make("greedy")
        won = 0.0
        for number in range(count):
            deal, place = divmod(number, self.table.seats)
            state = self.start(f"{self.seed}: tested {deal}")
            players = [usual if seat == place else greedy for seat in range(state.seats)]
            rngs = [Rng(f"{self.seed}: {number} {seat}") for seat in range(state.seats)]
            play_bots(state, players, rngs, [])
            won += state.outcome().share(place)
        return 100.0 * won / max(count, 1)


def known(game: str) -> Instinct:
    """The instinct of a game, whatever its weights."""
    instinct = instinct_of(game)
    assert instinct is not None
    return instinct


def play(state: State, choose: Callable[[State, list[Action]], int]) -> None:
    """A game to its end; what has a single answer is no choice."""
    while state.asked is not None:
        legal = state.legal()
        state.apply(legal[choose(state, legal) if len(legal) > 1 else 0])


def drawn(chances: list[float], rng: Rng) -> int:
    """One of them by lot."""
    lot = rng.below(LOTS) / LOTS
    for number, chance in enumerate(chances):
        lot -= chance
        if lot < 0.0:
            return number
    return len(chances) - 1


def as_written(weights: Floats) -> Floats:
    """Rounded as in the file."""
    rounded: Floats = np.round(weights, DIGITS)
    return rounded


@dataclass(frozen=True)
class Found:
    """What was learned for one kind of table, and how."""

    record: dict[str, int | float]
    weights: Floats


def learn(game: str, place: int, part: float, seed: str) -> Found:
    """Both steps for one kind of table."""
    table = TABLES[game][place]
    learner = Learner(game, table, seed)
    shown, batches = (max(int(part * each), 1) for each in (table.imitated, table.batches))
    imitated, agreed = learner.imitate(shown)
    weights = learner.practise(imitated, batches)
    tests = int(part * table.tests) // table.seats * table.seats
    record = {
        "seats": table.seats,
        "games imitated": shown,
        "games played": batches * table.games,
        "same answers as greedy, of a hundred, after imitation": round(100 * agreed, 1),
        "games against greedy": tests,
        "won of a hundred after imitation": round(learner.wins(imitated, tests), 1),
        "won of a hundred after playing": round(learner.wins(weights, tests), 1),
    }
    return Found(record, as_written(weights))


def written(game: str, part: float, seed: str, found: dict[str, Found]) -> str:
    """The file: provenance first, then a line for each row that has weights."""
    instinct = known(game)
    names = instinct.row_names()
    assert len(set(names)) == len(names)
    data: dict[str, Any] = {
        "game": game,
        "rules_version": games.get(game).rules_version,
        "command": f"python -m bench.instinct {game} --part {part:g} --seed {seed}",
        "found": {kind: each.record for kind, each in found.items()},
        "inputs": instinct.inputs,
        "weights": {
            kind: {
                names[row]: each.weights[row].tolist()
                for row in np.flatnonzero(each.weights.any(1))
            }
            for kind, each in found.items()
        },
    }
    return laid_out(data)


def main() -> None:
    """Learn for every kind of table, print what was gained, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn the instinct of a game.")
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--part", type=float, default=1.0, help="of the games, to try it out")
    parser.add_argument("--seed", default="fathom")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    kinds = known(given.game).kinds
    with ProcessPoolExecutor(given.jobs) as pool:
        tasks = [
            pool.submit(learn, given.game, place, given.part, given.seed)
            for place in range(len(kinds))
        ]
        found = {kind: task.result() for kind, task in zip(kinds, tasks, strict=True)}
    for kind, each in found.items():
        print(f"{kind}: {each.record}", flush=True)
    if not given.dry:
        target = WEIGHTS / f"{given.game}-instinct.json"
        target.write_text(written(given.game, given.part, given.seed, found), encoding="utf-8")
        print(f"written: {os.path.relpath(target)}")


if __name__ == "__main__":
    main()
