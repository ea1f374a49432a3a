from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fathomless.play.files import load_replay
from fathomless.play.record import reopen
from tests.cli.commands import INTERRUPTIBLE, PROGRAM, ROOT, refusal, run, run_alone

UNSEEDED = ("play", "the-abyss", "--terminal", "--seats", "me,random", "--option", "target=12")
TERMINAL = ["play", "--terminal"]
GAME = (*UNSEEDED, "--seed", "pearl")


def record_in(home: Path, name: str = "the-abyss-1") -> Path:
    return home / "matches" / f"{name}.replay"


def test_a_whole_game(home: Path) -> None:
    result = run(*GAME, "--name", "Magda", typed="1\n" * 300)
    assert result.exit_code == 0, result.output
    assert "match the-abyss-1 · seed pearl" in result.stdout
    assert "The Abyss is over" in result.stdout
    assert f"The replay: {record_in(home)}" in result.stdout
    replay = load_replay(record_in(home))
    assert replay.run().is_over
    assert replay.extra == [
        ("player", "0 me"),
        ("player", "1 random"),
        ("name", '0 "Magda"'),
        ("name", '1 "Ines"'),
        ("language", "en"),
    ]


def test_left_and_resumed_until_the_end_equals_uninterrupted(home: Path) -> None:
    run(*GAME, "--save", "whole", typed="1\n" * 300)
    run(*GAME, "--save", "parts", typed="1\n1\nq\n")
    for _ in range(100):
        result = run("play", "--resume", "parts", typed="1\n1\n1\n")
        assert result.exit_code == 0
        if "is over" in result.stdout.rpartition("── log")[2]:
            break
    whole, parts = (record_in(home, name).read_bytes() for name in ("whole", "parts"))
    assert whole == parts


def test_resume_without_a_name_takes_the_last_unfinished(home: Path) -> None:
    run(*GAME, "--save", "first", typed="")
    run(*GAME, "--save", "second", typed="")
    run(*GAME, "--save", "third", typed="1\n" * 300)
    assert "match second" in run("play", "--resume").stdout
    os.utime(record_in(home, "first"))
    assert "match first" in run("play", "--resume").stdout
    assert "match first" in run("play", "the-abyss", "--resume").stdout


def test_a_finished_match_can_be_resumed_to_see_its_end(home: Path) -> None:
    run(*GAME, "--save", "done", typed="1\n" * 300)
    before = record_in(home, "done").read_bytes()
    assert "The Abyss is over" in run("play", "--resume", "done").stdout
    assert record_in(home, "done").read_bytes() == before
    assert refusal(run("play", "--resume")) == "match/none"


def test_a_fresh_seed_is_shown_and_used(home: Path) -> None:
    shown = re.search(r"seed ([0-9a-f]{12})", run(*UNSEEDED).stdout)
    assert shown is not None
    assert load_replay(record_in(home)).seed == shown[1]
    run(*UNSEEDED)
    assert load_replay(record_in(home, "the-abyss-2")).seed != shown[1]


def test_the_seed_is_shown_also_when_others_end_the_match_first(home: Path) -> None:
    result = run(*UNSEEDED, "--seed", "tide-55")
    assert "q leave" not in result.stdout  # nothing was asked
    assert "match the-abyss-1 · seed tide-55" in result.stdout
    assert result.stdout.count("seed tide-55") == 1


