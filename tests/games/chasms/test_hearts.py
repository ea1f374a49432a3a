"""Hearts, guards, death, rescue, return."""

from __future__ import annotations

import pytest

from fathomless.games.chasms.state import ChasmsState
from fathomless.testing import rule
from tests.games.chasms.tables import (
    alive,
    asked,
    board,
    discard,
    events,
    front,
    hand,
    hand_sizes,
    hearts,
    play,
    read,
    result,
    table,
    texts,
    vp,
)


@rule("CH-R22", "CH-C19")
def test_twelve_hearts_and_no_more() -> None:  # T5
    state = table(["thorn_08", ""], factions=["thorn+sun", ""], hearts=[11, 5])
    play(state, "play thorn_08")
    assert (hearts(state), state.pile) == ([12, 5], 28)


@rule("CH-R22", "CH-C19")
def test_nor_more_than_the_pile_has() -> None:  # T5
    state = table(["tide_07", "", "", ""], hearts=[9, 11, 12, 12], pile=1)
    play(state, "play tide_07")
    assert (hearts(state), state.pile) == ([10, 11, 12, 12], 0)


@rule("CH-C19")
def test_lost_hearts_go_back_to_the_pile_and_nobody_goes_below_zero() -> None:
    state = table(["ember_02", "", ""], monster="colossus", hearts=[2, 5, 5], dice=[6])
    pile = state.pile
    play(state, "play ember_02")
    assert (hearts(state)[0], state.pile) == (0, pile + 2)


# -- guards ----------------------------------------------------------------------------------------


@rule("CH-C37", "CH-R38")
def test_a_guard_works_by_itself_and_stays_until_used() -> None:
    state = table(["thorn_06 ember_02 ember_02", ""], monster="stonejaw", dice=[1, 2])
    play(state, "play thorn_06")
    assert front(state, 0) == "thorn_06"
    play(state, "play ember_02")
    assert (hearts(state)[0], front(state, 0)) == (5, "thorn_06")
    assert [entry.n for entry in state.lasting] == [1]


@rule("CH-C37")
def test_a_used_guard_leaves() -> None:
    state = table(["thorn_06 ember_02", ""], monster="colossus", dice=[6])
    play(state, "play thorn_06", "play ember_02")
    assert (hearts(state)[0], front(state, 0)) == (4, "")
    assert discard(state, 0) == "thorn_06 ember_02"


@rule("CH-C37")
def test_a_guard_against_retaliation_does_not_stop_a_card() -> None:
    state = table(["coin_07", "grave_06"], factions=["coin+sun", "grave+tide"])
    play(state, "play coin_07", "end", "play grave_06")
    assert hearts(state)[0] == 4


@rule("CH-C37")
def test_guards_against_all_come_first_then_the_oldest() -> None:
    state = table(["sun_02 sun_08 ember_02", ""], factions=["sun+ember", ""], dice=[1])
    play(state, "lead sun", "discard sun_02", "on 0", "play sun_08", "play ember_02")
    assert hearts(state)[0] == 5
    assert [entry.n for entry in state.lasting] == [1, 99]  # the small one is still there
    state = table(["thorn_06 thorn_06 ember_02", ""], dice=[1])
    state.plays_left = 3
    play(state, "play thorn_06", "play thorn_06", "play ember_02")
    assert [entry.n for entry in state.lasting] == [1, 2]


@rule("CH-C37")
def test_blood_pact_under_dawn_oath() -> None:  # situation 13
    state = table(["sun_08 grave_07", ""])
    play(state, "play sun_08", "play grave_07")
    assert (hearts(state)[0], hand_sizes(state)[0]) == (5, 3)


@rule("CH-C37")
def test_a_cost_is_never_the_last_heart_and_cannot_be_prevented() -> None:  # situation 12
    assert "lead ember" not in texts(table(["", ""], factions=["ember+tide", ""], hearts=[1, 5]))
    state = table(["sun_08 ember_09", ""])
    play(state, "play sun_08", "lead ember")
    assert hearts(state)[0] == 4
    assert asked(state) == "0: turn"


@rule("CH-C37")
def test_dawn_oath_ends_with_the_own_next_turn() -> None:
    state = table(["sun_08", "grave_06"])
    play(state, "play sun_08", "end", "play grave_06")
    assert hearts(state)[0] == 5
    play(state, "end")
    assert state.active == 0
    assert (state.lasting, front(state, 0)) == ([], "")


# -- several at once -------------------------------------------------------------------------------


