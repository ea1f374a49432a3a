from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from fathomless.core.errors import FathomlessError
from fathomless.play import files
from fathomless.play.record import MatchError, create, create_numbered, parse, reopen
from tests.play.matches import new_match, new_replay, play_first, resumed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "one.replay"


@pytest.fixture
def data(path: Path) -> bytes:
    """A match in the middle, on disk and left."""
    match = new_match(path=path)
    play_first(match, 4)
    assert match.record is not None
    match.record.close()
    return path.read_bytes()


def code_of(path: Path) -> str:
    with pytest.raises(FathomlessError) as refused:
        reopen(path)
    return refused.value.code


def test_every_action_is_on_the_disk_at_once(path: Path) -> None:
    match = new_match(path=path)
    assert path.read_text() == str(match.replay)
    for _ in range(3):
        play_first(match, 1)
        assert path.read_text() == str(match.replay)


def test_a_record_is_a_replay(path: Path, data: bytes) -> None:
    replay = files.load_replay(path)
    assert str(replay).encode() == data
    assert not replay.run().is_over


def test_a_file_that_is_there_is_never_touched(path: Path, data: bytes) -> None:
    with pytest.raises(MatchError) as refused:
        create(path, new_replay())
    assert refused.value.code == "match/exists"
    assert path.read_bytes() == data


def test_new_matches_are_numbered_on(tmp_path: Path) -> None:
    (tmp_path / "the-abyss-7.replay").touch()
    (tmp_path / "the-abyss-other.replay").touch()
    names = [create_numbered(tmp_path, new_replay()).path.name for _ in range(2)]
    assert names == ["the-abyss-8.replay", "the-abyss-9.replay"]


def test_only_one_at_a_time(path: Path, data: bytes) -> None:
    _, record = resumed(path)
    assert code_of(path) == "match/busy"
    record.close()
    resumed(path)[1].close()
    assert path.read_bytes() == data


def test_a_torn_last_line_is_dropped_wherever_it_was_torn(path: Path, data: bytes) -> None:
    last = data.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(last + 1, len(data)):
        path.write_bytes(data[:end])
        record, replay, torn = reopen(path)
        record.close()
        assert torn == data[last:end].decode()
        assert path.read_bytes() == data[:last] == str(replay).encode()


def test_zeros_after_a_crash_of_the_machine_are_dropped(path: Path, data: bytes) -> None:
    path.write_bytes(data + b"0 dr" + bytes(40))
    record, _, torn = reopen(path)
    record.close()
    assert torn == "0 dr"
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"fathomless-replay 1\n", b"something else\n"),
        (b"player 0 me\n", b""),
        (b"player 0 me\n", b"player 1 me\n"),
        (b"player 0 me\n", b"player 7 me\n"),
        (b"player 0 me\n", b"player x me\n"),
        (b"seats 2\n", b"seats 3\n"),
        (b"seats 2\n", b"seats nine\n"),
        (b"seats 2\n", b"seats 9\n"),
        (b'seed "pearl"\n', b'seed "other"\n'),
        (b'seed "pearl"\n', b"seed pearl\n"),
        (b'name 1 "Ines"\n', b"name 1 Ines\n"),
        (b'name 1 "Ines"\n', b'name 1 "\\u001b[2J"\n'),
        (b"option target 12\n", b"option target many\n"),
    ],
)
def test_a_damaged_header_is_refused_and_left(
    path: Path, data: bytes, old: bytes, new: bytes
) -> None:
    assert old in data
    damaged = data.replace(old, new, 1)
    path.write_bytes(damaged)
    assert code_of(path) == "match/corrupt"
    assert path.read_bytes() == damaged


@pytest.mark.parametrize(
    "line", [b"7 draw", b"0 fly", b"0 stop", b"1 stop", b"draw", b"\xff", b"\x00\x00", b"0 \x1b[2J"]
)
def test_a_damaged_action_is_refused_and_left(path: Path, data: bytes, line: bytes) -> None:
    damaged = data.replace(b"\n\n", b"\n\n" + line + b"\n", 1)
    path.write_bytes(damaged)
    assert code_of(path) == "match/corrupt"
    assert path.read_bytes() == damaged


def test_a_match_of_other_rules_is_refused_by_name(path: Path, data: bytes) -> None:
    for old, new, code in [
        (b"rules 1\n", b"rules 9\n", "replay/foreign"),
        (b"fathomless-replay 1\n", b"fathomless-replay 2\n", "replay/version"),
        (b"game the-abyss\n", b"game the-abbey\n", "game/unknown"),
    ]:
        path.write_bytes(data.replace(old, new, 1))
        assert code_of(path) == code


def test_actions_after_the_end_are_damage(path: Path) -> None:
    match = new_match(path=path)
    play_first(match)
    assert match.record is not None
    match.record.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b"0 draw\n")
    assert code_of(path) == "match/corrupt"
    assert parse(path, whole).run().is_over


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n\n", b"\xff\xfe", b"0 draw\n"])
def test_what_is_no_match_is_refused(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert code_of(path) == "match/corrupt"
    assert path.read_bytes() == content


def test_a_huge_file_is_refused_unread(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomless.play.record.MAX_BYTES", 1000)
    path.parent.mkdir()
    path.write_bytes(b"x" * 200_000)
    assert code_of(path) == "match/corrupt"


def test_there_is_no_such_match(path: Path) -> None:
    assert code_of(path) == "match/unknown"


def test_a_move_that_cannot_be_kept_is_not_played(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(path=path)
    play_first(match, 2)
    before, view = path.read_bytes(), match.state.view(0)

    def full(descriptor: int, data: bytes) -> int:
        if len(data) > 3:
            return real(descriptor, data[:3])  # a part is written, then the disk is full
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    real = os.write
    monkeypatch.setattr("os.write", full)
    with pytest.raises(MatchError) as refused:
        match.act(match.state.legal()[0])
    assert refused.value.code == "match/not-saved"
    assert path.read_bytes() == before
    assert match.state.view(0) == view
    monkeypatch.undo()
    play_first(match, 1)
    assert path.read_text() == str(match.replay)


def test_matches_lie_where_the_user_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMLESS_HOME", str(tmp_path))
    assert files.match_path("one") == tmp_path / "matches" / "one.replay"
    assert files.match_name(tmp_path / "matches" / "one.replay") == "one"
    assert files.match_path("here/two") == Path("here/two")
    assert files.match_path("two.replay") == Path("two.replay")
    assert files.match_name(Path("two.replay")) == "two.replay"
    monkeypatch.delenv("FATHOMLESS_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert files.home() == tmp_path / "data" / "fathomless"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert files.home() == tmp_path / ".local" / "share" / "fathomless"


@pytest.mark.parametrize("name", ["", "..", ".hidden", "a b", "ł", "x" * 65])
def test_a_bad_name_for_a_match_is_refused(name: str) -> None:
    with pytest.raises(FathomlessError) as refused:
        files.match_path(name)
    assert refused.value.code == "match/name"
