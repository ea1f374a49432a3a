"""Fuzz: messages that must change nothing, by the hundred thousand.

    python bench/fuzz.py                      200,000 messages
    python bench/fuzz.py --messages 2000

Starts a server of its own on loopback with one table, and sends malformed, foreign-seat, stale,
doubled, oversized and senseless messages from all seats and from spectators. Each must be answered
with an error code or by closing the connection; at the end the server must be alive, the match
unchanged, and a proper move possible. Fails (exit 1) otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from fathomless.server.client import Frame, SeatClient, new_table, sit_down
from fathomless.server.testing import ServerProcess, server

BATCH = 25
OVERSIZED = 20_000
OPENING = 12  # moves before the fuzzing begins, so that there is something to repeat and to undo

Chance = random.Random
Maker = Callable[[Chance, "Target"], str | bytes]


class Target:
    """What is known about the match when the fuzzing begins."""

    def __init__(self, ply: int, asked: int, played: list[tuple[int, int, str]]) -> None:
        self.ply = ply
        self.asked = asked
        self.played = played  # ply, seat, action


def noise(chance: Chance, target: Target) -> bytes:
    return chance.randbytes(chance.randrange(0, 200))


def text_noise(chance: Chance, target: Target) -> str:
    return "".join(chr(chance.randrange(32, 0xD7FF)) for _ in range(chance.randrange(60)))


def broken_json(chance: Chance, target: Target) -> str:
    whole = json.dumps({"t": "act", "ply": target.ply, "a": "draw"})
    return whole[: chance.randrange(1, len(whole))]


def nested(chance: Chance, target: Target) -> str:
    depth = chance.randrange(2, 5_000)
    return "[" * depth + "]" * depth


def wrong_types(chance: Chance, target: Target) -> str:
    odd: list[Any] = [None, True, -1, 1e308, 10**30, "", "17", [], {}, [[]], {"t": "act"}, 2.5]
    body = {"t": chance.choice(["act", "sync", "views", "vote", "bot"])}
    fields = {"ply": chance.choice(odd), "a": chance.choice([*odd[:5], [], {}, [1], [None]])}
    fields |= {"start": chance.choice(odd), "yes": chance.choice(odd[2:]), "seat": "0"}
    return json.dumps(body | {"odd": 1} | fields)


def unknown_type(chance: Chance, target: Target) -> str:
    return json.dumps({"t": chance.choice(["", "ACT", "step", "welcome", "error", "x" * 50, None])})


def stale(chance: Chance, target: Target) -> str:
    ply = chance.choice([*range(target.ply), target.ply + 1, target.ply + 999, 1_000_000])
    return json.dumps({"t": "act", "ply": ply, "a": "too late"})


def nonsense_action(chance: Chance, target: Target) -> str:
    words = ["draw", "keep", "42", "'; DROP TABLE lines; --", "@back 0", "<script>", "\u202e", "é"]
    text = " ".join(chance.choice(words) for _ in range(chance.randrange(2, 5)))
    action: str | list[str] = text if chance.random() < 0.5 else ["draw", text, "done"]
    return json.dumps({"t": "act", "ply": target.ply, "a": action})


def senseless(chance: Chance, target: Target) -> str:
    """Well-formed, and out of place for whoever sends it here."""
    return json.dumps(
        chance.choice(
            [
                {"t": "vote", "yes": chance.random() < 0.5},
                {"t": "return"},
                {"t": "bot", "seat": chance.choice([4, 9, 15]), "level": "hadal"},
                {"t": "bot", "seat": 0, "level": "abysmal"},
                {"t": "views", "start": 0, "count": 65},
            ]
        )
    )


ANYBODY: list[Maker] = [
    noise,
    text_noise,
    broken_json,
    nested,
    wrong_types,
    unknown_type,
    stale,
    nonsense_action,
    senseless,
]


def foreign_seat(chance: Chance, target: Target) -> str:
    """A proper action, from a seat that is not asked, or from a spectator."""
    action = chance.choice(["draw", "end", "take discard", "stop", "decline", ["draw", "end"]])
    return json.dumps({"t": "act", "ply": target.ply, "a": action})


def others_only(chance: Chance, target: Target) -> str:
    """What only a player whose turn it is could ask for."""
    return json.dumps(chance.choice([{"t": "hint"}, {"t": "undo"}]))


class Fuzzer:
    """One client: a seat's, or a spectator's."""

    def __init__(self, base: str, table: str, held: Frame | None, target: Target) -> None:
        self.base = base
        self.table = table
        self.token = None if held is None else held["token"]
        self.seat = None if held is None else held["seat"]
        self.target = target
        self.chance = random.Random(f"fuzz/{self.seat}")
        self.codes: Counter[str] = Counter()
        self.faults: list[str] = []

    @property
    def makers(self) -> list[Maker]:
        asked = self.seat == self.target.asked
        return ANYBODY if asked else [*ANYBODY, foreign_seat, others_only]

    async def run(self, count: int) -> None:
        sent = 0
        while sent < count:
            async with sit_down(self.base, self.table, self.token) as client:
                await client.until("sync")
                while sent < count:
                    size = min(BATCH, count - sent)
                    sent += size
                    if not await self.batch(client, size):
                        break

    async def batch(self, client: SeatClient, size: int) -> bool:
        """Send some messages and a ping; False if the connection was closed, as it may be."""
        oversized = self.chance.random() < 0.02
        expected = Counter[str]()
        try:
            for number in range(size):
                if oversized and number == size - 1:
                    await client.send_raw("x" * OVERSIZED)
                    expected["closed"] += 1
                elif self.chance.random() < 0.1 and self.duplicates():
                    await client.send_raw(self.chance.choice(self.duplicates()))
                    expected["sync"] += 1
                else:
                    await client.send_raw(self.chance.choice(self.makers)(self.chance, self.target))
                    expected["error"] += 1
            await client.send({"t": "ping"})
            return await self.answers(client, expected)
        except ConnectionClosed as closed:
            self.closed(closed, expected)
            return False

    async def answers(self, client: SeatClient, expected: Counter[str]) -> bool:
        async with asyncio.timeout(60):
            while (frame := await client.receive())["t"] != "pong":
                kind: str = frame["t"]
                if kind in ("error", "sync"):
                    expected[kind] -= 1
                    self.codes[frame.get("code", kind)] += 1
                elif kind != "seats":
                    self.faults.append(f"seat {self.seat} got {kind}")
        if any(expected.values()):
            self.faults.append(f"seat {self.seat}: answers missing: {dict(expected)}")
        return True

    def closed(self, closed: ConnectionClosed, expected: Counter[str]) -> None:
        code = 0 if closed.rcvd is None else closed.rcvd.code
        self.codes[f"closed {code}"] += 1
        if code != 1009 or not expected["closed"]:
            self.faults.append(f"seat {self.seat} was closed with {code}")

    def duplicates(self) -> list[str]:
        """This seat's own moves once more."""
        return [
            json.dumps({"t": "act", "ply": ply, "a": action})
            for ply, seat, action in self.target.played
            if seat == self.seat
        ]


