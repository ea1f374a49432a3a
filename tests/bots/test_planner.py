"""The planner: what it sees coming, that it counts honestly, and that it plays only alone."""

from __future__ import annotations

import pytest

from fathomless import bots, games
from fathomless.bots import playout
from fathomless.bots.evaluations import evaluation_of, greedy_evaluation_of
from fathomless.bots.evaluations.evaluation import LOST, Evaluation
from fathomless.bots.evaluations.the_abandons import TheAbandonsLearned
from fathomless.bots.planner import ROUNDS, PlannerBot, Planning, Prospect
from fathomless.core.action import Action
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abandons.material import EXIT
from fathomless.games.the_abandons.state import TheAbandonsState
from tests.games.the_abandons.tables import journey

GAME = games.get("the-abandons")


def planned(state: State, iterations: int = 400, seed: str = "plan") -> list[Prospect]:
    return PlannerBot(iterations=iterations).plan(Perspective(state, 0), Rng(seed))


def prospects(state: State, iterations: int = 400) -> dict[str, Prospect]:
    return {each.action.text: each for each in planned(state, iterations)}


def test_every_choice_gets_a_chance_an_interval_and_a_score() -> None:
    state = journey("north: cross_123")
    found = prospects(state)
    assert set(found) == {action.text for action in state.legal()}
    for each in found.values():
        low, high = each.interval
        assert 0 <= low <= each.chance <= high <= 1
        assert low < high
        assert each.points >= 2 * each.wins
        assert each.score == each.points / each.visits
    assert sum(each.visits for each in found.values()) <= 400


def test_what_a_map_has_shown_decides() -> None:
    state = journey("north: fork_f1r3", "map: dead_end item item", items=1)
    best, worst = planned(state)
    assert (best.action.text, worst.action.text) == ("go east", "go north")
    assert best.chance > worst.chance


def test_the_exit_within_reach_is_taken() -> None:
    found = prospects(journey("north: fork_f1r3", left=3), 60)
    assert found["go east"].chance == 1.0
    best = planned(journey("north: fork_f1r3", "north: dead_end", "back", left=3), 60)[0]
    assert (best.action.text, best.chance) == ("go east", 1.0)


def test_the_same_seed_gives_the_same_plan() -> None:
    state = journey("north: cross_123")
    before = state.to_json()
    plans = [
        [(p.action.text, p.visits, p.wins, p.points) for p in planned(state, 200, seed)]
        for seed in ("a", "a", "b")
    ]
    assert plans[0] == plans[1] != plans[2]
    assert state.to_json() == before


def test_the_worse_half_is_given_up() -> None:
    planning = Planning(Perspective(journey("north: cross_123"), 0), Rng("halves"))
    planning.run(600)
    assert len(planning.hopeful) == 2
    best = planning.result()
    assert best[0].visits == best[1].visits > best[2].visits


def rivalry(visits: int, lead: float) -> tuple[Planning, Prospect]:
    """A plan with one rival, tried so often and in the mean so much ahead."""
    planning = Planning(Perspective(journey("north: fork_f1r3"), 0), Rng("rivalry"), brief=True)
    assert planning.advised is planning.hopeful[0]
    rival = planning.hopeful[1]
    for each in planning.all:
        each.visits = visits
    rival.lead, rival.squares = lead * visits, 0.2 * visits
    planning.rounds = ROUNDS
    return planning, rival


@pytest.mark.parametrize(
    ("visits", "lead", "preferred"),
    [(10, 0.1, False), (10_000, 0.01, True), (10_000, 0.0005, False), (10_000, -0.01, False)],
)
def test_a_rival_is_preferred_when_it_leads_beyond_doubt(
    visits: int, lead: float, preferred: bool
) -> None:
    planning, rival = rivalry(visits, lead)
    assert (planning.result()[0] is rival) == preferred


@pytest.mark.parametrize(
    ("visits", "lead", "clear", "rivals"),
    [
        (64, 0.01, False, 1),  # nobody knows
        (1000, 0.05, True, 1),  # better
        (1000, -0.05, True, 0),  # worse
        (1_000_000, 0.0005, True, 1),  # it does not matter
    ],
)
def test_a_brief_plan_ends_when_the_choice_is_clear(
    visits: int, lead: float, clear: bool, rivals: int
) -> None:
    planning, _ = rivalry(visits, lead)
    assert planning.is_clear() == clear
    assert len(planning.hopeful) == 1 + rivals
    planning, _ = rivalry(visits, lead)
    planning.brief = False
    assert not planning.is_clear()


def test_of_two_that_are_better_the_plan_looks_for_the_best() -> None:
    planning = Planning(Perspective(journey("north: cross_123"), 0), Rng("two"), brief=True)
    planning.rounds = ROUNDS
    for each in planning.all:
        each.visits, each.squares = 1000, 200.0
    second, third = planning.hopeful[1:]
    second.lead, third.lead = 80.0, 79.0
    assert not planning.is_clear()
    third.lead = -79.0
    assert planning.is_clear()
    assert planning.hopeful == [planning.advised, second]


def test_only_a_bot_that_has_to_choose_is_brief() -> None:
    perspective = Perspective(journey("north: fork_f1r3", left=3), 0)
    bot = PlannerBot(iterations=6000)
    assert sum(each.visits for each in bot.plan(perspective, Rng("long"))) == 6000
    brief = bot.plan(perspective, Rng("brief"), brief=True)
    assert sum(each.visits for each in brief) < 6000
    assert bot.choose(perspective, Rng("brief")) is brief[0].action


