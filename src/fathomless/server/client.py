"""A small client in Python: for bots that play at a server's tables, for tests and for load."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fathomless.server.protocol import PROTOCOL

Frame = dict[str, Any]
_DECODER = msgspec.json.Decoder(Frame)


class SeatClient:
    """One open connection to a table. `token` None is a spectator's."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: Frame) -> None:
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def send_raw(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def receive(self) -> Frame:
        """The next frame."""
        return _DECODER.decode(await self.socket.recv())

    async def until(self, *kinds: str, seconds: float = 20.0) -> Frame:
        """The next frame of one of these kinds; what comes before it is dropped."""
        async with asyncio.timeout(seconds):
            while True:
                frame = await self.receive()
                if frame["t"] in kinds:
                    return frame


@asynccontextmanager
async def sit_down(base: str, table: str, token: str | None) -> AsyncIterator[SeatClient]:
    """Connect to a table, for the time of a `with` block."""
    query = {"v": str(PROTOCOL)} | ({} if token is None else {"token": token})
    address = f"{base.replace('http', 'ws', 1)}/api/ws/{table}?{urlencode(query)}"
    # With a full queue nothing is read, not even the answer to a farewell: that would take 10 s.
    async with connect(
        address, compression=None, max_size=None, max_queue=None, ping_interval=None, proxy=None
    ) as socket:
        yield SeatClient(socket)


def fetch(address: str, body: Frame | None = None) -> Any:
    """A JSON answer over HTTP; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def new_table(base: str, game: str, seats: list[Frame], **more: Any) -> Frame:
    """Make a table."""
    made: Frame = fetch(f"{base}/api/tables", {"game": game, "seats": seats, **more})
    return made
