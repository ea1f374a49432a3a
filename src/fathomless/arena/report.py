"""What a tournament showed, as a page, as JSON and as a table of games for other programs."""

from __future__ import annotations

import json
from pathlib import Path

from fathomless import games
from fathomless.arena import charts
from fathomless.arena.charts import Series, Span, colour
from fathomless.arena.page import between, cell, page, percent, section, table
from fathomless.arena.tournament import TournamentResult
from fathomless.arena.words import ends_in_words
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
    parquet.write_table(pa.Table.from_pylist(rows), path)
    return path


def html(result: TournamentResult) -> str:
    """The page."""
    plan = result.plan
    title = f"{games.get(plan.game).title}: a tournament"
    settings = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    lead = (
        f"{len(result.records):,} games at {plan.seats} seats; every deal in every rotation. "
        f"Seed {plan.seed}. {settings}"
    )
    sections = [_strength(result), _matrix(result)]
    if result.verdict is not None:
        sections.insert(0, _verdict(result))
    sections += [_scores(result), _lengths(result), _seats(result), _ends(result)]
    return page(title, lead, sections)


def _tints(result: TournamentResult) -> list[str]:
    return [colour(entrant) for entrant in result.order]


def verdict_words(result: TournamentResult) -> str:
    """The answer of the sequential test, in a sentence."""
    verdict = result.verdict
    assert verdict is not None
    first, second = result.plan.specs
    score = f"{percent(verdict.score)} on {verdict.deals:,} deals"
    if verdict.answer is None:
        return f"Not decided yet: {first} scores {score} against {second}."
    if verdict.answer:
        return f"{first} is better than {second}: it scores {score}."
    return f"{first} is not clearly better than {second}: it scores {score}."


def _verdict(result: TournamentResult) -> str:
    explanation = "A sequential test that is wrong in at most 5 cases of 100 stops when it knows."
    words = verdict_words(result)
    return section("The answer", explanation, f'<p class="verdict">{words}</p>')


def _strength(result: TournamentResult) -> str:
    rows = []
    lines = []
    for entrant in result.order:
        done, rating = result.entrants[entrant], result.ratings[entrant]
        figures = f"{rating.mean:.0f}"
        rows.append(Span(done.spec, rating.mean, rating.low, rating.high, figures))
        lines.append(
            [
                cell(done.spec),
                cell(figures, f"{rating.low:.0f} to {rating.high:.0f}"),
                cell(percent(done.win_rate), between(done.win_interval)),
                cell(f"{done.mean_total:.1f}"),
                cell(f"{done.mean_rank:.2f}"),
                cell(f"{done.games:,}"),
            ]
        )
    explanation = (
        "Ratings with 95 % intervals. Whoever has 100 points more is placed before another in 64 "
        "games of 100."
    )
    heads = ("bot", "rating", "wins", "mean total", "mean place", "games")
    plot = charts.spans("Ratings with 95 % intervals", rows, _tints(result))
    return section("Strength", explanation, plot, table(heads, lines))


def _matrix(result: TournamentResult) -> str:
    order = result.order
    rows = []
    for one in order:
        cells = [cell(result.plan.specs[one])]
        for other in order:
            rate = result.matrix[one][other]
            known = f"{between(rate.interval)}"
            shown = one != other and rate.of > 0
            cells.append(
                cell(percent(rate.rate), known, charts.heat(rate.rate)) if shown else cell("·")
            )
        rows.append(cells)
    heads = ("placed before", *(result.plan.specs[other] for other in order))
    return section(
        "Who beats whom", "How often the row is placed before the column.", table(heads, rows)
    )


def _scores(result: TournamentResult) -> str:
    series = []
    for entrant in result.order:
        values = [
            record.totals[seat]
            for record in result.records
            for seat, who in enumerate(record.seating)
            if who == entrant
        ]
        series.append(Series(result.plan.specs[entrant], values, colour(entrant)))
    plot = charts.distributions("Distribution of the final scores", series, "points")
    names = charts.legend([one.name for one in series], [one.tint for one in series])
    return section("Scores", "How often a bot ends with which score.", plot, names)


def _lengths(result: TournamentResult) -> str:
    values = [record.decisions for record in result.records]
    plot = charts.distributions(
        "Distribution of the lengths", [Series("games", values, colour(1))], "decisions"
    )
    mean = sum(values) / len(values)
    return section(
        "Length", f"Decisions in a game, all seats together; {mean:.0f} on average.", plot
    )


def _seats(result: TournamentResult) -> str:
    rows = []
    for seat, rate in enumerate(result.seats, 1):
        low, high = rate.interval
        rows.append(
            Span(f"seat {seat}", 100 * rate.rate, 100 * low, 100 * high, percent(rate.rate))
        )
    fair = 100 / len(rows)
    plot = charts.spans("Wins by seat", rows, [colour(1)] * len(rows), fair)
    explanation = (
        "How often a seat wins, in per cent, whoever sits there. Everybody sits everywhere equally "
        "often, so the dashed line is what a fair game gives."
    )
    return section("Seats", explanation, plot)


def _ends(result: TournamentResult) -> str:
    count = len(result.records)
    rows = [
        [cell(end), cell(f"{number:,}"), cell(percent(number / count))]
        for end, number in ends_in_words(result.plan.game, result.reasons)
    ]
    return section("Ends", "How the games ended.", table(("end", "games", "share"), rows))
