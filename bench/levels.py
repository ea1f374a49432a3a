"""How far the levels of a game lie apart at two seats: one rating of all five, and a bar.

    python bench/levels.py chasms
    python bench/levels.py abyss --games 1200 --top 300 --out levels-of-abyss    again to continue

Run it on the installed, compiled package. Games of the strongest level cost hundreds of times those
of the others, and say most about it where it meets its neighbour. So the four others play everybody
against everybody, and the strongest plays against the second strongest only; all these games
together make the ratings. Every deal is played twice, with the seats exchanged.

The bar: neighbours are 100 points apart at least, and their 95 % intervals do not overlap.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from fathomless.arena import tournament
from fathomless.arena.bench import is_compiled
from fathomless.arena.plan import GameRecord, LineUp, all_line_ups, make_plan
from fathomless.arena.ratings import Rating, rate
from fathomless.arena.store import GameStore
from fathomless.bots.levels import MANNERS, NAMES
from fathomless.core.errors import FathomlessError

BAR = 100.0  # points between neighbours
SEATS = 2
LOWER = all_line_ups(len(NAMES) - 1, SEATS)
TOP: list[LineUp] = [(len(NAMES) - 2, len(NAMES) - 1)]


class Played(NamedTuple):
    """A game and its deal."""

    record: GameRecord
    deal: int


def play(
    game: str, line_ups: list[LineUp], count: int, seed: str, out: Path | None
) -> list[Played]:
    """So many games of these line-ups; those that are in the folder are not played again."""
    plan = make_plan(game, NAMES, seed, {}, line_ups)
    store = None if out is None else GameStore(out, plan)
    try:
        records = tournament.run(plan, count, store=store).records
    finally:
        if store is not None:
            store.close()
    deals = plan.deals(range(len(records)))
    return [Played(record, deal) for record, deal in zip(records, deals, strict=True)]


def mixed(some: list[Played], others: list[Played]) -> list[Played]:
    """Both in their order and evenly spread: no part of them moves the ratings last."""
    placed = [
        ((number + 0.5) / len(played), each)
        for played in (some, others)
        for number, each in enumerate(played)
    ]
    placed.sort(key=lambda entry: entry[0])
    return [each for _, each in placed]


def distance(weaker: Rating, stronger: Rating) -> tuple[float, bool]:
    """How far two neighbours lie apart, and whether that is as far as it has to be."""
    points = stronger.mean - weaker.mean
    return points, points >= BAR and weaker.high < stronger.low


def report(played: list[Played]) -> bool:
    """Print the ratings, the strongest first; whether all neighbours are far enough apart."""
    records = [each.record for each in played]
    ratings = rate(len(NAMES), records, [each.deal for each in played])
    print(f"compiled: {is_compiled()}; {len(records):,} games; all intervals are of 95 %")
    reached = True
    for rank in reversed(range(len(NAMES))):
        rating = ratings[rank]
        games = sum(rank in record.seating for record in records)
        line = f"{NAMES[rank]:<10}{rating.mean:6.0f} ± {rating.high - rating.mean:3.0f}"
        line += f"{games:7,} games"
        if rank:
            points, enough = distance(ratings[rank - 1], rating)
            line += f"{points:+6.0f}" + ("" if enough else "  too close")
            reached = reached and enough
        print(line)
    return reached


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How far the levels lie apart at two seats.")
    games = sorted(game for game in MANNERS if game != "the-abandons")
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=int, default=6000, help="of the four lower levels")
    parser.add_argument("--top", type=int, default=400, help="of the two strongest")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--out", type=Path, help="a folder that keeps the games, to go on later")
    return parser.parse_args()


def main() -> int:
    """Play, print, and say by the exit code whether the bar was reached."""
    given = arguments()
    out: Path | None = given.out
    try:
        top = play(given.game, TOP, given.top, given.seed, out and out / "top")
        lower = play(given.game, LOWER, given.games, given.seed, out and out / "lower")
    except FathomlessError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if report(mixed(lower, top)) else 1


if __name__ == "__main__":
    sys.exit(main())
