"""Tables in worlds that an observer cannot tell apart, and what the observer is told in each."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.server.effects import REPLY, SPECTATORS, BotTurn, Effect, Send
from fathomless.server.table import Table
from tests.server.tables import act, as_text, ask, make_table, play_on, replies


class LeakError(AssertionError):
    """A frame that tells what its reader cannot know."""


def check_game(who: str, number: int, every: int = 1, game: str = "the-abyss") -> int:
    """Play a game; at every so many moves, compare what each observer is told. How often it was."""
    table = make_table(who, f"frames {number}", game=game)
    table.connect(None)
    chance = random.Random(f"{who}/{number}")
    compared = 0
    while not table.is_over:
        if table.course.moves % every == 0:
            for seat in observers(who):
                compared += check_moment(table, seat, chance)
        play_on(table, chance)
    return compared


def observers(who: str) -> Iterator[int | None]:
    yield from (number for number, kind in enumerate(who) if kind == "p")
    yield None


def check_moment(table: Table, seat: int | None, chance: random.Random) -> int:
    """The present, and one move on, in this world and in another; how much was compared."""
    rng = Rng(f"{table.setup.seed}/{table.course.ply}/{seat}")
    world = table.course.state.determinise(seat, rng)
    world.rng = table.course.state.rng.copy()
    here, there = in_world(table, None), in_world(table, world)
    if everything_told(here, seat) != everything_told(there, seat):
        raise LeakError(f"{table.setup.seed}, ply {table.course.ply}: observer {seat} can tell")
    return 1 + compare_step(here, there, seat, chance)


def in_world(table: Table, world: State | None) -> Table:
    """A twin of the table in which the hidden things lie otherwise; the past is the same."""
    twin = copy.copy(table)
    twin.seats = [copy.copy(seat) for seat in table.seats]
    twin.ahead = copy.deepcopy(table.ahead)
    twin.course = course = copy.copy(table.course)
    course.lines = course.lines[:]
    course.moves_at = course.moves_at[:]
    course.events = course.events[:]
    course._match = match = copy.copy(table.course._match)
    match.steps = match.steps[:]
    match.log = match.log[:]
    old = match.replay
    match.replay = Replay(old.game, old.seats, old.seed, old.options, old.actions[:])
    match.state = (match.state if world is None else world).copy()
    match.state.journal = []
    twin._handlers = {kind: getattr(twin, f.__name__) for kind, f in table._handlers.items()}
    return twin


def everything_told(table: Table, seat: int | None) -> list[object]:
    """The present moment and the facts of the table; the past is the same in both worlds."""
    text = f'{{"t":"sync","ply":{table.course.ply}}}'
    return [*as_text(replies(ask(table, seat, text))), table.info()]


def compare_step(here: Table, there: Table, seat: int | None, chance: random.Random) -> int:
    """Worlds that a move itself does not tell apart must give the same frames after it."""
    possible = there.course.state.legal()
    both = [action for action in here.course.state.legal() if action in possible]
    if not both:
        return 0
    text = chance.choice(both).text
    mine, theirs = step(here, text), step(there, text)
    if here.course.state.view(seat) != there.course.state.view(seat):
        return 0
    if events(here, seat) != events(there, seat):
        return 0
    if told(mine, seat) != told(theirs, seat) or not pauses_agree(here, there):
        raise LeakError(f"{here.setup.seed}, ply {here.course.ply}: {text!r} tells {seat} more")
    return 1


def pauses_agree(here: Table, there: Table) -> bool:
    """Everybody waits as long for a bot in all worlds.

    A secret question may be asked of a bot in one world and of a person in the other, whose time is
    the person's own.
    """
    mine, theirs = pause(here), pause(there)
    asked = here.course.state.asked
    if asked is not None and asked.secret and (mine is None or theirs is None):
        return True
    return mine == theirs


def pause(table: Table) -> str | None:
    """What decides how long everybody waits for a bot, see `room.py`; None: no bot is asked."""
    due = table.due()
    if not isinstance(due, BotTurn):
        return None
    return "window" if due.secret else due.level


def step(table: Table, text: str) -> list[Effect]:
    """A person's move goes the person's way, a bot's the bot's."""
    due = table.due()
    return table.finish_turn(due, text) if isinstance(due, BotTurn) else act(table, text)


def events(table: Table, seat: int | None) -> list[object]:
    return [event.seen_by(seat) for event in table.course.events[-1]]


def told(effects: list[Effect], seat: int | None) -> list[str]:
    mine = (REPLY, to_of(seat))
    return as_text([e.frame for e in effects if isinstance(e, Send) and e.to in mine])


def to_of(seat: int | None) -> int:
    return SPECTATORS if seat is None else seat
