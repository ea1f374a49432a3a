from __future__ import annotations

import random

import pytest

from fathomless.server import protocol
from fathomless.server.effects import (
    Line,
    Persist,
    Send,
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
    question,
    sent_to,
)


def test_undo_where_nothing_was_shown() -> None:
    table = make_table()
    seat = asked(table)
    before = now(table, seat).view
    act(table, "take discard")
    assert now(table, seat).undo
    effects = ask(table, seat, '{"t":"undo"}')
    assert persisted(effects) == [Persist(1, (Line(seat, "@back 0"),))]
    (back,) = sent_to(effects, seat)
    assert isinstance(back, protocol.Back)
    assert (back.ply, back.moves) == (2, 0)
    assert back.now.view == before
    assert act(table, "draw")


def test_a_click_from_before_an_undo_is_stale() -> None:
    table = make_table()
    seat = asked(table)
    act(table, "take discard")
    ask(table, seat, '{"t":"undo"}')
    assert error_code(ask(table, seat, '{"t":"act","ply":1,"a":"end"}')) == "action/stale"


@pytest.mark.parametrize(
    ("moves", "code"),
    [([], "undo/nothing"), (["draw"], "undo/shown"), (["take discard", "end"], "")],
)
def test_undo_is_refused_where_it_would_take_back_knowledge(moves: list[str], code: str) -> None:
    table = make_table()
    seat = asked(table)
    for move in moves:
        act(table, move)
    effects = ask(table, seat, '{"t":"undo"}')
    assert (error_code(effects) if code else "") == code


def test_undo_is_refused_when_others_have_acted() -> None:
    table = make_table()
    seat = asked(table)
    for move in ("take discard", "end", "draw"):
        act(table, move)
    assert error_code(ask(table, seat, '{"t":"undo"}')) == "undo/others-acted"
    assert not now(table, seat).undo


def test_only_who_has_chosen_can_ask_for_a_take_back() -> None:
    table = make_table()
    seat, other = asked(table), (asked(table) + 1) % 3
    assert not now(table, seat).takeback
    act(table, "draw")
    assert now(table, seat).takeback
    assert not now(table, other).takeback
    assert error_code(ask(table, other, '{"t":"takeback"}')) == "undo/nothing"


def test_a_take_back_needs_everybody_else() -> None:
    table = make_table("pppp")
    seat = asked(table)
    act(table, "draw")
    effects = ask(table, seat, '{"t":"takeback"}')
    assert [send.to for send in effects if isinstance(send, Send)] == [0, 1, 2, 3]
    assert table.due() is None
    others = [number for number in range(4) if number != seat]
    for other in others[:2]:
        assert not persisted(ask(table, other, '{"t":"vote","yes":true}'))
    effects = ask(table, others[2], '{"t":"vote","yes":true}')
    assert persisted(effects) == [Persist(1, (Line(seat, "@back 0"),))]
    assert [type(frame) for frame in sent_to(effects, seat)] == [protocol.VoteOver, protocol.Back]
    assert table.course.moves == 0
    assert table.vote is None


def test_one_no_refuses_a_take_back_and_its_asker_can_withdraw_it() -> None:
    table = make_table()
    seat = asked(table)
    act(table, "draw")
    for who in ((seat + 1) % 3, seat):
        ask(table, seat, '{"t":"takeback"}')
        effects = ask(table, who, '{"t":"vote","yes":false}')
        assert sent_to(effects, seat) == [protocol.VoteOver(seat, granted=False)]
    assert table.course.moves == 1
    assert error_code(ask(table, seat, '{"t":"vote","yes":true}')) == "vote/none"


def test_bots_agree_to_a_take_back() -> None:
    table = make_table("pbb", "tide 2")
    while asked(table) or len(table.course.state.legal()) < 2:
        play_on(table, random.Random(0))
    act(table, "draw")
    assert persisted(ask(table, 0, '{"t":"takeback"}'))


def test_playing_on_ends_a_vote() -> None:
    table = make_table()
    seat = asked(table)
    act(table, "draw")
    ask(table, seat, '{"t":"takeback"}')
    effects = act(table, question(table, seat).options[0].a)
    assert protocol.VoteOver(seat, granted=False) in sent_to(effects, seat)


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    table = make_table()
    while not table.is_over:
        play_on(table, random.Random(3))
    for text in ('{"t":"undo"}', '{"t":"takeback"}'):
        assert error_code(ask(table, 0, text)) == "action/game-over"


def test_a_table_reads_its_own_lines() -> None:
    table = make_table()
    chance = random.Random(8)
    for number in range(150):
        if table.is_over:
            break
        seat = asked(table)
        if number % 7 == 3 and now(table, seat).undo:
            ask(table, seat, '{"t":"undo"}')
        else:
            play_on(table, chance)
    assert any(line.moves_left is not None for line in table.course.lines)
    twin = Table(table.setup, table.seats, table.course.lines)
    assert twin.course.state.to_json() == table.course.state.to_json()
    assert twin.course.moves_at == table.course.moves_at
    assert now(twin, 1) == now(table, 1)
