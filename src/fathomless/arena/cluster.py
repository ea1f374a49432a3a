"""Games on a Ray cluster: `pip install 'fathomless[cluster]'`, on every node.

A node that is lost takes the games with it that it was playing; Ray plays them again elsewhere.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from fathomless.arena.plan import Plan
from fathomless.arena.workers import ArenaError, Records, chunks, play_here

if TYPE_CHECKING:
    from ray import ObjectRef

FOREVER = -1  # retries
WAITING_PER_CORE = 4  # errands that lie ready, so that no core waits for the next


def play_on_cluster(
    plan: Plan, numbers: Sequence[int], address: str
) -> Generator[Records, None, None]:
    """Chunks of games from wherever they were played."""
    connect(address)
    import ray

    cores = int(ray.cluster_resources().get("CPU", 1))
    errand = ray.remote(max_retries=FOREVER)(play_chunk)
    todo = list(reversed(chunks(numbers, cores)))
    running: list[ObjectRef[Records]] = []
    try:
        while todo or running:
            while todo and len(running) < WAITING_PER_CORE * cores:
                running.append(errand.remote(plan, list(todo.pop())))
            done, running = ray.wait(running, num_returns=1)
            yield ray.get(done[0])
    except ray.exceptions.RayError as error:
        raise ArenaError("arena/cluster", f"The cluster failed: {error}.") from error
    finally:
        for errand_left in running:
            ray.cancel(errand_left)
        ray.shutdown()


def connect(address: str) -> None:
    """Join the cluster as its driver."""
    try:
        import ray
    except ImportError as error:
        raise ArenaError(
            "arena/cluster", "Ray is not installed; try: pip install 'fathomless[cluster]'."
        ) from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ArenaError("arena/cluster", f"No cluster at {address}: {error}.") from error


def play_chunk(plan: Plan, numbers: list[int]) -> Records:
    """Some games, on a node."""
    records: Records = {}
    for some in play_here(plan, numbers):
        records.update(some)
    return records
