"""Secrets: no frame, for any seat or spectator, changes with what its reader cannot know.

    python bench/frames.py                    1,000 games, every third move
    python bench/frames.py --games 20 --every 5

Plays whole games without sockets, and builds every frame twice: in the world as it is and in one
that the observer cannot tell from it. Fails (exit 1) at the first difference.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the worlds are made by the tests' own tools

from tests.server.worlds import LeakError, check_game

TABLES = ("pp", "ppp", "pppp", "pbpb")


def check(number: int, every: int) -> tuple[int, str]:
    """One game: how many comparisons, and what was found."""
    try:
        return check_game(TABLES[number % len(TABLES)], number, every), ""
    except LeakError as leak:
        return 0, str(leak)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--every", type=int, default=3, help="look at every so many moves")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    began = time.monotonic()
    with ProcessPoolExecutor(args.workers) as pool:
        work = partial(check, every=args.every)
        found = list(pool.map(work, range(args.games), chunksize=4))
    leaks = [leak for _, leak in found if leak]
    figures = {
        "games": args.games,
        "comparisons": sum(count for count, _ in found),
        "seconds": round(time.monotonic() - began, 1),
        "leaks": len(leaks),
    }
    print(json.dumps(figures, indent=2))
    for leak in leaks[:10]:
        print(f"leak: {leak}", file=sys.stderr)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
