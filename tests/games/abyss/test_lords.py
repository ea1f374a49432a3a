"""The tables of powers, and the farmers, who have none."""

from __future__ import annotations

import pytest

from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.material import ARROW, LORDS, ONCE
from fathomless.games.abyss.once import ONCE_POWERS
from fathomless.testing import rule
from tests.games.abyss.tables import (
    LORD,
    asked,
    hand,
    pearls,
    recruit,
    table,
)


@rule("AB-R33", "AB-R34")
def test_the_tables_of_powers_have_every_lord_that_has_one_and_no_other() -> None:
    with_arrow = {number for number, lord in enumerate(LORDS) if lord.power == ARROW}
    on_arrival = {LORD["commander"], LORD["landlord"]}  # lasting powers with a first effect
    base = set(range(len(LORDS)))  # the Lords of expansions have tests of their own
    assert set(ARRIVALS) & base == with_arrow | on_arrival
    assert set(ONCE_POWERS) & base == {
        number for number, lord in enumerate(LORDS) if lord.power == ONCE
    }


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
