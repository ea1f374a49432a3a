"""How strong the bots are: one against one or more weaker ones, with 95 % intervals and bars.

    python bench/tournament.py                              the whole table
    python bench/tournament.py --game abyss --seats 4       some lines of it
    python bench/tournament.py --game abyss --only ismcts:greedy --budgets 1000 4000 --games 200

Run it on the installed, compiled package. Every deal is played once for each place the stronger bot
can sit at. A budget is written as for any bot: iterations, or seconds with an `s`.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, replace

from fathomless.arena.bench import is_compiled
from fathomless.arena.result import SimulationResult
from fathomless.arena.simulate import simulate


@dataclass(frozen=True)
class Pairing:
    """One line of the table: a bot, its opponents, and the win rate that it has to reach."""

    game: str
    seats: int
    stronger: str
    weaker: str
    bar: float | None
    budget: str = ""
    options: tuple[tuple[str, str], ...] = ()
    surely: bool = False  # the whole interval has to lie above the bar

    @property
    def spec(self) -> str:
        """The stronger bot with its budget."""
        return f"{self.stronger}:{self.budget}" if self.budget else self.stronger

    @property
    def specs(self) -> list[str]:
        """Who plays: the stronger bot, and the weaker one on all other seats."""
        return [self.spec] + [self.weaker] * (self.seats - 1)

    def is_reached(self, result: SimulationResult) -> bool | None:
        """Whether the bar was reached; None: there is none."""
        if self.bar is None:
            return None
        first = result.entrants[0]
        return first.win_interval[0] > self.bar if self.surely else first.win_rate >= self.bar


# What the strongest level has to reach in every game, where luck allows it.
TOP_LEVEL = (
    (2, "random", 0.95),
    (2, "greedy", 0.75),
    (2, "plain:1000", 0.70),
    (4, "random", 0.85),
    (4, "greedy", 0.50),
    (4, "plain:1000", 0.40),
)
# Those of each game against greedy by hand were set before greedy had learned anything.
BARS = (
    Pairing("the-abyss", 2, "greedy", "random", 0.75),
    Pairing("the-abyss", 2, "ismcts", "random", 0.70, "1000"),
    Pairing("the-abyss", 2, "ismcts", "greedy:hand", 0.58, "1000"),
    Pairing("abyss", 2, "greedy", "random", 0.95),
    Pairing("abyss", 2, "ismcts", "greedy:hand", 0.85, "1s"),
    Pairing("abyss", 4, "ismcts", "greedy:hand", 0.55, "1s"),
    Pairing("abyss", 2, "ismcts", "greedy:hand", 0.80, "1s", (("expansions", "both"),)),
    Pairing("chasms", 2, "ismcts", "greedy:hand", 0.70, "1s"),
    Pairing("chasms", 4, "ismcts", "greedy:hand", 0.25, "1s", surely=True),
    *(
        Pairing(game, seats, "hadal", weaker, bar, "1s")
        for game in ("the-abyss", "abyss", "chasms")
        for seats, weaker, bar in TOP_LEVEL
    ),
)


def pairings(given: argparse.Namespace) -> list[Pairing]:
    """The lines asked for; another budget than the bar is meant for has no bar."""
    chosen: list[Pairing] = []
    for pairing in BARS:
        kinds = f"{pairing.stronger}:{pairing.weaker.partition(':')[0]}"
        if (
            given.game not in (None, pairing.game)
            or given.seats not in (None, pairing.seats)
            or given.only not in (None, kinds)
        ):
            continue
        if not pairing.budget or not given.budgets:
            chosen.append(pairing)
            continue
        for budget in given.budgets:
            bar = pairing.bar if budget == pairing.budget else None
            chosen.append(replace(pairing, bar=bar, budget=budget))
    return chosen


def row(pairing: Pairing, result: SimulationResult) -> dict[str, object]:
    """One line of the table as plain data."""
    return {
        "bot": pairing.spec,
        "against": pairing.weaker,
        "seats": pairing.seats,
        "options": dict(pairing.options),
        "bar": pairing.bar,
        "reached": pairing.is_reached(result),
        "compiled": is_compiled(),
        **result.to_json(),
    }


def line(pairing: Pairing, result: SimulationResult) -> str:
    """One line of the table for people."""
    first, second = result.entrants[:2]
    low, high = first.win_interval
    bar = "" if pairing.bar is None else f"{100 * pairing.bar:5.0f} %"
    options = "".join(f"  {name}={value}" for name, value in pairing.options)
    return (
        f"{pairing.game:<14}{pairing.seats:5d}{pairing.spec:>14}  {pairing.weaker:<12}"
        f"{100 * first.win_rate:7.1f} %  [{100 * low:5.1f}, {100 * high:5.1f}]{bar:>9}"
        f"{first.mean_total:8.1f} : {second.mean_total:<6.1f}{result.games:6d}"
        f"{result.seconds:8.0f} s{1000 * result.seconds / result.decisions:9.3f} ms{options}"
    )


HEADING = (
    f"{'game':<14}{'seats':>5}{'bot':>14}  {'against':<12}{'wins':>9}  {'95 % interval':<14}"
    f"{'bar':>9}{'mean totals':>17}{'games':>6}{'time':>10}{'decision':>12}"
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The strength of the bots, with 95 % intervals.")
    parser.add_argument("--game", choices=sorted({pairing.game for pairing in BARS}))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--only", metavar="KIND:KIND", help="for instance ismcts:greedy")
    parser.add_argument("--budgets", nargs="+", default=[], help="for searches: 1000, or 0.5s")
    parser.add_argument("--games", type=int, default=1000, help="per line; whole deals are played")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="tournament")
    parser.add_argument("--json", action="store_true", help="print rows for programs instead")
    return parser.parse_args()


def main() -> int:
    """Print the table; the exit code says whether every bar was reached."""
    given = arguments()
    rows: list[dict[str, object]] = []
    if not given.json:
        print(f"compiled: {is_compiled()}, seed {given.seed!r}\n{HEADING}")
    for pairing in pairings(given):
        games = -(-given.games // pairing.seats) * pairing.seats
        options = dict(pairing.options)
        result = simulate(pairing.game, pairing.specs, games, given.seed, options, given.jobs)
        rows.append(row(pairing, result))
        if not given.json:
            print(line(pairing, result), flush=True)
    if given.json:
        print(json.dumps(rows, indent=2))
    return 1 if any(entry["reached"] is False for entry in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
