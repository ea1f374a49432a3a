"""How a game ends, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.testing import rule
from tests.games.chasms.tables import asked, play, read, result, table, vp


@rule("CH-R26")
def test_condition_a() -> None:
    state = table(["ember_02", "", ""], monster_vp=2, vp=[3, 9, 4], last=True, dice=[4])
    play(state, "play ember_02")
    assert result(state) == ("monsters-defeated", [1])
    assert state.outcome().ranking == [[1], [0], [2]] or state.outcome().ranking == [[1], [0, 2]]


@rule("CH-R27", "CH-C13")
def test_condition_b() -> None:
    state = table(["ember_02", "", ""], hearts=[1, 5, 5], vp=[0, 7, 3], last=True, dice=[1])
    play(state, "play ember_02")
    assert result(state) == ("death", [2])
    assert state.outcome().ranking == [[2], [1], [0]]


@rule("CH-C13")
def test_a_death_before_the_last_round_ends_nothing() -> None:
    state = table(["ember_02", "", ""], hearts=[1, 5, 5], dice=[1])
    play(state, "play ember_02")
    assert not state.is_over


@rule("CH-C15")
def test_condition_b_with_two_players() -> None:  # T10
    state = table(["ember_02", ""], hearts=[1, 5], vp=[0, 9], last=True, dice=[1])
    play(state, "play ember_02")
    assert result(state) == ("death", [1])


@rule("CH-R29", "CH-C7")
def test_the_last_vp_and_the_last_heart() -> None:  # situation 1
    state = table(
        ["ember_02", "", ""], hearts=[1, 5, 5], vp=[9, 2, 4], monster_vp=2, last=True, dice=[1]
    )
    play(state, "play ember_02")
    assert result(state) == ("death", [1])


@rule("CH-R29", "CH-R30", "CH-C14")
def test_the_same_with_a_rescue() -> None:  # T8, situation 2
    state = table(
        ["ember_02", "sun_10", ""],
        hearts=[1, 5, 5],
        vp=[9, 2, 4],
        monster_vp=2,
        last=True,
        dice=[1],
    )
    play(state, "play ember_02", "1: play sun_10")
    assert result(state) == ("monsters-defeated", [0])
    assert vp(state)[0] == 11


@rule("CH-R30")
def test_with_nobody_dead_any_more_condition_a_counts() -> None:
    state = table(
        ["ember_02 ember_10", "", ""],
        hearts=[1, 5, 5],
        vp=[0, 0, 4],
        monster_vp=2,
        last=True,
        dice=[1],
    )
    play(state, "play ember_02", "play ember_10")
    assert result(state) == ("monsters-defeated", [2])


@rule("CH-R32", "CH-C25")
def test_ties_are_rolled_for() -> None:  # T18
    winners: Counter[int] = Counter()
    for number in range(60):
        state = table(["ember_02", "", ""], monster_vp=2, vp=[3, 5, 1], last=True, dice=[4])
        data = state.to_json()
        state = read(data)
        for _ in range(number):
            state.rng.next32()
        if state.copy().rng.below(6) != 3:  # the retaliation shall show a 4
            continue
        play(state, "play ember_02")
        outcome = state.outcome()
        assert outcome.tie_break == "die"
        winners[outcome.winners[0]] += 1
    assert set(winners) == {0, 1}


@rule("CH-C66")
def test_nothing_happens_after_the_end() -> None:  # situation 9
    state = table(
        ["tide_06", "grave_11", "thorn_10", ""],
        factions=["tide+ember", "grave+sun", "thorn+choir", ""],
        hearts=[1, 5, 5, 5],
        vp=[0, 4, 1, 8],
        last=True,
    )
    play(state, "play tide_06", "1: play grave_11", "on 2", "2: play thorn_10", "on 0")
    assert result(state) == ("death", [2])
    assert state.hearts == [0, 5, 5, 5]  # the leech got nothing


@rule("CH-C31")
def test_three_rounds_without_a_card() -> None:
    state = table(["", ""], vp=[1, 6], last=True)
    for _ in range(60):
        if state.is_over:
            break
        for text in ("end", "skip", "pass"):
            if text in [str(action) for action in state.legal()]:
                play(state, text)
                break
        else:
            state.apply(state.legal()[0])
    assert result(state) == ("stalemate", [1])
    assert state.slots - state.last_play == 6


@rule("CH-C57")
@pytest.mark.parametrize(("field", "behind"), [("last_progress", 20), ("last_play", 6)])
def test_rounds_in_which_nothing_moves(field: str, behind: int) -> None:
    state = table(["", ""], vp=[1, 6], last=True)
    data = state.to_json()
    data["slots"] = 40
    data["last_play"] = data["last_progress"] = 40
    data[field] = 40 - behind
    state = play(read(data), "end")
    assert result(state) == ("stalemate", [1])
    data[field] = 40 - behind + 1
    assert not play(read(data), "end").is_over


@rule("CH-C57")
def test_a_hundred_rounds() -> None:
    data = table(["", ""], vp=[1, 6]).to_json()
    data["slots"] = data["last_play"] = data["last_progress"] = 199
    assert not play(read(data), "end").is_over
    data["slots"] = data["last_play"] = data["last_progress"] = 200
    assert play(read(data), "end").is_over


@rule("CH-C31")
def test_in_a_stalemate_the_dead_do_not_count() -> None:
    data = table(["", "", ""], vp=[1, 6, 3], dead=[1], last=True).to_json()
    data["slots"] = 30
    state = play(read(data), "end")
    assert result(state) == ("stalemate", [2])
    assert asked(state) == "over"


@rule("CH-C31")
@pytest.mark.parametrize("dead", [[], [1, 2]])
def test_before_the_last_round_a_stalemate_is_the_monsters_win(dead: list[int]) -> None:
    data = table(["", "", ""], vp=[1, 6, 3], dead=dead).to_json()
    data["slots"] = 30
    state = play(read(data), "end")
    outcome = state.outcome()
    assert outcome.reason == "standstill"
    assert outcome.lost
    assert outcome.winners == []  # who is left alone cannot wait for the victory


@rule("CH-C68", "CH-C13")
def test_with_one_monster_the_whole_game_is_the_last_round() -> None:
    state = table(["ember_02", ""], last=True)
    assert state.last_round
