"""How strong the bots are: each against each weaker one, at two seats on mirrored deals.

    python bench/tournament.py                     the whole table, 1000 games per line
    python bench/tournament.py --games 200 --iterations 250 1000 4000 --only ismcts:greedy

Run it on the installed, compiled package. Every deal is played twice with the seats exchanged.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass

from fathomless.arena.bench import is_compiled
from fathomless.arena.result import SimulationResult
from fathomless.arena.simulate import simulate


@dataclass(frozen=True)
class Pairing:
    """A match-up, and the win rate that the stronger one has to reach."""

    stronger: str
    weaker: str
    bar: float | None


BARS = {("greedy", "random"): 0.75, ("ismcts", "random"): 0.70, ("ismcts", "greedy"): 0.58}
BAR_ITERATIONS = 1000  # what the bars of ismcts are meant for


def pairings(iterations: list[int], only: str | None) -> list[Pairing]:
    """All match-ups of the table, or those of two kinds such as `ismcts:greedy`."""
    chosen: list[Pairing] = []
    for (stronger, weaker), bar in BARS.items():
        if only is not None and only != f"{stronger}:{weaker}":
            continue
        if stronger != "ismcts":
            chosen.append(Pairing(stronger, weaker, bar))
            continue
        for count in iterations:
            reached = bar if count == BAR_ITERATIONS else None
            chosen.append(Pairing(f"ismcts:{count}", weaker, reached))
    return chosen


def row(pairing: Pairing, result: SimulationResult) -> dict[str, object]:
    """One line of the table as plain data."""
    winner = result.entrants[0]
    return {
        "bot": pairing.stronger,
        "against": pairing.weaker,
        "bar": pairing.bar,
        "reached": None if pairing.bar is None else winner.win_rate >= pairing.bar,
        "compiled": is_compiled(),
        **result.to_json(),
    }


def line(pairing: Pairing, result: SimulationResult) -> str:
    """One line of the table for people."""
    first, second = result.entrants
    low, high = first.win_interval
    bar = "" if pairing.bar is None else f"{100 * pairing.bar:5.0f} %"
    return (
        f"{pairing.stronger:>14}  {pairing.weaker:<8}{100 * first.win_rate:7.1f} %"
        f"  [{100 * low:5.1f}, {100 * high:5.1f}]{bar:>9}"
        f"{first.mean_total:8.1f} : {second.mean_total:<6.1f}{result.games:6d}"
        f"{result.seconds:8.0f} s{1000 * result.seconds / result.decisions:9.3f} ms"
    )


HEADING = (
    f"{'bot':>14}  {'against':<8}{'wins':>9}  {'95 % interval':<14}{'bar':>9}"
    f"{'mean totals':>17}{'games':>6}{'time':>10}{'decision':>12}"
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The strength of the bots, with 95 % intervals.")
    parser.add_argument("--game", default="the-abyss")
    parser.add_argument("--games", type=int, default=1000, help="per line; an even number")
    parser.add_argument("--iterations", type=int, nargs="+", default=[BAR_ITERATIONS])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="tournament")
    parser.add_argument("--only", metavar="KIND:KIND", help="for instance ismcts:greedy")
    parser.add_argument("--json", action="store_true", help="print rows for programs instead")
    return parser.parse_args()


def main() -> int:
    """Print the table; the exit code says whether every bar was reached."""
    given = arguments()
    rows: list[dict[str, object]] = []
    if not given.json:
        print(f"{given.game}, compiled: {is_compiled()}, seed {given.seed!r}\n{HEADING}")
    for pairing in pairings(given.iterations, given.only):
        result = simulate(
            given.game,
            [pairing.stronger, pairing.weaker],
            given.games,
            given.seed,
            jobs=given.jobs,
        )
        rows.append(row(pairing, result))
        if not given.json:
            print(line(pairing, result), flush=True)
    if given.json:
        print(json.dumps(rows, indent=2))
    return 1 if any(entry["reached"] is False for entry in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
