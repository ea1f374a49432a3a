"""A folder that one process at a time writes into.

The lock is a file with the number of the process that holds it. What counts is that the system
holds the file locked for that process: with the process, however it ends, the lock is gone, and a
file that it leaves behind stops nobody.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from fathomless.arena.workers import ArenaError

LOCK = "games.lock"


class FolderLock:
    """Held from when it is made until it is released."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK
        self.file = self._take()
        self.file.truncate(0)
        self.file.write(f"{os.getpid()}\n")
        self.file.flush()

    def _take(self) -> IO[str]:
        while True:
            file = self.path.open("a+", encoding="utf-8")
            try:
                hold(file)
            except (BlockingIOError, PermissionError):
                with file:
                    raise self._refusal(file) from None
            except OSError:
                return file  # a file system without locks: no reason to play nothing at all there
            if self._is_there(file):
                return file
            file.close()  # it was removed between being opened and being locked

    def _is_there(self, file: IO[str]) -> bool:
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def _refusal(self, file: IO[str]) -> ArenaError:
        file.seek(0)
        holder = file.readline().strip()
        by = f"process {holder}" if holder.isdecimal() else "another process"
        return ArenaError(
            "arena/in-use",
            f"{by[0].upper()}{by[1:]} is playing into {self.path.parent}. Nothing there was "
            f"changed; wait until it has ended, or choose another folder.",
        )

    def release(self) -> None:
        """Let others in."""
        with suppress(OSError):  # some systems do not remove what is open; then it stays, unlocked
            self.path.unlink()
        self.file.close()


def hold(file: IO[str]) -> None:
    """Lock an open file for this process, or raise an OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(1 << 20)  # behind the number: there nobody reads what is locked
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
