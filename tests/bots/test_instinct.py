"""Instincts: they know what the seat knows, their files say how they were found, they can learn."""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np
import pytest

from bench.instinct import TABLES, Learner, Lessons, Table, known, learn, written
from fathomless import bots, games
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.files import FOLDER
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.playout import play_bots
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.sizes import every, some

GAMES = sorted(TABLES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def choices(game: str, seats: int, count: int) -> Iterator[State]:
    """Positions of random and greedy play in which there is something to choose."""
    greedy = bots.make("greedy")
    for number in range(count):
        state = games.get(game).start(seats, f"instinct {number}")
        rng = Rng(f"instinct {number}")
        while state.asked is not None:
            legal = state.legal()
            if len(legal) > 1:
                yield state
            if rng.below(2):
                state.apply(legal[rng.below(len(legal))])
            else:
                state.apply(greedy.choose(Perspective(state, state.seat_to_act), rng))


@EVERY_GAME
def test_nothing_that_the_seat_cannot_know_changes_an_instinct(game: str) -> None:
    instinct, rng = known(game), Rng("worlds")
    for seats in games.get(game).seats:
        for number, state in enumerate(choices(game, seats, some(4))):
            if number % every(2):
                continue
            world = state.determinise(state.seat_to_act, rng)
            told = instinct.lesson(state, state.legal())
            assert instinct.lesson(world, world.legal()) == told


@EVERY_GAME
def test_every_answer_has_a_row_and_a_number_for_every_input(game: str) -> None:
    instinct = known(game)
    names = instinct.row_names()
    assert len(set(names)) == len(names)
    assert len(set(instinct.inputs)) == instinct.width
    for seats in games.get(game).seats:
        for state in choices(game, seats, 1):
            for row, values in instinct.lesson(state, state.legal()):
                assert row in range(len(names))
                assert len(values) == instinct.width


@EVERY_GAME
def test_the_usual_answer_has_the_highest_sum(game: str) -> None:
    instinct = known(game)
    for state in choices(game, 2, 1):
        legal = state.legal()
        chosen = instinct.usual(state, legal)
        weights = np.array(instinct.weights[instinct.kind(state)]).reshape(-1, instinct.width)
        sums = [float(weights[row] @ values) for row, values in instinct.lesson(state, legal)]
        assert sums[legal.index(chosen)] == pytest.approx(max(sums))


@EVERY_GAME
def test_the_file_tells_how_the_weights_were_found_and_that_playing_did_not_harm(game: str) -> None:
    data = json.loads((FOLDER / f"{game}-instinct.json").read_text(encoding="utf-8"))
    assert data["rules_version"] == games.get(game).rules_version
    assert data["command"].startswith(f"python -m bench.instinct {game} --part ")
    assert list(data["found"]) == known(game).kinds
    for found in data["found"].values():
        won = found["won of a hundred after playing"]
        assert won > found["won of a hundred after imitation"] - 2.0
        assert game != "the-abyss" or won > 100.0 / found["seats"]


@pytest.mark.parametrize(("game", "seats"), [("chasms", 2), ("chasms", 4), ("the-abyss", 3)])
def test_an_instinct_beats_random_play(game: str, seats: int) -> None:
    usual, rival = bots.make("instinct"), bots.make("random")
    won = 0.0
    count = some(120, 40)
    for number in range(count):
        state = games.get(game).start(seats, f"rivals {number}")
        players = [usual if seat == number % seats else rival for seat in range(seats)]
        play_bots(state, players, [Rng(f"{number} {seat}") for seat in range(seats)], [])
        won += state.outcome().share(number % seats)
    assert won / count > 1.25 / seats


def test_weights_for_other_inputs_are_refused() -> None:
    other = Instinct("chasms", ["2 seats"], ["Hearts"])
    with pytest.raises(ValueError, match="train it anew"):
        other.load()


def test_inside_a_search_of_the_abyss_everybody_plays_by_instinct() -> None:
    """In Chasms by rules of thumb."""
    for game, alike in (("the-abyss", True), ("chasms", False)):
        evaluation, rng, same = evaluation_of(game), Rng("inside"), True
        for state in choices(game, 3, 2):
            legal = state.legal()
            usual = evaluation.by_instinct(state, legal, rng)
            search = Search(IsmctsBot(), Perspective(state, state.seat_to_act), legal, rng)
            if not evaluation.by_value:
                assert search.first_of(state, legal, legal) is usual
            same = same and evaluation.in_search(state, legal, rng) is usual
        assert same is alike


def test_the_draft_has_no_instinct() -> None:
    """Factions are meant to be equal: they are not always taken in the same order."""
    state = games.get("chasms").start(2, "draft", {"factions": "draft"})
    rng = Rng("draft")
    taken = {evaluation_of("chasms").by_instinct(state, state.legal(), rng) for _ in range(60)}
    assert len(taken) > 3


def test_likelier_answers_follow_what_counts() -> None:
    """Two rows, of which the first was chosen: it gains, and the more the more it counts."""
    for counts in (1.0, 3.0, -1.0):
        lessons = Lessons(2)
        lessons.add([(0, [1.0, 0.5]), (1, [1.0, 0.0])], 0)
        lessons.counts.append(counts)
        gradient, agreed = lessons.arrays().gradient(np.zeros((2, 2)))
        assert gradient.tolist() == [[0.5 * counts, 0.25 * counts], [-0.5 * counts, 0.0]]
        assert agreed == 1.0


def test_imitation_finds_the_answers_of_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.instinct.IMITATING", 60)
    learner = Learner("the-abyss", Table(2, 0, 0, 0), "imitation")
    _, agreed = learner.imitate(some(60, 20))
    assert agreed > 0.5


def test_learning_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.instinct.IMITATING", 5)
    monkeypatch.setitem(TABLES, "the-abyss", [Table(2, 3, 2, 4, 4)] * 3)
    instinct = known("the-abyss")
    before = instinct.weights
    try:
        found = [learn("the-abyss", 0, 1.0, "again") for _ in range(2)]
    finally:
        instinct.weights = before  # what was tried out is not what everybody plays by
    assert found[0].record == found[1].record
    assert found[0].weights.tolist() == found[1].weights.tolist()
    data = json.loads(written("the-abyss", 1.0, "again", {"2 seats": found[0]}))
    name, row = next(iter(data["weights"]["2 seats"].items()))
    assert row == found[0].weights[instinct.row_names().index(name)].tolist()
