"""The commands that serve browsers: `serve`, and `play` without `--terminal`."""

from __future__ import annotations

import json
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathomless import __version__
from fathomless.cli.browser import is_ours
from fathomless.server.client import fetch
from fathomless.server.protocol import PROTOCOL
from fathomless.server.store.engine import place_of
from tests.cli.commands import ROOT, refusal, run
from tests.cli.servers import NotedBrowser, Serving

TABLE = re.compile(r"browser: (http://\S+)$")


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NotedBrowser:
    noted = NotedBrowser(tmp_path)
    monkeypatch.setenv("BROWSER", str(noted.program))
    return noted


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has: one that says nothing to anybody."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_serve_says_where_and_ends_at_an_interrupt(home: Path, browser: NotedBrowser) -> None:
    with Serving("serve", "--port", "0") as serving:
        version = fetch(f"{serving.address}/api/version")
        assert version == {"version": __version__, "protocol": PROTOCOL}
        serving.until("kept")
        assert serving.interrupt() == 0
    assert serving.printed == [
        f"Fathomless runs at {serving.address}. Ctrl+C ends it.",
        f"Matches are kept in {home / 'fathomless.db'}.",
    ]
    assert (home / "fathomless.db").is_file()
    assert browser.opened == []


def test_serve_says_where_a_database_is_that_was_named_from_here(tmp_path: Path) -> None:
    relative = os.path.relpath(tmp_path / "missing" / "folder" / "x.db", ROOT)
    with Serving("serve", "--port", "0", "--database", relative) as serving:
        said = serving.until(r"^Matches are kept in (/.+)\.$")[1]
    assert Path(said).samefile(tmp_path / "missing" / "folder" / "x.db")


@pytest.mark.parametrize(
    ("database", "place"),
    [
        ("/deep/tables.db", "/deep/tables.db"),
        ("sqlite:////deep/tables.db", "/deep/tables.db"),
        ("postgresql://me:secret@db:5433/deep", "postgresql://me@db:5433/deep"),
        ("postgresql+psycopg://me@db/deep?password=secret", "postgresql://me@db/deep"),
    ],
)
def test_the_place_of_a_database_tells_no_secret(database: str, place: str) -> None:
    assert place_of(database) == place


@pytest.mark.parametrize("folder", ["a file", "a folder", "no folder"])
def test_a_database_that_cannot_be_written_is_named(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    path, reason = {
        "a file": (tmp_path / "file" / "x.db", f"{tmp_path / 'file'} is no folder"),
        "a folder": (tmp_path, "it is a folder"),
        "no folder": (Path("/proc/none/x.db"), "/proc/none: No such file or directory"),
    }[folder]
    result = run("serve", "--port", "0", "--database", str(path))
    assert refusal(result) == "store/failed"
    assert f"The database {path} cannot be opened: {reason}." in result.stderr


def test_serve_opens_the_browser_if_told_to(tmp_path: Path, browser: NotedBrowser) -> None:
    database = tmp_path / "deep" / "tables.db"
    with Serving("serve", "--port", "0", "--open", "--database", str(database)) as serving:
        assert browser.until(1) == [serving.address]
    assert database.is_file()


def test_serve_listens_where_it_is_told(tmp_path: Path) -> None:
    with Serving("serve", "--host", "0.0.0.0", "--port", "0") as serving:
        assert serving.address.startswith("http://127.0.0.1:")
    with Serving("serve", "--host", "::1", "--port", "0") as serving:
        assert serving.address.startswith("http://[::1]:")


def test_a_port_that_is_taken(taken: int) -> None:
    result = run("serve", "--port", str(taken))
    assert refusal(result) == "server/port-taken"
    assert f"port {taken} of 127.0.0.1" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--port", "65536"], "server/port-invalid"),
        (["--port", "-1"], "server/port-invalid"),
        (["--port", "x"], "usage/invalid"),
        (["--host", "192.0.2.1", "--port", "0"], "server/host"),
        (["--host", "no.such.host.invalid", "--port", "0"], "server/host"),
        (["--port", "0", "--database", "mongodb://x/y"], "store/unknown"),
        (["--port", "0", "--database", "postgresql://x@127.0.0.1:1/y"], "store/failed"),
        (["--port", "0", "--database", "postgresql://x:y@[::"], "store/unknown"),
        (["--port", "0", "--database", "/"], "store/failed"),
    ],
)
def test_serve_that_cannot_be(arguments: list[str], code: str) -> None:
    assert refusal(run("serve", *arguments)) == code


