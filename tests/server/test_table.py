from __future__ import annotations

import random

import pytest

from fathomless.server import levels, protocol
from fathomless.server.effects import (
    SPECTATORS,
    BotTurn,
    Effect,
    HurryUp,
    Line,
    Persist,
    Search,
    SingleAnswer,
)
from fathomless.server.table import Table
from tests.server.tables import (
    act,
    ask,
    asked,
    error_code,
    make_table,
    now,
    persisted,
    play_on,
    play_until,
    question,
    replies,
    sent_to,
    steps,
)


@pytest.mark.parametrize("who", ["pp", "ppp", "pppp", "pbb", "ppbb"])
def test_a_whole_game_is_played_without_a_socket(who: str) -> None:
    table = make_table(who)
    table.connect(None)
    chance = random.Random(who)
    effects: list[Effect] = []
    seen = dict.fromkeys([*range(len(who)), SPECTATORS], 0)
    while not table.is_over:
        ply = table.course.ply
        effects = play_on(table, chance)
        assert isinstance(effects[0], Persist)
        assert effects[0].ply == ply
        for to in seen:
            for step in steps(effects, to):
                assert step.ply == ply + 1
                seen[to] = step.ply
    watching = [n for n, letter in enumerate(who) if letter == "p"] + [SPECTATORS]
    assert all(seen[to] == table.course.ply for to in watching)
    assert persisted(effects)[0].finished
    result, proof = now(table, 0).result, now(table, 0).proof
    assert result is not None
    assert sorted(seat for group in result.ranking for seat in group) == list(range(len(who)))
    assert proof is not None
    assert proof.seed == "tide"


def test_only_the_seat_that_is_asked_is_shown_the_question() -> None:
    table = make_table()
    first = asked(table)
    for seat in range(3):
        moment = now(table, seat)
        assert (moment.ask is not None) == (seat == first)
        assert (moment.waiting is None) == (seat == first)
    options = [option.a for option in question(table, first).options]
    assert options == [action.text for action in table.course.state.legal()]
    assert now(table, None).waiting == protocol.Waiting(first, "draw")


def test_seed_and_result_are_shown_at_the_end_only() -> None:
    table = make_table()
    assert now(table, 0).proof is None
    assert table.info().commitment == table.setup.commitment
    assert "tide" not in str(table.connect(0))


def test_a_foreign_seat_is_refused_and_nothing_changes() -> None:
    table = make_table()
    other = (asked(table) + 1) % 3
    before = table.course.state.to_json()
    assert error_code(act(table, "draw", other)) == "action/not-your-turn"
    assert error_code(ask(table, None, '{"t":"act","ply":0,"a":"draw"}')) == "seat/none"
    assert table.course.state.to_json() == before
    assert table.course.ply == 0


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("stop", "action/illegal"),
        ("fly", "notation/unknown"),
        (["draw", "end"], "action/sequence"),
        (["take discard", "draw"], "action/illegal"),
    ],
)
def test_a_wrong_answer_is_refused_with_a_code(action: str | list[str], code: str) -> None:
    table = make_table()
    before = table.course.state.to_json()
    effects = act(table, action)
    assert error_code(effects) == code
    (frame,) = replies(effects)
    assert isinstance(frame, protocol.Error)
    assert frame.ply == 0
    assert bool(frame.rule) == (code == "action/illegal")
    assert table.course.state.to_json() == before


def test_a_list_cannot_be_used_to_look_behind_a_draw() -> None:
    # Whether "keep X" is legal after "draw" would tell the top of the deck, card by card.
    table = make_table()
    ids = {card for entry in ("treasure", "eye", "hook", "sword") for card in [f"{entry}_4"]}
    for card in [*ids, "treasure_5", "eye_1", "hook_2"]:
        assert error_code(act(table, ["draw", f"keep {card}"])) == "action/sequence"
    assert table.course.ply == 0


def test_a_list_is_played_whole_and_step_by_step() -> None:
    table = make_table()
    play_until(table, "draw")
    seat = asked(table)
    ply = table.course.ply
    effects = act(table, ["take discard", "end"])
    assert persisted(effects) == [
        Persist(ply, (Line(seat, "take discard"), Line(seat, "end")), False)
    ]
    assert [step.ply for step in steps(effects, seat)] == [ply + 1, ply + 2]


def test_a_stale_answer_is_refused() -> None:
    table = make_table()
    seat = asked(table)
    act(table, "take discard")
    assert error_code(ask(table, seat, '{"t":"act","ply":0,"a":"draw"}')) == "action/stale"
    assert error_code(ask(table, seat, '{"t":"act","ply":99,"a":"end"}')) == "action/stale"


