"""The games of a tournament on disk, one to a line, so that it can be interrupted and continued."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import IO

from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.workers import ArenaError, Records

FILE = "games.jsonl"
FORMAT = 1


class GameStore:
    """A folder with the plan and every game that was finished."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / FILE
        self.head = json.dumps({"format": FORMAT, "plan": _plain(plan)}, ensure_ascii=False)
        self.records: Records = {}
        folder.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            self._read()
        else:
            self.path.write_text(self.head + "\n", encoding="utf-8")
        self.file: IO[str] = self.path.open("a", encoding="utf-8")

    def _read(self) -> None:
        """The games so far; a line that was being written when it was interrupted is dropped."""
        whole = self.path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        lines = kept.decode("utf-8").splitlines()
        if not lines or lines[0] != self.head:
            raise ArenaError(
                "arena/other-plan",
                f"{self.path} holds the games of another tournament; choose another folder, or "
                f"give the same bots, seats, seed and options to continue it.",
            )
        for number, line in enumerate(lines[1:], 2):
            try:
                game, record = _read_line(line)
            except (ValueError, KeyError, TypeError) as error:
                raise ArenaError(
                    "arena/unreadable", f"{self.path}, line {number}, is no game."
                ) from error
            self.records[game] = record
        if len(kept) < len(whole):
            self.path.write_bytes(kept)

    def add(self, records: Mapping[int, GameRecord]) -> None:
        """Some more games, on disk before this returns."""
        for number, record in records.items():
            line = {"game": number, **asdict(record)}
            self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self.file.flush()
        self.records.update(records)

    def close(self) -> None:
        """Nothing more to write."""
        self.file.close()


def _plain(plan: Plan) -> dict[str, object]:
    """The plan as it comes back from a file."""
    return {**asdict(plan), "line_ups": [list(line_up) for line_up in plan.line_ups]}


def _read_line(line: str) -> tuple[int, GameRecord]:
    data = json.loads(line)
    record = GameRecord(
        seating=tuple(data["seating"]),
        shares=tuple(data["shares"]),
        totals=tuple(data["totals"]),
        ranks=tuple(data["ranks"]),
        decisions=int(data["decisions"]),
        reason=str(data["reason"]),
    )
    return int(data["game"]), record
