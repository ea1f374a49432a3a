"""A match on disk: a replay that grows by one line per action.

Every line is on the disk before its action is shown, so that a match can be left in any way at any
moment. Only one process at a time writes a match. A last line without its end was being written
when something stopped the process; it was never shown, and is dropped. Any other damage is refused
and the file stays as it is.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.replay import Replay
from fathomless.play.files import MAX_BYTES, decode
from fathomless.play.lock import try_lock
from fathomless.play.players import Player, check_name
from fathomless.play.text import SHELL

LANGUAGE = "language"
BINARY = getattr(os, "O_BINARY", 0)  # no translation of line ends on Windows


class MatchError(FathomlessError):
    """A match that cannot be kept or resumed: `match/…`."""


class Record:
    """The open file of one match, locked for this process."""

    def __init__(self, path: Path, descriptor: int, offsets: list[int]) -> None:
        self.path = path
        self._descriptor = descriptor
        self._offsets = offsets  # where each action's line begins, and where the next one will

    def append(self, seat: int, action: Action) -> None:
        """Keep one more action; when this returns, it is on the disk."""
        line = f"{seat} {action}\n".encode()
        end = self._offsets[-1]
        try:
            _write(self._descriptor, line)
            os.fsync(self._descriptor)
        except OSError as error:
            self._cut(end)
            why = error.strerror or str(error)
            raise MatchError(
                "match/not-saved", f"Not saved, so the move was not played: {self.path}: {why}."
            ) from error
        self._offsets.append(end + len(line))

    def shorten(self, count: int) -> None:
        """Keep only the first so many actions."""
        self._cut(self._offsets[count])
        os.fsync(self._descriptor)
        del self._offsets[count + 1 :]

    def close(self) -> None:
        """Give the file back."""
        os.close(self._descriptor)

    def _cut(self, end: int) -> None:
        os.ftruncate(self._descriptor, end)
        os.lseek(self._descriptor, end, os.SEEK_SET)


def create(path: Path, replay: Replay) -> Record:
    """A new record; a file that is there already is never touched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o644)
    except FileExistsError:
        raise MatchError("match/exists", f"{path} exists already.") from None
    try_lock(descriptor)
    data = str(replay).encode()
    _write(descriptor, data)
    os.fsync(descriptor)
    _sync_folder(path.parent)
    return Record(path, descriptor, _offsets(data))


def create_numbered(folder: Path, replay: Replay) -> Record:
    """A new record under the next free name: the-abyss-1, then the-abyss-2."""
    stem = f"{replay.game.name}-"
    taken = [path.stem.removeprefix(stem) for path in folder.glob(f"{stem}*.replay")]
    number = max((int(text) for text in taken if text.isdecimal() and len(text) < 9), default=0) + 1
    while True:
        try:
            return create(folder / f"{stem}{number}.replay", replay)
        except MatchError:  # another process was quicker
            number += 1


def reopen(path: Path) -> tuple[Record, Replay, str]:
    """An existing record to go on with, its replay, and the torn line that was dropped, if any."""
    try:
        descriptor = os.open(path, os.O_RDWR | BINARY)
    except FileNotFoundError:
        raise MatchError("match/unknown", f"There is no match {path}.") from None
    try:
        if not try_lock(descriptor):
            raise MatchError("match/busy", f"{path} is being played in another window.")
        data = _read(descriptor, path)
        whole, torn = split_torn(data)
        replay = parse(path, whole)
        offsets = _offsets(whole)
        if len(offsets) != len(replay.actions) + 1:
            raise corrupt(path, "its lines have no clear ends")
        record = Record(path, descriptor, offsets)
        if torn:
            record.shorten(len(replay.actions))
        return record, replay, torn.decode("utf-8", "replace").rstrip("\0")
    except BaseException:
        os.close(descriptor)
        raise


def is_busy(path: Path) -> bool:
    """Whether another process has this match open."""
    descriptor = os.open(path, os.O_RDWR | BINARY)
    try:
        return not try_lock(descriptor)
    finally:
        os.close(descriptor)