def test_a_doubled_answer_is_played_once() -> None:
    table = make_table()
    seat = asked(table)
    act(table, "take discard")
    effects = ask(table, seat, '{"t":"act","ply":0,"a":"take  discard"}')
    assert not persisted(effects)
    (frame,) = replies(effects)
    assert isinstance(frame, protocol.Synced)
    assert frame.ply == table.course.ply == 1
    assert [past.move for past in frame.steps] == [0]


def test_what_another_seat_played_is_no_duplicate() -> None:
    table = make_table()
    seat = asked(table)
    act(table, "take discard")
    text = '{"t":"act","ply":0,"a":"take discard"}'
    assert error_code(ask(table, (seat + 1) % 3, text)) == "action/stale"


def test_sync_tells_what_is_new_and_a_step_is_what_sync_says() -> None:
    table = make_table()
    chance = random.Random(5)
    told: list[list[object]] = [[], [], []]
    for _ in range(60):
        effects = play_on(table, chance)
        for seat in range(3):
            told[seat] += [step.events for step in steps(effects, seat)]
    for seat in range(3):
        for ply in (0, 30, 60, 1_000):
            (frame,) = replies(ask(table, seat, f'{{"t":"sync","ply":{ply}}}'))
            assert isinstance(frame, protocol.Synced)
            start = ply if ply <= 60 else 0
            assert frame.start == start
            assert [past.events for past in frame.steps] == told[seat][start:]


def test_earlier_views_are_the_ones_that_were_sent() -> None:
    table = make_table()
    chance = random.Random(6)
    sent = [now(table, 1).view]
    for _ in range(40):
        sent += [step.now.view for step in steps(play_on(table, chance), 1)]
    (frame,) = replies(ask(table, 1, '{"t":"views","start":3,"count":20}'))
    assert isinstance(frame, protocol.PastViews)
    assert frame.views == sent[3:23]


def find_single_answer(who: str) -> tuple[Table, SingleAnswer]:
    for seed in range(100):
        table = make_table(who, f"single {seed}")
        chance = random.Random(seed)
        while not table.is_over:
            due = table.due()
            if isinstance(due, SingleAnswer):
                return table, due
            play_on(table, chance)
    raise AssertionError("no single answer in 100 games")


def test_a_single_answer_is_given_by_the_table_and_only_its_seat_is_told_so() -> None:
    table, due = find_single_answer("ppp")
    table.connect(None)
    assert question(table, due.seat).auto
    effects = table.give_single_answer(due)
    for to in (0, 1, 2, SPECTATORS):
        (step,) = steps(effects, to)
        assert (step.auto is True) == (to == due.seat)
    assert table.give_single_answer(due) == []


def test_a_bot_is_asked_the_same_way_whether_it_has_a_choice_or_not() -> None:
    table = make_table("pbb")
    chance = random.Random(1)
    sizes = set()
    while not table.is_over:
        if asked(table) > 0:
            due = table.due()
            assert isinstance(due, BotTurn)
            sizes.add(len(table.course.state.legal()) == 1)
            assert sent_to(table.begin_turn(due), 0) == [protocol.Thinking(due.seat)]
        play_on(table, chance)
    assert sizes == {True, False}


def test_a_late_bot_changes_nothing() -> None:
    table = make_table("pbb")
    while not isinstance(table.due(), BotTurn):
        play_on(table, random.Random(0))
    due = table.due()
    assert isinstance(due, BotTurn)
    text = table.course.state.legal()[0].text
    assert table.finish_turn(due, text)
    assert table.finish_turn(due, text) == []
    assert table.begin_turn(due) == []


def test_only_a_holder_of_a_seat_hurries_bots() -> None:
    table = make_table("pbb")
    assert ask(table, 0, '{"t":"hurry"}') == [HurryUp()]
    assert error_code(ask(table, None, '{"t":"hurry"}')) == "seat/none"


def test_a_hint_is_for_the_seat_that_is_asked() -> None:
    table = make_table()
    seat = asked(table)
    (effect,) = ask(table, seat, '{"t":"hint"}')
    assert isinstance(effect, Search)
    assert (effect.job.seat, effect.job.spec) == (seat, levels.hint_for(3))
    assert error_code(ask(table, (seat + 1) % 3, '{"t":"hint"}')) == "action/not-your-turn"
    (effect,) = ask(make_table("p", game="the-abandons"), 0, '{"t":"hint"}')
    assert isinstance(effect, Search)
    assert effect.job.spec == levels.hint_for(1)
