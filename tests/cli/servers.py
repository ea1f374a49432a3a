"""A command that serves, in a process of its own, and a browser that notes what it shall open."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from tests.cli.commands import INTERRUPTIBLE, PROGRAM, ROOT

ADDRESS = re.compile(r"runs at (http://\S+:\d+)\. ")
SECONDS = 30.0


class Serving:
    """A command that goes on until it is interrupted."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", INTERRUPTIBLE, *PROGRAM, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
            env={**os.environ, **environment},
        )
        self.printed: list[str] = []
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            for line in output:
                self._lines.put(line.rstrip("\n"))

    def until(self, pattern: str | re.Pattern[str]) -> re.Match[str]:
        """Wait for a line with this in it."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                line = self._lines.get(timeout=max(end - time.monotonic(), 0.0))
            except queue.Empty:
                raise AssertionError(f"no {pattern!r} in {self.printed}") from None
            self.printed.append(line)
            if found := re.search(pattern, line):
                return found

    @property
    def address(self) -> str:
        """Where it serves, once it has said so."""
        for line in self.printed:
            if found := ADDRESS.search(line):
                return found[1]
        return self.until(ADDRESS)[1]

    def interrupt(self) -> int:
        """Press Ctrl+C, and give the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(SECONDS)

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self.process.poll() is None:
                self.interrupt()
        finally:
            self.process.kill()
            self._reader.join(SECONDS)


class NotedBrowser:
    """A program that notes the addresses it is given."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "opened"
        self.program = folder / "browser"
        self.program.write_text(f'#!/bin/sh\necho "$1" >> {self.notes}\n', encoding="utf-8")
        self.program.chmod(0o755)

    @property
    def opened(self) -> list[str]:
        return self.notes.read_text(encoding="utf-8").splitlines() if self.notes.exists() else []

    def until(self, count: int) -> list[str]:
        """Wait until so many addresses were opened."""
        end = time.monotonic() + SECONDS
        while len(self.opened) < count:
            assert time.monotonic() < end, self.opened
            time.sleep(0.02)
        return self.opened
