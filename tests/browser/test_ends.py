"""The end of a match: everybody's total is in sight, and so are the ways on from there."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from fathomless.core.jsontypes import JsonDict
from fathomless.play.players import LONGEST_NAME
from fathomless.server.client import new_table
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.keyboard import has_focus, tab_to
from tests.browser.layout import SETTLED, assert_fits, assert_in_sight, at_every_size
from tests.browser.matches import BOT, ME, SHORT, finished, link, play
from tests.browser.pages import TablePage
from tests.browser.positions import find, reach
from tests.browser.words import Words

WORDS = Words()
SHEET = "Score sheet"  # the words of a game are its own
ENDS: dict[str, tuple[int, dict[str, Any]]] = {
    "the-abyss": (4, {"target": 70}),
    "abyss": (5, {"expansions": "both"}),
    "chasms": (6, {}),
    "the-abandons": (1, {}),
}
# A moment of a match at which the first seat has cards in hand.
REVIEWED: dict[str, tuple[dict[str, Any], int]] = {"the-abyss": (SHORT, 3), "chasms": ({}, 14)}
# Whether a card is on the screen from top to bottom, under no more than another one of the hand.
HELD = """(it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const at = (y) => document.elementFromPoint((left + right) / 2, y);
  return [top + 2, bottom - 2].every((y) => at(y)?.closest("[data-ref^='hand:']"));
}"""


@pytest.mark.parametrize("game", ENDS)
def test_everybody_sees_every_total_at_once(open_page: Open, address: str, game: str) -> None:
    seats, options = ENDS[game]
    made = reach(address, game, seats, find(game, seats, None, options), options)
    page = open_page(link(made), size=PHONE)
    seen = TablePage(page)
    expect(seen.result.get_by_role("row")).to_have_count(seats + 1)
    first, *more = seen.columns()
    if game == "chasms":  # VP are all there is to count, and are told once
        assert (first, more) == ("vp", [])
    else:
        assert first == WORDS("result.total").casefold()
        assert more
    for _size in at_every_size(page):
        assert_fits(page)
        for row in seen.result.get_by_role("row").all()[1:]:
            assert_in_sight(row.get_by_role("rowheader"))
        for total in seen.total_cells():
            assert_in_sight(total)


def won_at_last(table: JsonDict) -> bool:
    """Of many rounds, more than a phone has room for, the last one decided the match."""
    rounds = [tuple(one) for one in cast("list[list[int]]", table["rounds"])]
    first, second = (sum(column) for column in zip(*rounds, strict=True))
    leads = [(a - b) * (1 if first > second else -1) for a, b in rounds]
    return len(rounds) > 5 and first != second and max(leads[:-1]) < leads[-1]


def test_what_decided_it_is_in_sight(open_page: Open, address: str) -> None:
    options = {"target": 100}
    place = find("the-abyss", 2, None, options, ended=won_at_last)
    page = open_page(link(reach(address, "the-abyss", 2, place, options)), size=PHONE)
    seen = TablePage(page)
    told = seen.result.get_by_text(WORDS.pattern("result.decided")).inner_text()
    heads = seen.result.get_by_role("columnheader")
    assert f": {heads.last.inner_text()}," in told
    for _size in at_every_size(page):
        assert_fits(page)
        assert_in_sight(heads.last)
        for total in seen.total_cells():
            assert_in_sight(total)


def test_the_score_sheet_on_the_table_shows_every_total(open_page: Open, address: str) -> None:
    """Abyss with everything has eight lines for five: more than a small table has room for."""
    seats, options = ENDS["abyss"]
    made = reach(address, "abyss", seats, find("abyss", seats, None, options), options)
    page = open_page(link(made), size=PHONE)
    expect(TablePage(page).result).to_be_visible()
    page.keyboard.press("Escape")
    sheet = page.get_by_role("region", name=SHEET)
    for _size in at_every_size(page):
        rows = sheet.get_by_role("row").all()
        names, totals = rows[0].get_by_role("columnheader"), rows[1].get_by_role("cell")
        expect(totals).to_have_count(seats)
        for cell in (*names.all(), *totals.all()):
            assert_in_sight(cell)


def test_a_long_name_leaves_room_for_its_total(open_page: Open, address: str) -> None:
    name = "W" * LONGEST_NAME
    seats = [{"player": "me", "name": name}, {"player": "bot", "level": "sunlit"}]
    page = open_page(finished(address, seats=seats)["spectators"], size=PHONE)
    seen = TablePage(page)
    expect(seen.result.get_by_role("rowheader").filter(has_text=name)).to_be_visible()
    assert_fits(page)
    for total in seen.total_cells():
        assert_in_sight(total)


def next_steps(page: Page) -> list[Locator]:
    """Where a match that is over leads to."""
    result = TablePage(page).result
    return [
        result.get_by_role("button", name=WORDS("review.title")),
        result.get_by_role("button", name=WORDS("result.replay")),
        result.get_by_role("link", name=WORDS("replay.file")),
        result.get_by_role("button", name=WORDS("result.again")),
        result.get_by_role("link", name=WORDS("result.shelf")),
    ]


def test_the_ways_on_are_in_sight(open_page: Open, address: str) -> None:
    page = open_page(link(finished(address)))
    expect(TablePage(page).result).to_be_visible()
    for _size in at_every_size(page):
        for step in next_steps(page):
            assert_in_sight(step)


def test_the_result_leads_to_the_review(open_page: Open, address: str) -> None:
    for size in ((1440, 900), PHONE):
        page = open_page(link(finished(address)), size=size)
        seen = TablePage(page)
        seen.result.get_by_role("button", name=WORDS("review.title")).click()
        expect(page.get_by_role("region", name=WORDS("review.title"))).to_be_visible()
        expect(page.get_by_role("slider", name=WORDS("replay.title"))).to_be_visible()
        expect(seen.result).to_be_hidden()


def whole_review(page: Page) -> Locator:
    """The review of a match, as soon as every choice of it was looked at."""
    review = page.get_by_role("region", name=WORDS("review.title"))
    expect(review).to_be_visible()
    expect(review.get_by_text(WORDS.pattern("review.wait"))).to_be_hidden()
    expect(review.get_by_text(WORDS("review.failed"))).to_be_hidden()
    return review


def turning_points(review: Locator) -> Locator:
    """The choices that turned the match, all of them: a phone shows one until asked for more."""
    more = review.get_by_role("button", name=WORDS("review.turning"), expanded=False)
    if more.is_visible():
        more.click()
    return review.get_by_role("button", name=WORDS("review.better"))


def assert_swings(chart: Locator) -> None:
    """Every seat has a line over most of the match, and it goes up and down in steps."""
    plane = chart.bounding_box()
    assert plane is not None
    lines = chart.locator("path")
    expect(lines).to_have_count(2)
    for line in lines.all():
        expect(line).to_have_attribute("d", re.compile(r"^M[\d. ]+(H[\d.]+V[\d.]+){3,}H[\d.]+$"))
        box = line.bounding_box()
        assert box is not None
        assert box["width"] > plane["width"] / 2
        assert box["height"] > plane["height"] / 20


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_review_shows_what_turned_the_match(
    open_page: Open, address: str, size: tuple[int, int]
) -> None:
    """The chances as lines, and the choices that gave most away, each with a better one.

    A choice is told with the moment at which it was made: slider and legend have the same number.
    """
    page = open_page(link(finished(address)), size=size)
    TablePage(page).result.get_by_role("button", name=WORDS("review.title")).click()
    review = whole_review(page)
    assert_swings(review.get_by_role("img", name=WORDS("review.chart")))
    expect(turning_points(review).first).to_be_visible()
    moves = page.get_by_role("slider", name=WORDS("replay.title"))
    for last in False, True:
        points = turning_points(review)
        point = points.last if last else points.first
        told = point.get_by_text(WORDS.pattern("review.moment")).inner_text()
        at = int(told.rpartition(" ")[2])
        played, worse, better, best = point.inner_text().splitlines()[-4:]
        assert better.startswith(WORDS("review.better"))
        assert better.removeprefix(WORDS("review.better")).strip() not in ("", played)
        assert int(worse.rstrip(" %")) < int(best.rstrip(" %"))
        expect(point).not_to_have_attribute("aria-current", "true")
        point.click()
        expect(point).to_have_attribute("aria-current", "true")
        there = WORDS.pattern("replay.position", n=at)
        expect(moves).to_have_attribute("aria-valuetext", there)
        expect(review.get_by_text(WORDS("review.move", n=at), exact=True)).to_be_visible()


def assert_hand_in_sight(page: Page) -> None:
    page.evaluate(SETTLED)
    cards = page.locator('[data-ref^="hand:"]')
    expect(cards.first).to_be_visible()
    for card in cards.all():
        assert card.evaluate(HELD), f"not in sight: {card.get_attribute('aria-label')}"


@pytest.mark.parametrize("game", REVIEWED)
def test_on_a_phone_the_review_leaves_the_hand_in_sight(
    open_page: Open, address: str, game: str
) -> None:
    options, move = REVIEWED[game]
    made = new_table(address, game, [ME, BOT], options=options, seed="tide")
    play(address, made, moves=None)
    page = open_page(f"{link(made)}?move={move}&review", size=PHONE)
    review = page.get_by_role("region", name=WORDS("review.title"))
    expect(review.get_by_role("button", name=WORDS("review.better")).first).to_be_visible()
    assert_fits(page)
    assert_hand_in_sight(page)
    more = review.get_by_role("button", name=WORDS("review.turning"))
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    assert_hand_in_sight(page)
    assert not violations(page)
    sheet = review.bounding_box()
    assert sheet is not None
    assert sheet["height"] <= PHONE[1] / 2


def test_on_a_phone_the_list_of_turning_points_is_opened_and_folds_again(
    open_page: Open, address: str
) -> None:
    """It makes room for the table of the choice that was asked for; all by keys."""
    page = open_page(link(finished(address)), size=PHONE)
    TablePage(page).result.get_by_role("button", name=WORDS("review.title")).click()
    review = whole_review(page)
    points = review.get_by_role("button", name=WORDS("review.better"))
    more = review.get_by_role("button", name=WORDS("review.turning"))
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(points).to_have_count(1)
    assert not violations(page)
    tab_to(page, more)
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    assert points.count() > 1
    assert_in_sight(points.first)
    assert not violations(page)
    told = points.last.inner_text()
    tab_to(page, points.last)
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(points).to_have_count(1)
    expect(points).to_have_attribute("aria-current", "true")
    assert points.inner_text() == told
    assert has_focus(points)
    assert_hand_in_sight(page)


def test_the_result_hands_out_the_replay(open_page: Open, address: str) -> None:
    made = finished(address)
    page = open_page(link(made))
    with page.expect_download() as download:
        TablePage(page).result.get_by_role("link", name=WORDS("replay.file")).click()
    assert download.value.suggested_filename == f"{made['table']['id']}.replay"


def test_the_list_of_finished_games_leads_to_review_and_file(open_page: Open, address: str) -> None:
    made = finished(address)
    page = open_page("/results")
    for _size in at_every_size(page):
        first = page.get_by_role("listitem").first
        for key in ("results.watch_game", "results.file_game", "results.review_game"):
            assert_in_sight(first.get_by_role("link", name=WORDS.pattern(key)))
    page.get_by_role("link", name=WORDS.pattern("results.review_game")).first.click()
    assert_swings(whole_review(page).get_by_role("img", name=WORDS("review.chart")))
    assert made["table"]["id"] in page.url
