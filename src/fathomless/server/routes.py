"""The HTTP routes: they translate, and decide nothing."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse

from fathomless import __version__, games, ledger
from fathomless.core.errors import SetupError
from fathomless.server import daily, rest
from fathomless.server.levels import LEVELS
from fathomless.server.limits import Buckets, Doors, LimitError, Limits
from fathomless.server.lobby import Lobby, NewTable
from fathomless.server.protocol import PROTOCOL, TableInfo
from fathomless.server.replays import replay_text
from fathomless.server.reviews import Reviews
from fathomless.server.store.results import (
    HighScore,
    ResultInfo,
    Selection,
    high_score,
    high_scores,
    latest_results,
    tries,
)
from fathomless.server.studies import Studies

LANGUAGES = ("en", "pl")

Limit = Annotated[int, Query(ge=1, le=100)]


@dataclass(slots=True)
class Services:
    """What the routes work with; the application holds one."""

    lobby: Lobby
    limits: Limits
    doors: Doors
    requests: Buckets
    new_tables: Buckets
    reviews: Reviews
    studies: Studies


def services(request: Request) -> Services:
    """The application's services, for a client that does not ask too much."""
    found: Services = request.app.state.services
    if not found.requests.take(address_of(request), time.monotonic()):
        raise LimitError("limit/requests", "Too many requests; wait a moment.")
    return found


def address_of(request: Request) -> str:
    return "" if request.client is None else request.client.host


At = Annotated[Services, Depends(services)]
router = APIRouter(prefix="/api", responses={"4XX": {"model": rest.ErrorInfo}})


def known_language(language: str) -> str:
    """This language, if there are texts in it."""
    if language not in LANGUAGES:
        raise SetupError("language/unknown", f"There are texts in {', '.join(LANGUAGES)}.")
    return language


@router.get("/version", tags=["games"])
async def version() -> rest.VersionInfo:
    """What runs here."""
    return rest.VersionInfo(__version__, PROTOCOL)


@router.get("/games", tags=["games"])
async def list_games(at: At) -> list[rest.GameInfo]:
    """Every game, with its seats and options."""
    return [rest.game_info(game) for game in games.all()]


@router.get("/games/{game}/catalogue", tags=["games"])
async def catalogue(at: At, game: str, language: str = "en") -> dict[str, str]:
    """A game's sentences and names in a language: ICU MessageFormat, by key."""
    return dict(games.get(game).catalogue(known_language(language)))


@router.get("/games/{game}/rules", tags=["games"])
async def rules(at: At, game: str, language: str = "en") -> rest.RulesInfo:
    """The rules page of a game; in English where it is not written in this language."""
    name = games.get(game).name
    page = await asyncio.to_thread(ledger.load, name, known_language(language))
    return rest.rules_info(page)


@router.get("/games/{game}/study", tags=["games"])
async def study(
    at: At, game: str, seats: int | None = None, options: str = "", language: str = "en"
) -> rest.StudyInfo:
    """What many games between bots show, as a page, when they have been played."""
    facts = games.get(game)
    settings = rest.read_options(facts, options)
    number = facts.seats_with(settings).start if seats is None else seats
    return at.studies.of(facts.name, number, settings, known_language(language))


@router.get("/levels", tags=["games"])
async def list_levels(at: At) -> list[rest.LevelInfo]:
    """The strengths of bots, weakest first."""
    return [rest.LevelInfo(level.name, level.seconds) for level in LEVELS]


@router.post("/tables", status_code=201, tags=["tables"])
async def create_table(at: At, request: Request, wish: NewTable) -> rest.TableMade:
    """Make a table. The tokens in the answer are shown this once."""
    if not at.new_tables.take(address_of(request), time.monotonic()):
        raise LimitError("limit/tables", "Too many new tables from here; wait a while.")
    made = await at.lobby.create(wish)
    id = made.room.table.setup.id
    held = [rest.HeldSeat(seat, token, f"/t/{id}/{token}") for seat, token in made.tokens.items()]
    invite = made.invite
    link = None if invite is None else f"/t/{id}/join/{invite}"
    return rest.TableMade(made.room.table.info(), held, f"/t/{id}", invite, link)


@router.get("/tables/{id}", tags=["tables"])
async def show_table(at: At, id: str) -> TableInfo:
    """What everybody may know about a table."""
    return (await at.lobby.room(id)).table.info()


@router.post("/tables/{id}/join", tags=["tables"])
async def join_table(at: At, id: str, wish: rest.JoinTable) -> rest.HeldSeat:
    """Take an open seat."""
    seat, token = await at.lobby.join(id, wish.invite, wish.name, wish.seat)
    return rest.HeldSeat(seat, token, f"/t/{id}/{token}")


@router.get("/replays/{id}", tags=["results"], response_class=PlainTextResponse)
async def replay(at: At, id: str) -> PlainTextResponse:
    """The replay of a finished match, with its seed."""
    text = replay_text((await at.lobby.room(id)).table)
    name = f'attachment; filename="{id}.replay"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/tables/{id}/review", tags=["results"])
async def review(at: At, id: str) -> rest.ReviewInfo:
    """What each choice of a finished match was worth, as far as it is known by now."""
    return at.reviews.of((await at.lobby.room(id)).table)


@router.get("/results", tags=["results"])
async def results(at: At, game: str | None = None, limit: Limit = 20) -> list[ResultInfo]:
    """The matches that ended last."""
    return await asyncio.to_thread(latest_results, at.lobby.store.engine, game, limit)


@router.get("/hiscores/{game}", tags=["results"])
async def hiscores(
    at: At,
    game: str,
    seats: int | None = None,
    options: str | None = None,
    seed: str | None = None,
    limit: Limit = 20,
) -> list[HighScore]:
    """The highest totals that people have reached: of a game, of an option set, of a seed."""
    found = games.get(game)
    settings = None if options is None else rest.read_options(found, options)
    wanted = Selection(found.name, seats, settings, seed)
    return await asyncio.to_thread(high_scores, at.lobby.store.engine, wanted, limit)


@router.get("/daily", tags=["results"])
async def daily_labyrinth(
    at: At, date: str | None = None, table: str | None = None
) -> rest.DailyInfo:
    """The labyrinth of the day, or of an earlier one, and how it has gone for everybody so far."""
    day = daily.read_day(date)
    name, seed, options = daily.game().name, daily.seed_of(day), daily.options()
    wanted = Selection(name, None, options, seed)
    engine = at.lobby.store.engine
    found = await asyncio.to_thread(tries, engine, wanted)
    mine = None if table is None else await asyncio.to_thread(high_score, engine, wanted, table)
    return rest.DailyInfo(
        name, day.isoformat(), seed, options, found.played, found.won, found.best, mine
    )
