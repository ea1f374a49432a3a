"""The turn: cards, Leaders, draws, limits."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
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
    table,
    texts,
    vp,
)


@rule("CH-R15")
def test_two_cards_and_no_third() -> None:
    state = table(["ember_07 ember_07 ember_02", ""])
    play(state, "play ember_07", "play ember_07")
    assert "play ember_02" not in texts(state)
    with pytest.raises(ActionError) as refused:
        play(state, "play ember_02")
    assert refused.value.rule == "CH-R15"


@rule("CH-R15", "CH-R21", "CH-R18")
def test_a_turn_may_be_the_draw_alone() -> None:
    state = table(["ember_02", ""])
    play(state, "end")
    assert hand_sizes(state) == [3, 0]
    assert state.active == 1


@rule("CH-R5", "CH-R15")
def test_instants_do_not_count() -> None:  # T13
    state = table(["storm_10 storm_02 storm_03", ""], dice=[4, 4])
    play(state, "play storm_02", "play storm_10")
    assert state.plays_left == 1
    assert hand_sizes(state)[0] == 2
    play(state, "play storm_03")
    assert state.plays_left == 0


@rule("CH-R4")
def test_a_skill_brings_no_retaliation() -> None:
    state = table(["tide_06", ""])
    assert "roll" not in [event["event"] for event in events(state, "play tide_06")]


@rule("CH-R1", "CH-R17", "CH-C26")
def test_one_leader_skill_per_turn_between_cards() -> None:
    state = table(["sun_02 tide_06 tide_02", ""], factions=["tide+sun", ""], dice=[4])
    play(state, "play tide_06")
    assert {"lead sun"} <= set(texts(state))
    play(state, "lead sun", "discard sun_02", "on 0")
    assert not [text for text in texts(state) if text.startswith("lead")]
    play(state, "play tide_02")
    with pytest.raises(ActionError) as refused:
        play(state, "lead sun")
    assert refused.value.rule == "CH-R17"


@rule("CH-R17")
def test_leaders_are_for_the_own_turn_and_ones_own() -> None:
    state = table(["", ""], factions=["choir+frost", "sun+tide"])
    assert "lead sun" not in texts(state)
    with pytest.raises(ActionError) as refused:
        play(state, "lead sun")
    assert refused.value.rule == "CH-R17"


@rule("CH-C33")
def test_a_leader_skill_is_no_card() -> None:
    state = table(["", "frost_11 veil_09"], factions=["choir+sun", "frost+veil"])
    play(state, "lead choir")  # Elder Pip on the only other player: nobody may answer
    assert asked(state) == "0: turn"
    assert hand_sizes(state) == [1, 3]


@rule("CH-C33")
def test_smoke_screen_does_not_stop_a_leader() -> None:
    state = table(["veil_07", "tide_02"], factions=["veil+sun", "choir+tide"], dice=[4])
    play(state, "play veil_07", "end", "lead choir")
    assert hand_sizes(state)[0] == 3  # the two drawn, and one by Elder Pip


@rule("CH-R18", "CH-C20", "CH-R20")
def test_the_end_of_a_turn() -> None:  # T11
    state = table(["ember_02 ember_02 ember_02 ember_03 ember_03 ember_06", ""])
    play(state, "end")
    assert asked(state) == "0: discard"
    assert hand_sizes(state)[0] == 8
    play(state, "discard ember_03")
    assert hand_sizes(state)[0] == 7
    assert discard(state, 0) == "ember_03"
    assert state.active == 1


@rule("CH-R20")
def test_seven_cards_may_stay() -> None:
    state = table(["ember_02 ember_02 ember_02 ember_03 ember_03", ""])
    play(state, "end")
    assert hand_sizes(state)[0] == 7
    assert state.active == 1


@rule("CH-R19", "CH-C65")
def test_an_empty_hand_may_draw_first() -> None:  # T12
    state = table(["ember_02", ""])
    play(state, "end")
    assert asked(state) == "1: draw-first"
    play(state, "draw")
    assert hand_sizes(state)[1] == 2
    while asked(state) != "1: turn":
        play(state, "pass")
    play(state, "end")
    while asked(state).endswith("instant"):
        play(state, "pass")
    assert hand_sizes(state)[1] == 4


@rule("CH-R19", "CH-C65")
def test_or_not() -> None:
    state = table(["ember_02", ""])
    play(state, "end", "skip")
    assert hand_sizes(state)[1] == 0
    assert asked(state) == "1: turn"


@rule("CH-C21")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:  # T16
    state = table(["ember_02", ""], bare=True)
    assert len(state.discards[0]) == 39
    play(state, "end")
    assert (len(state.decks[0]), len(state.discards[0])) == (37, 0)
    assert hand_sizes(state)[0] == 3


@rule("CH-C21")
def test_with_both_empty_nothing_is_drawn() -> None:
    state = table(["ember_02", ""], bare=True)
    data = state.to_json()
    hands, piles = data["hands"], data["discards"]
    assert isinstance(hands, list)
    assert isinstance(piles, list)
    hands[0], piles[0] = [*_cards(hands[0]), *_cards(piles[0])], []
    known = data["known"]
    assert isinstance(known, list)
    for card in _cards(hands[0]):
        known[card] = 1
    state = read(data)
    play(state, "end")
    assert len(state.hands[0]) == 40
    assert asked(state) == "0: discard"


def _cards(value: object) -> list[int]:
    assert isinstance(value, list)
    return list(value)


@rule("CH-C45")
def test_an_attack_may_always_be_played() -> None:
    state = table(["veil_01", ""], dead=[1], dice=[4])
    assert "play veil_01" in texts(state)
    play(state, "play veil_01")
    assert vp(state) == [2, 0]


@rule("CH-C45")
@pytest.mark.parametrize(
    "card", ["tide_04", "grave_06", "veil_05", "coin_05", "frost_05", "chasm_07"]
)
def test_a_card_that_needs_a_player_needs_one(card: str) -> None:
    alone = table([card, ""], dead=[1])
    assert (f"play {card}" in texts(alone)) == (card == "tide_04")  # oneself will do
    assert f"play {card}" in texts(table([card, ""]))


@rule("CH-C45")
def test_a_card_that_does_something_without_one_does_not() -> None:
    state = table(["tide_05", ""], dead=[1])
    play(state, "play tide_05")
    assert hand_sizes(state)[0] == 2


@rule("CH-C45")
def test_banish_needs_a_weak_monster() -> None:
    assert "play chasm_08" not in texts(table(["chasm_08", ""], monster_vp=7))
    assert "play chasm_08" in texts(table(["chasm_08", ""], monster_vp=6))


@rule("CH-C45")
def test_others_may_be_played_for_nothing() -> None:
    state = table(["grave_05", ""])
    play(state, "play grave_05")
    assert discard(state, 0) == "grave_05"


@rule("CH-C44")
def test_a_skill_chooses_its_monster_while_it_resolves() -> None:
    state = table(["ember_08", ""], second="husk")
    play(state, "play ember_08")
    assert hearts(state)[1] == 4
    assert asked(state) == "0: monster"
    play(state, "at husk")
    assert board(state) == {"gloomling": 8, "husk": 9}
    assert vp(state)[0] == 3


@rule("CH-C50", "CH-R38")
def test_freeze_and_then_more_plays() -> None:  # situation 14
    state = table(["frost_05", "storm_06 storm_02 storm_02 storm_03"], dice=[4, 4])
    play(state, "play frost_05")
    assert front(state, 0) == "frost_05"
    play(state, "end")
    assert state.plays_left == 1
    play(state, "play storm_06")
    assert state.plays_left == 2
    play(state, "end")
    assert front(state, 0) == ""
    assert discard(state, 0) == "frost_05"


@rule("CH-C50")
def test_limits_do_not_add_up() -> None:
    state = table(["frost_05 frost_07", "storm_02"])
    play(state, "play frost_05", "play frost_07", "end")
    assert state.plays_left == 1
    play(state, "end", "end")
    assert state.plays_left == 2  # only the next turn


@rule("CH-C50")
def test_a_limit_on_leaders_silences_roll_reactions_too() -> None:
    state = table(["storm_07", "gear_02"], factions=["storm+sun", "gear+tide"], dice=[1])
    play(state, "play storm_07", "end")
    assert not [text for text in texts(state) if text.startswith("lead")]
    play(state, "play gear_02")
    assert asked(state) == "1: turn"  # Odo was not asked
    assert hearts(state)[1] == 4


@rule("CH-C50")
def test_no_draw_means_the_draw_at_the_end() -> None:
    state = table(["frost_04", "tide_06"], dice=[4])
    play(state, "play frost_04", "end", "play tide_06")
    assert hand_sizes(state)[1] == 3
    play(state, "end")
    assert hand_sizes(state)[1] == 3


@rule("CH-C17", "CH-R23")
def test_a_dead_players_turn_is_skipped() -> None:
    state = table(["ember_02", "", ""], dead=[1])
    play(state, "end")
    while asked(state).endswith("instant"):
        play(state, "pass")
    assert state.active == 2
    assert hand_sizes(state)[1] == 0
    assert alive(state) == [0, 2]


@rule("CH-C17")
def test_the_own_death_ends_the_turn_without_a_draw() -> None:
    state = table(["ember_02 ember_03", "", ""], hearts=[1, 5, 5], vp=[3, 0, 0], dice=[1])
    play(state, "play ember_02")
    assert state.active == 1
    assert hand(state, 0) == "ember_03"
    assert vp(state) == [3, 0, 0]


@rule("CH-C63")
def test_any_time_is_at_the_start_after_each_card_and_at_the_end() -> None:
    state = table(["tide_06", "storm_10"])
    seen: list[object] = []
    play(state, "play tide_06")
    seen.append(asked(state))
    play(state, "pass", "end")
    seen.append(asked(state))
    play(state, "pass")
    seen.append((asked(state), state.active))
    assert seen == ["1: instant", "1: instant", ("1: instant", 1)]