@rule("CH-C36")
def test_each_victim_has_a_window_in_order_and_all_lose_together() -> None:
    state = table(
        ["ember_02 ember_09", "thorn_09", "", "frost_10"],
        monster="husk",
        dice=[4],
    )
    play(state, "play ember_02")
    order = []
    while state.asked is not None and state.asked.kind == "instant":
        order.append(state.seat_to_act)
        assert hearts(state) == [5, 5, 5, 5]
        play(state, "pass")
    assert order == [1, 3, 0]
    assert hearts(state) == [4, 4, 4, 4]


@rule("CH-C36", "CH-C15")
def test_all_lose_1_in_the_last_round_and_two_die_together() -> None:  # situation 3
    state = table(
        ["ember_02", "tide_09", "", ""],
        monster="husk",
        hearts=[5, 5, 1, 1],
        vp=[9, 4, 1, 0],
        last=True,
        dice=[4],
    )
    play(state, "play ember_02")
    windows = []
    while state.asked is not None and state.asked.kind == "instant":
        windows.append(state.dying)
        play(state, "pass")
    assert windows == [2, 3]
    assert result(state) == ("death", [1])


@rule("CH-C15", "CH-R28")
def test_everybody_at_one_heart() -> None:  # T9, situation 4
    state = table(["ember_02", ""], monster="husk", hearts=[1, 1], last=True, dice=[4])
    play(state, "play ember_02")
    assert result(state) == ("monsters-win", [])
    assert state.outcome().share(0) == 0


@rule("CH-R28")
def test_all_dead_before_the_last_round_is_the_monsters_win_too() -> None:
    state = table(["ember_02", ""], monster="husk", hearts=[1, 1], dice=[4])
    play(state, "play ember_02")
    assert result(state)[0] == "monsters-win"


# -- the last window -------------------------------------------------------------------------------


@rule("CH-C14", "CH-C38")
def test_the_dying_player_is_asked_first() -> None:
    state = table(
        ["ember_02", "sun_10", "tide_09"],
        hearts=[1, 5, 5],
        dice=[1],
    )
    play(state, "play ember_02")
    assert asked(state) == "1: instant"
    state = table(["ember_02 ember_10", "sun_10"], hearts=[1, 5], dice=[1])
    play(state, "play ember_02")
    assert asked(state) == "0: instant"
    assert texts(state) == ["play ember_10", "pass"]
    play(state, "play ember_10")
    assert hearts(state) == [3, 5]
    assert vp(state)[0] == 2  # rescued: never dead, everything goes on


@rule("CH-C49", "CH-C14")
def test_a_rescued_player_goes_on_with_everything() -> None:
    state = table(["tide_01 tide_02", "sun_10"], hearts=[1, 5], dice=[1])
    play(state, "play tide_01", "1: play sun_10")
    assert (hearts(state), vp(state), state.active) == ([3, 5], [1, 0], 0)


@rule("CH-C38")
def test_cards_for_ones_own_end_are_for_that_window_alone() -> None:
    state = table(["choir_02", "ember_10"], hearts=[1, 5], dice=[1])
    play(state, "play choir_02")
    assert alive(state) == [1]
    assert hand(state, 1) == "ember_10"


@rule("CH-C38")
def test_only_the_dying_and_the_living_act() -> None:
    state = table(["ember_02", "tide_09", "sun_10"], dead=[2], hearts=[1, 5, 5], dice=[1])
    play(state, "play ember_02")
    assert asked(state) == "1: instant"
    play(state, "pass")
    assert state.active == 1


@rule("CH-C38", "CH-C16")
@pytest.mark.parametrize("card", ["tide_08", "choir_10"])
def test_a_healing_instant_rescues(card: str) -> None:
    state = table(["ember_02", card], hearts=[1, 5], dice=[1])
    play(state, "play ember_02", f"1: play {card}", "on 0")
    assert (hearts(state), alive(state)) == ([1, 5], [0, 1])


@rule("CH-C72")
def test_flash_is_no_rescue() -> None:
    state = table(["ember_02 storm_10", ""], hearts=[1, 5], last=True, dice=[1])
    play(state, "play ember_02")
    assert result(state) == ("death", [1])
    assert hand(state, 0) == "storm_10"


@rule("CH-C16", "CH-R24")
def test_a_skill_does_not_heal_the_dead() -> None:
    state = table(["tide_04", "", ""], dead=[1])
    play(state, "play tide_04")
    assert texts(state) == ["on 0", "on 2"]


