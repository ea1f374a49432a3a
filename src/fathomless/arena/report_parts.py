"""What the reports of all tournaments have, whether bots meet in them or play alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

from fathomless.arena import charts
from fathomless.arena.charts import Span, colour
from fathomless.arena.histograms import Series, distributions
from fathomless.arena.outside import shown_name
from fathomless.arena.page import section
from fathomless.arena.page_text import PageWords
from fathomless.arena.tournament import TournamentResult
from fathomless.arena.words import ends_in_words

WORDS = PageWords("en")


def percents(
    name: str, share: float, interval: tuple[float, float], behind: Sequence[str] = ()
) -> Span:
    """A rate in per cent with its interval, and what else is said of it."""
    low, high = (100 * end for end in interval)
    small = " · ".join([WORDS.between((low, high)), *behind])
    return Span(name, 100 * share, low, high, WORDS.percent(share), small)


def names(result: TournamentResult) -> list[str]:
    """What the entrants are called."""
    return [shown_name(spec) for spec in result.plan.specs]


def tints(result: TournamentResult) -> list[str]:
    """The colours of the entrants, in their order."""
    return [colour(entrant) for entrant in result.order]


def scores(result: TournamentResult) -> str:
    """With which scores each entrant ended, on axes that all share."""
    series, called = [], names(result)
    for entrant in result.order:
        values = [
            record.totals[seat]
            for record in result.records
            for seat, who in enumerate(record.seating)
            if who == entrant
        ]
        mean = math.fsum(values) / max(1, len(values))
        small = f"mean {WORDS.number(mean, 1)}"
        series.append(Series(called[entrant], values, colour(entrant), small))
    return distributions("Distribution of the final scores", series, "points", WORDS)


def lengths(result: TournamentResult) -> str:
    """How long the games took."""
    values = [record.decisions for record in result.records]
    title = "Distribution of the lengths"
    plot = distributions(title, [Series("all games", values, colour(1))], "decisions", WORDS)
    together = "" if result.plan.seats == 1 else ", all seats together"
    mean = WORDS.number(sum(values) / len(values))
    explanation = f"Decisions in a game{together}. The dashed line is the mean: {mean}."
    return section("Length", explanation, plot)


def ends(result: TournamentResult) -> str:
    """How the games ended."""
    rows, rates = [], result.ends.values()
    labels = ends_in_words(result.plan.game, result.reasons)
    for (end, number), rate in zip(labels, rates, strict=True):
        rows.append(percents(end, rate.rate, rate.interval, [WORDS.games(number)]))
    plot = charts.bars("How the games ended", rows)
    return section("Ends", "How the games ended, in per cent, with 95 % intervals.", plot)
