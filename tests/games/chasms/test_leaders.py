"""The twelve Leaders."""

from __future__ import annotations

import pytest

from fathomless.testing import rule
from tests.games.chasms.tables import (
    asked,
    discard,
    hand,
    hand_sizes,
    hearts,
    play,
    table,
    texts,
    vp,
)


@rule("CH-R1")
def test_captain_ruska() -> None:
    state = table(["ember_02 ember_02", ""], dice=[4, 4])
    play(state, "lead ember")
    assert hearts(state)[0] == 4
    play(state, "play ember_02", "play ember_02")
    assert vp(state)[0] == 4 + 2  # the next Attack alone


@rule("CH-R1")
def test_mirelle_of_the_shoals() -> None:
    state = table(["", "", ""], factions=["tide+sun", "", ""], hearts=[5, 4, 3])
    play(state, "lead tide")
    assert texts(state) == ["on 1", "on 2"]
    play(state, "on 1")
    assert (hearts(state), hand_sizes(state)[0]) == ([5, 5, 3], 0)
    own = table(["", ""], factions=["tide+sun", ""], hearts=[4, 5])
    play(own, "lead tide")
    assert (hearts(own), hand_sizes(own)[0]) == ([5, 5], 0)
    assert "lead tide" not in texts(table(["", ""], factions=["tide+sun", ""]))


@rule("CH-R1", "CH-C26")
def test_odo_brasspin() -> None:
    state = table(["ember_02 ember_02", ""], factions=["gear+ember", ""], dice=[1, 4, 4])
    assert "lead gear" not in texts(state)
    play(state, "play ember_02")
    assert texts(state) == ["lead gear", "pass"]
    play(state, "lead gear")
    assert hearts(state)[0] == 5
    assert "lead ember" not in texts(state)  # the one activation is used up
    play(state, "play ember_02")
    assert asked(state) == "0: turn"


@rule("CH-R1")
def test_odo_cannot_follow_another_leader() -> None:
    state = table(["gear_02 sun_02", ""], factions=["gear+sun", ""], dice=[1])
    play(state, "lead sun", "discard sun_02", "on 1", "play gear_02")
    assert asked(state) == "0: turn"


@rule("CH-R1", "CH-C27")
def test_nyxa_half_seen() -> None:
    state = table(
        ["", "ember_02 ember_02", "tide_02"], factions=["veil+sun", "ember+storm", "tide+choir"]
    )
    play(state, "lead veil")
    assert texts(state) == ["on 1", "on 2"]
    play(state, "on 1")
    assert (hand(state, 0), hearts(state)[0]) == ("ember_02", 4)
    assert hand(state, 1).startswith("ember_02 ")  # and the card drawn for the stolen one
    assert hand_sizes(state) == [1, 2, 1]
    even = table(["veil_02", "ember_02"], factions=["veil+sun", "ember+storm"])
    assert "lead veil" not in texts(even)


@rule("CH-R1", "CH-R37")
def test_old_bramble() -> None:
    state = table(["ember_08", "", ""], factions=["ember+tide", "thorn+sun", ""])
    play(state, "play ember_08")
    assert hearts(state) == [4, 4, 4]
    assert "lead thorn" not in texts(table(["", ""], factions=["thorn+sun", ""]))


@rule("CH-R1")
def test_ser_aldous() -> None:
    state = table(["sun_02", "ember_02"], factions=["sun+tide", "ember+storm"], dice=[1])
    play(state, "lead sun", "on 1", "end", "play ember_02")
    assert (hearts(state), discard(state, 0)) == ([5, 5], "sun_02")
    assert "lead sun" not in texts(table(["", ""], factions=["sun+tide", ""]))
    play(state, "end")
    assert state.lasting == []


@rule("CH-R1", "CH-C48")
def test_morwen_the_pale() -> None:
    state = table(["", ""], factions=["grave+tide", ""], discards=["grave_02 tide_06", ""])
    play(state, "lead grave")
    assert texts(state) == ["take grave_02", "take tide_06"]
    play(state, "take tide_06")
    assert (hearts(state)[0], hand(state, 0), discard(state, 0)) == (4, "tide_06", "grave_02")


@rule("CH-R1")
def test_kestra_galewing() -> None:
    state = table(["storm_02 storm_03", ""])
    play(state, "lead storm", "discard storm_03")
    assert (state.plays_left, hand_sizes(state)[0], discard(state, 0)) == (3, 2, "storm_03")
    assert "lead storm" not in texts(table(["", ""], factions=["storm+tide", ""]))


@rule("CH-R1", "CH-C52")
@pytest.mark.parametrize(("mine", "theirs", "taken"), [(0, 2, 1), (0, 1, 0), (5, 0, 0)])
def test_fenwick_tull(mine: int, theirs: int, taken: int) -> None:
    state = table(["", ""], factions=["coin+tide", ""], vp=[mine, theirs])
    play(state, "lead coin")
    assert vp(state) == [mine + taken, theirs]


@rule("CH-R1")
def test_elder_pip() -> None:
    state = table(["", "", ""], factions=["choir+tide", "", ""])
    play(state, "lead choir", "on 2")
    assert hand_sizes(state) == [1, 0, 1]


@rule("CH-R1", "CH-C42")
def test_isolde_rime() -> None:
    state = table(["frost_02", "ember_03"], factions=["frost+tide", "ember+sun"], dice=[4])
    play(state, "lead frost", "end", "play ember_03")
    assert (vp(state)[1], discard(state, 0)) == (2, "frost_02")
    assert "lead frost" not in texts(table(["", ""], factions=["frost+tide", ""]))


@rule("CH-R1")
@pytest.mark.parametrize(
    ("die", "change"),
    [(1, "heart"), (2, "card"), (3, "card"), (4, "vp"), (5, "healed"), (6, "healed")],
)
def test_vorr_the_unmade(die: int, change: str) -> None:
    state = table(["", ""], factions=["chasm+tide", ""], dice=[die])
    play(state, "lead chasm")
    found = (hearts(state)[0] - 5, hand_sizes(state)[0], vp(state)[0])
    assert (
        found
        == {"heart": (-1, 0, 0), "card": (0, 1, 0), "vp": (0, 0, 1), "healed": (1, 0, 0)}[change]
    )
