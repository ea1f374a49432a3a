"""What was learned about The Abandons: the features, what lies behind a door, how it is learned."""

from __future__ import annotations

import json

import numpy as np
import pytest

from bench import journeys
from bench.journeys import Lessons, Moments, arrays, fit_lessons, fit_level, off_by
from fathomless import games
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import alone
from fathomless.bots.evaluations.files import FOLDER
from fathomless.bots.evaluations.the_abandons_features import (
    CLASSES,
    FIRST_OF_SAME,
    HOLE,
    KNOTS,
    MERCY,
    NAMES,
    NEW,
    NO_DOORS,
    OFF,
    ON,
    ONE_DOOR,
    SETS,
    features,
    same_for_all,
    situation,
    unseen_faces,
)
from fathomless.bots.evaluations.the_abandons_glance import (
    UNFORESEEN,
    Glance,
    Strengths,
    best_of,
    worths,
)
from fathomless.core.rng import Rng
from fathomless.games.the_abandons.material import DECKS
from fathomless.games.the_abandons.moving import Doors
from fathomless.games.the_abandons.state import TheAbandonsState
from tests.games.the_abandons import tables

GAME = games.get("the-abandons")
EVALUATION = evaluation_of("the-abandons")


def journey(*steps: str, items: int = 0, left: int | None = None) -> TheAbandonsState:
    state = tables.journey(*steps, items=items, left=left)
    assert isinstance(state, TheAbandonsState)
    return state


def started(number: int) -> TheAbandonsState:
    state = GAME.start(1, f"learned {number}")
    assert isinstance(state, TheAbandonsState)
    return state


def test_the_file_tells_how_the_weights_were_found_and_that_lessons_helped() -> None:
    data = json.loads((FOLDER / "the-abandons.json").read_text(encoding="utf-8"))
    assert (data["game"], data["rules_version"]) == ("the-abandons", GAME.rules_version)
    assert data["command"].startswith("python -m bench.journeys --part ")
    assert data["features"] == NAMES
    assert len(data["weights"]) == len(NAMES)
    found = data["found"]
    assert found["loss"] < min(found["loss_before_lessons"], found["loss_by_chance"])


def test_weights_for_other_features_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps({"features": ["doors"], "weights": [1.0]})
    monkeypatch.setattr("pathlib.Path.read_text", lambda *_, **__: text)
    with pytest.raises(ValueError, match="train them anew"):
        Strengths().sum([1.0], 0)


def test_a_situation_is_where_one_stands_and_the_doors_there_and_behind() -> None:
    one, two = SETS.index((1, 0, 0)), SETS.index((0, 0, 1))
    assert situation(started(0)) == (MERCY, ONE_DOOR, NO_DOORS)
    assert situation(journey("north: fork_f1r3")) == (ON, SETS.index((1, 0, 1)), NO_DOORS)
    assert situation(journey("north: fork_f1r3", "north: hall_1")) == (OFF, one, two)
    assert situation(journey("north: stairs", "take stairs")) == (NEW, ONE_DOOR, NO_DOORS)


def test_features_grow_in_straight_lines_between_their_knots() -> None:
    knots = np.array(KNOTS * len(CLASSES))
    for place, here, back in ((ON, 5, 0), (OFF, ONE_DOOR, 2), (NEW, ONE_DOOR, 0), (HOLE, 0, 0)):
        for cards in (1, 3, 14, 30, 48, 60):
            found = features(place, here, back, cards, 2)
            assert len(found) == FIRST_OF_SAME
            parts = np.array(found[: len(knots)])
            assert parts.sum() == pytest.approx(1.0)
            assert parts @ knots == pytest.approx(cards)
    assert FIRST_OF_SAME + len(same_for_all(48, [1] * 26, 3)) == len(NAMES)


