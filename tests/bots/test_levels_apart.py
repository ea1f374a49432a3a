"""The measurement of how far the levels lie apart."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from bench import levels
from fathomless.arena.plan import GameRecord, LineUp, Plan, make_plan
from fathomless.arena.ratings import Rating
from fathomless.bots.levels import NAMES

FACTIONS = {"factions": "random"}


def played(first: int, second: int, share: float, deal: int = 0) -> levels.Played:
    """The first entrant's share of the win."""
    ranks = (1.5, 1.5) if share == 0.5 else (2.0 - share, 1.0 + share)
    record = GameRecord((first, second), (share, 1.0 - share), (0, 0), ranks, 1, "over")
    return levels.Played(record, deal)


def test_the_strongest_meets_its_neighbour_only_and_the_others_everybody() -> None:
    assert levels.top(2) == [(3, 4)]
    assert levels.lower(2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_at_more_seats_each_of_two_levels_sits_alone_among_the_other(seats: int) -> None:
    """And so everywhere at the table."""
    for line_ups, met in (
        (levels.top(seats), [(3, 4)]),
        (levels.lower(seats), list(combinations(range(4), 2))),
    ):
        plan = make_plan("chasms", NAMES, "alone", FACTIONS, line_ups)
        alone: Counter[tuple[LineUp, int, int]] = Counter()
        for number in range(plan.games_per_deal):
            seating = plan.seating(number)
            (one, times), *more = Counter(seating).most_common()[::-1]
            assert (times, len(more)) == (1, 1)
            pair = min(one, more[0][0]), max(one, more[0][0])
            alone[pair, one, seating.index(one)] += 1
        assert sorted({pair for pair, *_ in alone}) == met
        assert len(alone) == len(met) * 2 * seats
        assert set(alone.values()) == {1}


def test_games_are_spread_evenly() -> None:
    many = [played(0, 1, 1.0)] * 6
    few = [played(3, 4, 0.0)] * 2
    assert [each.record.seating[0] for each in levels.mixed(many, few)] == [0, 0, 3, 0, 0, 0, 3, 0]


@pytest.mark.parametrize(
    ("weaker", "stronger", "enough"),
    [
        (Rating(1400, 1360, 1440), Rating(1510, 1470, 1550), True),
        (Rating(1400, 1380, 1420), Rating(1490, 1470, 1510), False),  # less than 100 points
        (Rating(1400, 1330, 1470), Rating(1530, 1460, 1600), False),  # intervals overlap
    ],
)
def test_neighbours_are_far_enough_apart(weaker: Rating, stronger: Rating, enough: bool) -> None:
    assert levels.distance(weaker, stronger) == (stronger.mean - weaker.mean, enough)


def test_the_report_says_which_neighbours_are_too_close(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line_ups = [*levels.lower(2), *levels.top(2)]
    clear = [played(a, b, float(n % 5 == 0), n) for n in range(500) for a, b in line_ups]
    assert levels.report(clear)
    assert "too close" not in capsys.readouterr().out
    close = [
        played(a, b, float(n % 2) if (a, b) == (1, 2) else float(n % 5 == 0), n)
        for n in range(500)
        for a, b in line_ups
    ]
    assert not levels.report(close)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if "too close" in line] == ["midnight"]


def test_games_of_one_deal_that_end_alike_tell_less(capsys: pytest.CaptureFixture[str]) -> None:
    """The same games once on deals of their own, once ten to a deal that one player wins."""
    widths = []
    for to_a_deal in (1, 10):
        games = [
            played(a, b, float(n // 10 % 5 == 0), n // to_a_deal)
            for a, b in [*levels.lower(2), *levels.top(2)]
            for n in range(500)
        ]
        levels.report(games)
        last = capsys.readouterr().out.splitlines()[-1]
        widths.append(int(last.split("±")[1].split()[0]))
    assert widths[1] > 2 * widths[0]


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    plan = make_plan("chasms", NAMES, "kept", {}, [(0, 1)])
    first = levels.play(plan, 2, tmp_path)
    games = tmp_path / "games.jsonl"
    kept = games.read_text(encoding="utf-8")
    assert levels.play(plan, 2, tmp_path) == first
    assert games.read_text(encoding="utf-8") == kept
    assert levels.play(plan, 2, None) == first


class Desk:
    """Where the command is given; what would be played is noted and not played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.asked: list[tuple[Plan, int, Path | None]] = []
        self.rated: list[levels.Played] = []
        monkeypatch.setattr(levels, "play", self.play)
        monkeypatch.setattr(levels, "report", self.report)

    def play(self, plan: Plan, count: int, out: Path | None) -> list[levels.Played]:
        """The first of a table wins."""
        self.asked.append((plan, count, out))
        seatings = [plan.seating(number) for number in range(count)]
        places = tuple(range(plan.seats))
        ranks = tuple(1.0 + place for place in places)
        shares = (1.0, *[0.0] * (plan.seats - 1))
        records = [GameRecord(each, shares, places, ranks, 1, "over") for each in seatings]
        deals = plan.deals(range(count))
        return [levels.Played(record, deal) for record, deal in zip(records, deals, strict=True)]

    def report(self, played: list[levels.Played]) -> bool:
        self.rated = played
        return True

    def give(self, *words: str) -> int:
        """The exit status."""
        self.monkeypatch.setattr(sys, "argv", ["levels.py", *words])
        return levels.main()


def test_several_seeds_are_rated_together_and_each_has_its_part(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk = Desk(monkeypatch)
    told = ["the-abyss", "--games", "27", "--top", "4", "--out", str(tmp_path)]
    assert desk.give(*told, "--seed", "one", "two") == 0
    assert [(plan.seed, count, out and out.name) for plan, count, out in desk.asked] == [
        ("one", 2, "top"),
        ("two", 2, "top-2"),
        ("one", 13, "lower"),
        ("two", 14, "lower-2"),
    ]
    assert len(desk.rated) == 31
    deals = Counter(each.deal for each in desk.rated)
    # Of each seed two deals, each with 12 games of the lower four at most and 2 of the top.
    assert deals == {0: 12 + 2, 1: 12 + 2, 2: 1, 3: 2}


def test_a_single_seed_plays_all_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    assert desk.give("chasms", "--games", "24", "--top", "2") == 0
    assert [(plan.seed, count, out) for plan, count, out in desk.asked] == [
        ("levels", 2, None),
        ("levels", 24, None),
    ]
    assert {plan.seats for plan, *_ in desk.asked} == {2}


def test_seats_and_options_are_those_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    told = ["chasms", "--games", "48", "--top", "8", "--seats", "4"]
    assert desk.give(*told, "--option", "factions=random", "--option", "stars=1") == 0
    for plan, *_ in desk.asked:
        assert plan.seats == 4
        assert (plan.options["factions"], plan.options["stars"]) == ("random", 1)
    assert len(desk.rated) == 56


@pytest.mark.parametrize(
    "told",
    [
        ["--seats", "9"],
        ["--option", "factions"],
        ["--option", "colour=red"],
        ["--seed", "one", "one"],
    ],
)
def test_a_table_that_cannot_be_is_refused(
    told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(monkeypatch)
    assert desk.give("chasms", *told) == 2
    assert not desk.asked
    assert capsys.readouterr().err
