"""Politicians: each does what it says, alone and together with others."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.state import State
from fathomless.games.abyss.phases import REFILL
from fathomless.testing import rule
from tests.games.abyss.tables import (
    LORD,
    affiliated,
    asked,
    court,
    free,
    gone,
    keys,
    lords,
    number,
    pearls,
    play,
    recruit,
    table,
    texts,
    turned,
    under,
)

OTHERS = "keeper reaper miller landowner"


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
    seven = "jailer hunter seeker assassin peddler shopkeeper schemer"
    state = table(
        ["", ""],
        court=OTHERS,
        lords=[seven, ""],
        lord_deck="trader ...",
        question="replacement",
        fields=[LORD["schemer"]],
        phase=REFILL,
    )
    play(state, "replace jailer")
    assert len(lords(state, 0).split()) == 7
    assert number(state, "end_by") == -1  # only a recruitment calls the end


# -- powers together -------------------------------------------------------------------------------


def fetched(lord: str, **given: Any) -> State:
    """The Traitor has fetched a Lord for the Jailer."""
    usual: dict[str, Any] = {"hands": [TRAITOR, ""], "court": f"traitor {lord} {OTHERS}"}
    state = table(**{**usual, "lords": ["jailer", ""], **given})
    return recruit(state, "traitor", TRAITOR, "replace jailer", f"fetch {lord}")


@rule("AB-R55", "AB-A37")
def test_a_newcomer_acts_as_if_just_recruited() -> None:
    seven = "seahorse1 seahorse1 seahorse1 seahorse2 shellfish1 shellfish1 shellfish2"
    assert asked(fetched("commander", hands=[TRAITOR, seven])) == "1: discard"
    assert pearls(fetched("landlord")) == [1, 0]
    assert asked(fetched("invoker")) == "0: turn"
    assert under(fetched("hermit", location_deck="chasm ..."), "chasm") == "hermit"
    assert asked(fetched("assassin", lords=["jailer", "slaver"])) == "0: assassin"
    slaver = fetched("slaver", hands=[f"{TRAITOR} crab1", ""])
    assert texts(slaver) == {"use slaver", "end"}


@rule("AB-A27", "AB-A37")
def test_the_keys_of_a_newcomer_count_at_once() -> None:
    state = fetched("slaver", keys=[2, 0], available="jail")
    assert asked(state) == "0: control"


@rule("AB-A28")
@pytest.mark.parametrize("others", ["keeper reaper", "keeper", ""], ids=["two", "one", "none"])
def test_a_refill_is_due_after_the_traitors_newcomer_has_left_the_court(others: str) -> None:
    state = fetched("miller", court=f"traitor miller {others}", lord_deck="sage elder ...")
    assert court(state).startswith(f"{others} sage elder".strip())
    assert len(court(state).split()) == 6
    assert pearls(state) == [2, 0]
    assert number(state, "end_by") == -1


@rule("AB-R55", "AB-A37")
def test_the_schemer_draws_the_traitor_who_fetches_at_once() -> None:
    state = table(
        [SCHEMER, ""], court=f"schemer {OTHERS}", lords=["jailer", ""], lord_deck="traitor ..."
    )
    recruit(state, "schemer", SCHEMER, "replace jailer")
    assert texts(state) == {"replace schemer", "decline"}
    play(state, "replace schemer", "fetch miller")
    assert lords(state, 0) == "traitor miller"
    assert court(state) == "keeper reaper landowner"


@rule("AB-A38")
def test_five_pearls_whatever_recruiter_and_treasurer_say() -> None:
    dear = table(
        ["squid5 squid4 squid3", ""],
        court=f"corruptor {OTHERS}",
        lords=["", "recruiter"],
        pearls=[5, 0],
    )
    recruit(dear, "corruptor", "squid5 squid4 squid3", "corrupt landowner")
    assert pearls(dear) == [0, 0]
    cheap = table([CORRUPTOR, ""], court=f"corruptor {OTHERS}", lords=["treasurer", ""])
    recruit(cheap, "corruptor", CORRUPTOR)
    assert asked(cheap) == "1: turn"


@rule("AB-A38")
@pytest.mark.parametrize(("count", "question"), [(6, "0: corruptor"), (5, "1: turn")])
def test_pearls_paid_for_the_corruptor_himself_are_gone(count: int, question: str) -> None:
    state = table(["squid5 squid4", ""], court=f"corruptor {OTHERS}", pearls=[count, 0])
    recruit(state, "corruptor", "squid5 squid4")
    assert asked(state) == question


@rule("AB-A37", "AB-A38")
def test_the_second_lord_may_send_the_corruptor_away() -> None:
    state = table(
        [CORRUPTOR, ""],
        court=f"corruptor schemer {OTHERS}",
        pearls=[5, 0],
        lord_deck="peddler ...",
    )
    recruit(state, "corruptor", CORRUPTOR, "corrupt schemer")
    assert texts(state) == {"replace corruptor", "decline"}
    play(state, "replace corruptor")
    assert lords(state, 0) == "schemer peddler"


@rule("AB-A34", "AB-A38")
def test_an_ambassador_as_the_second_lord_leaves_three_tokens_for_another_location() -> None:
    state = table(
        [CORRUPTOR, ""],
        court=f"corruptor elder {OTHERS}",
        pearls=[5, 0],
        keys=[3, 0],
        location_deck="chasm depths jail abyss barracks ...",
    )
    recruit(state, "corruptor", CORRUPTOR, "corrupt elder", "control depths")
    assert (under(state, "depths"), keys(state)) == ("elder", [3, 0])
    assert asked(state) == "0: control"
    play(state, "control jail")
    assert keys(state) == [0, 0]
