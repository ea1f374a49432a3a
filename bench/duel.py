"""Whether the learned evaluation plays better than the one put together by hand.

    python bench/duel.py abyss --seats 2 --games 1000
    python bench/duel.py abyss --seats 4 --games 500 --set expansions=both
    python bench/duel.py the-abyss --seats 4 --games 10000

Greedy with the one sits against greedy with the other in every seat, on every deal: for each deal
the one by weights takes each seat in turn. Run it on the compiled package.
"""

from __future__ import annotations

import argparse

from fathomless import games
from fathomless.arena.statistics import wilson
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import BY_HAND, evaluation_of
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.playout import play_bots
from fathomless.core.rng import Rng


def play(game: str, seats: int, place: int, seed: str, options: dict[str, object]) -> float:
    """One game; what the learned evaluation in one seat won of it."""
    state = games.get(game).start(seats, seed, options)
    players: list[Bot] = [GreedyBot(BY_HAND[game]) for _ in range(seats)]
    players[place] = GreedyBot(evaluation_of(game))
    play_bots(state, players, [Rng(f"{seed}: {place} {seat}") for seat in range(seats)], [])
    return state.outcome().share(place)


def main() -> None:
    """Play, and print the share with its interval."""
    parser = argparse.ArgumentParser(description="Learned weights against those found by hand.")
    parser.add_argument("game", choices=sorted(BY_HAND))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    given = parser.parse_args()
    options: dict[str, object] = dict(pair.split("=", 1) for pair in given.set)
    given.games -= given.games % given.seats  # whole deals
    won = 0.0
    for number in range(given.games):
        place, deal = number % given.seats, number // given.seats
        won += play(given.game, given.seats, place, f"duel {deal}", options)
    low, high = wilson(won, given.games)
    share, fair = won / given.games, 1 / given.seats
    print(
        f"{given.game}, {given.seats} seats {options or ''}: {won:g} of {given.games}"
        f" = {100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}], fair {100 * fair:.0f} %"
    )


if __name__ == "__main__":
    main()
