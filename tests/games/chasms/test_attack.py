"""The attack, step by step, and the Monsters."""

from __future__ import annotations

import pytest

from fathomless.core.event import Fact
from fathomless.testing import rule
from tests.games.chasms.tables import (
    asked,
    board,
    discard,
    events,
    hand,
    hand_sizes,
    hearts,
    pass_all,
    play,
    read,
    result,
    table,
    texts,
    vp,
)


def kinds(found: list[dict[str, Fact]]) -> list[Fact]:
    return [event["event"] for event in found]


@rule("CH-C6", "CH-R16", "CH-R3")
def test_vp_are_taken_after_the_retaliation() -> None:  # T1
    state = table(["tide_01", ""], dice=[1])
    told = kinds(events(state, "play tide_01"))
    assert told == ["play", "at", "roll", "retaliation", "hurt", "take", "heal"]
    assert (vp(state), hearts(state)) == ([1, 0], [5, 5])


@rule("CH-C6")
def test_a_defeated_monster_leaves_after_the_riders() -> None:
    state = table(["tide_01", ""], monster_vp=1, dice=[4])
    told = kinds(events(state, "play tide_01"))
    assert told[-3:] == ["heal", "defeat", "reveal"]


@rule("CH-C7", "CH-R29")
def test_a_dead_attacker_takes_nothing() -> None:  # T2
    state = table(["ember_02", "", ""], hearts=[1, 5, 5], dice=[1])
    play(state, "play ember_02")
    assert (vp(state), board(state)) == ([0, 0, 0], {"gloomling": 8})
    assert discard(state, 0) == "ember_02"
    assert state.strike.seat == -1


@rule("CH-C10")
def test_no_more_than_there_is() -> None:  # T4
    state = table(["ember_04", ""], monster_vp=3, dice=[4])
    play(state, "play ember_04")
    assert vp(state) == [3, 0]


@rule("CH-R8", "CH-C11")
def test_the_next_monster_comes_at_once_and_can_be_hit() -> None:
    state = table(["ember_03 ember_03", ""], monster_vp=3, dice=[4])
    play(state, "play ember_03")
    (monster,) = board(state)
    assert monster == "mother"  # the last of the stack is next
    assert state.plays_left == 1
    assert "play ember_03" in texts(state)


@rule("CH-C8", "CH-R33", "CH-C60")
def test_collected_vp_are_those_of_this_attack() -> None:
    state = table(["tide_01", ""], monster="husk", vp=[7, 0], dice=[5])
    before = state.bank
    play(state, "play tide_01")
    assert (vp(state)[0], board(state)["husk"], state.bank) == (7, 11, before + 1)
    assert hearts(state)[0] == 6  # what else the card does still happens


@rule("CH-C60")
def test_a_monster_can_be_defeated_by_vp_that_nobody_gets() -> None:
    state = table(["ember_02", ""], monster="husk", monster_vp=2, dice=[5])
    play(state, "play ember_02")
    assert "husk" not in board(state)
    assert vp(state) == [0, 0]


@rule("CH-R34", "CH-C9", "CH-C41")
def test_two_dice_are_two_effects_in_order() -> None:
    state = table(["ember_05", ""], dice=[2, 1])
    told = [event for event in events(state, "play ember_05") if event["event"] == "roll"]
    assert [event["die"] for event in told] == [2, 1]
    assert (hearts(state)[0], hand_sizes(state)[0], vp(state)[0]) == (3, 1, 7)


@rule("CH-C9")
def test_the_same_face_twice_works_twice() -> None:
    state = table(["ember_05", ""], dice=[1, 1])
    play(state, "play ember_05")
    assert hearts(state)[0] == 3


@rule("CH-C41")
def test_the_second_die_is_not_rolled_for_a_dead_attacker() -> None:  # situation 7
    state = table(["ember_05", "", ""], hearts=[1, 5, 5], dice=[1, 5])
    told = kinds(events(state, "play ember_05"))
    assert told.count("roll") == 1
    assert vp(state)[0] == 0


@rule("CH-C69")
def test_the_rest_of_a_face_is_lost_with_its_victim() -> None:
    state = table(["ember_02", "", ""], monster="cinderhound", hearts=[1, 5, 5], dice=[3])
    play(state, "play ember_02")
    assert hearts(state) == [0, 5, 5]


