"""Whether the intervals of a hint hold what a much longer search finds: 95 of 100 should.

    python bench/intervals.py
    python bench/intervals.py --game abyss --positions 60 --iterations 800 3000

Positions of games of greedy with three actions or more, at 2 and 4 seats. Every action of each is
valued with so many iterations, and with many more. Run it on the compiled package.
"""

from __future__ import annotations

import argparse
import sys

from fathomless import bots, games
from fathomless.bots.adviser import telling
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.result import ActionStatistics
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

GAMES = ("abyss", "chasms", "the-abyss")
SEATS = (2, 4)
LATEST = 60  # choices after the beginning
FEWEST = 3  # actions that a hint has to tell apart
PART = 0.95


def position(game: str, seats: int, number: int, seed: str) -> State | None:
    """A choice in a game of greedy; none, if the game is over before."""
    state = games.get(game).start(seats, f"{seed} {number}")
    rng, greedy = Rng(f"{seed} {number}: choices"), bots.make("greedy")
    left = rng.below(LATEST)
    while state.asked is not None:
        if left <= 0 and len(state.legal()) >= FEWEST:
            return state
        state.apply(greedy.choose(Perspective(state, state.seat_to_act), rng))
        left -= 1
    return None


def found(state: State, iterations: int, seed: str) -> dict[str, ActionStatistics]:
    """What a hint would tell, by action."""
    bot = telling(IsmctsBot(iterations=iterations))
    result = bot.search(Perspective(state, state.seat_to_act), Rng(seed))
    return {each.action.text: each for each in result.statistics}


def held(state: State, iterations: int, longer: dict[str, ActionStatistics]) -> list[bool]:
    """For each action whether its interval holds the value of the longer search."""
    within: list[bool] = []
    for text, each in found(state, iterations, "short").items():
        low, high = each.interval
        within.append(low <= longer[text].value <= high)
    return within


def measure(game: str, given: argparse.Namespace) -> bool:
    """Show how many hold by iterations, and say whether they are enough."""
    kept: dict[int, list[bool]] = {each: [] for each in given.iterations}
    for number in range(given.positions * len(SEATS)):
        state = position(game, SEATS[number % len(SEATS)], number, given.seed)
        if state is not None:
            longer = found(state, given.longer, "longer")
            for iterations in given.iterations:
                kept[iterations] += held(state, iterations, longer)
    for iterations, all_of in kept.items():
        holding = f"{sum(all_of)} of {len(all_of)} intervals hold"
        print(f"{game}, {iterations} iterations: {holding}", flush=True)
    return all(sum(each) >= PART * len(each) for each in kept.values())


def main() -> int:
    """Measure every game; the exit status says whether enough intervals hold."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--positions", type=int, default=40, help="for each number of seats")
    parser.add_argument("--iterations", type=int, nargs="+", default=[200, 800, 3000])
    parser.add_argument("--longer", type=int, default=12_000)
    parser.add_argument("--seed", default="intervals")
    given = parser.parse_args()
    enough = [measure(game, given) for game in given.game or GAMES]
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
