"""The page of a tournament."""

import re
from dataclasses import replace

import pytest

from fathomless.arena import charts, report
from fathomless.arena.plan import Plan, all_line_ups, make_plan
from fathomless.arena.report_parts import WORDS
from fathomless.arena.tournament import TournamentResult, run

SHORT = {"target": 20}


def alone(*specs: str, games: int = 24, seed: str = "alone") -> TournamentResult:
    return run(make_plan("the-abandons", specs, seed, {}, all_line_ups(len(specs), 1)), games)


def together(*specs: str, games: int = 12) -> TournamentResult:
    plan: Plan = make_plan("the-abyss", specs, "page", SHORT, all_line_ups(len(specs), 2))
    return run(plan, games)


def chapters(result: TournamentResult) -> dict[str, str]:
    """What stands below each heading."""
    parts = report.html(result).split("<h2>")[1:]
    return dict(part.split("</h2>", 1) for part in parts)


def test_nobody_is_rated_in_a_game_for_one() -> None:
    page = report.html(alone("random", "greedy"))
    assert re.findall("<h2>(.*?)</h2>", page) == [
        "Wins",
        "Scores",
        "On the same deals",
        "Length",
        "Ends",
    ]
    for nonsense in ("1500", "rating", "mean place", "fair game", "seats", "rotation"):
        assert nonsense not in page
    assert "24 games for one; every bot on the same deals." in page


def test_a_bot_alone_has_nobody_to_be_compared_with() -> None:
    page = report.html(alone("greedy", games=1))
    assert "On the same deals" not in page
    assert "1 game for one. Seed" in page
    assert "1 games" not in page


def test_wins_and_scores_of_a_game_for_one_have_intervals() -> None:
    result = alone("random", "greedy")
    found = chapters(result)
    for done in result.entrants:
        low, high = (100 * end for end in done.win_interval)
        assert (
            f"{100 * done.win_rate:.1f} % <small>{low:.1f} to {high:.1f}</small>" in found["Wins"]
        )
        assert f"{done.mean_total:.1f} <small>" in found["Scores"]
    assert found["Scores"].count("<figure>") == 2


def test_bots_are_compared_on_the_same_deals() -> None:
    result = alone("random", "greedy", games=25)  # the last deal is played by one of them only
    (pair,) = result.pairs
    assert [pair.one, pair.other] == result.order
    assert pair.deals == 12
    won: list[list[float]] = [[], []]
    for record in result.records[:24]:
        won[record.seating[0]].append(record.shares[0])
    leads = [a - b for a, b in zip(won[pair.one], won[pair.other], strict=True)]
    assert pair.wins.mean == pytest.approx(sum(leads) / 12)
    assert pair.wins.low <= pair.wins.mean <= pair.wins.high
    assert pair.only_one == sum(lead > 0 for lead in leads)
    assert pair.only_other == sum(lead < 0 for lead in leads)


def test_the_figures_of_a_game_for_one_have_no_ratings_either() -> None:
    figures = alone("random", "greedy").to_json()
    assert figures.keys().isdisjoint({"before", "wins_by_seat"})
    entrants = figures["entrants"]
    assert isinstance(entrants, list)
    for entrant in entrants:
        assert entrant.keys().isdisjoint({"rating", "mean_rank"})
        assert {"win_rate", "win_interval", "mean_total", "total_interval"} <= entrant.keys()
    pairs = figures["same_deals"]
    assert isinstance(pairs, list)
    assert [{pair["one"], pair["other"]} for pair in pairs] == [{"random", "greedy"}]
    assert {"before", "wins_by_seat"} <= together("random", "greedy").to_json().keys()


def test_every_bot_has_a_distribution_of_its_own_on_the_same_axes() -> None:
    scores = chapters(together("random", "greedy", "random", games=12))["Scores"]
    assert scores.count("<figure>") == scores.count("<svg") == 3
    assert len(set(re.findall('<div class="ticks".*?</div>', scores))) == 1


def test_how_games_end_is_a_plot() -> None:
    result = together("random", "greedy")
    ends = chapters(result)["Ends"]
    assert ends.count('class="bar"') == len(result.reasons)
    assert "1 games" not in report.html(result)


def test_a_bot_of_ones_own_is_called_by_its_command() -> None:
    result = together("random", "greedy")
    specs = ("random", "command:node bot.mjs")
    page = report.html(replace(result, plan=replace(result.plan, specs=specs)))
    assert "command:" not in page
    assert page.replace("<wbr>", "").count("node bot.mjs") >= 4  # plot, table, matrix, scores


MANY = (
    *("random", "greedy", "greedy:hand", "ismcts:1.5s@4", "plain:1000", "hadal:1s@4"),
    *("my_tournament_bots.cautious:CautiousAndSlow", "command:node ./a-long-name.mjs --depth=12"),
)


def test_who_beats_whom_takes_the_room_of_the_screen_and_scrolls_in_its_chapter() -> None:
    """The five levels, and twelve bots, were looked at in a browser."""
    page = report.html(together("random", "greedy"))
    matrix = page.partition("<h2>Who beats whom")
    assert matrix[0].endswith('<section class="wide">\n')
    assert '<div class="scroll" tabindex="0"><table class="matrix">' in matrix[2]
    assert page.count('class="wide"') == 1


def test_long_names_are_broken_between_their_parts() -> None:
    result = run(make_plan("the-abyss", ["random"] * 8, "page", SHORT, all_line_ups(8, 2)), 56)
    page = report.html(replace(result, plan=replace(result.plan, specs=MANY)))
    cautious = "my_<wbr>tournament_<wbr>bots.<wbr>cautious:<wbr>Cautious<wbr>And<wbr>Slow"
    assert page.count(cautious) == 5  # plot, table, a row and a column, scores
    for name in (
        "node ./a-<wbr>long-<wbr>name.<wbr>mjs --depth=<wbr>12",
        "greedy:<wbr>hand",
        "ismcts:<wbr>1.5s<wbr>@4",
    ):
        assert f'<th scope="col">{name}</th>' in page


def test_the_numbers_at_the_ends_of_an_axis_stay_inside() -> None:
    labels = re.findall("<span(.*?) style", charts.axis(charts.Scale(999.0, 1401.0), WORDS))
    assert labels == [' class="first"', "", "", "", ' class="last"']
