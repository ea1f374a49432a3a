"""The big campaign: very many random games and very many leak checks, of any game.

    python bench/campaign.py --game the-abyss --games 100000 --positions 100000 --jobs 2

With each number of seats it plays so many games, counting the components at every step; and at so
many sampled positions it draws worlds for every seat and for a spectator, who must not be able to
tell them from the real one. It prints a table and how often each effect of the game was seen, or
rows as JSON. On a failure it prints what is wrong with a replay that leads there; then, and when an
effect was never seen, it ends with status 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial

import fathomless.core.state
from fathomless import games
from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.event import Event
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing.effects import Effects, effects_of
from fathomless.testing.samples import told_apart, who

COMPILED = not fathomless.core.state.__file__.endswith(".py")
WORLDS = 4  # drawn for each observer at each position
EVERY = 40  # one position of so many is sampled
CHUNK = 250  # games or positions per piece of work
LONGEST = 2000  # decisions for each seat; a game that has more has no end


@dataclass(frozen=True)
class Work:
    """A piece of work: some games, or some positions, of one kind."""

    game: str
    seats: int
    seed: str
    count: int
    settings: dict[str, str]


@dataclass
class Tally:
    """What a piece of work has done."""

    games: int = 0
    positions: int = 0
    decisions: int = 0
    samples: int = 0
    longest: int = 0
    failure: str = ""
    effects: dict[str, int] = field(default_factory=dict)


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
    failure: str


class Walk:
    """One random game, walked through once; it can be told again when something is wrong."""

    def __init__(self, work: Work, number: int, effects: Effects | None = None) -> None:
        self.game = games.get(work.game)
        self.seats = work.seats
        self.number = number
        self.seed = f"{work.seed} {number}"
        self.settings = work.settings
        self.effects = effects
        self.journal: list[Event] | None = None if effects is None else []
        self.ply = 0

    def positions(self) -> Iterator[State]:
        """The state before each action and at the end."""
        state = self.game.start(self.seats, self.seed, self.settings, self.journal)
        rng = Rng(f"{self.seed}: choices")
        if self.effects is not None:
            self.effects.begin()
        self.listen(state)
        yield state
        while not state.is_over:
            legal = self.choices(state)
            action = legal[rng.below(len(legal))]
            self.ply += 1
            if self.effects is not None:
                self.effects.before(state, action)
            state.apply(action)
            self.listen(state)
            yield state

    def choices(self, state: State) -> list[Action]:
        """What is chosen from, by chance."""
        legal = state.legal()
        return legal if self.effects is None else self.effects.steer(self.number, legal)

    def listen(self, state: State) -> None:
        """Report what has happened."""
        if self.effects is None or self.journal is None:
            return
        for event in self.journal:
            self.effects.heard(state, event)
        self.journal.clear()
        if state.is_over:
            self.effects.ended(state, state.outcome())

    def replay(self) -> Replay:
        """The game up to where it stopped, with the action that raised an error, if one did."""
        replay = Replay(self.game, self.seats, self.seed, self.game.read_options(self.settings))
        state = replay.start()
        rng = Rng(f"{self.seed}: choices")
        while len(replay.actions) < self.ply:
            legal = self.choices(state)
            action = legal[rng.below(len(legal))]
            replay.actions.append((state.seat_to_act, action))
            if len(replay.actions) < self.ply:
                state.apply(action)
        return replay


def play_games(work: Work) -> Tally:
    """Random games: none is stuck, none is endless, and nothing is lost or made."""
    tally = Tally()
    effects = effects_of(work.game, work.settings)
    tally.effects = effects.counts
    for number in range(work.count):
        walk = Walk(work, number, effects)
        fault = guarded(partial(play_game, walk))
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
        if walk.ply > LONGEST * walk.seats:
            return f"The game has no end within {LONGEST} decisions for each seat."
        if not state.is_over and not state.legal():
            return f"{state.asked!r} has no legal answer."
    return ""


def check_leaks(work: Work) -> Tally:
    """Sampled positions: no observer can tell a world drawn for it from the real one."""
    tally = Tally()
    number = 0
    while tally.positions < work.count:
        walk = Walk(work, number)
        fault = guarded(partial(check_game, walk, tally, work.count))
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


def chunks(work: Work) -> list[Work]:
    """The whole work in pieces; the pieces do not depend on how many processes there are."""
    return [
        replace(work, seed=f"{work.seed} {first}", count=min(CHUNK, work.count - first))
        for first in range(0, work.count, CHUNK)
    ]


def run(check: Callable[[Work], Tally], works: list[Work], jobs: int, effects: Effects) -> Tally:
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
            effects.add(tally.effects)
            if tally.failure:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    return total


def campaign(arguments: argparse.Namespace, effects: dict[str, Effects]) -> Iterator[Row]:
    """Every row, as it is done; what was seen is added to the effects, by game."""
    checks = (("games", play_games, arguments.games), ("leaks", check_leaks, arguments.positions))
    settings = dict(arguments.set)
    for game in [games.get(arguments.game)] if arguments.game else games.all():
        usual = game.seats_with(game.read_options(settings))
        effects[game.name] = effects_of(game.name, settings)
        for seats in [arguments.seats] if arguments.seats else list(usual):
            for name, check, count in checks:
                if not count:
                    continue
                kind = Work(game.name, seats, f"{arguments.seed} {name}", count, settings)
                began = time.perf_counter()
                tally = run(check, chunks(kind), arguments.jobs, effects[game.name])
                yield row_of(kind, name, tally, time.perf_counter() - began)


def row_of(work: Work, check: str, tally: Tally, seconds: float) -> Row:
    """A line of the table."""
    return Row(
        work.game,
        work.seats,
        check,
        tally.games,
        tally.positions,
        tally.decisions,
        tally.samples,
        tally.longest,
        round(seconds, 2),
        COMPILED,
        tally.failure,
    )


HEAD = "game          seats  check        count      decisions/samples  longest    seconds  result"


def line(row: Row) -> str:
    """A row of the table."""
    count, done = (
        (row.games, row.decisions) if row.check == "games" else (row.positions, row.samples)
    )
    result = "FAILED" if row.failure else "passed"
    return (
        f"{row.game:<13} {row.seats:>5}  {row.check:<6} {count:>11,} {done:>22,} {row.longest:>8,} "
        f"{row.seconds:>10,.1f}  {result}"
    )


def setting(text: str) -> tuple[str, str]:
    """An option of the game and its value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not OPTION=VALUE")
    return name, value


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Many random games and many leak checks.")
    parser.add_argument("--game", help="its name (default: every game)")
    parser.add_argument("--seats", type=int, help="how many (default: each number in turn)")
    parser.add_argument("--games", type=int, default=100_000, help="with each number of seats")
    parser.add_argument("--positions", type=int, default=100_000, help="with each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", default="campaign", help="another one is another campaign")
    parser.add_argument("--set", type=setting, action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--every-effect", action="store_true", help="fail if one was never seen")
    parser.add_argument("--json", action="store_true", help="print rows as JSON")
    return parser.parse_args(arguments)


def report(effects: Effects) -> Iterator[str]:
    """How often each effect was seen, the rarest first in each kind."""
    kinds: dict[str, list[tuple[int, str]]] = {}
    for effect, count in effects.counts.items():
        kind, _, name = effect.partition(" ")
        kinds.setdefault(kind, []).append((count, name))
    for kind, seen in kinds.items():
        words = "; ".join(f"{name} {count:,}" for count, name in sorted(seen))
        yield from textwrap.wrap(f"{kind} ({len(seen)}): {words}", 98, subsequent_indent="  ")


def main(arguments: list[str]) -> int:
    """Run it and tell."""
    options = parse(arguments)
    rows: list[Row] = []
    effects: dict[str, Effects] = {}
    if not options.json:
        print("compiled" if COMPILED else "interpreted, not compiled")
        print(HEAD)
    try:
        for row in campaign(options, effects):
            rows.append(row)
            if not options.json:
                print(line(row), flush=True)
    except FathomlessError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        seen = {name: found.counts for name, found in effects.items()}
        print(json.dumps({"rows": [asdict(row) for row in rows], "effects": seen}, indent=2))
    elif options.games:
        for name, found in effects.items():
            print(f"\neffects of {name}", *report(found), sep="\n")
    return complain(rows, effects if options.every_effect else {})


def complain(rows: list[Row], effects: dict[str, Effects]) -> int:
    """Say what is wrong; the exit status."""
    wrong = [
        f"{row.game}, {row.seats} seats, {row.check}: {row.failure}" for row in rows if row.failure
    ]
    wrong += [
        f"{name}: never seen: {', '.join(found.never)}"
        for name, found in effects.items()
        if found.never
    ]
    for complaint in wrong:
        print(f"\n{complaint}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