@rule("CH-C38", "CH-R23")
def test_miracle_for_somebody_dead_since_last_turn() -> None:  # situation 20
    state = table(["tide_06 choir_12", "", ""], factions=["tide+choir", "", ""], dead=[1])
    play(state, "play tide_06")
    assert texts(state) == ["play choir_12", "pass"]
    play(state, "play choir_12")
    assert hearts(state)[1] == 4
    assert alive(state) == [0, 1, 2]


@rule("CH-R23")
def test_without_a_dead_player_a_revival_has_no_moment() -> None:
    state = table(["tide_06 choir_12", ""], factions=["tide+choir", ""])
    play(state, "play tide_06")
    assert asked(state) == "0: turn"


@rule("CH-C38")
def test_golden_parachute() -> None:
    state = table(["coin_02 coin_11", ""], hearts=[1, 5], vp=[4, 0], dice=[1])
    play(state, "play coin_02", "play coin_11")
    assert (hearts(state)[0], vp(state)[0]) == (3, 3)


# -- the dead --------------------------------------------------------------------------------------


@rule("CH-R24")
def test_the_dead_are_not_hit() -> None:  # T6
    state = table(["ember_02", "", ""], monster="husk", dead=[1], dice=[4])
    play(state, "play ember_02")
    assert hearts(state) == [4, 0, 4]


@rule("CH-C17", "CH-R24")
def test_nobody_takes_vp_from_the_dead() -> None:
    state = table(["veil_08 sun_07", "", ""], dead=[1], vp=[0, 9, 2])
    play(state, "play veil_08")
    assert vp(state) == [2, 9, 0]
    play(state, "play sun_07")
    assert vp(state) == [2, 9, 0]


@rule("CH-C24", "CH-C25")
def test_left_and_right_skip_the_dead() -> None:
    state = table(["ember_02", "", "", ""], monster="widow", dead=[1], dice=[2])
    play(state, "play ember_02")
    assert hearts(state) == [5, 0, 4, 4]


@rule("CH-R23", "CH-C11")
def test_a_new_monster_brings_the_dead_back_with_three() -> None:  # T7
    state = table(["ember_03", "", ""], monster_vp=3, dead=[1, 2], dice=[4])
    play(state, "play ember_03")
    assert hearts(state) == [5, 3, 3]
    assert alive(state) == [0, 1, 2]


@rule("CH-C11", "CH-C12")
def test_so_does_an_extra_monster() -> None:  # situation 17
    state = table(["chasm_06", "", ""], dead=[1, 2])
    play(state, "play chasm_06")
    assert hearts(state) == [5, 3, 3]
    assert len(board(state)) == 2


@rule("CH-C51")
def test_nobody_returns_with_an_empty_pile() -> None:  # situation 21
    state = table(
        ["ember_03", "", "", "", ""],
        monster_vp=3,
        hearts=[12, 12, 12, 9, 0],
        dead=[4],
        pile=0,
        dice=[4],
    )
    play(state, "play ember_03")
    assert alive(state) == [0, 1, 2, 3]


@rule("CH-C49")
def test_what_lasts_on_the_dead_ends() -> None:  # situation 16
    state = table(
        ["sun_02", "grave_06", ""],
        factions=["sun+tide", "grave+ember", ""],
        hearts=[5, 5, 1],
        active=0,
    )
    play(state, "lead sun", "on 2", "end", "play grave_06", "on 2")
    assert hearts(state)[2] == 1  # the guard held
    state = table(["frost_05", "ember_02", ""], hearts=[5, 1, 5], dice=[1])
    play(state, "play frost_05", "on 1", "end", "play ember_02")
    assert alive(state) == [0, 2]
    assert (state.lasting, discard(state, 0)) == ([], "frost_05")


@rule("CH-C49")
def test_effects_of_a_dead_player_end_when_the_turn_would_have_come() -> None:
    state = table(["frost_01", "grave_06", "ember_02"], hearts=[1, 5, 5], dice=[4])
    play(state, "play frost_01", "on 2", "end", "play grave_06", "on 0")
    assert alive(state) == [1, 2]
    assert len(state.lasting) == 1  # Chill Touch still lies there
    play(state, "end", "end")
    assert state.active == 1
    assert (state.lasting, front(state, 0)) == ([], "")


# -- death on the own turn -------------------------------------------------------------------------


def at_a_fatal_attack() -> ChasmsState:
    """Everybody loses 1: Retribution kills the attacker, and then somebody else is at 0 Hearts."""
    state = table(
        ["ember_02 ember_03", "thorn_10", "", "choir_12"],
        factions=["ember+chasm", "thorn+frost", "tide+storm", "choir+sun"],
        monster="husk",
        hearts=[1, 5, 1, 5],
        dice=[4],
    )
    play(state, "play ember_02", "1: play thorn_10", "on 0", "3: pass")
    assert alive(state) == [1, 2, 3]
    assert asked(state) == "3: instant"
    return state


