"""Games of one deal are alike, or make up for each other: intervals know it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from fathomless.arena.plan import GameRecord, Plan, all_line_ups, make_plan
from fathomless.arena.rates import Rate, Tally
from fathomless.arena.ratings import rate
from fathomless.arena.result import entrant_result
from fathomless.arena.statistics import FEWEST_DEALS, mean_interval, student, wilson
from fathomless.arena.tournament import evaluate
from tests.arena.test_tournament import fake

STRENGTHS = (60.0, 0.0, -60.0, 30.0, -30.0)
SUITS_A_BOT = "suits a bot"  # who wins a line-up in one rotation wins it in all
SUITS_A_SEAT = "suits a seat"  # whoever sits there wins


def plan_for(entrants: int, seats: int) -> Plan:
    specs = ["random"] * entrants
    return make_plan("the-abyss", specs, "deals", {}, all_line_ups(entrants, seats))


def expected(one: int, other: int) -> float:
    """By how many games of 100 one is placed before another, by their strengths."""
    return float(1.0 / (1.0 + 10.0 ** ((STRENGTHS[other] - STRENGTHS[one]) / 400.0)))


def won_by(seating: Sequence[int], luck: random.Random) -> int:
    """The seat of the winner among two, by their strengths."""
    return 0 if luck.random() < expected(*seating) else 1


def tournament(
    plan: Plan, deals: int, alike: float, how: str, luck: random.Random
) -> list[GameRecord]:
    """Games for two, of which so many deals decide how they end."""
    records = []
    for deal in range(deals):
        decides = luck.random() < alike
        seat = luck.randrange(2)
        winner: dict[frozenset[int], int] = {}
        for number in range(deal * plan.games_per_deal, (deal + 1) * plan.games_per_deal):
            seating = plan.seating(number)
            place = won_by(seating, luck)
            if decides and how == SUITS_A_SEAT:
                place = seat
            elif decides:
                place = seating.index(winner.setdefault(frozenset(seating), seating[place]))
            records.append(fake([1.0, 2.0] if place == 0 else [2.0, 1.0], seating))
    return records


def share_held(alike: float, how: str, deals: int = 40, times: int = 400) -> tuple[float, float]:
    """How often the interval of a win rate holds the truth, by deals and by games alone."""
    plan, luck = plan_for(2, 2), random.Random(f"{alike} {how} {deals}")
    truth = expected(0, 1) if how == SUITS_A_BOT else alike / 2 + (1 - alike) * expected(0, 1)
    held = naive = 0
    for _ in range(times):
        records = tournament(plan, deals, alike, how, luck)
        done = entrant_result(plan, 0, records, plan.deals(range(len(records))))
        low, high = done.win_interval
        held += low <= truth <= high
        low, high = wilson(done.wins, done.games)
        naive += low <= truth <= high
    return held / times, naive / times


@pytest.mark.parametrize("how", [SUITS_A_BOT, SUITS_A_SEAT])
@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_intervals_of_win_rates_hold_the_truth(alike: float, how: str) -> None:
    held, naive = share_held(alike, how)
    assert held >= 0.92
    if alike == 1.0:
        assert naive < 0.9 if how == SUITS_A_BOT else naive == 1.0
    elif how == SUITS_A_BOT:
        assert held <= 0.985  # and they are not wider than that needs


def test_where_deals_make_up_for_seats_the_interval_is_narrower() -> None:
    plan, luck = plan_for(2, 2), random.Random("narrow")
    records = tournament(plan, 100, 0.8, SUITS_A_SEAT, luck)
    done = entrant_result(plan, 0, records, plan.deals(range(200)))
    low, high = done.win_interval
    least, most = wilson(done.wins, done.games)
    assert 0.02 < high - low < 0.6 * (most - least)


def ratings_held(alike: float) -> tuple[float, float]:
    """How often the intervals of ratings hold the strengths, by deals and by games alone."""
    plan, luck = plan_for(5, 2), random.Random(f"ratings {alike}")
    held = naive = 0
    for _ in range(40):
        records = tournament(plan, 30, alike, SUITS_A_BOT, luck)
        by_deals, by_games = rate(5, records, plan.deals(range(600))), rate(5, records)
        for strength, deals, games in zip(STRENGTHS, by_deals, by_games, strict=True):
            held += deals.low <= 1500 + strength <= deals.high
            naive += games.low <= 1500 + strength <= games.high
    return held / 200, naive / 200


def test_intervals_of_ratings_hold_the_truth() -> None:
    assert ratings_held(0.0)[0] >= 0.93
    held, naive = ratings_held(1.0)
    assert naive < 0.92
    assert held >= 0.93


def test_no_interval_of_a_rating_is_narrower_than_its_games_need() -> None:
    plan, luck = plan_for(2, 2), random.Random("ratings")
    records = tournament(plan, 60, 0.9, SUITS_A_SEAT, luck)
    assert rate(2, records, plan.deals(range(120))) == rate(2, records)


def test_who_beats_whom_seats_and_ends_go_by_deals_too() -> None:
    plan, luck = plan_for(3, 2), random.Random("all")
    result = evaluate(plan, tournament(plan, 50, 1.0, SUITS_A_SEAT, luck), None, 0.0)
    first = result.seats[0]
    assert first.effect > 3  # six games, all won from the same seat
    assert first.interval[1] - first.interval[0] > 1.5 * width(first.count, first.of)
    beats = result.matrix[0][1]
    assert beats.effect < 0.2
    assert [rate.rate for rate in result.ends.values()] == [1.0]


def width(count: float, of: int) -> float:
    low, high = wilson(count, of)
    return high - low


def test_few_deals_or_one_game_each_are_taken_as_they_are() -> None:
    few = Tally((number % (FEWEST_DEALS - 1), float(number % 3 == 0)) for number in range(40))
    assert few.rate() == Rate(14.0, 40)
    assert few.rate().interval == wilson(14, 40)
    assert few.mean() == mean_interval(few.values)
    alone = Tally((number, float(number % 3 == 0)) for number in range(40))
    assert alone.rate().interval == wilson(14, 40)
    assert Tally().rate().interval == (0.0, 1.0)


def test_where_all_games_end_alike_that_is_no_certainty() -> None:
    lost = Tally((number // 2, 0.0) for number in range(80)).rate()
    assert 0.0 == lost.interval[0] < wilson(0, 80)[1] <= lost.interval[1] < 0.06
    halves = Tally((number // 2, float(number % 2)) for number in range(80)).rate()
    low, high = halves.interval
    assert 0.46 < low < 0.49
    assert 0.51 < high < 0.54


def test_mean_totals_go_by_deals() -> None:
    """Each number comes twice: what is known is what half of them tell."""
    luck = random.Random("totals")
    values = [luck.gauss(50, 10) for _ in range(200)]
    mean, low, high = Tally((number // 2, values[number // 2]) for number in range(400)).mean()
    once, least, most = mean_interval(values)
    assert mean == pytest.approx(once)
    assert high - low == pytest.approx(most - least, rel=0.01)


@pytest.mark.parametrize(("degrees", "value"), [(9, 2.2622), (20, 2.0860), (100, 1.9840)])
def test_student(degrees: int, value: float) -> None:
    assert student(degrees) == pytest.approx(value, abs=5e-4)  # as tables print it
