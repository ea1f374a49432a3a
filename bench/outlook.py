"""Learn what a search may expect of a table: who wins from there, among quick players.

    python -m bench.outlook the-abyss --jobs 2
    python -m bench.outlook the-abyss --part 0.02 --dry        try it out, write nothing

Instinct plays, in half of the games everybody, in the others one seat against `greedy`. At the
beginning of every turn all seats are looked at, and at the end it is noted who has won; a network
learns to tell that. A tenth of the games is kept apart to say how well it does, beside the value by
which `greedy` goes. Run it on the compiled package, after instinct was learned anew
(`bench/instinct.py`) or the sights changed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.instinct import PACKET, packets
from bench.policy import Adam, Singles
from bench.train import LOSS, WEIGHTS, laid_out
from fathomless import bots, games
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.learned import LearnedEvaluation
from fathomless.bots.evaluations.outlook import Outlook
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

UNITS = 32
DIGITS = 4
PASSES = 8  # through all positions
AT_ONCE = 4096  # positions a step
RATE = 0.003
APART = 10  # one packet in so many is kept apart
TINY = 1e-9


@dataclass(frozen=True)
class Table:
    """A kind of table, and in how many games it is learned."""

    seats: int
    games: int


TABLES: dict[str, list[Table]] = {
    "the-abyss": [Table(2, 48_000), Table(3, 32_000), Table(4, 28_000)],
}


@dataclass(frozen=True)
class Positions:
    """Tables as every seat sees them, what each seat won, and what the value of greedy says."""

    views: Singles  # by position, seat and sight
    shares: Singles  # by position and seat
    values: Singles  # likewise

    def __len__(self) -> int:
        return len(self.views)


def joined(parts: Sequence[Positions]) -> Positions:
    """All of them."""
    return Positions(
        np.concatenate([part.views for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.values for part in parts]),
    )


def cast(number: int, seats: int) -> list[Bot]:
    """Who plays in a game."""
    turn, alone = divmod(number, 2)
    quick, greedy = bots.make("instinct"), bots.make("greedy")
    return [greedy if alone and seat != turn % seats else quick for seat in range(seats)]


def evaluation_and_outlook(game: str) -> tuple[LearnedEvaluation, Outlook]:
    """What the tables of a game are valued by, and what is to be learned."""
    evaluation = evaluation_of(game)
    assert isinstance(evaluation, LearnedEvaluation)
    assert evaluation.outlook is not None
    return evaluation, evaluation.outlook


def played(game: str, seats: int, seed: str, first: int, end: int) -> Positions:
    """The positions of some games."""
    evaluation, outlook = evaluation_and_outlook(game)
    views: list[list[list[float]]] = []
    values: list[list[float]] = []
    shares: list[list[float]] = []
    for number in range(first, end):
        state = games.get(game).start(seats, f"{seed} {number}")
        players, rng = cast(number, seats), Rng(f"{seed}: choices {number}")
        while state.asked is not None:
            if evaluation.settled(state):
                views.append(outlook.views(state))
                values.append(evaluation.evaluate_all(state))
            seat = state.seat_to_act
            state.apply(players[seat].choose(Perspective(state, seat), rng))
        won = [state.outcome().share(seat) for seat in range(seats)]
        shares += [won] * (len(views) - len(shares))
    return Positions(*(np.array(each, dtype=np.float32) for each in (views, shares, values)))


class Network:
    """Every seat's chance to win: the softmax of what is seen from each."""

    def __init__(self, sights: int, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.inner = self.luck.normal(0.0, sights**-0.5, (sights, UNITS)).astype(np.float32)
        self.bias = np.zeros(UNITS, dtype=np.float32)
        self.outer = np.zeros(UNITS, dtype=np.float32)
        self.row = np.zeros(sights, dtype=np.float32)
        self.adam = Adam([self.inner, self.bias, self.outer, self.row])

    def chances(self, views: Singles) -> tuple[Singles, Singles]:
        """By position and seat; and what the units make of it."""
        units = np.maximum(views @ self.inner + self.bias, 0.0)
        sums = units @ self.outer + views @ self.row
        parts = np.exp(sums - sums.max(axis=1, keepdims=True))
        return parts / parts.sum(axis=1, keepdims=True), units

    def follow(self, views: Singles, shares: Singles, rate: float) -> None:
        """One step towards who won."""
        chances, units = self.chances(views)
        error = (chances - shares) / len(views)
        back = (error[:, :, None] * self.outer * (units > 0.0)).reshape(-1, UNITS)
        flat, errors = views.reshape(-1, views.shape[2]), error.ravel()
        gradients = [
            flat.T @ back,
            back.sum(axis=0),
            units.reshape(-1, UNITS).T @ errors,
            flat.T @ errors,
        ]
        self.adam.follow(gradients, rate)

    def learn(self, seen: Positions) -> None:
        """All positions, several times."""
        steps = max(PASSES * len(seen) // AT_ONCE, 1)
        for step in range(steps):
            some = self.luck.integers(0, len(seen), AT_ONCE)
            self.follow(seen.views[some], seen.shares[some], RATE * (1.0 - step / steps))

    def loss(self, seen: Positions) -> float:
        """How badly it tells who wins."""
        parts = np.array_split(np.arange(len(seen)), max(len(seen) // AT_ONCE, 1))
        chances = [self.chances(seen.views[part])[0] for part in parts]
        return loss(np.concatenate(chances), seen.shares)

    def written(self) -> dict[str, object]:
        """Rounded."""
        arrays = {"bias": self.bias, "outer": self.outer, "row": self.row, "inner": self.inner.T}
        return {name: np.round(each, DIGITS).tolist() for name, each in arrays.items()}


def loss(chances: NDArray[Any], shares: Singles) -> float:
    """The mean of −log(chance given to the winner)."""
    return float(-(shares * np.log(chances + TINY)).sum(axis=1).mean())


def learn(game: str, table: Table, part: float, seed: str, jobs: int) -> tuple[object, object]:
    """What was found for one kind of table: the record and the weights."""
    count = max(int(part * table.games), 2 * PACKET)
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [
            pool.submit(played, game, table.seats, f"{seed}: {table.seats} seats", *each)
            for each in packets(count)
        ]
        parts = [task.result() for task in tasks]
    apart = joined(parts[::APART])
    seen = joined([each for place, each in enumerate(parts) if place % APART])
    network = Network(seen.views.shape[2], table.seats)
    network.learn(seen)
    record = {
        "games": count,
        "positions": len(seen) + len(apart),
        "loss": round(network.loss(apart), 4),
        "loss_of_greedy": round(loss(apart.values, apart.shares), 4),
        "loss_by_chance": round(float(np.log(table.seats)), 4),
    }
    return record, network.written()


def main() -> None:
    """Learn for every number of seats, print how well it tells who wins, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn what a search may expect of a table.")
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--part", type=float, default=1.0, help="of the games, to try it out")
    parser.add_argument("--seed", default="fathom")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    _, outlook = evaluation_and_outlook(given.game)
    part = given.part
    found, weights = {}, {}
    for kind, table in zip(outlook.kinds, TABLES[given.game], strict=True):
        found[kind], weights[kind] = learn(given.game, table, part, given.seed, given.jobs)
        print(f"{kind}: {found[kind]}", flush=True)
    if given.dry:
        return
    data = {
        "game": given.game,
        "rules_version": games.get(given.game).rules_version,
        "command": f"python -m bench.outlook {given.game} --part {part:g} --seed {given.seed}",
        "loss": LOSS,
        "found": found,
        "sights": outlook.sights,
        "weights": weights,
    }
    target = WEIGHTS / f"{given.game}-outlook.json"
    target.write_text(laid_out(data), encoding="utf-8")
    print(f"written: {os.path.relpath(target)}")


if __name__ == "__main__":
    main()
