"""A study as a page with plots, in the language of its reader."""

from __future__ import annotations

from fathomless import games
from fathomless.arena import charts
from fathomless.arena.charts import Span, colour
from fathomless.arena.deed_plot import deeds
from fathomless.arena.histograms import Series, distributions
from fathomless.arena.outside import shown_name
from fathomless.arena.page import page, section
from fathomless.arena.page_text import PageWords
from fathomless.arena.rates import Rate
from fathomless.arena.study import StudyResult
from fathomless.arena.words import ends_in_words, ties_in_words


def html(result: StudyResult, language: str = "en") -> str:
    """The page."""
    words = PageWords(language)
    plan, settings = result.plan, result.settings()
    bots = ", ".join(dict.fromkeys(map(shown_name, plan.specs)))
    count = words.games(len(result.records))
    lead = words("study.lead", games=count, seats=plan.seats, bots=bots)
    if result.is_interrupted:
        lead += " " + words("study.interrupted", wanted=words.number(result.wanted))
    if settings:
        lead += " " + words("study.options", settings=settings)
    sections = [_seats(result, words), _lengths(result, words), _ends(result, words)]
    if result.tie_breaks:
        sections.append(_ties(result, words))
    sections += deeds(result, words)
    title = words("study.title", game=games.get(plan.game).title)
    return page(title, lead, sections, language)


def percent_span(name: str, rate: Rate, words: PageWords, small: str = "") -> Span:
    """A rate in per cent with its interval."""
    low, high = (100 * end for end in rate.interval)
    known = words.between((low, high)) + (f" · {small}" if small else "")
    return Span(name, 100 * rate.rate, low, high, words.percent(rate.rate), known)


def _seats(result: StudyResult, words: PageWords) -> str:
    if result.plan.seats == 1:
        rows = [percent_span(words("wins.one"), result.won, words)]
        title = words("wins.title")
        plot = charts.spans(title, rows, [colour(1)], words)
        return section(title, words("wins.about"), plot)
    rows = [
        percent_span(words("seats.one", n=seat), rate, words)
        for seat, rate in enumerate(result.seats, 1)
    ]
    title, tints = words("seats.title"), [colour(1)] * len(rows)
    plot = charts.spans(title, rows, tints, words, 100 * result.won.rate)
    return section(title, words("seats.about"), plot)


def _lengths(result: StudyResult, words: PageWords) -> str:
    lengths = result.lengths
    least, middle, most = (lengths[at] for at in (0, len(lengths) // 2, -1))
    about = words(
        "lengths.about",
        seats=result.plan.seats,
        middle=words.number(middle),
        least=words.number(least),
        most=words.number(most),
        mean=words.number(sum(lengths) / len(lengths)),
    )
    title, unit = words("lengths.title"), words("lengths.unit")
    series = [Series(unit, lengths, colour(1))]
    return section(title, about, distributions(title, series, unit, words))


def _ends(result: StudyResult, words: PageWords) -> str:
    found = ends_in_words(result.plan.game, result.reasons, words.language)
    title = words("ends.title")
    plot = counted(title, found, len(result.records), words)
    return section(title, words("ends.about"), plot)


def _ties(result: StudyResult, words: PageWords) -> str:
    count = len(result.records)
    found = ties_in_words(result.plan.game, result.tie_breaks, words.language)
    ties = words.number(sum(result.tie_breaks.values()))
    about = words("ties.about", ties=ties, games=words.games(count), total=words.number(count))
    title = words("ties.title")
    return section(title, about, counted(title, found, count, words))


def counted(title: str, found: list[tuple[str, int]], count: int, words: PageWords) -> str:
    """In how many of the games each of some things happened."""
    rows = [
        percent_span(label, Rate(number, count), words, words.games(number))
        for label, number in found
    ]
    return charts.bars(title, rows)
