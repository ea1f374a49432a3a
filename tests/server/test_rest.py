from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathomless.bots.levels import NAMES
from fathomless.core.replay import Replay
from fathomless.server.app import create_app
from fathomless.server.client import Frame, fetch, new_table, sit_down
from fathomless.server.fairness import verify
from fathomless.server.limits import Limits
from fathomless.server.testing import ServerProcess

ME = {"player": "me", "name": "Ada"}
BOT = {"player": "bot", "level": "sunlit"}
OPEN = {"player": "open"}

Scenario = Callable[[httpx.AsyncClient], Awaitable[None]]


@asynccontextmanager
async def client_of(folder: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(str(folder / "rest.db"), **settings)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            yield client


def run(folder: Path, scenario: Scenario, **settings: Any) -> None:
    async def whole() -> None:
        async with client_of(folder, **settings) as client:
            await scenario(client)

    asyncio.run(whole())


def test_games_and_their_words(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        (game, *_) = (await client.get("/api/games")).json()
        assert (game["name"], game["least_seats"], game["most_seats"]) == ("the-abyss", 2, 4)
        assert [option["name"] for option in game["options"]] == ["deck", "target"]
        words = (await client.get("/api/games/the-abyss/catalogue?language=pl")).json()
        assert words["prompt.keep"] == "Zachowaj jedną, drugą odrzuć."
        rules = (await client.get("/api/games/the-abyss/rules")).json()
        assert any(rule["id"] == "TA-R1" for c in rules["chapters"] for rule in c["rules"])
        levels = (await client.get("/api/levels")).json()
        assert [level["name"] for level in levels] == list(NAMES)
        assert (await client.get("/api/version")).json()["protocol"] == 1

    run(tmp_path, scenario)


def test_seats_depend_on_options(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        games = {game["name"]: game for game in (await client.get("/api/games")).json()}
        options = {option["name"]: option for option in games["abyss"]["options"]}
        seats = dict(
            zip(options["expansions"]["choices"], options["expansions"]["most_seats"], strict=True)
        )
        assert seats == {"none": 4, "kraken": 4, "leviathan": 5, "both": 5}
        assert options["spent_allies"]["most_seats"] == [5, 5]

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/games/chess/catalogue", None, 404, "game/unknown"),
        ("GET", "/api/games/the-abyss/catalogue?language=xx", None, 400, "language/unknown"),
        ("GET", "/api/tables/nowhere", None, 404, "table/unknown"),
        ("GET", "/api/replays/nowhere", None, 404, "table/unknown"),
        ("GET", "/api/results?limit=1000", None, 400, "request/malformed"),
        ("GET", "/api/nothing", None, 404, "request/unknown"),
        ("POST", "/api/tables", {"game": "chess", "seats": [ME]}, 404, "game/unknown"),
        ("POST", "/api/tables", {"game": "the-abyss", "seats": [ME]}, 400, "seats/invalid"),
        ("POST", "/api/tables", {"game": "the-abyss", "seats": [BOT, BOT]}, 400, "seats/invalid"),
        ("POST", "/api/tables", {"game": "the-abyss"}, 400, "request/malformed"),
        ("POST", "/api/tables", {"game": "the-abyss", "seats": [ME, ME]}, 409, "name/taken"),
        (
            "POST",
            "/api/tables",
            {"game": "the-abyss", "seats": [{"player": "me", "name": "\u202e"}, BOT]},
            400,
            "name/invalid",
        ),
        (
            "POST",
            "/api/tables",
            {"game": "the-abyss", "seats": [ME, BOT], "options": {"deck": "marked"}},
            400,
            "options/invalid",
        ),
        (
            "POST",
            "/api/tables",
            {"game": "the-abyss", "seats": [ME, BOT], "seed": ""},
            400,
            "seed/invalid",
        ),
        (
            "POST",
            "/api/tables",
            {"game": "the-abyss", "seats": [ME, {"player": "bot", "level": "wise"}]},
            400,
            "bot/unknown",
        ),
    ],
)
def test_every_refusal_has_a_code(
    tmp_path: Path, method: str, path: str, body: Any, status: int, code: str
) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        answer = await client.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)

    run(tmp_path, scenario)


