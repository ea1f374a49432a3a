"""The measurement of how far the levels lie apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import levels
from fathomless.arena.plan import GameRecord
from fathomless.arena.ratings import Rating


def played(first: int, second: int, share: float, deal: int = 0) -> levels.Played:
    """The first entrant's share of the win."""
    ranks = (1.5, 1.5) if share == 0.5 else (2.0 - share, 1.0 + share)
    record = GameRecord((first, second), (share, 1.0 - share), (0, 0), ranks, 1, "over")
    return levels.Played(record, deal)


def test_the_strongest_meets_its_neighbour_only_and_the_others_everybody() -> None:
    assert levels.TOP == [(3, 4)]
    assert levels.LOWER == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


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
    line_ups = [*levels.LOWER, *levels.TOP]
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
            for a, b in [*levels.LOWER, *levels.TOP]
            for n in range(500)
        ]
        levels.report(games)
        last = capsys.readouterr().out.splitlines()[-1]
        widths.append(int(last.split("±")[1].split()[0]))
    assert widths[1] > 2 * widths[0]


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    first = levels.play("chasms", [(0, 1)], 2, "kept", tmp_path)
    games = tmp_path / "games.jsonl"
    kept = games.read_text(encoding="utf-8")
    assert levels.play("chasms", [(0, 1)], 2, "kept", tmp_path) == first
    assert games.read_text(encoding="utf-8") == kept
    assert levels.play("chasms", [(0, 1)], 2, "kept", None) == first
