"""Whether a hint's chance to win is one: of positions with 70 %, seven in ten should be won.

    python bench/calibration.py                               5,000 positions of every game
    python bench/calibration.py --game abyss --positions 500 --seed other
    python bench/calibration.py --game chasms --hints 4000

The bot that gives hints plays every seat. At some of its choices the chance that it gives to the
best action is noted, and at the end of the match whether the seat has won. The error is the mean
distance between chances and victories over ten classes of chances, each weighed by its positions.
A hint at a table thinks for 0.8 s, thousands of iterations (`bots/adviser.py`): `--hints` gives the
noted choices more of them than those between, which only carry the match on. Run it on the compiled
package.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field

from fathomless import bots, games
from fathomless.bots.adviser import adviser, telling
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.planner import PlannerBot
from fathomless.core.action import Action
from fathomless.core.game import Setting
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

MOST = 0.05  # error
CLASSES = 10
EVERY = 6  # one choice in so many is noted: neighbours in a match tell the same
BASE: dict[str, Setting] = {}
BOTH: dict[str, Setting] = {"expansions": "both"}
# Seats and options of the tables, in turn.
TABLES: dict[str, list[tuple[int, dict[str, Setting]]]] = {
    "the-abyss": [(2, BASE), (3, BASE), (4, BASE)],
    "abyss": [(2, BASE), (3, BASE), (4, BASE), (2, BOTH), (3, BOTH), (4, BOTH), (5, BOTH)],
    "chasms": [(2, BASE), (3, BASE), (4, BASE), (5, BASE), (6, BASE)],
    "the-abandons": [(1, BASE)],
}


@dataclass
class Class:
    """Positions with about the same chance."""

    positions: int = 0
    chances: float = 0.0
    won: float = 0.0

    @property
    def distance(self) -> float:
        """Between what was said and what came, for all of them together."""
        return abs(self.chances - self.won)


@dataclass
class Calibration:
    """What was noted about one game."""

    game: str
    iterations: int  # of the choices that carry the match on
    hints: int  # of those that are noted
    seed: str
    matches: int = 0
    classes: list[Class] = field(default_factory=lambda: [Class() for _ in range(CLASSES)])

    @property
    def positions(self) -> int:
        """How many were noted."""
        return sum(each.positions for each in self.classes)

    @property
    def error(self) -> float:
        """The mean distance, weighed by positions."""
        return sum(each.distance for each in self.classes) / max(self.positions, 1)

    def play_one(self) -> None:
        """The next match, at one kind of table after the other."""
        tables = TABLES[self.game]
        seats, options = tables[self.matches % len(tables)]
        state = games.get(self.game).start(seats, f"{self.seed} {self.matches}", options)
        rng = Rng(f"{self.seed} {self.matches}: choices")
        said: list[tuple[int, float]] = []
        while not state.is_over:
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            noted = rng.below(EVERY) == 0
            effort = self.hints if noted else self.iterations
            action, chance = ask(state, f"{adviser(seats)}:{effort}", rng)
            if noted:
                said.append((state.seat_to_act, chance))
            state.apply(action)
        self.matches += 1
        outcome = state.outcome()
        for seat, chance in said:
            won = float(not outcome.lost) if seats == 1 else outcome.share(seat)
            self.note(chance, won)

    def note(self, chance: float, won: float) -> None:
        """One position: what was said, and what came."""
        found = self.classes[min(int(chance * CLASSES), CLASSES - 1)]
        found.positions += 1
        found.chances += chance
        found.won += won

    def show(self) -> None:
        """The classes, and the error."""
        print(f"{self.game}: {self.positions} positions of {self.matches} matches")
        for each in self.classes:
            if each.positions:
                said, came = each.chances / each.positions, each.won / each.positions
                print(f"  said {100 * said:5.1f} %  won {100 * came:5.1f} %  {each.positions:6d}")
        print(f"  error {100 * self.error:.1f} %", flush=True)


def ask(state: State, spec: str, rng: Rng) -> tuple[Action, float]:
    """The action that a hint puts first, and its chance."""
    bot = telling(bots.make(spec))
    perspective = Perspective(state, state.seat_to_act)
    if isinstance(bot, PlannerBot):
        best = bot.plan(perspective, rng)[0]
        return best.action, best.chance
    assert isinstance(bot, IsmctsBot)
    found = bot.search(perspective, rng)
    return found.action, found.statistics[0].value


def main() -> int:
    """Measure, show, and say by the exit status whether every error is small enough."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=sorted(TABLES), action="append")
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--hints", type=int, help="iterations of the noted choices, if others")
    parser.add_argument("--seed", default="calibration", help="other matches with another one")
    given = parser.parse_args()
    good = True
    for game in given.game or TABLES:
        hints = given.hints or given.iterations
        found = Calibration(game, given.iterations, hints, given.seed)
        while found.positions < given.positions:
            found.play_one()
        found.show()
        good &= found.error <= MOST
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
