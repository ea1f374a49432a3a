"""Learn the instinct of a game: by imitation first, then by playing.

    python -m bench.instinct chasms --jobs 2
    python -m bench.instinct the-abyss --part 0.02 --dry        try it out, write nothing
    python -m bench.instinct chasms --kind "more seats" --against random

The greedy bot plays against itself, and a network learns to give its answers. Then it plays in
batches of games, against itself and against others, answering by lot, the likelier the higher the
sum, and follows what brought more than it expected (`bench/policy.py`). Every kind of table is
learned apart. At the end the usual answers play alone against `greedy`, to tell what was gained by
either step. With `--against` it practises against one bot alone, to tell how much can be won of it
without looking ahead. Run it on the compiled package, after a change of the inputs or the rules.
"""

from __future__ import annotations

import argparse
import os
from array import array
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import numpy as np

from bench.policy import Choices, Critic, Policy, joined, surprises
from bench.train import RANDOM, WEIGHTS, laid_out
from fathomless import bots, games
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import instinct_of
from fathomless.bots.evaluations.instinct import UNITS, Instinct, Weights
from fathomless.bots.playout import play_bots
from fathomless.bots.practice import Note, practise
from fathomless.core.game import Setting
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

DIGITS = 3
OPTIONS: dict[str, dict[str, Setting]] = {"chasms": RANDOM[0], "the-abyss": {}}

ONESELF = ""  # among rivals: everybody plays by what was learned so far
PACKET = 128  # games a process plays before it reports
IMITATING = 600  # steps
LESSONS_A_STEP = 8192
IMITATING_RATE = 0.003
RATE, LAST_RATE = 0.002, 0.0001
SPREAD, LAST_SPREAD = 0.006, 0.0005
TOLD_EVERY = 10  # batches
ROUNDS = 3  # through the choices of a batch


@dataclass(frozen=True)
class Table:
    """A kind of table: how many games are imitated, and played in how many batches."""

    seats: tuple[int, ...]  # in turn; the first counts in tests
    imitated: int
    batches: int
    games: int  # in each batch
    rivals: tuple[str, ...]  # in turn
    tests: int = 4000  # games against greedy


BOTH = (ONESELF, "greedy")
ALL = (ONESELF, ONESELF, "greedy", "random")
TABLES: dict[str, list[Table]] = {
    "chasms": [
        Table((2,), 2000, 130, 1024, BOTH),
        Table((4, 4, 3, 4, 5, 4, 6), 490, 130, 448, ALL, 1600),
    ],
    "the-abyss": [
        Table((2,), 1500, 130, 1536, BOTH),
        Table((3,), 1000, 90, 1536, BOTH),
        Table((4,), 1000, 130, 1536, BOTH),
    ],
}


def known(game: str) -> Instinct:
    """The instinct of a game, whatever its weights."""
    instinct = instinct_of(game)
    assert instinct is not None
    return instinct


def chooser(seed: str) -> Rng:
    """Chance for those who choose, apart from that of the game: lots must not tell of the deck."""
    return Rng(f"{seed}: choices")


def as_choices(notes: list[Note], instinct: Instinct) -> Choices:
    """What was noted, for calculations."""
    lessons = [note.lesson for note in notes]
    seen = array("f", chain.from_iterable(lesson.seen for lesson in lessons))
    values = array("f", chain.from_iterable(chain.from_iterable(each.values for each in lessons)))
    return Choices(
        np.frombuffer(seen, dtype=np.float32).reshape(-1, len(instinct.sights)),
        np.array([len(lesson.rows) for lesson in lessons], dtype=np.int32),
        np.fromiter(chain.from_iterable(lesson.rows for lesson in lessons), dtype=np.int32),
        np.frombuffer(values, dtype=np.float32).reshape(-1, instinct.width),
        np.array([note.chosen for note in notes], dtype=np.int32),
        np.array([note.chance for note in notes], dtype=np.float32),
    )


@dataclass(frozen=True)
class Batch:
    """Choices, which of them belong to one seat of one game, and what each of these seats won."""

    choices: Choices
    of_seat: list[list[int]]
    shares: list[float]
    won: list[float]  # alone against whom it is measured by, answering by lot


