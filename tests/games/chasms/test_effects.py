"""Each word of the vocabulary on a card that has it, where no other chapter tests it."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.games.chasms import effects
from fathomless.games.chasms.material import FIRST_LEADER
from fathomless.games.chasms.running import Run
from fathomless.games.chasms.vocabulary import (
    ALL_ATTACKS_THIS_TURN,
    NEXT_ATTACK_BEFORE_MY_NEXT_TURN,
    OTHERS,
    boost,
)
from fathomless.testing import rule
from tests.games.chasms.tables import (
    asked,
    board,
    discard,
    front,
    hand,
    hand_sizes,
    hearts,
    pass_all,
    play,
    read,
    table,
    texts,
    vp,
)


@rule("CH-R33")
def test_drain_between_players_and_the_pile() -> None:
    state = table(["coin_01 coin_04", ""], vp=[0, 3], dice=[4, 4])
    bank = state.bank
    play(state, "play coin_01")
    assert vp(state) == [2, 2]
    play(state, "play coin_04")
    assert (vp(state)[0], state.bank) == (7, bank - 1)


def test_drain_never_takes_more_than_there_is() -> None:
    state = table(["veil_06", ""], vp=[0, 0])
    play(state, "play veil_06")
    assert (vp(state), hand_sizes(state)[0]) == ([0, 0], 1)


@rule("CH-C52")
def test_perfect_heist_by_the_leader_in_vp() -> None:  # situation 19
    state = table(["veil_08", ""], vp=[5, 4])
    play(state, "play veil_08")
    assert vp(state) == [5, 4]


@rule("CH-C52", "CH-C25", "CH-R32")
def test_most_vp_is_rolled_for_among_equals() -> None:
    hit: Counter[int] = Counter()
    for number in range(40):
        state = table(["veil_08", "", ""], vp=[0, 4, 4])
        for _ in range(number):
            state.rng.next32()
        play(state, "play veil_08")
        hit[vp(state).index(2, 1)] += 1
    assert min(hit[1], hit[2]) > 8


@rule("CH-C53")
def test_tithe_looks_at_the_beginning() -> None:
    state = table(["sun_07", "", "", ""], vp=[1, 2, 3, 1])
    play(state, "play sun_07")
    assert vp(state) == [3, 1, 2, 1]


def test_heal_and_draw_for_oneself_and_for_all() -> None:
    state = table(["tide_07", "", ""])
    play(state, "play tide_07")
    assert (hearts(state), hand_sizes(state), vp(state)) == ([7, 5, 5], [1, 0, 0], [1, 0, 0])
    state = table(["sun_05", "", ""])
    play(state, "play sun_05")
    assert hand_sizes(state) == [3, 1, 1]


@rule("CH-R20")
def test_toss_is_the_owners_choice() -> None:
    state = table(["tide_05", "ember_02 ember_03"])
    play(state, "play tide_05")
    assert asked(state) == "1: discard"
    play(state, "discard ember_02")
    assert (hand(state, 1), discard(state, 1), hand_sizes(state)[0]) == ("ember_03", "ember_02", 2)


def test_toss_by_several_in_turn_order() -> None:
    state = table(["grave_08", "ember_02 ember_03", "", "tide_02 tide_06"])
    play(state, "play grave_08", "1: discard ember_03", "3: discard tide_02")
    assert hand_sizes(state) == [2, 1, 0, 1]


def test_toss_at_random() -> None:
    state = table(["grave_01", "ember_02 ember_03"], dice=[4])
    play(state, "play grave_01")
    assert hand_sizes(state)[1] == 1


def test_compost() -> None:
    state = table(["thorn_07 thorn_02 thorn_03", ""], factions=["thorn+sun", ""])
    play(state, "play thorn_07", "discard thorn_02")
    assert hand_sizes(state)[0] == 4


@rule("CH-C27", "CH-R39", "CH-C48")
def test_a_stolen_card_goes_to_its_owners_pile() -> None:  # T14
    state = table(["veil_05", "ember_03"], dice=[4])
    play(state, "play veil_05")
    assert hand(state, 0) == "ember_03"
    play(state, "play ember_03")
    assert (vp(state)[0], discard(state, 0), discard(state, 1)) == (3, "veil_05", "ember_03")


@rule("CH-C48", "CH-R39")
def test_a_stolen_instant_too() -> None:  # situation 22
    state = table(["veil_05 tide_06", "storm_10"])
    play(state, "play veil_05", "0: play storm_10")
    assert discard(state, 1) == "storm_10"
    assert hand_sizes(state)[0] == 2


@rule("CH-C48")
def test_exhume_cannot_return_itself() -> None:  # situation 15
    state = table(["grave_05", ""])
    play(state, "play grave_05")
    assert (hand(state, 0), discard(state, 0)) == ("", "grave_05")


@rule("CH-C48")
def test_fetch_sees_the_own_pile_and_its_filter() -> None:
    state = table(
        ["gear_08", ""],
        factions=["gear+tide", "ember+sun"],
        discards=["gear_02 gear_04 gear_03 gear_05", "ember_02"],
    )
    play(state, "play gear_08")
    assert texts(state) == ["take gear_02", "take gear_03"]
    play(state, "take gear_02")
    assert hand(state, 0) == "gear_02 gear_03"
    state = table(["choir_07", ""], discards=["choir_02 choir_05 choir_12", ""])
    play(state, "play choir_07")
    assert hand(state, 0) == "choir_05"


@rule("CH-C30")
def test_peek_takes_two_and_buries_one() -> None:
    state = table(
        ["gear_07", ""], factions=["gear+tide", ""], decks=["gear_02 tide_02 tide_06", ""]
    )
    play(state, "play gear_07")
    assert set(texts(state)) == {"keep gear_02", "keep tide_02", "keep tide_06"}
    assert set(_names(state.view(0).table["own_peek"])) == {"gear_02", "tide_02", "tide_06"}
    assert state.view(1).table["own_peek"] is None
    play(state, "keep tide_06", "keep tide_02")
    assert hand(state, 0) == "tide_02 tide_06"
    assert state.decks[0][0] // 20 == 2  # the gear card lies at the bottom


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@rule("CH-C70")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_peek_at_a_short_deck(left: int) -> None:
    state = table(["gear_07", ""], factions=["gear+tide", ""])
    data = state.to_json()
    decks, piles = data["decks"], data["discards"]
    assert isinstance(decks, list)
    assert isinstance(piles, list)
    deck = decks[0]
    assert isinstance(deck, list)
    decks[0], piles[0] = deck[:left], deck[left:]
    state = play(read(data), "play gear_07")
    if left:
        assert hand_sizes(state)[0] == left
        assert len(state.decks[0]) == 0
    else:
        assert asked(state) == "0: keep"  # shuffled anew first


@rule("CH-C55")
def test_hands_are_swapped_and_cards_keep_their_owners() -> None:
    state = table(["coin_08 coin_02", "ember_02 ember_03"], dice=[4])
    play(state, "play coin_08")
    assert (hand(state, 0), hand(state, 1)) == ("ember_02 ember_03", "coin_02")
    play(state, "play ember_02")
    assert discard(state, 1) == "ember_02"


@rule("CH-C55")
def test_round_dance() -> None:
    state = table(["choir_08 choir_02", "ember_02", "", "tide_02"], dead=[])
    play(state, "play choir_08")
    found = [hand(state, seat) for seat in range(4)]
    assert found == ["tide_02", "choir_02", "ember_02", ""]


def test_more_plays() -> None:
    state = table(["ember_06 storm_06", ""])
    play(state, "play ember_06")
    assert (hearts(state)[0], state.plays_left) == (4, 3)
    play(state, "play storm_06")
    assert state.plays_left == 4


@rule("CH-C33", "CH-C35")
def test_smoke_screen_stops_every_effect_of_others_cards() -> None:
    state = table(
        ["veil_07 veil_02", "grave_06 sun_05", ""], factions=["veil+tide", "grave+sun", ""]
    )
    play(state, "play veil_07", "end", "play grave_06", "on 0", "play sun_05")
    assert (hearts(state)[0], hand_sizes(state)[0]) == (6, 3)
    assert front(state, 0) == "veil_07"


@rule("CH-C54")
def test_extort() -> None:
    state = table(["coin_05", ""], vp=[0, 3])
    play(state, "play coin_05")
    assert texts(state) == ["give vp", "give heart"]
    assert vp(play(state.copy(), "give vp")) == [1, 2]
    assert hearts(play(state.copy(), "give heart")) == [5, 4]
    poor = play(table(["coin_05", ""]), "play coin_05")
    assert hearts(poor) == [5, 4]
    one = play(table(["coin_05", ""], vp=[0, 1]), "play coin_05", "give vp")
    assert vp(one) == [1, 0]


@pytest.mark.parametrize(("die", "expected"), [(2, [4, 5]), (3, [5, 4])])
def test_warp(die: int, expected: list[int]) -> None:
    state = table(["chasm_07", ""], dice=[die])
    play(state, "play chasm_07")
    assert hearts(state) == expected


def test_feed_the_chasm() -> None:
    state = table(["chasm_05", ""])
    play(state, "play chasm_05")
    assert (board(state)["gloomling"], hand_sizes(state)[0], hearts(state)[0]) == (10, 1, 8)


@rule("CH-C71", "CH-R9")
def test_the_pile_never_runs_out_and_vp_are_conserved() -> None:
    state = table(["chasm_05 coin_04", ""], dice=[4])
    census = state.census()
    play(state, "play chasm_05", "play coin_04")
    assert state.census() == census
    assert state.bank < 0


@rule("CH-R38", "CH-C49")
def test_an_attack_that_guards_stays_in_front() -> None:
    state = table(["gear_01", ""], factions=["gear+tide", ""], dice=[4])
    play(state, "play gear_01", "pass")
    assert (front(state, 0), discard(state, 0)) == ("gear_01", "")


@rule("CH-C24")
def test_an_effect_on_somebody_dead_by_then_is_skipped() -> None:
    state = table(
        ["grave_01", "ember_02", ""],
        factions=["grave+tide", "ember+sun", ""],
        monster="cinderhound",
        hearts=[5, 1, 5],
        dice=[3],
    )
    play(state, "play grave_01", "on 1")  # the retaliation kills the chosen player first
    assert (vp(state)[0], hand(state, 1)) == (1, "ember_02")
    pass_all(state)


@rule("CH-C3")
def test_tags_matter_only_to_card_texts() -> None:
    state = table(["ember_05 tide_03", ""], monster="azhkar", dice=[4, 4, 4])
    play(state, "play ember_05", "play tide_03")
    assert state.plays_left == 0  # two Ultimates in one turn


@rule("CH-C59")
def test_widow_with_two_players() -> None:  # situation 18
    state = table(["ember_02", ""], monster="widow", dice=[2])
    play(state, "play ember_02")
    assert hearts(state) == [5, 3]


@rule("CH-C42")
def test_a_weakening_of_all_others_reaches_each_of_them() -> None:
    state = table(["", "", ""])
    everybody_else = boost(OTHERS, -1, until=NEXT_ATTACK_BEFORE_MY_NEXT_TURN)
    effects.boost(state, Run(0, 0, FIRST_LEADER, 0, -1, -1, 0, -1), everybody_else)
    assert sorted((entry.holder, entry.n) for entry in state.lasting) == [(1, -1), (2, -1)]


def test_a_boost_of_this_turn_is_for_one_player() -> None:
    with pytest.raises(ValueError, match="one player"):
        boost(OTHERS, 1, until=ALL_ATTACKS_THIS_TURN)
