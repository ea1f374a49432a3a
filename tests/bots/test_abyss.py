"""Bots at a table of Abyss: rules of thumb, the evaluation, greedy and the search."""

from __future__ import annotations

import pytest

from fathomless import bots
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.abyss.tables import GAME, hand, lords, play, random_game, table, texts

EVALUATION = evaluation_of("abyss")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_give_legal_answers_and_finish_games(seats: int) -> None:
    for number in range(6):
        state = GAME.start(seats, f"thumb {number}")
        rng = Rng(f"thumb {number}")
        decisions = 0
        while not state.is_over:
            legal = state.legal()
            action = EVALUATION.advise(state, legal, rng)
            assert action in legal
            state.apply(action)
            decisions += 1
            assert decisions < 400 * seats
        assert max(state.outcome().totals) > 50


def test_rules_of_thumb_pay_no_more_than_needed() -> None:
    state = table(
        ["seahorse5 seahorse3 seahorse2 seahorse1 crab4", ""], court="shepherd keeper miller reaper"
    )
    play(state, "recruit shepherd")
    rng = Rng("pay")
    while state.asked is not None and state.asked.kind == "payment":
        state.apply(EVALUATION.advise(state, state.legal(), rng))
    assert lords(state, 0) == "shepherd"
    left = sum(int(card[-1]) for card in hand(state, 0).split())
    assert 5 + 3 + 2 + 1 + 4 - left == 8


def test_the_evaluation_is_a_share_of_one() -> None:
    def look(state: State) -> None:
        if EVALUATION.settled(state):
            chances = [EVALUATION.evaluate(state, seat) for seat in range(state.seats)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert abs(sum(chances) - 1.0) < 1e-6

    random_game(3, "shares", at_each=look)


def test_one_seat_is_valued_as_among_all() -> None:
    def look(state: State) -> None:
        if EVALUATION.settled(state):
            chances = EVALUATION.evaluate_all(state)
            assert chances == [EVALUATION.evaluate(state, seat) for seat in range(state.seats)]

    random_game(2, "all", at_each=look)


def test_the_search_tells_apart_what_exploring_reveals() -> None:
    state = table(["", ""], court="landowner shepherd reaper", council="crab2 squid3")
    perspective = Perspective(state, state.seat_to_act)
    search = Search(IsmctsBot(), perspective, perspective.legal(), Rng("reveal"))
    search.run(200)
    explore = next(arm for arm in search.root.children.values() if str(arm.action) == "explore")
    assert explore.branches is not None
    assert len(explore.branches) > 5
    assert sum(branch.visits for branch in explore.branches.values()) < explore.visits
    assert EVALUATION.situation(state) == 0


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(6):
        state = GAME.start(2, f"greedy {number}")
        players = [bots.make("greedy"), bots.make("random")]
        if number % 2:
            players.reverse()
        rng = Rng(f"greedy {number}")
        while not state.is_over:
            seat = state.seat_to_act
            state.apply(players[seat].choose(Perspective(state, seat), rng))
        won += state.outcome().winners == [number % 2]
    assert won >= 5


@pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
def test_a_lord_in_the_last_turn_is_worth_more_than_a_card(spec: str) -> None:
    state = table(
        ["seahorse5 seahorse4", ""],
        lords=["keeper", "miller"],
        court="landowner shepherd reaper jailer",
        council="crab1",
        pearls=[1, 0],
        end_by=1,
    )
    assert {"recruit landowner", "recruit shepherd", "explore"} <= texts(state)
    choice = bots.make(spec).choose(Perspective(state, 0), Rng("last turn"))
    assert str(choice) == "recruit landowner"
