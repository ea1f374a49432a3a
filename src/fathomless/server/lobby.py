"""All tables of a server: made, found, loaded when they are asked for, forgotten when idle."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from fathomless import games
from fathomless.core.errors import FathomlessError, SetupError
from fathomless.core.game import Setting
from fathomless.server import levels
from fathomless.server.course import Course
from fathomless.server.effects import Line
from fathomless.server.limits import LimitError, Limits
from fathomless.server.room import Pace, Room
from fathomless.server.seats import Seat, bot_name, free_name, hashed, matches, new_secret
from fathomless.server.setup import Setup
from fathomless.server.store.store import Store
from fathomless.server.table import Table
from fathomless.server.workers import Workers

LONGEST_SEED = 100


class TableError(FathomlessError):
    """A table that is not there, or not to be had: `table/…`."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit here: me (a person with a token, also several on one device), bot, or open."""

    player: str
    name: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Fork:
    """Play on from a finished match, after so many of its moves."""

    table: str
    moves: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """What somebody wants to play."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Setting] = field(default_factory=dict)
    seed: str | None = None
    hints: bool = True
    fork: Fork | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A new table and its secrets, which exist nowhere else."""

    room: Room
    tokens: dict[int, str]
    invite: str | None


class Lobby:
    """Finds the room of a table."""

    def __init__(self, store: Store, workers: Workers, limits: Limits, pace: Pace) -> None:
        self.store = store
        self.workers = workers
        self.limits = limits
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def room(self, id: str) -> Room:
        """The room of this table, with the match as the store has it."""
        room = self.rooms.get(id)
        if room is not None and not room.is_broken:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self.store.load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        table = await asyncio.shield(loading)
        if table is None:
            raise TableError("table/unknown", "There is no such table.")
        room = self.rooms.get(id)
        return self._open(table) if room is None or room.is_broken else room

    async def create(self, wish: NewTable) -> Made:
        """A new table, durable before anybody hears of it."""
        seats, tokens = seat_everybody(wish.seats)
        lines: Sequence[Line] = ()
        seed = check_seed(wish.seed)
        options = games.get(wish.game).read_options(wish.options)
        if wish.fork is not None:
            origin = await self._finished(wish.fork.table)
            lines = moves_to_keep(origin, wish, len(seats))
            seed, options = origin.setup.seed, origin.setup.options
        has_open = any(seat.is_open for seat in seats)
        invite = new_secret() if has_open else None
        setup = Setup(
            id=secrets.token_urlsafe(9),
            game=games.get(wish.game),
            options=options,
            seed=secrets.token_hex(16) if seed is None else seed,
            chosen_seed=seed is not None,
            hints=wish.hints,
            created=int(time.time()),
            invite_hash=None if invite is None else hashed(invite),
            forked_from=None if wish.fork is None else wish.fork.table,
        )
        table = Table(setup, seats, lines)
        self._make_space()
        await self.store.create(table)
        return Made(self._open(table), tokens, invite)

    async def join(self, id: str, invite: str, name: str, wanted: int | None) -> tuple[int, str]:
        """An invitation becomes a seat; its token is new and the inviter does not know it."""
        room = await self.room(id)
        if not matches(invite, room.table.setup.invite_hash):
            raise TableError("table/invite", "This invitation is not for this table.")
        token = new_secret()
        return await room.claim(name, hashed(token), wanted), token

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self.rooms.values()))

    async def _finished(self, id: str) -> Table:
        table = (await self.room(id)).table
        if not table.is_over:
            raise TableError("table/running", "Only a finished match can be played on from.")
        return table

    def _open(self, table: Table) -> Room:
        self._make_space()
        room = Room(table, self.store, self.workers, self.pace)
        self.rooms[table.setup.id] = room
        return room

    def _make_space(self) -> None:
        """Forget the rooms that nobody is in, the oldest first; the store has all of them."""
        if len(self.rooms) < self.limits.live_tables:
            return
        for id in [id for id, room in self.rooms.items() if room.is_idle][:100]:
            del self.rooms[id]
        if len(self.rooms) >= self.limits.live_tables:
            raise LimitError("limit/tables", "Every table of this server is in use.")


def seat_everybody(wishes: Sequence[SeatWish]) -> tuple[list[Seat], dict[int, str]]:
    """The seats, and the tokens of those that the maker of the table holds."""
    seats: list[Seat] = []
    tokens: dict[int, str] = {}
    for number, wish in enumerate(wishes):
        seat = Seat()
        if wish.player == "me":
            tokens[number] = new_secret()
            seat = Seat(free_name(wish.name, seats), hashed(tokens[number]))
        elif wish.player == "bot":
            seat = Seat("", None, levels.level(wish.level or levels.STAND_IN).name)
        elif wish.player != "open":
            raise SetupError("seats/invalid", f"A seat is me, bot or open, not {wish.player!r}.")
        seats.append(seat)
    if not tokens:
        raise SetupError("seats/invalid", "One seat at least is for the maker of the table.")
    for seat in seats:
        if seat.level is not None:
            seat.name = bot_name(seats)
    return seats, tokens


def check_seed(seed: str | None) -> str | None:
    """A seed that somebody chose."""
    if seed is not None and not (0 < len(seed) <= LONGEST_SEED and seed.isprintable()):
        raise SetupError("seed/invalid", f"A seed has 1 to {LONGEST_SEED} printable characters.")
    return seed


def moves_to_keep(origin: Table, wish: NewTable, seats: int) -> list[Line]:
    """The moves of a finished match that a fork begins with."""
    fork = wish.fork
    assert fork is not None
    course: Course = origin.course
    if wish.game != origin.setup.game.name or seats != len(origin.seats):
        raise SetupError("fork/invalid", "A fork has the game and the seats of its match.")
    if wish.seed is not None or wish.options not in ({}, origin.setup.options):
        raise SetupError("fork/invalid", "A fork has the seed and the options of its match.")
    if not 0 <= fork.moves < course.moves:
        raise SetupError(
            "fork/invalid", f"A fork keeps 0 to {course.moves - 1} moves of this match."
        )
    return [Line(seat, action.text) for seat, action in course.replay.actions[: fork.moves]]
