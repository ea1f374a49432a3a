"""Set-up, the steps of a turn, plotting, the Council, and who knows what."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError, SetupError
from fathomless.core.rng import Rng
from fathomless.testing import rule
from tests.games.abyss.tables import (
    COPIES,
    GAME,
    LORD,
    TILE,
    TOKENS,
    asked,
    available,
    council,
    court,
    deck,
    hand,
    keys,
    listen,
    locations,
    lord_deck,
    number,
    pearls,
    play,
    player,
    saved,
    seen,
    stack,
    table,
    texts,
)

SEEDS = [f"set-up {n}" for n in range(8)]


@rule("AB-R1", "AB-R2", "AB-R3", "AB-R4", "AB-R6")
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_there_shuffled(seed: str) -> None:
    state = GAME.start(3, seed)
    cards = deck(state).split()
    assert {card: cards.count(card) for card in COPIES} == COPIES
    assert len(cards) == 71
    assert sorted([*court(state).split(), *lord_deck(state).split()]) == sorted(LORD)
    assert len(court(state).split()) == 6
    assert sorted([*available(state).split(), *stack(state).split()]) == sorted(TILE)
    assert len(available(state).split()) == 1
    assert sorted(saved(state, "token_pile")) == sorted(TOKENS)
    assert number(state, "key_supply") == 10
    assert keys(state) == [0, 0, 0]


@rule("AB-R1", "AB-R2", "AB-R3", "AB-R4")
def test_other_seeds_give_other_orders() -> None:
    states = [GAME.start(2, seed).to_json() for seed in SEEDS]
    for pile in ("deck", "lord_deck", "location_deck", "token_pile"):
        assert len({str(state[pile]) for state in states}) == len(SEEDS)


@rule("AB-R5", "AB-R7")
def test_the_threat_token_on_space_1_and_a_pearl_each() -> None:
    state = GAME.start(4, "any")
    assert number(state, "threat") == 1
    assert pearls(state) == [1, 1, 1, 1]


@rule("AB-R8", "AB-R44")
def test_a_random_player_starts_and_play_goes_to_the_left() -> None:
    starters = {GAME.start(4, f"start {n}").seat_to_act for n in range(40)}
    assert starters == {0, 1, 2, 3}
    state = table(["", "", ""], deck="crab1 crab2 crab3 squid1 ...", to_act=1)
    order = []
    for _ in range(4):
        order.append(asked(state))
        play(state, "explore", "take")
    assert order == ["1: turn", "2: turn", "0: turn", "1: turn"]


@rule("AB-A22")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(SetupError):
            GAME.start(seats, "any")
    assert [GAME.start(seats, "any").seats for seats in (2, 3, 4)] == [2, 3, 4]


@rule("AB-R10")
def test_plotting_costs_a_pearl_and_can_be_repeated() -> None:
    state = table(["", ""], pearls=[2, 0], court="keeper miller reaper", lord_deck="sage elder ...")
    play(state, "plot", "plot")
    assert court(state) == "keeper miller reaper sage elder"
    assert pearls(state) == [0, 0]
    assert "plot" not in texts(state)


@rule("AB-R10")
@pytest.mark.parametrize(
    "impossible",
    [
        {"pearls": [0, 0], "court": "keeper"},
        {"pearls": [1, 0], "court": "keeper miller reaper sage elder hermit"},
        {"pearls": [1, 0], "court": "keeper", "lord_deck": ""},
    ],
)
def test_no_plot_without_pearl_space_or_lord(impossible: dict[str, Any]) -> None:
    state = table(["", ""], **impossible)
    assert "plot" not in texts(state)
    with pytest.raises(ActionError, match="AB-R10"):
        state.play(0, "plot")


@rule("AB-R9", "AB-R11")
def test_plotting_comes_before_one_of_three_actions() -> None:
    state = table(["seahorse5 seahorse4", ""], pearls=[1, 0], court="shepherd", council="crab1")
    assert texts(state) == {"plot", "explore", "support crab", "recruit shepherd"}
    play(state, "support crab")
    assert asked(state) == "1: turn"


@rule("AB-R9")
def test_control_comes_after_the_action() -> None:
    state = table(["", ""], keys=[3, 0], council="crab1", available="jail")
    assert asked(state) == "0: turn"
    play(state, "support crab")
    assert asked(state) == "0: control"


@rule("AB-A26")
def test_the_start_of_a_turn() -> None:
    """Powers are fresh, the price is 1, nobody has bought, and the Landlord has paid."""
    state = table(
        ["crab1", ""],
        lords=["", "slaver landlord"],
        pearls=[1, 1],
        deck="crab2 crab3 squid1 ...",
        used="slaver",
        sold=2,
        bought=[1],
    )
    heard = listen(state, "explore", "take")
    assert [event.kind for event in heard][-2:] == ["turn", "pearls"]
    assert pearls(state) == [1, 2]
    assert asked(state) == "1: turn"
    assert (number(state, "used"), number(state, "sold"), number(state, "bought")) == (0, 0, 0)


@rule("AB-A26")
def test_the_end_of_a_turn_is_control_then_powers_then_the_limit() -> None:
    state = table(
        ["crab1 crab1 crab1 squid1 squid1 squid1 squid2", ""],
        lords=["slaver", "commander"],
        keys=[3, 0],
        council="crab2",
        available="jail",
    )
    order = []
    for answer in ("support crab", "control jail", "tokens", "use slaver", "sell squid2"):
        play(state, answer)
        order.append(asked(state))
    assert order == ["0: control", "0: keys", "0: free-time", "0: slaver", "0: discard"]


@rule("AB-R24")
def test_support_is_a_whole_stack() -> None:
    state = table(["", ""], council="crab1 crab4 squid2")
    play(state, "support crab")
    assert hand(state, 0) == "crab1 crab4"
    assert council(state) == "squid2"


@rule("AB-A42")
def test_an_empty_stack_cannot_be_requested() -> None:
    state = table(["", ""], council="crab1")
    assert texts(state, "support") == {"support crab"}
    with pytest.raises(ActionError, match="AB-A42"):
        state.play(0, "support squid")


@rule("AB-A43")
def test_hands_and_tokens_are_private_and_stacks_face_down() -> None:
    state = table(["crab1", "squid5"], tokens=["4", "3 2"], council="crab2 crab3")
    assert player(state, 0, by=0)["hand"] == ["crab1"]
    assert player(state, 1, by=0)["hand"] is None
    assert player(state, 1, by=0)["hand_size"] == 1
    assert player(state, 0, by=0)["token_values"] == [4]
    assert player(state, 1, by=0)["token_values"] == [None, None]
    assert player(state, 1, by=None)["token_values"] == [None, None]
    stacks = seen(state, 0)["council"]
    assert isinstance(stacks, list)
    assert {"ref": "council:crab", "race": "crab", "count": 2} in stacks
    assert "crab3" not in str(seen(state, 0)["council"])


@rule("AB-A43")
def test_a_sample_keeps_what_was_seen_and_varies_what_was_not() -> None:
    state = table(["crab1", "squid5"], tokens=["4", "3 2 2 3 2"], council="crab2 crab3")
    worlds = [state.determinise(0, Rng(f"world {n}")) for n in range(12)]
    assert {hand(world, 1) for world in worlds} == {"squid5"}
    assert {council(world) for world in worlds} == {"crab2 crab3"}
    assert {str(world.to_json()["tokens"]) for world in worlds} != {str(state.to_json()["tokens"])}
    assert all(locations(world, 0) == "" for world in worlds)
    for pile in ("deck", "lord_deck", "location_deck", "token_pile"):
        assert len({str(world.to_json()[pile]) for world in worlds}) == 12
    own = [world.to_json()["tokens"] for world in worlds]
    assert all(isinstance(tokens, list) and tokens[0] == [12] for tokens in own)
