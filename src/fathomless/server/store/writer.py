"""Group commit: one thread writes for all tables, and one sync to the disk serves many moves."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future

from sqlalchemy import Connection, Engine

LARGEST_GROUP = 512

Work = Callable[[Connection], None]
Entry = tuple[Work, "Future[None]"]


class Writer:
    """Takes work in order; a future is done when its work is on the disk, or says why it is not."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.groups = 0
        self._thread = threading.Thread(target=self._run, name="fathomless-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting does not stop the writing
        self._queue.put((work, done))
        return done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            group, last = self._take()
            if group:
                self._write(group)
            if last:
                return

    def _take(self) -> tuple[list[Entry], bool]:
        """Everything that waits, at least one entry; and whether nothing will follow."""
        group: list[Entry] = []
        entry = self._queue.get()
        while entry is not None:
            group.append(entry)
            if len(group) == LARGEST_GROUP or self._queue.empty():
                return group, False
            entry = self._queue.get()
        return group, True

    def _write(self, group: list[Entry]) -> None:
        """All in one transaction; if any fails, each in its own: none spoils another."""
        self.groups += 1
        try:
            with self._engine.begin() as connection:
                for work, _ in group:
                    work(connection)
        except Exception as error:
            if len(group) == 1:
                group[0][1].set_exception(error)
            else:
                for entry in group:
                    self._write([entry])
            return
        for _, done in group:
            done.set_result(None)
