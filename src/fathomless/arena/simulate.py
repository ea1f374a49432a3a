"""Many matches between the same bots, spread over processes.

Every deal is played once for each rotation of the entrants over the seats: whoever profits from a
lucky deal in one game plays against it in another. The result depends on the seed alone, not on the
number of processes.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.synchronize import Event

from fathomless import bots, games
from fathomless.arena.match import play_match
from fathomless.arena.result import GameRecord, SimulationResult, summarise
from fathomless.core.errors import FathomlessError, SetupError

Progress = Callable[[int], None]

CHUNKS_PER_JOB = 16  # enough that no process waits long for the last one
LARGEST_CHUNK = 64


class ArenaError(FathomlessError):
    """A simulation that could not be finished: `arena/…`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a worker needs to know to play any game of a simulation."""

    game: str
    specs: tuple[str, ...]
    seed: str
    options: dict[str, object]

    def play(self, number: int) -> GameRecord:
        """Play one game: so many seats, so many rotations of each deal."""
        count = len(self.specs)
        deal, rotation = divmod(number, count)
        # Entrant e sits on seat (e + rotation) mod count.
        seats = [(entrant + rotation) % count for entrant in range(count)]
        by_seat = [self.specs[(seat - rotation) % count] for seat in range(count)]
        match = play_match(
            self.game, by_seat, f"{self.seed}/{deal}", self.options, time.perf_counter
        )
        outcome = match.outcome
        ranks = _ranks(outcome.ranking)
        return GameRecord(
            shares=tuple(outcome.share(seat) for seat in seats),
            totals=tuple(outcome.totals[seat] for seat in seats),
            ranks=tuple(ranks[seat] for seat in seats),
            decisions=len(match.actions),
            reason=outcome.reason,
        )


def _ranks(ranking: list[list[int]]) -> dict[int, float]:
    """Each seat's rank from 1; those who share places share their mean."""
    ranks: dict[int, float] = {}
    for group in ranking:
        shared = len(ranks) + (len(group) + 1) / 2
        ranks.update(dict.fromkeys(group, shared))
    return ranks


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: str = "arena",
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> SimulationResult:
    """Play so many games between bots, one spec per seat, and summarise them.

    Entrants change seats from game to game. If the number of games is no multiple of the number of
    seats, the last deal is not played in every rotation. `progress` is called with the number of
    games finished so far.
    """
    plan = _checked_plan(game, seats, games, seed, options, jobs)
    start = time.perf_counter()
    records: dict[int, GameRecord] = {}
    chunks = _play_here(plan, games) if jobs == 1 else _play_in_pool(plan, games, jobs)
    for chunk in chunks:
        records.update(chunk)
        if progress is not None:
            progress(len(records))
    in_order = [records[number] for number in range(games)]
    seconds = time.perf_counter() - start
    return summarise(game, plan.specs, seed, plan.options, in_order, seconds)


def _checked_plan(
    game: str,
    seats: Sequence[str],
    count: int,
    seed: str,
    options: Mapping[str, object] | None,
    jobs: int,
) -> Plan:
    """Find every mistake before the first game, and before a process is started."""
    if count < 1:
        raise SetupError("arena/invalid", f"A simulation has at least 1 game, not {count}.")
    if jobs < 1:
        raise SetupError("arena/invalid", f"A simulation runs in at least 1 process, not {jobs}.")
    facts = games.get(game)
    facts.start(len(seats), seed, options)
    for spec in seats:
        bots.make(spec, time.perf_counter)
    settings: dict[str, object] = {**facts.read_options({} if options is None else options)}
    return Plan(game, tuple(seats), seed, settings)


def _play_here(plan: Plan, count: int) -> Iterator[dict[int, GameRecord]]:
    for number in range(count):
        yield {number: plan.play(number)}


def _play_in_pool(plan: Plan, count: int, jobs: int) -> Iterator[dict[int, GameRecord]]:
    """Chunks of games as they are finished, in no particular order."""
    context = multiprocessing.get_context("spawn")  # the same on every system
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _prepare_worker, (plan, stop))
    try:
        futures: list[Future[dict[int, GameRecord]]] = [
            pool.submit(_play_chunk, first, last) for first, last in _chunks(count, jobs)
        ]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool as error:
        raise ArenaError(
            "arena/worker-died",
            "A worker of the simulation died, perhaps for want of memory; its games are lost.",
        ) from error
    finally:
        # Also on Ctrl-C: workers finish the game at hand and no more.
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _chunks(count: int, jobs: int) -> list[tuple[int, int]]:
    """Neighbouring games for one errand of a worker, as (first, behind the last)."""
    size = max(1, min(LARGEST_CHUNK, count // (jobs * CHUNKS_PER_JOB)))
    return [(first, min(first + size, count)) for first in range(0, count, size)]


# What a worker process knows; set once when it starts.
_worker: tuple[Plan, Event] | None = None


def _prepare_worker(plan: Plan, stop: Event) -> None:
    global _worker  # noqa: PLW0603 - the one way to hand a process something at its start
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    _worker = (plan, stop)


def _play_chunk(first: int, last: int) -> dict[int, GameRecord]:
    """Some games in a worker; fewer if the simulation is being stopped."""
    if _worker is None:
        raise ArenaError("arena/worker-died", "A worker process was not prepared.")
    plan, stop = _worker
    records: dict[int, GameRecord] = {}
    for number in range(first, last):
        if stop.is_set():
            break
        records[number] = plan.play(number)
    return records
