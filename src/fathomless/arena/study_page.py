"""A study as a page with plots."""

from __future__ import annotations

from fathomless import games
from fathomless.arena import charts
from fathomless.arena.charts import Series, Span, colour
from fathomless.arena.page import between, cell, page, percent, section, table
from fathomless.arena.study import DeedResult, StudyResult
from fathomless.arena.tournament import Rate

HEADS = ("taken by", "won by those who took it")


def html(result: StudyResult) -> str:
    """The page."""
    plan = result.plan
    title = f"{games.get(plan.game).title}: a study"
    settings = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    bots = ", ".join(dict.fromkeys(plan.specs))
    tables = "for one" if plan.seats == 1 else f"at {plan.seats} seats"
    lead = f"{len(result.records):,} games {tables}, played by {bots}. {settings}"
    deeds = [_deed(result, *group) for group in result.groups()]
    return page(title, lead, [_seats(result), _lengths(result), _ends(result), *deeds])


def percent_span(name: str, rate: Rate) -> Span:
    """A rate in per cent with its interval."""
    low, high = rate.interval
    return Span(name, 100 * rate.rate, 100 * low, 100 * high, percent(rate.rate))


def _seats(result: StudyResult) -> str:
    rows = [percent_span(f"seat {seat}", rate) for seat, rate in enumerate(result.seats, 1)]
    fair = 100 * result.won.rate
    plot = charts.spans(
        "Wins by seat", rows, [colour(1)] * len(rows), fair if len(rows) > 1 else None
    )
    explanation = "How often each seat wins, in per cent, with 95 % intervals."
    if len(rows) > 1:
        explanation += " The dashed line is the mean of all seats."
    return section("Seats", explanation, plot)


def _lengths(result: StudyResult) -> str:
    lengths = result.lengths
    middle = lengths[len(lengths) // 2]
    explanation = (
        f"Decisions in a game, all seats together: half of the games have {middle:,} or fewer, "
        f"the shortest {lengths[0]:,}, the longest {lengths[-1]:,}."
    )
    series = [Series("games", lengths, colour(1))]
    plot = charts.distributions("Distribution of the lengths", series, "decisions")
    return section("Length", explanation, plot)


def _ends(result: StudyResult) -> str:
    names = games.get(result.plan.game).catalogue("en")
    count = len(result.records)
    rows = [
        [
            cell(names.get(f"reason:{reason}", reason)),
            cell(f"{number:,}"),
            cell(percent(number / count)),
        ]
        for reason, number in result.reasons.items()
    ]
    rows += [
        [cell(f"Tie broken by {tie}"), cell(f"{number:,}"), cell(percent(number / count))]
        for tie, number in result.tie_breaks.items()
    ]
    return section("Ends", "How the games ended.", table(("end", "games", "share"), rows))


def _deed(result: StudyResult, kind: str, noun: str, deeds: list[DeedResult]) -> str:
    explanation = (
        f"How often a seat did it, and how often it won then; the mean is "
        f"{percent(result.won.rate)}. What goes together with winning need not be its cause."
    )
    rows = []
    for deed in deeds:
        low, high = deed.won.interval
        clear = low > result.won.rate or high < result.won.rate
        lift = 0.5 + (deed.won.rate - result.won.rate) if clear else None
        style = "" if lift is None else charts.heat(lift)
        rows.append(
            [
                cell(deed.name),
                cell(percent(deed.done.rate)),
                cell(percent(deed.won.rate), between(deed.won.interval), style),
            ]
        )
    return section(f"{kind}: {noun}", explanation, table((noun, *HEADS), rows))
