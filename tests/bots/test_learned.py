"""Evaluations by learned weights: what the file holds, what they say, and how they are learned."""

from __future__ import annotations

import json
import re
from typing import Any

import numpy as np
import pytest

from bench import lessons
from bench.lessons import Lesson, Teacher, fit_lessons
from bench.regression import Fit, Positions, fit
from bench.train import TABLES, Recorder, Table, learn, on_its_own
from fathomless import games
from fathomless.bots.evaluations import evaluation_of, files, simple_evaluation_of
from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.bots.evaluations.chasms_draft import FactionStrengths
from fathomless.bots.evaluations.files import FOLDER
from fathomless.bots.evaluations.learned import (
    NOT_ASKED,
    LearnedEvaluation,
    load,
    softmax,
)
from fathomless.bots.greedy import GreedyBot
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.state import AbyssState
from fathomless.games.chasms.state import ChasmsState
from fathomless.testing.match import play_on
from tests.games.abyss.tables import table

GAMES = sorted(TABLES)
FILES = sorted(path.stem for path in FOLDER.glob("*.json"))
LEARNED = [
    evaluation for game in GAMES if isinstance(evaluation := evaluation_of(game), LearnedEvaluation)
]


def test_games_with_tables_to_learn_for_have_learned() -> None:
    assert [evaluation.game for evaluation in LEARNED] == GAMES
    for game, evaluation in zip(GAMES, LEARNED, strict=True):
        assert [kind.kind for kind in TABLES[game]] == evaluation.kinds


@pytest.mark.parametrize("game", GAMES)
def test_the_file_tells_how_the_weights_were_found_and_that_they_predict_better(game: str) -> None:
    data = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    assert data["game"] == game
    assert data["command"].startswith(f"python -m bench.train {game} --part ")
    for kind, found in data["found"].items():
        assert found["loss"] < found["loss_by_hand"] < found["loss_by_chance"], kind


def accounts_for_its_rules(data: dict[str, Any], present: int) -> bool:
    """Learned under the present rules, or a remark names those and the present ones."""
    named = {int(number) for number in re.findall(r"\b[Rr]ules (\d+)", data.get("remark", ""))}
    learned_under = data["rules_version"]
    return learned_under == present or {learned_under, present} <= named


@pytest.mark.parametrize("name", FILES)
def test_weights_say_under_which_rules_they_were_learned(name: str) -> None:
    """The number is never changed by hand: newer rules are answered by learning, or a remark."""
    data = files.read(name)
    assert accounts_for_its_rules(data, games.get(data["game"]).rules_version)


def test_weights_of_older_rules_need_a_remark_that_names_both() -> None:
    for remark in ("", "Rules 2.", "Learned under rules 2; they hold.", "Rules 3 and rules 22."):
        assert not accounts_for_its_rules({"rules_version": 2, "remark": remark}, 3)
    assert not accounts_for_its_rules({"rules_version": 2}, 3)
    assert accounts_for_its_rules({"rules_version": 3}, 3)
    remark = "Learned under rules 2. Rules 3 changed nothing that they value."
    assert accounts_for_its_rules({"rules_version": 2, "remark": remark}, 3)