def test_a_file_can_be_named(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "mine.replay"
    run(*GAME, "--save", str(path), typed="1\n")
    assert f"--resume {path}" in run("play", "--resume", str(path)).stdout


def test_polish_by_option_and_by_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "twoja ręka" in run(*GAME, "--lang", "pl").stdout
    monkeypatch.setenv("FATHOMLESS_LANG", "pl")
    assert "twoja ręka" in run(*GAME).stdout


def test_a_match_keeps_its_language(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*GAME, "--save", "polska", "--lang", "pl", typed="q\n")
    assert "twoja ręka" in run("play", "--resume", "polska").stdout
    assert "twoja ręka" in run("play", "--resume").stdout
    assert "dziennik" in run("replay", "polska", "--at", "0").stdout
    assert "your hand" in run("play", "--resume", "polska", "--lang", "en").stdout
    run(*GAME, "--save", "english", typed="q\n")
    monkeypatch.setenv("FATHOMLESS_LANG", "pl")
    assert "your hand" in run("play", "--resume", "english").stdout
    text = record_in(home, "polska").read_text()
    for line in ("", "language tlh\n"):  # an older match, and one of a language not spoken here
        record_in(home, "polska").write_text(text.replace("language pl\n", line))
        assert "twoja ręka" in run("play", "--resume", "polska").stdout
        assert "your hand" in run("play", "--resume", "polska", "--lang", "en").stdout


def test_open_seats_are_for_the_browser() -> None:
    result = run(*TERMINAL, "the-abyss", "--seats", "me,open")
    assert refusal(result) == "seats/invalid"
    assert "Open seats are for the browser" in result.stderr


def test_a_match_in_another_window_names_one_that_waits(home: Path) -> None:
    run(*GAME, "--save", "older", typed="q\n")
    run(*GAME, "--save", "newer", typed="q\n")
    record, *_ = reopen(record_in(home, "newer"))
    try:
        result = run("play", "--resume")
        assert refusal(result) == "match/busy"
        assert "newer is being played in another window." in result.stderr
        assert "Another one waits: fathomless play --resume older" in result.stderr
        record_in(home, "older").unlink()
        assert "No other one waits." in run("play", "--resume").stderr
    finally:
        record.close()
    assert "match newer" in run("play", "--resume").stdout


def test_a_match_without_a_promise_is_checked_for_its_moves(home: Path) -> None:
    run(*GAME, "--save", "mine", typed="1\n" * 300)
    result = run("verify", "mine")
    assert result.exit_code == 1
    moves = len(load_replay(record_in(home, "mine")).actions)
    assert f"Checked: {moves} moves, every one by the rules." in result.stdout
    assert "Not checked: the deal." in result.stdout
    assert json.loads(run("verify", "mine", "--json").stdout)["moves"] == moves
    with record_in(home, "mine").open("a") as file:
        file.write("0 draw\n")
    assert "Not verified (replay/illegal)" in run("verify", "mine").stdout


def test_a_torn_line_is_dropped_with_a_note(home: Path) -> None:
    run(*GAME, "--save", "torn", typed="1\n1\n")
    path = record_in(home, "torn")
    whole = path.read_bytes()
    path.write_bytes(whole + b"0 dra")
    result = run("play", "--resume", "torn")
    assert "The last line was never finished and is dropped: 0 dra" in result.stdout
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (TERMINAL, "game/missing"),
        ([*TERMINAL, "the-abys"], "game/unknown"),
        ([*TERMINAL, "chess"], "game/unknown"),
        ([*TERMINAL, "the-abyss", "--seats", "me"], "seats/invalid"),
        ([*TERMINAL, "the-abyss", "--seats", "me,random,random,random,random"], "seats/invalid"),
        ([*TERMINAL, "the-abyss", "--seats", ""], "seats/invalid"),
        ([*TERMINAL, "the-abyss", "--seats", "me,,random"], "seats/invalid"),
        ([*TERMINAL, "the-abyss", "--seats", "me,deep-blue"], "bot/unknown"),
        ([*TERMINAL, "the-abyss", "--seats", "me,ismcts:lots"], "bot/invalid"),
        ([*TERMINAL, "the-abyss", "--seats", "me,greedy:9"], "bot/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "deck"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "=beginner"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "deck="], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "deck=huge"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "size=3"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "target=0"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "target=1e3"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "target=٧"], "options/invalid"),
        ([*TERMINAL, "the-abyss", "--option", "deck=beginner", "--option", "deck=standard"],
         "options/invalid"),
        ([*TERMINAL, "the-abyss", "--name", ""], "name/invalid"),
        ([*TERMINAL, "the-abyss", "--name", "a", "--name", "b"], "name/invalid"),
        ([*TERMINAL, "the-abyss", "--name", "\x1b[31mred"], "name/invalid"),
        ([*TERMINAL, "the-abyss", "--lang", "xx"], "language/unknown"),
        ([*TERMINAL, "the-abyss", "--save", "a b"], "match/name"),
        ([*TERMINAL, "the-abyss", "--nonsense"], "usage/invalid"),
        ([*TERMINAL, "the-abyss", "--seats"], "usage/invalid"),
        ([*TERMINAL, "the-abyss", "again"], "usage/invalid"),
        (["play", "--resume"], "match/none"),
        (["play", "the-abyss", "--resume"], "match/none"),
        (["play", "--resume", "nothing"], "match/unknown"),
        (["play", "--resume", "../nothing"], "match/unknown"),
        (["play", "--resume", "--seed", "x"], "usage/invalid"),
        (["play", "--resume", "--save", "x", "one"], "usage/invalid"),
        (["pley"], "usage/invalid"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_and_nothing_is_written(
    home: Path, arguments: list[str], code: str
) -> None:
    assert refusal(run(*arguments)) == code
    assert not home.exists()


def test_a_match_is_never_overwritten(home: Path) -> None:
    run(*GAME, "--save", "mine", typed="1\n")
    before = record_in(home, "mine").read_bytes()
    assert refusal(run(*GAME, "--save", "mine")) == "match/exists"
    assert record_in(home, "mine").read_bytes() == before


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda data: data.replace(b"0 ", b"7 ", 3), "match/corrupt"),
        (lambda data: data[: len(data) // 2] + b"\n" + data[len(data) // 2 :], "match/corrupt"),
        (lambda data: b"\xff" + data, "match/corrupt"),
        (lambda data: b"", "match/corrupt"),
        (lambda data: data + b"0 fly\n", "match/corrupt"),
        (lambda data: data.replace(b"rules 1", b"rules 7"), "replay/foreign"),
        (lambda data: data.replace(b"-replay 1", b"-replay 7"), "replay/version"),
        (lambda data: data.replace(b"the-abyss", b"the-sound"), "game/unknown"),
        (lambda data: data.replace(b"1 random", b"1 deep-blue"), "bot/unknown"),
    ],
)
def test_a_damaged_match_is_refused_and_left(home: Path, damage: object, code: str) -> None:
    assert callable(damage)
    run(*GAME, "--save", "mine", typed="1\n1\n1\n")
    path = record_in(home, "mine")
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    assert refusal(run("play", "--resume", "mine")) == code
    assert path.read_bytes() == damaged
    assert code in run("matches").stdout or code == "bot/unknown"


def test_a_folder_is_no_match(tmp_path: Path) -> None:
    (tmp_path / "folder.replay").mkdir()
    assert refusal(run("play", "--resume", str(tmp_path / "folder.replay"))) == "file/unreadable"


def test_a_place_that_cannot_hold_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FATHOMLESS_HOME", str(tmp_path / "file"))
    assert refusal(run(*GAME)).startswith("file/")


def test_a_match_being_played_elsewhere_is_left_alone(home: Path) -> None:
    playing = start("--save", "mine")
    try:
        wait_for(playing, b"Draw: ")
        before = record_in(home, "mine").read_bytes()
        assert refusal(run("play", "--resume", "mine")) == "match/busy"
        assert record_in(home, "mine").read_bytes() == before
    finally:
        playing.kill()
        playing.communicate()
    assert run("play", "--resume", "mine").exit_code == 0


def start(*arguments: str) -> subprocess.Popen[bytes]:
    """A game in a process of its own, to be typed to."""
    return subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *PROGRAM, *GAME, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )


def wait_for(process: subprocess.Popen[bytes], what: bytes) -> bytes:
    """Read until this was written."""
    assert process.stdout is not None
    seen = b""
    while what not in seen:
        more = os.read(process.stdout.fileno(), 1 << 16)
        assert more, seen.decode()
        seen += more
    return seen


def type_to(process: subprocess.Popen[bytes], line: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(line)
    process.stdin.flush()


def test_killed_in_the_middle_nothing_that_was_shown_is_lost(home: Path) -> None:
    for moves in range(1, 4):
        playing = start("--save", f"killed-{moves}")
        wait_for(playing, b"q leave")
        shown = b""
        for _ in range(moves):
            type_to(playing, b"1\n")
            shown = wait_for(playing, b"q leave")
        playing.send_signal(signal.SIGKILL)
        playing.communicate()
        result = run("play", "--resume", f"killed-{moves}")
        assert result.exit_code == 0
        table = shown.decode().rpartition("── The Abyss")[2].partition("── log")[0]
        assert table in result.stdout


def test_an_interrupt_is_quiet_and_keeps_the_match(home: Path) -> None:
    playing = start("--save", "interrupted")
    wait_for(playing, b"q leave")
    time.sleep(0.1)  # it waits for a line now
    playing.send_signal(signal.SIGINT)
    out, _ = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert b"The match is kept." in out
    assert run("play", "--resume", "interrupted").exit_code == 0


def test_bytes_that_are_no_text_are_only_a_wrong_line() -> None:
    typed = b"\xff\xfe\n\x00\n\x1b[2J\n1\n"
    done = run_alone(*GAME, typed=typed, PYTHONIOENCODING="utf-8:strict")
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout


def test_an_encoding_without_our_letters_is_enough() -> None:
    done = run_alone(*GAME, "--lang", "pl", typed="1\n" * 200, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert b"twoja reka" in done.stdout
    assert b"Koniec gry: The Abyss" in done.stdout
