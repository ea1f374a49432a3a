"""Going on after a Monster: Leviathans arrive, those that were there attack."""

from __future__ import annotations

import pytest

from fathomless.core.message import say
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import border, foes, own, roll, wounds
from tests.games.abyss.tables import (
    GAME,
    asked,
    deck,
    discard,
    facts,
    free,
    gone,
    hand,
    listen,
    lords,
    pearls,
    play,
    texts,
    track,
)


@rule("AB-L13", "AB-A33")
def test_going_on_adds_a_leviathan_and_the_monsters_space_is_free_again() -> None:
    state = border(["crab1", ""], foes="7:13", leviathans="5 ...", deck="squid1 monster squid2 ...")
    play(state, "explore", "explore")
    roll(state, 1, 2)
    heard = listen(state, "explore")
    assert facts(heard, "leviathan") == [
        {"seat": 0, "leviathan": "5", "space": "2/3", "ref": "border:2", "dice": ["1", "2"]}
    ]
    assert foes(state) == "2:5/3 7:13/3"
    assert track(state) == "squid1 squid2"
    assert own(state)["aside"] == 1
    assert discard(state) == ""  # the Monster lies aside until the exploration is over
    play(state, "take")
    assert discard(state) == "monster"


@rule("AB-A33")
def test_a_reshuffle_does_not_bring_back_a_monster_that_lies_aside() -> None:
    state = border(["", ""], foes="7:13", deck="monster")  # the other eight are in the discard pile
    play(state, "explore")
    roll(state, 1, 2)
    heard = listen(state, "explore")
    assert facts(heard, "reshuffle") == [{"count": 8}]
    assert own(state)["aside"] == 1
    assert (deck(state) + " " + track(state)).split() == ["monster"] * 8


@rule("AB-L13", "AB-A59")
@pytest.mark.parametrize(("dice", "space"), [((1, 1), "2"), ((1, 2), "2"), ((5, 6), "11")])
def test_the_ends_of_the_border_have_two_sums_each(dice: tuple[int, int], space: str) -> None:
    state = border(["crab1", ""], foes="7:13", leviathans="5 ...", deck="monster ...")
    play(state, "explore")
    roll(state, *dice)
    play(state, "explore")
    assert f"{space}:5/3" in foes(state).split()


@rule("AB-L13", "AB-A59")
def test_an_occupied_space_attacks_and_the_old_leviathan_leaves_the_game() -> None:
    state = border(["crab1", ""], foes="7:13/1", leviathans="5 ...", deck="monster ...")
    play(state, "explore")
    roll(state, 3, 4)
    heard = listen(state, "explore")
    assert facts(heard, "rage")[0]["penalty"] == "wounds"
    assert foes(state) == "7:5/3"
    assert own(state)["gone"] == [12]
    assert wounds(state) == [3, 0]


@rule("AB-A59")
def test_penalties_go_as_far_as_there_is_something_to_lose() -> None:
    def flee(number: int, cards: str, coins: int) -> object:
        state = border(
            [cards, ""],
            foes=f"7:{number}",
            leviathans="20 ...",
            deck="monster squid1 ...",
            pearls=[coins, 0],
        )
        play(state, "explore")
        roll(state, 3, 4)
        play(state, "explore")
        assert asked(state) == "0: take-or-go-on"
        return hand(state, 0), pearls(state)[0]

    assert flee(6, "crab1", 2) == ("crab1", 0)  # 2 Pearls of 3
    assert flee(2, "crab1 crab2", 1) == ("", 1)  # two Allies of 3: the whole hand
    assert flee(2, "", 1) == ("", 1)
    assert flee(9, "crab1", 1) == ("crab1", 1)  # no free Lord


@rule("AB-A59")
def test_a_lord_lost_to_a_leviathan_may_be_turned_but_is_never_tucked() -> None:
    state = border(
        ["crab1", ""],
        foes="7:9",
        leviathans="20 ...",
        deck="monster squid1 ...",
        lords=["keeper reaper miller shepherd", ""],
        turned="reaper",
        tucked=["parliament:keeper+shepherd", ""],
    )
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")
    assert texts(state) == {"sacrifice reaper", "sacrifice miller"}
    play(state, "sacrifice reaper")
    assert lords(state, 0) == "keeper miller shepherd"
    assert gone(state) == "reaper"
    alone = border(
        ["crab1", ""],
        foes="7:9",
        leviathans="20 ...",
        deck="monster squid1 ...",
        lords=["keeper", ""],
    )
    play(alone, "explore")
    roll(alone, 3, 4)
    play(alone, "explore")
    assert free(alone, 0) == ""  # nothing to choose
    assert asked(alone) == "0: take-or-go-on"


