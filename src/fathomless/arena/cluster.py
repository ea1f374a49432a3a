"""Games on a Ray cluster: `pip install 'fathomless[cluster]'`, on every node.

A node that is lost takes the games with it that it was playing; Ray plays them again elsewhere.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fathomless.arena.own import modules_here
from fathomless.arena.plan import Plan
from fathomless.arena.workers import ArenaError, Records, play_here
from fathomless.core.errors import FathomlessError

if TYPE_CHECKING:
    from ray import ObjectRef
    from ray.exceptions import RayError

FOREVER = -1  # retries
WAITING_PER_CORE = 2  # errands that lie ready, so that no core waits for the next
ERRANDS_PER_CORE = 16  # in all, at least: enough that no core waits long for the last one
LARGEST_ERRAND = 64  # games
SECONDS_TO_REPORT = 1.0  # an errand ends with the game that passes this; the rest goes back
SECONDS_TO_FINISH = 3.0  # for the errands at hand, when no more are wanted
SECONDS_TO_CONNECT = 5.0
# Ray speaks gRPC, over HTTP/2. There each side begins with a frame of settings.
SETTINGS = b"\4"
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + SETTINGS + bytes(5)


def play_on_cluster(
    plan: Plan, numbers: Sequence[int], address: str
) -> Generator[Records, None, None]:
    """Games from wherever they were played. What was finished before Ctrl-C still comes."""
    connect(address, modules_here(plan.specs))
    import ray

    team = Team(plan, numbers)
    try:
        yield from team.play()
    except ray.exceptions.RayError as error:
        raise mistake_of(error) from error
    except KeyboardInterrupt:
        yield from team.finish()
        raise
    finally:
        team.end()
        ray.shutdown()


def connect(address: str, modules: Sequence[ModuleType] = ()) -> None:
    """Join the cluster as its driver; its nodes get the modules, which they may not have."""
    check_cluster(address)
    import ray

    try:
        sent: dict[str, object] = {"py_modules": list(modules)} if modules else {}
        with sigterm_as_before():
            ray.init(
                address=address, log_to_driver=False, logging_level=logging.ERROR, runtime_env=sent
            )
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise no_cluster(address, error) from error


def check_cluster(address: str) -> None:
    """Refuse an address where none answers."""
    if find_spec("ray") is None:
        raise ArenaError(
            "arena/cluster", "Ray is not installed; try: pip install 'fathomless[cluster]'."
        )
    try:
        knock(address)
    except (OSError, ValueError) as error:
        raise no_cluster(address, error) from error


def no_cluster(address: str, error: Exception) -> ArenaError:
    """Nobody there, or somebody else."""
    return ArenaError("arena/cluster", f"No cluster at {address}: {reason_of(error)}.")


@contextmanager
def sigterm_as_before() -> Iterator[None]:
    """Ray would hear the signal instead of whoever heard it before, and end at once."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if callable(before) and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)


def reason_of(error: Exception) -> str:
    """Why nobody was reached, without a number or a full stop."""
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return said.rstrip(".")


def knock(address: str) -> None:
    """Find out whether a cluster answers there: Ray itself would try for minutes."""
    parts = urlsplit(address if "://" in address else f"ray://{address}")
    if parts.hostname is None or parts.port is None:
        return  # such as `auto`, which Ray looks up
    with socket.create_connection((parts.hostname, parts.port), SECONDS_TO_CONNECT) as line:
        if os.environ.get("RAY_USE_TLS", "0") == "0":
            line.sendall(GREETING)
            if line.recv(9)[3:4] != SETTINGS:
                raise ConnectionError("whoever is there is no Ray cluster")


def mistake_of(error: RayError) -> FathomlessError:
    """What went wrong, as it would be told without a cluster."""
    from ray.exceptions import RayTaskError

    if not isinstance(error, RayTaskError):
        return ArenaError("arena/cluster", f"The cluster failed: {error}.")
    cause = error.cause
    if isinstance(cause, FathomlessError):
        return cause
    return ArenaError(
        "arena/cluster", f"A game failed on the cluster: {type(cause).__name__}: {cause}."
    )


class Team:
    """The cores of the cluster, and what they are to do."""

    def __init__(self, plan: Plan, numbers: Sequence[int]) -> None:
        import ray

        self.plan = plan
        self.cores = int(ray.cluster_resources().get("CPU", 1))
        self.todo = list(reversed(errands(numbers, self.cores)))
        self.running: dict[ObjectRef[Records], Sequence[int]] = {}

    def play(self) -> Iterator[Records]:
        """What comes back, until all games are played."""
        import ray

        errand = ray.remote(max_retries=FOREVER)(run_errand)
        while self.todo or self.running:
            while self.todo and len(self.running) < WAITING_PER_CORE * self.cores:
                numbers = self.todo.pop()
                self.running[errand.remote(self.plan, list(numbers))] = numbers
            done, _ = ray.wait(list(self.running), num_returns=1)
            yield self._take(done[0])

    def finish(self) -> Iterator[Records]:
        """What they have finished; the errands at hand too, if that does not take long."""
        import ray

        left = list(self.running)
        done, _ = ray.wait(left, num_returns=len(left), timeout=SECONDS_TO_FINISH)
        for each in done:
            yield self._take(each)

    def end(self) -> None:
        """Nothing more is wanted."""
        import ray

        for each in self.running:
            ray.cancel(each)

    def _take(self, done: ObjectRef[Records]) -> Records:
        """One report; the games that the errand had no time for are still to be played."""
        import ray

        numbers = self.running.pop(done)
        records: Records = ray.get(done)
        if len(records) < len(numbers):
            self.todo.append(numbers[len(records) :])
        return records


def errands(numbers: Sequence[int], cores: int) -> list[Sequence[int]]:
    """Neighbouring games, so many that it is worth the way."""
    size = max(1, min(LARGEST_ERRAND, len(numbers) // (cores * ERRANDS_PER_CORE)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def run_errand(plan: Plan, numbers: list[int]) -> Records:
    """Some games, on a node: at least one, and as many as there is time for."""
    records: Records = {}
    until = time.monotonic() + SECONDS_TO_REPORT
    for some in play_here(plan, numbers):
        records.update(some)
        if time.monotonic() >= until:
            break
    return records
