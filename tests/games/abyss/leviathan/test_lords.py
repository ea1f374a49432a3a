"""The ten Lords of Leviathan."""

from __future__ import annotations

from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.box import lord
from fathomless.games.abyss.leviathan.material import LORDS
from fathomless.games.abyss.material import ARROW
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import (
    border,
    foes,
    own,
    roll,
    slain,
    token_counts,
    wounds,
)
from tests.games.abyss.tables import asked, council, hand, pearls, play, recruit, texts

OTHERS = "keeper reaper miller landowner"


@rule("AB-A24")
def test_every_arrow_of_the_box_has_its_power() -> None:
    numbers = {lord(row.id) for row in LORDS}
    assert {n for n in ARRIVALS if n in numbers} == {
        lord(row.id) for row in LORDS if row.power == ARROW
    }


# -- Intrepid --------------------------------------------------------------------------------------


@rule("AB-P201", "AB-A57")
def test_the_intrepid_may_fight_a_second_leviathan_after_a_kill_and_no_third() -> None:
    state = border(
        ["crab5 crab4 crab4 crab3", ""],
        foes="7:20 4:8 5:12",
        deck="squid1 monster ...",
        lords=["intrepid", ""],
        pile="",
    )
    play(state, "explore", "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab5")
    assert asked(state) == "0: second-fight"
    assert council(state) == ""  # the exploration is not over yet
    assert texts(state) == {"fight 4", "fight 5", "decline"}
    play(state, "fight 4")
    roll(state, 6)
    play(state, "attack crab4")
    assert slain(state, 0) == [20, 8]
    assert asked(state) == "1: turn"
    assert council(state) == "squid1"


@rule("AB-P201", "AB-A57")
def test_the_intrepid_may_stop_and_may_meet_a_leviathan_that_has_just_come() -> None:
    state = border(
        ["crab5 crab4", ""],
        foes="7:20",
        leviathans="3 ...",
        deck="monster ...",
        lords=["intrepid", ""],
        pile="",
    )
    play(state, "explore", "fight 7")
    roll(state, 6, 2, 2)
    play(state, "attack crab5")
    assert texts(state) == {"fight 4", "decline"}
    play(state, "decline")
    assert asked(state) == "1: turn"


@rule("AB-A57")
def test_the_intrepid_follows_the_sorcerer_but_not_the_rebel() -> None:
    state = border(
        ["squid5 squid3 jellyfish3 crab5 crab4", ""],
        foes="7:20 4:8",
        court=f"rebel {OTHERS}",
        lords=["intrepid", ""],
        pile="",
    )
    recruit(state, "rebel", "squid5 jellyfish3")
    play(state, "weaken 7")
    assert slain(state, 0) == [20]
    assert asked(state) == "1: turn"
    sorcerer = border(
        ["jellyfish5 squid3 crab5 crab4", ""],
        foes="7:20 4:8",
        court=f"sorcerer {OTHERS}",
        lords=["intrepid", ""],
        pile="",
    )
    recruit(sorcerer, "sorcerer", "jellyfish5 squid3", "fight 7")
    roll(sorcerer, 6)
    play(sorcerer, "attack crab5")
    assert asked(sorcerer) == "0: second-fight"


# -- Border Guard ----------------------------------------------------------------------------------


@rule("AB-P202", "AB-A59")
def test_the_border_guard_makes_an_opponent_add_a_leviathan_and_suffer() -> None:
    state = border(
        ["crab5 squid3", "crab1 crab2 squid1 squid2", "squid5"],
        foes="7:1",
        leviathans="5 ...",
        court=f"border_guard {OTHERS}",
    )
    recruit(state, "border_guard", "crab5 squid3")
    assert asked(state) == "0: border-guard"
    assert texts(state) == {"challenge 1", "challenge 2"}
    roll(state, 3, 4)
    play(state, "challenge 1")
    assert asked(state) == "1: lose-allies"  # decides for themselves, although it is not their turn
    play(state, "discard crab1", "discard crab2", "discard squid1")
    assert hand(state, 1) == "squid2"
    assert foes(state) == "7:5/3"
    assert asked(state) == "1: turn"


@rule("AB-P202", "AB-A21")
def test_the_shaman_protects_from_the_border_guard() -> None:
    state = border(
        ["crab5 squid3", "", ""],
        foes="7:3",
        leviathans="5 ...",
        court=f"border_guard {OTHERS}",
        lords=["", "shaman", ""],
    )
    roll(state, 3, 4)
    recruit(state, "border_guard", "crab5 squid3")
    assert wounds(state) == [0, 0, 3]  # one opponent is left: nothing to choose
    alone = border(
        ["crab5 squid3", ""], foes="7:3", court=f"border_guard {OTHERS}", lords=["", "shaman"]
    )
    recruit(alone, "border_guard", "crab5 squid3")
    assert foes(alone) == "7:3/1"
    assert asked(alone) == "1: turn"


@rule("AB-P202", "AB-A55")
def test_without_a_leviathan_left_the_border_guard_is_lost() -> None:
    state = border(
        ["crab5 squid3", "", ""],
        foes="7:3",
        leviathans="",
        court=f"border_guard {OTHERS}",
        end_by=2,
    )
    recruit(state, "border_guard", "crab5 squid3")
    assert asked(state) == "1: turn"


# -- Taxidermist, Altruist, Arms Dealer, Metamorph -------------------------------------------------


