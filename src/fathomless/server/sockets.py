"""The WebSocket route: it lets a client in, and passes messages on in both directions."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from fathomless.core.errors import FathomlessError
from fathomless.server.connection import Connection
from fathomless.server.limits import Bucket, Limits
from fathomless.server.protocol import PROTOCOL, Close, Error, read_request
from fathomless.server.room import Room
from fathomless.server.routes import Services
from fathomless.server.seats import seat_of

router = APIRouter()


@router.websocket("/api/ws/{id}")
async def connect(socket: WebSocket, id: str) -> None:
    """One client at one table, from coming to going."""
    await socket.accept()
    services: Services = socket.app.state.services
    address = "" if socket.client is None else socket.client.host
    if not services.doors.enter(address):
        await socket.close(Close.CONNECTIONS, "too many connections")
        return
    try:
        await _admit(socket, services, id)
    finally:
        services.doors.leave(address)


async def _admit(socket: WebSocket, services: Services, id: str) -> None:
    """Find the table and the seat, or say why not."""
    if socket.query_params.get("v", str(PROTOCOL)) != str(PROTOCOL):
        await socket.close(Close.VERSION, f"this server speaks protocol {PROTOCOL}")
        return
    try:
        room = await services.lobby.room(id)
    except FathomlessError as error:
        await socket.close(Close.TABLE, error.code)
        return
    seat = None
    token = socket.query_params.get("token")
    if token is not None:
        seat = seat_of(token, room.table.seats)
        if seat is None:
            await socket.close(Close.TOKEN, "this token holds no seat here")
            return
        if room.table.seats[seat].present >= services.limits.connections_per_seat:
            await socket.close(Close.CONNECTIONS, "too many connections of this seat")
            return
    await _serve(socket, room, Connection(seat, services.limits.waiting_frames), services.limits)


async def _serve(socket: WebSocket, room: Room, connection: Connection, limits: Limits) -> None:
    """Both directions, until either ends."""
    writing = asyncio.create_task(_write(socket, connection))
    reading = asyncio.create_task(_read(socket, room, connection, limits))
    try:
        await room.enter(connection)
        await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
    finally:
        reading.cancel()
        # What is in the box, such as the reason for closing, is still sent, but not for long.
        await asyncio.wait([writing], timeout=1.0 if connection.is_closed else 0.0)
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        await room.leave(connection)


async def _write(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            item = await connection.box.get()
            if isinstance(item, Close):
                await socket.close(item, item.name.lower())
                return
            await socket.send_text(item)


async def _read(socket: WebSocket, room: Room, connection: Connection, limits: Limits) -> None:
    """Messages, as fast as is allowed."""
    bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
    refused = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            if len(data) > limits.message_bytes:
                connection.close(Close.TOO_LONG)
                return
            if bucket.take(time.monotonic()):
                refused = 0
                await _handle(room, connection, data)
                continue
            refused += 1
            if refused > limits.refused_in_a_row:
                connection.close(Close.RATE)
                return
            _refuse(room, connection, "limit/rate", "Too many messages; this one was not read.")


async def _handle(room: Room, connection: Connection, data: str | bytes) -> None:
    try:
        request = read_request(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _refuse(room, connection, "message/malformed", f"This is no message: {error}.")
        return
    except RecursionError:
        _refuse(room, connection, "message/malformed", "This is no message: it is nested too deep.")
        return
    # A message that is being handled is handled to its end, also when its sender goes.
    await asyncio.shield(asyncio.create_task(room.receive(connection, request)))


def _refuse(room: Room, connection: Connection, code: str, message: str) -> None:
    connection.send(Error(code, message, room.table.course.ply))
