"""`kill -9` under load: every acknowledged move survives, exactly once, and every match goes on.

    python bench/kill.py                      100 kills, 16 tables of 4 seats
    python bench/kill.py --kills 5 --tables 4

Starts servers of its own on loopback, one after the other on the same database and port, and kills
each at a random moment of play. Clients reconnect by themselves and send again what was not
answered. Fails (exit 1) if a move that any client was told of is lost, changed or doubled, or if a
match stands still at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from fathomless.server.client import Frame, SeatClient, new_table, sit_down
from fathomless.server.testing import ServerProcess

PATIENCE = 30.0  # seconds for a match to go on after the last kill


@dataclass(slots=True)
class Witness:
    """All that clients were told."""

    moves: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)  # by who made them
    highest: dict[str, int] = field(default_factory=dict)  # the last ply anybody was told of
    finished: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    repeated: int = 0

    def tell(self, table: str, ply: int) -> None:
        self.highest[table] = max(self.highest.get(table, 0), ply)


class Player:
    """One seat that comes back whenever its connection breaks."""

    def __init__(self, table: str, held: Frame, witness: Witness, think: float) -> None:
        self.table = table
        self.seat: int = held["seat"]
        self.token: str = held["token"]
        self.witness = witness
        self.think = think
        self.ply = 0
        self.random = random.Random(f"{table}/{self.seat}")
        self.unanswered: tuple[int, str] | None = None

    async def play(self, base: str) -> None:
        while self.table not in self.witness.finished:
            try:
                async with sit_down(base, self.table, self.token) as client:
                    await self.converse(client)
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.05)

    async def converse(self, client: SeatClient) -> None:
        if self.unanswered is not None:
            self.witness.repeated += 1
            ply, action = self.unanswered
            await client.send({"t": "act", "ply": ply, "a": action})
        while self.table not in self.witness.finished:
            frame = await client.receive()
            if frame["t"] == "error" and frame["code"] != "action/stale":
                self.witness.faults.append(f"{self.table}/{self.seat}: {frame['code']}")
            if frame["t"] in ("sync", "step"):
                await self.hear(client, frame)

    async def hear(self, client: SeatClient, frame: Frame) -> None:
        ply = frame["ply"]
        if ply < self.ply:
            self.witness.faults.append(f"{self.table}: went back from ply {self.ply} to {ply}")
        self.ply = ply
        self.witness.tell(self.table, ply)
        if self.unanswered is not None and ply > self.unanswered[0]:
            at, action = self.unanswered
            self.witness.moves[self.table, at] = (self.seat, action)
            self.unanswered = None
        if frame["now"]["result"]:
            self.witness.finished.add(self.table)
        ask = frame["now"]["ask"]
        if ask and not ask["auto"] and self.unanswered is None:
            await asyncio.sleep(self.random.uniform(0, self.think))
            self.unanswered = (ply, self.random.choice(ask["options"])["a"])
            await client.send({"t": "act", "ply": ply, "a": self.unanswered[1]})


def check(database: Path, witness: Witness) -> int:
    """Compare the store with what was told; how many moves it holds."""
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT match_id, ply, seat, text FROM lines").fetchall()
    connection.close()
    kept = {(match, ply): (seat, text) for match, ply, seat, text in rows}
    if len(kept) != len(rows):
        witness.faults.append(f"{len(rows) - len(kept)} moves doubled")
    for key, move in witness.moves.items():
        if kept.get(key) != move:
            witness.faults.append(f"{key}: {move} was acknowledged, the store has {kept.get(key)}")
    for table, ply in witness.highest.items():
        missing = [n for n in range(ply) if (table, n) not in kept]
        if missing:
            witness.faults.append(f"{table}: plies {missing[:5]} were told and are lost")
    return len(rows)


async def goes_on(tables: list[str], witness: Witness) -> bool:
    """Whether every match that is not over makes a move."""
    before = dict(witness.highest)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if all(t in witness.finished or witness.highest[t] > before[t] for t in tables):
            return True
        await asyncio.sleep(0.1)
    return False


async def campaign(args: argparse.Namespace, database: Path, witness: Witness) -> None:
    chance = random.Random(args.seed)
    running = await asyncio.to_thread(ServerProcess, str(database))
    base, port = running.address, running.port
    seats = [{"player": "me", "name": f"P{n}"} for n in range(args.seats)]
    made = [new_table(base, args.game, seats) for _ in range(args.tables)]
    tables = [entry["table"]["id"] for entry in made]
    players = [
        asyncio.create_task(Player(entry["table"]["id"], held, witness, args.think).play(base))
        for entry in made
        for held in entry["seats"]
    ]
    try:
        for _ in range(args.kills):
            await asyncio.sleep(chance.uniform(0.1, args.life))
            running.kill()
            check(database, witness)
            running = await asyncio.to_thread(ServerProcess, str(database), port)
        if not await goes_on(tables, witness):
            witness.faults.append("a match does not go on")
    finally:
        for player in players:
            player.cancel()
        for found in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(found, Exception):
                witness.faults.append(repr(found))
        running.stop()


def run(args: argparse.Namespace) -> bool:
    witness = Witness()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "kill.db"
        asyncio.run(campaign(args, database, witness))
        moves = check(database, witness)
    figures = {
        "kills": args.kills,
        "tables": args.tables,
        "seats": args.seats,
        "moves": moves,
        "acknowledged_to_their_player": len(witness.moves),
        "sent_again_after_a_kill": witness.repeated,
        "finished": len(witness.finished),
        "seconds": round(time.monotonic() - began, 1),
        "faults": len(witness.faults),
    }
    print(json.dumps(figures, indent=2))
    for fault in witness.faults[:10]:
        print(f"fault: {fault}", file=sys.stderr)
    return not witness.faults


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="the-abyss")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--life", type=float, default=0.8, help="longest life of a server, in s")
    parser.add_argument("--think", type=float, default=0.1, help="longest thought, in seconds")
    parser.add_argument("--seed", default="kill")
    return parser.parse_args(given)


if __name__ == "__main__":
    sys.exit(0 if run(arguments()) else 1)
