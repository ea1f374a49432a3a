"""Instants without tedium: who is asked, and what standing orders let pass."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomless.core.rng import Rng
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.windows import Instant
from fathomless.play.standing import Standing
from fathomless.testing import rule
from tests.games.chasms.tables import GAME, asked, play, table


def order_says(state: ChasmsState, order: str) -> str | None:
    """What the order answers to the open question."""
    assert state.asked is not None
    answer = GAME.answer_by_order(state, state.asked, order)
    return None if answer is None else answer.text


@rule("CH-C67")
@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10_000))
def test_a_seat_is_asked_only_if_it_has_something_to_play(seats: int, seed: int) -> None:
    state = GAME.start(seats, f"asked {seed}", {"factions": "random"})
    rng = Rng(f"choices {seed}")
    while not state.is_over:
        legal = state.legal()
        if isinstance(state.asked, Instant):
            assert len(legal) > 1
            assert legal[-1].text == "pass"
            mine = state.asked.seat
            assert mine not in [question.seat for question in state.asked_next()]
        state.apply(legal[rng.below(len(legal))])


@rule("CH-C22", "CH-C67")
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10_000))
def test_those_who_are_told_they_come_next_come_next(seats: int, seed: int) -> None:
    state = GAME.start(seats, f"next {seed}", {"factions": "random"})
    rng = Rng(f"choices {seed}")
    while not state.is_over:
        coming = state.asked_next()
        if coming:
            trial = state.copy()
            for question in coming:
                trial.apply(trial.legal()[-1])  # pass
                assert repr(trial.asked) == repr(question)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])


@rule("CH-C67")
def test_always_means_every_window() -> None:
    state = play(table(["tide_06", "frost_08"]), "play tide_06")
    assert asked(state) == "1: instant"
    assert order_says(state, "always") is None


@pytest.mark.parametrize(
    ("hands", "moves", "answer"),
    [
        # A Skill that is about somebody else, and one that is about this player.
        (["tide_06", "frost_08"], ["play tide_06"], "pass"),
        (["grave_06", "frost_08"], ["play grave_06"], None),
        # Another player's die, which would hurt the attacker alone.
        (["ember_02", "gear_11"], ["play ember_02"], "pass"),
        # The own turn, and another's.
        (["storm_10 ember_02", ""], ["play ember_02"], None),
        (["ember_02", "storm_10"], ["play ember_02"], "pass"),
    ],
)
@rule("CH-C67")
def test_concerned_lets_pass_what_is_about_others(
    hands: list[str], moves: list[str], answer: str | None
) -> None:
    state = play(table(hands, monster="gloomling", dice=[4]), *moves)
    assert isinstance(state.asked, Instant)
    assert order_says(state, "concerned") == answer


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        # The own card is being negated; the own roll gets another die, or is rolled again.
        (["ember_07 frost_11", "choir_11", "sun_09"], ["play ember_07", "1: play choir_11"]),
        (["ember_02 frost_09", "chasm_11", "sun_09"], ["play ember_02", "1: play chasm_11"]),
        (["ember_02 frost_09", "gear_11", "sun_09"], ["play ember_02", "1: play gear_11"]),
    ],
)
@rule("CH-C67")
def test_an_answer_to_the_own_card_or_roll_concerns_its_player(
    hands: list[str], moves: list[str]
) -> None:
    state = play(table(hands, dice=[1]), *moves)
    assert asked(state) == "0: instant"
    assert order_says(state, "concerned") is None
    assert order_says(state, "never") == "pass"


@rule("CH-C67")
def test_an_answer_to_the_card_of_somebody_else_does_not() -> None:
    state = table(["ember_07", "choir_11", "frost_11"])
    play(state, "play ember_07", "1: play choir_11")
    assert asked(state) == "2: instant"
    assert order_says(state, "concerned") == "pass"


@rule("CH-C67", "CH-R27")
def test_a_death_in_the_last_round_concerns_everybody() -> None:
    for last in (False, True):
        state = table(
            ["ember_02", "tide_09", ""], hearts=[1, 5, 5], monster="gloomling", dice=[1], last=last
        )
        play(state, "play ember_02")
        assert asked(state) == "1: instant"
        assert order_says(state, "concerned") == (None if last else "pass")


@rule("CH-C67")
def test_nobody_is_let_die_by_an_order() -> None:
    state = table(["ember_02 ember_10", ""], hearts=[1, 5], monster="gloomling", dice=[1])
    play(state, "play ember_02")
    assert asked(state) == "0: instant"
    assert order_says(state, "never") is None


@rule("CH-C67")
def test_never_holds_for_one_turn() -> None:
    standing = Standing()
    state = play(table(["tide_06", "frost_08"]), "play tide_06")
    standing.give(state, "concerned")
    standing.give(state, "never")
    assert standing.now(state) == "never"
    assert str(standing.answer(state, 1)) == "pass"
    assert standing.answer(state, 0) is None  # somebody else is asked
    state.slots += 1
    assert standing.now(state) == "concerned"


@rule("CH-C67")
def test_an_order_answers_no_other_question() -> None:
    state = table(["tide_06", ""])
    assert asked(state) == "0: turn"
    assert order_says(state, "never") is None
