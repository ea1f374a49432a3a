"""Learns which Factions of Chasms win, and writes what the bots go by in the draft.

    python -m bench.draft                       half an hour of one core
    python -m bench.draft --file counts.json    the same, and can be interrupted

`greedy`, to whom all Factions are equal, plays against itself with Factions dealt at random, as in
`bench/balance.py`, at every number of seats. How much more often than by chance a Faction wins, in
logarithms of odds, is its strength, drawn towards none by as much as chance alone makes Factions
differ. Whoever has one meets the others the more often; that share is taken off. Run it on the
compiled package.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any

from bench.balance import SEED, Tally, measure, read
from bench.train import WEIGHTS
from fathomless import games
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.bots.evaluations.chasms_draft import FILE
from fathomless.games.chasms.material import FACTION_IDS

LEARNED_WITH = {2: 12_000, 3: 6_000, 4: 6_000, 5: 3_000, 6: 3_000}  # by seats: games
BOT = "greedy"
DIGITS = 3
# The others of a Faction's games are, on the average, a little worse than usual if it is good.
OWN_PART = (len(FACTION_IDS) - 1) / len(FACTION_IDS)


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
    part = believed * OWN_PART
    return {name: round(part * (each - middle), DIGITS) for name, each in odds.items()}, believed


def content(tallies: dict[int, Tally]) -> dict[str, Any]:
    """The strengths, and from what they were found."""
    found: dict[str, object] = {}
    weights: dict[str, object] = {}
    for seats in LEARNED_WITH:
        weights[str(seats)], believed = strengths(tallies[seats])
        found[str(seats)] = {
            "games": tallies[seats].games,
            "believed of the differences, of a hundred": round(100 * believed, 1),
        }
    return {
        "game": "chasms",
        "rules_version": games.get("chasms").rules_version,
        "command": "python -m bench.draft",
        "seed": SEED,
        "found": found,
        "weights": weights,
    }


def main() -> None:
    """Play what is missing, and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--file", type=Path, help="where the counts are kept and added up")
    file = parser.parse_args().file
    evaluation = evaluation_of("chasms")
    assert isinstance(evaluation, ChasmsEvaluation)
    evaluation.factions.ignore()
    seats = list(LEARNED_WITH)
    tallies = {each: Tally(each, BOT) for each in seats} if file is None else read(file, seats, BOT)
    for each, wanted in LEARNED_WITH.items():
        measure(tallies, [each], wanted, file)
    text = json.dumps(content(tallies), indent=1)
    (WEIGHTS / f"{FILE}.json").write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
