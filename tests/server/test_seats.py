from __future__ import annotations

import random

import pytest

from fathomless.server import protocol
from fathomless.server.effects import (
    REPLY,
    BotTurn,
    KeepSeat,
    Send,
)
from fathomless.server.seats import SeatError, hashed, seat_of
from tests.server.tables import (
    act,
    ask,
    asked,
    error_code,
    make_table,
    now,
    play_on,
    sent_to,
    steps,
)


def test_nobody_moves_before_every_seat_is_taken() -> None:
    table = make_table("poo")
    assert error_code(act(table, "draw", 0)) == "table/waiting"
    assert table.due() is None
    assert now(table, 0).ask is None
    assert table.claim("Ines", hashed("a"), None)[0] == 1
    seat, effects = table.claim("Oskar", hashed("b"), 2)
    assert seat == 2
    assert effects[0] == KeepSeat(2)
    assert table.is_started
    assert [type(frame) for frame in sent_to(effects, 0)] == [protocol.Seats, protocol.Synced]
    with pytest.raises(SeatError, match="taken"):
        table.claim("Tove", hashed("c"), None)


def test_no_two_have_the_same_name() -> None:
    table = make_table("poo")
    with pytest.raises(SeatError) as caught:
        table.claim(" p0 ", hashed("a"), None)
    assert caught.value.code == "name/taken"


def test_a_token_opens_its_own_seat_only() -> None:
    table = make_table("ppb")
    assert [seat_of(f"token {n}", table.seats) for n in range(3)] == [0, 1, None]
    assert seat_of("", table.seats) is None
    assert seat_of(hashed("token 0"), table.seats) is None


def test_a_bot_fills_an_open_seat() -> None:
    table = make_table("po")
    effects = ask(table, 0, '{"t":"bot","seat":1,"level":"hadal"}')
    assert effects[0] == KeepSeat(1)
    assert table.is_started
    assert table.info().seats[1].player == "bot"
    assert table.info().seats[1].level == "hadal"


def test_a_bot_stands_in_for_somebody_who_is_away_and_gives_the_seat_back() -> None:
    table = make_table("ppp")
    text = '{"t":"bot","seat":1,"level":"midnight"}'
    assert error_code(ask(table, 0, text)) == "seat/present"
    table.disconnect(1)
    assert ask(table, 0, text)[0] == KeepSeat(1)
    while asked(table) != 1:
        play_on(table, random.Random(2))
    assert isinstance(table.due(), BotTurn)
    table.connect(1)
    assert now(table, 1).ask is None
    assert error_code(act(table, "draw", 1)) == "seat/bot"
    effects = ask(table, 1, '{"t":"return"}')
    assert effects[0] == KeepSeat(1)
    assert now(table, 1).ask is not None
    assert error_code(ask(table, 1, '{"t":"return"}')) == "seat/yours"


def test_one_can_hand_over_ones_own_seat_but_no_bots() -> None:
    table = make_table("ppb")
    assert error_code(ask(table, 0, '{"t":"bot","seat":2,"level":"sunlit"}')) == "seat/bot"
    assert error_code(ask(table, 0, '{"t":"bot","seat":7,"level":"sunlit"}')) == "seats/invalid"
    assert error_code(ask(table, 0, '{"t":"bot","seat":1,"level":"wise"}')) == "bot/unknown"
    assert error_code(ask(table, None, '{"t":"bot","seat":1,"level":"sunlit"}')) == "seat/none"
    assert ask(table, 0, '{"t":"bot","seat":0,"level":"sunlit"}')[0] == KeepSeat(0)


def test_coming_and_going_is_told_once_per_seat() -> None:
    table = make_table("ppp", watched=False)
    assert [send.to for send in table.connect(0) if isinstance(send, Send)] == [REPLY, REPLY, 0]
    table.connect(1)
    assert len(table.connect(1)) == 2
    assert table.disconnect(1) == []
    (news,) = sent_to(table.disconnect(1), 0)
    assert isinstance(news, protocol.Seats)
    assert not news.seats[1].present


def test_hot_seat_is_one_device_with_several_seats() -> None:
    # One client holds both tokens; each seat's frames stay that seat's own.
    table = make_table("pp")
    chance = random.Random(4)
    while not table.is_over:
        effects = play_on(table, chance)
        for seat in (0, 1):
            assert all(step.now.view["seat"] == seat for step in steps(effects, seat))
