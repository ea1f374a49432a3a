"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse

from fathomless import __version__
from fathomless.core.errors import FathomlessError
from fathomless.ledger import LedgerError
from fathomless.server import routes, sockets
from fathomless.server.guards import Guard
from fathomless.server.limits import Buckets, Doors, Limits
from fathomless.server.lobby import Lobby
from fathomless.server.reviews import Reviews
from fathomless.server.room import Pace
from fathomless.server.static import add_client
from fathomless.server.store.store import Store
from fathomless.server.studies import Studies
from fathomless.server.workers import Workers

log = logging.getLogger(__name__)

# What kind of refusal a code is, by its whole or by its first word; everything else is 400.
STATUSES = {
    "table/unknown": 404,
    "game/unknown": 404,
    "daily/unknown": 404,
    "rules": 404,
    "table/running": 409,
    "table/foreign": 409,
    "table/invite": 403,
    "seat/taken": 409,
    "name/taken": 409,
    "store/conflict": 409,
    "store": 503,
    "limit": 429,
}


def create_app(
    database: str,
    static_dir: Path | None = None,
    limits: Limits | None = None,
    pace: Pace | None = None,
    worker_count: int | None = None,
    think_workers: int = 1,
) -> FastAPI:
    """The server, on a database that is opened when it starts."""
    chosen = limits or Limits()
    app = FastAPI(
        title="Fathomless",
        version=__version__,
        summary="Tabletop games of the deep. The WebSocket protocol is in docs/protocol.md.",
        lifespan=_lifespan(
            database, chosen, pace or Pace(), partial(Workers, worker_count, think_workers)
        ),
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(routes.router)
    app.include_router(sockets.router)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, body_bytes=chosen.message_bytes)
    _add_errors(app)
    add_client(app, static_dir)
    return app


def _lifespan(
    database: str, limits: Limits, pace: Pace, begin: Callable[[], Workers]
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """From opening the database to closing it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        workers = begin()
        lobby = Lobby(store, workers, limits, pace)
        reviews, studies = Reviews(workers), Studies(workers)
        app.state.services = _services(lobby, limits, reviews, studies)
        try:
            yield
        finally:
            await reviews.close()
            await studies.close()
            await lobby.close()
            workers.close()
            store.close()

    return lifespan


def _services(lobby: Lobby, limits: Limits, reviews: Reviews, studies: Studies) -> routes.Services:
    return routes.Services(
        lobby=lobby,
        limits=limits,
        doors=Doors(limits),
        requests=Buckets(limits.requests_per_second, limits.request_burst),
        new_tables=Buckets(limits.tables_per_address_per_hour / 3600, limits.table_burst),
        reviews=reviews,
        studies=studies,
    )


def _add_errors(app: FastAPI) -> None:
    """Every refusal has a code."""

    @app.exception_handler(FathomlessError)
    async def refused(request: Request, error: FathomlessError) -> JSONResponse:
        return _answer(error.code, error.message, error.rule)

    @app.exception_handler(LedgerError)
    async def no_rules(request: Request, error: LedgerError) -> JSONResponse:
        return _answer(error.code, error.message)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        faults = [f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors()[:5]]
        return _answer("request/malformed", "; ".join(faults))


def _answer(code: str, message: str, rule: str = "") -> JSONResponse:
    status = STATUSES.get(code) or STATUSES.get(code.partition("/")[0]) or 400
    return JSONResponse({"code": code, "message": message, "rule": rule}, status)
