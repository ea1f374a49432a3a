"""The pages that the arena writes, on a phone: plots fit, tables move within their own box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from fathomless.arena import report, study_page
from fathomless.arena.plan import all_line_ups, make_plan
from fathomless.arena.study import study
from fathomless.arena.tournament import run
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, at_every_size

SHORT = {"target": 20}
NAMES = ("random", "greedy", "ismcts:1.5s@4", "midnight", "./a-bot-with-quite-a-long-name.sh")
LEVELS = ("sunlit", "twilight", "midnight", "abyssal", "hadal")
READABLE = 11  # pixels
# What is written in plots: how large, and whether it is within the box of its chapter.
WRITTEN = """() => [...document.querySelectorAll(
  ".row > span, .bar > span, .ticks span, .histogram .up, figcaption span, .deeds td"
)].filter((it) => it.textContent && it.checkVisibility()).map((it) => {
  const range = document.createRange();
  range.selectNodeContents(it);
  const { left, right } = range.getBoundingClientRect();
  const box = it.closest("section").getBoundingClientRect();
  const size = parseFloat(getComputedStyle(it).fontSize);
  const scrolls = it.closest(".scroll") !== null;
  return { words: it.textContent, size,
    inside: scrolls || (left >= box.left && right <= box.right) };
})"""
# What is written over something else in the same row of a plot or below the same axis.
OVER = """() => [...document.querySelectorAll(".row, .bar, .ticks, .histogram")].flatMap((plot) => {
  const all = [...plot.querySelectorAll("span:not(.track)")]
    .map((it) => [it, it.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top + 5 < b.bottom && b.top + 5 < a.bottom;
  return all.flatMap(([one, a], at) => all.slice(at + 1)
    .filter(([, b]) => meet(a, b)).map(([other]) => `${one.textContent}/${other.textContent}`));
})"""
# How much wider a table is than its box.
WIDER = """(table) => table.parentElement.scrollWidth - table.parentElement.clientWidth"""
# How far the first cell of each row moves when a table is pushed to its end.
FIRST_CELLS = """() => [...document.querySelectorAll("table")].map((table) => {
  const first = () => table.rows[1].cells[0].getBoundingClientRect().left;
  const before = first();
  table.parentElement.scrollLeft = 10_000;
  return first() - before;
})"""


def between_bots(names: tuple[str, ...]) -> str:
    """A tournament whose bots are called so."""
    line_ups = all_line_ups(len(names), 2)
    specs = [("random", "greedy")[place % 2] for place in range(len(names))]
    result = run(make_plan("the-abyss", specs, "page", SHORT, line_ups), 60)
    entrants = [replace(done, spec=name) for done, name in zip(result.entrants, names, strict=True)]
    named = replace(result, plan=replace(result.plan, specs=names), entrants=entrants)
    return report.html(named)


@cache
def tournament() -> str:
    """Many bots, one of them with a long name."""
    return between_bots(NAMES)


@cache
def alone() -> str:
    """Bots that never meet."""
    plan = make_plan("the-abandons", ["random", "greedy", "random"], "page", {}, all_line_ups(3, 1))
    return report.html(run(plan, 60))


@cache
def a_study() -> str:
    return study_page.html(study("the-abyss", ["greedy", "random"], 40, "page", SHORT))


@cache
def a_study_in_polish() -> str:
    return study_page.html(study("the-abandons", ["random"], 60, "page"), "pl")


ALL = [tournament, alone, a_study, a_study_in_polish]


def shown(open_page: Open, text: str) -> Page:
    page = open_page("/about", size=PHONE)
    page.set_content(text)
    return page


@pytest.mark.parametrize("written", ALL)
def test_a_report_on_every_screen(open_page: Open, written: Callable[[], str]) -> None:
    page = shown(open_page, written())
    for _size in at_every_size(page):
        assert_fits(page)
        texts = page.evaluate(WRITTEN)
        assert texts
        assert [text for text in texts if not text["inside"] or text["size"] < READABLE] == []
        assert page.evaluate(OVER) == []
        assert not violations(page)


@pytest.mark.parametrize("written", ALL)
def test_a_wide_table_keeps_its_names_in_sight(open_page: Open, written: Callable[[], str]) -> None:
    page = shown(open_page, written())
    assert set(page.evaluate(FIRST_CELLS)) <= {0}


def test_the_five_levels_have_room_beside_each_other(open_page: Open) -> None:
    page = shown(open_page, between_bots(LEVELS))
    page.set_viewport_size({"width": 1000, "height": 800})
    matrix = page.locator(".matrix")
    assert matrix.evaluate(WIDER) == 0
    assert matrix.get_by_role("columnheader").last.inner_text() in LEVELS


def test_a_study_in_the_browser_has_the_options_and_the_language_of_its_reader(
    open_page: Open,
) -> None:
    asked: list[dict[str, list[str]]] = []

    def answer(route: Route) -> None:
        asked.append(parse_qs(urlsplit(route.request.url).query))
        wanted = asked[-1]["language"][0]
        text = a_study_in_polish() if wanted == "pl" else a_study()
        route.fulfill(json={"done": 40, "of": 40, "page": text, "failed": False})

    page = open_page("/about")
    page.route("**/api/games/*/study?*", answer)
    page.goto(page.url.replace("/about", "/study/abyss?lang=pl"))
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading", name="Wygrane")).to_be_visible()
    assert asked[-1]["options"] == ["expansions=none,spent_allies=discard"]

    def choose(choice: str) -> dict[str, list[str]]:
        with page.expect_response("**/api/games/*/study?*"):
            page.get_by_role("radio", name=choice, exact=True).check()
        return asked[-1]

    choose("Lewiatan")
    assert choose("5") == {
        "seats": ["5"],
        "options": ["expansions=leviathan,spent_allies=discard"],
        "language": ["pl"],
    }
    assert choose("podstawa")["seats"] == ["4"]  # which has no fifth seat
    page.get_by_role("button", name="English").click()
    expect(frame.get_by_role("heading", name="Seats")).to_be_visible()
    for _size in at_every_size(page):
        assert_fits(page)
        assert not violations(page)