def test_play_opens_home(browser: NotedBrowser) -> None:
    with Serving("play", "--port", "0") as serving:
        assert browser.until(1) == [f"{serving.address}/"]
        assert serving.interrupt() == 0


def test_play_a_game_opens_a_new_table_of_it(browser: NotedBrowser) -> None:
    with Serving("play", "the-abyss", "--port", "0") as serving:
        assert browser.until(1) == [f"{serving.address}/new/the-abyss"]
        assert fetch(f"{serving.address}/api/results") == []


def test_the_language_goes_along(browser: NotedBrowser) -> None:
    with Serving("play", "the-abyss", "--port", "0", FATHOMLESS_LANG="pl") as serving:
        assert browser.until(1) == [f"{serving.address}/new/the-abyss?lang=pl"]


def test_play_with_seats_makes_the_table(browser: NotedBrowser) -> None:
    options = ("--option", "target=20", "--name", "Ines", "--seed", "tide")
    seats = ("--seats", "me,sunlit,open,me")
    with Serving("play", "the-abyss", *seats, *options, "--port", "0") as serving:
        (opened,) = browser.until(1)
        table = opened.removeprefix(f"{serving.address}/t/").partition("/")[0]
        info = fetch(f"{serving.address}/api/tables/{table}")
        assert info["options"] == {"deck": "standard", "target": 20}
        assert [seat["player"] for seat in info["seats"]] == ["human", "bot", "open", "human"]
        assert [seat["name"] for seat in info["seats"]] == ["Ines", "Oskar", "", "Diver 2"]
        assert info["seats"][1]["level"] == "sunlit"
        assert serving.until(TABLE)[1] == opened
        assert any(line.startswith("For Diver 2: http://") for line in serving.printed)
        assert any(f"/t/{table}/join/" in line for line in serving.printed)


def test_without_seats_two_bots_sit_down(browser: NotedBrowser) -> None:
    with Serving("play", "the-abyss", "--seed", "tide", "--port", "0") as serving:
        table = browser.until(1)[0].removeprefix(f"{serving.address}/t/").partition("/")[0]
        info = fetch(f"{serving.address}/api/tables/{table}")
        assert [seat["level"] for seat in info["seats"]] == [None, "midnight", "midnight"]


def test_without_a_browser_the_address_is_printed(browser: NotedBrowser) -> None:
    with Serving("play", "the-abyss", "--no-open", "--port", "0") as serving:
        page = f"{serving.address}/new/the-abyss"
        assert serving.until("browser: ").string == f"Open in your browser: {page}"
    no_display = {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "WSL_DISTRO_NAME": ""}
    with Serving("play", "--port", "0", **no_display) as serving:
        page = f"{serving.address}/"
        assert serving.until("browser: ").string == f"Open in your browser: {page}"
    assert browser.opened == []


def test_a_server_that_runs_already_is_used(browser: NotedBrowser) -> None:
    with Serving("serve", "--port", "0") as serving:
        port = serving.address.rpartition(":")[2]
        result = run("play", "the-abyss", "--port", port)
        assert result.exit_code == 0, result.output
        page = f"{serving.address}/new/the-abyss"
        assert result.stdout == f"In your browser: {page}\n"
        assert browser.opened == [page]


def test_a_refusal_of_the_running_server_is_told(browser: NotedBrowser) -> None:
    with Serving("serve", "--port", "0") as serving:
        port = serving.address.rpartition(":")[2]
        seats = ("play", "the-abyss", "--no-open", "--seats", "me,sunlit", "--port", port)
        codes = [run(*seats).exit_code for _ in range(20)]
        assert codes == [0] * 20
        assert refusal(run(*seats)) == "limit/tables"