def test_a_table_keeps_its_secrets(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        wish = {"game": "the-abyss", "seats": [ME, OPEN, BOT], "seed": "tide"}
        made = (await client.post("/api/tables", json=wish)).json()
        id, token = made["table"]["id"], made["seats"][0]["token"]
        assert made["seats"][0]["link"] == f"/t/{id}/{token}"
        info = await client.get(f"/api/tables/{id}")
        assert info.json() == made["table"]
        assert info.json()["chosen_seed"]
        for secret in (token, made["invite"], "tide"):
            assert secret not in info.text
        assert (await client.get(f"/api/replays/{id}")).json()["code"] == "table/running"
        assert b"tide" in (tmp_path / "rest.db-wal").read_bytes()
        for secret in (token, made["invite"]):
            assert secret.encode() not in (tmp_path / "rest.db-wal").read_bytes()

    run(tmp_path, scenario)


def test_an_invitation_becomes_a_seat_once(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        wish = {"game": "the-abyss", "seats": [ME, OPEN]}
        made = (await client.post("/api/tables", json=wish)).json()
        path = f"/api/tables/{made['table']['id']}/join"
        wrong = await client.post(path, json={"invite": "guess", "name": "Ines"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "table/invite")
        body = {"invite": made["invite"], "name": "Ines"}
        joined = (await client.post(path, json=body)).json()
        assert joined["seat"] == 1
        assert joined["token"] != made["invite"]
        again = await client.post(path, json=body | {"name": "Oskar"})
        assert (again.status_code, again.json()["code"]) == (409, "seat/taken")
        info = (await client.get(f"/api/tables/{made['table']['id']}")).json()
        assert info["started"]

    run(tmp_path, scenario)


def test_limits_on_tables_and_requests(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        wish = {"game": "the-abyss", "seats": [ME, BOT]}
        made = [await client.post("/api/tables", json=wish) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429]
        assert made[3].json()["code"] == "limit/tables"
        answers = [await client.get("/api/games") for _ in range(12)]
        assert answers[-1].json()["code"] == "limit/requests"

    limits = Limits(
        table_burst=3, tables_per_address_per_hour=1, request_burst=10, requests_per_second=0.1
    )
    run(tmp_path, scenario, limits=limits)


def test_a_body_has_a_length_and_a_limit(tmp_path: Path) -> None:
    async def endless() -> AsyncIterator[bytes]:
        yield b"{}"

    async def scenario(client: httpx.AsyncClient) -> None:
        for content in (b"x" * 20_000, endless()):
            answer = await client.post("/api/tables", content=content)
            assert (answer.status_code, answer.json()["code"]) == (413, "limit/body")

    run(tmp_path, scenario)


def test_the_client_is_served_with_strict_headers(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Fathomless</title>")
    (folder / "assets" / "app.js").write_text("let x = 1")
    (tmp_path / "secret.txt").write_text("secret")

    async def scenario(client: httpx.AsyncClient) -> None:
        for path in ("/", "/t/abc", "/t/abc/token"):
            page = await client.get(path)
            assert "<title>" in page.text
            assert page.headers["referrer-policy"] == "no-referrer"
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        script = await client.get("/assets/app.js")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/none.js", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = await client.get(path)
            assert answer.status_code == 404 or "secret" not in answer.text

    run(tmp_path, scenario, static_dir=folder)


def test_openapi_names_every_route(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient) -> None:
        paths = (await client.get("/api/openapi.json")).json()["paths"]
        assert {"/api/games", "/api/tables", "/api/replays/{id}", "/api/results"} <= set(paths)

    run(tmp_path, scenario)


async def play_all(base: str, made: Frame) -> Frame:
    """Every seat that was made here, by one client each; the last moment."""

    async def seat(held: Frame) -> Frame:
        async with sit_down(base, made["table"]["id"], held["token"]) as client:
            while True:
                frame = await client.until("sync", "step")
                if frame["now"]["result"]:
                    return frame
                asked = frame["now"]["ask"]
                if asked and not asked["auto"]:
                    option = asked["options"][-1]
                    await client.send({"t": "act", "ply": frame["ply"], "a": option["a"]})

    found = await asyncio.gather(*(seat(held) for held in made["seats"]))
    return found[0]


def test_a_finished_match_can_be_checked_and_played_on_from(running: ServerProcess) -> None:
    base = running.address
    seats = [{"player": "me", "name": name} for name in ("Ada", "Ines")]
    options = {"target": 12}
    made = new_table(base, "the-abyss", seats, options=options)
    id = made["table"]["id"]
    end = asyncio.run(play_all(base, made))
    text = httpx.get(f"{base}/api/replays/{id}", trust_env=False).text
    replay = Replay.parse(text)
    verdict = verify(replay, made["table"]["commitment"])
    assert verdict.outcome is not None
    assert verdict.outcome.totals == end["now"]["result"]["totals"]
    assert replay.seed == end["now"]["proof"]["seed"]
    results = fetch(f"{base}/api/results?game=the-abyss")
    assert id in [result["table"] for result in results]
    fork = new_table(
        base, "the-abyss", seats, fork={"table": id, "moves": 1}
    )  # it may be a short one
    assert fork["table"]["forked_from"] == id
    assert fork["table"]["moves"] == 1
    assert fork["table"]["options"]["target"] == 12
    assert fork["table"]["chosen_seed"]


def test_a_running_match_cannot_be_forked(running: ServerProcess) -> None:
    made = new_table(running.address, "the-abyss", [ME, BOT])
    body = {
        "game": "the-abyss",
        "seats": [ME, BOT],
        "fork": {"table": made["table"]["id"], "moves": 0},
    }
    answer = httpx.post(f"{running.address}/api/tables", json=body, trust_env=False)
    assert answer.json()["code"] == "table/running"
