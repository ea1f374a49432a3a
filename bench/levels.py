"""How far the levels of a game lie apart: one rating of all five, and a bar.

    python bench/levels.py chasms
    python bench/levels.py abyss --games 1200 --top 300 --out levels-of-abyss    again to continue
    python bench/levels.py chasms --seats 4 --option factions=random --games 960 --top 96
    python bench/levels.py the-abyss --seed levels-14 levels-15    half of the games of each

Run it on the installed, compiled package. A game of the strongest level costs ten times one of the
second strongest and more, and says most about it where it meets that neighbour. So the four others
play everybody against everybody, and the strongest plays against the second strongest only; all
these games together make the ratings.

At two seats every deal is played twice, with the seats exchanged. At more of them two levels share
a table too: each of the two sits alone among the other, at every seat in turn.

The bar: neighbours are 100 points apart at least, and their 95 % intervals do not overlap.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fathomless.arena import tournament
from fathomless.arena.bench import is_compiled
from fathomless.arena.plan import (
    GameRecord,
    LineUp,
    Plan,
    all_line_ups,
    lone_line_ups,
    make_plan,
)
from fathomless.arena.ratings import Rating, rate
from fathomless.arena.store import GameStore
from fathomless.bots.levels import MANNERS, NAMES
from fathomless.cli.shell import read_settings
from fathomless.core.errors import FathomlessError, SetupError

BAR = 100.0  # points between neighbours


class Played(NamedTuple):
    """A game and its deal."""

    record: GameRecord
    deal: int


def pairs(levels: int, seats: int) -> list[LineUp]:
    """Every two of so many levels; where there is more than a seat for each, each sits alone."""
    return all_line_ups(levels, seats) if seats == 2 else lone_line_ups(levels, seats)


def lower(seats: int) -> list[LineUp]:
    """The four weaker levels, everybody against everybody."""
    return pairs(len(NAMES) - 1, seats)


def top(seats: int) -> list[LineUp]:
    """The strongest level and its neighbour."""
    below = len(NAMES) - 2
    return [tuple(below + level for level in line_up) for line_up in pairs(2, seats)]


def play(plan: Plan, count: int, out: Path | None) -> list[Played]:
    """So many games of a plan; those that are in the folder are not played again."""
    store = None if out is None else GameStore(out, plan)
    try:
        records = tournament.run(plan, count, store=store).records
    finally:
        if store is not None:
            store.close()
    deals = plan.deals(range(len(records)))
    return [Played(record, deal) for record, deal in zip(records, deals, strict=True)]


def play_seeds(
    given: argparse.Namespace, part: str, line_ups: list[LineUp], count: int
) -> Iterator[list[Played]]:
    """So many games of these line-ups, by seed: each has its part of them, on deals of its own."""
    seeds, out = given.seed, given.out
    if len(set(seeds)) < len(seeds):
        raise SetupError("arena/invalid", "A seed is given twice: its games would count twice.")
    options = read_settings(given.option)
    for place, seed in enumerate(seeds):
        plan = make_plan(given.game, NAMES, seed, options, line_ups)
        of_it = count * (place + 1) // len(seeds) - count * place // len(seeds)
        # The folder of a single seed is that of the first of several: they go on from there.
        folder = None if out is None else out / (f"{part}-{place + 1}" if place else part)
        played = play(plan, of_it, folder)
        yield [Played(record, deal * len(seeds) + place) for record, deal in played]


def mixed(*parts: list[Played]) -> list[Played]:
    """All in their order and evenly spread: no part of them moves the ratings last."""
    placed = [
        ((number + 0.5) / len(played), each)
        for played in parts
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
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    games = sorted(game for game in MANNERS if game != "the-abandons")
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=int, default=6000, help="of the four lower levels")
    parser.add_argument("--top", type=int, default=400, help="of the two strongest")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option"
    )
    parser.add_argument(
        "--seed", nargs="+", default=["levels"], help="each of several has its part of the games"
    )
    parser.add_argument("--out", type=Path, help="a folder that keeps the games, to go on later")
    return parser.parse_args()


def main() -> int:
    """Play, print, and say by the exit code whether the bar was reached."""
    given = arguments()
    try:
        strongest = list(play_seeds(given, "top", top(given.seats), given.top))
        others = list(play_seeds(given, "lower", lower(given.seats), given.games))
    except FathomlessError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if report(mixed(*others, *strongest)) else 1


if __name__ == "__main__":
    sys.exit(main())
