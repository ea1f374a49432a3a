"""How fast a game runs: random games, copies and samples per second of processor time.

Each figure is the best of several short rounds: what else the machine does can only slow a round
down. The loops that are timed are in `bots.playout`, compiled with the rules.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fathomless import games
from fathomless.bots import playout
from fathomless.core.errors import SetupError
from fathomless.core.game import Game, Setting
from fathomless.core.rng import Rng
from fathomless.core.state import State

ROUNDS = 5
POSITIONS = 64  # for copies and samples, each from the middle of another game


@dataclass(frozen=True, slots=True)
class BenchRow:
    """The figures of one game at one number of seats."""

    game: str
    seats: int
    options: dict[str, object]
    compiled: bool
    decisions_per_cpu_s: float
    games_per_cpu_s: float
    copy_us: float
    determinise_per_s: float

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "compiled": self.compiled,
            "decisions_per_cpu_s": self.decisions_per_cpu_s,
            "games_per_cpu_s": self.games_per_cpu_s,
            "copy_us": self.copy_us,
            "determinise_per_s": self.determinise_per_s,
        }


def is_compiled() -> bool:
    """Whether the rules and the loops run as machine code."""
    return not str(playout.__file__).endswith(".py")


def bench(
    names: Sequence[str] | None = None, seats: int | None = None, seconds: float = 1.0
) -> list[BenchRow]:
    """A row for every game named (None: all) at every number of seats (or at this one).

    Of all games, those count that can be played at this number of seats.
    """
    if names is None:
        chosen = [game for game in games.all() if seats is None or seats in usual_seats(game)]
        if not chosen:
            raise SetupError("seats/invalid", f"No game has {seats} seats.")
    else:
        chosen = [games.get(name) for name in names]
    return [
        measure(game.name, count, None, seconds)
        for game in chosen
        for count in (usual_seats(game) if seats is None else [seats])
    ]


def usual_seats(game: Game) -> range:
    """The numbers of seats of a game with its usual options."""
    return game.seats_with(game.read_options({}))


def measure(
    game: str, seats: int, options: Mapping[str, object] | None = None, seconds: float = 1.0
) -> BenchRow:
    """One row, in about so many seconds."""
    facts = games.get(game)
    settings = facts.read_options({} if options is None else options)
    states = middle_positions(facts, seats, settings)
    rng = Rng("bench")
    share = seconds / 3 / ROUNDS
    playouts, decisions = _games_and_decisions(facts, seats, settings, share)
    copies = _best_rate(lambda count: playout.many_copies(states, count), share)
    samples = _best_rate(lambda count: playout.many_determinisations(states, count, rng), share)
    return BenchRow(
        game=facts.name,
        seats=seats,
        options={**settings},
        compiled=is_compiled(),
        decisions_per_cpu_s=decisions,
        games_per_cpu_s=playouts,
        copy_us=1e6 / copies,
        determinise_per_s=samples,
    )


def middle_positions(game: Game, seats: int, options: dict[str, Setting]) -> list[State]:
    """Positions from the middle of random games, every time the same ones."""
    rng = Rng("middle")
    positions: list[State] = []
    for number in range(POSITIONS):
        state = game.start(seats, f"middle/{number}", options)
        length = playout.play_out(state.copy(), rng.copy())
        playout.play_out(state, rng, length // 2)  # the same numbers: half of the same game
        positions.append(state)
    return positions


def _games_and_decisions(
    game: Game, seats: int, options: dict[str, Setting], seconds: float
) -> tuple[float, float]:
    """Games, with their start, and decisions per second; the same games in every round."""
    decisions = 0

    def play(count: int) -> None:
        nonlocal decisions
        decisions = playout.many_playouts(game, seats, options, "bench", count)

    count = _enough(play, seconds)
    rate = max(count / _timed(play, count) for _ in range(ROUNDS))
    return rate, rate * decisions / count


def _best_rate(run: Callable[[int], None], seconds: float) -> float:
    """How many per second of processor time, in the best round."""
    count = _enough(run, seconds)
    return max(count / _timed(run, count) for _ in range(ROUNDS))


def _enough(run: Callable[[int], None], seconds: float) -> int:
    """How many fill a round: found by doubling, then in proportion."""
    count = 1
    while True:
        spent = _timed(run, count)
        if spent >= seconds / 4:
            return max(1, int(count * seconds / spent))
        count *= 2


def _timed(run: Callable[[int], None], count: int) -> float:
    """The processor time of so many; never zero, because it divides."""
    start = time.process_time()
    run(count)
    return max(time.process_time() - start, 1e-9)
