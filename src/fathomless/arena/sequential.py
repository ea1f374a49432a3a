"""Is A better than B, worse, or is there no clear difference? A test that stops when it knows.

Two sequential probability ratio tests after Wald run side by side, as Sobel and Wald (1949) put
them together: one tells *better* from *equal*, the other *worse* from *equal*. Who is neither has
no clear difference. They look at whole deals: the score of A on a deal is its mean over all
line-ups and rotations, so a lucky deal counts for both. The ratios are taken by the normal
approximation with the variance that the deals show (as programs that play chess are tested).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from fathomless.arena.plan import GameRecord, Plan

FALSE_ALARM: Final = 0.05  # of equal bots a difference is told so often, either way
MISSED: Final = 0.05  # and one that is worth knowing is not told so often
FOR: Final = math.log((1.0 - MISSED) / (FALSE_ALARM / 2.0))
AGAINST: Final = math.log(MISSED / (1.0 - FALSE_ALARM / 2.0))
FEWEST: Final = 8  # deals, before a variance is believed
EQUAL: Final = 0.5
# What is still worth knowing: a score of 53 % where 50 % is equal, at two seats 21 rating points.
MARGIN: Final = 0.03


class Answer(StrEnum):
    """What the first of two is."""

    BETTER = "clearly better"
    WORSE = "clearly worse"
    SAME = "no clear difference"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the test says so far. `answer` is None while it does not know."""

    deals: int
    score: float
    better: float  # the evidence that it is better than equal, as the logarithm of a ratio
    worse: float  # and that it is worse
    answer: Answer | None

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "deals": self.deals,
            "score": self.score,
            "answer": None if self.answer is None else str(self.answer),
            "evidence": {"better": self.better, "worse": self.worse},
            "promise": {"false_alarm": FALSE_ALARM, "missed": MISSED, "margin": MARGIN},
        }


class OneSided:
    """One of the two tests; it keeps its first answer."""

    def __init__(self) -> None:
        self.evidence = 0.0
        self.answer: bool | None = None

    def look(self, deals: int, lead: float, variance: float) -> None:
        """The mean lead over equal, on the side that is asked about."""
        self.evidence = deals * MARGIN * (lead - MARGIN / 2.0) / variance
        if self.answer is None and deals >= FEWEST and not AGAINST < self.evidence < FOR:
            self.answer = self.evidence > 0.0


class SequentialTest:
    """Goes through the games of a plan for two, in their order, until a deal decides."""

    def __init__(self, plan: Plan) -> None:
        self.size = plan.games_per_deal
        self.known = 0  # games, all of whole deals
        self.total = self.squares = 0.0
        self.better, self.worse = OneSided(), OneSided()
        self.verdict = Verdict(0, EQUAL, 0.0, 0.0, None)

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
        self.better.look(number, mean - EQUAL, variance)
        self.worse.look(number, EQUAL - mean, variance)
        return Verdict(number, mean, self.better.evidence, self.worse.evidence, self._answer())

    def _answer(self) -> Answer | None:
        """While one test says no, the other may still say yes."""
        if self.better.answer:
            return Answer.BETTER
        if self.worse.answer:
            return Answer.WORSE
        return None if None in (self.better.answer, self.worse.answer) else Answer.SAME


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
