"""Instincts: they know what the seat knows, their files say how they were found, they can learn."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Any

import numpy as np
import pytest

from bench.instinct import (
    ONESELF,
    OPTIONS,
    TABLES,
    Hall,
    Learner,
    Table,
    as_written,
    known,
    learn,
    written,
)
from bench.policy import Policy
from fathomless import bots, games
from fathomless.bots.adviser import telling
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.chasms_instinct import PURPOSE_OF, PURPOSES
from fathomless.bots.evaluations.files import FOLDER
from fathomless.bots.evaluations.instinct import Instinct, Lesson, Weights
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.playout import play_bots
from fathomless.bots.practice import Note, practise
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.chasms.material import FACES
from fathomless.games.the_abyss.state import TheAbyssState
from tests.games.chasms.tables import table as chasms_table
from tests.games.the_abyss.tables import table as abyss_table
from tests.sizes import every, some

GAMES = sorted(TABLES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


class Here(Executor):
    """No processes: everything is done at once, as processes would do it."""

    def submit(self, task: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(task(*given, **named))
        return done


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


def told(lesson: Lesson) -> object:
    return lesson.seen, lesson.rows, lesson.values


@EVERY_GAME
def test_nothing_that_the_seat_cannot_know_changes_an_instinct(game: str) -> None:
    instinct, rng = known(game), Rng("worlds")
    for seats in games.get(game).seats:
        for number, state in enumerate(choices(game, seats, some(4))):
            if number % every(2):
                continue
            world = state.determinise(state.seat_to_act, rng)
            lesson = instinct.lesson(state, state.legal())
            assert told(instinct.lesson(world, world.legal())) == told(lesson)


@EVERY_GAME
def test_every_answer_has_a_row_and_a_number_for_every_input(game: str) -> None:
    instinct = known(game)
    names = instinct.row_names()
    assert len(set(names)) == len(names)
    assert len(set(instinct.inputs)) == instinct.width
    assert len(set(instinct.sights)) == len(instinct.sights)
    for seats in games.get(game).seats:
        for state in choices(game, seats, 1):
            lesson = instinct.lesson(state, state.legal())
            assert len(lesson.seen) == len(instinct.sights)
            for row, values in zip(lesson.rows, lesson.values, strict=True):
                assert row in range(len(names))
                assert len(values) == instinct.width


# No Instant waits for these: one's own card, or VP that one takes oneself.
NEVER = {"question: card-played, own", "question: vp-taken, own"}


@EVERY_GAME
def test_everything_is_seen_by_somebody(game: str) -> None:
    """A sight that is never anything would be a place in a list that went wrong."""
    instinct = known(game)
    seen = np.zeros(len(instinct.sights))
    for seats in games.get(game).seats:
        for state in choices(game, seats, some(60, 8)):
            seen += np.abs(instinct.lesson(state, state.legal()).seen)
    blind = {name for name, total in zip(instinct.sights, seen, strict=True) if not total}
    assert len(blind - NEVER) <= some(6, 48)
    assert len(seen) - len(blind) > 90


def sights(state: State) -> dict[str, float]:
    """What the seat that is asked sees, by name; what is nothing is left out."""
    instinct = known(state.game.name)
    seen = instinct.lesson(state, state.legal()).seen
    return {name: value for name, value in zip(instinct.sights, seen, strict=True) if value}


def test_sights_of_the_abyss_are_what_they_are_called() -> None:
    hands = ["treasure_12 eye_1", "sword_3 sword_5", "treasure_4"]
    state = abyss_table(hands, panics=[1, 2, 0], totals=[10, 60, 35], discard="hook_4")
    seen = sights(state)
    assert seen["hand: treasure_12"] == seen["hand: eye_1"] == 1.0
    assert {name for name in seen if name.startswith("hand: ")} == {
        "hand: treasure_12",
        "hand: eye_1",
    }
    assert seen["discard pile: hook_4"] == 1.0
    assert seen["1 further: 2 Panic"] == 1.0
    assert "1 further: 1 Panic" not in seen
    assert seen["1 further: total ahead"] == 2.0
    assert seen["2 further: total ahead"] == 1.0
    assert seen["question: combos"] == 1.0
    assert not any(name.startswith("3 further") for name in seen)


def test_sights_of_chasms_are_what_they_are_called() -> None:
    factions = ["gear+tide", "frost+veil"]
    state = chasms_table(
        ["gear_02 gear_10", "frost_02"], factions=factions, hearts=[5, 2], monster="stonejaw"
    )
    seen = sights(state)
    assert seen["hand: gear_02"] == seen["hand: gear_10"] == seen["Monster: stonejaw"] == 1.0
    assert "hand: frost_02" not in seen
    assert seen["own: 5 Hearts"] == seen["1 further: 2 Hearts"] == 1.0
    assert seen["own: gear"] == seen["own: tide"] == seen["1 further: frost"] == 1.0
    assert seen["question: turn"] == seen["table: own turn"] == 1.0


def test_a_player_is_chosen_for_what_happens_to_them() -> None:
    """Life Leech hurts whom it chooses, and heals whoever plays it."""
    purposes = {FACES[face].id: PURPOSES[PURPOSE_OF[face]] for face in range(len(FACES))}
    assert purposes["grave_11"] == purposes["grave_06"] == purposes["coin_05"] == "a loss"
    assert purposes["tide_08"] == purposes["sun"] == purposes["choir"] == "help"
    assert purposes["veil_10"] == "a retaliation"
    assert purposes["frost_01"] == purposes["storm_07"] == "a limit"
    chosen = {PURPOSE_OF[face] for face in range(len(FACES)) if FACES[face].choose}
    assert PURPOSES.index("something else") not in chosen


@EVERY_GAME
def test_the_usual_answer_has_the_highest_sum(game: str) -> None:
    instinct = known(game)
    for state in choices(game, 2, 1):
        legal = state.legal()
        chosen = instinct.usual(state, legal)
        weights, lesson = instinct.weights[instinct.kind(state)], instinct.lesson(state, legal)
        units = np.array(weights.inner).reshape(-1, len(instinct.sights)) @ lesson.seen
        units = np.maximum(units + np.array(weights.bias), 0.0)
        rows = np.array(weights.rows).reshape(-1, instinct.width)
        outer = np.array(weights.outer).reshape(len(rows), -1)
        sums = [
            float(rows[row] @ values + outer[row] @ units)
            for row, values in zip(lesson.rows, lesson.values, strict=True)
        ]
        assert lesson.sums(weights) == pytest.approx(sums)
        assert sums[legal.index(chosen)] == pytest.approx(max(sums))


def test_weights_travel_to_processes() -> None:
    weights = Weights([1.0], [2.0], [3.0], [4.0])
    twin = pickle.loads(pickle.dumps(weights))
    assert (twin.rows, twin.inner, twin.bias, twin.outer) == ([1.0], [2.0], [3.0], [4.0])


@EVERY_GAME
def test_the_file_tells_how_the_weights_were_found_and_that_playing_did_not_harm(game: str) -> None:
    data = json.loads((FOLDER / f"{game}-instinct.json").read_text(encoding="utf-8"))
    assert data["rules_version"] == games.get(game).rules_version
    assert data["command"].startswith(f"python -m bench.instinct {game} --part ")
    assert list(data["found"]) == known(game).kinds
    for found in data["found"].values():
        won = found["won of a hundred after playing"]
        assert won > found["won of a hundred after imitation"]
        assert game != "the-abyss" or won > 120.0 / found["seats"]


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
    for inputs, sights in ((["Hearts"], known("chasms").sights), (known("chasms").inputs, ["VP"])):
        other = Instinct("chasms", ["2 seats"], inputs, sights)
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


def test_a_search_of_the_abyss_leans_to_what_instinct_says() -> None:
    """It is told so before the first sample, and no action is told more than the usual one."""
    evaluation, rng = evaluation_of("the-abyss"), Rng("leaning")
    for state in choices("the-abyss", 3, 1):
        legal = state.legal()
        search = Search(IsmctsBot(), Perspective(state, state.seat_to_act), legal, rng)
        best = max(search.arms, key=lambda arm: arm.estimate)
        assert best.action is evaluation.by_instinct(state, legal, rng)
        assert best.estimate == 0.0 > min(arm.estimate for arm in search.arms)


def test_what_instinct_adds_is_no_part_of_a_chance() -> None:
    """A search that plays goes by it, but the value of an action is the mean of its rewards."""
    leaning = 0
    for state in islice(choices("the-abyss", 2, 1), 0, None, every(2)):
        perspective = Perspective(state, state.seat_to_act)
        search = Search(IsmctsBot(), perspective, perspective.legal(), Rng("chance"))
        search.run(100)
        found = search.result().statistics
        for each in found:
            child = search.root.child(each.action, perspective.seat)
            assert child is not None
            assert each.value == child.mean
            leaning += each.leaning < 0.0
        longest = [each for each in found if each.visits == found[0].visits]
        assert longest[0].estimate == max(each.estimate for each in longest)
    assert leaning


def test_a_search_that_tells_does_not_lean() -> None:
    for state in islice(choices("the-abyss", 2, 1), 0, None, every(4)):
        perspective = Perspective(state, state.seat_to_act)
        told = telling(IsmctsBot(iterations=20)).search(perspective, Rng("tells"))
        assert all(each.leaning == 0.0 for each in told.statistics)


def test_the_draft_has_no_instinct() -> None:
    """Factions are meant to be equal: they are not always taken in the same order."""
    state = games.get("chasms").start(2, "draft", {"factions": "draft"})
    rng = Rng("draft")
    taken = {evaluation_of("chasms").by_instinct(state, state.legal(), rng) for _ in range(60)}
    assert len(taken) > 3


@EVERY_GAME
def test_practice_notes_the_choices_of_those_who_learn(game: str) -> None:
    instinct = known(game)
    state, rng = games.get(game).start(2, "practice", OPTIONS[game]), Rng("practice")
    notes = practise(state, instinct, instinct.load()[0], [None, bots.make("random")], rng)
    assert state.is_over
    assert {note.seat for note in notes} == {0}
    for note in notes:
        assert len(note.lesson.rows) > 1
        assert note.chosen in range(len(note.lesson.rows))
        assert 0.0 < note.chance <= 1.0


def test_imitation_finds_the_answers_of_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.instinct.IMITATING", 60)
    table = Table((2,), 0, 0, 0, (ONESELF,))
    learner = Learner(Hall("the-abyss", table, "imitation"), Here())
    assert learner.imitate(some(60, 20)) > 0.5


def test_in_a_batch_everybody_learns_from_every_seat() -> None:
    hall = Hall("the-abyss", Table((2, 3), 0, 0, 0, (ONESELF, "greedy")), "seats")
    batch = hall.play(known("the-abyss").load()[0], 0, 0, 24)
    assert len(batch.won) == 12  # against greedy, from each place alike
    assert len(batch.of_seat) == len(batch.shares) == 12 + 6 * 2 + 6 * 3
    of_somebody = sorted(place for own in batch.of_seat for place in own)
    assert of_somebody == list(range(len(batch.choices.sizes)))


def test_chance_answers_apart_from_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """With lots of the game's own generator, answers would follow the cards to come."""
    lots: list[list[int]] = []
    cards: list[int] = []

    def looked_at(state: State, _i: Instinct, _w: Weights, _r: object, rng: Rng) -> list[Note]:
        assert isinstance(state, TheAbyssState)
        lots.append([rng.below(1000) for _ in range(4)])
        cards.append(state.deck[-1])
        while state.asked is not None:
            state.apply(state.legal()[-1])
        return []

    monkeypatch.setattr("bench.instinct.practise", looked_at)
    monkeypatch.setattr("bench.instinct.as_choices", lambda notes, instinct: None)
    hall = Hall("the-abyss", Table((2,), 0, 0, 0, (ONESELF,)), "apart")
    hall.play(known("the-abyss").load()[0], 0, 0, some(400, 100))
    for each in zip(*lots, strict=True):
        assert abs(np.corrcoef(each, cards)[0, 1]) < 4 / len(cards) ** 0.5


