"""Load: many tables with every seat played over its own WebSocket, on this machine only.

    python bench/load.py                      200 tables, 4 seats each, 30 seconds
    python bench/load.py --tables 20 --seconds 5

Starts a server of its own on loopback. When everybody is connected, play begins; every move is
timed from sending it to being told of it. Fails (exit 1) on an error, on a lost, doubled or
reordered move, or if the 99th percentile is over the bar.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from fathomless.server.client import Frame, SeatClient, new_table, sit_down
from fathomless.server.testing import server

BAR_MS = 50.0


@dataclass(slots=True)
class Tally:
    """What happened."""

    times: list[float] = field(default_factory=list)
    frames: int = 0
    faults: list[str] = field(default_factory=list)
    finished: int = 0
    acknowledged: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)


class Player:
    """One seat: it thinks for a while, then plays anything legal."""

    def __init__(self, table: str, seat: int, think: float, tally: Tally) -> None:
        self.table = table
        self.seat = seat
        self.think = think
        self.tally = tally
        self.until = 0.0
        self.random = random.Random(f"{table}/{seat}")
        self.ply = -1
        self.sent: tuple[int, str, float] | None = None

    async def play(self, client: SeatClient) -> None:
        while True:
            left = self.until - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left + 5):
                    frame = await client.receive()
            except TimeoutError:
                return
            self.tally.frames += 1
            if await self.hear(client, frame):
                return

    async def hear(self, client: SeatClient, frame: Frame) -> bool:
        """Take note of a frame, and answer if asked; True when the match is over."""
        kind = frame["t"]
        if kind == "error":
            self.tally.faults.append(f"{self.table}/{self.seat}: {frame['code']}")
        if kind not in ("sync", "step"):
            return False
        self.check_order(kind, frame["ply"])
        if frame["now"]["result"]:
            self.tally.finished += 1
            return True
        ask = frame["now"]["ask"]
        if ask and not ask["auto"]:
            await asyncio.sleep(self.random.uniform(0.0, 2 * self.think))
            action = self.random.choice(ask["options"])["a"]
            self.sent = (frame["ply"], action, time.perf_counter())
            await client.send({"t": "act", "ply": frame["ply"], "a": action})
        return False

    def check_order(self, kind: str, ply: int) -> None:
        """Every step exactly once and in order; one's own closes the measurement."""
        if kind == "step" and ply != self.ply + 1:
            self.tally.faults.append(f"{self.table}/{self.seat}: ply {ply} after {self.ply}")
        self.ply = ply
        if self.sent is not None and ply == self.sent[0] + 1:
            sent, action, began = self.sent
            self.tally.times.append((time.perf_counter() - began) * 1000)
            self.tally.acknowledged[self.table, sent] = (self.seat, action)
            self.sent = None


class Start:
    """Lets everybody begin when the last one has come."""

    def __init__(self, people: int) -> None:
        self.missing = people
        self.go = asyncio.Event()
        self.began = 0.0

    async def arrive(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.began = time.monotonic()
            self.go.set()
        await self.go.wait()


async def sit(
    base: str, made: Frame, number: int, args: argparse.Namespace, tally: Tally, start: Start
) -> None:
    table = made["table"]["id"]
    held = made["seats"][number]
    player = Player(table, held["seat"], args.think, tally)
    async with sit_down(base, table, held["token"]) as client:
        await start.arrive()
        player.until = start.began + args.seconds
        await player.play(client)


async def drive(base: str, args: argparse.Namespace, tally: Tally) -> float:
    seats = [{"player": "me", "name": f"P{n}"} for n in range(args.seats)]
    tables = [new_table(base, args.game, seats) for _ in range(args.tables)]
    start = Start(args.tables * args.seats)
    players = [sit(base, made, n, args, tally, start) for made in tables for n in range(args.seats)]
    for found in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(found, BaseException):
            tally.faults.append(repr(found))
    return time.monotonic() - start.began


def check_store(database: Path, tally: Tally) -> None:
    """Everything acknowledged is there, once, and no ply is missing."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT match_id, ply, seat, text FROM lines").fetchall()
        gaps = connection.execute(
            "SELECT match_id FROM lines GROUP BY match_id HAVING count(*) != max(ply) + 1"
        ).fetchall()
    connection.close()
    kept = {(match, ply): (seat, text) for match, ply, seat, text in rows}
    lost = [key for key, move in tally.acknowledged.items() if kept.get(key) != move]
    if lost or gaps or len(kept) != len(rows):
        tally.faults.append(f"store: {len(lost)} lost, {len(gaps)} gaps")


def report(args: argparse.Namespace, tally: Tally, seconds: float) -> bool:
    times = sorted(tally.times) or [0.0]
    p99 = times[int(len(times) * 0.99)]
    cpu = resource.getrusage(resource.RUSAGE_CHILDREN)
    figures = {
        "tables": args.tables,
        "seats": args.seats,
        "seconds": round(seconds, 1),
        "moves": len(tally.times),
        "moves_per_s": round(len(tally.times) / seconds, 1),
        "frames": tally.frames,
        "p50_ms": round(times[len(times) // 2], 2),
        "p95_ms": round(times[int(len(times) * 0.95)], 2),
        "p99_ms": round(p99, 2),
        "max_ms": round(times[-1], 2),
        "server_cpu_s": round(cpu.ru_utime + cpu.ru_stime, 1),
        "faults": len(tally.faults),
    }
    print(json.dumps(figures, indent=2))
    for fault in tally.faults[:10]:
        print(f"fault: {fault}", file=sys.stderr)
    return bool(tally.times) and not tally.faults and p99 < args.bar


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="the-abyss")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a move")
    parser.add_argument("--bar", type=float, default=BAR_MS, help="for the 99th percentile, in ms")
    args = parser.parse_args()
    gc.disable()  # a pause here would be taken for the server's
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        with server(str(database)) as running:
            seconds = uvloop.run(drive(running.address, args, tally))
        check_store(database, tally)
    return 0 if report(args, tally, seconds) else 1


if __name__ == "__main__":
    sys.exit(main())