def test_another_program_on_the_port_is_no_server_of_ours(
    taken: int, monkeypatch: pytest.MonkeyPatch, browser: NotedBrowser
) -> None:
    monkeypatch.setattr("fathomless.cli.browser.SECONDS_TO_ANSWER", 0.1)
    assert not is_ours(f"http://127.0.0.1:{taken}")
    assert refusal(run("play", "--port", str(taken))) == "server/port-taken"
    asked: list[int] = []

    def serve(host: str, port: int, announce: object) -> None:
        asked.append(port)
        if port:
            from fathomless.server.serve import listen

            listen(host, port)

    monkeypatch.setattr("fathomless.server.serve.PORT", taken)
    monkeypatch.setattr("fathomless.server.serve.run", serve)
    assert run("play").exit_code == 0
    assert asked == [taken, 0]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--seats", "me,sunlit"], "game/missing"),
        (["chess"], "game/unknown"),
        (["the-abyss", "--seats", "me"], "seats/invalid"),
        (["the-abyss", "--seats", "sunlit,open"], "seats/invalid"),
        (["the-abyss", "--seats", "me,,open"], "seats/invalid"),
        (["the-abyss", "--seats", "me,greedy"], "bot/unknown"),
        (["the-abyss", "--option", "deck=huge"], "options/invalid"),
        (["the-abyss", "--option", "deck"], "options/invalid"),
        (["the-abyss", "--seed", ""], "seed/invalid"),
        (["the-abyss", "--name", "a", "--name", "b"], "name/invalid"),
        (["the-abyss", "--name", "\x1b[31mred"], "name/invalid"),
        (["the-abyss", "--seats", "me,me", "--name", "a", "--name", "A"], "name/taken"),
        (["the-abyss", "--lang", "xx"], "language/unknown"),
    ],
)
def test_a_table_that_does_not_fit_starts_nothing(
    home: Path, arguments: list[str], code: str
) -> None:
    assert refusal(run("play", *arguments)) == code
    assert not home.exists()


class TestVerify:
    @pytest.fixture
    def replay(self, tmp_path: Path) -> Path:
        """A finished match as a server hands it out."""
        from fathomless.server.fairness import commitment

        golden = Path(__file__).resolve().parents[1] / "golden" / "the_abyss"
        text = (golden / "three-seats-end-by-stop.replay").read_text(encoding="utf-8")
        header, gap, moves = text.partition("\n\n")
        seed = re.search(r"^seed (.+)$", header, re.MULTILINE)
        assert seed is not None
        path = tmp_path / "match.replay"
        promise = f"\ncommitment {commitment(json.loads(seed[1]))}"
        path.write_text(header + promise + gap + moves, encoding="utf-8")
        return path

    def test_a_fair_match(self, replay: Path) -> None:
        result = run("verify", str(replay))
        assert result.exit_code == 0, result.output
        assert "The seed keeps its promise: " in result.stdout
        assert "every one by the rules" in result.stdout
        assert "Totals: " in result.stdout

    def test_for_programs_and_from_the_input(self, replay: Path) -> None:
        text = replay.read_text(encoding="utf-8")
        result = run("verify", "-", "--json", typed=text)
        assert result.exit_code == 0, result.output
        data = json.loads(result.stdout)
        assert data["verified"] is True
        assert len(data["totals"]) == 3
        assert data["moves"] == len(text.partition("\n\n")[2].splitlines())

    def test_the_promise_somebody_wrote_down(self, replay: Path) -> None:
        data = json.loads(run("verify", str(replay), "--json").stdout)
        assert run("verify", str(replay), "--commitment", data["commitment"]).exit_code == 0
        assert run("verify", str(replay), "--commitment", "0" * 64).exit_code == 1

    def test_a_match_that_is_not_finished(self, replay: Path) -> None:
        lines = replay.read_text(encoding="utf-8").splitlines()
        replay.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
        result = run("verify", str(replay))
        assert result.exit_code == 0
        assert "The match is not finished." in result.stdout

    @pytest.mark.parametrize(
        ("old", "new", "code"),
        [
            (r"^seed .*$", 'seed "another"', "replay/commitment"),
            (r"^commitment .*\n", "", "replay/no-commitment"),
            (r"\n\n", "\n\n9 draw\n", "replay/illegal"),
            (r"^fathomless-replay 1", "a letter", "replay/malformed"),
            (r"^game the-abyss", "game chess", "game/unknown"),
        ],
    )
    def test_what_does_not_hold(self, replay: Path, old: str, new: str, code: str) -> None:
        text = replay.read_text(encoding="utf-8")
        changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
        assert changed != text
        replay.write_text(changed, encoding="utf-8")
        result = run("verify", str(replay))
        assert result.exit_code == 1
        assert f"Not verified ({code}): " in result.stdout
        told = json.loads(run("verify", str(replay), "--json").stdout)
        assert (told["verified"], told["code"]) == (False, code)

    def test_nothing_to_check(self, tmp_path: Path) -> None:
        assert refusal(run("verify", str(tmp_path / "nothing"))) == "file/not-found"
        (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
        assert refusal(run("verify", str(tmp_path / "bytes"))) == "file/not-text"
