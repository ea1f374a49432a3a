"""Small samples of the campaigns under bench: load, kill -9, fuzz."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "command",
    [
        # The bar of the full campaign is no matter for a machine that runs other tests beside.
        ["load.py", "--tables", "6", "--seconds", "3", "--think", "0.2", "--bar", "5000"],
        ["kill.py", "--kills", "3", "--tables", "3", "--life", "0.5"],
        ["fuzz.py", "--messages", "2000"],
    ],
    ids=lambda command: command[0],
)
def test_a_small_campaign(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / command[0]), *command[1:]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
