"""Learns which Factions of Chasms win, and writes what the bots go by in the draft.

    python -m bench.draft                       20 minutes of one core
    python -m bench.draft --file counts.json    the same, and can be interrupted

`greedy` plays against itself with Factions dealt at random (`bench/balance.py`, whose files it goes
on with), in a duel and at a table of four. How much more often than by chance a Faction wins, in
logarithms of odds, is its strength, drawn towards none by as much as chance alone makes Factions
differ. Run it on the compiled package.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any

from bench.balance import Tally, measure, read
from bench.train import WEIGHTS
from fathomless import games
from fathomless.bots.evaluations.chasms_draft import DUEL, FILE, TABLE
from fathomless.games.chasms.material import FACTION_IDS

LEARNED_WITH = {DUEL: (2, 12_000), TABLE: (4, 6_000)}  # seats, games
BOT = "greedy"
DIGITS = 3


def strengths(tally: Tally) -> tuple[dict[str, float], float]:
    """By Faction, their mean 0; and how much of the differences is believed."""
    fair = 1 / tally.seats
    odds: dict[str, float] = {}
    doubts: list[float] = []
    for faction in FACTION_IDS:
        chance = tally.index(faction) * fair
        odds[faction] = math.log(chance / (1 - chance)) - math.log(fair / (1 - fair))
        doubts.append(1 / (tally.played[faction] * chance * (1 - chance)))
    middle = fmean(odds.values())
    believed = max(0.0, 1 - fmean(doubts) / pvariance(odds.values()))
    found = {name: round(believed * (each - middle), DIGITS) for name, each in odds.items()}
    return found, believed


def content(tallies: dict[int, Tally]) -> dict[str, Any]:
    """The strengths, and from what they were found."""
    found: dict[str, object] = {}
    weights: dict[str, object] = {}
    for name, (seats, _) in LEARNED_WITH.items():
        weights[name], believed = strengths(tallies[seats])
        found[name] = {
            "seats": seats,
            "games": tallies[seats].games,
            "believed of the differences, of a hundred": round(100 * believed, 1),
        }
    return {
        "game": "chasms",
        "rules_version": games.get("chasms").rules_version,
        "command": "python -m bench.draft",
        "found": found,
        "weights": weights,
    }


def main() -> None:
    """Play what is missing, and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--file", type=Path, help="where the counts are kept and added up")
    file = parser.parse_args().file
    seats = [seats for seats, _ in LEARNED_WITH.values()]
    tallies = {count: Tally(count) for count in seats} if file is None else read(file, seats, BOT)
    for count, wanted in LEARNED_WITH.values():
        measure(tallies, [count], wanted, file)
    text = json.dumps(content(tallies), indent=1)
    (WEIGHTS / f"{FILE}.json").write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
