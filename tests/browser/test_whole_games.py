"""Whole games: by mouse, by keyboard alone, on a phone, in Polish, on the plain table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.keyboard import arrow_to, tab_to
from tests.browser.layout import assert_fits
from tests.browser.matches import BOT, ME, link, table
from tests.browser.pages import SetUpPage, TablePage
from tests.browser.words import Words


def assert_finished(seen: TablePage, seats: int) -> None:
    """The result names everybody with a total, and what decided it."""
    rows = seen.result.get_by_role("row")
    expect(rows).to_have_count(seats + 1)
    expect(seen.result.get_by_role("heading", level=2)).not_to_be_empty()


def test_from_home_to_a_finished_game_by_mouse(open_page: Open) -> None:
    page = open_page("/", motion=True)
    words = Words()
    page.get_by_role("link", name=words("home.setup_game", game="The Abyss"), exact=True).click()
    set_up = SetUpPage(page)
    set_up.seat(2, "new.bot", level="sunlit")
    set_up.seat(3, "new.empty")
    set_up.target(15)
    set_up.open.click()
    seen = TablePage(page)
    seen.play_to_the_end(seen.press_on)
    assert_finished(seen, seats=2)
    seen.result.get_by_role("link", name=words("result.shelf")).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name=words("home.replays"), exact=True).first.click()
    expect(page.get_by_role("heading", name=words("results.title"))).to_be_visible()


def test_two_clicks_from_home_to_a_table(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name=Words()("home.play_game", game="The Abyss")).click()
    seen = TablePage(page)
    expect(seen.decision).to_be_visible()
    page.goto("/".join(page.url.split("/")[:3]))
    again = Words()("home.continue_game", game="The Abyss")
    page.get_by_role("link", name=again).click()
    expect(seen.decision).to_be_visible()


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/")
    words = Words()
    tab_to(page, page.get_by_role("link", name=words("home.setup_game", game="The Abyss")))
    page.keyboard.press("Enter")
    set_up = SetUpPage(page)
    expect(set_up.open).to_be_visible()
    tab_to(page, set_up.place(2))
    page.keyboard.press("Enter")
    arrow_to(page, set_up.levels.get_by_role("radio", name=words("level.sunlit")))
    tab_to(page, set_up.place(3), back=True)
    page.keyboard.press("Enter")
    arrow_to(page, set_up.kinds.get_by_role("radio", name=words("new.empty")))
    tab_to(page, set_up.target_field)
    page.keyboard.press("Control+A")
    page.keyboard.type("12")
    tab_to(page, set_up.open)
    page.keyboard.press("Enter")
    seen = TablePage(page)
    seen.play_to_the_end(seen.press_key)
    assert_finished(seen, seats=2)
    page.keyboard.press("Escape")
    expect(seen.result).to_be_hidden()


def test_a_whole_game_with_tab_and_enter(open_page: Open, address: str) -> None:
    """The way of those who hear the page: from control to control."""
    made = table(address, [ME, BOT], seed="pearl")
    page = open_page(link(made))
    seen = TablePage(page)

    def answer() -> None:
        tab_to(page, seen.next_press())
        page.keyboard.press("Enter")

    assert seen.play_to_the_end(answer) > 0
    assert_finished(seen, seats=2)


def test_a_whole_game_on_a_phone(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT, BOT])
    page = open_page(link(made), size=PHONE)
    seen = TablePage(page)

    def answer() -> None:
        assert_fits(page)
        button = seen.next_press()
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        button.tap()

    assert seen.play_to_the_end(answer) > 0
    assert_finished(seen, seats=3)
    assert_fits(page)


def test_a_whole_game_in_polish(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT])
    page = open_page(link(made), language="pl")
    seen = TablePage(page, "pl")

    def answer() -> None:
        assert_no_english(page)
        seen.press_on()

    assert seen.play_to_the_end(answer) > 0
    assert_finished(seen, seats=2)
    assert_no_english(page)


@pytest.mark.parametrize("game", ["the-abyss", "the-abandons"])
def test_a_whole_game_on_the_plain_table(open_page: Open, address: str, game: str) -> None:
    """Any game can be played without pictures of its own."""
    from fathomless.server.client import new_table

    seats = [ME] if game == "the-abandons" else [ME, BOT]
    options = {} if game == "the-abandons" else {"target": 12}
    made = new_table(address, game, seats, options=options, seed="tide")
    page = open_page(f"{link(made)}?generic")
    seen = TablePage(page)
    assert seen.play_to_the_end(seen.press_on) > 0
    assert_finished(seen, seats=len(seats))


def test_the_abandons_on_its_own_table(open_page: Open, address: str) -> None:
    from fathomless.server.client import new_table

    made = new_table(address, "the-abandons", [ME], seed="tide")
    page = open_page(link(made))
    seen = TablePage(page)
    assert seen.play_to_the_end(seen.press_on) > 0
    assert_finished(seen, seats=1)


POLISH_PAGES = ("/", "/new/the-abyss", "/new/the-abandons", "/results", "/about", "/nothing/here")


@pytest.mark.parametrize("path", POLISH_PAGES)
def test_the_pages_speak_polish(open_page: Open, path: str) -> None:
    page = open_page(path, language="pl")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == "pl"
    assert_no_english(page)


def test_the_language_can_be_changed_at_the_table(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT])
    page = open_page(link(made))
    english, polish = TablePage(page), Words("pl")
    english.wait()
    before = english.decision.locator(".prompt").inner_text()
    page.get_by_role("button", name=english.words("table.settings")).first.click()
    page.get_by_role("radio", name=polish("language.name")).click()
    expect(page.get_by_role("dialog", name=polish("table.settings"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=polish("a11y.decision"))).to_be_visible()
    expect(page.get_by_text(before, exact=True)).to_have_count(0)


def assert_no_english(page: Page) -> None:
    """No whole English sentence of the shell, and no key in place of a sentence."""
    text = page.inner_text("body")
    english, polish = Words("en").sentences, Words("pl").sentences
    shown = [
        sentence
        for key, sentence in english.items()
        if "{" not in sentence and len(sentence) > 8 and polish[key] != sentence
        if sentence in text
    ]
    assert not shown
    assert not [key for key in english if "." in key and key in text.split()]
