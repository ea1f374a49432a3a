"""The folder of a tournament: any text can lie there, and what is no text is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomless.arena.outside import OUTSIDE
from fathomless.arena.plan import Plan, make_plan
from fathomless.arena.store import FILE, GameStore, seed_in
from fathomless.arena.tournament import run as play
from fathomless.arena.workers import ArenaError
from fathomless.core.errors import SetupError
from tests.cli.commands import refusal, run

BOTS = ("the-abyss", "--bots", "greedy,random", "--option", "target=10", "--jobs", "1")
# What some programs take for the end of a line, and letters of more than one byte.
SEEDS = ["a\u2028b", "a\u2029b", "a\x85b", "a\x1cb", "a\rb", "a\nb", "żółw", "🐙"]


def plan_of(seed: str) -> Plan:
    return make_plan("the-abyss", ["greedy", "random"], seed, {"target": 10}, [(0, 1)])


def keep(folder: Path, plan: Plan, games: int) -> None:
    store = GameStore(folder, plan)
    play(plan, games, store=store)
    store.close()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tournament_with_any_seed_goes_on(seed: str, tmp_path: Path) -> None:
    again = ("arena", *BOTS, "--out", str(tmp_path), "--json")
    assert run(*again, "--seed", seed, "--games", "2").exit_code == 0
    result = run(*again, "--games", "4")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["seed"] == seed
    assert run(*again, "--seed", seed, "--games", "4").exit_code == 0
    assert (tmp_path / FILE).read_bytes().isascii()
    assert (tmp_path / FILE).read_bytes().count(b"\n") == 1 + 4


@pytest.mark.parametrize("seed", SEEDS)
def test_a_folder_of_an_earlier_version_goes_on(seed: str, tmp_path: Path) -> None:
    """There the first line had letters as they are."""
    keep(tmp_path, plan_of(seed), 2)
    path = tmp_path / FILE
    head, _, games = path.read_text(encoding="utf-8").partition("\n")
    earlier = json.dumps(json.loads(head), ensure_ascii=False)
    path.write_text(f"{earlier}\n{games}", encoding="utf-8", newline="\n")
    assert seed_in(tmp_path) == seed
    keep(tmp_path, plan_of(seed), 3)
    lines = path.read_bytes().split(b"\n")
    assert lines[0] == earlier.encode()
    assert [json.loads(line)["game"] for line in lines[1:-1]] == [0, 1, 2]


@pytest.mark.parametrize("theirs", [b"\xff\xfe\n", b"{}\xff\n\xff", "{}\n".encode("utf-16")])
def test_a_file_that_is_no_text_is_left_alone(theirs: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(theirs)
    result = run("arena", *BOTS, "--games", "2", "--out", str(tmp_path))
    assert refusal(result) == "arena/other-plan"
    assert "holds something else than games" in result.stderr
    assert (tmp_path / FILE).read_bytes() == theirs


@pytest.mark.parametrize("theirs", [b'"\xffame":1', b'"game":1e999', b'"game":"one"'])
def test_a_line_that_is_no_game_is_named(theirs: bytes, tmp_path: Path) -> None:
    keep(tmp_path, plan_of("s"), 2)
    path = tmp_path / FILE
    path.write_bytes(path.read_bytes().replace(b'"game":1', theirs))
    with pytest.raises(ArenaError, match="line 3, is no game") as caught:
        GameStore(tmp_path, plan_of("s"))
    assert caught.value.code == "arena/unreadable"


# What a command line has for a byte that is no text.
@pytest.mark.parametrize("command", ["arena --bots", "simulate --seats", "study --seats"])
def test_a_seed_that_is_no_text_is_refused(command: str) -> None:
    name, option = command.split()
    bots = (option, "greedy,random", "--games", "2", "--jobs", "1")
    result = run(name, "the-abyss", *bots, "--seed", "a\udcffb")
    assert refusal(result) == "seed/invalid"
    assert r"A seed is text in UTF-8, not 'a\udcffb'." in result.stderr


def test_before_a_folder_is_made(tmp_path: Path) -> None:
    out = ("--games", "2", "--out", str(tmp_path / "new"))
    assert refusal(run("arena", *BOTS, *out, "--seed", "a\udcffb")) == "seed/invalid"
    result = run("arena", *BOTS, *out, "--bot", "echo \udcff")
    assert refusal(result) == "bot/invalid"
    assert r"The command of a bot is text in UTF-8, not 'echo \udcff'." in result.stderr
    assert not (tmp_path / "new").exists()


def test_a_program_that_is_no_text_has_no_plan() -> None:
    with pytest.raises(SetupError) as caught:
        make_plan("the-abyss", ["greedy", OUTSIDE + "echo \udcff"], "s", {}, [(0, 1)])
    assert caught.value.code == "bot/invalid"


def test_a_folder_may_have_a_name_that_is_no_text(tmp_path: Path) -> None:
    folder = tmp_path / "a\udcffb"
    result = run("arena", *BOTS, "--games", "2", "--out", str(folder))
    assert result.exit_code == 0, result.output
    assert (folder / "report.html").is_file()
    assert (folder / "games.parquet").is_file()
    page = tmp_path / "a\udcff.html"
    study = ("study", "the-abyss", "--games", "2", "--jobs", "1", "--out", str(page))
    assert run(*study).exit_code == 0
    assert page.is_file()
