"""The big campaign: very many random games and very many leak checks, of any game.

    python bench/campaign.py --game the-abyss --games 100000 --positions 100000 --jobs 2
    python bench/campaign.py --game abyss --option expansions=both --games 20000

With each number of seats it plays so many games, counting the components at every step; and at so
many sampled positions it draws worlds for every seat and for a spectator, who must not be able to
tell them from the real one. It prints a table, or rows as JSON. On a failure it prints what is
wrong with a replay that leads there, and ends with status 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace

import fathomless.core.state
from fathomless import games
from fathomless.core.errors import FathomlessError
from fathomless.core.game import Setting
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing.match import LONGEST
from fathomless.testing.samples import told_apart, who

COMPILED = not fathomless.core.state.__file__.endswith(".py")
WORLDS = 4  # drawn for each observer at each position
EVERY = 40  # one position of so many is sampled
CHUNK = 250  # games or positions per piece of work


@dataclass(frozen=True)
class Work:
    """A piece of work: some games, or some positions, of one kind."""

    game: str
    seats: int
    options: dict[str, Setting]
    seed: str
    count: int


@dataclass
class Tally:
    """What a piece of work has done."""

    games: int = 0
    positions: int = 0
    decisions: int = 0
    samples: int = 0
    longest: int = 0
    failure: str = ""


@dataclass
class Row:
    """One line of the table."""

    game: str
    seats: int
    check: str
    games: int
    positions: int
    decisions: int
    samples: int
    longest: int
    seconds: float
    compiled: bool
    passed: bool


class Walk:
    """One random game, walked through once; it can be told again when something is wrong."""

    def __init__(self, work: Work, number: int) -> None:
        self.game = games.get(work.game)
        self.seats = work.seats
        self.options = work.options
        self.seed = f"{work.seed} {number}"
        self.ply = 0

    def positions(self) -> Iterator[State]:
        """The state before each action and at the end."""
        state = self.game.start(self.seats, self.seed, self.options)
        rng = Rng(f"{self.seed}: choices")
        yield state
        while not state.is_over:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            self.ply += 1
            state.apply(action)
            yield state

    def replay(self) -> Replay:
        """The game up to where it stopped, with the action that raised an error, if one did."""
        replay = Replay(self.game, self.seats, self.seed, self.options)
        state = replay.start()
        rng = Rng(f"{self.seed}: choices")
        while len(replay.actions) < self.ply:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            replay.actions.append((state.seat_to_act, action))
            if len(replay.actions) < self.ply:
                state.apply(action)
        return replay


def play_games(work: Work) -> Tally:
    """Random games: none is stuck, none is endless, and nothing is lost or made."""
    tally = Tally()
    for number in range(work.count):
        walk = Walk(work, number)
        fault = guarded(lambda walk=walk: play_game(walk))  # type: ignore[misc]
        if fault:
            tally.failure = f"{fault}\n\n{walk.replay()}"
            return tally
        tally.games += 1
        tally.decisions += walk.ply
        tally.longest = max(tally.longest, walk.ply)
    return tally


def play_game(walk: Walk) -> str:
    """Play one game; what is wrong, or nothing."""
    census = -1
    for state in walk.positions():
        now = state.census()
        if census < 0:
            census = now
        if now != census:
            return f"There are {now} components, and {census} at the start."
        if walk.ply >= LONGEST:
            return f"The game has no end within {LONGEST} decisions."
        if not state.is_over and not state.legal():
            return f"{state.asked!r} has no legal answer."
    return ""


def check_leaks(work: Work) -> Tally:
    """Sampled positions: no observer can tell a world drawn for it from the real one."""
    tally = Tally()
    number = 0
    while tally.positions < work.count:
        walk = Walk(work, number)
        fault = guarded(lambda walk=walk: check_game(walk, tally, work.count))  # type: ignore[misc]
        if fault:
            tally.failure = f"{fault}\n\n{walk.replay()}"
            return tally
        tally.games += 1
        tally.longest = max(tally.longest, walk.ply)
        number += 1
    return tally


def check_game(walk: Walk, tally: Tally, most: int) -> str:
    """Check some positions of one game; what is wrong, or nothing."""
    rng = Rng(f"{walk.seed}: worlds")
    for state in walk.positions():
        if rng.below(EVERY) or tally.positions >= most:
            continue
        before = state.to_json()
        for observer in (*range(state.seats), None):
            fault = check_observer(state, observer, rng)
            if fault:
                return fault
            tally.samples += WORLDS
        if state.to_json() != before:
            return "Drawing worlds changed the state."
        tally.positions += 1
    return ""


def check_observer(state: State, observer: int | None, rng: Rng) -> str:
    """Draw worlds for one observer; what is wrong with one, or nothing."""
    for _ in range(WORLDS):
        words = rng.words()
        world = state.determinise(observer, rng)
        fault = told_apart(state, world, observer)
        if not fault and world.census() != state.census():
            fault = f"{world.census()} components instead of {state.census()}"
        if fault:
            return f"For {who(observer)}, drawn with Rng.from_words({words}), by {fault}."
    return ""


def guarded(check: Callable[[], str]) -> str:
    """An error of the rules is a fault like any other."""
    try:
        return check()
    except (FathomlessError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


def chunks(whole: Work) -> list[Work]:
    """The whole work in pieces; the pieces do not depend on how many processes there are."""
    return [
        replace(whole, seed=f"{whole.seed} {first}", count=min(CHUNK, whole.count - first))
        for first in range(0, whole.count, CHUNK)
    ]


def run(check: Callable[[Work], Tally], works: list[Work], jobs: int) -> Tally:
    """All pieces of work, added up; it stops at the first failure."""
    total = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        for tally in pool.map(check, works) if jobs > 1 else map(check, works):
            total.games += tally.games
            total.positions += tally.positions
            total.decisions += tally.decisions
            total.samples += tally.samples
            total.longest = max(total.longest, tally.longest)
            total.failure = tally.failure
            if tally.failure:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    return total


def campaign(arguments: argparse.Namespace) -> Iterator[tuple[Row, str]]:
    """Every row with its failure, as it is done."""
    chosen = [games.get(arguments.game)] if arguments.game else games.all()
    settings = [setting.partition("=") for setting in arguments.option]
    given = {name: value for name, _, value in settings}
    for game in chosen:
        options = game.read_options(given)
        for seats in [arguments.seats] if arguments.seats else list(game.seats_with(options)):
            for name, check, count in (
                ("games", play_games, arguments.games),
                ("leaks", check_leaks, arguments.positions),
            ):
                if not count:
                    continue
                seed = f"{arguments.seed} {name}"
                works = chunks(Work(game.name, seats, options, seed, count))
                began = time.perf_counter()
                tally = run(check, works, arguments.jobs)
                seconds = round(time.perf_counter() - began, 2)
                counts = (tally.games, tally.positions, tally.decisions, tally.samples)
                row = Row(
                    game.name,
                    seats,
                    name,
                    *counts,
                    tally.longest,
                    seconds,
                    COMPILED,
                    not tally.failure,
                )
                yield row, tally.failure


HEAD = "game          seats  check        count      decisions/samples  longest    seconds  result"


def line(row: Row) -> str:
    """A row of the table."""
    count, done = (
        (row.games, row.decisions) if row.check == "games" else (row.positions, row.samples)
    )
    result = "passed" if row.passed else "FAILED"
    return (
        f"{row.game:<13} {row.seats:>5}  {row.check:<6} {count:>11,} {done:>22,} {row.longest:>8,} "
        f"{row.seconds:>10,.1f}  {result}"
    )


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Many random games and many leak checks.")
    parser.add_argument("--game", help="its name (default: every game)")
    parser.add_argument("--seats", type=int, help="how many (default: each number in turn)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option"
    )
    parser.add_argument("--games", type=int, default=100_000, help="with each number of seats")
    parser.add_argument("--positions", type=int, default=100_000, help="with each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", default="campaign", help="another one is another campaign")
    parser.add_argument("--json", action="store_true", help="print rows as JSON")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Run it and tell."""
    options = parse(arguments)
    rows: list[Row] = []
    failures: list[str] = []
    if not options.json:
        print("compiled" if COMPILED else "interpreted, not compiled")
        print(HEAD)
    try:
        for row, failure in campaign(options):
            rows.append(row)
            if not options.json:
                print(line(row), flush=True)
            if failure:
                failures.append(f"{row.game}, {row.seats} seats, {row.check}: {failure}")
    except FathomlessError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    for failure in failures:
        print(f"\n{failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