def test_what_may_lie_behind_a_door_is_all_that_was_not_seen() -> None:
    state = journey("north: fork_f1r3")
    counts = unseen_faces(state)
    assert sum(counts) == len(DECKS[1]) - 1
    glance = Glance(state)
    glance.look_behind(1, 0)
    assert 0.0 < sum(each.part for each in glance.outcomes) <= 1.0 + 1e-9
    assert {each.cards for each in glance.outcomes} == {state.deck_size - 1}
    glance.look_behind(1, 1)
    assert {each.cards for each in glance.outcomes} == {state.deck_size - 3}


def test_every_outcome_is_what_really_comes_of_the_card() -> None:
    """Doors, loops and the way back after every card behind every door, laid and looked at."""
    seen = 0
    for number in range(25):
        state = started(number)
        while not state.is_over:
            legal = state.legal()
            if isinstance(state.asked, Doors):
                seen += check_outcomes(state)
            state.apply(EVALUATION.advise(state, legal, Rng("any")))
    assert seen > 400


def check_outcomes(state: TheAbandonsState) -> int:
    """Of the doors that do not lead to the exit; how many were checked."""
    before = state.to_json()
    checked = 0
    for action in state.legal():
        glance = Glance(state)
        worth = glance.worths([action], Strengths())[0]
        if worth == UNFORESEEN or not glance.outcomes:
            continue
        twin = state.copy()
        twin.apply(action)
        if isinstance(twin.asked, Doors):
            place, here, back = situation(twin)
            outcomes = {(e.place, e.here, e.cards, e.items) for e in glance.outcomes}
            assert (place, here, twin.deck_size, twin.items) in outcomes, action.text
            backs = {e.back for e in glance.outcomes if (e.place, e.here) == (place, here)}
            assert back in backs or not back  # without a door left its loops are counted
            checked += 1
    assert state.to_json() == before
    return checked


def test_the_exit_within_reach_is_worth_most_and_items_are_not_foreseen() -> None:
    state = journey("north: fork_f1r3", items=1, left=3)
    legal = state.legal()
    found = worths(state, legal)
    by_text = {action.text: worth for action, worth in zip(legal, found, strict=True)}
    assert by_text["go east"] == alone(state.passages + 2 + 3)
    assert by_text["map"] == UNFORESEEN
    best = best_of(legal, found)
    assert best is not None
    assert best.text == "go east"
    assert best_of(legal, [UNFORESEEN] * len(legal)) is None


def test_what_a_map_has_shown_is_known() -> None:
    state = journey("north: fork_f1r3", "map: dead_end item item", items=1)
    best = best_of(state.legal(), worths(state, state.legal()))
    assert best is not None
    assert best.text == "go east"


def test_the_level_and_then_the_distances_are_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journeys, "TRIES", 8)
    moments, lessons = Moments(), Lessons()
    for number in range(60):
        moments.play(started(number), Rng(f"level {number}"))
        if number < 12:
            lessons.play(started(number), Rng(f"lessons {number}"))
    assert len(moments.situations) == len(moments.same) == len(moments.worths) > 300
    level = fit_level(moments)
    taught, kept = arrays(lessons, False), arrays(lessons, True)
    assert len(taught.same) + len(kept.same) == len(lessons.same)
    weights = fit_lessons(taught, level)
    assert off_by(taught, taught.predict(weights)[0]) < off_by(taught, taught.predict(level)[0])
    assert list(weights[FIRST_OF_SAME:]) == list(level[FIRST_OF_SAME:])
    gain, error = taught.gain(weights)
    assert -1.0 < gain < 1.0 < 100 * error


def test_the_worths_of_the_package_are_those_of_the_regression() -> None:
    """What numpy says of outcomes while learning is what the bots go by."""
    lessons = Lessons()
    lessons.play(started(3), Rng("same"))
    outcomes = arrays(lessons, False)
    data = json.loads((FOLDER / "the-abandons.json").read_text(encoding="utf-8"))
    weights = np.array(data["weights"])
    predicted, _ = outcomes.predict(weights)
    assert np.all((predicted > 0.0) & (predicted < 1.0))
    text = journeys.written(weights, data["found"], 1.0, "fathom")
    assert json.loads(text)["weights"] == data["weights"]
