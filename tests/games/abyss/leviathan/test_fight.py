"""Fights: declared, attacked in, won and ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import (
    border,
    foes,
    kinds,
    own,
    roll,
    slain,
    token_counts,
)
from tests.games.abyss.tables import (
    asked,
    council,
    discard,
    facts,
    hand,
    listen,
    pearls,
    play,
    recruit,
    seen,
    texts,
    track,
)


@rule("AB-L4", "AB-A56")
def test_a_fight_is_declared_an_ally_spent_and_a_die_cast() -> None:
    state = border(["crab3 seahorse4 squid1", ""], foes="7:13", deck="monster ...")
    play(state, "explore")
    assert asked(state) == "0: border-monster"
    play(state, "fight 7")
    assert texts(state) == {"attack crab3", "attack seahorse4"}  # no way back, no squid
    roll(state, 2)
    heard = listen(state, "attack seahorse4")
    assert facts(heard, "attack")[0]["strength"] == 6
    assert hand(state, 0) == "crab3 squid1"
    assert foes(state) == "7:13/2"
    play(state, "spoils 1")
    assert asked(state) == "0: attack"
    assert texts(state) == {"attack crab3", "retreat"}


@rule("AB-L5")
def test_nobody_fights_without_an_ally_who_can() -> None:
    state = border(["squid5 jellyfish5", ""], foes="7:13", deck="monster ...")
    play(state, "explore")
    assert texts(state) == {"explore"}
    with pytest.raises(Exception, match="AB-L5"):
        play(state, "fight 7")


@rule("AB-L5")
def test_attacks_may_be_repeated_on_the_same_leviathan_only() -> None:
    state = border(["crab1 crab2 crab3", ""], foes="7:19 4:8", deck="monster squid1 ...")
    play(state, "explore")
    assert texts(state) == {"fight 4", "fight 7", "explore"}
    play(state, "fight 7")
    roll(state, 1)
    play(state, "attack crab1")
    assert texts(state) == {"attack crab2", "attack crab3", "retreat"}
    roll(state, 1)
    play(state, "attack crab2", "retreat")
    assert asked(state) == "1: turn"  # the exploration is over with the fight
    assert foes(state) == "4:8/1 7:19/1"
    assert "monster" in discard(state)


@rule("AB-L6")
def test_a_failed_attack_loses_the_ally_and_brings_a_pearl() -> None:
    state = border(["crab1 crab2", ""], foes="7:19", deck="monster ...")
    play(state, "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab1")
    assert pearls(state) == [1, 0]
    assert discard(state) == "crab1"
    assert foes(state) == "7:19/1"


@rule("AB-L7")
def test_one_blow_can_beat_several_levels_and_the_rest_is_lost() -> None:
    # Leviathan 13 resists 3, 7, 5: a strength of 10 beats two levels, 11 no more.
    for die, left in ((4, 2), (5, 1), (6, 1)):
        state = border(["crab5 crab1", ""], foes="7:13", deck="monster ...", pile="")
        play(state, "explore", "fight 7")
        roll(state, die)
        play(state, "attack crab5")
        assert foes(state) == f"7:13/{left}"


@rule("AB-A56")
def test_strength_above_a_level_is_not_kept_for_the_next_attack() -> None:
    state = border(["crab5 crab1", ""], foes="7:13", deck="monster ...", pile="")
    play(state, "explore", "fight 7")
    roll(state, 6, 3)
    play(state, "attack crab5", "attack crab1")  # 11, then 4: the third level resists 5
    assert foes(state) == "7:13/1"


@rule("AB-L7", "AB-L10")
def test_all_levels_at_once_slay_it() -> None:
    state = border(["crab5", ""], foes="7:14 4:8", deck="monster ...", base_pile=2, pile="")
    play(state, "explore", "fight 7")
    roll(state, 5)  # 6 + 4: both levels
    play(state, "attack crab5")
    assert slain(state, 0) == [14]
    assert foes(state) == "4:8/1"
    assert token_counts(state, 0) == (2, 0)  # 4 were won, 2 were there


@rule("AB-L8", "AB-A56")
def test_the_mix_of_piles_is_chosen_before_drawing_and_short_piles_give_what_they_have() -> None:
    state = border(["crab5", ""], foes="7:15 4:8", deck="monster ...")
    play(state, "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab5")
    assert asked(state) == "0: spoils"
    assert texts(state) == {f"spoils {number}" for number in range(5)}
    play(state, "spoils 3")
    assert token_counts(state, 0) == (3, 1)
    short = border(
        ["crab5", ""], foes="7:15 4:8", deck="monster ...", base_pile=3, pile="key stack"
    )
    play(short, "explore", "fight 7")
    roll(short, 6)
    play(short, "attack crab5")
    assert texts(short) == {"spoils 2", "spoils 3"}
    play(short, "spoils 2")
    assert kinds(short, 0) == "key stack"


@rule("AB-L19", "AB-A56")
@pytest.mark.parametrize(("dice", "left"), [((1, 4), 1), ((4, 1), 1), ((6, 6), 1), ((1, 3), 2)])
def test_a_special_3_or_4_rolls_two_dice_and_the_higher_counts(
    dice: tuple[int, int], left: int
) -> None:
    # Leviathan 18 resists 7 and then 5: a special 3 needs a die of 4.
    state = border(["seahorse4_dice crab3_dice", ""], foes="7:18", deck="monster ...", pile="")
    play(state, "explore", "fight 7")
    assert texts(state) == {"attack crab3_dice"}
    roll(state, *dice)
    heard = listen(state, "attack crab3_dice")
    (told,) = facts(heard, "attack")
    assert told["dice"] == [str(die) for die in dice]
    assert told["strength"] == 3 + max(dice)
    assert foes(state) == f"7:18/{left}"


@rule("AB-L19", "AB-A39", "AB-A56")
def test_a_special_1_or_2_may_add_pearls_after_the_roll() -> None:
    state = border(
        ["crab2_pearls crab1", ""],
        foes="7:20 4:8",
        deck="monster ...",
        pearls=[2, 0],
        tokens=["3_pearls", ""],
        base_pile=1,
    )
    play(state, "explore", "fight 7")
    roll(state, 1)
    play(state, "attack crab2_pearls")
    assert asked(state) == "0: boost"
    assert texts(state) == {"strike", "boost", "cash 3_pearls"}
    fight = seen(state, 1)["leviathan"]
    assert isinstance(fight, dict)
    assert fight["fight"] == {"seat": 0, "ref": "border:7", "strength": 3, "pearls": 0, "tokens": 0}
    play(state, "cash 3_pearls")
    assert pearls(state) == [5, 0]
    play(state, "boost", "boost", "boost")
    assert texts(state) == {"strike", "boost"}  # tokens only before the Pearls
    play(state, "boost", "strike")
    assert pearls(state) == [1, 0]
    play(state, "spoils 1")
    assert slain(state, 0) == [20]


@rule("AB-L19")
def test_a_plain_ally_and_one_without_means_are_not_asked_for_pearls() -> None:
    for card, means in (("crab2", [3, 0]), ("crab2_pearls", [0, 0])):
        state = border([f"{card} crab1", ""], foes="7:19", deck="monster ...", pearls=means)
        play(state, "explore", "fight 7")
        roll(state, 1)
        play(state, f"attack {card}")
        assert asked(state) == "0: attack"


@rule("AB-A39")
def test_powers_and_tokens_between_attacks_but_not_before_the_first() -> None:
    state = border(
        ["crab1 crab2 squid1", ""],
        foes="7:19",
        deck="monster ...",
        lords=["slaver", ""],
        tokens=["2_pearls", ""],
    )
    play(state, "explore")
    assert {"use slaver", "cash 2_pearls"} <= texts(state)
    play(state, "fight 7")
    assert texts(state) == {"attack crab1", "attack crab2"}
    roll(state, 1)
    play(state, "attack crab1")
    assert texts(state) == {"attack crab2", "retreat", "use slaver", "cash 2_pearls"}
    play(state, "use slaver", "sell crab2", "cash 2_pearls")
    assert texts(state) == {"retreat"}  # the last one who could attack was sold
    assert pearls(state) == [1 + 2 + 2, 0]


@rule("AB-L4", "AB-L5", "AB-P205", "AB-A39")
def test_a_refusal_in_a_fight_says_what_is_true_of_jokers_and_the_metamorph_too() -> None:
    fight: dict[str, Any] = {"foes": "7:1 4:19", "deck": "monster ...", "tokens": ["stack", ""]}
    state = border(["squid1 jellyfish1 jellyfish2", ""], **fight)
    play(state, "explore")
    with pytest.raises(ActionError, match=r"None of your cards can attack .* there\. Rule AB-L5"):
        play(state, "fight 4")
    play(state, "fight 7")
    with pytest.raises(ActionError, match=r"a crab or a joker can attack it\. Rule AB-L4"):
        play(state, "attack squid1")
    with pytest.raises(ActionError, match=r"another moment of the turn\. Rule AB-A39"):
        play(state, "cash stack")
    roll(state, 1)
    play(state, "attack jellyfish1")
    with pytest.raises(ActionError, match="AB-A62"):
        play(state, "cash stack")
    state = border(["squid1", ""], lords=["metamorph", ""], **fight)
    play(state, "explore", "fight 4")
    with pytest.raises(ActionError, match=r"Any card of your hand .*\. Rule AB-P205"):
        play(state, "attack crab1")


@rule("AB-A56")
def test_with_an_empty_hand_the_fight_is_over() -> None:
    state = border(["crab1", ""], foes="7:19", deck="monster ...")
    play(state, "explore", "fight 7")
    roll(state, 1)
    play(state, "attack crab1")
    assert asked(state) == "1: turn"


@rule("AB-A56", "AB-P8")
def test_the_ship_master_is_paid_when_the_fight_is_declared_and_the_track_cleared_after_it() -> (
    None
):
    state = border(
        ["crab1 crab2", ""],
        foes="7:19",
        deck="squid1 squid2 jellyfish1 monster ...",
        lords=["ship_master", ""],
    )
    play(state, "explore", "explore", "explore", "explore", "fight 7")
    assert pearls(state) == [2, 0]
    assert track(state) == "squid1 squid2 jellyfish1 monster"
    roll(state, 1)
    play(state, "attack crab1", "retreat")
    assert pearls(state) == [3, 0]  # for the failed attack; the Ship Master pays once
    assert council(state) == "jellyfish1 squid1 squid2"


@rule("AB-L14", "AB-R21")
def test_on_the_last_space_one_must_fight_and_gets_a_pearl() -> None:
    four = "squid1 squid2 squid3 jellyfish1"
    state = border(
        ["crab5", ""],
        foes="7:20 4:8",
        deck="monster ...",
        track=f"{four} monster",
        question="border-monster",
        phase=3,
        pile="",
    )
    assert texts(state) == {"fight 4", "fight 7"}
    with pytest.raises(Exception, match="AB-L14"):
        play(state, "explore")
    play(state, "fight 7")
    assert pearls(state) == [1, 0]
    roll(state, 6)
    play(state, "attack crab5")
    assert slain(state, 0) == [20]
    assert council(state) == "jellyfish1 squid1 squid2 squid3"


@rule("AB-L11", "AB-A61")
def test_a_kill_ends_the_action_and_the_rest_of_the_turn_follows() -> None:
    state = border(
        ["crab5 crab4", ""],
        foes="7:20 4:8",
        deck="squid1 monster ...",
        lords=["slaver", ""],
        pile="",
    )
    play(state, "explore", "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab5")
    assert asked(state) == "0: free-time"  # no further attack, though crabs are left
    assert texts(state) == {"end", "use slaver"}
    assert council(state) == "squid1"


@rule("AB-L12")
def test_an_empty_border_gets_a_new_leviathan_by_dice() -> None:
    state = border(["crab5", ""], foes="7:20", leviathans="3 ...", deck="monster ...", pile="")
    play(state, "explore", "fight 7")
    roll(state, 6, 5, 6)
    play(state, "attack crab5")
    assert slain(state, 0) == [20]
    assert foes(state) == "11:3/1"


@rule("AB-L10", "AB-A64")
def test_the_scourge_is_whoever_has_slain_most_and_a_tie_moves_it() -> None:
    def kill(slain: Sequence[str] = ("", "", ""), scourge: int = -1) -> object:
        hands = ["crab5", "", ""]
        state = border(
            hands, foes="7:20 4:8", deck="monster ...", pile="", slain=slain, scourge=scourge
        )
        play(state, "explore", "fight 7")
        roll(state, 6)
        play(state, "attack crab5")
        return own(state)["scourge"]

    assert kill() == 0
    assert kill(slain=["", "1", ""], scourge=1) == 0
    assert kill(slain=["", "1 2", ""], scourge=1) == 1
    assert kill(slain=["2", "1", ""], scourge=0) == 0


@rule("AB-A55")
def test_with_the_deck_and_the_border_empty_nobody_can_fight() -> None:
    four = "squid1 squid2 squid3 jellyfish1 monster"
    state = border(
        ["crab5", ""],
        foes="",
        leviathans="",
        track=four,
        question="border-monster",
        phase=3,
        end_by=0,
    )
    assert texts(state) == {"explore"}  # on the last space, too


# -- outside an exploration ------------------------------------------------------------------------

OTHERS = "keeper reaper miller landowner"


@rule("AB-P206", "AB-A56", "AB-A61")
def test_the_sorcerers_fight_sends_nothing_to_the_council_and_pays_no_ship_master() -> None:
    state = border(
        ["jellyfish5 squid3 crab5 crab4", ""],
        foes="7:20 4:8",
        court=f"sorcerer {OTHERS}",
        lords=["ship_master", ""],
        pile="",
    )
    recruit(state, "sorcerer", "jellyfish5 squid3")
    assert asked(state) == "0: sorcerer"
    assert texts(state) == {"fight 4", "fight 7", "decline"}
    play(state, "fight 7")
    roll(state, 6)
    play(state, "attack crab5")
    assert slain(state, 0) == [20]
    assert council(state) == ""
    assert pearls(state) == [0, 0]
    assert asked(state) == "1: turn"


@rule("AB-P206")
def test_the_sorcerer_may_be_declined_and_needs_an_ally_who_can_attack() -> None:
    cards = "jellyfish5 squid3 shellfish2"
    state = border([cards, ""], foes="7:20", court=f"sorcerer {OTHERS}")
    recruit(state, "sorcerer", "jellyfish5 squid3")
    assert texts(state) == {"decline"}
    play(state, "decline")
    assert asked(state) == "1: turn"
    empty = border(["jellyfish5 squid3", ""], foes="7:20", court=f"sorcerer {OTHERS}")
    recruit(empty, "sorcerer", "jellyfish5 squid3")
    assert asked(empty) == "1: turn"
