"""What learns weights: `make train` finds it for every game, and the draft records its seed."""

from __future__ import annotations

import subprocess

import pytest

from bench import draft
from bench.balance import SEED, Tally
from fathomless.bots.evaluations import files
from fathomless.bots.evaluations.chasms_draft import FILE
from fathomless.games.chasms.material import FACTION_IDS
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


def test_the_draft_records_the_seed_of_its_games() -> None:
    tallies = {seats: Tally(seats, "random") for seats in draft.LEARNED_WITH}
    for tally in tallies.values():
        for faction in FACTION_IDS:
            tally.played[faction], tally.wins[faction] = 10 * tally.seats, 10
        tally.wins["ember"] += 1
    assert draft.content(tallies)["seed"] == files.read(FILE)["seed"] == SEED
