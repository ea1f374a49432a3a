from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import refusal, run

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "the_abyss"
FILE = GOLDEN / "three-seats-end-by-stop.replay"


def test_without_a_terminal_the_log_is_printed() -> None:
    result = run("replay", str(FILE))
    assert result.exit_code == 0
    moves = FILE.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    assert f"{len(moves):>5}  " in result.stdout
    assert "The Abyss is over" in result.stdout


def test_one_moment() -> None:
    first = run("replay", str(FILE), "--at", "0").stdout
    assert "move 0 of" in first
    assert "your hand" not in first
    assert "your hand" in run("replay", str(FILE), "--at", "7", "--seat", "1").stdout
    assert (
        "twoja ręka" in run("replay", str(FILE), "--at", "7", "--seat", "1", "--lang", "pl").stdout
    )


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.replay")), ids=lambda file: file.stem)
def test_every_golden_replay_can_be_told(file: Path) -> None:
    result = run("replay", str(file))
    assert result.exit_code == 0, result.output
    assert "wins, " in result.stdout


def test_a_match_is_a_replay_by_its_name(home: Path) -> None:
    run("play", "the-abyss", "--seed", "x", "--save", "mine", typed="1\n1\n")
    assert "The match is not finished." in run("replay", "mine").stdout


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("fathomless-replay 1", "a letter", "replay/malformed"),
        ("fathomless-replay 1", "fathomless-replay 9", "replay/version"),
        ("rules 1", "rules 9", "replay/foreign"),
        ("game the-abyss", "game chess", "game/unknown"),
        ("seats 3", "seats 7", "seats/invalid"),
        ("seats 3", "seats many", "replay/malformed"),
        ("\nseed ", "\nsaid ", "replay/malformed"),
        ("option target 70", "option target x", "options/invalid"),
        ("\n\n", "\n\n0 fly\n", "replay/malformed"),
        ("\n\n", "\n\nx draw\n", "replay/malformed"),
        ("\n\n", "\n\n9 draw\n", "replay/illegal"),
        ("\n\n", "\n\n0 stop\n1 stop\n2 stop\n", "replay/illegal"),
        ("\n\n", "\n\n" + "\n".join(["# note"] * 700_000) + "\n", "replay/too-long"),
    ],
)
def test_a_replay_that_does_not_fit(tmp_path: Path, old: str, new: str, code: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "bad.replay"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    before = path.read_bytes()
    assert refusal(run("replay", str(path))) == code
    assert path.read_bytes() == before


def test_actions_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "bad.replay"
    path.write_text(FILE.read_text(encoding="utf-8") + "0 draw\n", encoding="utf-8")
    assert refusal(run("replay", str(path))) == "replay/illegal"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refusal(run("replay", str(tmp_path / "nothing"))) == "file/not-found"
    assert refusal(run("replay", "no-such-match")) == "file/not-found"
    assert refusal(run("replay", str(tmp_path))) == "file/unreadable"
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert refusal(run("replay", str(tmp_path / "bytes"))) == "file/not-text"
    (tmp_path / "empty").touch()
    assert refusal(run("replay", str(tmp_path / "empty"))) == "replay/malformed"


def test_a_file_far_too_long_is_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomless.play.files.MAX_BYTES", 1000)
    (tmp_path / "huge").write_bytes(b"x" * 100_000)
    assert refusal(run("replay", str(tmp_path / "huge"))) == "replay/too-long"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--at", "-1"], "replay/position"),
        (["--at", "99999"], "replay/position"),
        (["--at", "soon"], "usage/invalid"),
        (["--seat", "3"], "seats/invalid"),
        (["--seat", "-1"], "seats/invalid"),
        (["--lang", "xx"], "language/unknown"),
    ],
)
def test_options_that_do_not_fit(options: list[str], code: str) -> None:
    assert refusal(run("replay", str(FILE), *options)) == code
