"""bench/calibration.py: chances that were said beside victories that came."""

from __future__ import annotations

import sys

import pytest

from bench import calibration
from bench.calibration import Calibration
from fathomless import games
from fathomless.bots.adviser import telling
from fathomless.bots.ismcts import IsmctsBot
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.state import AbyssState


def test_a_chance_is_noted_in_its_class() -> None:
    found = Calibration("chasms", 4, 4, "classes")
    for chance, won in ((0.0, 0.0), (0.09, 0.5), (0.1, 1.0), (0.95, 1.0), (1.0, 1.0)):
        found.note(chance, won)
    assert [each.positions for each in found.classes] == [2, 1, *[0] * 7, 2]
    assert found.positions == 5
    first = found.classes[0]
    assert (first.chances, first.won) == (0.09, 0.5)


def test_the_error_is_the_distance_of_each_class_by_its_positions() -> None:
    found = Calibration("chasms", 4, 4, "error")
    assert found.error == 0.0
    for won in (1.0, 1.0, 1.0, 0.0):
        found.note(0.75, won)  # as it should be
    assert found.error == 0.0
    found.note(0.25, 1.0)
    assert found.error == pytest.approx(0.75 / 5)
    found.note(0.28, 0.0)  # in a class one evens out another
    assert found.error == pytest.approx((1.0 - 0.53) / 6)


@pytest.mark.parametrize("game", ["the-abyss", "chasms", "abyss"])
def test_what_a_hint_would_say_is_asked_for(game: str) -> None:
    state = games.get(game).start(2, "asked")
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    action, chance = calibration.ask(state, "ismcts:30", Rng("asked"))
    perspective = Perspective(state, state.seat_to_act)
    best = telling(IsmctsBot(iterations=30)).search(perspective, Rng("asked")).statistics[0]
    assert action is best.action
    assert chance == best.value


class Told:
    """Says the same chance at every choice, takes the first action and keeps the tables."""

    def __init__(self, chance: float) -> None:
        self.chance = chance
        self.tables: list[State] = []
        self.asked: list[int] = []
        self.specs: set[str] = set()

    def ask(self, state: State, spec: str, rng: Rng) -> tuple[Action, float]:
        if state not in self.tables:
            self.tables.append(state)
        self.asked.append(state.seat_to_act)
        self.specs.add(spec)
        return state.legal()[0], self.chance


@pytest.mark.parametrize("game", ["the-abyss", "the-abandons"])
def test_the_chances_of_a_match_are_noted_with_who_won_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(0.75)
    monkeypatch.setattr(calibration, "ask", told.ask)
    monkeypatch.setattr(calibration, "EVERY", 1)
    found = Calibration(game, 4, 4, "noted")
    found.play_one()
    (table,), (noted,) = told.tables, [each for each in found.classes if each.positions]
    outcome, alone = table.outcome(), table.seats == 1
    assert table.is_over
    assert noted is found.classes[7]
    assert noted.positions == found.positions == len(told.asked)
    assert noted.chances == 0.75 * found.positions
    shares = [float(not outcome.lost)] if alone else [outcome.share(seat) for seat in (0, 1)]
    assert noted.won == sum(shares[seat] for seat in told.asked)
    assert told.specs == {"planner:4" if alone else "ismcts:4"}


def test_only_noted_choices_get_what_a_hint_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(0.5)
    monkeypatch.setattr(calibration, "ask", told.ask)
    found = Calibration("the-abyss", 4, 9, "hints")
    found.play_one()
    assert told.specs == {"ismcts:4", "ismcts:9"}
    assert 0 < found.positions < len(told.asked)


def test_abyss_is_asked_about_with_expansions_too(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(0.5)
    monkeypatch.setattr(calibration, "ask", told.ask)
    found = Calibration("abyss", 4, 4, "tables")
    for _ in calibration.TABLES["abyss"]:
        found.play_one()
    assert [table.seats for table in told.tables] == [2, 3, 4, 2, 3, 4, 5]
    assert [isinstance(table, AbyssState) and bool(table.extensions) for table in told.tables] == [
        False
    ] * 3 + [True] * 4


def test_one_number_of_seats_comes_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(0.5)
    monkeypatch.setattr(calibration, "ask", told.ask)
    found = Calibration("the-abyss", 4, 4, "seats")
    for _ in range(4):
        found.play_one()
    assert [table.seats for table in told.tables] == [2, 3, 4, 2]


@pytest.mark.parametrize(("most", "status"), [(1.0, 0), (-1.0, 1)])
def test_the_exit_status_says_whether_the_error_is_small_enough(
    most: float,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(calibration, "MOST", most)
    told = ["--game", "the-abyss", "--positions", "3", "--iterations", "4"]
    monkeypatch.setattr(sys, "argv", ["calibration.py", *told])
    assert calibration.main() == status
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.startswith("the-abyss: ")
    assert last.strip().startswith("error ")
