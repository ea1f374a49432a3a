"""Running the server: `run` for the command line, and `python -m fathomless.server`."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from fathomless.core.errors import FathomlessError
from fathomless.play.files import home
from fathomless.server.app import create_app
from fathomless.server.limits import Limits
from fathomless.server.room import Pace
from fathomless.server.static import built_client
from fathomless.server.store.engine import unopened

HOST = "127.0.0.1"
PORT = 8642
DATABASE = "fathomless.db"
SECONDS_TO_END = 5
WAITING_CONNECTIONS = 2048
# The writer of the store needs the interpreter for moments only, and every move waits for it: the
# usual 5 ms until it may have its moment would be most of a move's time.
SWITCH_SECONDS = 0.0005


class ServerError(FathomlessError):
    """The server cannot run as it was asked to: `server/…`."""


def default_database() -> str:
    """The file that is used when no database is named."""
    return str(home() / DATABASE)


def run(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    announce: Callable[[str], None] | None = None,
    limits: Limits | None = None,
    pace: Pace | None = None,
    static_dir: Path | None = None,
    think_workers: int = 1,
) -> None:
    """Serve until interrupted. Port 0 takes any free one.

    `announce` is called with the address when clients can connect; it must not wait for them.
    """
    chosen = limits or Limits()
    folder = static_dir or built_client()
    kept = database or default_database()
    app = create_app(kept, folder, chosen, pace, None, think_workers)
    server = Announcing(config(app, chosen), app.router.lifespan_context(app), kept)
    if announce is not None:
        server.announce = announce
    with listen(host, port) as listener, suppress(KeyboardInterrupt):
        server.address = address_of(listener, host)
        _tune_interpreter()
        server.run([listener])


def _tune_interpreter() -> None:
    """For short answers instead of the highest throughput."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what is there now stays: no need to look through it again and again
    gc.set_threshold(50_000, 20, 100)


def config(app: FastAPI, limits: Limits) -> uvicorn.Config:
    """How uvicorn runs the application. No access log: the addresses hold the seats' secrets."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        lifespan="off",  # `Announcing` sees to it
        ws="websockets-sansio",
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address, or a `ServerError` that says why it cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":  # where the other option would let two programs share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(WAITING_CONNECTIONS)
    except (OSError, OverflowError) as error:
        listener.close()
        raise refused(host, port, error) from error
    return listener


def refused(host: str, port: int, error: OSError | OverflowError) -> ServerError:
    """Why there is no socket on this address."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return ServerError("server/port-taken", f"Another program has port {port} of {host}.")
    if number == errno.EACCES:
        return ServerError("server/port-forbidden", f"Port {port} of {host} is not open to you.")
    if isinstance(error, OverflowError):
        return ServerError("server/port-invalid", f"A port is a number up to 65535, not {port}.")
    return ServerError("server/host", f"{host} is no address of this machine.")


def address_of(listener: socket.socket, host: str) -> str:
    """The address to type into a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listener.getsockname()[1]}"


class Announcing(uvicorn.Server):
    """A server that says when it is ready, and fails with an error where it cannot be."""

    def __init__(
        self,
        config: uvicorn.Config,
        lifespan: AbstractAsyncContextManager[object],
        database: str,
    ) -> None:
        super().__init__(config)
        self.database = database
        self.address = ""
        self.announce: Callable[[str], None] = lambda _: None
        self._lifespan = lifespan
        self._opened = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._opened.enter_async_context(self._lifespan)
        except (OSError, ImportError, SQLAlchemyError) as error:
            raise unopened(self.database, error) from error
        await super().startup(sockets)
        if self.started:
            self.announce(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._opened.aclose()
