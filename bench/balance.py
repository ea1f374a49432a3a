"""How often each Faction of Chasms wins, with `greedy` in every seat and Factions dealt at random.

    python bench/balance.py                                     20,000 games at 2 to 6 seats each
    python bench/balance.py --seats 4 --games 2000
    python bench/balance.py --seats 2 --games 4000 --bot greedy:hand
    python bench/balance.py --file balance.json --seconds 120   go on where the file ends

Run it on the installed, compiled package. A Faction's index is its wins divided by what chance
would give it: 1 / seats for each game in which it was played and which somebody won. Every index
has to lie between 0.85 and 1.15. Games are numbered, and a number always gives the same game, so
that what was measured in several runs adds up. The file holds the counts as JSON.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from fathomless import bots, games
from fathomless.bots.playout import play_bots
from fathomless.core.rng import Rng
from fathomless.games.chasms.material import FACTION_IDS, FACTIONS_EACH
from fathomless.games.chasms.state import ChasmsState

LEAST, MOST = 0.85, 1.15
SEED = "balance"  # games are numbered from 0
AT_ONCE = 20  # games between two looks at the clock
CONFIDENT = 1.96  # standard errors on each side of a 95 % interval


@dataclass
class Tally:
    """What was counted at one number of seats."""

    seats: int
    bot: str = "greedy"
    games: int = 0
    won: int = 0  # by a player, not by the Monsters
    endings: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)  # of the games won, by Faction
    wins: Counter[str] = field(default_factory=Counter)

    def play_one(self) -> None:
        """The next game."""
        number = self.games
        state = games.get("chasms").start(self.seats, f"{SEED} {number}", {"factions": "random"})
        assert isinstance(state, ChasmsState)
        rngs = [Rng(f"{SEED} {number}: seat {seat}") for seat in range(self.seats)]
        play_bots(state, [bots.make(self.bot) for _ in rngs], rngs, [])
        outcome = state.outcome()
        self.games += 1
        self.endings[outcome.reason] += 1
        for winner in outcome.winners:
            self.won += 1
            for seat in range(self.seats):
                for faction in state.leaders[FACTIONS_EACH * seat : FACTIONS_EACH * (seat + 1)]:
                    self.played[FACTION_IDS[faction]] += 1
                    self.wins[FACTION_IDS[faction]] += seat == winner

    def index(self, faction: str) -> float:
        """Wins divided by what chance would give; 1 if it was never played."""
        played = self.played[faction]
        return self.wins[faction] * self.seats / played if played else 1.0

    def error(self, faction: str) -> float:
        """Half of the index's 95 % interval."""
        played = self.played[faction]
        chance = 1 / self.seats
        return CONFIDENT * math.sqrt((1 - chance) / chance / played) if played else math.inf

    def to_json(self) -> dict[str, object]:
        """The counts, and what follows from them."""
        return {
            "seats": self.seats,
            "games": self.games,
            "won": self.won,
            "endings": dict(sorted(self.endings.items())),
            "played": {faction: self.played[faction] for faction in FACTION_IDS},
            "wins": {faction: self.wins[faction] for faction in FACTION_IDS},
            "index": {faction: round(self.index(faction), 4) for faction in FACTION_IDS},
        }


def read(file: Path, seats: list[int], bot: str) -> dict[int, Tally]:
    """The tallies of a file, and empty ones for what it does not have."""
    found = {count: Tally(count, bot) for count in seats}
    if file.exists():
        for entry in json.loads(file.read_text(encoding="utf-8")):
            counts = (Counter(entry[name]) for name in ("endings", "played", "wins"))
            found[entry["seats"]] = Tally(
                entry["seats"], bot, entry["games"], entry["won"], *counts
            )
    return found


def keep(file: Path, tallies: dict[int, Tally]) -> None:
    """All counts so far."""
    found = [tallies[seats].to_json() for seats in sorted(tallies)]
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def measure(
    tallies: dict[int, Tally],
    seats: list[int],
    games_each: int,
    file: Path | None,
    seconds: float = math.inf,
    at_once: int = AT_ONCE,
) -> None:
    """Play what is missing, the smallest tally first, while there is time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        tally = min((tallies[count] for count in seats), key=lambda each: each.games)
        if tally.games >= games_each:
            return
        for _ in range(min(at_once, games_each - tally.games)):
            tally.play_one()
        if file is not None:
            keep(file, tallies)


def show(tallies: list[Tally]) -> bool:
    """The table; whether every index is as it has to be."""
    print("faction " + "".join(f"{f'{tally.seats} seats':>16}" for tally in tallies))
    good = True
    for faction in FACTION_IDS:
        cells = []
        for tally in tallies:
            index = tally.index(faction)
            fits = LEAST <= index <= MOST
            good &= fits
            cells.append(f"{index:.3f} ±{tally.error(faction):.3f}{' ' if fits else '!'}")
        print(f"{faction:8}" + "".join(f"{cell:>16}" for cell in cells))
    for tally in tallies:
        endings = ", ".join(f"{name} {count}" for name, count in sorted(tally.endings.items()))
        print(f"{tally.seats} seats: {tally.games} games: {endings}")
    return good


def main() -> int:
    """Measure, show, and say by the exit status whether the Factions are balanced."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=20_000, help="at each number of seats")
    parser.add_argument("--seconds", type=float, default=math.inf, help="of processor time")
    parser.add_argument(
        "--slice", type=int, default=AT_ONCE, help="games between two looks at the clock"
    )
    parser.add_argument("--file", type=Path, help="where the counts are kept and added up")
    parser.add_argument("--bot", default="greedy", help="in every seat; a file is for one bot")
    arguments = parser.parse_args()
    tallies = {count: Tally(count, arguments.bot) for count in arguments.seats}
    if arguments.file is not None:
        tallies = read(arguments.file, arguments.seats, arguments.bot)
    measure(
        tallies,
        arguments.seats,
        arguments.games,
        arguments.file,
        arguments.seconds,
        arguments.slice,
    )
    return 0 if show([tallies[seats] for seats in arguments.seats]) else 1


if __name__ == "__main__":
    sys.exit(main())
