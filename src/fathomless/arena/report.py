"""What a tournament showed, as a page, as JSON and as a table of games for other programs."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from fathomless import games
from fathomless.arena import charts, report_alone
from fathomless.arena.charts import Span, colour
from fathomless.arena.page import between, cell, page, percent, section, table
from fathomless.arena.report_parts import WORDS, ends, lengths, names, percents, scores, tints
from fathomless.arena.sequential import EQUAL, FALSE_ALARM, MARGIN, MISSED, Answer
from fathomless.arena.tournament import TournamentResult
from fathomless.arena.workers import ArenaError

PAGE = "report.html"
FIGURES = "results.json"
GAMES = "games.parquet"


def write_report(result: TournamentResult, folder: Path) -> list[Path]:
    """The page and the figures."""
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / PAGE, folder / FIGURES]
    written[0].write_text(html(result), encoding="utf-8")
    figures = json.dumps(result.to_json(), indent=2, ensure_ascii=False)
    written[1].write_text(figures + "\n", encoding="utf-8")
    return written


def write_parquet(result: TournamentResult, folder: Path) -> Path:
    """One row for each seat of each game."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError as error:
        raise ArenaError(
            "arena/no-parquet", "Parquet needs pyarrow; try: pip install 'fathomless[study]'."
        ) from error
    rows = [
        {
            "game": number,
            "deal": result.plan.deal(number),
            "seat": seat,
            "bot": result.plan.specs[record.seating[seat]],
            "share": record.shares[seat],
            "rank": record.ranks[seat],
            "total": record.totals[seat],
            "decisions": record.decisions,
            "reason": record.reason,
        }
        for number, record in enumerate(result.records)
        for seat in range(result.plan.seats)
    ]
    path = folder / GAMES
    with path.open("wb") as file:  # pyarrow itself knows no folder whose name is no text
        parquet.write_table(pa.Table.from_pylist(rows), file)
    return path


def html(result: TournamentResult) -> str:
    """The page."""
    plan = result.plan
    title = f"{games.get(plan.game).title}: a tournament"
    sections = report_alone.sections(result) if plan.seats == 1 else _sections(result)
    if result.verdict is not None:
        sections.insert(0, _verdict(result))
    return page(title, _lead(result), sections)


def _lead(result: TournamentResult) -> str:
    """What was played."""
    plan = result.plan
    count = WORDS.games(len(result.records))
    how = f"at {plan.seats} seats; every deal in every rotation"
    if plan.seats == 1:
        how = "for one" + ("; every bot on the same deals" if len(plan.specs) > 1 else "")
    settings = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    options = f" Options: {settings}." if settings else ""
    return f"{count} {how}. Seed {plan.seed}.{options}"


def _sections(result: TournamentResult) -> list[str]:
    explanation = (
        "How often a bot ends with which score, all on the same axes. The dashed line is its mean."
    )
    return [
        _strength(result),
        _matrix(result),
        section("Scores", explanation, scores(result)),
        lengths(result),
        _seats(result),
        ends(result),
    ]


def verdict_words(result: TournamentResult) -> str:
    """The answer of the sequential test, in a sentence."""
    verdict = result.verdict
    assert verdict is not None
    first, second = names(result)
    score = f"{percent(verdict.score)} on {verdict.deals:,} deals"
    match verdict.answer:
        case None:
            return f"Not decided yet: {first} scores {score} against {second}."
        case Answer.SAME:
            return f"{first} and {second}: {Answer.SAME}. {first} scores {score}."
        case answer:
            return f"{first} is {answer} than {second}: it scores {score}."


def promise_words() -> str:
    """How often the sequential test errs."""
    least, most = (f"{100 * (EQUAL + side * MARGIN):.0f} %" for side in (-1, 1))
    return (
        f"Of equal bots it tells a clear difference in at most {100 * FALSE_ALARM:.0f} cases of "
        f"100, and of a bot that scores {most} or more, or {least} or less, it misses that in at "
        f"most {100 * MISSED:.0f}."
    )


def _verdict(result: TournamentResult) -> str:
    explanation = f"A sequential test on whole deals. {promise_words()}"
    words = escape(verdict_words(result))
    return section("The answer", explanation, f'<p class="verdict">{words}</p>')


def _strength(result: TournamentResult) -> str:
    rows, lines, called = [], [], names(result)
    for entrant in result.order:
        done, rating = result.entrants[entrant], result.ratings[entrant]
        figures = f"{rating.mean:.0f}"
        known = f"{rating.low:.0f} to {rating.high:.0f}"
        rows.append(Span(called[entrant], rating.mean, rating.low, rating.high, figures, known))
        lines.append(
            [
                cell(called[entrant]),
                cell(figures, known),
                cell(percent(done.win_rate), between(done.win_interval)),
                cell(f"{done.mean_total:.1f}"),
                cell(f"{done.mean_rank:.2f}"),
                cell(f"{done.games:,}"),
            ]
        )
    explanation = (
        "Ratings with 95 % intervals. Whoever has 100 points more is placed before another in 64 "
        "games of 100. Intervals go by whole deals, as the games of one are alike."
    )
    heads = ("bot", "rating", "wins", "mean total", "mean place", "games")
    plot = charts.spans("Ratings with 95 % intervals", rows, tints(result), WORDS)
    return section("Strength", explanation, plot, table(heads, lines))


def _matrix(result: TournamentResult) -> str:
    order, called = result.order, names(result)
    rows = []
    for one in order:
        cells = [cell(called[one])]
        for other in order:
            rate = result.matrix[one][other]
            known = between(rate.interval)
            shown = one != other and rate.of > 0
            cells.append(
                cell(percent(rate.rate), known, charts.heat(rate.rate)) if shown else cell("·")
            )
        rows.append(cells)
    heads = ("placed before", *(called[other] for other in order))
    explanation = "How often the row is placed before the column, with 95 % intervals."
    return section("Who beats whom", explanation, table(heads, rows, "matrix"), wide=True)


def _seats(result: TournamentResult) -> str:
    rows = [
        percents(f"seat {seat}", rate.rate, rate.interval)
        for seat, rate in enumerate(result.seats, 1)
    ]
    fair = 100 / len(rows)
    plot = charts.spans("Wins by seat", rows, [colour(1)] * len(rows), WORDS, fair)
    explanation = (
        "How often a seat wins, in per cent, whoever sits there. Everybody sits everywhere equally "
        "often, so the dashed line is what a fair game gives."
    )
    return section("Seats", explanation, plot)