@rule("CH-C7", "CH-C17", "CH-C49")
def test_an_attacker_who_died_and_is_brought_back_neither_takes_vp_nor_goes_on() -> None:
    state = at_a_fatal_attack()
    assert read(state.to_json()).to_json() == state.to_json()
    for played in (state.copy(), read(state.to_json()), state):
        play(played, "3: play choir_12", "on 0")  # Miracle, in the last window of another
        assert hearts(played) == [4, 5, 0, 4]
        assert (vp(played), board(played)) == ([0, 0, 0, 0], {"husk": 12})
        assert (played.active, hand(played, 0)) == (1, "ember_03")
        assert discard(played, 0) == "ember_02"


@rule("CH-C17")
def test_who_died_in_the_end_window_and_is_brought_back_in_it_does_not_draw() -> None:
    state = table(
        ["tide_02 tide_02", "grave_11", "choir_10"],
        factions=["tide+sun", "grave+storm", "choir+frost"],
        hearts=[1, 5, 5],
    )
    play(state, "end", "1: play grave_11", "on 0", "2: pass")
    assert alive(state) == [1, 2]
    play(state, "2: play choir_10", "on 0")
    assert (state.active, alive(state)) == (1, [0, 1, 2])
    assert hand_sizes(state)[0] == 2


@rule("CH-C17", "CH-C49")
def test_who_died_between_cards_and_is_brought_back_plays_no_further_card() -> None:
    state = table(
        ["ember_07 ember_02 storm_10", "grave_11", "choir_12"],
        factions=["ember+storm", "grave+tide", "choir+frost"],
        hearts=[1, 5, 5],
    )
    play(state, "play ember_07", "1: play grave_11", "on 0", "2: pass")
    assert (alive(state), asked(state)) == ([1, 2], "2: instant")
    play(state, "2: play choir_12")
    assert asked(state) == "0: instant"  # the window goes on, and what is played in it works
    cards = hand_sizes(state)[0]
    play(state, "play storm_10")
    assert (state.active, hearts(state)[0]) == (1, 5)
    assert hand_sizes(state)[0] == cards  # Flash's one, and none at the end


@rule("CH-C49")
def test_the_rest_of_a_card_is_lost_though_its_player_is_brought_back() -> None:
    state = table(
        ["ember_08", "thorn_10", "", "choir_12"],
        factions=["ember+chasm", "thorn+frost", "tide+storm", "choir+sun"],
        hearts=[1, 5, 1, 5],
    )
    play(state, "play ember_08", "1: play thorn_10", "on 0", "3: pass", "3: play choir_12", "on 0")
    assert hearts(state) == [4, 5, 0, 4]
    assert (vp(state)[0], board(state), state.active) == (0, {"gloomling": 8}, 1)


# -- Old Bramble -----------------------------------------------------------------------------------


@rule("CH-R37", "CH-C64")
def test_old_bramble_pays_back_cards_and_nothing_else() -> None:
    state = table(["grave_06", ""], factions=["grave+tide", "thorn+sun"])
    play(state, "play grave_06")
    assert hearts(state) == [4, 4]
    state = table(["ember_02", ""], factions=["ember+tide", "thorn+sun"], monster="husk", dice=[4])
    play(state, "play ember_02")
    assert hearts(state) == [4, 4]  # a retaliation is no card


@rule("CH-C64")
def test_old_bramble_needs_a_loss_and_a_living_owner() -> None:
    state = table(["grave_06", "thorn_09"], factions=["grave+tide", "thorn+sun"])
    play(state, "play grave_06", "play thorn_09")
    assert hearts(state) == [5, 5]
    state = table(["grave_06", "", ""], factions=["grave+tide", "thorn+sun", ""], hearts=[5, 1, 5])
    play(state, "play grave_06", "on 1")
    assert hearts(state) == [5, 0, 5]


@rule("CH-R37", "CH-C26")
def test_a_passive_and_an_active_leader_in_one_turn() -> None:  # T19
    state = table(["sun_02 thorn_02", "grave_11"], factions=["thorn+sun", "grave+tide"], dice=[4])
    play(state, "lead sun", "discard sun_02", "on 1")
    play(state, "1: play grave_11")  # Life Leech on the only other player
    assert state.leader_used
    assert hearts(state) == [4, 6]  # Bramble's Heart was held by the guard of Ser Aldous
    told = events(state, "play thorn_02")
    assert told[0]["event"] == "play"