async def open_match(base: str, made: Frame) -> Target:
    """Play a few moves, so that there is a past."""
    played: list[tuple[int, int, str]] = []
    tokens = {held["seat"]: held["token"] for held in made["seats"]}
    while True:
        asked = (await look(base, made, None))["now"]["waiting"]["seat"]
        async with sit_down(base, made["table"]["id"], tokens[asked]) as client:
            frame = await client.until("sync")
            ask = frame["now"]["ask"]
            if ask is None or ask["auto"]:  # the table goes on by itself
                continue
            if len(played) >= OPENING and ask["kind"] == "combos":
                return Target(frame["ply"], asked, played)
            action = ask["options"][0]["a"]
            await client.send({"t": "act", "ply": frame["ply"], "a": action})
            await client.until("step")
            played.append((frame["ply"], asked, action))


async def look(base: str, made: Frame, token: str | None) -> Frame:
    async with sit_down(base, made["table"]["id"], token) as client:
        return await client.until("sync")


async def campaign(running: ServerProcess, messages: int) -> tuple[Counter[str], list[str]]:
    base = running.address
    seats = [{"player": "me", "name": f"P{n}"} for n in range(4)]
    made = new_table(base, "the-abyss", seats)
    target = await open_match(base, made)
    before = [await look(base, made, held["token"]) for held in made["seats"]]
    clients: list[Frame | None] = [*made["seats"], None]
    fuzzers = [Fuzzer(base, made["table"]["id"], held, target) for held in clients]
    await asyncio.gather(*(fuzzer.run(messages // len(fuzzers)) for fuzzer in fuzzers))
    codes: Counter[str] = sum((fuzzer.codes for fuzzer in fuzzers), Counter())
    faults = [fault for fuzzer in fuzzers for fault in fuzzer.faults]
    if not running.is_alive:
        return codes, [*faults, "the server is down"]
    after = [await look(base, made, held["token"]) for held in made["seats"]]
    if after != before:
        faults.append("the match has changed")
    held = made["seats"][target.asked]
    async with sit_down(base, made["table"]["id"], held["token"]) as client:
        frame = await client.until("sync")
        action = frame["now"]["ask"]["options"][0]["a"]
        await client.send({"t": "act", "ply": frame["ply"], "a": action})
        await client.until("step")
    return codes, faults


def run(messages: int) -> bool:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, server(str(Path(folder) / "fuzz.db")) as running:
        codes, faults = asyncio.run(campaign(running, messages))
    seconds = time.monotonic() - began
    answered = sum(codes.values())
    figures = {
        "messages": messages,
        "answered": answered,
        "seconds": round(seconds, 1),
        "answers": dict(codes.most_common()),
        "faults": len(faults),
    }
    print(json.dumps(figures, indent=2))
    for fault in faults[:10]:
        print(f"fault: {fault}", file=sys.stderr)
    return not faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    return 0 if run(parser.parse_args().messages) else 1


if __name__ == "__main__":
    sys.exit(main())
