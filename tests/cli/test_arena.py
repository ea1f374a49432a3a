"""What the commands arena and study refuse before the first game, tell and keep."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from fathomless.arena import workers
from fathomless.arena.plan import Plan
from fathomless.arena.study import StudyResult
from fathomless.arena.tournament import Backend
from fathomless.arena.workers import Records, Team
from fathomless.cli import study
from fathomless.cli.arena import deals_words, make_plan
from fathomless.cli.shell import jobs_or_cores
from tests.cli.commands import PROGRAM, ROOT, refusal, run

BOTS = ("arena", "the-abyss", "--bots", "random,greedy", "--games", "2", "--jobs", "1")
STUDY = ("study", "the-abyss", "--games", "2", "--jobs", "1")


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game may be played."""

    def play(plan: Plan, number: int) -> None:
        raise AssertionError("a game was played first")

    monkeypatch.setattr(Plan, "match", play)


@pytest.mark.parametrize("lone", [(), ("--lone",)])
@pytest.mark.parametrize("seats", ["-1", "0", "1", "5", "1000000000"])
def test_seats_that_the_game_does_not_have(seats: str, lone: tuple[str, ...]) -> None:
    result = run(*BOTS, "--seats", seats, *lone)
    assert refusal(result) == "seats/invalid"
    assert f"The Abyss has 2 to 4 seats, not {seats}." in result.stderr


def test_seats_that_only_an_option_brings() -> None:
    arguments = (BOTS[0], "abyss", *BOTS[2:], "--seats", "5")
    assert refusal(run(*arguments)) == "seats/invalid"
    assert run(*arguments, "--option", "expansions=leviathan").exit_code == 0


@pytest.mark.parametrize("bots", [",", "a,,b", "greedy,", " "])
def test_a_list_of_bots_with_a_gap(bots: str) -> None:
    result = run("arena", "the-abyss", "--bots", bots)
    assert refusal(result) == "arena/invalid"
    assert f"Bots are a list such as greedy,random, not {bots!r}." in result.stderr
    for command in ("simulate", "study"):
        result = run(command, "the-abyss", "--seats", bots)
        assert refusal(result) == "seats/invalid"
        assert f"Seats are a list such as greedy,random, not {bots!r}." in result.stderr


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("games", ["10000001", "99999999999999999999"])
@pytest.mark.parametrize("command", ["arena --bots", "simulate --seats", "study --seats"])
def test_more_games_than_anybody_plays(command: str, games: str) -> None:
    name, option = command.split()
    result = run(name, "the-abyss", option, "greedy,random", "--games", games, "--jobs", "1")
    assert refusal(result) == "arena/invalid"
    assert f"at most 10,000,000 games, not {int(games):,}." in result.stderr


@pytest.mark.parametrize("games", ["0", "10000001"])
def test_a_wrong_number_of_games_leaves_no_folder_behind(games: str, tmp_path: Path) -> None:
    result = run(*BOTS, "--games", games, "--out", str(tmp_path / "new"))
    assert refusal(result) == "arena/invalid"
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("command", [BOTS, STUDY])
def test_a_wrong_number_of_processes_leaves_no_folder_behind(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    result = run(*command[:-1], "0", "--out", str(tmp_path / "new" / "page.html"))
    assert refusal(result) == "arena/invalid"
    assert "at least 1 process, not 0." in result.stderr
    assert not (tmp_path / "new").exists()


def test_no_cluster_leaves_no_folder_behind(tmp_path: Path) -> None:
    result = run(*BOTS, "--cluster", "127.0.0.1:1", "--out", str(tmp_path / "new"))
    assert refusal(result) == "arena/cluster"
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("specs", "jobs"),
    [
        (["random", "greedy"], 7),
        (["random", "hadal@2"], 3),
        (["ismcts:400@3", "ismcts:1s@2"], 2),
        (["ismcts:400@64"], 1),
        (["command:bot @7", "ismcts@0", "ismcts@-2"], 7),
    ],
)
def test_those_who_search_together_have_a_core_each(
    specs: list[str], jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "usable_cores", lambda: 7)
    assert jobs_or_cores(None, specs) == jobs
    assert jobs_or_cores(5, specs) == 5


def test_on_windows_there_are_no_more_workers_than_can_be_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = make_plan("the-abyss", ["random", "random"], 2, False, "s", {})
    assert Team(plan, range(200), 100).size == 100
    monkeypatch.setattr(workers, "MOST_WORKERS", 61)
    assert Team(plan, range(200), 100).size == 61


