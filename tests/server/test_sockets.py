from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from fathomless.server.client import Frame, SeatClient, fetch, new_table, sit_down
from fathomless.server.testing import FAST, WIDE, ServerProcess, server

ME = {"player": "me", "name": "Ada"}
YOU = {"player": "me", "name": "Ines"}
BOT = {"player": "bot", "level": "sunlit"}

T = TypeVar("T")


def run(scenario: Awaitable[T]) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(180):
            return await scenario

    return asyncio.run(bounded())


async def answer(client: SeatClient, frame: Frame) -> bool:
    """Answer the first way, if asked; True when the match is over."""
    asked = frame["now"]["ask"]
    if asked and not asked["auto"]:
        await client.send({"t": "act", "ply": frame["ply"], "a": asked["options"][0]["a"]})
    return bool(frame["now"]["result"])


async def close_code(base: str, table: str, token: str | None, query: str = "") -> int:
    """The code with which the server closes a connection that it does not want."""
    async with sit_down(base, table + query, token) as client:
        return (await to_the_end(client))[0]


async def to_the_end(client: SeatClient) -> tuple[int, list[Frame]]:
    """The code with which the server closes, and the frames before that."""
    frames: list[Frame] = []
    while True:
        try:
            frames.append(await client.receive())
        except ConnectionClosed as closed:
            return (0 if closed.rcvd is None else closed.rcvd.code), frames


def test_a_whole_game_against_bots(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, BOT, BOT], options={"target": 20})

    async def scenario() -> None:
        table, token = made["table"]["id"], made["seats"][0]["token"]
        thinking = 0
        async with sit_down(running.address, table, token) as client:
            welcome = await client.receive()
            assert (welcome["t"], welcome["seat"], welcome["protocol"]) == ("welcome", 0, 1)
            while True:
                frame = await client.until("sync", "step", "thinking")
                thinking += frame["t"] == "thinking"
                if frame["t"] != "thinking" and await answer(client, frame):
                    return
                assert thinking < 1000

    run(scenario())


def test_a_match_waits_for_whoever_comes_back(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, YOU])
    table = made["table"]["id"]

    async def scenario() -> None:
        first = made["seats"][0]["token"]
        async with sit_down(running.address, table, first) as client:
            before = await client.until("sync")
        async with sit_down(running.address, table, first) as client:
            assert await client.until("sync") == before
            await client.send({"t": "sync", "ply": before["ply"]})
            again = await client.until("sync")
            assert (again["ply"], again["steps"]) == (before["ply"], [])

    run(scenario())


def test_spectators_see_the_public_view(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, YOU])
    table = made["table"]["id"]

    async def scenario() -> None:
        async with sit_down(running.address, table, None) as client:
            assert (await client.receive())["seat"] is None
            moment = (await client.until("sync"))["now"]
            assert moment["view"]["seat"] is None
            assert [p["hand"] for p in moment["view"]["table"]["players"]] == [None, None]
            await client.send({"t": "act", "ply": 0, "a": "draw"})
            assert (await client.until("error"))["code"] == "seat/none"

    run(scenario())


def test_who_comes_and_goes_is_told(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, YOU])
    table, (one, two) = made["table"]["id"], made["seats"]

    async def scenario() -> None:
        async with sit_down(running.address, table, one["token"]) as client:
            await client.until("seats")
            async with sit_down(running.address, table, two["token"]):
                assert (await client.until("seats"))["seats"][1]["present"]
            assert not (await client.until("seats"))["seats"][1]["present"]

    run(scenario())


def test_close_codes(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, BOT])
    table = made["table"]["id"]
    base = running.address
    assert run(close_code(base, "nowhere", None)) == 4004
    assert run(close_code(base, table, "guess")) == 4001
    assert run(close_code(base, table, None, "?v=99&")) == 4000


def test_whoever_leaves_need_not_have_read_everything(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, BOT])

    async def scenario() -> float:
        clock = asyncio.get_running_loop().time
        async with sit_down(running.address, made["table"]["id"], None) as client:
            for _ in range(100):
                await client.send({"t": "ping"})
            for _ in range(10):
                await client.until("pong")
            leaving = clock()
        return clock() - leaving

    assert run(scenario()) < 5


def test_limits_of_one_connection(tmp_path: Path) -> None:
    limits = {**WIDE, "messages_per_second": 1, "message_burst": 5, "refused_in_a_row": 10}
    with server(str(tmp_path / "x.db"), limits=limits) as running:
        made = new_table(running.address, "the-abyss", [ME, BOT])

        async def flood() -> tuple[int, int]:
            async with sit_down(running.address, made["table"]["id"], None) as client:
                for _ in range(40):
                    await client.send({"t": "ping"})
                code, frames = await to_the_end(client)
                return code, sum(frame.get("code") == "limit/rate" for frame in frames)

        async def oversized() -> int:
            async with sit_down(running.address, made["table"]["id"], None) as client:
                await client.send_raw(json.dumps({"t": "act", "ply": 0, "a": "x" * 30_000}))
                return (await to_the_end(client))[0]

        assert run(flood()) == (4029, 10)
        assert run(oversized()) == 1009


def test_limits_of_one_address_and_one_seat(tmp_path: Path) -> None:
    limits = {**WIDE, "connections_per_address": 3, "connections_per_seat": 2}
    with server(str(tmp_path / "x.db"), limits=limits) as running:
        made = new_table(running.address, "the-abyss", [ME, BOT])
        table, token = made["table"]["id"], made["seats"][0]["token"]

        async def scenario() -> None:
            base = running.address
            async with sit_down(base, table, token) as one, sit_down(base, table, token) as two:
                await one.until("sync")
                await two.until("sync")
                assert await close_code(base, table, token) == 4008
                async with sit_down(base, table, None) as three:
                    await three.until("sync")
                    assert await close_code(base, table, None) == 4008

        run(scenario())


