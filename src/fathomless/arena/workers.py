"""Games played here, in processes, or on a cluster: the same games with the same results.

The numbers of the games say what to do; what comes back are records by number, in no particular
order.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event

from fathomless.arena.plan import GameRecord, Plan
from fathomless.core.errors import FathomlessError, SetupError

Records = dict[int, GameRecord]

CHUNKS_PER_JOB = 16  # enough that no process waits long for the last one
LARGEST_CHUNK = 64


class ArenaError(FathomlessError):
    """Games that could not be finished: `arena/…`."""


def play_games(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Records, None, None]:
    """The games with these numbers, some at a time, as they are finished."""
    if jobs < 1:
        raise SetupError("arena/invalid", f"Games are played in at least 1 process, not {jobs}.")
    return play_here(plan, numbers) if jobs == 1 else play_in_pool(plan, numbers, jobs)


def play_here(plan: Plan, numbers: Sequence[int]) -> Generator[Records, None, None]:
    """One game after the other, in this process."""
    for number in numbers:
        yield {number: plan.play(number)}


def play_in_pool(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Records, None, None]:
    """Chunks of games from processes."""
    context = multiprocessing.get_context("spawn")  # the same on every system
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _prepare_worker, (plan, stop))
    try:
        futures: list[Future[Records]] = [
            pool.submit(_play_chunk, chunk) for chunk in chunks(numbers, jobs)
        ]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool as error:
        raise ArenaError(
            "arena/worker-died",
            "A worker died, perhaps for want of memory; the games it was playing are lost.",
        ) from error
    finally:
        # Also on Ctrl-C: workers finish the game at hand and no more.
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def chunks(numbers: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """Neighbouring games for one errand of a worker."""
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * CHUNKS_PER_JOB)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


# What a worker process knows; set once when it starts.
_worker: tuple[Plan, Event] | None = None


def _prepare_worker(plan: Plan, stop: Event) -> None:
    global _worker  # noqa: PLW0603 - the one way to hand a process something at its start
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    _worker = (plan, stop)


def _play_chunk(numbers: Sequence[int]) -> Records:
    """Some games in a worker; fewer if the whole is being stopped."""
    if _worker is None:
        raise ArenaError("arena/worker-died", "A worker process was not prepared.")
    plan, stop = _worker
    records: Records = {}
    for number in numbers:
        if stop.is_set():
            break
        records[number] = plan.play(number)
    return records
