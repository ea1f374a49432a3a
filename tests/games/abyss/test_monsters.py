"""Monsters, the Threat track and its rewards."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.tables import (
    asked,
    council,
    discard,
    facts,
    keys,
    listen,
    number,
    pearls,
    play,
    table,
    texts,
    tokens,
)


@rule("AB-R17")
def test_a_monster_is_fought_or_left() -> None:
    state = table(["", ""], deck="monster ...")
    play(state, "explore")
    assert asked(state) == "0: monster"
    assert texts(state) == {"fight", "explore"}


@rule("AB-R18")
def test_a_fight_is_won_the_token_goes_back_and_the_exploration_is_over() -> None:
    state = table(["", ""], deck="crab1 monster ...", threat=3)
    play(state, "explore", "explore", "fight")
    assert keys(state) == [1, 0]
    assert number(state, "threat") == 1
    assert discard(state) == "monster"
    assert council(state) == "crab1"
    assert asked(state) == "1: turn"


REWARDS = {
    1: {"reward pearl": (0, 1, 0), "reward token": (0, 0, 1)},
    2: {
        "reward 2 pearls": (0, 2, 0),
        "reward pearl token": (0, 1, 1),
        "reward 2 tokens": (0, 0, 2),
    },
    3: {},
    4: {"reward pearl": (1, 1, 0), "reward token": (1, 0, 1)},
    5: {
        "reward 2 pearls": (1, 2, 0),
        "reward pearl token": (1, 1, 1),
        "reward 2 tokens": (1, 0, 2),
    },
    6: {},
}


@rule("AB-R19")
@pytest.mark.parametrize("space", REWARDS)
def test_the_rewards_of_each_space(space: int) -> None:
    start = table(["", ""], deck="monster ...", threat=space)
    play(start, "explore", "fight")
    if not REWARDS[space]:
        assert keys(start) == [1 if space == 3 else 2, 0]
        assert pearls(start) == [0, 0]
        return
    assert texts(start) == set(REWARDS[space])
    for answer, (key, pearl, token) in REWARDS[space].items():
        state = play(start.copy(), answer)
        assert (keys(state)[0], pearls(state)[0], len(tokens(state, 0))) == (key, pearl, token)
        assert number(state, "threat") == 1


@rule("AB-A72")
def test_situation_2_a_choice_that_lacks_tokens_is_not_offered() -> None:
    state = table(["", ""], deck="monster ...", threat=2, token_pile="3")
    play(state, "explore", "fight")
    assert texts(state) == {"reward 2 pearls", "reward pearl token"}


@rule("AB-A72")
def test_without_any_token_left_only_pearls_are_paid() -> None:
    state = table(["", ""], deck="monster ...", threat=5, token_pile="")
    play(state, "explore", "fight")
    assert pearls(state) == [2, 0]
    assert keys(state) == [1, 0]


@rule("AB-A17")
def test_situation_3_keys_are_paid_as_far_as_they_go() -> None:
    empty = table(["", ""], deck="monster ...", threat=3, keys=[0, 10], lords=["", ""])
    play(empty, "explore", "fight")
    assert keys(empty) == [0, 10]
    one_left = table(["", ""], deck="monster ...", threat=6, keys=[0, 9])
    play(one_left, "explore", "fight")
    assert keys(one_left) == [1, 9]


@rule("AB-A17")
def test_a_reward_does_not_promise_a_key_that_is_not_there() -> None:
    state = table(["", ""], deck="monster ...", threat=4, keys=[0, 10])
    play(state, "explore", "fight")
    assert state.asked is not None
    for action in state.legal():
        assert state.asked.option(state, action).args["keys"] == 0


@rule("AB-A17")
def test_nobody_hears_of_a_gain_of_no_keys() -> None:
    state = table(["", ""], deck="monster ...", threat=3, keys=[0, 10])
    assert facts(listen(state, "explore", "fight"), "keys") == []


@rule("AB-R20")
def test_going_on_moves_the_token_up_to_the_sixth_space_and_no_further() -> None:
    state = table(["", ""], deck="monster monster monster ...", threat=5)
    play(state, "explore", "explore")
    assert number(state, "threat") == 6
    play(state, "explore")
    assert number(state, "threat") == 6


@rule("AB-R21", "AB-A73")
def test_on_the_last_space_it_must_be_fought_with_a_pearl_before_the_reward() -> None:
    state = table(["", ""], deck="crab1 crab1 crab1 crab1 monster ...", threat=2)
    play(state, "explore", "explore", "explore", "explore", "explore")
    assert texts(state) == {"fight"}
    with pytest.raises(ActionError, match="AB-R21"):
        state.play(0, "explore")
    play(state, "fight")
    assert pearls(state) == [1, 0]
    play(state, "reward 2 pearls")
    assert pearls(state) == [3, 0]


@rule("AB-R21")
def test_situation_1_a_monster_after_a_sale_on_the_last_space() -> None:
    state = table(["", ""], pearls=[0, 1], deck="crab1 crab1 crab1 crab1 squid1 monster ...")
    play(state, "explore", *["1: pass", "explore"] * 4, "1: buy")
    assert asked(state) == "0: monster"
    assert texts(state) == {"fight"}
    play(state, "fight", "reward pearl")
    assert pearls(state) == [3, 0]
