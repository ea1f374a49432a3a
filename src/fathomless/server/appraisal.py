"""What one choice of a match was worth beside the best one.

A search gives up bad moves early, so what it knows of them is vague; taken alone, it would excuse
nearly everything. So the move that was played is then compared with the best one, just the two, on
samples that they share: luck hits both alike, and a few hundred samples tell a mistake from a
close call. These samples are fresh ones, so that what merely looked best has no advantage.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from fathomless.bots.intervals import Z95
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.planner import PlannerBot, Planning, Prospect
from fathomless.bots.result import ActionStatistics
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.server.protocol import Candidate

Adviser = IsmctsBot | PlannerBot

PRECISE = 0.004  # the standard error of a difference that need not become any smaller
DIGITS = 4  # of a chance
FEWEST = 64  # samples, before which a standard error says nothing


@dataclass(frozen=True, slots=True)
class Verdict:
    """A move that was played, the best one, perhaps the same, and what was lost for certain."""

    played: Candidate
    best: Candidate
    lost: float

    def told(self) -> Verdict:
        """The same, rounded."""
        return Verdict(told(self.played), told(self.best), round(self.lost, DIGITS))


@dataclass(frozen=True, slots=True)
class Difference:
    """How far two moves are apart after so many samples that they share."""

    samples: int
    best: float
    played: float
    error: float  # the standard error of what lies between them

    @property
    def certain(self) -> float:
        """What lies between them at least, with 95 % confidence; 0 if that is nothing."""
        return max(self.best - self.played - Z95 * self.error, 0.0)


class Pair(Protocol):
    """Two moves that are tried on the same samples."""

    def advance(self) -> None:
        """One more sample."""

    def difference(self) -> Difference:
        """What the samples say."""

    def measured(self) -> tuple[Candidate, Candidate]:
        """The best move and the played one, each by the samples alone, as in a hint."""


class SearchedPair:
    """Two moves in a tree search."""

    def __init__(
        self, bot: IsmctsBot, perspective: Perspective, best: Action, played: Action, rng: Rng
    ) -> None:
        self._search = Search(bot, perspective, [best, played], rng)
        self._moves = best, played

    def advance(self) -> None:
        self._search.advance()

    def difference(self) -> Difference:
        best, played = self._search.arms
        samples, gap = best.visits, best.mean - played.mean
        squares = best.spread + played.spread  # of what lay between them on each sample
        # Never 0, as samples that agree do not prove much.
        variance = ((squares + 1.0) / samples - gap * gap) / samples
        return Difference(samples, best.mean, played.mean, math.sqrt(variance))

    def measured(self) -> tuple[Candidate, Candidate]:
        found = {each.action: searched(each) for each in self._search.result().statistics}
        best, played = self._moves
        return found[best], found[played]


class PlannedPair:
    """Two moves of a game for one: the best is the measure of the other."""

    def __init__(self, perspective: Perspective, best: Action, played: Action, rng: Rng) -> None:
        self._planning = planning = Planning(perspective, rng)
        by_text = {each.action.text: each for each in planning.all}
        self._best, self._played = by_text[best.text], by_text[played.text]
        planning.advised = self._best
        planning.hopeful = [self._best, self._played]

    def advance(self) -> None:
        self._planning.advance()

    def difference(self) -> Difference:
        best, played = self._best, self._played
        error = math.sqrt(played.variance)
        return Difference(best.visits, best.chance, played.chance, error)

    def measured(self) -> tuple[Candidate, Candidate]:
        return planned(self._best), planned(self._played)


def appraise(
    bot: Adviser, perspective: Perspective, found: list[Candidate], played: str, rng: Rng
) -> Verdict:
    """What a move was worth, after a search has found these, best first.

    The comparison may take as long as the search.
    """
    best = found[0]
    if best.a == played:
        return Verdict(best, best, 0.0)
    pair = compare(bot, perspective, best.a, played, rng)
    apart = pair.difference()
    best, mine = pair.measured()
    if apart.played >= apart.best:
        return Verdict(mine, mine, 0.0)
    return Verdict(mine, best, round(apart.certain, 4))


def compare(bot: Adviser, perspective: Perspective, best: str, played: str, rng: Rng) -> Pair:
    """Two moves, tried as often as the budget of a bot allows, or as is needed."""
    legal = {action.text: action for action in perspective.legal()}
    pair: Pair
    if isinstance(bot, PlannerBot):
        pair = PlannedPair(perspective, legal[best], legal[played], rng)
    else:
        pair = SearchedPair(bot, perspective, legal[best], legal[played], rng)
    has_time = budget_of(bot)
    pair.advance()
    while has_time(pair.difference().samples):
        pair.advance()
        apart = pair.difference()
        if apart.samples >= FEWEST and apart.error < PRECISE:
            break
    return pair


def budget_of(bot: Adviser) -> Callable[[int], bool]:
    """Whether there is budget for one more sample after so many; each is two tries."""
    clock, seconds, most = bot.clock, bot.seconds, bot.iterations // 2
    if clock is None:
        return lambda samples: samples < most
    end = clock() + seconds
    return lambda samples: clock() < end


def told(found: Candidate) -> Candidate:
    """A move as people are told of it."""
    value, low, high = (round(each, DIGITS) for each in (found.value, found.low, found.high))
    return replace(found, value=value, low=low, high=high)


def searched(found: ActionStatistics) -> Candidate:
    """A move with what a search found, in a hint and in a review."""
    low, high = found.interval
    action, value = found.action.text, round(found.value, 4)
    return Candidate(action, found.visits, value, round(low, 4), round(high, 4))


def planned(prospect: Prospect) -> Candidate:
    """The same with what a plan found."""
    low, high = prospect.interval
    chance, score = round(prospect.chance, 4), round(prospect.score, 2)
    action = prospect.action.text
    return Candidate(action, prospect.visits, chance, round(low, 4), round(high, 4), score)
