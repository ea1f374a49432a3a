"""Powers used once a turn: Slaver, Oracle, Opportunist, and when they can be used."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.tables import (
    asked,
    council,
    court,
    discard,
    gone,
    listen,
    pearls,
    play,
    recruit,
    seen,
    table,
    texts,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-P12", "AB-R35", "AB-A39")
def test_the_slaver_once_a_turn() -> None:
    state = table(["crab1 squid5", ""], lords=["slaver", ""])
    assert "use slaver" in texts(state)
    play(state, "use slaver")
    assert texts(state) == {"sell crab1", "sell squid5"}
    play(state, "sell crab1")
    assert pearls(state) == [2, 0]
    assert discard(state) == "crab1"
    assert asked(state) == "0: turn"
    with pytest.raises(ActionError, match="AB-A39"):
        state.play(0, "use slaver")


@rule("AB-P17", "AB-A42")
def test_the_oracle_discards_a_whole_stack() -> None:
    state = table(["", ""], lords=["oracle", ""], council="crab1 crab2 squid1")
    play(state, "use oracle", "purge crab")
    assert council(state) == "squid1"
    assert discard(state) == "crab1 crab2"


@rule("AB-P17", "AB-A43")
def test_a_stack_that_the_oracle_discards_is_shown_to_all() -> None:
    state = table(["", "", ""], lords=["oracle", "", ""], council="crab2 crab1 squid1")
    heard = listen(state, "use oracle", "purge crab")
    event = next(event for event in heard if event.kind == "purge")
    for seat in (0, 1, 2, None):
        assert event.seen_by(seat)["cards"] == ["crab2", "crab1"]
        assert seen(state, seat)["discard_top"] == "crab1"


@rule("AB-R24", "AB-A43")
def test_a_stack_that_is_taken_is_not_shown() -> None:
    state = table(["", "", ""], council="crab2 crab1")
    event = next(event for event in listen(state, "support crab") if event.kind == "support")
    assert event.seen_by(0)["cards"] == ["crab1", "crab2"]
    assert [event.seen_by(seat)["cards"] for seat in (1, 2, None)] == [None, None, None]


@rule("AB-P21")
def test_the_opportunist_replaces_in_the_same_space() -> None:
    state = table(
        ["", ""], lords=["opportunist", ""], court="keeper miller reaper", lord_deck="sage ..."
    )
    play(state, "use opportunist", "oust miller")
    assert court(state) == "keeper sage reaper"
    assert gone(state) == "miller"
    assert pearls(state) == [0, 0]


@rule("AB-P21", "AB-A28", "AB-A39")
def test_the_opportunist_after_the_action_starts_no_refill() -> None:
    cards = "seahorse5 seahorse3"
    state = table(
        [cards, ""],
        court="shepherd keeper miller landowner",
        lords=["opportunist", ""],
        lord_deck="sage elder ...",
    )
    recruit(state, "shepherd", cards, "use opportunist", "oust miller")
    assert court(state) == "keeper sage landowner"
    assert pearls(state) == [0, 0]


@rule("AB-P12", "AB-P17", "AB-P21", "AB-A39", "AB-R34")
@pytest.mark.parametrize(
    ("lord", "blocked", "reason"),
    [
        ("slaver", {"hands": ["", ""]}, "AB-A39"),
        ("slaver", {"turned": "slaver"}, "AB-R34"),
        ("slaver", {"locations": ["jail:slaver", ""]}, "AB-R34"),
        ("slaver", {"used": "slaver"}, "AB-A39"),
        ("oracle", {"council": ""}, "AB-A39"),
        ("oracle", {"turned": "oracle"}, "AB-R34"),
        ("oracle", {"locations": ["jail:oracle", ""]}, "AB-R34"),
        ("opportunist", {"lord_deck": ""}, "AB-A39"),
        ("opportunist", {"court": ""}, "AB-A39"),
        ("opportunist", {"turned": "opportunist"}, "AB-R34"),
        ("opportunist", {"locations": ["jail:opportunist", ""]}, "AB-R34"),
    ],
)
def test_once_a_turn_blocked(lord: str, blocked: dict[str, Any], reason: str) -> None:
    usual: dict[str, Any] = {"hands": ["crab1", ""], "council": "squid1", "court": "keeper"}
    state = table(lords=[lord, ""], **{**usual, **blocked})
    assert f"use {lord}" not in texts(state)
    with pytest.raises(ActionError, match=reason):
        state.play(0, f"use {lord}")


@rule("AB-A39")
def test_where_powers_can_be_used_before_plotting_exploring_and_after_control() -> None:
    state = table(
        ["crab1", ""],
        lords=["slaver keeper reaper", ""],
        deck="squid1 monster ...",
        threat=3,
        available="jail",
        court="miller",
    )
    assert "use slaver" in texts(state)
    play(state, "explore")
    assert "use slaver" in texts(state)  # take or go on
    play(state, "explore")
    assert "use slaver" in texts(state)  # fight or go on
    play(state, "fight")
    assert asked(state) == "0: control"
    assert "use slaver" not in texts(state)  # nothing comes between three Keys and their Location


@rule("AB-A39")
def test_where_powers_cannot_be_used() -> None:
    paying = table(["seahorse5 seahorse4 crab1", ""], lords=["slaver", ""], court="shepherd keeper")
    play(paying, "recruit shepherd")
    assert "use slaver" not in texts(paying)
    offered = table(
        ["crab1", "crab1"], lords=["oracle", "slaver"], pearls=[0, 1], deck="squid1 ..."
    )
    play(offered, "explore")
    assert texts(offered) == {"buy", "pass"}


@rule("AB-A39")
def test_a_power_can_be_used_in_the_turn_of_its_lords_arrival() -> None:
    state = table(["shellfish5 shellfish3 crab1", ""], court=f"slaver {OTHERS}")
    recruit(state, "slaver", "shellfish3 shellfish5")
    assert asked(state) == "0: free-time"
    play(state, "use slaver", "sell crab1")
    assert pearls(state) == [2, 0]
    assert asked(state) == "1: turn"
