"""Bots at the Border: rules of thumb, and what the evaluation thinks of it."""

from __future__ import annotations

import pytest

from fathomless import bots
from fathomless.bots.evaluations import evaluation_of
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.abyss.leviathan.borders import border, roll
from tests.games.abyss.tables import GAME, play

EVALUATION = evaluation_of("abyss")
LEVIATHAN = {"expansions": "leviathan"}


def advice(state: State) -> str:
    """What the rules of thumb answer."""
    return str(EVALUATION.advise(state, state.legal(), Rng("advice")))


@pytest.mark.parametrize("seats", [2, 5])
def test_rules_of_thumb_give_legal_answers_and_finish_games(seats: int) -> None:
    for number in range(5):
        state = GAME.start(seats, f"border {number}", LEVIATHAN)
        rng = Rng(f"border {number}")
        decisions = 0
        while not state.is_over:
            legal = state.legal()
            action = EVALUATION.advise(state, legal, rng)
            assert action in legal
            state.apply(action)
            decisions += 1
        assert decisions < 500 * seats
        assert max(state.outcome().totals) > 40


def test_a_sure_kill_is_worth_a_fight_and_a_hopeless_one_is_not() -> None:
    sure = border(["crab5 crab1", ""], foes="7:16", deck="monster ...")
    play(sure, "explore")
    assert advice(sure) == "fight 7"
    hopeless = border(["crab2", ""], foes="7:19", question="sorcerer", phase=2)
    assert advice(hopeless) == "decline"


def test_the_cheapest_ally_who_is_enough_attacks() -> None:
    state = border(["crab4 crab5 seahorse2_pearls", ""], foes="7:16", deck="monster ...")
    play(state, "explore", "fight 7")
    assert advice(state) in ("attack crab4", "attack seahorse2_pearls")


def test_pearls_are_added_when_they_buy_a_level_and_not_otherwise() -> None:
    for pearls, wanted in ((4, "boost"), (1, "strike")):
        state = border(
            ["crab2_pearls crab1", ""], foes="7:15 4:8", deck="monster ...", pearls=[pearls, 0]
        )
        play(state, "explore", "fight 7")
        roll(state, 3)  # 5 against 7, four tokens
        play(state, "attack crab2_pearls")
        assert advice(state) == wanted


def test_the_weakest_cards_and_lords_are_lost_first() -> None:
    state = border(
        ["crab1 crab5 squid2 squid4", ""],
        foes="7:1",
        leviathans="20 ...",
        deck="monster jellyfish1 ...",
    )
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")
    assert advice(state) == "discard crab1"
    lords = border(
        ["crab1", ""],
        foes="7:9",
        leviathans="20 ...",
        deck="monster jellyfish1 ...",
        lords=["landowner recruiter", ""],
    )
    play(lords, "explore")
    roll(lords, 3, 4)
    play(lords, "explore")
    assert advice(lords) == "sacrifice recruiter"


def test_wounds_are_bad_and_the_scourge_and_tokens_are_good() -> None:
    def chance(state: State) -> float:
        return EVALUATION.evaluate(state, 0)

    hands = ["crab3", "crab3"]
    even = chance(border(hands))
    assert chance(border(hands, wounds=[4, 0])) < even
    assert chance(border(hands, wounds=[0, 4])) > even
    assert chance(border(hands, slain=["1", ""], scourge=0)) > even
    assert chance(border(hands, tokens=["key 3_pearls", ""])) > even
    assert chance(border(hands, tokens=["", "key 3_pearls"])) < even


def test_greedy_uses_the_border_and_beats_random() -> None:
    won = 0
    slain = 0
    for number in range(4):
        state = GAME.start(2, f"greedy {number}", LEVIATHAN)
        players = [bots.make("greedy"), bots.make("random")]
        rng = Rng(f"greedy {number}")
        state.journal = []
        while not state.is_over:
            seat = state.seat_to_act
            state.apply(players[seat].choose(Perspective(state, seat), rng))
        won += state.outcome().winners == [0]
        slain += sum(event.kind == "slain" and event.facts["seat"] == 0 for event in state.journal)
    assert won >= 3
    assert slain >= 4
