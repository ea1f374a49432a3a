"""The second pile of Monster tokens: cashed, hidden, stolen."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import border, kinds, own, roll
from tests.games.abyss.tables import (
    asked,
    facts,
    hand,
    keys,
    listen,
    locations,
    pearls,
    play,
    recruit,
    seen,
    texts,
)

OTHERS = "keeper reaper miller landowner"
EVERY = "2_pearls 3_pearls key stack"


@rule("AB-L9", "AB-A62")
def test_each_kind_brings_what_it_shows_and_leaves_the_game() -> None:
    state = border(["", ""], council="squid1 squid2 crab1", tokens=[EVERY, ""])
    assert texts(state, "cash") == {
        "cash 2_pearls",
        "cash 3_pearls",
        "cash key",
        "cash stack",
    }
    play(state, "cash 2_pearls")
    assert pearls(state) == [2, 0]
    play(state, "cash 3_pearls")
    assert pearls(state) == [5, 0]
    play(state, "cash key")
    assert keys(state) == [1, 0]
    play(state, "cash stack")
    assert asked(state) == "0: cashed-stack"
    play(state, "support squid")
    assert hand(state, 0) == "squid1 squid2"
    assert kinds(state, 0) == ""
    assert len(str(own(state)["cashed"]).split(",")) == 4
    assert asked(state) == "0: turn"  # the action is still to come


@rule("AB-L9", "AB-A39")
def test_tokens_can_be_cashed_at_every_decision_of_ones_own_turn_and_in_no_other() -> None:
    state = border(
        ["crab1", "crab2"],
        deck="squid1 monster squid2 ...",
        tokens=["2_pearls", "3_pearls"],
        pearls=[0, 1],
    )
    assert "cash 2_pearls" in texts(state)
    play(state, "explore")
    assert texts(state) == {"buy", "pass"}  # seat 1 is asked, out of turn
    play(state, "1: pass")
    assert "cash 2_pearls" in texts(state)
    play(state, "explore")
    assert "cash 2_pearls" in texts(state)
    roll(state, 1, 1)
    play(state, "explore", "1: pass", "take")
    assert asked(state) == "0: free-time"
    assert texts(state) == {"end", "cash 2_pearls"}


@rule("AB-A39")
def test_no_token_inside_a_payment() -> None:
    state = border(["seahorse5 seahorse4", ""], court=f"shepherd {OTHERS}", tokens=[EVERY, ""])
    play(state, "recruit shepherd")
    assert texts(state) == {"pay seahorse4"}


@rule("AB-A62", "AB-A42")
def test_a_stack_token_needs_a_stack() -> None:
    state = border(["", ""], tokens=["stack", ""])
    assert not texts(state, "cash")
    with pytest.raises(ActionError, match=r"needs a stack that you can take\. Rule AB-A62"):
        play(state, "cash stack")
    with pytest.raises(ActionError, match=r"no such token\. Rule AB-L9"):
        play(state, "cash key")


@rule("AB-A27", "AB-A62")
def test_a_third_key_is_used_at_once_in_the_middle_of_an_exploration() -> None:
    state = border(
        ["crab1", ""], deck="squid1 squid2 ...", tokens=["key 2_pearls", ""], keys=[2, 0]
    )
    play(state, "explore", "cash key")
    assert asked(state) == "0: control"
    assert not texts(state, "cash")
    play(state, "draw 1")
    assert locations(state, 0)
    assert keys(state) == [0, 0]
    assert texts(state) == {"take", "explore", "cash 2_pearls"}


@rule("AB-A17", "AB-A62")
def test_a_key_token_goes_as_far_as_the_keys_go() -> None:
    state = border(["", "", ""], tokens=["key", "", ""], keys=[0, 5, 5])
    play(state, "cash key")
    assert keys(state) == [0, 5, 5]
    assert kinds(state, 0) == ""


@rule("AB-A63", "AB-P7")
def test_the_hunter_chooses_the_kind_and_chance_the_token() -> None:
    state = border(
        ["crab5 squid3", "", ""],
        court=f"hunter {OTHERS}",
        tokens=["", "key stack", ""],
        base_tokens=[0, 2, 1],
    )
    recruit(state, "hunter", "crab5 squid3")
    assert texts(state) == {"rob 1", "rob 2", "rob 1 leviathan"}
    heard = listen(state, "rob 1 leviathan")
    stolen = kinds(state, 0)
    assert stolen in ("key", "stack")
    event = next(event for event in heard if event.kind == "rob-leviathan")
    assert event.seen_by(0)["token"] == event.seen_by(1)["token"] == stolen
    assert event.seen_by(2)["token"] is None


@rule("AB-A63")
def test_the_hunter_finds_leviathan_tokens_where_there_are_no_others() -> None:
    state = border(
        ["crab5 squid3", ""], court=f"hunter {OTHERS}", tokens=["", "key"], lords=["", ""]
    )
    recruit(state, "hunter", "crab5 squid3")
    assert texts(state) == {"rob 1 leviathan"}


@rule("AB-A43")
def test_only_their_owner_sees_the_kinds_and_samples_differ_in_them() -> None:
    state = border(["", ""], foes="7:13", tokens=["key stack 2_pearls", ""])
    assert player(state, 0)["token_kinds"] == ["key", "stack", "2_pearls"]
    assert player(state, 1)["token_kinds"] == [None, None, None]
    assert player(state, 1)["tokens"] == 3
    drawn = {kinds(state.determinise(1, Rng(f"world {n}")), 0) for n in range(20)}
    assert len(drawn) > 5
    assert {kinds(state.determinise(0, Rng(f"world {n}")), 0) for n in range(5)} == {
        "key stack 2_pearls"
    }


def player(state: State, by: int) -> dict[str, object]:
    """What seat 0 has of the box, as somebody sees it."""
    view = seen(state, by)["leviathan"]
    assert isinstance(view, dict)
    players = view["players"]
    assert isinstance(players, list)
    found = players[0]
    assert isinstance(found, dict)
    return dict(found)


@rule("AB-A43")
def test_drawn_tokens_are_told_to_their_owner_only() -> None:
    state = border(["crab5", ""], foes="7:16 4:8", deck="monster ...", pile="key stack ...")
    play(state, "explore", "fight 7")
    roll(state, 6)
    play(state, "attack crab5")
    heard = listen(state, "spoils 0")
    assert facts(heard, "leviathan-tokens") == [{"seat": 0, "count": 2}]
    event = next(event for event in heard if event.kind == "leviathan-tokens")
    assert event.seen_by(0)["tokens"] == ["key", "stack"]
    assert event.seen_by(1)["tokens"] is None


@rule("AB-A43", "AB-A62")
def test_a_cashed_token_was_shown_to_all_and_cannot_be_taken_back() -> None:
    for kind in EVERY.split():
        state = border(["", ""], council="crab1", tokens=[EVERY, ""])
        before = state.irrevocable
        heard = listen(state, f"cash {kind}")
        assert facts(heard, "cash") == [{"seat": 0, "token": kind}]
        assert state.irrevocable > before


@rule("AB-A43", "AB-A39")
def test_whether_free_time_is_asked_tells_nothing_of_the_kinds() -> None:
    for kind in EVERY.split():
        state = border(["", ""], tokens=[kind, ""], deck="squid1 squid2 ...")
        play(state, "explore", "take")
        assert asked(state) == "0: free-time"
        # For a stack there is none to take.
        assert texts(state) == ({"end"} if kind == "stack" else {"end", f"cash {kind}"})
        play(state, "end")
        assert asked(state) == "1: turn"
