"""A study as a page with plots."""

from __future__ import annotations

from fathomless import games
from fathomless.arena import charts
from fathomless.arena.charts import Series, Span, colour
from fathomless.arena.page import between, cell, page, percent, section, table
from fathomless.arena.study import Chapter, StudyResult
from fathomless.arena.tournament import Rate


def html(result: StudyResult) -> str:
    """The page."""
    plan = result.plan
    title = f"{games.get(plan.game).title}: a study"
    settings = result.settings()
    bots = ", ".join(dict.fromkeys(plan.specs))
    tables = "for one" if plan.seats == 1 else f"at {plan.seats} seats"
    lead = f"{len(result.records):,} games {tables}, played by {bots}."
    if settings:
        lead += f" Options: {settings}."
    sections = [_seats(result), _lengths(result), _ends(result)]
    if result.tie_breaks:
        sections.append(_ties(result))
    sections += [_chapter(result, chapter) for chapter in result.chapters()]
    return page(title, lead, sections)


def percent_span(name: str, rate: Rate) -> Span:
    """A rate in per cent with its interval."""
    low, high = rate.interval
    return Span(name, 100 * rate.rate, 100 * low, 100 * high, percent(rate.rate))


def _seats(result: StudyResult) -> str:
    rows = [percent_span(f"seat {seat}", rate) for seat, rate in enumerate(result.seats, 1)]
    if len(rows) == 1:
        rows = [percent_span("won", result.won)]
    fair = 100 * result.won.rate
    plot = charts.spans(
        "Wins by seat", rows, [colour(1)] * len(rows), fair if len(rows) > 1 else None
    )
    if len(rows) == 1:
        return section("Wins", "How many games were won, in per cent, with a 95 % interval.", plot)
    explanation = (
        "How often each seat wins, in per cent, with 95 % intervals. The dashed line is the mean "
        "of all seats."
    )
    return section("Seats", explanation, plot)


def _lengths(result: StudyResult) -> str:
    lengths = result.lengths
    middle = lengths[len(lengths) // 2]
    together = "" if result.plan.seats == 1 else ", all seats together"
    explanation = (
        f"Decisions in a game{together}: half of the games have {middle:,} or fewer, "
        f"the shortest {lengths[0]:,}, the longest {lengths[-1]:,}."
    )
    series = [Series("games", lengths, colour(1))]
    plot = charts.distributions("Distribution of the lengths", series, "decisions")
    return section("Length", explanation, plot)


def _ends(result: StudyResult) -> str:
    rows = [_counted(end, number, len(result.records)) for end, number in result.ends()]
    return section("Ends", "How the games ended.", table(("end", "games", "share"), rows))


def _ties(result: StudyResult) -> str:
    count = len(result.records)
    ties = sum(result.tie_breaks.values())
    explanation = (
        f"{ties:,} of {count:,} games had equals in first place. What decided between them:"
    )
    rows = [_counted(tie, number, count) for tie, number in result.ties()]
    return section("Ties", explanation, table(("decided by", "games", "share"), rows))


def _counted(label: str, number: int, count: int) -> list[str]:
    return [cell(label), cell(f"{number:,}"), cell(percent(number / count))]


def _chapter(result: StudyResult, chapter: Chapter) -> str:
    explanation = (
        f"In how many of all {result.those} that happened, and how many of these won; the mean of "
        f"all is {percent(result.won.rate)}. What goes together with winning need not be its cause."
    )
    rows = []
    for deed in chapter.deeds:
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
    return section(
        chapter.title, explanation, table((chapter.thing, f"of {result.those}", "won then"), rows)
    )
