"""Finished matches: how they are kept, and the lists people look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, Row, Select, select

from fathomless.core.outcome import Outcome
from fathomless.server.store.tables import RESULTS, SCORES

if TYPE_CHECKING:
    from fathomless.server.table import Table

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class ScoreInfo:
    """One seat's part of a result. `player` is human, or the level of a bot."""

    seat: int
    name: str
    player: str
    total: int
    place: int
    categories: dict[str, int]


@dataclass(frozen=True, slots=True)
class ResultInfo:
    """A finished match."""

    table: str
    game: str
    seats: int
    options: dict[str, str | int]
    seed: str
    chosen_seed: bool
    moves: int
    reason: str
    tie_break: str | None
    finished: int
    scores: list[ScoreInfo]


@dataclass(frozen=True, slots=True)
class HighScore:
    """One line of a hi-score list."""

    table: str
    name: str
    player: str
    total: int
    place: int
    seats: int
    seed: str
    finished: int


def result_rows(table: Table, now: int) -> tuple[dict[str, object], list[dict[str, object]]]:
    """The rows for a match that has just ended."""
    setup = table.setup
    outcome = table.course.state.outcome()
    result: dict[str, object] = {
        "match_id": setup.id,
        "game": setup.game.name,
        "seats": len(table.seats),
        "options": setup.options,
        "seed": setup.seed,
        "chosen_seed": setup.chosen_seed,
        "moves": table.course.moves,
        "reason": outcome.reason,
        "tie_break": outcome.tie_break,
        "finished": now,
    }
    scores: list[dict[str, object]] = [
        {
            "match_id": setup.id,
            "seat": number,
            "game": setup.game.name,
            "name": seat.name,
            "player": seat.bot_level or HUMAN,
            "total": outcome.totals[number],
            "place": place(outcome, number),
            "categories": outcome.scores[number],
        }
        for number, seat in enumerate(table.seats)
    ]
    return result, scores


def place(outcome: Outcome, seat: int) -> int:
    """First, second, …; seats that tie share a place."""
    before = 0
    for group in outcome.ranking:
        if seat in group:
            return before + 1
        before += len(group)
    raise ValueError(f"seat {seat} is not in the ranking")


def latest_results(engine: Engine, game: str | None, limit: int) -> list[ResultInfo]:
    """The matches that ended last, newest first."""
    wanted = select(RESULTS).order_by(RESULTS.c.finished.desc(), RESULTS.c.match_id).limit(limit)
    if game is not None:
        wanted = wanted.where(RESULTS.c.game == game)
    with engine.connect().execution_options(reads=True) as connection:
        return _with_scores(connection, wanted)


def high_scores(
    engine: Engine, game: str, seats: int | None, seed: str | None, limit: int
) -> list[HighScore]:
    """The highest totals that people have reached."""
    wanted = (
        select(SCORES, RESULTS.c.seats, RESULTS.c.seed, RESULTS.c.finished)
        .join(RESULTS, RESULTS.c.match_id == SCORES.c.match_id)
        .where(SCORES.c.game == game, SCORES.c.player == HUMAN)
        .order_by(SCORES.c.total.desc(), RESULTS.c.finished, SCORES.c.match_id)
        .limit(limit)
    )
    if seats is not None:
        wanted = wanted.where(RESULTS.c.seats == seats)
    if seed is not None:
        wanted = wanted.where(RESULTS.c.seed == seed)
    with engine.connect().execution_options(reads=True) as connection:
        rows = connection.execute(wanted).all()
    return [
        HighScore(
            row.match_id,
            row.name,
            row.player,
            row.total,
            row.place,
            row.seats,
            row.seed,
            row.finished,
        )
        for row in rows
    ]


def _with_scores(connection: Connection, wanted: Select[Any]) -> list[ResultInfo]:
    rows = connection.execute(wanted).all()
    ids = [row.match_id for row in rows]
    scores: dict[str, list[ScoreInfo]] = {id: [] for id in ids}
    found = connection.execute(
        select(SCORES).where(SCORES.c.match_id.in_(ids)).order_by(SCORES.c.seat)
    )
    for row in found:
        scores[row.match_id].append(
            ScoreInfo(row.seat, row.name, row.player, row.total, row.place, row.categories)
        )
    return [_result(row, scores[row.match_id]) for row in rows]


def _result(row: Row[Any], scores: list[ScoreInfo]) -> ResultInfo:
    return ResultInfo(
        row.match_id,
        row.game,
        row.seats,
        row.options,
        row.seed,
        row.chosen_seed,
        row.moves,
        row.reason,
        row.tie_break,
        row.finished,
        scores,
    )
