"""Where matches lie, and how to read a file that may be anything."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import fathomless.games  # noqa: F401 - it makes the games known, by whose names replays are read
from fathomless.core.errors import FathomlessError, ReplayError, SetupError
from fathomless.core.replay import MAX_CHARACTERS, Replay

SUFFIX = ".replay"
MAX_BYTES = 4 * MAX_CHARACTERS

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


class FileError(FathomlessError):
    """A file that cannot be read or written: `file/…`."""


def home() -> Path:
    """The folder of everything that is kept: $FATHOMLESS_HOME, or the user's data folder."""
    chosen = os.environ.get("FATHOMLESS_HOME")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "fathomless"


def matches_folder() -> Path:
    """Where match records lie."""
    return home() / "matches"


def match_path(name: str) -> Path:
    """The file of a match: a path if it has a / or ends in .replay, else a name in the folder."""
    if name.endswith(SUFFIX) or "/" in name or os.sep in name:
        return Path(name).expanduser()
    if not _NAME.fullmatch(name):
        raise SetupError("match/name", f"{name!r} is no name for a match: letters, digits, . _ -")
    return matches_folder() / f"{name}{SUFFIX}"


def match_name(path: Path) -> str:
    """What to call the match in this file: its name if it lies in the matches folder."""
    return path.stem if path.parent == matches_folder() else str(path)


def replay_path(name: str) -> Path:
    """A replay by its path or, where there is no such file, by the name of a match."""
    path = Path(name).expanduser()
    if path.exists() or not _NAME.fullmatch(name):
        return path
    match = match_path(name)
    return match if match.exists() else path


def saved_matches() -> list[Path]:
    """Every match record in the folder, the one last played first."""
    found = [path for path in matches_folder().glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def read_bytes(path: Path) -> bytes:
    """What is in the file, unless it is far too long for a replay."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise ReplayError("replay/too-long", f"{path} is longer than any match.")
    return data


def decode(path: Path, data: bytes) -> str:
    """The file as text."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(
            "file/not-text", f"{path} is no text: byte {error.start} is not UTF-8."
        ) from error


def load_replay(path: Path) -> Replay:
    """The replay in a file; whether it re-runs shows when it is run."""
    return Replay.parse(decode(path, read_bytes(path)))
