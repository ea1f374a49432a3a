"""Tables without a server, and how to play at them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fathomless import games
from fathomless.server.effects import REPLY, BotTurn, Effect, Persist, Send, SingleAnswer
from fathomless.server.protocol import (
    Act,
    Ask,
    Error,
    Frame,
    Moment,
    Request,
    Step,
    Synced,
    read_request,
    write_frame,
)
from fathomless.server.seats import Seat, hashed
from fathomless.server.setup import Setup
from fathomless.server.table import Table

PEOPLE = "pppp"


def make_table(
    who: str = "ppp",
    seed: str = "tide",
    watched: bool = True,
    game: str = "the-abyss",
    **setup: Any,
) -> Table:
    """A table, of The Abyss unless told: p for a person, b for a bot, o for an open seat."""
    facts = games.get(game)
    kinds = {
        "p": lambda n: Seat(f"P{n}", hashed(f"token {n}")),
        "b": lambda n: Seat(f"B{n}", None, "sunlit"),
        "o": lambda n: Seat(),
    }
    seats = [kinds[letter](n) for n, letter in enumerate(who)]
    terms: dict[str, Any] = {"id": "table", "options": {}, "invite_hash": hashed("invite")}
    terms |= setup
    terms["options"] = facts.read_options(terms["options"])
    table = Table(Setup(game=facts, seed=seed, **terms), seats)
    for number, letter in enumerate(who):
        if watched and letter == "p":
            table.connect(number)
    return table


def ask(table: Table, seat: int | None, text: str) -> list[Effect]:
    """A message as JSON, the way a client sends it."""
    return table.handle(seat, read_request(text))


def replies(effects: Sequence[Effect]) -> list[Frame]:
    return [e.frame for e in effects if isinstance(e, Send) and e.to == REPLY]


def error_code(effects: Sequence[Effect]) -> str:
    """The code of the refusal, which must be the only effect."""
    assert len(effects) == 1
    (frame,) = replies(effects)
    assert isinstance(frame, Error)
    return frame.code


def sent_to(effects: Sequence[Effect], to: int) -> list[Frame]:
    return [e.frame for e in effects if isinstance(e, Send) and e.to == to]


def now(table: Table, seat: int | None) -> Moment:
    """What the seat sees at this moment."""
    (frame,) = replies(ask(table, seat, '{"t":"sync"}'))
    assert isinstance(frame, Synced)
    return frame.now


def question(table: Table, seat: int) -> Ask:
    found = now(table, seat).ask
    assert found is not None
    return found


def asked(table: Table) -> int:
    return table.course.state.seat_to_act


def act(table: Table, action: str | list[str], seat: int | None = None) -> list[Effect]:
    """The seat that is asked (or another) answers."""
    return table.handle(asked(table) if seat is None else seat, Act(table.course.ply, action))


def request(table: Table, seat: int | None, message: Request) -> list[Effect]:
    return table.handle(seat, message)


def play_on(table: Table, chance: random.Random) -> list[Effect]:
    """One step, by whoever it is up to, as the shell would have it done."""
    due = table.due()
    if isinstance(due, SingleAnswer):
        return table.give_single_answer(due)
    legal = table.course.state.legal()
    text = chance.choice(legal).text
    if isinstance(due, BotTurn):
        table.begin_turn(due)
        return table.finish_turn(due, text)
    return act(table, text)


def play_until(table: Table, kind: str, least: int = 2, seed: str = "x") -> None:
    """Play until a person has this question with at least so many answers."""
    chance = random.Random(seed)
    while True:
        state = table.course.state
        assert state.asked is not None, "the game is over"
        if state.asked.kind == kind and len(state.legal()) >= least and table.due() is None:
            return
        play_on(table, chance)


def play_to_the_end(table: Table, seed: str = "x") -> None:
    """Any moves, until the match is over."""
    chance = random.Random(seed)
    while not table.is_over:
        play_on(table, chance)


def persisted(effects: Sequence[Effect]) -> list[Persist]:
    return [e for e in effects if isinstance(e, Persist)]


def steps(effects: Sequence[Effect], to: int) -> list[Step]:
    return [frame for frame in sent_to(effects, to) if isinstance(frame, Step)]


def as_text(frames: Sequence[Frame]) -> list[str]:
    return [write_frame(frame) for frame in frames]
