"""Finished matches: how they are kept, and the lists people look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, Select, func, select

from fathomless.core.outcome import Outcome
from fathomless.server.rerun import is_ranked
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
    options: dict[str, str | int]
    chosen_seed: bool
    moves: int


@dataclass(frozen=True, slots=True)
class Selection:
    """Which hi-scores: of so many seats, with these options, with this seed; None is any."""

    game: str
    seats: int | None = None
    options: Mapping[str, str | int] | None = None
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Tries:
    """What became of one deal: how often it was played and won, and the best total."""

    played: int
    won: int
    best: int | None


def option_set(options: Mapping[str, str | int]) -> str:
    """Options as one text, the same for the same settings; they come in the game's order."""
    return ",".join(f"{name}={value}" for name, value in options.items())


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
        "option_set": option_set(setup.options),
        "lost": outcome.lost,
        "ranked": is_ranked(setup, len(table.seats), tuple(table.course.lines), outcome),
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


def high_scores(engine: Engine, wanted: Selection, limit: int) -> list[HighScore]:
    """The highest totals that people have reached in matches that were not lost.

    Of all deals together only those count that nobody could know; of one seed all.
    """
    best = _ranked(wanted).where(~RESULTS.c.lost).limit(limit)
    with engine.connect().execution_options(reads=True) as connection:
        return [_high_score(row) for row in connection.execute(best)]


def high_score(engine: Engine, wanted: Selection, table: str) -> HighScore | None:
    """The result of one person's match among these, won or lost."""
    one = _ranked(wanted).where(SCORES.c.match_id == table).limit(1)
    with engine.connect().execution_options(reads=True) as connection:
        row = connection.execute(one).one_or_none()
    return None if row is None else _high_score(row)


def tries(engine: Engine, wanted: Selection) -> Tries:
    """How people's matches among these ended."""
    each = _ranked(wanted).subquery()
    won = func.count().filter(~each.c.lost)
    best = func.max(each.c.total).filter(~each.c.lost)
    with engine.connect().execution_options(reads=True) as connection:
        row = connection.execute(select(func.count(), won, best).select_from(each)).one()
    return Tries(*row)


def _ranked(wanted: Selection) -> Select[Any]:
    """People's totals in matches that may enter a list, the highest first."""
    facts = ("seats", "seed", "finished", "options", "chosen_seed", "moves", "lost")
    return (
        select(SCORES, *(RESULTS.c[name] for name in facts))
        .join(RESULTS, RESULTS.c.match_id == SCORES.c.match_id)
        .where(*_conditions(wanted))
        .order_by(SCORES.c.total.desc(), RESULTS.c.finished, SCORES.c.match_id)
    )


def _conditions(wanted: Selection) -> list[ColumnElement[bool]]:
    found = [SCORES.c.game == wanted.game, SCORES.c.player == HUMAN, RESULTS.c.ranked]
    if wanted.seats is not None:
        found.append(RESULTS.c.seats == wanted.seats)
    if wanted.options is not None:
        found.append(RESULTS.c.option_set == option_set(wanted.options))
    if wanted.seed is None:
        found.append(~RESULTS.c.chosen_seed)
    else:
        found.append(RESULTS.c.seed == wanted.seed)
    return found


def _high_score(row: Row[Any]) -> HighScore:
    return HighScore(
        row.match_id,
        row.name,
        row.player,
        row.total,
        row.place,
        row.seats,
        row.seed,
        row.finished,
        row.options,
        row.chosen_seed,
        row.moves,
    )


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
