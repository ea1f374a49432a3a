"""Many matches between the same bots, one for each seat, spread over processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from fathomless.arena.plan import check_games, make_plan
from fathomless.arena.result import SimulationResult, summarise
from fathomless.arena.workers import collect, play_games

Progress = Callable[[int], None]


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: str = "arena",
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    may_stop: bool = False,
) -> SimulationResult:
    """Play so many games between bots, one spec per seat, and summarise them.

    Entrants change seats from game to game. If the number of games is no multiple of the number of
    seats, the last deal is not played in every rotation. `progress` is called with the number of
    games finished so far. The result depends on the seed alone, not on the number of processes.
    If it may stop, it is after Ctrl-C that of the games that were finished.
    """
    check_games(games, "A simulation")
    plan = make_plan(game, seats, seed, options, [tuple(range(len(seats)))])
    start = time.perf_counter()
    records = collect(play_games(plan, range(games), jobs), progress, may_stop)
    return summarise(plan, records, games, time.perf_counter() - start)
