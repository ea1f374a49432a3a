"""How long the Factions of Chasms promise more than lies on the table.

    python -m bench.promise --seats 2 --games 8000
    python -m bench.promise --seats 4 --games 2400

`greedy` plays against itself with Factions dealt at random. At the start of every turn the table is
valued without Factions; for every round it is then fitted what part of their strengths must be
added, so that the results are told best. All of it would be 1.00, none 0.00. An interval takes the
turns of a round for one: those of one game have one result. Run it on the compiled package.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from dataclasses import dataclass

from fathomless import bots, games
from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.turn import Turn

STEPS = 12  # of the fit
ROUNDS = 12
WIDTH = 1.96
LEAST_CHANCE = 1e-9


@dataclass
class Moment:
    """The start of a turn: what the table promised each seat, and how the game ended."""

    odds: list[float]
    strengths: list[float]
    shares: list[float]


def strengths_of(state: ChasmsState, evaluation: ChasmsEvaluation) -> list[float]:
    """Each seat's, of its Factions together."""
    evaluation.factions.load()
    by_faction = evaluation.factions.by_seats[state.seats]
    return [
        sum(by_faction[faction] for faction, owner in enumerate(state.owner) if owner == seat)
        for seat in range(state.seats)
    ]


def without_factions() -> ChasmsEvaluation:
    """The learned value of the table alone."""
    evaluation = ChasmsEvaluation()
    evaluation.factions.ignore()
    return evaluation


def play(seats: int, seed: str, evaluation: ChasmsEvaluation) -> list[tuple[int, Moment]]:
    """The moments of one game, each with its round."""
    state = games.get("chasms").start(seats, seed, {"factions": "random"})
    assert isinstance(state, ChasmsState)
    strengths = strengths_of(state, ChasmsEvaluation())
    bot = bots.make("greedy")
    rngs = [Rng(f"{seed}: seat {seat}") for seat in range(seats)]
    found: list[tuple[int, Moment]] = []
    latest = 0
    while state.asked is not None:
        if state.slots != latest and isinstance(state.asked, Turn):
            latest = state.slots
            odds = [math.log(max(each, LEAST_CHANCE)) for each in evaluation.evaluate_all(state)]
            found.append(((latest - 1) // seats, Moment(odds, strengths, [])))
        seat = state.seat_to_act
        state.apply(bot.choose(Perspective(state, seat), rngs[seat]))
    shares = [state.outcome().share(seat) for seat in range(seats)]
    for _, moment in found:
        moment.shares = shares
    return found


def fit(moments: list[Moment]) -> tuple[float, float]:
    """The part of the strengths that tells the results best, and how sharply it does."""
    part = bend = 0.0
    for _ in range(STEPS):
        slope = bend = 0.0
        for moment in moments:
            first, second = pull(moment, part)
            slope += first
            bend += second
        if bend <= 0.0:
            break
        part += slope / bend
    return part, bend


def pull(moment: Moment, part: float) -> tuple[float, float]:
    """What one moment says: more or less of it, and how much that matters."""
    strengths = moment.strengths
    odds = [each + part * strengths[seat] for seat, each in enumerate(moment.odds)]
    parts = [math.exp(each - max(odds)) for each in odds]
    chances = [each / sum(parts) for each in parts]
    mean = sum(chance * each for chance, each in zip(chances, strengths, strict=True))
    squares = sum(chance * each * each for chance, each in zip(chances, strengths, strict=True))
    won = sum(share * each for share, each in zip(moment.shares, strengths, strict=True))
    return won - mean, squares - mean * mean


def main() -> None:
    """Play, and print a line for each round."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", default="promise")
    given = parser.parse_args()
    evaluation = without_factions()
    rounds: dict[int, list[Moment]] = defaultdict(list)
    for number in range(given.games):
        for place, moment in play(given.seats, f"{given.seed} {number}", evaluation):
            rounds[place].append(moment)
    for place in range(min(ROUNDS, len(rounds))):
        part, bend = fit(rounds[place])
        doubt = WIDTH * math.sqrt(given.seats / bend) if bend > 0.0 else math.inf
        print(f"round {place + 1}: {part:.2f} ± {doubt:.2f} of {len(rounds[place])} turns")


if __name__ == "__main__":
    main()
