"""Intervals of hints and reviews; bench/intervals.py: whether they hold what is found later."""

from __future__ import annotations

import sys

import pytest

from bench import intervals
from fathomless import games
from fathomless.bots.adviser import telling
from fathomless.bots.intervals import wilson
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.result import DRIFT, ActionStatistics
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.server import appraisal

HAIR = 1e-9
SHORT = 40


@pytest.fixture
def state() -> State:
    """With several answers."""
    places = (intervals.position("the-abyss", 2, number, "held") for number in range(20))
    return next(each for each in places if each is not None)


def longer(found: dict[str, ActionStatistics], values: list[float]) -> dict[str, ActionStatistics]:
    """A longer search that finds these values of the same actions."""
    return {
        text: ActionStatistics(each.action, 1, value, 0.0)
        for (text, each), value in zip(found.items(), values, strict=True)
    }


def test_a_position_has_something_to_tell_apart(state: State) -> None:
    assert len(state.legal()) >= intervals.FEWEST
    assert intervals.position("the-abyss", 2, 0, "held") is not None


def test_an_interval_holds_what_is_just_inside_and_not_what_is_just_outside(state: State) -> None:
    found = intervals.found(state, SHORT, "short")
    # Beyond certain defeat or victory nothing lies outside.
    counted = [each.interval[0] > 0.0 and each.interval[1] < 1.0 for each in found.values()]
    assert any(counted)
    for end, beyond in ((0, -HAIR), (1, HAIR)):
        for off, expected in ((-beyond, True), (beyond, False)):
            values = [each.interval[end] + off for each in found.values()]
            held = intervals.held(state, SHORT, longer(found, values))
            assert {each for each, counts in zip(held, counted, strict=True) if counts} == {
                expected
            }


@pytest.mark.parametrize(("holding", "status"), [(19, 0), (18, 1)])
def test_nineteen_of_twenty_have_to_hold(
    holding: int,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At every number of iterations: at the other one all of them do."""

    def held(state: State, iterations: int, longer: dict[str, ActionStatistics]) -> list[bool]:
        kept = holding if iterations == 4 else 20
        return [True] * kept + [False] * (20 - kept)

    monkeypatch.setattr(intervals, "held", held)
    told = ["--game", "the-abyss", "--positions", "1", "--iterations", "4", "6", "--longer", "8"]
    monkeypatch.setattr(sys, "argv", ["intervals.py", *told])
    assert intervals.main() == status
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "the-abyss, 4 iterations",
        "the-abyss, 6 iterations",
    ]


# What a review tells of two moves is told as in a hint


def test_a_review_tells_the_interval_of_a_hint(state: State) -> None:
    """By how far the rewards lay apart, and never narrower than the tree may still grow."""
    perspective, (best, *_, played) = Perspective(state, state.seat_to_act), state.legal()
    bot = telling(IsmctsBot())
    pair = appraisal.SearchedPair(bot, perspective, best, played, Rng("pair"))
    search = Search(bot, perspective, [best, played], Rng("pair"))
    for _ in range(100):
        pair.advance()
        search.advance()
    found = {each.action: appraisal.searched(each) for each in search.result().statistics}
    assert pair.measured() == (found[best], found[played])
    apart = pair.difference()
    assert [each.value for each in pair.measured()] == [
        round(value, 4) for value in (apart.best, apart.played)
    ]


def test_what_was_tried_very_often_may_still_move(state: State) -> None:
    action, visits = state.legal()[0], 1_000_000
    told = appraisal.searched(ActionStatistics(action, visits, 0.4, 0.16 * visits))
    assert (told.a, told.visits, told.value) == (action.text, visits, 0.4)
    assert (told.low, told.high) == pytest.approx((0.4 - DRIFT, 0.4 + DRIFT), abs=1e-4)


def test_of_a_plan_both_moves_are_told_as_in_a_hint() -> None:
    state = games.get("the-abandons").start(1, "plan")
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    best, played, *_ = state.legal()
    pair = appraisal.PlannedPair(Perspective(state, 0), best, played, Rng("pair"))
    for _ in range(8):
        pair.advance()
    told, apart = pair.measured(), pair.difference()
    assert [each.a for each in told] == [best.text, played.text]
    assert [each.visits for each in told] == [8, 8]
    assert [each.value for each in told] == [round(v, 4) for v in (apart.best, apart.played)]
    for each in told:
        assert (each.low, each.high) == pytest.approx(wilson(8 * each.value, 8), abs=1e-4)
        assert each.score is not None