@dataclass(frozen=True)
class Hall:
    """Where games of one kind of table are played."""

    game: str
    table: Table
    seed: str
    rival: str = "greedy"  # whom it is measured against

    def start(self, number: int, seed: str) -> State:
        """A new game."""
        seats = self.table.seats[number % len(self.table.seats)]
        return games.get(self.game).start(seats, seed, OPTIONS[self.game])

    def play(self, weights: Weights, batch: int, first: int, end: int) -> Batch:
        """Some games of a batch."""
        instinct = known(self.game)
        notes: list[Note] = []
        of_seat: list[list[int]] = []
        shares: list[float] = []
        won: list[float] = []
        for number in range(first, end):
            seed = f"{self.seed}: played {batch} {number}"
            state = self.start(number, seed)
            turn, which = divmod(number // len(self.table.seats), len(self.table.rivals))
            rival, place = self.table.rivals[which], (batch + turn) % state.seats
            made = practise(state, instinct, weights, guests(state, rival, place), chooser(seed))
            outcome = state.outcome()
            for seat in range(state.seats):
                own = [len(notes) + each for each, note in enumerate(made) if note.seat == seat]
                if own:
                    of_seat.append(own)
                    shares.append(outcome.share(seat))
            if rival == self.rival:
                won.append(outcome.share(place))
            notes += made
        return Batch(as_choices(notes, instinct), of_seat, shares, won)

    def imitated(self, first: int, end: int) -> Choices:
        """What greedy answers when it plays against itself."""
        instinct, greedy = known(self.game), bots.make("greedy")
        notes: list[Note] = []
        for number in range(first, end):
            seed = f"{self.seed}: imitated {number}"
            state, rng = self.start(number, seed), chooser(seed)
            while state.asked is not None:
                legal = state.legal()
                action = greedy.choose(Perspective(state, state.seat_to_act), rng)
                if len(legal) > 1:
                    lesson = instinct.lesson(state, legal)
                    notes.append(Note(state.seat_to_act, lesson, legal.index(action), 1.0))
                state.apply(action)
        return as_choices(notes, instinct)

    def won(self, weights: Weights, first: int, end: int) -> float:
        """How many of these games the usual answers win, alone against others."""
        instinct = known(self.game)
        instinct.weights = [weights] * len(instinct.kinds)
        usual, other = bots.make("instinct"), bots.make(self.rival)
        won = 0.0
        for number in range(first, end):
            deal, place = divmod(number, self.table.seats[0])
            state = self.start(0, f"{self.seed}: tested {deal}")
            players = [usual if seat == place else other for seat in range(state.seats)]
            rngs = [Rng(f"{self.seed}: {number} {seat}") for seat in range(state.seats)]
            play_bots(state, players, rngs, [])
            won += state.outcome().share(place)
        return won


def guests(state: State, rival: str, place: int) -> list[Bot | None]:
    """Who plays for each seat; nobody for those that learn, all of them or the one at a place."""
    if rival == ONESELF:
        return [None] * state.seats
    return [None if seat == place else bots.make(rival) for seat in range(state.seats)]


class Learner:
    """Learns the instinct of one kind of table."""

    def __init__(self, hall: Hall, pool: Executor) -> None:
        instinct = known(hall.game)
        self.hall = hall
        self.pool = pool
        rows, sights = len(instinct.row_names()), len(instinct.sights)
        self.policy = Policy(rows, instinct.width, sights, UNITS, 0)
        self.critic = Critic(sights, 1)
        self.luck = np.random.default_rng(2)

    def imitate(self, count: int) -> float:
        """Learn the greedy bot's answers; returns how often they are found in games kept apart."""
        tasks = [self.pool.submit(self.hall.imitated, *part) for part in packets(count)]
        seen = joined([task.result() for task in tasks])
        apart = max(len(seen.sizes) * 9 // 10, 1)
        self.policy.places(seen.rows)
        self.policy.settle()
        for step in range(IMITATING):
            some = self.luck.integers(0, apart, LESSONS_A_STEP)
            self.policy.imitate(seen.some(some), IMITATING_RATE * (1.0 - 0.9 * step / IMITATING))
        return self.policy.agreement(seen.some(np.arange(apart, len(seen.sizes))))

    def practise(self, batches: int) -> None:
        """Play with what is known, and follow what brought more than was expected."""
        won: list[float] = []
        for batch in range(batches):
            weights, count = self.policy.weights(), self.hall.table.games
            tasks = [
                self.pool.submit(self.hall.play, weights, batch, *part) for part in packets(count)
            ]
            parts = [task.result() for task in tasks]
            self.learn(parts, batch / batches)
            won += [share for part in parts for share in part.won]
            if won and (batch + 1) % TOLD_EVERY == 0:
                rate = 100.0 * sum(won) / len(won)
                print(f"batch {batch + 1}: {rate:.1f} % against {self.hall.rival}", flush=True)
                won = []

    def learn(self, parts: list[Batch], progress: float) -> None:
        """From the games of one batch."""
        choices = joined([part.choices for part in parts])
        of_seat, shares, first = [], [], 0
        for part in parts:
            of_seat += [first + np.array(own) for own in part.of_seat]
            shares += part.shares
            first += len(part.choices.sizes)
        better, worth = surprises(self.critic.expected(choices.seen), of_seat, shares)
        pull = (better - better.mean()) / (better.std() + 1e-6)
        rate = RATE + (LAST_RATE - RATE) * progress
        spread = SPREAD + (LAST_SPREAD - SPREAD) * progress
        for _ in range(ROUNDS):
            order = self.luck.permutation(len(pull))
            for some in np.array_split(order, max(len(pull) // LESSONS_A_STEP, 1)):
                chosen = choices.some(some)
                self.policy.follow(chosen, pull[some], spread, rate)
                self.critic.follow(chosen.seen, worth[some], rate)

    def wins(self, count: int) -> float:
        """How many games in a hundred the usual answers win, alone against others."""
        weights = self.policy.weights(DIGITS)
        tasks = [self.pool.submit(self.hall.won, weights, *part) for part in packets(count)]
        return 100.0 * sum(task.result() for task in tasks) / max(count, 1)


def packets(count: int) -> Iterator[tuple[int, int]]:
    """So many numbers, in parts for processes."""
    for first in range(0, count, PACKET):
        yield first, min(first + PACKET, count)


@dataclass(frozen=True)
class Found:
    """What was learned for one kind of table, and how."""

    record: dict[str, object]
    weights: dict[str, object]


def learn(
    game: str, place: int, part: float, seed: str, pool: Executor, against: str = ""
) -> Found:
    """Both steps for one kind of table, in the second perhaps against one bot alone."""
    table = TABLES[game][place]
    if against:
        table = replace(table, rivals=(against,), seats=table.seats[:1])
    rival = against or "greedy"
    learner = Learner(Hall(game, table, f"{seed}, {known(game).kinds[place]}", rival), pool)
    shown, batches = (max(int(part * each), 1) for each in (table.imitated, table.batches))
    seats = table.seats[0]
    tests = max(int(part * table.tests) // seats, 1) * seats
    agreed = learner.imitate(shown)
    imitated = learner.wins(tests)
    learner.practise(batches)
    record: dict[str, object] = {
        "seats": seats,
        "seats in games played": sorted(set(table.seats)),
        "games imitated": shown,
        "games played": batches * table.games,
        "against": [rival or "itself" for rival in table.rivals],
        "same answers as greedy, of a hundred, after imitation": round(100 * agreed, 1),
        f"games against {rival}": tests,
        "won of a hundred after imitation": round(imitated, 1),
        "won of a hundred after playing": round(learner.wins(tests), 1),
    }
    return Found(record, as_written(known(game), learner.policy.weights()))


def as_written(instinct: Instinct, weights: Weights) -> dict[str, object]:
    """Rounded, unit by unit and row by row: what describes an answer first, then the units."""
    units, width, sights = len(weights.bias), instinct.width, len(instinct.sights)
    inner = np.array(weights.inner).reshape(units, sights)
    rows = np.array(weights.rows).reshape(-1, width)
    outer = np.array(weights.outer).reshape(-1, units)
    both = np.round(np.concatenate([rows, outer], axis=1), DIGITS)
    names = instinct.row_names()
    return {
        "bias": np.round(weights.bias, DIGITS).tolist(),
        "inner": np.round(inner, DIGITS).tolist(),
        "rows": {names[row]: both[row].tolist() for row in np.flatnonzero(both.any(1))},
    }


def written(game: str, part: float, seed: str, found: dict[str, Found]) -> str:
    """The file: provenance first, then a line for each unit and each row that has weights."""
    instinct = known(game)
    names = instinct.row_names()
    assert len(set(names)) == len(names)
    data: dict[str, Any] = {
        "game": game,
        "rules_version": games.get(game).rules_version,
        "command": f"python -m bench.instinct {game} --part {part:g} --seed {seed}",
        "found": {kind: each.record for kind, each in found.items()},
        "inputs": instinct.inputs,
        "sights": instinct.sights,
        "weights": {kind: each.weights for kind, each in found.items()},
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
    parser.add_argument("--kind", help="of table: try out this one alone, write nothing")
    parser.add_argument("--against", default="", metavar="BOT", help="only; write nothing")
    given = parser.parse_args()
    found: dict[str, Found] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for place, kind in enumerate(known(given.game).kinds):
            if given.kind in (None, kind):
                found[kind] = learn(given.game, place, given.part, given.seed, pool, given.against)
                print(f"{kind}: {found[kind].record}", flush=True)
    if not (given.dry or given.kind or given.against):
        target = WEIGHTS / f"{given.game}-instinct.json"
        target.write_text(written(given.game, given.part, given.seed, found), encoding="utf-8")
        print(f"written: {os.path.relpath(target)}")


if __name__ == "__main__":
    main()
