"""The end of the game, and the score."""

from __future__ import annotations

import pytest

from fathomless.testing import rule
from tests.games.the_abandons.tables import (
    asked,
    burned,
    deck_size,
    journey,
    random_game,
    score,
    seen,
    travel,
)


@rule("AN-R29")
def test_drawing_the_exit_wins_at_once() -> None:
    state = journey("north: hall_1", left=1)
    state = travel(state, "north: exit")
    assert (asked(state), state.is_over, deck_size(state)) == ("escape/exit", True, 0)
    assert seen(state)["exit"] == {"x": 0, "y": 2}


@rule("AN-B32", "AN-R29")
def test_edge_6_three_cards_left_and_a_door_of_three() -> None:
    state = journey("north: fork_l3f1", left=3)
    lost = burned(state)
    state = travel(state, "west")
    assert (asked(state), burned(state) - lost) == ("escape/exit", 2)


@rule("AN-R30", "AN-B32")
def test_edge_7_and_situation_13_two_cards_left_and_a_door_of_three() -> None:
    state = journey("north: fork_l3f1", left=2)
    lost = burned(state)
    state = travel(state, "west")
    assert (asked(state), burned(state) - lost) == ("escape/last-card", 1)


@rule("AN-R30", "AN-B32")
def test_one_card_left_and_any_door() -> None:
    for side, reason in (("north", "escape/exit"), ("west", "escape/last-card")):
        state = travel(journey("north: fork_l3f1", left=1), side)
        assert (asked(state), state.census()) == (reason, 50)


@rule("AN-B17")
def test_the_exit_is_only_ever_drawn() -> None:
    """Whatever the way, it was the last card; and nothing else ends a game as an escape."""
    for number in range(200):
        state = random_game(f"exit {number}")
        escaped = asked(state).startswith("escape/")
        assert escaped == (deck_size(state) == 0) == (seen(state)["exit"] is not None)


@rule("AN-R32", "AN-B39")
def test_the_score_of_an_escape() -> None:
    state = journey("north: cross_111", "west: hall_1", "west: fork_l2f1", items=2, left=1)
    state = travel(state, "west")
    assert score(state) == {"entrance": 1, "exit": 1, "passages": 3, "items": 6}
    outcome = state.outcome()
    assert (outcome.totals, outcome.ranking, outcome.tie_break) == ([11], [[0]], None)


@rule("AN-R32", "AN-B39")
def test_edge_9_after_a_collapse_only_what_is_in_play_counts() -> None:
    steps = ("north: cross_111", "west: hall_1", "west: collapse", "north: hall_2")
    state = travel(journey(*steps, items=1, left=2), "north: exit")
    assert score(state) == {"entrance": 1, "exit": 1, "passages": 1, "items": 3}


@rule("AN-B20", "AN-R32")
def test_whoever_is_lost_scores_nothing() -> None:
    state = journey("north: fork_l2f1", "north: dead_end", "back", "west: dead_end", items=1)
    assert asked(state) == "lost/dead-end"
    assert score(state) == {"entrance": 0, "exit": 0, "passages": 0, "items": 0}
    assert state.outcome().totals == [0]


@rule("AN-R31", "AN-R29")
def test_random_games_end_in_every_common_way() -> None:
    reasons = {asked(random_game(f"end {number}")) for number in range(400)}
    assert reasons >= {
        "escape/exit",
        "escape/last-card",
        "lost/dead-end",
        "lost/wall",
        "lost/intersection",
        "lost/stairs-dead-end",
    }


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_view_says_what_an_escape_would_bring(cards: int) -> None:
    state = journey(*[f"north: {card}" for card in ("hall_1", "hall_1", "hall_2")][:cards], items=1)
    assert seen(state)["score"] == {"entrance": 1, "exit": 1, "passages": cards, "items": 3}
