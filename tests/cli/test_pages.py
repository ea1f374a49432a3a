"""The commands that only print: games, rules, matches, help, version."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

import fathomless
from fathomless import games, ledger
from fathomless.cli import app
from tests.cli.commands import refusal, run, run_alone

COMMANDS = [
    *("play", "serve", "matches", "replay", "verify", "simulate"),
    *("arena", "study", "bench", "rules", "games"),
]


def test_all_commands_are_known_here() -> None:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    assert list(group.commands) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_page_has_examples(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    examples = result.stdout.partition("Examples:\n")[2].splitlines()
    assert any(line.strip().startswith(f"fathomless {command}") for line in examples)


def test_without_a_command_the_help_is_shown() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


def test_version() -> None:
    assert run("--version").stdout == f"fathomless {fathomless.__version__}\n"


def test_games_as_a_table_and_as_json() -> None:
    text = run("games").stdout
    rows = json.loads(run("games", "--json").stdout)
    for row in rows:
        assert row["name"] in text
        assert row["status"] == ("playable" if "rules_version" in row else "planned")
    playable = [row["name"] for row in rows if row["status"] == "playable"]
    assert playable == [game.name for game in games.all()]
    assert "--option target=70" in text


def test_the_rules_whole_and_one_by_one() -> None:
    page = ledger.load("the-abyss")
    whole = run("rules", "the-abyss").stdout
    assert all(rule.id in whole for rule in page.rules)
    one = run("rules", "the-abyss", "ta-r16").stdout
    assert "TA-R16  With 25 points or more" in one
    assert "Playing a turn: Stop · Playing a turn, step 3" in one


def test_the_rules_as_json() -> None:
    page = ledger.load("the-abyss")
    whole = json.loads(run("rules", "the-abyss", "--json").stdout)
    ids = [rule["id"] for chapter in whole["chapters"] for rule in chapter["rules"]]
    assert ids == [rule.id for rule in page.rules]
    assert json.loads(run("rules", "the-abyss", "R16", "--json").stdout)["id"] == "TA-R16"


def test_rules_are_found_by_their_words() -> None:
    found = json.loads(run("rules", "abyss", "STACK", "council", "--json").stdout)
    assert found[0]["id"] == "AB-R24"  # the rule of the action, before powers that mention it
    for rule in found:
        said = " ".join([rule["id"], rule["chapter"], rule["text"]]).casefold()
        assert "stack" in said
        assert "council" in said
    text = run("rules", "abyss", "council stack").stdout
    assert all(rule["id"] in text for rule in found)
    polish = run("rules", "abyss", "rady", "stos", "--lang", "pl").stdout
    assert "AB-R24" in polish


def test_the_help_says_that_words_are_found() -> None:
    assert "ID | WORDS" in run("rules", "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["rules"], "usage/invalid"),
        (["rules", "chess"], "rules/unknown-game"),
        (["rules", "../README"], "rules/unknown-game"),
        (["rules", "the-abyss", "TA-R99"], "rules/unknown-id"),
        (["rules", "the-abyss", "\x1b[31m"], "rules/no-match"),
        (["rules", "the-abyss", "panic", "mortgage"], "rules/no-match"),
        (["games", "chess"], "usage/invalid"),
        (["--nonsense"], "usage/invalid"),
    ],
)
def test_pages_that_are_not_there(arguments: list[str], code: str) -> None:
    assert refusal(run(*arguments)) == code


def test_the_list_of_matches(home: Path) -> None:
    assert str(home) in " ".join(run("matches").stdout.split())
    assert json.loads(run("matches", "--json").stdout) == []
    options = ("--seats", "me,random", "--seed", "pearl", "--option", "target=12")
    run("play", "the-abyss", *options, "--save", "left", typed="1\n")
    run("play", "the-abyss", *options, "--save", "ended", typed="1\n" * 300)
    (home / "matches" / "bad.replay").write_bytes(b"\xff\n")
    rows = {row["name"]: row for row in json.loads(run("matches", "--json").stdout)}
    assert {name: row["status"] for name, row in rows.items()} == {
        "left": "waiting",
        "ended": "finished",
        "bad": "match/corrupt",
    }
    assert rows["left"]["players"] == ["me", "random"]
    assert rows["left"]["moves"] > 0
    table = run("matches").stdout
    assert all(name in table for name in rows)
    assert "Played in the terminal" in table


def test_python_m_fathomless() -> None:
    done = run_alone("--version")
    assert (done.returncode, done.stderr) == (0, b"")
    done = run_alone("play", "the-abys")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().strip() == (
        "error[game/unknown]: There is no game 'the-abys'. Did you mean the-abyss?"
    )


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m fathomless rules the-abyss | head -n 1"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(command, shell=True, capture_output=True, cwd=root, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_the_command_line_is_quick() -> None:
    """CPU time; generous, because on a slow machine whose cores are busy it has taken 1.1 s."""
    before = children()
    assert run_alone("games").returncode == 0
    assert children() - before < 2.0


def children() -> float:
    """The CPU time of all processes that were started here and are over."""
    import os

    times = os.times()
    return times.children_user + times.children_system


def test_what_is_not_needed_is_not_imported() -> None:
    code = "import sys, fathomless.cli; print([m for m in sys.modules if 'fathomless' in m])"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=root, check=True)
    for module in (b"fathomless.games", b"fathomless.bots", b"fathomless.play", b"rich"):
        assert b"'" + module not in done.stdout