@rule("CH-C39")
def test_again_comes_after_the_attack_with_the_same_value() -> None:
    state = table(["ember_03 ember_07", ""], monster="cinderhound", dice=[4, 4, 6])
    play(state, "play ember_07")
    told = kinds(events(state, "play ember_03"))
    assert told.count("roll") == 3
    assert told.count("again") == 2  # it may chain
    assert told.index("take") < told.index("again")
    assert vp(state)[0] == 11  # 4 + 4 + what was left


@rule("CH-C9", "CH-C39")
def test_again_on_both_dice_is_carried_out_twice() -> None:
    state = table(
        ["ember_05", ""], monster="boghydra", monster_vp=40, hearts=[9, 5], dice=[4, 4, 1, 1, 1, 1]
    )
    told = kinds(events(state, "play ember_05"))
    assert told.count("again") == 2
    assert (vp(state)[0], hearts(state)[0]) == (21, 5)


@rule("CH-C9", "CH-C39", "CH-C61")
def test_again_by_deguros_grin_too_and_what_waits_is_saved() -> None:
    state = table(["ember_02", "chasm_11 veil_11"], monster="cinderhound", dice=[4, 4, 6, 6])
    play(state, "play ember_02", "1: play chasm_11")
    assert asked(state) == "1: instant"  # VP were taken; both repetitions are still to come
    seen = state.view(None).table["attack"]
    assert isinstance(seen, dict)
    assert seen["again"] is True
    for twin in (state.copy(), read(state.to_json())):
        assert kinds(events(twin, "pass", "pass", "pass")).count("again") == 2
        assert vp(twin)[0] == 6


@rule("CH-C39")
def test_again_brings_no_riders() -> None:
    state = table(["tide_01", ""], monster="cinderhound", dice=[4, 6])
    play(state, "play tide_01")
    assert (vp(state)[0], hearts(state)[0]) == (2, 6)


@rule("CH-C39")
def test_again_is_ignored_when_the_attack_took_the_last_vp() -> None:  # T3, situation 5
    state = table(["ember_03", ""], monster="cinderhound", monster_vp=2, dice=[4])
    told = kinds(events(state, "play ember_03"))
    assert told.count("roll") == 1
    assert vp(state)[0] == 2
    assert "cinderhound" not in board(state)


@rule("CH-C39")
def test_again_needs_a_value() -> None:
    state = table(["tide_01", "grave_09"], monster="cinderhound", dice=[4])
    play(state, "play tide_01", "play grave_09")
    pass_all(state)
    assert vp(state)[0] == 0
    assert asked(state) == "0: turn"


@rule("CH-C40")
def test_clockwork_double_then_again() -> None:  # situation 6
    state = table(
        ["gear_09 gear_02", ""], factions=["gear+tide", ""], monster="cinderhound", dice=[4, 6]
    )
    play(state, "play gear_09")
    told = events(state, "play gear_02", "pass", "pass")
    assert [e["event"] for e in told if e["event"] in ("roll", "take", "again")] == [
        "roll",
        "take",
        "take",
        "again",
        "roll",
        "take",
    ]
    assert vp(state)[0] == 6


@rule("CH-C40")
def test_an_echo_is_used_up_by_a_negated_attack() -> None:
    state = table(["gear_09 gear_02 gear_02 gear_05", "frost_11"], dice=[4])
    play(state, "play gear_05", "1: pass", "play gear_09", "1: pass")
    assert state.copy().echo
    play(state, "play gear_02", "1: play frost_11")
    assert not state.echo
    assert vp(state)[0] == 0


@rule("CH-C40")
def test_an_echo_needs_its_monster() -> None:
    state = table(["gear_09 gear_02", ""], factions=["gear+tide", ""], monster_vp=2, dice=[4])
    play(state, "play gear_09", "play gear_02", "pass")
    assert vp(state)[0] == 2


@rule("CH-C42")
def test_changes_add_up_and_are_used_up() -> None:
    state = table(["ember_07 ember_07 ember_02 ember_06", ""], monster="azhkar", dice=[4, 4])
    play(state, "play ember_06", "play ember_07", "play ember_07", "lead ember", "play ember_02")
    assert board(state)["azhkar"] == 34 - 2 - 1 - 1 - 2
    assert (state.boost_next, state.boost_all) == (0, 2)


@rule("CH-C42")
def test_a_value_is_never_below_zero() -> None:
    state = table(["tide_01", "grave_09 grave_09"], dice=[4])
    play(state, "play tide_01", "play grave_09", "play grave_09")
    assert (vp(state)[0], hearts(state)[0]) == (0, 6)


