"""Merchants, mages, politicians, farmers: each does what it says, and does not when blocked."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.material import ARROW, LORDS, ONCE
from fathomless.games.abyss.once import ONCE_POWERS
from fathomless.testing import rule
from tests.games.abyss.tables import (
    LORD,
    affiliated,
    asked,
    council,
    court,
    discard,
    free,
    gone,
    hand,
    lords,
    number,
    pearls,
    play,
    recruit,
    table,
    texts,
    turned,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-R33", "AB-R34")
def test_the_tables_of_powers_have_every_lord_that_has_one_and_no_other() -> None:
    with_arrow = {number for number, lord in enumerate(LORDS) if lord.power == ARROW}
    on_arrival = {LORD["commander"], LORD["landlord"]}  # lasting powers with a first effect
    base = set(range(len(LORDS)))  # the Lords of expansions have tests of their own
    assert set(ARRIVALS) & base == with_arrow | on_arrival
    assert set(ONCE_POWERS) & base == {
        number for number, lord in enumerate(LORDS) if lord.power == ONCE
    }


# -- merchants -------------------------------------------------------------------------------------


@rule("AB-P9", "AB-P10", "AB-P13")
@pytest.mark.parametrize(
    ("lord", "cards", "gain"),
    [
        ("trader", "shellfish5 squid4 crab1", 3),
        ("peddler", "shellfish5 shellfish3", 2),
        ("shopkeeper", "shellfish3 squid2 crab1", 1),
    ],
)
def test_pearls_on_arrival(lord: str, cards: str, gain: int) -> None:
    state = table([cards, ""], court=f"{lord} {OTHERS}")
    recruit(state, lord, cards)
    assert pearls(state) == [gain, 0]


@rule("AB-P11")
def test_the_landlord_on_arrival_and_at_each_start() -> None:
    state = table(
        ["shellfish5 crab5", ""], court=f"landlord {OTHERS}", deck="crab1 crab2 crab3 crab4 ..."
    )
    recruit(state, "landlord", "shellfish5 crab5", "affiliate crab5")
    assert pearls(state) == [1, 0]
    play(state, "1: explore", "0: pass", "1: take")
    assert pearls(state) == [2, 0]


@rule("AB-P11")
@pytest.mark.parametrize(
    "blocked",
    [{"turned": "landlord"}, {"locations": ["", "jail:landlord"]}],
    ids=["turned", "tucked"],
)
def test_the_landlord_blocked(blocked: dict[str, Any]) -> None:
    state = table(["", ""], lords=["", "landlord"], council="crab1", **blocked)
    play(state, "support crab")
    assert pearls(state) == [0, 0]


@rule("AB-P8")
def test_the_ship_master_counts_each_race_that_goes_to_the_council() -> None:
    state = table(["", ""], lords=["ship_master", ""], deck="crab1 crab2 squid1 seahorse3 ...")
    play(state, "explore", "explore", "explore", "explore", "take")
    assert council(state) == "crab1 crab2 squid1"
    assert pearls(state) == [2, 0]  # crab and squid; the seahorse was taken


@rule("AB-P8")
def test_the_ship_master_works_after_a_fight_too() -> None:
    state = table(["", ""], lords=["ship_master", ""], deck="crab1 monster ...", threat=3)
    play(state, "explore", "explore", "fight")
    assert pearls(state) == [1, 0]


@rule("AB-P8")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["ship_master", ""], "turned": "ship_master"},
        {"lords": ["ship_master", ""], "locations": ["jail:ship_master", ""]},
        {"lords": ["", "ship_master"]},
    ],
    ids=["turned", "tucked", "an opponent's"],
)
def test_the_ship_master_blocked(blocked: dict[str, Any]) -> None:
    state = table(["", ""], deck="crab1 squid1 ...", **blocked)
    play(state, "explore", "explore", "take")
    assert pearls(state) == [0, 0]


# -- once a turn: Slaver, Oracle, Opportunist ------------------------------------------------------


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


@rule("AB-P21")
def test_the_opportunist_replaces_in_the_same_space() -> None:
    state = table(
        ["", ""], lords=["opportunist", ""], court="keeper miller reaper", lord_deck="sage ..."
    )
    play(state, "use opportunist", "oust miller")
    assert court(state) == "keeper sage reaper"
    assert gone(state) == "miller"
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


# -- mages -----------------------------------------------------------------------------------------


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
    state = table(["", ""], lords=["alchemist oracle", ""], council="crab4 squid5")
    play(state, "support crab", "use oracle", "purge squid")
    assert texts(state) == {"end"}  # the last stack is gone
    play(state, "end")
    assert asked(state) == "1: turn"


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


# -- politicians -----------------------------------------------------------------------------------


@rule("AB-P24")
def test_the_diplomat_ignores_the_mandatory_race_but_not_the_number() -> None:
    state = table(["squid5 squid3", ""], lords=["diplomat", ""], court="shepherd reaper keeper")
    assert texts(state, "recruit") == {"recruit shepherd"}  # 1 Race; the others need 2 and 3
    recruit(state, "shepherd", "squid5 squid3")
    assert lords(state, 0) == "diplomat shepherd"


@rule("AB-P24", "AB-P25")
@pytest.mark.parametrize("lord", ["diplomat", "treasurer"])
@pytest.mark.parametrize("way", ["turned", "tucked", "an opponent's", "its own recruitment"])
def test_diplomat_and_treasurer_blocked(lord: str, way: str) -> None:
    ways: dict[str, dict[str, Any]] = {
        "turned": {"lords": [lord, ""], "turned": lord},
        "tucked": {"lords": [lord, ""], "locations": [f"jail:{lord}", ""]},
        "an opponent's": {"lords": ["", lord]},
        "its own recruitment": {},
    }
    mine = ways[way]
    cards = "seahorse5 seahorse1" if lord == "treasurer" else "jellyfish5 jellyfish3"
    state = table([cards, ""], court=f"shepherd {lord if not mine else ''}", **mine)
    assert texts(state, "recruit") == set()


@rule("AB-P25")
def test_the_treasurer_lowers_costs_by_two() -> None:
    state = table(["seahorse5 seahorse1", ""], lords=["treasurer", ""], court=f"shepherd {OTHERS}")
    recruit(state, "shepherd", "seahorse5 seahorse1")
    assert pearls(state) == [0, 0]
    both = table(["seahorse5 seahorse1", ""], lords=["treasurer", "recruiter"], court="shepherd")
    assert texts(both, "recruit") == set()  # 8 − 2 + 2


CORRUPTOR = "squid5 squid4 squid1"


@rule("AB-P22", "AB-A38")
def test_the_corruptor_recruits_a_second_lord_for_five_pearls() -> None:
    state = table([CORRUPTOR, ""], court=f"corruptor peddler {OTHERS}", pearls=[5, 0])
    recruit(state, "corruptor", CORRUPTOR)
    assert asked(state) == "0: corruptor"
    play(state, "corrupt peddler")
    assert lords(state, 0) == "corruptor peddler"
    assert pearls(state) == [2, 0]  # 5 paid, and the Peddler's own 2
    assert affiliated(state, 0) == "squid1"  # nothing for the second Lord


@rule("AB-P22", "AB-A24", "AB-A38")
def test_the_corruptor_blocked_or_declined() -> None:
    poor = table([CORRUPTOR, ""], court=f"corruptor {OTHERS}", pearls=[4, 0])
    recruit(poor, "corruptor", CORRUPTOR)
    assert asked(poor) == "1: turn"
    alone = table([CORRUPTOR, ""], court="corruptor", pearls=[5, 0], lord_deck="sage elder ...")
    recruit(alone, "corruptor", CORRUPTOR)
    assert asked(alone) == "1: turn"  # an empty Court is filled too late, the Pearls come too late
    assert pearls(alone) == [7, 0]
    declined = table([CORRUPTOR, ""], court=f"corruptor {OTHERS}", pearls=[5, 0])
    recruit(declined, "corruptor", CORRUPTOR, "decline")
    assert pearls(declined) == [5, 0]


TRAITOR = "squid5 crab4 jellyfish3"
SCHEMER = "squid4 crab3 jellyfish1"


@rule("AB-P23", "AB-R55", "AB-A37")
def test_the_traitor_takes_a_lord_of_the_court_for_another() -> None:
    state = table(
        [TRAITOR, ""],
        court=f"traitor trader {OTHERS}",
        lords=["jailer hunter", ""],
        turned="jailer",
    )
    recruit(state, "traitor", TRAITOR)
    assert texts(state) == {"replace jailer", "replace hunter", "decline"}
    play(state, "replace jailer", "fetch trader")
    assert lords(state, 0) == "hunter traitor trader"
    assert pearls(state) == [3, 0]  # the newcomer's power
    assert gone(state) == "jailer"
    assert turned(state) == ""
    assert free(state, 0) == "hunter trader traitor"


@rule("AB-R52")
def test_the_newcomer_for_a_turned_lord_is_not_turned() -> None:
    state = table(
        [SCHEMER, ""],
        court=f"schemer {OTHERS}",
        lords=["jailer", ""],
        turned="jailer",
        lord_deck="slaver ...",
    )
    recruit(state, "schemer", SCHEMER, "replace jailer")
    assert turned(state) == ""
    assert lords(state, 0) == "schemer slaver"


@rule("AB-P26", "AB-R55")
def test_the_schemer_takes_the_top_of_the_deck_for_another() -> None:
    state = table(
        [SCHEMER, ""], court=f"schemer {OTHERS}", lords=["jailer", ""], lord_deck="peddler ..."
    )
    recruit(state, "schemer", SCHEMER, "replace jailer")
    assert lords(state, 0) == "schemer peddler"
    assert pearls(state) == [2, 0]


@rule("AB-A37", "AB-A24")
def test_situation_8_the_schemer_with_an_empty_deck_discards_nothing() -> None:
    state = table([SCHEMER, ""], court=f"schemer {OTHERS}", lords=["jailer", ""], lord_deck="")
    recruit(state, "schemer", SCHEMER)
    assert asked(state) == "1: turn"
    assert lords(state, 0) == "jailer schemer"


@rule("AB-P23", "AB-A37")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["", ""], "court": "traitor keeper reaper miller"},
        {"lords": ["hunter", ""], "court": "traitor"},
        {
            "lords": ["hunter", ""],
            "locations": ["jail:hunter", ""],
            "court": "traitor keeper reaper miller",
        },
    ],
    ids=["no other Lord", "empty Court", "tucked"],
)
def test_the_traitor_blocked(blocked: dict[str, Any]) -> None:
    state = table([TRAITOR, ""], **blocked)
    recruit(state, "traitor", TRAITOR)
    assert asked(state) == "1: turn"


@rule("AB-P23", "AB-P26", "AB-A24")
def test_traitor_and_schemer_may_decline() -> None:
    for lord, cards in (("traitor", TRAITOR), ("schemer", SCHEMER)):
        state = table([cards, ""], court=f"{lord} {OTHERS}", lords=["jailer", ""])
        recruit(state, lord, cards, "decline")
        assert lords(state, 0) == f"jailer {lord}"


@rule("AB-A23", "AB-A37")
def test_situation_9_traitor_schemer_corruptor_and_one_refill_at_the_end() -> None:
    state = table(
        [TRAITOR, ""],
        court="traitor schemer keeper miller",
        lords=["hunter", ""],
        lord_deck="corruptor sage elder hermit jailer ...",
        pearls=[5, 0],
    )
    recruit(state, "traitor", TRAITOR, "replace hunter", "fetch schemer")
    assert texts(state) == {"replace traitor", "decline"}  # not the Schemer itself
    play(state, "replace traitor")
    assert asked(state) == "0: corruptor"
    play(state, "corrupt keeper")
    assert lords(state, 0) == "schemer corruptor keeper"
    assert pearls(state) == [2, 0]
    assert court(state) == "miller sage elder hermit jailer recruiter"


@rule("AB-A28")
def test_situation_4_one_refill_after_the_corruptor() -> None:
    state = table(
        [CORRUPTOR, ""],
        court="corruptor keeper miller",
        pearls=[5, 0],
        lord_deck="sage elder hermit jailer hunter ...",
    )
    recruit(state, "corruptor", CORRUPTOR, "corrupt keeper")
    assert court(state) == "miller sage elder hermit jailer hunter"
    assert pearls(state) == [2, 0]


@rule("AB-A29")
def test_situation_6_the_seventh_lord_is_a_traitor_who_is_swapped_for_another() -> None:
    state = table(
        [TRAITOR, ""],
        court=f"traitor trader {OTHERS}",
        lords=["jailer hunter seeker assassin peddler shopkeeper", ""],
    )
    recruit(state, "traitor", TRAITOR, "replace jailer", "fetch trader")
    assert number(state, "end_by") == 0
    assert len(lords(state, 0).split()) == 7


@rule("AB-A29", "AB-A37")
def test_a_replacement_is_no_seventh_lord() -> None:
    state = table(
        [SCHEMER, ""],
        court=f"schemer {OTHERS}",
        lords=["jailer hunter seeker assassin peddler", ""],
        lord_deck="trader ...",
    )
    recruit(state, "schemer", SCHEMER, "replace jailer")
    assert number(state, "end_by") == -1


@rule("AB-P27", "AB-P28", "AB-P29", "AB-P30", "AB-P31", "AB-P32")
@pytest.mark.parametrize(
    ("lord", "cards"),
    [
        ("keeper", "seahorse4 squid1 crab1"),
        ("reaper", "seahorse5 squid2"),
        ("shepherd", "seahorse5 seahorse3"),
        ("miller", "seahorse5 squid3"),
        ("aquaculturalist", "seahorse5 squid3 crab1"),
        ("landowner", "seahorse5 seahorse4 seahorse1"),
    ],
)
def test_farmers_do_nothing(lord: str, cards: str) -> None:
    others = " ".join(id for id in ("trader", "peddler", "jailer", "hunter"))
    state = table([cards, "crab3 crab2"], court=f"{lord} {others}", pearls=[0, 3])
    recruit(state, lord, cards, *(["affiliate crab1"] if lord == "keeper" else []))
    assert asked(state) == "1: turn"
    assert pearls(state) == [0, 3]
    assert hand(state, 1) == "crab2 crab3"
