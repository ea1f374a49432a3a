"""Choosing on the table: touched once a thing is chosen, touched again it is played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.matches import BOT, ME, link, table
from tests.browser.pages import TablePage
from tests.browser.words import Words

WORDS = Words()


def test_touched_twice_a_thing_is_played(open_page: Open, address: str) -> None:
    seen = TablePage(open_page(link(table(address, [ME, BOT]))))
    seen.wait()
    before = seen.prompt()
    back = seen.options.get_by_role("button", name=WORDS("bar.back"), exact=True)
    thing = seen.things.last
    thing.click()
    expect(back).to_be_visible()
    seen.page.keyboard.press("Escape")
    expect(back).to_be_hidden()
    assert seen.prompt() == before
    thing.click()
    expect(back).to_be_visible()
    thing.click()
    seen.wait_for_change(before)
    expect(back).to_be_hidden()


def test_by_keys_too(open_page: Open, address: str) -> None:
    seen = TablePage(open_page(link(table(address, [ME, BOT]))))
    seen.wait()
    before = seen.prompt()
    seen.things.last.focus()
    seen.page.keyboard.press("Enter")
    expect(seen.things.last).to_have_attribute("aria-pressed", "true")
    seen.page.keyboard.press("Enter")
    seen.wait_for_change(before)


def test_who_is_not_asked_can_touch_nothing(open_page: Open, address: str) -> None:
    page = open_page(table(address, [ME, BOT])["spectators"])
    expect(page.locator("[data-ref]").first).to_be_visible()
    expect(page.locator("[data-can]")).to_have_count(0)


def test_moves_can_be_asked_about_first(open_page: Open, address: str) -> None:
    """The setting for those who rather press twice."""
    page = open_page(link(table(address, [ME, BOT])))
    seen = TablePage(page)
    seen.wait()
    seen.menu.get_by_role("button", name=WORDS("table.settings"), exact=True).click()
    page.get_by_role("switch", name=WORDS("set.confirm")).click()
    page.keyboard.press("Escape")
    before = seen.prompt()
    seen.options.get_by_role("button").first.click()
    expect(seen.options.get_by_role("button", name=WORDS("bar.back"), exact=True)).to_be_visible()
    seen.options.get_by_role("button").last.click()
    seen.wait_for_change(before)
