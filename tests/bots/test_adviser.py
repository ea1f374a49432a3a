"""What people are told of a search's values."""

from __future__ import annotations

import pytest

from fathomless.bots.adviser import adviser, chance_told

VALUES = [0.0, 0.01, 0.2, 0.25, 0.5, 0.75, 0.99, 1.0]


@pytest.mark.parametrize("game", ["the-abyss", "abyss", "chasms"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_better_stays_better_and_fair_stays_fair(game: str, seats: int) -> None:
    told = [chance_told(game, seats, value) for value in VALUES]
    assert told == sorted(told)
    assert len(set(told)) == len(VALUES)
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert chance_told(game, seats, 1 / seats) == pytest.approx(1 / seats)


def test_timidity_is_encouraged() -> None:
    assert 0.8 < chance_told("chasms", 2, 0.8) < 1
    assert 0 < chance_told("chasms", 4, 0.1) < 0.1
    for game in ("abyss", "the-abyss"):
        assert chance_told(game, 3, 0.8) == pytest.approx(0.8)


def test_in_a_game_for_one_chances_are_counted() -> None:
    assert adviser(1) == "planner"
    assert chance_told("the-abandons", 1, 0.3) == 0.3
