"""Recruit a Lord: the payment, the affiliation, the Court."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.tables import (
    affiliated,
    asked,
    council,
    court,
    discard,
    facts,
    free,
    hand,
    keys,
    listen,
    lords,
    number,
    pearls,
    play,
    recruit,
    table,
    texts,
)

FIVE = "keeper miller reaper shepherd landowner"


@rule("AB-R25")
def test_only_lords_of_the_court_can_be_recruited() -> None:
    state = table(["seahorse5 seahorse4", ""], court="shepherd jailer")
    assert texts(state, "recruit") == {"recruit shepherd"}
    with pytest.raises(ActionError, match="AB-R25"):
        state.play(0, "recruit landowner")
    with pytest.raises(ActionError, match="AB-R26"):
        state.play(0, "recruit jailer")


@rule("AB-R26")
def test_exactly_the_number_of_races_no_more_and_no_less() -> None:
    state = table(["crab1 seahorse5 seahorse4 squid4", ""], court="reaper miller keeper sage")
    play(state, "recruit reaper")  # 7 from 2 Races, seahorse among them
    assert texts(state) == {"pay crab1", "pay seahorse4", "pay seahorse5"}
    play(state, "pay crab1", "pay seahorse4", "pay seahorse5")
    assert texts(state) == {"done"}  # a squid would be a third Race
    with pytest.raises(ActionError, match="AB-R26"):
        state.play(0, "pay squid4")


@rule("AB-R26")
def test_the_mandatory_race_must_be_among_them() -> None:
    state = table(["crab5 squid5", ""], pearls=[9, 0], court="reaper")
    assert "recruit reaper" not in texts(state)
    with_seahorse = table(["crab5 squid5 seahorse1", ""], pearls=[9, 0], court="reaper")
    play(with_seahorse, "recruit reaper")
    assert texts(with_seahorse) == {"pay crab5", "pay seahorse1"}
    play(with_seahorse, "pay crab5")
    assert texts(with_seahorse) == {"pay seahorse1"}


@rule("AB-R26")
def test_an_unfinished_payment_cannot_end() -> None:
    state = table(["crab5 seahorse3", ""], court="reaper")
    play(state, "recruit reaper", "pay crab5")
    with pytest.raises(ActionError, match="AB-R26"):
        state.play(0, "done")


@rule("AB-R27")
def test_several_allies_of_one_race() -> None:
    state = table(["seahorse1 seahorse3 seahorse4", ""], court="shepherd keeper miller reaper")
    recruit(state, "shepherd", "seahorse1 seahorse3 seahorse4")
    assert lords(state, 0) == "shepherd"
    assert affiliated(state, 0) == "seahorse1"
    assert discard(state) == "seahorse3 seahorse4"


@rule("AB-R28", "AB-A7")
def test_what_is_above_the_value_is_lost_and_superfluous_cards_may_be_played() -> None:
    state = table(["seahorse1 seahorse5 seahorse4", ""], pearls=[3, 0], court="shepherd keeper")
    play(state, "recruit shepherd", "pay seahorse1", "pay seahorse4", "pay seahorse5", "done")
    assert affiliated(state, 0) == "seahorse1"
    assert pearls(state) == [3 + 2, 0]  # no change; 2 Pearls for the refill


@rule("AB-R28")
def test_a_value_that_cannot_be_reached_is_not_offered() -> None:
    state = table(["seahorse4 seahorse3", ""], court="shepherd")
    assert "recruit shepherd" not in texts(state)


@rule("AB-R29")
def test_pearls_fill_missing_points_with_an_ally_of_each_race() -> None:
    state = table(["seahorse1 crab1 squid1", ""], pearls=[3, 0], court=f"{FIVE} trader")
    play(state, "recruit keeper", "pay crab1", "pay seahorse1", "pay squid1")
    heard = listen(state, "done")
    assert facts(heard, "recruit")[0]["pearls"] == 3
    assert pearls(state) == [0, 0]
    poor = table(["seahorse1 crab1", ""], pearls=[9, 0], court="keeper")
    assert "recruit keeper" not in texts(poor)  # a third Race is missing


@rule("AB-R30")
def test_the_lowest_ally_is_affiliated_and_the_others_discarded() -> None:
    state = table(["crab2 seahorse5", ""], court="reaper keeper miller")
    recruit(state, "reaper", "crab2 seahorse5")
    assert affiliated(state, 0) == "crab2"
    assert discard(state) == "seahorse5"


@rule("AB-R30")
def test_among_equals_the_player_chooses() -> None:
    state = table(["crab2 seahorse2 seahorse5", ""], court="reaper keeper miller")
    recruit(state, "reaper", "crab2 seahorse2 seahorse5")
    assert asked(state) == "0: affiliation"
    assert texts(state) == {"affiliate crab2", "affiliate seahorse2"}
    with pytest.raises(ActionError, match="AB-R30"):
        state.play(0, "affiliate seahorse5")
    play(state, "affiliate seahorse2")
    assert affiliated(state, 0) == "seahorse2"
    assert discard(state) == "crab2 seahorse5"


@rule("AB-R31")
def test_affiliated_allies_pay_for_nothing() -> None:
    state = table(["", ""], affiliated=["seahorse5 seahorse4", ""], court="shepherd")
    assert texts(state, "recruit") == set()


@rule("AB-A11", "AB-A53")
def test_with_the_option_spent_allies_go_to_the_council() -> None:
    state = table(["crab2 seahorse5", ""], court="reaper keeper miller", council_spent=True)
    recruit(state, "reaper", "crab2 seahorse5")
    assert council(state) == "seahorse5"
    assert discard(state) == ""
    slaver = table(["crab2", ""], lords=["slaver", ""], council_spent=True)
    play(slaver, "use slaver", "sell crab2")
    assert discard(slaver) == "crab2"


@rule("AB-R32")
def test_the_lord_lies_free_before_the_player() -> None:
    state = table(["seahorse5 seahorse4", ""], court="shepherd keeper miller")
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert lords(state, 0) == "shepherd"
    assert free(state, 0) == "shepherd"


@rule("AB-R33")
def test_an_arrow_works_once_at_once() -> None:
    state = table(["shellfish5 shellfish4", ""], court=f"{FIVE} peddler", deck="crab1 crab2 ...")
    recruit(state, "peddler", "shellfish4 shellfish5")
    assert pearls(state) == [2, 0]
    play(state, "1: explore", "0: pass", "1: take", "0: explore", "0: take")
    assert pearls(state) == [2, 0]


@rule("AB-A23")
def test_a_recruitment_step_by_step() -> None:
    """Payment, affiliation, the power, the refill, then control; each announced in this order."""
    state = table(
        ["shellfish1 shellfish5 shellfish4", ""],
        pearls=[1, 0],
        court="landlord keeper slaver",
        lords=["reaper miller", ""],
        lord_deck="sage elder hermit jailer ...",
        keys=[1, 0],
        available="jail",
    )
    heard = listen(
        state, "recruit slaver", "pay shellfish1", "pay shellfish4", "pay shellfish5", "done"
    )
    kinds = [event.kind for event in heard]
    wanted = ["pay", "recruit", "affiliate", "pearls", "refill"]
    assert [kind for kind in kinds if kind in wanted] == ["pay"] * 3 + wanted[1:]
    assert asked(state) == "0: control"


@rule("AB-R36")
def test_with_three_left_the_court_slides_and_is_not_filled() -> None:
    state = table(["seahorse5 seahorse4", ""], court="keeper shepherd miller reaper")
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert court(state) == "keeper miller reaper"
    assert pearls(state) == [0, 0]


@rule("AB-R37")
def test_with_two_left_two_pearls_and_a_full_court() -> None:
    state = table(
        ["seahorse5 seahorse4", ""],
        court="keeper shepherd miller",
        lord_deck="sage elder hermit jailer ...",
    )
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert court(state) == "keeper miller sage elder hermit jailer"
    assert pearls(state) == [2, 0]


@rule("AB-A28", "AB-R46")
def test_situation_5_a_deck_too_short_for_the_refill() -> None:
    state = table(
        ["seahorse5 seahorse4", ""], court="keeper shepherd miller", lord_deck="sage elder hermit"
    )
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert court(state) == "keeper miller sage elder hermit"
    assert pearls(state) == [2, 0]
    assert number(state, "end_by") == 0
    assert number(state, "end_reason") == 1


@rule("AB-A2", "AB-R46")
def test_a_refill_that_takes_the_last_lord_and_fills_the_court_calls_no_end() -> None:
    state = table(
        ["seahorse5 seahorse4", ""],
        court="shepherd keeper miller",
        lord_deck="sage elder hermit jailer",
    )
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert court(state) == "keeper miller sage elder hermit jailer"
    assert pearls(state) == [2, 0]
    assert number(state, "end_by") == -1


@rule("AB-A28")
def test_in_the_last_turns_every_due_refill_still_pays() -> None:
    state = table(
        ["", "seahorse5 seahorse4"],
        court="keeper shepherd miller",
        lord_deck="",
        to_act=1,
        end_by=0,
    )
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert pearls(state) == [0, 2]
    assert asked(state) == "over"


@rule("AB-A2", "AB-A28")
def test_an_empty_deck_alone_ends_nothing_and_plotting_starts_no_refill() -> None:
    state = table(["seahorse5 seahorse4", ""], court="keeper shepherd miller reaper", lord_deck="")
    recruit(state, "shepherd", "seahorse4 seahorse5")
    assert number(state, "end_by") == -1
    plotted = table(["", ""], court="keeper", pearls=[1, 0], lord_deck="sage")
    play(plotted, "plot")
    assert court(plotted) == "keeper sage"
    assert number(plotted, "end_by") == -1


def hand_of_the_example() -> dict[str, Any]:
    """The Court and the hand of the rulebook's example of a recruitment."""
    return {
        "court": "master_of_magic slaver traitor",
        "lord_deck": "sage elder hermit jailer ...",
        "pearls": [2, 0],
    }


HAND = "jellyfish3 crab2 shellfish5 shellfish1"


def test_the_rulebooks_example_the_master_of_magic() -> None:
    state = table([HAND, ""], **hand_of_the_example())
    assert texts(state, "recruit") == {"recruit master_of_magic", "recruit slaver"}
    recruit(state, "master_of_magic", "jellyfish3 crab2 shellfish5")
    assert affiliated(state, 0) == "crab2"
    assert pearls(state) == [4, 0]
    assert len(court(state).split()) == 6


def test_the_rulebooks_example_the_slaver() -> None:
    state = table([HAND, ""], **hand_of_the_example())
    recruit(state, "slaver", "shellfish5 shellfish1")
    assert affiliated(state, 0) == "shellfish1"
    assert pearls(state) == [0 + 2, 0]
    assert hand(state, 0) == "jellyfish3 crab2"
    assert keys(state) == [0, 0]


def test_the_rulebooks_example_the_traitor_needs_a_squid() -> None:
    state = table([HAND, ""], **hand_of_the_example())
    with pytest.raises(ActionError, match="AB-R26"):
        state.play(0, "recruit traitor")