@rule("AB-P203")
def test_the_taxidermist_pays_2_pearls_for_each_health_point() -> None:
    state = border(
        ["crab5", ""], foes="7:13 4:8", deck="monster ...", lords=["taxidermist", ""], pile=""
    )
    play(state, "explore", "fight 7")
    roll(state, 5)  # two levels
    play(state, "attack crab5")
    assert pearls(state) == [4, 0]
    rebel = border(
        ["squid5 jellyfish3", ""],
        foes="7:13",
        court=f"rebel {OTHERS}",
        lords=["taxidermist", ""],
        pile="",
    )
    recruit(rebel, "rebel", "squid5 jellyfish3")
    assert pearls(rebel) == [2, 0]


@rule("AB-P207")
def test_the_altruist_draws_one_more_token_for_each_health_point() -> None:
    state = border(
        ["crab5", ""], foes="7:13 4:8", deck="monster ...", lords=["altruist", ""], pile=""
    )
    play(state, "explore", "fight 7")
    roll(state, 5)
    play(state, "attack crab5")
    assert token_counts(state, 0) == (1 + 1 + 2, 0)
    turned = border(
        ["crab5", ""],
        foes="7:13 4:8",
        deck="monster ...",
        lords=["altruist", ""],
        turned="altruist",
        pile="",
    )
    play(turned, "explore", "fight 7")
    roll(turned, 5)
    play(turned, "attack crab5")
    assert token_counts(turned, 0) == (2, 0)


@rule("AB-P204")
def test_the_arms_dealer_pays_a_pearl_for_each_leviathan_on_the_border() -> None:
    state = border(["shellfish5 squid3", ""], foes="7:13 4:8 11:3", court=f"arms_dealer {OTHERS}")
    recruit(state, "arms_dealer", "shellfish5 squid3")
    assert pearls(state) == [3, 0]


@rule("AB-P205")
def test_the_metamorph_lets_any_ally_attack_any_leviathan() -> None:
    state = border(
        ["squid5 jellyfish1", ""], foes="7:13 4:20", deck="monster ...", lords=["metamorph", ""]
    )
    play(state, "explore")
    assert texts(state) == {"fight 4", "fight 7", "explore"}
    play(state, "fight 4")
    assert texts(state) == {"attack squid5", "attack jellyfish1"}


# -- Rebel, Breeder --------------------------------------------------------------------------------


@rule("AB-P208")
def test_the_rebel_takes_the_top_level_of_any_leviathan_with_its_reward() -> None:
    state = border(
        ["squid5 jellyfish3 crab5", ""], foes="7:13/2 4:8", court=f"rebel {OTHERS}", pile=""
    )
    recruit(state, "rebel", "squid5 jellyfish3")
    assert texts(state) == {"weaken 4", "weaken 7"}
    play(state, "weaken 7")
    assert foes(state) == "4:8/1 7:13/1"
    assert token_counts(state, 0) == (1, 0)
    assert asked(state) == "1: turn"  # no attack follows
    assert hand(state, 0) == "crab5"


@rule("AB-P208", "AB-L10", "AB-L12")
def test_the_rebel_can_slay() -> None:
    state = border(
        ["squid5 jellyfish3", ""],
        foes="7:8",
        leviathans="3 ...",
        court=f"rebel {OTHERS}",
        slain=["", "1"],
        scourge=1,
        pile="",
    )
    roll(state, 1, 1)
    recruit(state, "rebel", "squid5 jellyfish3")
    assert slain(state, 0) == [8]
    assert own(state)["scourge"] == 0
    assert foes(state) == "2:3/1"


@rule("AB-P208", "AB-A55")
def test_the_rebel_can_slay_the_very_last_leviathan_and_finds_nothing_afterwards() -> None:
    state = border(
        ["squid5 jellyfish3", ""], foes="7:8", leviathans="", court=f"rebel {OTHERS}", end_by=1
    )
    recruit(state, "rebel", "squid5 jellyfish3", "spoils 0")
    assert foes(state) == ""
    empty = border(
        ["squid5 jellyfish3", ""], foes="", leviathans="", court=f"rebel {OTHERS}", end_by=1
    )
    recruit(empty, "rebel", "squid5 jellyfish3")
    assert token_counts(empty, 0) == (0, 0)


@rule("AB-P210")
def test_the_breeder_puts_the_top_leviathan_on_a_free_space_of_choice() -> None:
    state = border(
        ["seahorse5 squid5", ""],
        foes="7:13",
        leviathans="5 ...",
        court=f"breeder {OTHERS}",
    )
    recruit(state, "breeder", "seahorse5 squid5", "affiliate squid5")
    assert texts(state) == {
        f"breed {space}" for space in ("2", "4", "5", "6", "8", "9", "10", "11")
    }
    play(state, "breed 9")
    assert foes(state) == "7:13/3 9:5/3"
    assert wounds(state) == [0, 0]


@rule("AB-P210", "AB-A55")
def test_the_breeder_without_a_space_or_a_leviathan_is_lost() -> None:
    full = "2:1 4:2 5:3 6:4 7:5 8:6 9:7 10:8 11:9"
    state = border(["seahorse5 squid5", ""], foes=full, court=f"breeder {OTHERS}")
    recruit(state, "breeder", "seahorse5 squid5", "affiliate squid5")
    assert asked(state) == "1: turn"
    nine = "2:1 4:2 5:3 6:4 7:5 8:6 9:7 10:8"
    state = border(
        ["seahorse5 squid5", ""], foes=nine, leviathans="20 ...", court=f"breeder {OTHERS}"
    )
    recruit(state, "breeder", "seahorse5 squid5", "affiliate squid5")
    assert foes(state).endswith("11:20/1")  # one free space: nothing to choose
    state = border(
        ["seahorse5 squid5", ""], foes="7:1", leviathans="", court=f"breeder {OTHERS}", end_by=1
    )
    recruit(state, "breeder", "seahorse5 squid5", "affiliate squid5")
    assert foes(state) == "7:1/3"
