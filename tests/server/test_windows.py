"""Windows online: standing orders, answers given ahead, and how long a bot may take."""

from __future__ import annotations

import random

import pytest

from fathomless.core.perspective import Perspective
from fathomless.core.state import SOMEBODY, State
from fathomless.server.effects import BotTurn, Job, Search, SingleAnswer
from fathomless.server.protocol import Act, Synced
from fathomless.server.table import Table
from tests.server.tables import (
    act,
    ask,
    asked,
    error_code,
    make_table,
    now,
    play_on,
    question,
    sent_to,
    steps,
)


def at_a_window(coming: int = 0, who: str = "pppp") -> Table:
    """A table of Chasms where a person is asked in a window, and so many come after."""
    for number in range(200):
        table = make_table(who, f"window {number}", game="chasms", options={"factions": "random"})
        chance = random.Random(number)
        for _ in range(120):
            state = table.course.state
            if state.asked is None:
                break
            if state.asked.secret and len(state.asked_next()) >= coming and table.due() is None:
                return table
            play_on(table, chance)
    raise AssertionError("no such window")


def next_in(table: Table) -> int:
    return table.course.state.asked_next()[0].seat


def test_everybody_concerned_is_shown_the_question_at_once() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    for seat in range(4):
        moment = now(table, seat)
        shown = seat in (first, second)
        assert (moment.ask is not None) == shown
        assert moment.view["asked"] == (seat if shown else SOMEBODY)


def test_an_answer_given_ahead_waits_for_its_turn() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    ply = table.course.ply
    effects = act(table, "pass", second)
    assert table.course.ply == ply  # nothing has happened, and nobody else hears of it
    assert [frame for seat in range(4) if seat != second for frame in sent_to(effects, seat)] == []
    (frame,) = sent_to(effects, second)
    assert isinstance(frame, Synced)
    assert frame.now.ask is None
    act(table, "pass", first)
    due = table.due()
    assert due == SingleAnswer(ply + 1, second, secret=True)
    (step,) = steps(table.give_single_answer(due), second)
    assert step.seat == second
    assert step.auto is not True  # it was an answer, only an early one
    assert [line.text for line in table.course.lines[ply:]] == ["pass", "pass"]


def test_an_answer_given_ahead_is_forgotten_when_something_happens() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    act(table, "pass", second)
    card = table.course.state.legal()[0].text
    act(table, card, first)
    assert table.ahead.since == table.course.ply
    assert not table.ahead.has(second, "pass")


def test_a_pass_of_another_makes_no_answer_stale() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    ply = table.course.ply
    act(table, "pass", first)
    assert table.course.state.seat_to_act == second
    assert table.handle(second, Act(ply, "pass"))
    assert [(line.seat, line.text) for line in table.course.lines[ply:]] == [
        (first, "pass"),
        (second, "pass"),
    ]
    # Sent once more, it is not taken for an answer to what is asked now.
    lines = len(table.course.lines)
    table.handle(second, Act(ply, "pass"))
    assert len(table.course.lines) == lines


def test_ahead_only_a_legal_answer_of_a_seat_that_comes_is_taken() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    outside = next(seat for seat in range(4) if now(table, seat).ask is None)
    assert error_code(act(table, "pass", outside)) == "action/not-your-turn"
    assert error_code(act(table, "end", second)) == "action/illegal"
    assert error_code(act(table, ["pass", "pass"], second)) == "action/not-your-turn"
    assert first == asked(table)


def hint_job(table: Table, seat: int) -> Job:
    """What is looked for when a seat asks for a hint."""
    (effect,) = ask(table, seat, '{"t":"hint"}')
    assert isinstance(effect, Search)
    return effect.job


def test_a_hint_does_not_tell_whom_the_rules_ask_first() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    ahead = hint_job(table, second)
    for seat in (first, second):
        job = hint_job(table, seat)
        found = {action.text for action in Perspective(State.from_json(job.state), seat).legal()}
        assert found == {option.a for option in question(table, seat).options}
    assert asked(table) == first  # nothing has happened
    act(table, "pass", first)
    assert hint_job(table, second).state == ahead.state


def test_a_seat_that_is_shown_no_question_gets_no_hint() -> None:
    table = at_a_window(coming=1)
    first, second = asked(table), next_in(table)
    outside = next(seat for seat in range(4) if now(table, seat).ask is None)
    assert error_code(ask(table, outside, '{"t":"hint"}')) == "action/not-your-turn"
    act(table, "pass", second)
    assert error_code(ask(table, second, '{"t":"hint"}')) == "action/not-your-turn"
    ask(table, first, '{"t":"order","order":"never"}')
    assert now(table, first).ask is None
    assert error_code(ask(table, first, '{"t":"hint"}')) == "action/not-your-turn"


def test_an_order_passes_without_a_question() -> None:
    table = at_a_window()
    seat = asked(table)
    ply = table.course.ply
    assert now(table, seat).order == "always"
    (frame,) = sent_to(ask(table, seat, '{"t":"order","order":"never"}'), seat)
    assert isinstance(frame, Synced)
    assert frame.now.order == "never"
    assert frame.now.ask is None
    assert frame.now.waiting is not None
    assert frame.now.waiting.seat == SOMEBODY
    due = table.due()
    assert due == SingleAnswer(ply, seat, secret=True)
    effects = table.give_single_answer(due)
    (step,) = steps(effects, seat)
    assert step.auto is True
    for other in range(4):
        if other != seat:
            assert [step.seat for step in steps(effects, other)] == [SOMEBODY]
    assert table.course.lines[ply].text == "pass"


def test_orders_are_those_of_the_game() -> None:
    table = at_a_window()
    assert table.info().orders == ("always", "concerned", "never")
    assert error_code(ask(table, 0, '{"t":"order","order":"sometimes"}')) == "order/unknown"
    assert error_code(ask(table, None, '{"t":"order","order":"always"}')) == "seat/none"
    other = make_table()
    assert other.info().orders == ()
    assert now(other, 0).order == ""
    assert error_code(ask(other, 0, '{"t":"order","order":"always"}')) == "order/unknown"


@pytest.mark.parametrize("who", ["pbbb"])
def test_a_bot_in_a_window_is_told_to_be_quick(who: str) -> None:
    table = make_table(who, "bots", game="chasms", options={"factions": "random"})
    chance = random.Random("bots")
    seen = set()
    while not table.is_over:
        due = table.due()
        question = table.course.state.asked
        if isinstance(due, BotTurn) and question is not None:
            assert due.secret == question.secret
            seen.add(due.secret)
        play_on(table, chance)
    assert seen == {False, True}
