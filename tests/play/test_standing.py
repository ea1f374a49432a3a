"""Standing orders in a match on one machine."""

from __future__ import annotations

import pytest

from fathomless import games
from fathomless.core.errors import SetupError
from fathomless.core.replay import Replay
from fathomless.play.driver import Match
from fathomless.play.players import seat_players
from tests.play.matches import new_match, typed

CHASMS = games.get("chasms")


def chasms_match(seed: str = "orders") -> Match:
    players = seat_players(["me", "random", "random"])
    options = CHASMS.read_options({"factions": "random"})
    return Match(Replay(CHASMS, 3, seed, options), players)


def windows_asked(order: str, seeds: int = 6) -> tuple[int, int]:
    """How often a person is asked in windows, and how many passes were given by order."""
    asked = passes = 0
    for number in range(seeds):
        match = chasms_match(f"orders {number}")
        while not match.is_over:
            if match.go_on():
                continue
            question = match.state.asked
            assert question is not None
            if question.kind == "instant":
                asked += 1
                assert question.seat == 0
            match.standing[0].give(match.state, order)
            match.act(match.state.legal()[-1])
        passes += len(match.by_order)
        assert {match.steps[ply].action.text for ply in match.by_order} <= {"pass"}
    return asked, passes


@pytest.mark.parametrize("order", ["concerned", "never"])
def test_an_order_saves_questions_and_changes_nothing_else(order: str) -> None:
    always, none = windows_asked("always")
    assert none == 0
    asked, passed = windows_asked(order)
    assert asked < always
    assert asked + passed == always


def test_a_pass_by_order_is_no_choice_of_the_person() -> None:
    match = chasms_match()
    while not match.by_order:
        if not match.go_on():
            match.standing[0].give(match.state, "never")
            match.act(match.state.legal()[-1])
    ply = max(match.by_order)
    assert match.steps[ply].choices > 1
    assert match.last_decision(0) < ply


def test_the_replay_runs_without_the_orders() -> None:
    match = chasms_match()
    while not match.is_over:
        if not match.go_on():
            match.standing[0].give(match.state, "never")
            match.act(match.state.legal()[-1])
    assert match.by_order
    again = Match(match.replay, match.players)
    assert again.state.to_json() == match.state.to_json()


def test_a_game_without_orders_has_none_to_give() -> None:
    match = new_match()
    with pytest.raises(SetupError, match="no order"):
        match.standing[0].give(match.state, "never")


def test_the_order_is_changed_at_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    match = chasms_match()
    _, text = typed(monkeypatch, match, ["w", "windows", "w", "h", "q"])
    assert "Asked for Instants: when it concerns you." in text
    assert "Asked for Instants: not this turn, but for your own death." in text
    assert "Asked for Instants: always." in text
    assert "how often you are asked for Instants" in text
    assert match.standing[0].now(match.state) == "always"


def test_where_there_are_no_windows_the_prompt_knows_no_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, text = typed(monkeypatch, new_match(), ["w", "h"])
    assert "“w” is no move of this game." in text
    assert "Instants" not in text