@pytest.mark.parametrize("command", ["arena --bots", "simulate --seats", "study --seats"])
@pytest.mark.parametrize(("asked", "jobs"), [((), 7), (("--jobs", "5"), 5), (("--jobs", "1"), 1)])
def test_there_is_a_process_for_each_core_if_nothing_else_is_asked_for(
    command: str, asked: tuple[str, ...], jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    def play(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Records, None, None]:
        begun.append(jobs)
        return workers.play_here(plan, numbers)

    monkeypatch.setattr(workers, "usable_cores", lambda: 7)
    monkeypatch.setattr(workers, "play_in_processes", play)
    monkeypatch.setattr(workers, "play_here", noted(begun, workers.play_here))
    name, option = command.split()
    common = ("--games", "20", "--option", "target=10")
    assert run(name, "the-abyss", option, "greedy,random", *common, *asked).exit_code == 0
    assert begun[0] == jobs


def noted(begun: list[int], play: Backend) -> Backend:
    """Who plays in this process, and says so."""

    def played(plan: Plan, numbers: Sequence[int]) -> Generator[Records, None, None]:
        begun.append(1)
        return play(plan, numbers)

    return played


def test_which_cores_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 5, 6}, raising=False)
    assert workers.usable_cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert workers.usable_cores() == 4
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert workers.usable_cores() == 1


def test_one_game_needs_no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(workers, "play_in_processes")
    assert run(*BOTS[:-2], "--jobs", "8", "--games", "1").exit_code == 0


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("command", [BOTS, STUDY])
@pytest.mark.parametrize("out", ["/proc/x", "/proc/x/y.html", "FILE/x"])
def test_a_place_that_cannot_be_written(command: tuple[str, ...], out: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    place = out.replace("FILE", str(tmp_path / "file"))
    result = run(*command, "--out", place)
    assert refusal(result) == "file/unwritable"
    assert f"{place} cannot be written: " in result.stderr


@pytest.mark.usefixtures("no_games")
def test_a_file_where_a_folder_is_needed_and_the_other_way_round(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert refusal(run(*BOTS, "--out", str(file))) == "file/unwritable"
    assert file.read_text() == "mine"
    assert refusal(run(*STUDY, "--out", str(tmp_path))) == "file/unwritable"


def test_a_study_makes_the_folder_of_its_page(tmp_path: Path) -> None:
    page = tmp_path / "some" / "folder" / "page.html"
    assert run(*STUDY, "--out", str(page)).exit_code == 0
    assert page.read_text().startswith("<!doctype html>")


def test_a_study_keeps_its_page_when_nobody_reads_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_reads(result: StudyResult) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(study, "print_result", nobody_reads)
    page = tmp_path / "page.html"
    run(*STUDY, "--out", str(page))
    assert page.read_text().startswith("<!doctype html>")


def test_the_page_of_an_earlier_study_stays_until_there_is_a_new_one(tmp_path: Path) -> None:
    page, new = tmp_path / "page.html", tmp_path / "new.html"
    page.write_text("earlier")
    for path in (page, new):
        result = run(*STUDY, "--out", str(path), "--option", "target=nothing")
        assert refusal(result) == "options/invalid"
    assert page.read_text() == "earlier"
    assert not new.exists()


@pytest.mark.parametrize(
    ("played", "told"),
    [
        (36, "36 of the 150 games of one"),
        (150, "1 deal"),
        (160, "1 whole deal and 10 of the 150 games of one"),
        (300, "2 deals"),
        (301, "2 whole deals and 1 of the 150 games of one"),
    ],
)
def test_on_how_many_deals_a_tournament_was(played: int, told: str) -> None:
    assert deals_words(played, 150) == told


def test_the_report_is_written_though_nobody_reads_the_table(tmp_path: Path) -> None:
    command = [*PROGRAM, *BOTS, "--out", str(tmp_path / "kept")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.wait(timeout=60)
    assert (tmp_path / "kept" / "report.html").is_file()
    assert (tmp_path / "kept" / "results.json").is_file()


def test_the_terminal_says_who_is_worse_and_how_often_that_is_wrong() -> None:
    told = run(
        *BOTS, "--better", "--games", "300", "--seed", "crushed", "--option", "target=20"
    ).stdout
    words = " ".join(told.split())
    assert "random is clearly worse than greedy: it scores" in words
    assert "Of equal bots it tells a clear difference in at most 5 cases of 100" in words