def test_a_file_gives_back_what_was_learned() -> None:
    instinct = known("the-abyss")
    policy = Policy(len(instinct.row_names()), instinct.width, len(instinct.sights), 4, 0)
    policy.places(np.array([3, 1, 20], dtype=np.int32))
    policy.settle()
    luck = np.random.default_rng(0)
    policy.rows[:3] = luck.normal(size=(3, instinct.width))
    policy.outer[:3] = luck.normal(size=(3, 4))
    weights = policy.weights(3)
    each = as_written(instinct, weights)
    data = {"sights": instinct.sights, "inputs": instinct.inputs}
    text = json.dumps(data | {"weights": dict.fromkeys(instinct.kinds, each)})
    for loaded in instinct.weights_in(json.loads(text)):
        assert loaded.rows == weights.rows
        assert loaded.outer == weights.outer
        assert loaded.inner == weights.inner
        assert loaded.bias == weights.bias
    broken = json.loads(text)
    broken["weights"][instinct.kinds[0]]["inner"][0].pop()
    with pytest.raises(ValueError, match="numbers instead of"):
        instinct.weights_in(broken)


def test_learning_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.instinct.IMITATING", 5)
    monkeypatch.setattr("bench.instinct.TOLD_EVERY", 2)
    table = Table((2, 3), 3, 2, 8, (ONESELF, "greedy", "random"), 4)
    monkeypatch.setitem(TABLES, "the-abyss", [table] * 3)
    instinct = known("the-abyss")
    before = instinct.weights
    try:
        found = [learn("the-abyss", 0, 1.0, "again", Here()) for _ in range(2)]
    finally:
        instinct.weights = before  # what was tried out is not what everybody plays by
    assert found[0] == found[1]
    data = json.loads(written("the-abyss", 1.0, "again", {"2 seats": found[0]}))
    assert data["found"]["2 seats"]["seats in games played"] == [2, 3]
    assert len(data["weights"]["2 seats"]["inner"]) == len(data["weights"]["2 seats"]["bias"])
