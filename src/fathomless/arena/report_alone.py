"""What a tournament in a game for one showed: nobody is beaten there, so nobody has a rating."""

from __future__ import annotations

from fathomless.arena import charts
from fathomless.arena.charts import Span, colour
from fathomless.arena.page import cell, section, table
from fathomless.arena.report_parts import WORDS, ends, lengths, names, percents, scores, tints
from fathomless.arena.same_deals import Lead, Pair
from fathomless.arena.tournament import TournamentResult


def sections(result: TournamentResult) -> list[str]:
    """The chapters of the page."""
    found = [_wins(result), _scores(result)]
    if result.pairs:
        found.append(_same_deals(result, result.pairs))
    return [*found, lengths(result), ends(result)]


def _wins(result: TournamentResult) -> str:
    rows, called = [], names(result)
    for entrant in result.order:
        done = result.entrants[entrant]
        rows.append(percents(called[entrant], done.win_rate, done.win_interval))
    plot = charts.spans("Games won", rows, tints(result), WORDS)
    return section("Wins", "How many games each bot won, in per cent, with 95 % intervals.", plot)


def _scores(result: TournamentResult) -> str:
    rows, called = [], names(result)
    for entrant in result.order:
        done = result.entrants[entrant]
        low, high = done.total_interval
        mean, small = WORDS.number(done.mean_total, 1), WORDS.between((low, high))
        rows.append(Span(called[entrant], done.mean_total, low, high, mean, small))
    plot = charts.spans("Mean scores", rows, tints(result), WORDS)
    explanation = (
        "The mean score of all games, won or not, with 95 % intervals; below, how often a bot ends "
        "with which score. The dashed line is its mean."
    )
    return section("Scores", explanation, plot, scores(result))


def _same_deals(result: TournamentResult, pairs: list[Pair]) -> str:
    called = names(result)
    rows, lines = [], []
    for pair in pairs:
        one, other, score = called[pair.one], called[pair.other], pair.score
        wins = Lead(100 * pair.wins.mean, 100 * pair.wins.low, 100 * pair.wins.high)
        lead, known = WORDS.signed(wins.mean), _between(wins)
        rows.append(Span(f"{one} over {other}", wins.mean, wins.low, wins.high, lead, known))
        lines.append(
            [
                cell(one),
                cell(other),
                cell(WORDS.number(pair.only_one)),
                cell(WORDS.number(pair.only_other)),
                cell(WORDS.signed(score.mean), _between(score)),
                cell(WORDS.number(pair.deals)),
            ]
        )
    explanation = (
        "Every deal was played by every bot. The plot shows how many more wins in 100 deals a bot "
        "has than another one, with 95 % intervals: left of the dashed line it has fewer."
    )
    colours = [colour(pair.one) for pair in pairs]
    plot = charts.spans("Lead in wins on the same deals", rows, colours, WORDS, 0.0)
    heads = ("bot", "against", "only it won", "only the other", "points more", "deals")
    return section("On the same deals", explanation, plot, table(heads, lines, "pairs"))


def _between(lead: Lead) -> str:
    return f"{WORDS.signed(lead.low)} to {WORDS.signed(lead.high)}"
