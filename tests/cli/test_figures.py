"""The commands that print figures: simulate and bench."""

from __future__ import annotations

import json
import re

import pytest

from fathomless import games
from fathomless.cli.bench import rounded
from tests.cli.commands import refusal, run

ALONE = ("--jobs", "1")
BOTS = ("simulate", "the-abyss", "--seats", "greedy,random", "--option", "target=20", *ALONE)


def test_a_simulation_as_json() -> None:
    data = json.loads(run(*BOTS, "--games", "6", "--seed", "x", "--json").stdout)
    assert data["games"] == 6
    assert data["seed"] == "x"
    assert data["options"] == {"deck": "standard", "target": 20}
    assert [entrant["spec"] for entrant in data["entrants"]] == ["greedy", "random"]
    for entrant in data["entrants"]:
        low, high = entrant["win_interval"]
        assert low <= entrant["win_rate"] <= high
    assert sum(entrant["wins"] for entrant in data["entrants"]) == pytest.approx(6)


def test_the_number_of_processes_changes_nothing() -> None:
    usual, one, three = (
        json.loads(run(*BOTS[:-2], "--games", "6", "--seed", "x", *jobs, "--json").stdout)
        for jobs in ((), ALONE, ("--jobs", "3"))
    )
    assert usual["entrants"] == one["entrants"] == three["entrants"]


def test_a_simulation_as_a_table() -> None:
    result = run(*BOTS, "--games", "4", "--seed", "tide")
    assert "95 %" in result.stdout
    assert "seed tide" in result.stdout
    assert "greedy" in result.stdout
    assert result.stderr == ""


def test_bots_with_long_names_can_be_told_apart() -> None:
    bots = ("ismcts:50", "ismcts:50+")
    result = run("simulate", "the-abyss", "--seats", ",".join(bots), "--games", "2", *ALONE)
    assert result.exit_code == 0
    assert "…" not in result.stdout


@pytest.mark.parametrize(
    ("command", "game", "seats"),
    [
        ("simulate --seats", "chasms", "random,random"),
        ("arena --bots", "the-abandons", "random,greedy"),
        ("arena --bots", "the-abyss", "random,greedy"),
    ],
)
def test_how_games_ended_is_told_in_words(command: str, game: str, seats: str) -> None:
    name, option = command.split()
    result = run(name, game, option, seats, "--games", "12", "--seed", "tide", *ALONE)
    ends = result.stdout.partition("How the games ended")[2].splitlines()[1:]
    reasons = {
        said.rstrip("."): key.removeprefix("reason:")
        for key, said in games.get(game).catalogue("en").items()
        if key.startswith("reason:")
    }
    found = [re.fullmatch(r" (.+?)\s+(\d+)\s+([\d.]+) %\s*", line) for line in ends]
    assert ends
    assert sum(int(line[2]) for line in found if line is not None) == 12
    assert all(line is not None and line[1] in reasons for line in found), ends
    assert not any(code in result.stdout for code in reasons.values())


def test_the_levels_of_the_table_play_here_too() -> None:
    seats = ("simulate", "the-abyss", "--seats", "sunlit,twilight", "--option", "target=20")
    data = json.loads(run(*seats, *ALONE, "--games", "4", "--seed", "x", "--json").stdout)
    assert [entrant["spec"] for entrant in data["entrants"]] == ["sunlit", "twilight"]


def test_a_fresh_seed_is_printed() -> None:
    seeds = {run(*BOTS, "--games", "1").stdout.partition("seed ")[2].split()[0] for _ in range(2)}
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["the-abyss"], "usage/invalid"),
        (["chess", "--seats", "random,random"], "game/unknown"),
        (["the-abyss", "--seats", "random"], "seats/invalid"),
        (["the-abyss", "--seats", "random,"], "seats/invalid"),
        (["the-abyss", "--seats", "me,random"], "bot/unknown"),
        (["the-abyss", "--seats", "random,random", "--games", "0"], "arena/invalid"),
        (["the-abyss", "--seats", "random,random", "--jobs", "0"], "arena/invalid"),
        (["the-abyss", "--seats", "random,random", "--games", "many"], "usage/invalid"),
        (["the-abyss", "--seats", "random,random", "--option", "deck"], "options/invalid"),
        (["the-abyss", "--seats", "random,random", "--option", "a=b"], "options/invalid"),
    ],
)
def test_a_simulation_that_does_not_fit(arguments: list[str], code: str) -> None:
    assert refusal(run("simulate", *arguments)) == code


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["the-abyss", "--bots", "greedy"], "arena/one-bot"),
        (["the-abyss"], "arena/invalid"),
        (["the-abandons", "--bots", "greedy,random", "--lone"], "arena/solo"),
        (["the-abandons", "--bots", "greedy", "--seats", "2"], "seats/invalid"),
    ],
)
def test_a_tournament_that_does_not_fit(arguments: list[str], code: str) -> None:
    assert refusal(run("arena", *arguments, "--games", "2")) == code


def test_a_tournament_of_a_game_for_one_compares_scores() -> None:
    arguments = ("the-abandons", "--bots", "random,greedy", "--games", "60", "--seed", "tide")
    lines = run("arena", *arguments, *ALONE).stdout.splitlines()
    assert lines[0].split() == ["bot", "won", "95", "%", "score", "95", "%", "games"]
    assert [line.split()[0] for line in lines[1:3]] == ["greedy", "random"]
    assert "rating" not in lines[0]
    assert any("60 games at 1 seat," in line for line in lines)
    assert run("arena", "the-abandons", "--bots", "random", "--games", "2", *ALONE).exit_code == 0


def test_the_bench_as_json() -> None:
    rows = json.loads(run("bench", "--seconds", "0.02", "--json").stdout)
    assert [(row["game"], row["seats"]) for row in rows] == [
        (game.name, seats)
        for game in games.all()
        for seats in game.seats_with(game.read_options({}))
    ]
    fields = {"decisions_per_cpu_s", "games_per_cpu_s", "copy_us", "determinise_per_s"}
    for row in rows:
        assert row["compiled"] in (True, False)
        assert isinstance(row["options"], dict)
        assert all(row[field] > 0 for field in fields)


def test_the_bench_as_a_table_and_as_markdown() -> None:
    one = ("bench", "--game", "the-abyss", "--seats", "3", "--seconds", "0.02")
    assert "the-abyss" in run(*one).stdout
    lines = run(*one, "--markdown").stdout.splitlines()
    assert len(lines) == 3
    assert len({line.count("|") for line in lines}) == 1
    assert re.match(
        r"\| the-abyss \| 3 \| [\d,]+ \| [\d,]+ \| [\d.]+ µs \| [\d,]+ \| \w+ \|", lines[2]
    )


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--game", "chess"], "game/unknown"),
        (["--seats", "9"], "seats/invalid"),
        (["--seats", "two"], "usage/invalid"),
        (["--seconds", "0"], "bench/invalid"),
        (["--seconds", "-1"], "bench/invalid"),
        (["--seconds", "nan"], "bench/invalid"),
    ],
)
def test_a_bench_that_does_not_fit(arguments: list[str], code: str) -> None:
    assert refusal(run("bench", *arguments)) == code


@pytest.mark.parametrize(("figure", "shown"), [(1_234_567.0, 1_230_000), (0.0, 0), (42.4, 42)])
def test_figures_are_rounded_to_what_they_are_worth(figure: float, shown: int) -> None:
    assert rounded(figure) == shown
