"""`make train` finds the trainer of every game that has learned weights."""

from __future__ import annotations

import subprocess

import pytest

from tests.cli.commands import ROOT


@pytest.mark.parametrize(
    ("arguments", "trainer"),
    [
        ("abyss --dry", "bench.train abyss --dry"),
        ("the-abandons", "bench.journeys"),
        ("the-abandons --dry", "bench.journeys --dry"),
        ("--dry the-abyss", "bench.train --dry the-abyss"),
    ],
)
def test_each_game_has_its_trainer(arguments: str, trainer: str) -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "-n", "train", f"ARGS={arguments}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1].split() == [".venv/bin/python", "-m", *trainer.split()]


def test_every_target_that_makes_no_file_says_so() -> None:
    lines = (ROOT / "Makefile").read_text().replace("\\\n", " ").splitlines()
    (phony,) = (line.partition(":")[2].split() for line in lines if line.startswith(".PHONY"))
    targets = {line.partition(":")[0] for line in lines if "  ## " in line and line[0] != "\t"}
    assert targets <= set(phony)
