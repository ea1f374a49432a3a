"""Martial law, the two further ends, and the score."""

from __future__ import annotations

import pytest

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import border, own, roll
from tests.games.abyss.tables import (
    asked,
    discard,
    facts,
    final,
    hand,
    listen,
    number,
    pearls,
    play,
    recruit,
    table,
    texts,
)

OTHERS = "keeper reaper miller landowner"
TWELVE = " ".join(["crab1"] * 5 + ["crab2"] * 3 + ["squid1"] * 4)


# -- martial law -----------------------------------------------------------------------------------


@rule("AB-L15", "AB-A65")
def test_each_card_over_twelve_costs_a_pearl_or_the_card() -> None:
    state = border([TWELVE, ""], council="squid2 squid3", pearls=[1, 0])
    play(state, "support squid")
    assert asked(state) == "0: martial-law"
    assert texts(state, "pay") == {"pay pearl"}
    play(state, "pay pearl")
    assert pearls(state) == [0, 0]
    assert texts(state) == {
        f"discard {id}" for id in ("crab1", "crab2", "squid1", "squid2", "squid3")
    }
    play(state, "discard crab1")
    assert len(hand(state, 0).split()) == 13  # a card that is paid for stays
    assert discard(state) == "crab1"
    assert asked(state) == "1: turn"


@rule("AB-A65")
def test_pearls_come_before_discards_and_discards_in_the_order_of_the_hand() -> None:
    state = border([TWELVE, ""], council="squid2 squid3", pearls=[5, 0])
    play(state, "support squid", "discard squid1")
    assert texts(state) == {"discard squid1", "discard squid2", "discard squid3"}
    play(state, "discard squid3")
    assert pearls(state) == [5, 0]


@rule("AB-L15")
def test_twelve_cards_are_allowed() -> None:
    eleven = TWELVE.removesuffix(" squid1")
    state = border([eleven, ""], council="squid2")
    play(state, "support squid")
    assert asked(state) == "1: turn"


@rule("AB-L15", "AB-A65")
def test_no_kraken_is_discarded_to_martial_law() -> None:
    state = border([f"{TWELVE} kraken2", ""], expansions="both", council="squid2", pearls=[0, 0])
    play(state, "support squid")
    assert asked(state) == "0: martial-law"
    assert not any("kraken" in text for text in texts(state))


@rule("AB-A65", "AB-A26")
def test_the_commander_comes_first() -> None:
    state = border([TWELVE, ""], council="squid2 squid3", lords=["", "commander"], pearls=[5, 0])
    play(state, "support squid")
    assert asked(state) == "0: discard"
    while asked(state) == "0: discard":
        state.apply(state.legal()[0])
    assert len(hand(state, 0).split()) == 6
    assert asked(state) == "1: turn"


@rule("AB-A59", "AB-A65")
def test_a_purchase_in_anothers_turn_starts_no_martial_law() -> None:
    state = border(["", TWELVE], deck="squid2 squid3 ...", pearls=[0, 1])
    play(state, "explore", "1: buy", "take")
    assert len(hand(state, 1).split()) == 13
    assert asked(state) == "1: turn"


@rule("AB-A8")
def test_the_base_game_knows_no_martial_law() -> None:
    twelve = " ".join(["crab1"] * 4 + ["crab2"] * 3 + ["squid1"] * 4 + ["jellyfish1"])
    state = table([twelve, ""], council="squid2 squid3")
    play(state, "support squid")
    assert asked(state) == "1: turn"


# -- the two further ends --------------------------------------------------------------------------


@rule("AB-L16", "AB-A3", "AB-A55")
def test_the_last_leviathan_of_the_deck_calls_the_end() -> None:
    state = border(
        ["squid1", "", ""], foes="7:13", leviathans="5", deck="monster squid2 ...", to_act=0
    )
    play(state, "explore")
    roll(state, 1, 1)
    heard = listen(state, "explore")
    assert facts(heard, "end-called") == [{"seat": 0, "reason": "no-leviathan"}]
    assert number(state, "end_by") == 0
    play(state, "take")
    assert asked(state) == "1: turn"  # everybody else has one more turn
    assert final(state).outcome().reason == "no-leviathan"


@rule("AB-L16", "AB-A30", "AB-P202")
def test_the_end_belongs_to_the_active_player_whoever_draws_the_last_leviathan() -> None:
    state = border(
        ["crab5 squid3", "", ""],
        foes="7:13",
        leviathans="5",
        court=f"border_guard {OTHERS}",
    )
    roll(state, 1, 1)
    recruit(state, "border_guard", "crab5 squid3", "challenge 2")
    assert number(state, "end_by") == 0


@rule("AB-L17", "AB-A3", "AB-A63")
def test_the_last_token_of_both_piles_calls_the_end() -> None:
    state = border(
        ["crab5", ""], foes="7:15 4:8", deck="monster ...", base_pile=2, pile="key stack"
    )
    play(state, "explore", "fight 7")
    roll(state, 6)
    heard = listen(state, "attack crab5")
    assert facts(heard, "end-called") == [{"seat": 0, "reason": "no-token"}]
    assert final(state).outcome().reason == "no-token"


@rule("AB-L17", "AB-A63")
@pytest.mark.parametrize(("base", "pile"), [(3, "key"), (1, "key stack key")])
def test_one_pile_alone_calls_nothing(base: int, pile: str) -> None:
    state = border(["crab5", ""], foes="7:16 4:8", deck="monster ...", base_pile=base, pile=pile)
    play(state, "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab5")
    play(state, "spoils 1")
    assert number(state, "end_by") == -1


@rule("AB-A30", "AB-A3")
def test_the_first_call_counts() -> None:
    state = border(
        ["squid1", "", ""],
        foes="7:13",
        leviathans="5",
        deck="monster squid2 ...",
        to_act=1,
        end_by=0,
    )
    play(state, "explore")
    roll(state, 1, 1)
    play(state, "explore")
    assert number(state, "end_by") == 0


# -- the score -------------------------------------------------------------------------------------


def scores(state: State) -> list[dict[str, int]]:
    return state.outcome().scores


@rule("AB-L18", "AB-A44")
def test_the_scourge_is_worth_5_and_each_wound_costs_1() -> None:
    state = border(
        ["", ""],
        foes="7:13",
        council="squid1",
        slain=["", "1"],
        scourge=1,
        wounds=[3, 30],
        end_by=1,
        tokens=["3_pearls key", ""],
    )
    play(state, "support squid", "end")
    found = scores(state)
    assert [entry["scourge"] for entry in found] == [0, 5]
    assert [entry["wounds"] for entry in found] == [-3, -30]
    assert found[0]["monsters"] == 0  # tokens of the second pile bring no points
    assert state.outcome().totals == [1 - 3, 5 - 30]


@rule("AB-R48")
def test_the_last_affiliation_takes_the_lowest_of_plain_and_special_allies() -> None:
    state = border(["crab3 crab1_pearls crab4_dice squid2", ""], council="jellyfish1", end_by=1)
    play(state, "support jellyfish")
    assert asked(state) == "over"
    assert scores(state)[0]["allies"] == 1 + 2 + 1


def test_no_leviathan_is_lost_or_made_in_the_last_turn() -> None:
    state = border(["", ""], foes="7:13", council="squid1", end_by=1)
    before = state.census()
    play(state, "support squid")
    assert state.census() == before
    assert own(state)["aside"] == 0
