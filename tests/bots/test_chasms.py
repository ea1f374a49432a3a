"""What bots know about Chasms: Instants wait for their moment, condition B is understood."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless import bots
from fathomless.bots.evaluations import evaluation_of, simple_evaluation_of
from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.bots.evaluations.chasms_risk import all_fall, armour, tail
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.evaluations.learned import NOT_ASKED
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.playout import play_bots
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.chasms.tables import GAME, play, table

VALUE = evaluation_of("chasms")
BY_HAND = simple_evaluation_of("chasms")
BOTH = pytest.mark.parametrize("value", [VALUE, BY_HAND], ids=["learned", "by hand"])


def choice(state: State, seed: str = "choice") -> str:
    seat = state.seat_to_act
    return str(bots.make("greedy").choose(Perspective(state, seat), Rng(seed)))


@BOTH
def test_more_vp_and_more_hearts_are_better(value: Evaluation) -> None:
    plain = table(["ember_02", "tide_02"], monster="azhkar")
    rich = table(["ember_02", "tide_02"], monster="azhkar", vp=[4, 0])
    weak = table(["ember_02", "tide_02"], monster="azhkar", hearts=[1, 5])
    assert value.evaluate(rich, 0) > value.evaluate(plain, 0) > value.evaluate(weak, 0)


@BOTH
def test_early_on_more_vp_are_better_at_the_largest_table_too(value: Evaluation) -> None:
    hands = ["ember_02", "", "", "", "", ""]
    every = ["ember+tide", "gear+veil", "thorn+sun", "grave+storm", "coin+choir", "frost+chasm"]
    plain = table(hands, factions=every, monster="azhkar")
    rich = table(hands, factions=every, monster="azhkar", vp=[6, 0, 0, 0, 0, 0])
    assert value.evaluate(rich, 0) > value.evaluate(plain, 0)


def test_a_prepared_attack_is_worth_something_if_there_is_one() -> None:
    for hand, gains in (("ember_03 ember_02", True), ("ember_09", False)):
        for prepared in ("boost_next", "boost_all", "echo"):
            plain = table([hand, ""], monster="azhkar")
            ready = plain.copy()
            setattr(ready, prepared, True if prepared == "echo" else 1)
            assert (BY_HAND.evaluate(ready, 0) > BY_HAND.evaluate(plain, 0)) == gains


@BOTH
def test_with_somebody_about_to_die_the_least_vp_are_the_best(value: Evaluation) -> None:
    poor = table(["", "", ""], monster="azhkar", hearts=[5, 1, 5], vp=[1, 8, 8], last=True)
    rich = table(["", "", ""], monster="azhkar", hearts=[5, 1, 5], vp=[8, 1, 1], last=True)
    assert value.evaluate(poor, 0) > value.evaluate(rich, 0)


def test_greedy_kills_when_it_has_the_least_vp() -> None:
    state = table(["grave_06 grave_02", "", ""], hearts=[5, 1, 5], vp=[0, 9, 7], last=True)
    assert choice(state) == "play grave_06"
    play(state, "play grave_06")
    assert choice(state) == "on 1"


def test_greedy_rescues_when_the_death_would_make_another_win() -> None:
    state = table(
        ["ember_02", "sun_10", ""],
        hearts=[1, 5, 5],
        vp=[3, 9, 0],
        last=True,
        monster_vp=2,
        dice=[1],
    )
    play(state, "play ember_02")
    assert state.seat_to_act == 1
    doomed = state.copy()
    play(doomed, "pass")
    assert doomed.outcome().winners == [2]
    assert choice(state) == "play sun_10"


def test_greedy_saves_its_own_life() -> None:
    state = table(["ember_02 ember_10", ""], hearts=[1, 5], dice=[1])
    play(state, "play ember_02")
    assert choice(state) == "play ember_10"


def test_greedy_keeps_a_prevention_for_a_loss_that_hurts() -> None:
    state = table(["ember_02 ember_09", ""], hearts=[9, 5], dice=[1])
    play(state, "play ember_02")
    assert choice(state) == "pass"
    state = table(["ember_02 ember_09", ""], hearts=[2, 5], monster="stonejaw", dice=[2])
    play(state, "play ember_02")
    assert choice(state) == "play ember_09"


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 20, 15), (4, 24, 10)])
def test_greedy_beats_random(seats: int, games: int, least: int) -> None:
    wins = 0
    for number in range(games):
        state = GAME.start(seats, f"duel {number}", {"factions": "random"})
        own = number % seats
        players = [bots.make("greedy" if seat == own else "random") for seat in range(seats)]
        play_bots(state, players, [Rng(f"{number} {seat}") for seat in range(seats)], [])
        wins += own in state.outcome().winners
    assert wins >= least  # a fair share would be 10 and 6


@BOTH
def test_among_careless_players_the_least_vp_are_worth_more(
    value: Evaluation,
) -> None:
    careless: dict[str, Any] = {"monster": "azhkar", "hearts": [6, 2, 2, 2], "last": True}
    poor = table(["", "", "", ""], vp=[0, 6, 6, 6], **careless)
    rich = table(["", "", "", ""], vp=[12, 6, 6, 6], **careless)
    assert value.evaluate(poor, 0) > value.evaluate(rich, 0)
    careful: dict[str, Any] = {
        "monster": "azhkar",
        "monster_vp": 4,
        "hearts": [6, 9, 9, 9],
        "last": True,
    }
    poor = table(["", "", "", ""], vp=[0, 6, 6, 6], **careful)
    rich = table(["", "", "", ""], vp=[12, 6, 6, 6], **careful)
    assert value.evaluate(rich, 0) > value.evaluate(poor, 0)


@pytest.mark.parametrize(("hearts", "losses"), [(1.0, 0.5), (3.0, 2.0), (2.5, 1.0), (12.0, 4.0)])
def test_the_chance_to_lose_all_hearts(hearts: float, losses: float) -> None:
    assert 0.0 <= tail(hearts, losses) <= 1.0
    assert tail(hearts, losses) < tail(hearts - 0.5, losses)
    assert tail(hearts, losses) < tail(hearts, losses + 0.5)


def test_bots_do_not_always_draft_the_same_factions() -> None:
    chosen = {choice(GAME.start(4, "draft"), f"taste {number}") for number in range(12)}
    assert len(chosen) > 2


def test_nobody_is_left_when_all_are_weak() -> None:
    weak = table(["", ""], monster="azhkar", hearts=[1, 1])
    strong = table(["", ""], monster="azhkar", hearts=[9, 9])
    assert all_fall(weak, 0, [armour(weak, seat) for seat in range(2)]) > 0.8
    assert all_fall(strong, 0, [armour(strong, seat) for seat in range(2)]) < 0.5


def test_a_search_tells_dice_losses_and_hearts_apart() -> None:
    rolled = {}
    for die in (1, 2):
        state = table(["gear_02 gear_10", ""], factions=["gear+tide", ""], dice=[die])
        before = VALUE.situation(state)
        play(state, "play gear_02")
        rolled[die] = VALUE.situation(state)
        assert before != rolled[die]
    assert rolled[1] != rolled[2]
    weak = table(["gear_02", ""], hearts=[1, 5])
    assert VALUE.situation(weak) != VALUE.situation(table(["gear_02", ""]))
    losing = table(["ember_02 ember_09", ""], monster="stonejaw", dice=[2])
    play(losing, "play ember_02")
    assert VALUE.situation(losing) not in (0, VALUE.situation(weak), *rolled.values())


def test_the_two_ways_to_win_are_put_together() -> None:
    """CH-R26, CH-R27. Nobody dies: most VP. A seat dies: the least of the others."""
    value = ChasmsEvaluation()
    most, least = [2.0, 1.0, 0.0], [0.0, 1.0, 2.0]
    never, surely = [-1000.0] * 3, [1000.0, -1000.0, -1000.0]
    assert value.combine([most, never, least]) == pytest.approx([0.665, 0.245, 0.090], abs=1e-3)
    assert value.combine([most, surely, least]) == pytest.approx([0.0, 0.269, 0.731], abs=1e-3)
    even = value.combine([most, [0.0, 0.0, 0.0], least])
    assert sum(even) == pytest.approx(1.0)
    assert even[2] > even[0]  # three of four ways are somebody's death


def test_a_game_answers_who_had_most_or_who_died_and_who_had_least() -> None:
    value = ChasmsEvaluation()
    beaten = table(["ember_02", "", ""], vp=[3, 0, 0], last=True, monster_vp=1, dice=[6])
    play(beaten, "play ember_02")
    assert value.answers(beaten) == [[1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0], []]
    fatal: dict[str, Any] = {"monster": "stonejaw", "monster_vp": 9, "dice": [2], "last": True}
    dead = table(["ember_02", "", ""], hearts=[1, 5, 5], vp=[0, 4, 2], **fatal)
    play(dead, "play ember_02")
    assert value.answers(dead) == [[], [1.0, 0.0, 0.0, 0.0], [NOT_ASKED, 0.0, 1.0]]


def test_a_search_explores_less_where_it_looks_at_its_own_turn_alone() -> None:
    found = []
    for seats in (2, 3, 6):
        state = GAME.start(seats, "explores", {"factions": "random"})
        perspective = Perspective(state, state.seat_to_act)
        found.append(Search(IsmctsBot(), perspective, perspective.legal(), Rng("x")).exploration)
    duel, *more = found
    assert more[0] == more[1] < duel / 2


def test_a_search_looks_at_its_own_turn_and_at_the_answer_of_a_single_opponent() -> None:
    for seats, turns in ((2, 2), (3, 1), (6, 1)):
        state = GAME.start(seats, "ahead", {"factions": "random"})
        assert VALUE.furthest(state) - VALUE.stage(state) == turns
