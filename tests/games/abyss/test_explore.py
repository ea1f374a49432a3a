"""Explore the depths: offers, prices, the last space, the Council."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.games.abyss.state import AbyssState
from fathomless.testing import rule
from tests.games.abyss.tables import (
    asked,
    council,
    deck,
    discard,
    facts,
    hand,
    listen,
    number,
    pearls,
    play,
    table,
    texts,
    track,
)


@rule("AB-R12")
def test_cards_are_revealed_one_by_one_nearest_the_deck_first() -> None:
    state = table(["", ""], deck="crab3 squid1 squid2 ...")
    assert track(play(state, "explore")) == "crab3"
    assert track(play(state, "explore")) == "crab3 squid1"
    assert track(play(state, "explore")) == "crab3 squid1 squid2"


@rule("AB-R13")
def test_every_opponent_is_asked_clockwise_until_one_buys() -> None:
    state = table(["", "", "", ""], pearls=[1, 1, 1, 1], deck="crab3 squid1 ...", to_act=1)
    play(state, "explore")
    order = []
    for _ in range(3):
        order.append(asked(state))
        play(state, "pass")
    assert order == ["2: offer", "3: offer", "0: offer"]
    assert asked(state) == "1: take-or-go-on"


@rule("AB-R13", "AB-R14", "AB-A71")
def test_the_first_who_wants_it_pays_the_explorer() -> None:
    state = table(["", "", ""], pearls=[0, 1, 2], deck="crab3 squid1 ...")
    play(state, "explore", "1: buy")
    assert hand(state, 1) == "crab3"
    assert pearls(state) == [1, 0, 2]
    assert asked(state) == "2: offer"  # seat 2 for the next card: seat 1 has bought


@rule("AB-R14", "AB-A31")
def test_the_price_rises_with_every_ally_sold_whoever_buys() -> None:
    state = table(["", "", "", ""], pearls=[0, 1, 2, 3], deck="crab1 crab2 crab3 crab4 ...")
    heard = listen(state, "explore", "1: buy", "2: buy", "3: buy")
    assert [fact["price"] for fact in facts(heard, "buy")] == [1, 2, 3]
    assert pearls(state) == [6, 0, 0, 0]
    assert asked(state) == "0: take-or-go-on"


@rule("AB-R14")
def test_each_opponent_buys_once_a_turn() -> None:
    state = table(["", ""], pearls=[0, 9], deck="crab1 crab2 squid3 ...")
    play(state, "explore", "1: buy")
    assert asked(state) == "0: take-or-go-on"
    play(state, "take", "1: explore")
    assert pearls(state) == [1, 8]


@rule("AB-A31")
def test_whoever_cannot_pay_is_not_asked() -> None:
    state = table(["", "", ""], pearls=[0, 1, 1], deck="crab1 crab2 ...", sold=1)
    play(state, "explore")
    assert asked(state) == "0: take-or-go-on"


@rule("AB-R15")
def test_an_unsold_ally_is_taken_and_the_exploration_is_over() -> None:
    state = table(["", ""], deck="crab3 squid1 ...")
    play(state, "explore", "take")
    assert hand(state, 0) == "crab3"
    assert asked(state) == "1: turn"


@rule("AB-R15")
def test_after_a_sale_the_next_card_comes_to_the_same_space() -> None:
    state = table(["", ""], pearls=[0, 1], deck="crab3 squid1 crab1 ...")
    play(state, "explore", "1: pass", "explore", "1: buy")
    assert track(state) == "crab3 crab1"
    assert texts(state) == {"take", "explore"}


@rule("AB-R16")
def test_on_the_last_space_the_ally_must_be_taken_with_a_pearl() -> None:
    state = table(["", ""], deck="crab1 crab2 crab3 crab4 squid5 ...")
    play(state, "explore", "explore", "explore", "explore", "explore")
    assert texts(state) == {"take"}
    with pytest.raises(ActionError, match="AB-R16"):
        state.play(0, "explore")
    play(state, "take")
    assert hand(state, 0) == "squid5"
    assert pearls(state) == [1, 0]


@rule("AB-R15", "AB-R16")
def test_after_a_sale_on_the_last_space_the_next_ally_comes_there_with_its_pearl() -> None:
    state = table(["", ""], pearls=[0, 1], deck="squid1 squid1 squid1 squid1 crab1 crab2 ...")
    play(state, "explore", *["1: pass", "explore"] * 4, "1: buy")
    assert track(state) == "squid1 squid1 squid1 squid1 crab2"
    assert texts(state) == {"take"}
    play(state, "take")
    assert pearls(state) == [2, 0]


@rule("AB-R22")
def test_allies_left_on_the_track_go_to_the_stacks_of_their_races() -> None:
    state = table(["", ""], deck="crab1 squid2 monster crab4 squid5 ...", council="crab5")
    play(state, "explore", "explore", "explore", "explore", "explore", "take")
    assert council(state) == "crab1 crab4 crab5 squid2"
    assert discard(state) == "monster"
    assert track(state) == ""


@rule("AB-R23")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    state = table(["", ""], deck="crab1", discard="monster monster monster monster monster squid1")
    play(state, "explore", "explore")
    assert number(state, "threat") in (1, 2)
    assert len(deck(state).split()) == 6
    assert discard(state) == ""


@rule("AB-R23")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        pile = "squid1 squid2 squid3 crab2"
        state = table(["", ""], deck="crab1", discard=pile, seed=f"again {seed}")
        play(state, "explore", "explore")
        orders.add(deck(state))
    assert len(orders) > 2


def without_cards(state: State, cards_on_track: list[int]) -> AbyssState:
    """No card in deck and discard pile: it cannot come to this with six Monsters in the game."""
    assert isinstance(state, AbyssState)
    state.deck = []
    state.top = 0
    state.discard = []
    state.track = cards_on_track
    return state


@rule("AB-A15")
def test_exploring_is_not_offered_without_a_card() -> None:
    state = without_cards(table(["", ""], council="crab1"), [])
    assert texts(state) == {"support crab"}


@rule("AB-A32")
def test_without_a_further_card_the_ally_must_be_taken() -> None:
    state = table(["", ""], deck="crab3 ...")
    play(state, "explore")
    without_cards(state, [7])
    assert texts(state) == {"take"}
    with pytest.raises(ActionError, match="AB-A32"):
        state.play(0, "explore")
    play(state, "take")
    assert pearls(state) == [0, 0]


@rule("AB-A32")
def test_without_a_further_card_the_monster_must_be_fought() -> None:
    state = table(["", ""], deck="monster ...")
    play(state, "explore")
    without_cards(state, [25])
    assert texts(state) == {"fight"}
    with pytest.raises(ActionError, match="AB-A32"):
        state.play(0, "explore")


@rule("AB-A32")
def test_where_a_reveal_is_forced_the_newest_ally_is_taken() -> None:
    state = table(["", ""], pearls=[0, 1], deck="crab3 squid1 monster crab1 ...")
    play(state, "explore", "1: pass", "explore", "1: pass", "explore", "explore")
    without_cards(state, [7, 20, 25, 5])
    play(state, "1: buy")
    assert hand(state, 0) == "squid1"
    assert hand(state, 1) == "crab1"
    assert council(state) == "crab3"
    assert pearls(state) == [1, 0]


@rule("AB-A32")
def test_where_a_reveal_is_forced_and_no_ally_is_left_nothing_is_taken() -> None:
    state = table(["", ""], pearls=[0, 1], deck="crab3 ...")
    play(state, "explore")
    without_cards(state, [7])
    play(state, "1: buy")
    assert hand(state, 0) == ""
    assert asked(state) == "1: turn"


def test_the_rulebooks_example_of_an_exploration() -> None:
    """Seven cards at four seats: two are sold, a Monster is left, the last one must be taken."""
    state = table(
        ["", "", "", ""],
        pearls=[0, 2, 0, 1],
        deck="squid1 crab2 monster shellfish3 crab1 squid2 jellyfish4 ...",
    )
    play(state, "explore", "1: pass", "3: pass", "explore", "1: pass", "3: buy")
    assert number(state, "threat") == 1
    play(state, "explore")
    assert number(state, "threat") == 2
    assert track(state) == "squid1 monster shellfish3"
    play(state, "1: buy", "explore", "explore")
    assert track(state) == "squid1 monster crab1 squid2 jellyfish4"
    assert pearls(state) == [3, 0, 0, 0]
    play(state, "take")
    assert pearls(state) == [4, 0, 0, 0]
    assert hand(state, 0) == "jellyfish4"
    assert council(state) == "crab1 squid1 squid2"
    assert asked(state) == "1: turn"
