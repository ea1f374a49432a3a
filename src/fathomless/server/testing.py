"""A real server in a process of its own, to be watched, stopped and killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

# Loopback only, no waiting, and room for many clients on one address.
FAST = {"scale": 0}
WIDE = {
    "connections_per_address": 4_000,
    "messages_per_second": 1e6,
    "message_burst": 1_000_000,
    "tables_per_address_per_hour": 1_000_000,
    "table_burst": 1_000_000,
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
}


class ServerProcess:
    """One run of `python -m fathomless.server`."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        limits: Mapping[str, float] | None = None,
        pace: Mapping[str, float] | None = None,
    ) -> None:
        command = [sys.executable, "-m", "fathomless.server", "--port", str(port)]
        command += ["--database", database]
        command += ["--limits", json.dumps(WIDE if limits is None else dict(limits))]
        command += ["--pace", json.dumps(FAST if pace is None else dict(pace))]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            self.process.wait()
            raise RuntimeError(f"the server did not start (exit {self.process.returncode})")
        self.port = int(self.address.rpartition(":")[2])

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """Like a power cut, as far as the process is concerned."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """Ask it to end, and wait for that; its exit code."""
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(timeout=30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


@contextmanager
def server(
    database: str,
    port: int = 0,
    limits: Mapping[str, float] | None = None,
    pace: Mapping[str, float] | None = None,
) -> Iterator[ServerProcess]:
    """A server for the time of a `with` block."""
    running = ServerProcess(database, port, limits, pace)
    try:
        yield running
    finally:
        if running.is_alive:
            running.stop()
