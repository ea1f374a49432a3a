"""Is A better than B? A test that stops as soon as it knows.

A sequential probability ratio test after Wald on whole deals: the score of A on a deal is its mean
over all line-ups and rotations, so a lucky deal counts for both. The ratio is taken by the normal
approximation with the variance that the deals show (as programs that play chess are tested). Both
errors are at most 5 %.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fathomless.arena.plan import GameRecord, Plan

ERROR: Final = 0.05
BOUND: Final = math.log((1.0 - ERROR) / ERROR)
FEWEST: Final = 8  # deals, before a variance is believed
EQUAL: Final = 0.5
# What is still worth knowing: a score of 53 % where 50 % is equal, at two seats 21 rating points.
MARGIN: Final = 0.03


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the test says so far. `answer` is None while it does not know."""

    deals: int
    score: float
    evidence: float  # the logarithm of the likelihood ratio
    answer: bool | None

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "deals": self.deals,
            "score": self.score,
            "evidence": self.evidence,
            "better": self.answer,
        }


class SequentialTest:
    """Goes through the games of a plan for two, in their order, until a deal decides."""

    def __init__(self, plan: Plan) -> None:
        self.size = plan.games_per_deal
        self.known = 0  # games, all of whole deals
        self.total = self.squares = 0.0
        self.verdict = Verdict(0, EQUAL, 0.0, None)

    def look(self, records: Mapping[int, GameRecord]) -> Verdict:
        """Take in the deals that are complete by now; those behind the deciding one stay out."""
        while self.verdict.answer is None:
            deal = [records.get(self.known + number) for number in range(self.size)]
            whole = [record for record in deal if record is not None]
            if len(whole) < self.size:
                break
            self.known += self.size
            self.verdict = self.take(score(whole))
        return self.verdict

    def take(self, score: float) -> Verdict:
        """One more deal."""
        number = self.verdict.deals + 1
        self.total += score
        self.squares += score * score
        mean = self.total / number
        # One imaginary deal of each extreme: no luck may look like certainty.
        variance = (self.squares + 1.0) / (number + 2) - ((self.total + 1.0) / (number + 2)) ** 2
        evidence = number * MARGIN * (mean - EQUAL - MARGIN / 2.0) / variance
        answer = None if number < FEWEST or abs(evidence) < BOUND else evidence > 0.0
        return Verdict(number, mean, evidence, answer)


def score(deal: Sequence[GameRecord]) -> float:
    """The score of the first entrant against the second on a deal; equal is one half.

    It is the same half at any number of seats.
    """
    shares: tuple[list[float], list[float]] = ([], [])
    for record in deal:
        for seat, entrant in enumerate(record.seating):
            shares[entrant].append(record.shares[seat])
    mine, theirs = (math.fsum(share) / len(share) for share in shares)
    return EQUAL + (mine - theirs) / 2.0