@rule("AB-A59")
def test_cards_are_lost_in_the_order_of_the_hand() -> None:
    state = border(
        ["crab1 crab1 squid2 squid3 squid5", ""],
        foes="7:1",
        leviathans="20 ...",
        deck="monster jellyfish1 ...",
    )
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")
    assert asked(state) == "0: lose-allies"
    assert texts(state) == {"discard crab1", "discard squid2"}
    play(state, "discard squid2")
    assert texts(state) == {"discard squid3"}
    play(state, "discard squid3", "discard squid5")
    assert hand(state, 0) == "crab1 crab1"
    assert discard(state) == "squid2 squid3 squid5"


@rule("AB-A13", "AB-A60")
def test_without_an_eligible_ally_one_flees_from_the_last_space_too_without_a_pearl() -> None:
    state = border(
        ["squid5", ""],
        foes="7:13",
        leviathans="5 ...",
        deck="jellyfish2 ...",
        track="squid1 squid2 squid3 jellyfish1 monster",
        question="border-monster",
        phase=3,
    )
    assert texts(state) == {"explore"}
    roll(state, 1, 1)
    play(state, "explore")
    assert pearls(state) == [0, 0]
    assert track(state) == "squid1 squid2 squid3 jellyfish1 jellyfish2"
    assert texts(state) == {"take"}


@rule("AB-A55")
def test_with_an_empty_deck_fleeing_only_lays_the_monster_aside() -> None:
    state = border(
        ["crab1", ""],
        foes="7:13",
        leviathans="",
        deck="monster squid1 ...",
        end_by=0,
    )
    play(state, "explore")
    before = own(state)["dice"]
    heard = listen(state, "explore")
    assert not facts(heard, "leviathan")
    assert own(state)["dice"] == before
    assert foes(state) == "7:13/3"
    assert track(state) == "squid1"


@rule("AB-A55")
def test_going_on_promises_a_leviathan_only_while_one_is_left() -> None:
    for leviathans, words in (
        ("...", ("Go on: a Leviathan", "Dalej: nowy Lewiatan")),
        ("", ("Go on exploring", "Eksploruj dalej")),
    ):
        state = border(["", ""], leviathans=leviathans, deck="monster ...")
        play(state, "explore")
        assert state.asked is not None
        option = state.asked.option(state, state.legal()[0])
        assert tuple(say(option, GAME.catalogue(language)) for language in ("en", "pl")) == words


@rule("AB-A32", "AB-A33", "AB-A55")
def test_nine_monsters_and_nothing_else_end_the_exploration_with_nothing() -> None:
    state = border(
        ["", ""],
        foes="7:13",
        leviathans="",
        deck=" ".join(["monster"] * 9),
        end_by=1,
    )
    play(state, "explore", *["explore"] * 9)
    assert discard(state) == " ".join(["monster"] * 9)
    assert own(state)["aside"] == 0
    assert track(state) == hand(state, 0) == ""
    assert asked(state) == "over"


@rule("AB-A32")
def test_a_flight_that_finds_no_card_ends_with_the_newest_ally_of_the_track() -> None:
    state = border(["", ""], foes="7:13", leviathans="", deck="squid1 crab1" + " monster" * 9)
    play(state, "explore", "explore", *["explore"] * 10)
    assert hand(state, 0) == "crab1"


@rule("AB-P209", "AB-A58", "AB-A33")
def test_the_coward_may_ignore_any_monster_even_on_the_last_space() -> None:
    state = border(
        ["crab1", ""],
        foes="7:13",
        deck="jellyfish2 ...",
        track="squid1 squid2 squid3 jellyfish1 monster",
        lords=["coward", ""],
        question="border-monster",
        phase=3,
    )
    assert texts(state) == {"fight 7", "ignore"}
    play(state, "ignore")
    assert pearls(state) == [0, 0]
    assert foes(state) == "7:13/3"
    assert own(state)["aside"] == 1
    assert track(state) == "squid1 squid2 squid3 jellyfish1 jellyfish2"


@rule("AB-P209", "AB-A58")
def test_the_coward_is_asked_for_every_monster() -> None:
    state = border(
        ["crab1", ""], foes="7:13", deck="monster monster squid1 ...", lords=["coward", ""]
    )
    play(state, "explore")
    assert texts(state) == {"fight 7", "explore", "ignore"}
    play(state, "ignore")
    assert texts(state) == {"fight 7", "explore", "ignore"}
    turned = border(
        ["crab1", ""], foes="7:13", deck="monster ...", lords=["coward", ""], turned="coward"
    )
    play(turned, "explore")
    assert texts(turned) == {"fight 7", "explore"}