def parse(path: Path, data: bytes) -> Replay:
    """The replay of a match; it has been run through, so every action in it is legal."""
    try:
        replay = Replay.parse(decode(path, data))
        players_of(replay)
        replay.run()
    except FathomlessError as error:
        if error.code in ("replay/foreign", "replay/version", "replay/too-long", "game/unknown"):
            raise
        raise corrupt(path, error.message) from error
    return replay


def corrupt(path: Path, what: str) -> MatchError:
    """The error for a damaged record."""
    what = what.rstrip(".")
    return MatchError("match/corrupt", f"{path} is damaged and was left as it is. {what}.")


def split_torn(data: bytes) -> tuple[bytes, bytes]:
    """The whole lines, and the beginning of a line that was never finished."""
    end = data.rfind(b"\n") + 1
    return data[:end], data[end:]


def player_fields(players: Sequence[Player]) -> list[tuple[str, str]]:
    """The header fields that say who plays."""
    fields = [("player", f"{seat} {player.spec}") for seat, player in enumerate(players)]
    for seat, player in enumerate(players):
        if player.name:
            fields.append(("name", f"{seat} {json.dumps(player.name)}"))
    return fields


def language_field(language: str) -> tuple[str, str]:
    """The header field that says in which language a match is played."""
    return LANGUAGE, language


def language_of(replay: Replay) -> str | None:
    """The language of a match; None if it does not say, or names one that is not spoken here."""
    found = dict(replay.extra).get(LANGUAGE)
    return found if found in SHELL else None


def players_of(replay: Replay) -> list[Player]:
    """Who plays a match, from its header."""
    specs = specs_of(replay)
    if sorted(specs) != list(range(replay.seats)):
        raise MatchError("match/corrupt", "It does not say who plays each seat.")
    names = names_of(replay)
    return [Player(specs[seat], names.get(seat, "")) for seat in range(replay.seats)]


def specs_of(replay: Replay) -> dict[int, str]:
    """How the seats' players are written, as far as the header has them."""
    return _by_seat(replay, "player")


def names_of(replay: Replay) -> dict[int, str]:
    """The seats' names, as far as the header has them."""
    names: dict[int, str] = {}
    for seat, text in _by_seat(replay, "name").items():
        try:
            name = json.loads(text)
        except ValueError:
            name = None
        if not isinstance(name, str):
            raise MatchError("match/corrupt", f"The name of seat {seat} must be a quoted text.")
        names[seat] = check_name(name)
    return names


def _by_seat(replay: Replay, field: str) -> dict[int, str]:
    found: dict[int, str] = {}
    for name, value in replay.extra:
        if name != field:
            continue
        seat, _, rest = value.partition(" ")
        if not seat.isdecimal() or len(seat) > 2 or not rest or int(seat) in found:
            raise MatchError("match/corrupt", f"The field {field!r} does not fit: {value!r}.")
        found[int(seat)] = rest.strip()
    return found


def _offsets(data: bytes) -> list[int]:
    """Where each action's line begins, and the end. The first empty line closes the header."""
    offsets: list[int] = []
    place = 0
    in_header = True
    for line in data.splitlines(keepends=True):
        text = line.strip()
        if in_header:
            in_header = bool(text)
        elif text and not text.startswith(b"#"):
            offsets.append(place)
        place += len(line)
    return [*offsets, place]


def _read(descriptor: int, path: Path) -> bytes:
    data = bytearray()
    while chunk := os.read(descriptor, 1 << 16):
        data += chunk
        if len(data) > MAX_BYTES:
            raise corrupt(path, "it is longer than any match")
    return bytes(data)


def _write(descriptor: int, data: bytes) -> None:
    """All of it: one call may write less."""
    while data:
        data = data[os.write(descriptor, data) :]


def _sync_folder(folder: Path) -> None:
    """The new name itself onto the disk, where folders can be synced."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
