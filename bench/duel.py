"""Whether the learned evaluation plays better than the one put together by hand.

    python bench/duel.py --seats 2 --games 1000
    python bench/duel.py --seats 4 --games 500 --set expansions=both

Greedy with the one sits against greedy with the other in every seat, on every deal: for each deal
the one by weights takes each seat in turn. Run it on the compiled package.
"""

from __future__ import annotations

import argparse

from fathomless import games
from fathomless.arena.statistics import wilson
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.abyss_by_hand import AbyssByHand
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.playout import play_bots
from fathomless.core.rng import Rng

GAME = "abyss"


def play(seats: int, place: int, seed: str, options: dict[str, object]) -> float:
    """One game; what the learned evaluation in one seat won of it."""
    state = games.get(GAME).start(seats, seed, options)
    players: list[Bot] = [GreedyBot(AbyssByHand()) for _ in range(seats)]
    players[place] = GreedyBot(evaluation_of(GAME))
    play_bots(state, players, [Rng(f"{seed}: {place} {seat}") for seat in range(seats)], [])
    return state.outcome().share(place)


def main() -> None:
    """Play, and print the share with its interval."""
    parser = argparse.ArgumentParser(description="Learned weights against those found by hand.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    given = parser.parse_args()
    options: dict[str, object] = dict(pair.split("=", 1) for pair in given.set)
    given.games -= given.games % given.seats  # whole deals
    won = 0.0
    for number in range(given.games):
        won += play(given.seats, number % given.seats, f"duel {number // given.seats}", options)
    low, high = wilson(won, given.games)
    share = won / given.games
    print(
        f"{given.seats} seats {options or ''}: {won:g} of {given.games} = {100 * share:.1f} %"
        f" [{100 * low:.1f}, {100 * high:.1f}], fair {100 / given.seats:.0f} %"
    )


if __name__ == "__main__":
    main()
