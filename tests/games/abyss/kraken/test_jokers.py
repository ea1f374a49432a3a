"""Krakens: on the track, in a payment, and wherever else a card can go."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep, figure, nebulis, stack
from tests.games.abyss.tables import (
    affiliated,
    asked,
    council,
    discard,
    hand,
    lords,
    pearls,
    play,
    recruit,
    texts,
    track,
)

OTHERS = "keeper reaper miller landowner"
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")


# -- on the track ----------------------------------------------------------------------------------


@rule("AB-A54")
def test_a_kraken_is_bought_and_taken_like_an_ally_and_brings_no_nebulis_then() -> None:
    state = deep(["", ""], deck="kraken3 kraken2 ...", pearls=[0, 1])
    play(state, "explore", "1: buy")
    assert hand(state, 1) == "kraken3"
    play(state, "0: take")
    assert hand(state, 0) == "kraken2"
    assert nebulis(state) == [0, 0]
    assert pearls(state) == [1, 0]


@rule("AB-K4", "AB-A54")
def test_krakens_left_on_the_track_go_to_stacks_of_the_explorers_choice_in_order() -> None:
    state = deep(["", ""], deck="kraken4 crab2 kraken2 squid1 ...")
    play(state, "explore", "explore", "explore", "explore", "take")
    assert asked(state) == "0: place-kraken"
    assert texts(state) == {f"place {race}" for race in RACES}
    play(state, "place squid")
    assert track(state) == "crab2 kraken2"
    play(state, "place crab")
    assert stack(state, "squid") == "kraken4"
    assert stack(state, "crab") == "crab2 kraken2"
    assert hand(state, 0) == "squid1"
    assert asked(state) == "1: turn"


@rule("AB-K4")
def test_krakens_are_placed_after_a_fight_too() -> None:
    state = deep(["", ""], deck="kraken3 monster ...", token_pile=0)
    play(state, "explore", "explore", "fight")
    assert asked(state) == "0: place-kraken"
    play(state, "place seahorse")
    assert stack(state, "seahorse") == "kraken3"


@rule("AB-A54", "AB-P8")
def test_the_ship_master_does_not_count_krakens() -> None:
    state = deep(["", ""], lords=["ship_master", ""], deck="kraken3 crab2 crab1 squid2 ...")
    play(state, "explore", "explore", "explore", "explore", "take", "place squid")
    assert pearls(state) == [1, 0]  # the crabs


@rule("AB-A48", "AB-K4")
def test_a_kraken_may_be_laid_on_a_stack_that_somebody_guards() -> None:
    state = deep(["", ""], guards="watcher@1:stack:crab", deck="kraken3 crab1 squid2 ...")
    play(state, "explore", "explore", "explore", "take", "place crab")
    assert stack(state, "crab") == "crab1 kraken3"


@rule("AB-R24")
def test_a_kraken_comes_along_with_its_stack() -> None:
    state = deep(["", ""], council="crab1 kraken4:crab")
    play(state, "support crab")
    assert hand(state, 0) == "crab1 kraken4"


# -- as payment ------------------------------------------------------------------------------------


@rule("AB-K5", "AB-K7", "AB-A23", "AB-A45")
def test_a_kraken_stands_for_any_race_and_brings_nebulis_after_the_payment() -> None:
    state = deep(["squid4 kraken4", ""], court=f"opportunist {OTHERS}", pearls=[1, 0])
    assert "recruit opportunist" not in texts(state)  # three Races: a squid, and two others
    state = deep(["squid3 kraken2 kraken3", ""], court=f"opportunist {OTHERS}")
    recruit(state, "opportunist", "squid3 kraken2 kraken3")
    assert lords(state, 0) == "opportunist"
    assert nebulis(state) == [3, 0]
    assert figure(state) == 0
    assert affiliated(state, 0) == "squid3"
    assert discard(state) == "kraken2 kraken3"


@rule("AB-A45")
@pytest.mark.parametrize(
    ("cards", "lord", "paid"),
    [
        ("kraken4 squid4", "diplomat", True),  # another squid, one Race in all
        ("crab4 kraken4", "diplomat", False),  # the joker would be a second Race
        ("kraken4 kraken4", "diplomat", True),  # jokers alone, one of them a squid
        ("crab5 kraken4", "treasurer", False),  # 9 of 10
        ("crab5 crab1 kraken4", "treasurer", True),  # the joker is the mandatory squid
        ("crab4 seahorse4 kraken4", "treasurer", False),  # two Races, and the squid a third
        ("squid5 crab3 kraken2", "treasurer", True),  # superfluous as a Race, not as a value
        ("squid5 squid4 kraken2", "treasurer", True),  # the joker is the second Race
        ("squid5 squid4 squid3", "treasurer", False),
        ("crab3 seahorse3 squid2 shellfish1 kraken2", "sage", True),  # the fifth Race
        ("crab5 seahorse3 squid2 kraken2", "sage", False),  # four Races
        ("crab5 kraken4 kraken4 kraken3 kraken3", "sage", True),  # four jokers
        ("kraken3 kraken4", "outlaw", True),  # any Race at all
        ("crab3 kraken4", "outlaw", True),
        ("crab4 squid4", "outlaw", False),
    ],
)
def test_which_payments_with_jokers_are_exact(cards: str, lord: str, paid: bool) -> None:
    state = deep([cards, ""], court=f"{lord} {OTHERS}")
    try:
        recruit(state, lord, cards)
    except ActionError:
        assert not paid
    else:
        assert paid
        assert lords(state, 0) == lord


@rule("AB-A45", "AB-A7")
def test_a_superfluous_kraken_is_as_legal_as_any_card() -> None:
    state = deep(["squid5 squid4 kraken2", ""], court=f"diplomat {OTHERS}")
    play(state, "recruit diplomat", "pay squid4", "pay squid5")
    assert texts(state) == {"done", "pay kraken2"}
    play(state, "pay kraken2", "done")
    assert nebulis(state) == [1, 0]


@rule("AB-A45")
def test_the_nebulis_of_a_kraken_come_too_late_for_its_own_payment() -> None:
    state = deep(["squid3 kraken4", ""], court=f"diplomat {OTHERS}")
    assert "recruit diplomat" not in texts(state)  # 7 of 8
    state = deep(["squid3 kraken4", ""], court=f"diplomat {OTHERS}", nebulis=[1, 0])
    recruit(state, "diplomat", "squid3 kraken4")
    assert nebulis(state) == [3, 0]  # the old one paid, three came


@rule("AB-P24", "AB-A45")
def test_the_diplomat_lifts_the_mandatory_race_for_jokers_too() -> None:
    cards = "crab5 seahorse3 kraken2"
    state = deep([cards, ""], court=f"treasurer {OTHERS}")
    assert "recruit treasurer" not in texts(state)  # the joker must be the squid: 7 of 10
    state = deep([cards, ""], court=f"treasurer {OTHERS}", lords=["diplomat", ""])
    recruit(state, "treasurer", cards)
    assert lords(state, 0) == "diplomat treasurer"


@rule("AB-K7", "AB-R30")
def test_krakens_are_never_affiliated() -> None:
    state = deep(["crab5 kraken2", ""], court=f"outlaw {OTHERS}")
    recruit(state, "outlaw", "crab5 kraken2")
    assert affiliated(state, 0) == "crab5"  # although the Kraken is lower
    state = deep(["kraken3 kraken4", ""], court=f"outlaw {OTHERS}")
    recruit(state, "outlaw", "kraken3 kraken4")
    assert affiliated(state, 0) == ""
    assert discard(state) == "kraken3 kraken4"


@rule("AB-K7", "AB-P20")
def test_not_by_the_master_of_magic_either() -> None:
    state = deep(
        ["crab3 crab4 kraken2", ""], court=f"outlaw {OTHERS}", lords=["master_of_magic", ""]
    )
    play(state, "recruit outlaw", "pay crab3", "pay crab4", "pay kraken2", "done")
    assert texts(state) == {"affiliate crab3", "affiliate crab4"}


@rule("AB-K7", "AB-A53")
def test_spent_krakens_go_to_the_discard_pile_even_if_allies_go_to_the_council() -> None:
    state = deep(["crab3 crab1 kraken4", ""], court=f"outlaw {OTHERS}", council_spent=True)
    recruit(state, "outlaw", "crab3 crab1 kraken4")
    assert council(state) == "crab3"
    assert discard(state) == "kraken4"


# -- Krakens discarded for different reasons -------------------------------------------------------


@rule("AB-A45", "AB-P12")
def test_the_slaver_takes_a_kraken_and_it_brings_no_nebulis() -> None:
    state = deep(["kraken4", ""], lords=["slaver", ""])
    play(state, "use slaver", "sell kraken4")
    assert pearls(state) == [2, 0]
    assert nebulis(state) == [0, 0]
    assert discard(state) == "kraken4"


@rule("AB-A45", "AB-P2")
def test_a_kraken_lost_to_the_jailer_brings_none() -> None:
    state = deep(["crab3 squid2 seahorse1", "kraken2 crab4"], court=f"jailer {OTHERS}")
    recruit(state, "jailer", "crab3 squid2 seahorse1", "1: discard kraken2")
    assert hand(state, 1) == "crab4"
    assert nebulis(state) == [0, 0]


@rule("AB-A45", "AB-R51")
def test_of_seven_krakens_the_commander_takes_one_and_it_brings_none() -> None:
    krakens = "kraken2 kraken2 kraken3 kraken3 kraken3 kraken4 kraken4"
    state = deep(["crab5 crab3", krakens], court=f"commander {OTHERS}")
    recruit(state, "commander", "crab5 crab3", "1: discard kraken4")
    assert hand(state, 1) == "kraken2 kraken2 kraken3 kraken3 kraken3 kraken4"
    assert nebulis(state) == [0, 0]


@rule("AB-P17")
def test_a_kraken_in_a_stack_that_the_oracle_discards_brings_none() -> None:
    state = deep(["", ""], lords=["oracle", ""], council="crab1 kraken4:crab")
    play(state, "use oracle", "purge crab")
    assert discard(state) == "crab1 kraken4"
    assert nebulis(state) == [0, 0]
