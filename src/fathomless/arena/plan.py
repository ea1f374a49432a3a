"""Which games a simulation or a tournament plays, and who sits where in each of them.

Every deal is played by every line-up, once for each rotation of it over the seats: whoever profits
from a lucky deal in one game plays against it in another. A game is its number, so it does not
matter which process plays it, or when.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, Self

from fathomless import games
from fathomless.arena.match import MatchResult, play_match
from fathomless.arena.players import check_player, is_text
from fathomless.core.errors import SetupError
from fathomless.core.event import Event

LineUp = tuple[int, ...]

MOST_GAMES = 10_000_000  # what is known of so many has room in a large memory


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game, with everything by seat; `seating` says which entrant sat there."""

    seating: tuple[int, ...]
    shares: tuple[float, ...]
    totals: tuple[int, ...]
    ranks: tuple[float, ...]
    decisions: int
    reason: str

    @classmethod
    def of(cls, seating: tuple[int, ...], match: MatchResult, **more: Any) -> Self:
        """What is kept of a match, and more in a record that has further fields."""
        outcome = match.outcome
        return cls(
            seating=seating,
            shares=tuple(outcome.share(seat) for seat in range(len(seating))),
            totals=tuple(outcome.totals),
            ranks=ranks_of(outcome.ranking),
            decisions=len(match.actions),
            reason=outcome.reason,
            **more,
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a worker needs to know to play any game of it."""

    game: str
    specs: tuple[str, ...]
    seed: str
    options: dict[str, object]
    line_ups: tuple[LineUp, ...]

    @property
    def seats(self) -> int:
        """How many sit at each table."""
        return len(self.line_ups[0])

    @property
    def games_per_deal(self) -> int:
        """Every line-up in every rotation."""
        return len(self.line_ups) * self.seats

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrant on each seat of one game."""
        line_up, rotation = divmod(number % self.games_per_deal, self.seats)
        entrants = self.line_ups[line_up]
        return tuple(entrants[(seat - rotation) % self.seats] for seat in range(self.seats))

    def deal(self, number: int) -> int:
        """Which deal one game is played on."""
        return number // self.games_per_deal

    def deals(self, numbers: Iterable[int]) -> list[int]:
        """The deal of each of these games."""
        return [self.deal(number) for number in numbers]

    def play(self, number: int) -> GameRecord:
        """Play one game."""
        return GameRecord.of(self.seating(number), self.match(number))

    def match(self, number: int, journal: list[Event] | None = None) -> MatchResult:
        """The whole of one game; a journal hears all that happens.

        Games of one deal share its seed. What bots leave to chance is drawn anew in each of them:
        else the same bot on all seats would play one game again and again.
        """
        specs = [self.specs[entrant] for entrant in self.seating(number)]
        deal, chance = f"{self.seed}/{self.deal(number)}", f"{self.seed}/game/{number}"
        clock = time.perf_counter
        return play_match(self.game, specs, deal, self.options, clock, journal, chance)


def ranks_of(ranking: list[list[int]]) -> tuple[float, ...]:
    """Each seat's rank from 1; those who share places share their mean."""
    ranks: dict[int, float] = {}
    for group in ranking:
        shared = len(ranks) + (len(group) + 1) / 2
        ranks.update(dict.fromkeys(group, shared))
    return tuple(ranks[seat] for seat in range(len(ranks)))


def placed_before(first: float, second: float) -> float:
    """Whether one rank is before another: 1 or 0, and one half where they share a place."""
    return 1.0 if first < second else 0.5 * (first == second)


def make_plan(
    game: str,
    specs: Sequence[str],
    seed: str,
    options: Mapping[str, object] | None,
    line_ups: Sequence[LineUp],
) -> Plan:
    """A plan without a mistake in it: each is found before the first game."""
    facts = games.get(game)
    for seats in {len(line_up) for line_up in line_ups}:
        check_seats(game, seats, options)
    for spec in specs:
        check_player(spec)
    if not is_text(seed):
        raise SetupError("seed/invalid", f"A seed is text in UTF-8, not {seed!r}.")
    settings: dict[str, object] = {**facts.read_options({} if options is None else options)}
    return Plan(game, tuple(specs), seed, settings, tuple(line_ups))


def check_games(games: int, what: str) -> None:
    """Refuse a number of games that nobody plays."""
    if games < 1:
        raise SetupError("arena/invalid", f"{what} has at least 1 game, not {games}.")
    if games > MOST_GAMES:
        raise SetupError(
            "arena/invalid", f"{what} has at most {MOST_GAMES:,} games, not {games:,}."
        )


def check_seats(game: str, seats: int, options: Mapping[str, object] | None) -> None:
    """Refuse a table that the game does not have."""
    games.get(game).start(seats, "any", options)


def all_line_ups(entrants: int, seats: int) -> list[LineUp]:
    """Everybody against everybody: every choice of entrants for the seats.

    If there are fewer entrants than seats, some play for several; nobody plays alone.
    """
    if entrants >= seats:
        return list(combinations(range(entrants), seats))
    chosen = combinations_with_replacement(range(entrants), seats)
    return [line_up for line_up in chosen if entrants == 1 or len(set(line_up)) > 1]


def lone_line_ups(entrants: int, seats: int) -> list[LineUp]:
    """Each entrant alone at a table of each other one."""
    if entrants < 2:
        raise SetupError("arena/invalid", "One against the rest needs at least two bots.")
    return [(one, *[other] * (seats - 1)) for one, other in permutations(range(entrants), 2)]
