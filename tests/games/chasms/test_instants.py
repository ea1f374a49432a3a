"""Instants: their windows, who is asked and in which order, and what answers what."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.chasms.tables import (
    asked,
    board,
    discard,
    events,
    hand,
    hand_sizes,
    hearts,
    play,
    table,
    texts,
    vp,
)


@rule("CH-C22")
def test_a_window_asks_clockwise_and_the_active_player_last() -> None:
    state = table(["tide_06 tide_08", "storm_10", "", "choir_10"], active=0)
    play(state, "play tide_06")
    order = []
    while state.asked is not None and state.asked.kind == "instant":
        order.append(state.seat_to_act)
        play(state, "pass")
    assert order == [1, 3, 0]


@rule("CH-C22", "CH-C46")
def test_after_an_instant_the_asking_starts_anew() -> None:
    state = table(["tide_06", "storm_10", "choir_10 choir_10"])
    play(state, "play tide_06", "1: pass", "2: play choir_10", "on 0")
    assert asked(state) == "1: instant"
    play(state, "1: pass", "2: pass")
    assert asked(state) == "0: turn"


@rule("CH-C22")
def test_one_player_may_play_several() -> None:
    state = table(["tide_06", "choir_10 choir_10"])
    play(state, "play tide_06", "play choir_10", "on 1", "play choir_10", "on 1")
    assert hearts(state) == [5, 7]


@rule("CH-C67")
def test_who_has_nothing_fitting_is_not_asked() -> None:
    state = table(["ember_02", "frost_08"], dice=[4])
    play(state, "play ember_02")  # Cold Snap answers Skills only
    assert asked(state) == "0: turn"


@rule("CH-C67")
def test_the_others_do_not_see_whom_the_game_waits_for() -> None:
    state = table(["ember_02", "grave_09", ""])
    play(state, "play ember_02")
    assert asked(state) == "1: instant"
    assert [state.view(seat).asked for seat in (0, 1, 2, None)] == [-2, 1, -2, -2]
    assert {state.view(seat).question for seat in (0, 1, None)} == {"instant"}


# -- a card is played ------------------------------------------------------------------------------


@rule("CH-C46")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("ember_02", ["play frost_11", "pass"]),
        ("ember_07", ["play frost_08", "play frost_11", "pass"]),
    ],
)
def test_negates_fit_the_kind_of_card(card: str, answers: list[str]) -> None:
    state = table([card, "frost_08 frost_09 frost_11"])
    play(state, f"play {card}")
    assert texts(state) == answers


@rule("CH-C46")
def test_shatter_on_an_instant() -> None:
    state = table(
        ["tide_06", "storm_10", "frost_09"], factions=["tide+ember", "storm+sun", "frost+choir"]
    )
    play(state, "play tide_06", "1: play storm_10", "2: play frost_09")
    assert hand_sizes(state)[1] == 0
    assert discard(state, 1) == "storm_10"
    state = table(["storm_10 tide_06", "frost_09"])
    play(state, "play tide_06", "play storm_10", "1: play frost_09")
    assert hand_sizes(state)[0] == 3  # Moon Pool's three; Flash was stopped


@rule("CH-C46")
def test_stasis_on_shatter_on_an_instant() -> None:  # situation 11
    state = table(
        ["storm_10 frost_11 tide_06", "frost_09"],
        factions=["tide+storm", "frost+sun"],
        hearts=[4, 5],
    )
    play(state, "play tide_06", "play storm_10", "1: play frost_09")
    assert texts(state) == ["play frost_11", "pass"]
    play(state, "0: play frost_11")
    assert (hearts(state), hand_sizes(state)) == ([5, 5], [4, 0])  # Flash worked
    assert (discard(state, 0), discard(state, 1)) == ("tide_06 storm_10", "frost_11 frost_09")


@rule("CH-C46")
def test_a_negate_can_be_negated() -> None:
    state = table(["ember_07 frost_11", "choir_11"], factions=["ember+frost", "choir+sun"])
    play(state, "play ember_07", "1: play choir_11", "0: play frost_11")
    assert state.boost_all == 1
    assert discard(state, 0) == "frost_11 ember_07"
    assert discard(state, 1) == "choir_11"


@rule("CH-C46")
def test_only_negates_answer_an_instant() -> None:
    state = table(["ember_02", "grave_09", "choir_10 frost_11"])
    play(state, "play ember_02", "1: play grave_09")
    assert asked(state) == "2: instant"
    assert texts(state) == ["play frost_11", "pass"]


@rule("CH-C46", "CH-C36")
def test_a_heart_loss_by_an_instant_can_be_prevented() -> None:  # situation 8
    state = table(["tide_06", "grave_11", "thorn_09"], factions=["", "grave+sun", "thorn+choir"])
    play(state, "play tide_06", "1: play grave_11", "on 2")
    assert asked(state) == "2: instant"
    play(state, "play thorn_09")
    assert hearts(state) == [5, 6, 5]


@rule("CH-C64", "CH-C46")
def test_life_leech_on_old_bramble() -> None:  # situation 8
    state = table(["tide_06", "grave_11", ""], factions=["", "grave+sun", "thorn+choir"])
    told = events(state, "play tide_06", "1: play grave_11", "on 2")
    assert [event["event"] for event in told[-4:]] == ["hurt", "payback", "hurt", "heal"]
    assert hearts(state) == [5, 5, 4]


# -- against me ------------------------------------------------------------------------------------


@rule("CH-C34", "CH-C35")
def test_vanish_against_a_chosen_player() -> None:
    state = table(["grave_06", "veil_09", ""])
    play(state, "play grave_06", "on 1")
    assert texts(state) == ["play veil_09", "pass"]
    play(state, "play veil_09")
    assert hearts(state) == [5, 5, 5]


@rule("CH-C34")
def test_not_if_somebody_else_is_chosen() -> None:
    state = table(["grave_06", "veil_09", ""])
    play(state, "play grave_06", "on 2")
    assert asked(state) == "0: turn"


@rule("CH-C34", "CH-C35")
def test_vanish_in_a_group_spares_one_alone() -> None:  # situation 10
    state = table(["ember_08", "veil_09", ""])
    play(state, "play ember_08", "1: play veil_09")
    assert hearts(state) == [5, 5, 4]
    assert vp(state)[0] == 3  # the rest resolves


@rule("CH-C35")
def test_vanish_against_hostile_takeover_and_round_dance() -> None:  # situation 10
    state = table(["coin_08 coin_02", "veil_09 veil_02"])
    play(state, "play coin_08", "1: play veil_09")
    assert (hand(state, 0), hand(state, 1)) == ("coin_02", "veil_02")
    state = table(["choir_08 choir_02", "veil_09 veil_02", "ember_02"])
    play(state, "play choir_08", "1: play veil_09")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("ember_02", "veil_02", "choir_02")


@rule("CH-C34")
def test_good_effects_count_too() -> None:
    state = table(["sun_05", "veil_09"])
    play(state, "play sun_05")
    assert asked(state) == "1: instant"
    play(state, "play veil_09")
    assert hand_sizes(state) == [3, 0]


@rule("CH-C34")
def test_most_vp_also_when_tied() -> None:
    state = table(["veil_08", "coin_09", ""], factions=["veil+tide", "coin+sun", ""], vp=[0, 4, 4])
    play(state, "play veil_08")
    assert asked(state) == "1: instant"


@rule("CH-C34", "CH-C35", "CH-R40")
def test_a_named_redirect_can_be_struck_and_stays_with_the_attacker() -> None:
    state = table(["storm_02 storm_11", "veil_09"], dice=[1])
    play(state, "play storm_02", "play storm_11")
    assert asked(state) == "1: instant"
    play(state, "play veil_09")
    assert hearts(state) == [4, 5]


@rule("CH-C34")
def test_a_random_redirect_cannot() -> None:
    state = table(["chasm_01 chasm_10", "veil_09"], dice=[1])
    play(state, "play chasm_01", "play chasm_10")
    assert hearts(state) == [5, 4]
    assert hand(state, 1) == "veil_09"


@rule("CH-R40")
def test_ignoring_a_card_does_not_ignore_a_retaliation() -> None:  # T15
    state = table(["ember_02", "veil_09"], monster="cinderhound", dice=[2])
    play(state, "play ember_02")
    assert asked(state) == "0: turn"  # nothing to answer: everybody lost 1
    assert hearts(state) == [4, 4]


@rule("CH-C35")
def test_bribe_costs_a_vp_if_there_is_one() -> None:
    state = table(["grave_06", "coin_09"], factions=["grave+tide", "coin+sun"], vp=[0, 3])
    play(state, "play grave_06", "play coin_09")
    assert (hearts(state), vp(state)) == ([5, 5], [1, 2])
    poor = table(["grave_06", "coin_09"], factions=["grave+tide", "coin+sun"])
    play(poor, "play grave_06", "play coin_09")
    assert (hearts(poor), vp(poor)) == ([5, 5], [0, 0])


@rule("CH-C35")
def test_a_struck_attack_goes_on() -> None:
    state = table(["veil_01", "coin_09 coin_02"], dice=[4], vp=[0, 1])
    play(state, "play veil_01", "play coin_09")
    assert (vp(state), hand(state, 1)) == ([3, 0], "coin_02")


# -- VP were taken ---------------------------------------------------------------------------------


@rule("CH-C47")
def test_stolen_glory_and_commission() -> None:
    state = table(["ember_03", "veil_11", "coin_10"], dice=[4])
    play(state, "play ember_03", "1: play veil_11", "2: play coin_10")
    assert vp(state) == [1, 2, 2]


@rule("CH-C47")
def test_not_when_they_went_to_the_pile_or_for_oneself() -> None:
    state = table(["ember_03", "veil_11"], monster="husk", dice=[5])
    play(state, "play ember_03")
    assert asked(state) == "0: turn"
    state = table(["veil_02 veil_11", ""], dice=[4])
    play(state, "play veil_02")
    assert asked(state) == "0: turn"


@rule("CH-C47")
def test_a_skill_takes_vp_as_well_and_the_window_comes_before_the_defeat() -> None:
    state = table(["ember_08", "veil_11"], monster_vp=2)
    play(state, "play ember_08")
    assert asked(state) == "1: instant"
    assert board(state) == {"gloomling": 0}


# -- moments ---------------------------------------------------------------------------------------


@rule("CH-R5")
def test_an_instant_waits_for_its_moment() -> None:
    state = table(["ember_09", ""])
    with pytest.raises(ActionError) as refused:
        play(state, "play ember_09")
    assert refused.value.rule == "CH-R5"


@rule("CH-R4", "CH-R5")
def test_a_skill_is_no_answer() -> None:
    state = table(["ember_02", "grave_09 grave_05"])
    play(state, "play ember_02")
    with pytest.raises(ActionError) as refused:
        play(state, "play grave_05")
    assert refused.value.rule == "CH-R4"


@rule("CH-R5")
def test_the_windows_of_the_die() -> None:
    state = table(
        ["storm_02 storm_09 chasm_11", "gear_11", "sun_11"],
        factions=["storm+chasm", "gear+tide", "sun+ember"],
        dice=[1],
    )
    play(state, "play storm_02")
    offered = {}
    while state.asked is not None and state.asked.kind == "instant":
        offered[state.seat_to_act] = texts(state)[:-1]
        play(state, "pass")
    assert offered == {1: ["play gear_11"], 2: ["play sun_11"], 0: ["play storm_09"]}


@rule("CH-R5", "CH-C36")
def test_the_window_of_a_loss() -> None:
    state = table(["ember_02 ember_09", "sun_09"], dice=[1])
    play(state, "play ember_02")
    assert asked(state) == "1: instant"
    play(state, "play sun_09")  # Intercept
    assert (hearts(state), vp(state)) == ([5, 5], [2, 1])
    assert hand(state, 0) == "ember_09"  # nothing was left to prevent


@rule("CH-R24", "CH-C36")
def test_no_window_of_a_loss_for_a_victim_who_is_dead_by_then() -> None:
    state = table(
        ["ember_02", "thorn_10", "sun_09"],
        factions=["ember+chasm", "thorn+frost", "sun+choir"],
        monster="husk",
        hearts=[1, 5, 5],
        dice=[4],
    )
    play(state, "play ember_02", "1: play thorn_10", "on 0", "2: pass")
    assert state.active == 1  # nothing left for Intercept to earn a VP on
    assert (hearts(state), vp(state), hand(state, 2)) == ([0, 5, 4], [0, 0, 0], "sun_09")
