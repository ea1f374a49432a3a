"""A small sample of `bench/campaign.py`, and the effects that it reports."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fathomless import games
from fathomless.testing.effects import effects_of

ROOT = Path(__file__).parents[2]


def campaign(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end."""
    return subprocess.run(
        [sys.executable, str(ROOT / "bench" / "campaign.py"), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("game", [game.name for game in games.all()])
def test_a_small_campaign(game: str) -> None:
    done = campaign("--game", game, "--games", "20", "--positions", "5", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [row["failure"] for row in told["rows"]] == [""] * len(told["rows"])
    seen = told["effects"][game]
    assert set(effects_of(game).expected()) <= set(seen)
    assert sum(count > 0 for count in seen.values()) > len(seen) / 2


def test_an_effect_that_was_never_seen_is_a_complaint_if_it_shall_be() -> None:
    arguments = ("--game", "abyss", "--seats", "2", "--games", "1", "--positions", "0")
    assert campaign(*arguments).returncode == 0
    done = campaign(*arguments, "--every-effect")
    assert done.returncode == 1
    assert "never seen: lord " in done.stderr


def test_a_bad_option_is_refused() -> None:
    done = campaign("--game", "abyss", "--games", "1", "--set", "colour=red")
    assert done.returncode == 2
    assert "no option 'colour'" in done.stderr
    done = campaign("--game", "abyss", "--games", "1", "--set", "colour")
    assert done.returncode == 2
    assert "OPTION=VALUE" in done.stderr
