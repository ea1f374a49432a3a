"""Ratings by openskill, with intervals, on a scale that people know from chess.

The model is Plackett and Luce's, updated game by game after Weng and Lin (2011), for any number of
seats. Everybody begins at 1500; whoever has 100 points more is placed before another in 64 games of
100.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from fathomless.arena.plan import GameRecord, placed_before
from fathomless.arena.statistics import Z95, widening

START: Final = 1500.0
# Of a newcomer, as a standard deviation. The more, the wilder the first games move it.
DOUBT: Final = 150.0
WIDTH: Final = 400.0 / math.log(10.0)  # of Elo's logistic curve


def every_game_tells(*_told: object) -> float:
    """The factor by which a game lessens doubt: wholly.

    openskill's own lessens it more and more slowly, so that the last games move a rating most: fit
    for people, who change. Of bots, who do not, it would tell less than their games do.
    """
    return 1.0


@dataclass(frozen=True, slots=True)
class Rating:
    """An entrant's strength, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """As plain data."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def rate(
    entrants: int, records: Sequence[GameRecord], deals: Sequence[int] | None = None
) -> list[Rating]:
    """The rating of each entrant after these games, in their order.

    openskill takes games for independent. With the deal of each game its intervals are as much
    wider as games of one deal are alike, and never narrower: what the order of the games does to
    a rating, deals do not make up for.
    """
    if not records:
        return [Rating(START, START - Z95 * DOUBT, START + Z95 * DOUBT)] * entrants
    # openskill's curve has the width beta times the root of the seats. A bot does not learn from
    # game to game: no doubt is added with time (tau).
    beta = WIDTH / math.sqrt(len(records[0].seating))
    model = PlackettLuce(mu=START, sigma=DOUBT, beta=beta, tau=0.0, gamma=every_game_tells)
    ratings = [model.rating() for _ in range(entrants)]
    for record in records:
        if len(set(record.seating)) > 1:
            _update(model, ratings, record)
    means = [rating.mu for rating in ratings]
    found = []
    for entrant, rating in enumerate(ratings):
        wider = 1.0 if deals is None else widening(*surprises(entrant, means, records, deals))
        half = Z95 * rating.sigma * wider
        found.append(Rating(rating.mu, rating.mu - half, rating.mu + half))
    return found


def surprises(
    entrant: int, means: Sequence[float], records: Sequence[GameRecord], deals: Sequence[int]
) -> tuple[list[float], list[int]]:
    """By how much each game of an entrant was better than its rating, and the deal of the game."""
    found, where = [], []
    for deal, record in zip(deals, records, strict=True):
        if entrant in record.seating and len(set(record.seating)) > 1:
            found.append(_surprise(entrant, means, record))
            where.append(deal)
    return found, where


def _surprise(entrant: int, means: Sequence[float], record: GameRecord) -> float:
    """How many more were placed behind it than its rating lets expect."""
    places = list(zip(record.seating, record.ranks, strict=True))
    return math.fsum(
        placed_before(mine, theirs)
        - 1.0 / (1.0 + math.exp((means[other] - means[entrant]) / WIDTH))
        for one, mine in places
        for other, theirs in places
        if one == entrant != other
    )


def _update(model: PlackettLuce, ratings: list[PlackettLuceRating], record: GameRecord) -> None:
    """One game. An entrant with several seats moves by the mean of what they say."""
    teams = [[ratings[entrant]] for entrant in record.seating]
    after = model.rate(teams, ranks=list(record.ranks))
    for entrant in set(record.seating):
        mine = [after[seat][0] for seat, who in enumerate(record.seating) if who == entrant]
        mu = math.fsum(rating.mu for rating in mine) / len(mine)
        sigma = math.fsum(rating.sigma for rating in mine) / len(mine)
        ratings[entrant] = model.rating(mu=mu, sigma=sigma)