def test_a_stopped_server_says_so_and_the_match_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    with server(database) as running:
        made = new_table(running.address, "the-abyss", [ME, YOU])
        port = running.port

        async def first() -> tuple[Frame, int]:
            held = made["seats"]
            table = made["table"]["id"]
            async with sit_down(running.address, table, held[0]["token"]) as client:
                frame = await client.until("sync")
                await asyncio.to_thread(running.stop)
                return frame, (await to_the_end(client))[0]

        before, code = run(first())
        assert code == 1012

    with server(database, port) as restarted:

        async def second() -> None:
            token = made["seats"][0]["token"]
            async with sit_down(restarted.address, made["table"]["id"], token) as client:
                assert await client.until("sync") == before

        run(second())


def test_two_servers_on_one_database_cannot_both_win(tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    with server(database) as one, server(database) as two:
        made = new_table(one.address, "the-abyss", [ME, YOU])
        table = made["table"]["id"]

        async def scenario() -> None:
            async with sit_down(one.address, table, made["seats"][0]["token"]) as client:
                frame = await client.until("sync")
            seat = frame["now"]["view"]["asked"]
            token = made["seats"][seat]["token"]
            async with (
                sit_down(one.address, table, token) as here,
                sit_down(two.address, table, token) as there,
            ):
                for client in (here, there):
                    assert (await client.until("sync"))["ply"] == 0
                await here.send({"t": "act", "ply": 0, "a": "take discard"})
                await here.until("step")
                await there.send({"t": "act", "ply": 0, "a": "draw"})
                assert (await there.until("error"))["code"] == "store/conflict"
                # More than one, where what followed had a single answer.
                assert (await there.until("sync"))["ply"] >= 1

        run(scenario())


def test_a_bot_thinks_visibly_and_can_be_hurried(tmp_path: Path) -> None:
    hadal = {"player": "bot", "level": "hadal"}
    with server(str(tmp_path / "x.db"), pace={"scale": 1.0, "hurried": 0.05}) as running:
        made = new_table(running.address, "the-abyss", [ME, hadal], seed="hurry 1")
        token = made["seats"][0]["token"]

        async def scenario() -> None:
            async with sit_down(running.address, made["table"]["id"], token) as client:
                frame = await client.until("sync")
                while frame["now"]["ask"]:
                    await answer(client, frame)
                    frame = await client.until("step")
                assert (await client.until("thinking"))["seat"] == 1
                await client.send({"t": "hurry"})
                began = asyncio.get_running_loop().time()
                await client.until("step")
                assert asyncio.get_running_loop().time() - began < 1.5

        run(scenario())


def test_a_hint_names_legal_moves(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, YOU])
    table = made["table"]["id"]

    async def scenario() -> None:
        async with sit_down(running.address, table, None) as client:
            seat = (await client.until("sync"))["now"]["waiting"]["seat"]
        async with sit_down(running.address, table, made["seats"][seat]["token"]) as client:
            frame = await client.until("sync")
            await client.send({"t": "hint"})
            found = await client.until("hint")
            legal = {option["a"] for option in frame["now"]["ask"]["options"]}
            assert {move["a"] for move in found["moves"]} == legal
            assert all(0 <= move["value"] <= 1 for move in found["moves"])

    run(scenario())


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    with server(str(tmp_path / "x.db"), pace=FAST) as running:
        made = new_table(running.address, "the-abyss", [ME, BOT])

        async def wake_workers() -> None:
            async with sit_down(
                running.address, made["table"]["id"], made["seats"][0]["token"]
            ) as client:
                frame = await client.until("sync")
                for _ in range(10):
                    await answer(client, frame)
                    frame = await client.until("step")

        run(wake_workers())
        workers = children(running.process.pid)
        assert workers
        running.kill()

    async def gone() -> None:
        while any(Path(f"/proc/{pid}").exists() for pid in workers):
            await asyncio.sleep(0.05)

    run(gone())


def children(pid: int) -> list[int]:
    """The processes that this one has started, as the kernel lists them."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


@pytest.mark.parametrize("text", ["", "null", "[]", '{"t":"act"}', '{"t":"sync","ply":"0"}', "{"])
def test_a_malformed_message_is_answered(running: ServerProcess, text: str) -> None:
    made = new_table(running.address, "the-abyss", [ME, YOU])

    async def scenario() -> None:
        async with sit_down(running.address, made["table"]["id"], None) as client:
            await client.send_raw(text)
            assert (await client.until("error"))["code"] == "message/malformed"

    run(scenario())
    assert fetch(f"{running.address}/api/tables/{made['table']['id']}")["moves"] == 0


def test_a_whole_server_on_postgresql(postgres_database: str) -> None:
    with server(postgres_database) as running:
        made = new_table(running.address, "the-abyss", [ME, BOT], options={"target": 5})
        table, token = made["table"]["id"], made["seats"][0]["token"]

        async def scenario(base: str, moves: int) -> bool:
            async with sit_down(base, table, token) as client:
                for _ in range(moves):
                    if await answer(client, await client.until("sync", "step")):
                        return True
            return False

        run(scenario(running.address, 10))
        running.kill()
        with server(postgres_database) as restarted:
            assert run(scenario(restarted.address, 10_000))
            assert fetch(f"{restarted.address}/api/results")[0]["table"] == table
