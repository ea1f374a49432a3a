"""The pages that the arena writes, on a phone: plots fit, tables move within their own box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import Page

from fathomless.arena import report, study_page
from fathomless.arena.plan import all_line_ups, make_plan
from fathomless.arena.study import study
from fathomless.arena.tournament import run
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, at_every_size

SHORT = {"target": 20}
NAMES = ("random", "greedy", "ismcts:1.5s@4", "midnight", "./a-bot-with-quite-a-long-name.sh")
READABLE = 11  # pixels
# What is written in plots: how large, and whether it is on the screen.
WRITTEN = """() => [...document.querySelectorAll("svg text")].map((it) => {
  const { left, right } = it.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a;
  return { words: it.textContent, size, inside: left >= 0 && right <= innerWidth };
})"""
# What is written over something else in the same plot.
OVER = """() => [...document.querySelectorAll("svg")].flatMap((plot) => {
  const all = [...plot.querySelectorAll("text")].map((it) => [it, it.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top + 5 < b.bottom && b.top + 5 < a.bottom;
  return all.flatMap(([one, a], at) => all.slice(at + 1)
    .filter(([, b]) => meet(a, b)).map(([other]) => `${one.textContent}/${other.textContent}`));
})"""
# How far the first cell of each row moves when a table is pushed to its end.
FIRST_CELLS = """() => [...document.querySelectorAll("table")].map((table) => {
  const first = () => table.rows[1].cells[0].getBoundingClientRect().left;
  const before = first();
  table.parentElement.scrollLeft = 10_000;
  return first() - before;
})"""


@cache
def tournament() -> str:
    """Many bots, one of them with a long name."""
    line_ups = all_line_ups(len(NAMES), 2)
    specs = ["random", "greedy", "random", "greedy", "random"]
    result = run(make_plan("the-abyss", specs, "page", SHORT, line_ups), 60)
    entrants = [replace(done, spec=name) for done, name in zip(result.entrants, NAMES, strict=True)]
    named = replace(result, plan=replace(result.plan, specs=NAMES), entrants=entrants)
    return report.html(named)


@cache
def a_study() -> str:
    return study_page.html(study("the-abyss", ["greedy", "random"], 40, "page", SHORT))


def shown(open_page: Open, text: str) -> Page:
    page = open_page("/about", size=PHONE)
    page.set_content(text)
    return page


@pytest.mark.parametrize("written", [tournament, a_study])
def test_a_report_on_every_screen(open_page: Open, written: Callable[[], str]) -> None:
    page = shown(open_page, written())
    for _size in at_every_size(page):
        assert_fits(page)
        texts = page.evaluate(WRITTEN)
        assert texts
        assert [text for text in texts if not text["inside"] or text["size"] < READABLE] == []
        assert page.evaluate(OVER) == []
        assert not violations(page)


@pytest.mark.parametrize("written", [tournament, a_study])
def test_a_wide_table_keeps_its_names_in_sight(open_page: Open, written: Callable[[], str]) -> None:
    page = shown(open_page, written())
    assert set(page.evaluate(FIRST_CELLS)) == {0}
