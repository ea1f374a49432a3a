"""Ctrl-C and SIGTERM in simulate and study: games so far are told, and the status says why."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fathomless.arena.match import MatchResult
from fathomless.arena.plan import Plan
from fathomless.arena.simulate import simulate
from fathomless.arena.study import study
from fathomless.arena.study_page import html
from fathomless.core.event import Event
from tests.arena.interrupting import ctrl_c, interrupt_program, kill, timeout
from tests.cli.commands import run

COMMON = ("the-abyss", "--seats", "random,greedy", "--option", "target=20", "--seed", "stop")
ALONE = (*COMMON, "--jobs", "1")
# Leaves a file when some games are finished, so that the signal does not come too early.
NOTICED = """
import sys
from contextlib import contextmanager
from pathlib import Path
from fathomless.cli import main, simulate, study

marker = Path(sys.argv.pop(1))

@contextmanager
def counting(what, total):
    yield lambda done: marker.touch() if done > 3 else None

simulate.counting = study.counting = counting
main()
"""


@pytest.fixture
def stopped_at_the_sixth(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Plan.match

    def stop(plan: Plan, number: int, journal: list[Event] | None = None) -> MatchResult:
        if number == 5:
            raise KeyboardInterrupt
        return match(plan, number, journal)

    monkeypatch.setattr(Plan, "match", stop)


@pytest.mark.usefixtures("stopped_at_the_sixth")
@pytest.mark.parametrize("command", ["simulate", "study"])
def test_the_games_so_far_are_printed(command: str) -> None:
    result = run(command, *ALONE, "--games", "2000")
    assert result.exit_code == 130
    assert "Interrupted after 5 of 2,000 games." in result.stdout
    assert "5 games" in result.stdout
    assert "seed stop" in result.stdout


@pytest.mark.usefixtures("stopped_at_the_sixth")
@pytest.mark.parametrize("command", ["simulate", "study"])
def test_the_games_so_far_as_json(command: str) -> None:
    result = run(command, *ALONE, "--games", "2000", "--json")
    assert result.exit_code == 130
    told = json.loads(result.stdout)
    assert (told["games"], told["wanted"], told["interrupted"]) == (5, 2000, True)
    assert result.stderr == "Interrupted after 5 of 2,000 games.\n"


@pytest.mark.usefixtures("stopped_at_the_sixth")
def test_the_page_of_an_interrupted_study_says_so(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run("study", *ALONE, "--games", "2000", "--out", str(page)).exit_code == 130
    assert "5 games at 2 seats" in page.read_text()
    assert "Interrupted; 2,000 games were asked for." in page.read_text()
    result = study("the-abyss", ["random"] * 2, 9, "s", {"target": 20}, may_stop=True)
    assert "Przerwano; zaplanowane partie: 9." in html(result, "pl")


@pytest.mark.parametrize("command", ["simulate", "study"])
def test_before_the_first_game_is_finished(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(plan: Plan, number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Plan, "play", stop)
    monkeypatch.setattr("fathomless.arena.study.StudyPlan.play", stop)
    result = run(command, *ALONE, "--games", "2000")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert result.stderr == "Interrupted before there were any figures.\n"


def test_a_whole_one_is_not_marked() -> None:
    for command in ("simulate", "study"):
        told = json.loads(run(command, *ALONE, "--games", "2", "--json").stdout)
        assert (told["games"], told["wanted"], told["interrupted"]) == (2, 2, False)


@pytest.mark.usefixtures("stopped_at_the_sixth")
def test_who_does_not_ask_for_it_is_interrupted_as_ever() -> None:
    with pytest.raises(KeyboardInterrupt):
        simulate("the-abyss", ["random"] * 2, 20, "s", {"target": 20})


@pytest.mark.parametrize("command", ["simulate", "study"])
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("send", "status"), [(ctrl_c, 130), (kill, 143), (timeout, 143)])
def test_a_signal(
    command: str, jobs: str, send: Callable[[int], None], status: int, tmp_path: Path
) -> None:
    marker = tmp_path / "some games are finished"
    arguments = [command, *COMMON, "--games", "100000", "--jobs", jobs, "--json"]
    program = [sys.executable, "-c", NOTICED, str(marker), *arguments]
    left = interrupt_program(marker.exists, program, send)
    assert left.status == status, left.said
    told = json.loads(left.printed)
    assert 3 < told["games"] < told["wanted"] == 100000
    assert left.said == f"Interrupted after {told['games']:,} of 100,000 games.\n"