def test_the_rules_of_thumb_are_asked_first_by_the_experienced() -> None:
    state = journey("north: cross_123")
    evaluation = evaluation_of("the-abandons")
    advice = evaluation.advise(state, state.legal(), Rng("any"))
    planning = Planning(Perspective(state, 0), Rng("ask"))
    planning.run(12)  # too few tries to know better
    assert planning.advised is not None
    assert planning.result()[0].action is planning.advised.action is advice
    beginner = Planning(Perspective(state, 0), Rng("ask"), experienced=False)
    beginner.run(12)
    assert beginner.advised is None
    assert beginner.result()[0].mean == max(each.mean for each in beginner.hopeful)


def test_the_same_luck_follows_every_choice() -> None:
    """Behind doors with 1, 2 and 3 icons lies the same card, and as many are gone as should be."""
    state = journey("north: cross_123")
    evaluation = evaluation_of("the-abandons")
    for number in range(20):
        world = Perspective(state, 0).sample(Rng(f"luck {number}"))
        assert isinstance(world, TheAbandonsState)
        evaluation.couple(world)
        revealed = set()
        for icons in (1, 2, 3):
            twin = world.copy()
            revealed.add(twin.draw(icons))
            assert twin.deck_size == world.deck_size - icons
            assert len(twin.burned) == icons - 1
            assert sorted(twin.deck[twin.top :] + twin.burned) == sorted(
                world.deck[world.top + 1 :]
            )
            assert twin.deck[-1] == EXIT
        assert len(revealed) == 1


def test_luck_from_below_keeps_the_exit_and_what_a_map_has_shown() -> None:
    state = journey("north: fork_f1r3", "map: dead_end item", items=1, left=5)
    evaluation = evaluation_of("the-abandons")
    world = Perspective(state, 0).sample(Rng("below"))
    assert isinstance(world, TheAbandonsState)
    evaluation.couple(world)
    assert world.copy().draw(2) == world.deck[1]
    assert [world.copy().draw(icons) for icons in (5, 6, 9)] == [EXIT] * 3


def test_a_clock_ends_a_plan() -> None:
    ticks = iter(range(100))
    bot = bots.make("planner:5s", clock=lambda: float(next(ticks)))
    assert isinstance(bot, PlannerBot)
    found = bot.plan(Perspective(journey("north: fork_f1r3"), 0), Rng("clock"))
    assert [each.visits for each in found] == [5, 5]


def test_whole_games_are_played_with_every_option() -> None:
    for options in ({}, {"difficulty": "easy", "sets": 2}, {"retreat": "gentle"}):
        state = GAME.start(1, "whole", options)
        actions: list[Action] = []
        playout.play_bots(state, [bots.make("planner:6")], [Rng("whole")], actions)
        assert state.is_over
        assert len(actions) > 1


def test_a_single_answer_needs_no_plan_and_a_game_for_many_has_none() -> None:
    state = GAME.start(1, "single")
    assert bots.make("planner").choose(Perspective(state, 0), Rng("x")).text == "go north"
    crowded = games.get("the-abyss").start(2, "crowd")
    with pytest.raises(SetupError, match="games for one, such as the-abandons, not the-abyss") as e:
        bots.make("planner").choose(Perspective(crowded, crowded.seat_to_act), Rng("x"))
    assert e.value.code == "bot/invalid"


def test_intervals_are_those_of_wilson() -> None:
    prospect = Prospect(GAME.parse("go north"))
    assert (prospect.interval, prospect.chance, prospect.score) == ((0.0, 1.0), 0.0, 0.0)
    for score in [20] * 40 + [LOST] * 60:
        prospect.add(score)
    assert prospect.interval == pytest.approx((0.3094, 0.4980), abs=0.0001)
    assert (prospect.chance, prospect.score) == (0.4, 8.0)


def test_a_score_is_the_hi_score_or_a_loss() -> None:
    evaluation, plain = evaluation_of("the-abandons"), Evaluation()
    for number in range(40):
        state = GAME.start(1, f"score {number}")
        playout.play_out(state, Rng(f"score {number}"))
        outcome = state.outcome()
        expected = LOST if outcome.lost else outcome.totals[0]
        assert evaluation.score_alone(state) == plain.score_alone(state) == expected
        assert evaluation.evaluate(state, 0) == plain.evaluate(state, 0)
        assert (evaluation.evaluate(state, 0) == 0.0) == outcome.lost


def test_the_rules_of_thumb_escape_more_often_than_chance() -> None:
    evaluation, rng = evaluation_of("the-abandons"), Rng("thumb")
    escapes = 0
    for number in range(300):
        state = GAME.start(1, f"thumb {number}")
        while not state.is_over:
            legal = state.legal()
            advice = evaluation.advise(state, legal, rng)
            assert advice in legal
            state.apply(advice)
        escapes += not state.outcome().lost
    assert 100 < escapes < 160  # 43 % of many


def test_greedy_plays_by_what_was_learned_and_sees_no_hidden_card() -> None:
    evaluation, greedy = greedy_evaluation_of("the-abandons"), bots.make("greedy")
    assert isinstance(evaluation, TheAbandonsLearned)
    for number in range(6):
        state = GAME.start(1, f"greedy {number}")
        while not state.is_over:
            legal = state.legal()
            choices = {greedy.choose(Perspective(state, 0), Rng(f"{i}")) for i in range(3)}
            assert choices == {evaluation.advise(state, legal, Rng("any"))}
            state.apply(choices.pop())
