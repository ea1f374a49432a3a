"""Everybody against everybody, at any number of seats: who is how strong, and how sure that is."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from fathomless.arena.plan import GameRecord, Plan, check_games, placed_before
from fathomless.arena.rates import Rate, Tally
from fathomless.arena.ratings import Rating, rate
from fathomless.arena.result import EntrantResult, entrant_result
from fathomless.arena.same_deals import Pair, pairs
from fathomless.arena.sequential import SequentialTest, Verdict
from fathomless.arena.store import GameStore
from fathomless.arena.workers import Records, play_here
from fathomless.core.errors import SetupError

Backend = Callable[[Plan, Sequence[int]], Generator[Records, None, None]]


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """All that the games show; entrants in the order given."""

    plan: Plan
    records: list[GameRecord] = field(repr=False)
    ratings: list[Rating]
    entrants: list[EntrantResult]
    matrix: list[list[Rate]]  # how often the row is placed before the column
    seats: list[Rate]
    verdict: Verdict | None
    # The only part that is not the same in every run.
    seconds: float = field(compare=False)

    @property
    def order(self) -> list[int]:
        """The entrants, strongest first; in a game for one by their wins and scores."""
        if self.plan.seats == 1:
            return sorted(range(len(self.entrants)), key=self._solo_rank)
        return sorted(range(len(self.entrants)), key=lambda e: -self.ratings[e].mean)

    def _solo_rank(self, entrant: int) -> tuple[float, float]:
        done = self.entrants[entrant]
        return -done.win_rate, -done.mean_total

    @property
    def reasons(self) -> dict[str, int]:
        """How the games ended."""
        return dict(Counter(record.reason for record in self.records).most_common())

    @property
    def ends(self) -> dict[str, Rate]:
        """How often the games ended in each way."""
        deals = self.plan.deals(range(len(self.records)))
        return {
            reason: Tally(
                (deal, float(record.reason == reason))
                for deal, record in zip(deals, self.records, strict=True)
            ).rate()
            for reason in self.reasons
        }

    @property
    def pairs(self) -> list[Pair]:
        """In a game for one, everybody beside everybody weaker, on the same deals."""
        return pairs(self.plan, self.records, self.order) if self.plan.seats == 1 else []

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "seats": self.plan.seats,
            "seed": self.plan.seed,
            "games": len(self.records),
            "decisions": sum(record.decisions for record in self.records),
            "reasons": self.reasons,
            **(self._alone() if self.plan.seats == 1 else self._together()),
            "verdict": None if self.verdict is None else self.verdict.to_json(),
            "seconds": self.seconds,
        }

    def _together(self) -> dict[str, object]:
        return {
            "entrants": [
                {**entrant.to_json(), "rating": rating.to_json()}
                for entrant, rating in zip(self.entrants, self.ratings, strict=True)
            ],
            "before": [[rate.to_json() for rate in row] for row in self.matrix],
            "wins_by_seat": [rate.to_json() for rate in self.seats],
        }

    def _alone(self) -> dict[str, object]:
        """Where nobody meets anybody there are no ratings, places or seats."""
        entrants = [entrant.to_json() for entrant in self.entrants]
        for entrant in entrants:
            del entrant["mean_rank"]
        pairs = [pair.to_json(self.plan.specs) for pair in self.pairs]
        return {"entrants": entrants, "same_deals": pairs}


def run(
    plan: Plan,
    games: int,
    backend: Backend = play_here,
    store: GameStore | None = None,
    progress: Callable[[int], None] | None = None,
    decide: bool = False,
) -> TournamentResult:
    """Play the games that are not in the store yet, and say what all of them show.

    With `decide` it is a test whether the first of two is better, and ends as soon as it knows:
    games behind the deciding deal are not counted, so that the result is the same with any number
    of processes.
    """
    check(plan, games, decide)
    start = time.perf_counter()
    records: Records = {} if store is None else dict(store.records)
    test = SequentialTest(plan) if decide else None
    try:
        with closing(played(plan, games, backend, store, records)) as so_far:
            for count in so_far:
                if progress is not None:
                    progress(count)
                if is_decided(test, records):
                    break
    except KeyboardInterrupt:  # behind the last game it is too late
        test = SequentialTest(plan) if decide else None
        if not is_decided(test, records) and any(number not in records for number in range(games)):
            raise
    verdict = None if test is None else test.verdict
    in_order = [records[number] for number in range(counted(plan, games, verdict))]
    return evaluate(plan, in_order, verdict, time.perf_counter() - start)


def played(
    plan: Plan, games: int, backend: Backend, store: GameStore | None, records: Records
) -> Generator[int, None, None]:
    """Add the games that are missing, in the store too; how many there are each time."""
    yield len(records)
    missing = [number for number in range(games) if number not in records]
    with closing(backend(plan, missing)) as found:
        for some in found:
            if store is not None:
                store.add(some)
            records.update(some)
            yield len(records)


def counted(plan: Plan, games: int, verdict: Verdict | None) -> int:
    """How many games the result is made of: all, or those up to the deciding deal."""
    if verdict is None or verdict.answer is None:
        return games
    return verdict.deals * plan.games_per_deal


def is_decided(test: SequentialTest | None, records: Records) -> bool:
    """Whether the games so far answer the question."""
    return test is not None and test.look(records).answer is not None


def check(plan: Plan, games: int, decide: bool) -> None:
    """Refuse what makes no sense."""
    check_games(games, "A tournament")
    if decide and len(plan.specs) != 2:
        raise SetupError(
            "arena/invalid", f"Which of two is better: that takes 2 bots, not {len(plan.specs)}."
        )


def evaluate(
    plan: Plan, records: list[GameRecord], verdict: Verdict | None, seconds: float
) -> TournamentResult:
    """What these games show."""
    entrants = range(len(plan.specs))
    deals = plan.deals(range(len(records)))
    return TournamentResult(
        plan=plan,
        records=records,
        ratings=rate(len(plan.specs), records, deals),
        entrants=[entrant_result(plan, entrant, records, deals) for entrant in entrants],
        matrix=_matrix(len(plan.specs), records, deals),
        seats=[
            Tally(
                (deal, record.shares[seat]) for deal, record in zip(deals, records, strict=True)
            ).rate()
            for seat in range(plan.seats)
        ],
        verdict=verdict,
        seconds=seconds,
    )


def _matrix(entrants: int, records: Sequence[GameRecord], deals: Sequence[int]) -> list[list[Rate]]:
    """How often each is placed before each other; a shared place is half a time."""
    before = [[Tally() for _ in range(entrants)] for _ in range(entrants)]
    for deal, record in zip(deals, records, strict=True):
        for one, first in zip(record.seating, record.ranks, strict=True):
            for other, second in zip(record.seating, record.ranks, strict=True):
                if one != other:
                    before[one][other].add(deal, placed_before(first, second))
    return [[tally.rate() for tally in row] for row in before]
