"""Tables made over HTTP, and matches played over WebSockets: what a test finds when it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fathomless.server.client import Frame, SeatClient, new_table, sit_down

ME = {"player": "me", "name": "Ada"}
BOT = {"player": "bot", "level": "sunlit"}
OPEN = {"player": "open"}
SHORT = {"target": 12}
SECONDS = 180  # only what hangs takes as long, even on a busy machine


def me(name: str) -> dict[str, str]:
    return {"player": "me", "name": name}


def table(address: str, seats: list[dict[str, str]], **more: Any) -> Frame:
    """A new table of The Abyss; the deal is always the same one."""
    return new_table(address, "the-abyss", seats, **{"options": SHORT, "seed": "tide", **more})


def finished(address: str, seats: list[dict[str, str]] | None = None, **more: Any) -> Frame:
    """A table whose match is over."""
    made = table(address, seats or [ME, BOT], **more)
    play(address, made, moves=None)
    return made


def play(address: str, made: Frame, moves: int | None, seat: int = 0) -> None:
    """Let a seat answer the first way so often, or until the end."""
    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        pool.submit(asyncio.run, _play(address, made, moves, seat)).result()


async def _play(address: str, made: Frame, moves: int | None, seat: int) -> None:
    token = next(held["token"] for held in made["seats"] if held["seat"] == seat)
    async with asyncio.timeout(SECONDS), sit_down(address, made["table"]["id"], token) as client:
        left = -1 if moves is None else moves
        while left != 0:
            frame = await client.until("sync", "step", "back")
            if frame["now"]["result"]:
                return
            left -= await _answer(client, frame)
        await client.until("step")  # the last answer is known


async def _answer(client: SeatClient, frame: Frame) -> int:
    """Answer, if asked; how often."""
    asked = frame["now"]["ask"]
    if not asked or asked["auto"]:
        return 0
    await client.send({"t": "act", "ply": frame["ply"], "a": asked["options"][0]["a"]})
    return 1


class Wire:
    """A second connection to the same seat, as another tab has one: what it answers, the page sees.

    It prefers options that touch the first of these pieces, and lets windows pass.
    """

    def __init__(self, address: str, made: Frame, pieces: tuple[str, ...], seat: int = 0) -> None:
        self.address = address
        self.table = made["table"]["id"]
        self.token = next(held["token"] for held in made["seats"] if held["seat"] == seat)
        self.pieces = pieces

    def answer_while(self, known: Container[str]) -> str | None:
        """Answer what is asked by these rules; the rule of the first other question, or the end."""
        with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
            return pool.submit(asyncio.run, self._answer_while(known)).result()

    async def _answer_while(self, known: Container[str]) -> str | None:
        seat = sit_down(self.address, self.table, self.token)
        async with asyncio.timeout(SECONDS), seat as client:
            while True:
                frame = await client.until("sync", "step", "back")
                asked = frame["now"]["ask"]
                if frame["now"]["result"]:
                    return None
                if not asked or asked["auto"]:
                    continue
                if asked["rule"] not in known:
                    rule: str = asked["rule"]
                    return rule
                answer = self._choose(asked["options"])["a"]
                await client.send({"t": "act", "ply": frame["ply"], "a": answer})

    def _choose(self, options: list[Frame]) -> Frame:
        passes = [option for option in options if option["a"] == "pass"]
        touching = [
            option
            for piece in self.pieces
            for option in options
            if any(ref.startswith(piece) for ref in option["refs"])
        ]
        return next(iter(passes + touching), options[-1])


def link(made: Frame, seat: int = 0) -> str:
    """The link of a seat."""
    found: str = next(held["link"] for held in made["seats"] if held["seat"] == seat)
    return found
