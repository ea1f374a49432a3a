"""Running the server: `run` for the command line, and `python -m fathomless.server`."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from fathomless.play.files import home
from fathomless.server.app import create_app
from fathomless.server.limits import Limits
from fathomless.server.room import Pace
from fathomless.server.static import built_client

DATABASE = "fathomless.db"
SECONDS_TO_END = 5
# The writer of the store needs the interpreter for moments only, and every move waits for it: the
# usual 5 ms until it may have its moment would be most of a move's time.
SWITCH_SECONDS = 0.0005


def default_database() -> str:
    """The file that is used when no database is named."""
    return str(home() / DATABASE)


def run(
    host: str = "127.0.0.1",
    port: int = 8642,
    database: str | None = None,
    open_browser: bool = False,
    path: str = "/",
    announce: Callable[[str], None] | None = None,
    limits: Limits | None = None,
    pace: Pace | None = None,
    static_dir: Path | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes any free one.

    `announce` is called with the address when clients can connect; `path` is the page to open.
    """
    chosen = limits or Limits()
    folder = static_dir or built_client()
    app = create_app(database or default_database(), folder, chosen, pace)

    def ready(address: str) -> None:
        if announce is not None:
            announce(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address + path,), daemon=True).start()

    _tune_interpreter()
    server = Announcing(config(app, chosen), ready)
    listener = listen(host, port)
    server.address = address_of(listener, host)
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
        ws="websockets-sansio",
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; an error that names it if that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    """The address to type into a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listener.getsockname()[1]}"


class Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self.address = ""
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce(self.address)
