"""Mages: each does what it says, and does not when blocked."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.tables import (
    affiliated,
    asked,
    hand,
    pearls,
    play,
    recruit,
    table,
    texts,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-P14")
def test_the_shaman_is_seen_as_protection() -> None:
    state = table(["", ""], lords=["shaman", ""])
    players = state.view(None).table["players"]
    assert isinstance(players, list)
    assert [entry["protected"] for entry in players if isinstance(entry, dict)] == [True, False]


@rule("AB-P15", "AB-A30")
def test_the_invoker_gives_one_more_turn() -> None:
    state = table(
        ["jellyfish5 jellyfish3", ""], court=f"invoker {OTHERS}", council="crab1", deck="crab2 ..."
    )
    recruit(state, "invoker", "jellyfish5 jellyfish3")
    assert asked(state) == "0: turn"
    play(state, "support crab")
    assert asked(state) == "1: turn"


@rule("AB-P11", "AB-P15", "AB-A26")
def test_an_extra_turn_begins_like_any_other() -> None:
    cards = "jellyfish5 jellyfish3"
    state = table(
        [f"{cards} crab1 crab2", ""], court=f"invoker {OTHERS}", lords=["slaver landlord", ""]
    )
    play(state, "use slaver", "sell crab1")
    recruit(state, "invoker", cards)
    assert asked(state) == "0: turn"
    assert pearls(state) == [2 + 1, 0]  # the Slaver's, and the Landlord's at the start
    assert "use slaver" in texts(state)


@rule("AB-P16", "AB-A42")
def test_the_apprentice_takes_one_stack_even_with_the_alchemist() -> None:
    cards = "jellyfish3 squid2 crab1"
    state = table([cards, ""], court=f"apprentice {OTHERS}", council="crab4 squid5 squid1")
    recruit(state, "apprentice", cards, "support squid")
    assert hand(state, 0) == "squid1 squid5"
    assert asked(state) == "1: turn"
    doubled = table(
        [cards, ""],
        court=f"apprentice {OTHERS}",
        council="crab4 squid5",
        lords=["alchemist", ""],
    )
    recruit(doubled, "apprentice", cards, "support squid")
    assert hand(doubled, 0) == "squid5"


@rule("AB-P16", "AB-A24")
def test_the_apprentice_without_a_stack_is_lost() -> None:
    cards = "jellyfish3 squid2 crab1"
    state = table([cards, ""], court=f"apprentice {OTHERS}")
    recruit(state, "apprentice", cards)
    assert asked(state) == "1: turn"


@rule("AB-P18", "AB-A42")
def test_the_alchemist_takes_a_second_stack_that_is_another_one() -> None:
    state = table(["", ""], lords=["alchemist", ""], council="crab4 squid5")
    play(state, "support crab")
    assert asked(state) == "0: second-stack"
    assert texts(state) == {"support squid"}
    with pytest.raises(ActionError, match="AB-A42"):
        state.play(0, "support crab")
    play(state, "support squid")
    assert hand(state, 0) == "crab4 squid5"


@rule("AB-P18", "AB-A39")
def test_between_the_alchemists_stacks_powers_may_be_used() -> None:
    state = table(["crab1", ""], lords=["alchemist slaver", ""], council="crab4 squid5")
    play(state, "support crab")
    assert texts(state) == {"support squid", "use slaver"}
    play(state, "use slaver", "sell crab1")
    assert asked(state) == "0: second-stack"
    assert texts(state) == {"support squid"}


@rule("AB-P18", "AB-A39")
def test_no_second_stack_is_asked_for_when_the_oracle_has_discarded_the_last() -> None:
    both = "alchemist oracle slaver"
    state = table(["crab2", ""], lords=[both, ""], council="crab1 squid1", location_deck="")
    play(state, "support crab", "use oracle", "purge squid")
    assert asked(state) == "0: free-time"
    assert texts(state) == {"end", "use slaver"}
    idle = table(["", ""], lords=["alchemist oracle", ""], council="crab1 squid1", location_deck="")
    play(idle, "support crab", "use oracle", "purge squid")
    assert hand(idle, 0) == "crab1"
    assert asked(idle) == "1: turn"


@rule("AB-P18")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["alchemist", ""], "turned": "alchemist", "council": "crab4 squid5"},
        {
            "lords": ["alchemist", ""],
            "locations": ["jail:alchemist", ""],
            "council": "crab4 squid5",
        },
        {"lords": ["alchemist", ""], "council": "crab4"},
    ],
    ids=["turned", "tucked", "no second stack"],
)
def test_the_alchemist_blocked(blocked: dict[str, Any]) -> None:
    state = table(["", ""], **blocked)
    play(state, "support crab")
    assert asked(state) == "1: turn"


@rule("AB-P20", "AB-R54")
def test_the_master_of_magic_lets_any_ally_be_affiliated() -> None:
    state = table(
        ["seahorse5 seahorse3 seahorse1", ""],
        lords=["master_of_magic", ""],
        court=f"shepherd {OTHERS}",
    )
    recruit(state, "shepherd", "seahorse5 seahorse3 seahorse1")
    assert texts(state) == {"affiliate seahorse1", "affiliate seahorse3", "affiliate seahorse5"}
    with pytest.raises(ActionError, match=r"One of the Allies played .* AB-P20"):
        state.play(0, "affiliate crab1")
    play(state, "affiliate seahorse5")
    assert affiliated(state, 0) == "seahorse5"


@rule("AB-R54")
def test_the_master_of_magic_does_not_work_at_his_own_recruitment() -> None:
    cards = "jellyfish5 squid4 crab1"
    state = table([cards, ""], court=f"master_of_magic {OTHERS}")
    recruit(state, "master_of_magic", cards)
    assert affiliated(state, 0) == "crab1"


@rule("AB-P20")
@pytest.mark.parametrize(
    "blocked",
    [{"turned": "master_of_magic"}, {"locations": ["jail:master_of_magic", ""]}],
    ids=["turned", "tucked"],
)
def test_the_master_of_magic_blocked(blocked: dict[str, Any]) -> None:
    state = table(
        ["seahorse5 seahorse3", ""],
        lords=["master_of_magic", ""],
        court=f"shepherd {OTHERS}",
        **blocked,
    )
    recruit(state, "shepherd", "seahorse5 seahorse3")
    assert affiliated(state, 0) == "seahorse3"
