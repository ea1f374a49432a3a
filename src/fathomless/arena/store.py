"""The games of a tournament on disk, one to a line, so that it can be interrupted and continued."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from fathomless.arena.difference import differences
from fathomless.arena.lock import FolderLock
from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.workers import ArenaError, Records

FILE = "games.jsonl"
# 1: bots had the same chance in all games of a deal. Such games do not go on as others began.
FORMAT = 2
# What a line raises that is no game or no plan; the last one is a number without end.
UNREADABLE = (ValueError, KeyError, TypeError, OverflowError)


class GameStore:
    """A folder with the plan and every game that was finished; nobody else writes there."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / FILE
        self.plan = plan
        # In ASCII: some letters are the end of a line to other programs.
        self.head = json.dumps({"format": FORMAT, "plan": _plain(plan)})
        self.records: Records = {}
        with ExitStack() as stack:  # undone where something fails
            try:
                folder.mkdir(parents=True, exist_ok=True)
                stack.callback(FolderLock(folder).release)
                self.file: IO[str] = stack.enter_context(self.path.open("a", encoding="utf-8"))
            except OSError as error:
                raise unwritable(folder, error) from error
            self._read()
            self._open = stack.pop_all()

    def _read(self) -> None:
        """The games so far; a line that was being written when it was interrupted is dropped."""
        whole = self.path.read_bytes()
        if not whole:
            self._write(self.head + "\n")
            return
        *lines, rest = whole.split(b"\n")
        self._check(lines[0] if lines else b"")
        for number, line in enumerate(lines[1:], 2):
            try:
                game, record = _read_line(line)
            except UNREADABLE as error:
                raise ArenaError(
                    "arena/unreadable", f"{self.path}, line {number}, is no game."
                ) from error
            self.records[game] = record
        self.file.truncate(len(whole) - len(rest))

    def _check(self, head: bytes) -> None:
        """Refuse games that cannot go on, and say why."""
        written, kept = _read_head(head)
        safe = "Its games stay as they are; choose another folder"
        if written not in (None, FORMAT):
            raise ArenaError(
                "arena/other-format",
                f"{self.path} holds games of format {written}, and this version plays format "
                f"{FORMAT}: they do not mix. {safe}.",
            )
        if kept is None:
            raise ArenaError(
                "arena/other-plan",
                f"{self.path} holds something else than games. It stays as it is; choose another "
                f"folder.",
            )
        if apart := differences(kept, self.plan):
            raise ArenaError(
                "arena/other-plan",
                f"{self.path} holds another tournament: {'; '.join(apart)}. {safe}, or give the "
                f"same to continue it.",
            )

    def add(self, records: Mapping[int, GameRecord]) -> None:
        """Some more games, on disk before this returns."""
        lines = ({"game": number, **asdict(record)} for number, record in records.items())
        self._write("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
        self.records.update(records)

    def _write(self, text: str) -> None:
        self.file.write(text)
        self.file.flush()

    def close(self) -> None:
        """Nothing more to write; others may."""
        self._open.close()


def seed_in(folder: Path) -> str | None:
    """The seed of the tournament there; None if there is none."""
    try:
        with (folder / FILE).open("rb") as file:
            seed = _json(file.readline())["plan"]["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, str) else None


def unwritable(path: Path, error: OSError) -> ArenaError:
    """What the system refused, for a file or a folder that is to be written."""
    return ArenaError(
        "file/unwritable", f"{path} cannot be written: {error.strerror or error}. Choose another."
    )


def check_writable(path: Path) -> None:
    """Find out before the games whether a file can be written after them; makes its folder."""
    there = path.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a", encoding="utf-8").close()
        if not there:
            path.unlink()
    except OSError as error:
        raise unwritable(path, error) from error


def _read_head(head: bytes) -> tuple[int | None, Plan | None]:
    """The format and the plan of a first line; None for what it does not hold."""
    try:
        data = _json(head)
        written = int(data["format"])
    except UNREADABLE:
        return None, None
    try:
        plan = data["plan"]
        line_ups = tuple(tuple(map(int, line_up)) for line_up in plan["line_ups"])
        specs, options = tuple(map(str, plan["specs"])), dict(plan["options"])
        kept = Plan(str(plan["game"]), specs, str(plan["seed"]), options, line_ups)
    except UNREADABLE:
        return written, None
    return written, kept if line_ups else None


def _plain(plan: Plan) -> dict[str, object]:
    """The plan as it comes back from a file."""
    return {**asdict(plan), "line_ups": [list(line_up) for line_up in plan.line_ups]}


def _json(line: bytes) -> Any:
    """What a line holds; a ValueError if that is no text, or no JSON."""
    return json.loads(line.decode("utf-8"))


def _read_line(line: bytes) -> tuple[int, GameRecord]:
    data = _json(line)
    record = GameRecord(
        seating=tuple(data["seating"]),
        shares=tuple(data["shares"]),
        totals=tuple(data["totals"]),
        ranks=tuple(data["ranks"]),
        decisions=int(data["decisions"]),
        reason=str(data["reason"]),
    )
    return int(data["game"]), record
