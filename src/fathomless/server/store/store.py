"""The store: tables in, tables out. Nothing is forgotten before the database has it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fathomless import games
from fathomless.server.effects import Line, Persist
from fathomless.server.seats import Seat
from fathomless.server.setup import Setup
from fathomless.server.store.engine import StoreError, migrate, open_engine
from fathomless.server.store.results import result_rows
from fathomless.server.store.tables import LINES, MATCHES, RESULTS, SCORES, SEATS
from fathomless.server.store.writer import Work, Writer
from fathomless.server.table import Table

READS = {"reads": True}

End = tuple[dict[str, object], list[dict[str, object]]]  # the result, and each seat's part of it


class Store:
    """One database. Writes are awaited until they are durable; reads run in threads."""

    def __init__(self, database: str) -> None:
        self.engine = open_engine(database)
        migrate(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def create(self, table: Table) -> None:
        """A new table with its seats, and with the moves it begins with."""
        ended = await _ended(table) if table.is_decided else None

        def work(connection: Connection) -> None:
            _create(connection, table)
            _keep_end(connection, ended)

        await self._write(work)

    async def keep(self, table: Table, effect: Persist) -> None:
        """Append lines; `store/conflict` if another server has written this ply."""
        rows = _line_rows(table.setup.id, effect.ply, effect.lines)
        ended = await _ended(table) if effect.finished else None

        def work(connection: Connection) -> None:
            if rows:
                connection.execute(insert(LINES), rows)
            _keep_end(connection, ended)

        await self._write(work)

    async def keep_seat(self, id: str, number: int, seat: Seat) -> None:
        """Who sits in a seat now. An open seat goes to one person only, whichever server asks."""
        await self._write(lambda connection: _keep_seat(connection, id, number, seat))

    async def load(self, id: str) -> Table | None:
        """A table as its last durable line left it."""
        return await asyncio.to_thread(self._load, id)

    async def _write(self, work: Work) -> None:
        try:
            await asyncio.wrap_future(self.writer.submit(work))
        except IntegrityError as error:
            raise StoreError("store/conflict", "Somebody else has written this already.") from error
        except SQLAlchemyError as error:
            raise StoreError("store/failed", "The database did not take it.") from error

    def _load(self, id: str) -> Table | None:
        with self.engine.connect().execution_options(**READS) as connection:
            match = connection.execute(select(MATCHES).where(MATCHES.c.id == id)).one_or_none()
            if match is None:
                return None
            seats = connection.execute(
                select(SEATS).where(SEATS.c.match_id == id).order_by(SEATS.c.seat)
            ).all()
            lines = connection.execute(
                select(LINES.c.ply, LINES.c.seat, LINES.c.text)
                .where(LINES.c.match_id == id)
                .order_by(LINES.c.ply)
            ).all()
        if any(row.ply != number for number, row in enumerate(lines)):
            raise StoreError("table/corrupt", "A move of this match is missing.")
        places = [Seat(row.name, row.token_hash, row.level, row.stand_in) for row in seats]
        return Table(_setup(match), places, [Line(row.seat, row.text) for row in lines])


async def _ended(table: Table) -> End:
    """The rows for a match that has just ended; the re-run behind them takes its time."""
    return await asyncio.to_thread(result_rows, table, int(time.time()))


def _keep_end(connection: Connection, ended: End | None) -> None:
    if ended is not None:
        result, scores = ended
        connection.execute(insert(RESULTS), [result])
        connection.execute(insert(SCORES), scores)


def _setup(match: Row[Any]) -> Setup:
    game = games.get(match.game)
    if match.rules_version != game.rules_version:
        raise StoreError(
            "table/foreign",
            f"This match was begun under rules {match.rules_version} of {game.title}; "
            f"here are rules {game.rules_version}.",
        )
    return Setup(
        id=match.id,
        game=game,
        options=game.read_options(match.options),
        seed=match.seed,
        chosen_seed=match.chosen_seed,
        hints=match.hints,
        created=match.created,
        invite_hash=match.invite_hash,
        forked_from=match.forked_from,
    )


def _create(connection: Connection, table: Table) -> None:
    setup = table.setup
    match = {
        "id": setup.id,
        "game": setup.game.name,
        "rules_version": setup.game.rules_version,
        "seats": len(table.seats),
        "options": setup.options,
        "seed": setup.seed,
        "chosen_seed": setup.chosen_seed,
        "hints": setup.hints,
        "created": setup.created,
        "invite_hash": setup.invite_hash,
        "forked_from": setup.forked_from,
    }
    connection.execute(insert(MATCHES), [match])
    seats = [
        {"match_id": setup.id, "seat": number, **_seat_values(seat)}
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(insert(SEATS), seats)
    lines = _line_rows(setup.id, 0, table.course.lines)
    if lines:
        connection.execute(insert(LINES), lines)


def _keep_seat(connection: Connection, id: str, number: int, seat: Seat) -> None:
    there = (SEATS.c.match_id == id) & (SEATS.c.seat == number)
    # Either nobody had it, or it is still the same holder's.
    was_open = SEATS.c.token_hash.is_(None) & SEATS.c.level.is_(None)
    same = SEATS.c.token_hash.is_not_distinct_from(seat.token_hash)
    same &= SEATS.c.level.is_not_distinct_from(seat.level)
    changed = connection.execute(
        update(SEATS).where(there & (was_open | same)).values(_seat_values(seat))
    )
    if changed.rowcount != 1:
        raise StoreError("store/conflict", "Somebody else has taken this seat.")


def _seat_values(seat: Seat) -> dict[str, str | None]:
    return {
        "name": seat.name,
        "token_hash": seat.token_hash,
        "level": seat.level,
        "stand_in": seat.stand_in,
    }


def _line_rows(id: str, first: int, lines: Sequence[Line]) -> list[dict[str, object]]:
    return [
        {"match_id": id, "ply": first + i, "seat": line.seat, "text": line.text}
        for i, line in enumerate(lines)
    ]