@rule("CH-C42")
def test_chill_touch_ends_with_the_next_attack_or_the_turn_of_its_player() -> None:
    state = table(["frost_01", "ember_02 ember_02"], dice=[4, 4, 4])
    play(state, "play frost_01", "end", "play ember_02")
    assert vp(state) == [1, 1]
    play(state, "play ember_02")
    assert vp(state) == [1, 3]
    state = table(["frost_01", "ember_02"], dice=[4])
    play(state, "play frost_01", "end", "end")
    assert state.lasting == []
    assert discard(state, 0) == "frost_01"


@rule("CH-C42", "CH-C23")
def test_the_next_attack_counts_also_if_it_is_negated() -> None:
    state = table(["ember_02 ember_03", "frost_11"], dice=[4])
    play(state, "lead ember", "play ember_02", "play frost_11")
    assert (vp(state)[0], state.boost_next, state.plays_left) == (0, 0, 1)
    assert discard(state, 0) == "ember_02"
    play(state, "play ember_03")
    assert vp(state)[0] == 3


@rule("CH-C43")
@pytest.mark.parametrize(("die", "value"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_unstable_bolt(die: int, value: int) -> None:
    state = table(["chasm_02", ""], dice=[die, 4])
    play(state, "play chasm_02")
    assert vp(state)[0] == value


@rule("CH-C43")
def test_a_repetition_keeps_the_number() -> None:
    state = table(["chasm_02", ""], monster="boghydra", dice=[6, 4, 6])
    play(state, "play chasm_02")
    assert vp(state)[0] == 8


@rule("CH-C61")
def test_deguros_grin_is_one_more_die() -> None:
    state = table(["ember_02", "chasm_11"], dice=[1, 2])
    play(state, "play ember_02", "play chasm_11")
    assert (hearts(state)[0], hand_sizes(state)[0], vp(state)) == (3, 1, [2, 2])


@rule("CH-C62")
def test_the_window_goes_on_with_the_new_face() -> None:
    state = table(["gear_02 gear_10 gear_10", ""], factions=["gear+tide", ""], dice=[1])
    play(state, "play gear_02", "play gear_10")  # from 1 there is one neighbour, 2
    assert state.strike.die == 2
    play(state, "play gear_10")
    assert texts(state) == ["die 1", "die 3"]
    play(state, "die 3")
    assert asked(state) == "0: instant"  # Odo is still there
    play(state, "pass")
    assert hearts(state)[0] == 5


@rule("CH-C62")
def test_failsafe_turns_to_any_face() -> None:
    state = table(["gear_02 gear_12", ""], factions=["gear+tide", ""], dice=[1])
    play(state, "play gear_02", "play gear_12")
    assert texts(state) == [f"die {number}" for number in range(1, 7)]
    play(state, "die 6", "pass")
    assert (hearts(state)[0], hand_sizes(state)[0]) == (5, 1)


@rule("CH-C62")
def test_an_ignored_retaliation_closes_the_window() -> None:
    state = table(["ember_02", "tide_10 sun_11"], dice=[1])
    play(state, "play ember_02", "play tide_10")
    assert asked(state) == "0: turn"
    assert (hearts(state)[0], vp(state)[0]) == (5, 2)


@rule("CH-C62")
def test_a_reroll_stands() -> None:
    state = table(["storm_02 storm_09", ""], dice=[1, 4])
    play(state, "play storm_02", "play storm_09")
    assert hearts(state)[0] == 5


@rule("CH-R36")
def test_with_several_monsters_one_is_chosen() -> None:  # T17
    state = table(["ember_03", ""], second="husk", dice=[4])
    play(state, "play ember_03")
    assert texts(state) == ["at gloomling", "at husk"]
    play(state, "at husk")
    assert hearts(state) == [4, 4]  # face 4 of the Husk
    assert board(state) == {"gloomling": 8, "husk": 9}
    assert state.monsters == 4


@rule("CH-C12", "CH-C56")
def test_an_extra_monster_is_one_of_those_to_be_fought() -> None:
    state = table(["chasm_06", ""])
    fought = state.monsters
    play(state, "play chasm_06")
    assert len(board(state)) == 2
    assert (state.monsters, state.revealed) == (fought, 2)
    last = table(["chasm_06", ""], last=True)
    play(last, "play chasm_06")
    assert len(board(last)) == 1


@rule("CH-C56")
def test_a_monster_revealed_in_an_attack_is_not_hit_by_it() -> None:
    state = table(["ember_03", ""], monster="mother", dice=[2])
    play(state, "play ember_03")
    assert board(state) == {"mother": 30, "silverthief": 32}


@rule("CH-C56", "CH-C13", "CH-R26")
def test_the_game_ends_when_the_last_of_several_is_gone() -> None:
    state = table(["ember_03 ember_03", ""], second="husk", monster_vp=1, last=True, dice=[4])
    assert state.last_round
    play(state, "play ember_03", "at gloomling")
    assert board(state) == {"husk": 12}
    assert not state.is_over


@rule("CH-C29", "CH-C47")
def test_a_monster_can_be_defeated_by_a_skill() -> None:
    state = table(["ember_08", ""], monster_vp=2)
    told = kinds(events(state, "play ember_08"))
    assert "roll" not in told
    assert told[-2:] == ["defeat", "reveal"]


@rule("CH-R8")
def test_banish_removes_a_monster() -> None:
    state = table(["chasm_08", ""], monster_vp=5, last=True)
    before = state.bank
    play(state, "play chasm_08")
    assert state.is_over
    assert (vp(state), state.bank) == ([3, 0], before + 2)


@rule("CH-R25", "CH-C18", "CH-C58")
def test_the_nearest_dead_player_rolls_and_nobody_is_asked() -> None:  # T20
    state = table(["ember_02", "", "", ""], dead=[2, 3], dice=[4])
    told = [event for event in events(state, "play ember_02") if event["event"] == "roll"]
    assert [(event["seat"], event["target"]) for event in told] == [(2, 0)]
    assert asked(state) == "0: turn"
    living = table(["ember_02", "", ""], dice=[4])
    told = [event for event in events(living, "play ember_02") if event["event"] == "roll"]
    assert told[0]["seat"] == 0


@rule("CH-C18", "CH-C58")
def test_the_house_rule_lets_a_dead_player_pick() -> None:  # T20
    state = table(["ember_02", "", ""], dead=[1], ghost=True, dice=[4, 1])
    play(state, "play ember_02")
    assert asked(state) == "1: ghost"
    assert texts(state) == ["die 1", "die 4"]
    play(state, "die 1")
    assert (hearts(state)[0], vp(state)[0]) == (4, 2)


@rule("CH-C18")
def test_your_roll_is_the_attackers_whoever_rolls() -> None:
    state = table(["storm_02 storm_09", "", ""], dead=[1], dice=[1, 4])
    play(state, "play storm_02")
    assert asked(state) == "0: instant"
    play(state, "play storm_09")
    assert hearts(state)[0] == 5


@rule("CH-C28", "CH-C59")
def test_a_redirected_retaliation_hits_the_new_victim() -> None:
    state = table(
        ["veil_02 veil_10", "", "ember_02"],
        factions=["veil+tide", "", ""],
        monster="veilmoth",
        vp=[0, 5, 0],
        dice=[5],
    )
    play(state, "play veil_02", "play veil_10", "on 1")
    assert (hearts(state), vp(state)) == ([5, 4, 5], [2, 4, 0])


@rule("CH-C28", "CH-C59")
def test_left_is_seen_from_the_new_victim_and_again_stays_with_the_attacker() -> None:
    state = table(["veil_02 veil_10", "", "", ""], monster="cinderhound", dice=[3])
    play(state, "play veil_02", "play veil_10", "on 2")
    assert hearts(state) == [5, 5, 4, 4]
    state = table(["veil_02 veil_10", "", ""], monster="cinderhound", dice=[4, 6])
    play(state, "play veil_02", "play veil_10", "on 1")
    assert vp(state) == [4, 0, 0]
    state = table(["veil_02 veil_10", "", ""], monster="husk", dice=[5])
    play(state, "play veil_02", "play veil_10", "on 1")
    assert vp(state) == [0, 0, 0]


@rule("CH-C59")
def test_the_last_redirect_counts() -> None:
    state = table(["veil_02 veil_10 storm_11", "", ""], dice=[1])
    play(state, "play veil_02", "play veil_10", "on 1", "play storm_11", "on 2")
    assert hearts(state) == [5, 5, 4]


@rule("CH-C44")
def test_the_monster_of_a_rider_is_the_one_attacked() -> None:
    state = table(["grave_04", "", ""], second="husk", dead=[1], dice=[6])
    play(state, "play grave_04", "at husk")
    assert board(state)["husk"] == 6
    assert vp(state)[0] == 6
    assert hand(state, 0) == ""


def test_a_finished_game_has_a_result() -> None:
    state = table(["ember_03", ""], monster_vp=2, last=True, dice=[4])
    play(state, "play ember_03")
    assert result(state) == ("monsters-defeated", [0])
