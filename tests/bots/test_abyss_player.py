"""The quick player of Abyss: what it pays with, and which Lord it takes."""

from __future__ import annotations

from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.abyss_player import recruit_worth
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.state import AbyssState
from tests.games.abyss.tables import LORD, hand, lords, play, table

EVALUATION = evaluation_of("abyss")
COURT = "shepherd keeper miller reaper"  # of these the Shepherd costs 8 of Seahorses alone


def advised(state: State) -> str:
    return EVALUATION.advise(state, state.legal(), Rng("advice")).text


def pay(state: State) -> None:
    """Follow the advice until the Lord is there."""
    while state.asked is not None and state.asked.kind in ("payment", "affiliation"):
        state.play(state.seat_to_act, advised(state))


def paid_from(cards: str, pearls: int = 0, court: str = COURT, lord: str = "shepherd") -> str:
    """What is left of a hand after a Lord was paid for."""
    state = table([cards, ""], court=court, pearls=[pearls, 0])
    play(state, f"recruit {lord}")
    pay(state)
    assert lords(state, 0) == lord
    return hand(state, 0)


def test_a_card_that_is_not_needed_after_all_is_kept() -> None:
    assert paid_from("seahorse1 seahorse3 seahorse5") == "seahorse1"


def test_a_single_missing_point_is_paid_with_a_pearl() -> None:
    assert paid_from("seahorse2 seahorse5 seahorse4", pearls=1) == "seahorse4"


def test_of_two_payments_the_one_with_the_better_affiliated_ally_is_made() -> None:
    # Both ways the Miller costs 8; with the Squids a 4 is affiliated, with the Crabs a 3.
    left = paid_from("seahorse5 seahorse4 crab3 squid4", court="miller keeper", lord="miller")
    assert left == "crab3 seahorse5"


def test_a_plan_is_not_taken_for_another_one() -> None:
    assert paid_from("seahorse2 seahorse5 seahorse4", pearls=1) == "seahorse4"
    assert paid_from("seahorse2 seahorse5 seahorse4", pearls=0) == "seahorse2"


def test_the_seventh_lord_is_worth_more_to_whoever_leads_with_it() -> None:
    six = "jailer seeker hunter assassin schemer corruptor"  # 38 points
    worths = []
    for rival in ("landowner trader", "landowner aquaculturalist trader peddler shopkeeper"):
        state = table(["seahorse5 seahorse3", ""], lords=[six, rival], court="shepherd miller")
        assert isinstance(state, AbyssState)
        worths.append(recruit_worth(state, 0, LORD["shepherd"], 1))
    assert worths[0] > worths[1] + 500


def test_a_lord_that_costs_more_than_it_brings_is_left() -> None:
    state = table(["crab5 crab4 squid3", ""], court="hunter", council="crab3 squid5 squid4")
    assert advised(state) == "support squid"
    state = table(["seahorse5 seahorse4", ""], court="landowner", pearls=[1, 0])
    assert advised(state) == "recruit landowner"
