"""Leviathan beside Kraken: what a Leviathan does to what came with the other box."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import nebulis
from tests.games.abyss.leviathan.borders import border, foes, roll
from tests.games.abyss.tables import (
    asked,
    court,
    discard,
    free,
    hand,
    keys,
    pearls,
    play,
    recruit,
    texts,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-A45", "AB-A59")
def test_krakens_lost_to_a_leviathan_bring_nebulis() -> None:
    state = border(
        ["kraken2 kraken4 crab1 crab2", ""],
        expansions="both",
        foes="7:1",
        leviathans="20 ...",
        deck="monster squid1 ...",
    )
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore", "discard crab1", "discard kraken2", "discard kraken4")
    assert hand(state, 0) == "crab2"
    assert nebulis(state) == [1 + 3, 0]
    assert discard(state) == "crab1 kraken2 kraken4"


@rule("AB-A45")
def test_a_kraken_sold_to_the_slaver_between_attacks_brings_none() -> None:
    state = border(
        ["crab1 kraken3", ""],
        expansions="both",
        foes="7:19",
        deck="monster ...",
        lords=["slaver", ""],
    )
    play(state, "explore", "fight 7")
    roll(state, 1)
    play(state, "attack crab1", "use slaver", "sell kraken3")
    assert nebulis(state) == [0, 0]
    assert pearls(state) == [1 + 2, 0]


@rule("AB-L4", "AB-A45")
def test_a_kraken_is_an_ally_who_can_attack_any_leviathan() -> None:
    state = border(["kraken2 squid5", ""], expansions="both", foes="7:13 4:20", deck="monster ...")
    play(state, "explore")
    assert texts(state, "fight") == {"fight 4", "fight 7"}
    play(state, "fight 4")
    assert texts(state) == {"attack kraken2"}


@rule("AB-A49", "AB-P203")
def test_all_pearls_of_the_taxidermist_for_one_attack_are_one_gain_for_the_highwayman() -> None:
    state = border(
        ["crab5", ""],
        expansions="both",
        foes="7:13 4:8",
        deck="monster ...",
        lords=["taxidermist", "highwayman"],
        pile="",
    )
    play(state, "explore", "fight 7")
    roll(state, 5)  # two levels: 4 Pearls at once
    play(state, "attack crab5")
    assert pearls(state) == [3, 1]


@rule("AB-A48", "AB-A59")
def test_a_sentinel_lord_lost_to_a_leviathan_leaves_its_token_where_it_is() -> None:
    state = border(
        ["squid3 crab2 crab1 seahorse1 jellyfish1", ""],
        expansions="both",
        foes="7:9",
        leviathans="20 ...",
        court=f"watcher {OTHERS}",
        deck="monster seahorse2 ...",
        council="crab3 shellfish1",
    )
    recruit(state, "watcher", "squid3 crab2")
    guard = next(text for text in texts(state) if "crab" in text)
    play(state, guard)
    assert asked(state) == "1: turn"
    play(state, "support shellfish")
    assert "support crab" not in guarded(state)
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")
    assert free(state, 0) == ""  # the Watcher was the only free Lord
    assert foes(state).startswith("7:20")
    play(state, "take")
    assert asked(state) == "1: turn"
    assert "support crab" not in texts(state)


def guarded(state: State) -> set[str]:
    """What the seat whose turn it is may take of the Council."""
    return texts(state, "support") if asked(state).startswith("1") else set()


@rule("AB-A54", "AB-P8")
def test_a_kraken_on_the_track_counts_for_no_race_when_a_fight_is_declared() -> None:
    state = border(
        ["crab1", ""],
        expansions="both",
        foes="7:19",
        deck="kraken2 squid1 monster ...",
        lords=["ship_master", ""],
    )
    play(state, "explore", "explore", "explore", "fight 7")
    assert pearls(state) == [1, 0]


# -- the Sorcerer's fight is an arrow power --------------------------------------------------------


def sorcery(cards: str, **more: Any) -> State:
    """The Sorcerer is recruited and a fight declared; two Lords are left in the Court."""
    state = border(
        [f"crab4 jellyfish4 {cards}", ""],
        expansions="both",
        court="sorcerer keeper reaper",
        **{"foes": "7:19", "tokens": ["key stack", ""], "council": "squid1", **more},
    )
    return recruit(state, "sorcerer", "crab4 jellyfish4", "affiliate crab4", "fight 7")


@rule("AB-A39", "AB-A23", "AB-A28", "AB-P206")
def test_neither_powers_nor_tokens_in_the_fight_of_the_sorcerer_and_the_refill_follows() -> None:
    state = sorcery("crab5 crab1", lords=["recipient slaver", ""], keys=[1, 0])
    roll(state, 1)
    play(state, "attack crab1")
    assert texts(state) == {"attack crab5", "retreat"}
    for move in ("use slaver", "cash key"):
        with pytest.raises(ActionError, match=r"another moment of the turn\. Rule AB-A39"):
            play(state, move)
    play(state, "retreat")
    assert len(court(state).split()) == 6
    assert pearls(state) == [1 + 2, 0]  # the attack that failed, and the refill
    assert asked(state) == "0: control"
    assert keys(state) == [1, 0]


@rule("AB-A39", "AB-P206")
def test_tokens_alone_are_no_reason_to_ask_on_in_the_fight_of_the_sorcerer() -> None:
    state = sorcery("crab1")
    roll(state, 1)
    play(state, "attack crab1")
    assert asked(state) == "0: free-time"
    assert {"cash key", "cash stack"} <= texts(state)


@rule("AB-A39", "AB-A62", "AB-P206")
def test_no_token_is_cashed_after_a_roll_in_the_fight_of_the_sorcerer() -> None:
    poor = sorcery("crab2_pearls crab1")
    roll(poor, 1)
    play(poor, "attack crab2_pearls")
    assert asked(poor) == "0: attack"  # without a Pearl there is nothing to add
    rich = sorcery("crab2_pearls crab1", pearls=[1, 0])
    roll(rich, 1)
    play(rich, "attack crab2_pearls")
    assert texts(rich) == {"strike", "boost"}


@rule("AB-A39", "AB-A57", "AB-P206")
def test_the_second_fight_of_the_intrepid_after_the_sorcerer_is_inside_the_power_too() -> None:
    state = sorcery("crab5 crab1", foes="7:20 4:8", lords=["intrepid slaver", ""], pile="")
    roll(state, 6)
    play(state, "attack crab5")
    assert asked(state) == "0: second-fight"
    assert texts(state) == {"fight 4", "decline"}
    last = sorcery("crab5", foes="7:20 4:8", lords=["intrepid slaver", ""], pile="")
    roll(last, 6)
    play(last, "attack crab5")
    assert asked(last) == "0: free-time"
