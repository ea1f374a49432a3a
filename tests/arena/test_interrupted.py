"""What is kept when a tournament is interrupted, and that the same command goes on."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

from fathomless.arena.lock import LOCK
from fathomless.arena.outside import OUTSIDE, OutsideError
from fathomless.arena.plan import GameRecord, Plan, all_line_ups, make_plan
from fathomless.arena.store import FILE, GameStore
from fathomless.arena.workers import ArenaError, Records, play_in_processes
from tests.arena.interrupting import interrupt, kept_in
from tests.cli.commands import refusal, run

BOTS = ("the-abyss", "--bots", "greedy,random", "--option", "target=20", "--jobs", "1")


def numbers_in(folder: Path) -> list[int]:
    """The numbers of the games that are kept."""
    lines = (folder / FILE).read_text().splitlines()
    return [json.loads(line)["game"] for line in lines[1:]]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_same_command_goes_on(jobs: str, tmp_path: Path) -> None:
    again = (*BOTS, "--jobs", jobs, "--out", str(tmp_path))
    left = interrupt(lambda: kept_in(tmp_path) > 0, *again, "--games", "100000")
    kept = kept_in(tmp_path)
    assert left.status == 130
    are = "1 game is" if kept == 1 else f"{kept:,} games are"
    assert left.said.splitlines() == [
        f"Interrupted. {are} kept in {tmp_path}. The same command goes on from there."
    ]
    before = (tmp_path / FILE).read_text()
    numbers = numbers_in(tmp_path)
    result = run("arena", *again, "--games", str(kept + 3), "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["games"] == kept + 3
    assert (tmp_path / FILE).read_text().startswith(before)
    # One process may be far ahead of the other: what is missing is played, and nothing twice.
    assert sorted(numbers_in(tmp_path)) == sorted({*numbers, *range(kept + 3)})


def test_without_a_folder_it_says_that_nothing_is_kept() -> None:
    began = time.monotonic()
    left = interrupt(lambda: time.monotonic() - began > 3, *BOTS, "--games", "100000")
    assert left.status == 130
    assert left.said.splitlines() == [
        "Interrupted. No game is kept; with --out FOLDER every game is, and the command continues."
    ]


class Sleepy(Plan):
    """A plan whose games take a while; one of them longer than anybody waits."""

    def play(self, number: int) -> GameRecord:
        time.sleep(60.0 if number == 9 else 0.3)
        return GameRecord((0, 1), (1.0, 0.0), (1, 0), (1.0, 2.0), 1, "")


def sleepy() -> Sleepy:
    return Sleepy("the-abyss", ("random", "random"), "sleepy", {}, ((0, 1),))


def test_a_game_comes_from_a_process_as_soon_as_it_is_finished() -> None:
    played = play_in_processes(sleepy(), range(10, 300), 2)
    assert [len(next(played)) for _ in range(4)] == [1] * 4
    played.close()


def rest_of(played: Generator[Records, None, None]) -> Records:
    """What comes after Ctrl-C."""
    records: Records = {}
    try:
        records.update(played.throw(KeyboardInterrupt()))
        for some in played:
            records.update(some)
    except KeyboardInterrupt:
        return records
    raise AssertionError("it was not interrupted")


def test_what_is_finished_when_it_is_interrupted_still_comes() -> None:
    played = play_in_processes(sleepy(), range(10, 100), 2)
    next(played)
    time.sleep(2.0)  # some games are finished meanwhile, and nobody has taken them
    assert 2 <= len(rest_of(played)) < 50


def test_a_long_game_at_hand_is_not_waited_for() -> None:
    played = play_in_processes(sleepy(), [1, 9], 2)
    assert list(next(played)) == [1]
    began = time.monotonic()
    assert rest_of(played) == {}
    assert time.monotonic() - began < 10


WRONG = "import sys, time; sys.stdin.readline(); time.sleep(%s); print('hm', flush=True)"


def test_no_worker_begins_another_game_after_a_mistake(tmp_path: Path) -> None:
    """One program is wrong at once, the other would take its time: for the first game, and more."""
    quick, slow = (shlex.join([sys.executable, "-c", WRONG % pause]) for pause in ("1", "30"))
    specs = ["random", OUTSIDE + quick, "random", OUTSIDE + slow]
    plan = make_plan("the-abyss", specs, "s", {}, [(0, 1), (2, 3)])
    began = time.monotonic()
    with pytest.raises(OutsideError) as caught:
        list(play_in_processes(plan, [0, 2, 2, 2, 2], 2))
    assert caught.value.code == "bot/garbled"
    assert time.monotonic() - began < 20


def test_a_fresh_folder_has_a_fresh_seed_and_a_used_one_its_own(tmp_path: Path) -> None:
    arguments = ("arena", *BOTS, "--games", "2", "--json")
    seeds = {
        folder: json.loads(run(*arguments, "--out", str(tmp_path / folder)).stdout)["seed"]
        for folder in "ab"
    }
    assert seeds["a"] != seeds["b"]
    longer = run("arena", *BOTS, "--games", "4", "--json", "--out", str(tmp_path / "a"))
    assert json.loads(longer.stdout)["seed"] == seeds["a"]
    other = run(*arguments, "--out", str(tmp_path / "a"), "--seed", "mine")
    assert refusal(other) == "arena/other-plan"


# -- two at once ---------------------------------------------------------------------------------


def test_a_second_tournament_into_the_same_folder_is_refused(tmp_path: Path) -> None:
    again = (*BOTS, "--out", str(tmp_path))
    refused: list[str] = []

    def try_it_too() -> bool:
        if not kept_in(tmp_path):
            return False
        holder = (tmp_path / LOCK).read_text().strip()
        before = (tmp_path / FILE).read_bytes()
        result = run("arena", *again, "--games", "4", "--json")
        assert refusal(result) == "arena/in-use"
        assert f"Process {holder} is playing into {tmp_path}" in result.stderr
        refused.append(holder)
        assert (tmp_path / FILE).read_bytes().startswith(before)
        return True

    left = interrupt(try_it_too, *again, "--games", "100000")
    assert left.status == 130
    assert len(refused) == 1
    assert sorted(set(numbers_in(tmp_path))) == numbers_in(tmp_path)
    assert run("arena", *again, "--games", "4", "--json").exit_code == 0
    assert not (tmp_path / LOCK).exists()


def test_what_a_process_that_was_killed_leaves_stops_nobody(tmp_path: Path) -> None:
    plan = make_plan("the-abyss", ["greedy", "random"], "s", {}, all_line_ups(2, 2))
    for holder in (str(os.getpid()), "999999999", "", "somebody"):
        (tmp_path / LOCK).write_text(holder)
        GameStore(tmp_path, plan).close()
        assert not (tmp_path / LOCK).exists()


def test_a_folder_is_free_again_after_a_refusal(tmp_path: Path) -> None:
    plan = make_plan("the-abyss", ["greedy", "random"], "s", {}, all_line_ups(2, 2))
    store = GameStore(tmp_path, plan)
    with pytest.raises(ArenaError) as caught:
        GameStore(tmp_path, plan)
    assert caught.value.code == "arena/in-use"
    store.close()
    with pytest.raises(ArenaError, match="seed 's' there, 't' here"):
        GameStore(tmp_path, replace(plan, seed="t"))
    GameStore(tmp_path, plan).close()


def test_a_file_that_was_only_just_made_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    plan = make_plan("the-abyss", ["greedy", "random"], "s", {}, all_line_ups(2, 2))
    GameStore(tmp_path, plan).close()
    GameStore(tmp_path, plan).close()
    assert kept_in(tmp_path) == 0


@pytest.mark.parametrize(
    "theirs",
    ["no games", "[]", '{"format": 2}', '{"format": 2, "plan": 3}', '{"format": Infinity}'],
)
def test_a_file_of_somebody_else_is_left_alone(theirs: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"{theirs}\nno end of a line")
    result = run("arena", *BOTS, "--games", "2", "--out", str(tmp_path))
    assert refusal(result) == "arena/other-plan"
    assert "holds something else than games" in result.stderr
    assert (tmp_path / FILE).read_text() == f"{theirs}\nno end of a line"