@pytest.mark.parametrize("game", ["chasms", "the-abyss"])
def test_weights_are_learned_without_what_is_learned_from_them(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise nobody could learn either without the other."""
    for evaluation in (evaluation_of(game), simple_evaluation_of(game)):
        assert isinstance(evaluation, LearnedEvaluation)
        monkeypatch.setattr(evaluation, "instinct", evaluation.instinct)  # put back afterwards
        monkeypatch.setattr(evaluation, "outlook", evaluation.outlook)
        if isinstance(evaluation, ChasmsEvaluation):
            monkeypatch.setattr(evaluation, "factions", FactionStrengths())
    fair = on_its_own(game)
    assert fair is evaluation_of(game)
    for evaluation in (fair, simple_evaluation_of(game)):
        assert isinstance(evaluation, LearnedEvaluation)
        assert evaluation.instinct is None
        assert evaluation.outlook is None
        state = in_the_middle(game)
        assert evaluation.expected(state) == evaluation.evaluate_all(state)
        if isinstance(evaluation, ChasmsEvaluation):
            assert evaluation.factions.weigh(table_of_chasms(), [0.5, 0.5]) == [0.5, 0.5]
            assert FactionStrengths().weigh(table_of_chasms(), [0.5, 0.5]) != [0.5, 0.5]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_by_hand_expects_nothing_that_was_learned(game: str) -> None:
    """The teacher of The Abyss searches by it."""
    state, by_hand = in_the_middle(game), simple_evaluation_of(game)
    assert by_hand.expected(state) == by_hand.evaluate_all(state)
    if game == "the-abyss":
        assert Teacher(LEARNED[GAMES.index(game)], 40).search.evaluation is by_hand


def in_the_middle(game: str) -> State:
    """A settled table after a while."""
    state = games.get(game).start(2, "apart")
    play_on(state, Rng("apart"), 20)
    while not evaluation_of(game).settled(state):
        state.apply(state.legal()[0])
    assert not state.is_over
    return state


def table_of_chasms() -> ChasmsState:
    """Each seat has Factions of its own."""
    state = games.get("chasms").start(2, "apart", {"factions": "random"})
    assert isinstance(state, ChasmsState)
    return state


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="train them anew"):
        load("abyss", ["2 seats"], ["points"], 8)


def test_every_kind_of_table_has_weights() -> None:
    game = games.get("abyss")
    evaluation = LEARNED[GAMES.index("abyss")]
    for setting in ("none", "kraken", "leviathan", "both"):
        options = game.read_options({"expansions": setting})
        for seats in game.seats_with(options):
            state = game.start(seats, "kind", options)
            kind = evaluation.kinds[evaluation.kind(state)]
            more = setting if seats == 2 else "expansions"
            assert kind == f"{seats} seats" + (f", {more}" if setting != "none" else "")
            play_on(state, Rng("kind"), 60)
            while not evaluation.settled(state):
                state.apply(state.legal()[0])
            assert sum(evaluation.evaluate_all(state)) == pytest.approx(1.0)


def test_a_better_hand_is_a_better_chance() -> None:
    for evaluation in (evaluation_of("abyss"), simple_evaluation_of("abyss")):
        poor = table(["crab1", "crab2 squid2"])
        rich = table(["crab5 squid5 jellyfish4 shellfish3", "crab2 squid2"])
        assert evaluation.evaluate(rich, 0) > evaluation.evaluate(poor, 0)


def test_a_search_looks_as_many_rounds_ahead_with_any_number_of_seats() -> None:
    game, evaluation = games.get("abyss"), evaluation_of("abyss")
    ahead = {}
    for setting, seats in (("none", 2), ("none", 4), ("both", 2), ("both", 4)):
        state = game.start(seats, "ahead", {"expansions": setting})
        ahead[setting, seats] = evaluation.furthest(state) - evaluation.stage(state)
    assert ahead == {("none", 2): 3, ("none", 4): 6, ("both", 2): 4, ("both", 4): 8}


def test_nobody_waits_for_ever() -> None:
    """An end counts fully, and waiting the less the longer it has taken."""
    for evaluation in (evaluation_of("abyss"), simple_evaluation_of("abyss")):
        chances = []
        for turns in (1, 79, 120, 1000):
            state = table(["crab3", "crab3"])
            assert isinstance(state, AbyssState)
            state.turns = turns
            chances.append(sum(evaluation.evaluate_all(state)))
        assert chances == pytest.approx([1.0, 1.0, 0.8, 0.5])
        last = table(["crab3", "crab3"], end_by=0, to_act=1)
        assert isinstance(last, AbyssState)
        last.turns = 1000
        assert sum(evaluation.evaluate_all(last)) == pytest.approx(1.0)


def test_softmax_is_the_share_of_the_exponential() -> None:
    assert softmax([0.0, 0.0]) == [0.5, 0.5]
    assert softmax([1000.0, 0.0]) == [1.0, 0.0]
    assert softmax([1.0, 2.0, 3.0]) == pytest.approx([0.0900, 0.2447, 0.6652], abs=1e-4)


def test_the_regression_finds_what_decides() -> None:
    """Who has more of the first feature wins; the second tells nothing."""
    luck = np.random.default_rng(1)
    positions = Positions(2, 3)
    for _ in range(400):
        rows = luck.normal(size=(2, 2)).astype(np.float32)
        first = rows[0, 0] > rows[1, 0]
        for phase in (2, 1, 0):
            positions.add(phase, rows, [0.5, 0.5])
        positions.finish([1.0, 0.0] if first else [0.0, 1.0])
    found = fit(positions)
    assert found.loss < 0.3 < found.loss_by_hand
    ((even, _, last),) = found.weights
    assert even[0] > 10 * abs(even[1])
    assert last[0] > 10 * abs(last[1])


def test_what_is_seen_too_seldom_is_weighed_with_caution() -> None:
    """The same feature twice; the one that is marked gets next to nothing of their weight."""
    luck = np.random.default_rng(1)
    positions = Positions(2, 3)
    positions.seldom = [1]
    for _ in range(400):
        value = luck.normal(size=(2, 1)).astype(np.float32)
        for phase in (2, 1, 0):
            positions.add(phase, np.concatenate([value, value], axis=1), [0.5, 0.5])
        positions.finish([1.0, 0.0] if value[0, 0] > value[1, 0] else [0.0, 1.0])
    ((even, _, last),) = fit(positions).weights
    assert even[0] > 10 * abs(even[1])
    assert last[0] > 10 * abs(last[1])


def test_each_round_plays_by_what_was_learned_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = LEARNED[GAMES.index("abyss")]
    monkeypatch.setattr(evaluation, "weights", evaluation.weights)
    fitted: list[int] = []
    by_hand: list[bool] = []

    def play(recorder: Recorder, seed: str) -> None:
        (bot,) = recorder.bots
        assert isinstance(bot, GreedyBot)
        by_hand.append(bot.evaluation is recorder.by_hand)
        recorder.positions.games.append(1)

    def fit_nothing(positions: Positions, combine: object) -> Fit:
        fitted.append(len(positions.games))
        nothing = np.zeros(len(evaluation.names))
        return Fit([(nothing, nothing, nothing)], len(positions.games), 0, 0.0, 0.0, 0.0)

    monkeypatch.setattr(Recorder, "play", play)
    monkeypatch.setattr("bench.train.fit", fit_nothing)
    kind = Table("2 seats, both", 2, 6, [{"expansions": "both"}], rounds=3)
    learn(games.get("abyss"), evaluation, kind, 6, "rounds")
    assert fitted == [2, 4, 6]
    assert by_hand == [True, True, False, False, False, False]


def test_a_question_is_learned_from_the_games_that_answer_it() -> None:
    """Who falls, or nobody; and if anybody does, who of the others is quicker."""
    luck = np.random.default_rng(2)
    positions = Positions(3, 3)
    for _ in range(600):
        weak, quick = luck.normal(size=3), luck.normal(size=3)
        rows = np.stack([np.ones(3), weak, quick], axis=1).astype(np.float32)
        fallen = int(np.argmax(weak)) if weak.max() > 1.0 else None
        falls = [float(seat == fallen) for seat in range(3)] + [float(fallen is None)]
        others = [seat for seat in range(3) if seat != fallen]
        first = max(others, key=lambda seat: quick[seat])
        wins = [float(seat == first) for seat in range(3)]
        ahead = [NOT_ASKED if seat == fallen else wins[seat] for seat in range(3)]
        for phase in (2, 1, 0):
            positions.add(phase, rows, [1 / 3] * 3)
        positions.finish(wins, [falls, [] if fallen is None else ahead])
    falling, winning = fit(positions, lambda answers: softmax(answers[1])).weights
    for weights in (falling[0], falling[2]):
        assert weights[1] > 1.0 > 10 * abs(weights[2])
        assert weights[0] < -1.0  # most of the time it is nobody
    for weights in (winning[0], winning[2]):
        assert weights[2] > 1.0 > 5 * abs(weights[1])


def test_a_recorder_notes_every_turn_for_every_seat() -> None:
    evaluation = LEARNED[GAMES.index("abyss")]
    recorder = Recorder(games.get("abyss"), evaluation, TABLES["abyss"][0])
    recorder.play("record")
    positions = recorder.positions
    assert len(positions.games) == 1
    assert positions.games[0] == len(positions.rows) == len(positions.shares) > 20
    assert positions.rows[0].shape == (2, len(evaluation.names))
    assert sum(positions.shares[0]) == 1.0


def lesson(luck: np.random.Generator) -> Lesson:
    """Two choices, each on two samples: of the first feature more is better by a known rule."""
    rows = luck.normal(size=(2, lessons.SAMPLES, 2, 2)).astype(np.float32)
    phase = np.ones((2, lessons.SAMPLES), np.int_)
    over = np.full(phase.shape, lessons.NOT_OVER)
    strength = rows[:, :, 0, 0] - rows[:, :, 1, 0]
    worth = (1 / (1 + np.exp(-strength))).mean(axis=1)
    return Lesson(rows, phase, over, np.full(phase.shape, 0.5), worth, np.ones(2))


def test_what_a_teacher_says_of_choices_is_learned() -> None:
    luck = np.random.default_rng(1)
    found = fit_lessons([lesson(luck) for _ in range(200)], 10, 3)
    ((even, _, _),) = found.weights
    assert even == pytest.approx([1.0, 0.0], abs=0.05)
    assert found.loss < 0.1 * found.loss_by_hand
    assert (found.games, found.positions) == (10, 200)


def test_lessons_tell_of_every_choice() -> None:
    evaluation = evaluation_of("the-abyss")
    assert isinstance(evaluation, LearnedEvaluation)
    teacher = Teacher(evaluation, 40)
    state = games.get("the-abyss").start(3, "lesson")
    while len(state.legal()) == 1 or state.seat_to_act == 0:
        state.apply(state.legal()[-1])
    legal = state.legal()
    best = teacher.teach(Perspective(state, state.seat_to_act), Rng("lesson"))
    (noted,) = teacher.lessons
    assert best in legal
    assert noted.rows.shape == (len(legal), lessons.SAMPLES, 3, len(evaluation.names))
    assert legal[int(np.argmax(noted.worth * noted.trust))] == best
    total = evaluation.names.index("total")
    assert not noted.rows[:, :, :, total].any()  # nobody has scored in the first round
    mine = noted.rows[:, :, 0].sum(axis=(0, 1))
    assert mine[evaluation.names.index("cards, 0 Panic")] > 0.0
