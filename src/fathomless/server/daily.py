"""The labyrinth of the day: one deal for everybody, on every server, from the date alone."""

from __future__ import annotations

from datetime import UTC, date, datetime

from fathomless import games
from fathomless.core.errors import SetupError
from fathomless.core.game import Game, Setting

FIRST = date(2026, 1, 1)


def game() -> Game:
    """What is played: the solo game."""
    return games.get("the-abandons")


def options() -> dict[str, Setting]:
    """Normal difficulty, one set, strict retreat."""
    return game().read_options({})


def seed_of(day: date) -> str:
    """The seed of a day. Whoever knows the date knows it: the deal can be rehearsed."""
    return f"daily {day.isoformat()}"


def today() -> date:
    """The day it is in UTC."""
    return datetime.now(UTC).date()


def read_day(text: str | None) -> date:
    """A day that has begun, as 2026-11-15; today, if none is named."""
    now = today()
    if text is None:
        return now
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if not FIRST <= day <= now or text != day.isoformat():
        raise SetupError(
            "daily/unknown", f"A day is written like {now.isoformat()} and has begun in UTC."
        )
    return day
