"""axe-core on every screen at every size; nothing to scroll sideways on any."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fathomless.server.client import new_table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, at_every_size
from tests.browser.matches import BOT, ME, OPEN, finished, link, me, play, table
from tests.browser.pages import SetUpPage, TablePage
from tests.browser.words import Words

WORDS = Words()
PAGES = (
    *("/", "/new/the-abyss", "/new/the-abandons", "/rules/the-abyss", "/rules/the-abandons"),
    *("/results", "/results/the-abyss", "/about", "/nothing/here"),
)


def check(page: Page) -> None:
    """Look at the page as it is, at every size."""
    found: list[str] = []
    for width, height in at_every_size(page):
        assert_fits(page)
        found += [f"{width}×{height} {fault}" for fault in violations(page)]
    assert not found, f"{page.url}\n" + "\n".join(found)


def at_the_table(page: Page) -> None:
    TablePage(page).wait()


def pressed(key: str) -> Callable[[Page], None]:
    """A key pressed at the table, and what it opens."""

    def prepare(page: Page) -> None:
        at_the_table(page)
        page.keyboard.press(key)
        page.wait_for_load_state("networkidle")

    return prepare


def chosen_in_menu(key: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        at_the_table(page)
        TablePage(page).choose_in_menu(key)

    return prepare


def menu(page: Page) -> None:
    seen = TablePage(page)
    seen.wait()
    seen.menu.get_by_role("button", name=WORDS("table.menu"), exact=True).click()


def settings(page: Page) -> None:
    seen = TablePage(page)
    seen.wait()
    seen.menu.get_by_role("button", name=WORDS("table.settings"), exact=True).click()
    expect(seen.dialog("table.settings")).to_be_visible()


def hint(page: Page) -> None:
    seen = TablePage(page)
    seen.wait()
    seen.hint.click()
    expect(page.get_by_text(WORDS.pattern("hint.playouts")).first).to_be_visible()


def take_back(page: Page) -> None:
    seen = TablePage(page)
    seen.wait()
    seen.undo.click()
    expect(seen.dialog("undo.title")).to_be_visible()


SCREENS: dict[str, Callable[[Page], None]] = {
    "question": at_the_table,
    "chosen": pressed("1"),
    "rules": pressed("r"),
    "hint": hint,
    "menu": menu,
    "settings": settings,
    "share": chosen_in_menu("table.share"),
    "seats": chosen_in_menu("table.seats"),
    "replay": chosen_in_menu("table.replay"),
    "take-back": take_back,
}


@pytest.mark.parametrize("path", PAGES)
def test_pages(open_page: Open, address: str, path: str) -> None:
    if path.startswith("/results"):
        finished(address)
    page = open_page(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_screens_of_a_table(open_page: Open, address: str, screen: str) -> None:
    made = table(address, [ME, BOT, BOT])
    play(address, made, moves=2)
    page = open_page(link(made))
    SCREENS[screen](page)
    check(page)


def test_the_log_of_a_phone(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT, BOT])
    play(address, made, moves=2)
    page = open_page(link(made), size=PHONE)
    seen = TablePage(page)
    seen.wait()
    seen.choose_in_menu("table.log")
    expect(page.get_by_role("dialog", name=WORDS("table.log"))).to_be_visible()
    assert_fits(page)
    assert not violations(page)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["the-abyss", "abyss", "chasms", "the-abandons"])
def test_a_phone_shows_the_whole_name_of_the_game(
    open_page: Open, address: str, game: str, language: str
) -> None:
    """And beside or below it how far the game is."""
    seats = [ME] if game == "the-abandons" else [ME, BOT, BOT]
    options = {"factions": "random"} if game == "chasms" else {}
    made = new_table(address, game, seats, options=options, seed="tide")
    page = open_page(link(made), size=PHONE, language=language)
    TablePage(page, language).wait()
    bar = page.get_by_role("banner")
    for words in (bar.get_by_role("heading", level=1), bar.locator(".meta")):
        wanted, there = words.evaluate("(it) => [it.scrollWidth, it.clientWidth]")
        assert wanted <= there, f"{words.inner_text()!r} is {wanted} wide and has {there}"


@pytest.mark.parametrize("colours", ["safe", "contrast"])
def test_other_colours(open_page: Open, address: str, colours: str) -> None:
    page = open_page(link(table(address, [ME, BOT, BOT])))
    at_the_table(page)
    page.evaluate(
        "(colours) => localStorage.setItem('fathomless.settings', JSON.stringify({ colours }))",
        colours,
    )
    page.reload()
    at_the_table(page)
    assert page.evaluate("document.documentElement.dataset.colours") == colours
    check(page)


def test_the_end(open_page: Open, address: str) -> None:
    page = open_page(link(finished(address)))
    expect(TablePage(page).result).to_be_visible()
    check(page)


def test_the_waiting_room_and_the_invitation(open_page: Open, address: str) -> None:
    made = table(address, [ME, OPEN, OPEN])
    page = open_page(link(made))
    expect(page.get_by_role("heading", name=WORDS("room.title"))).to_be_visible()
    check(page)
    guest = open_page(made["invite_link"])
    expect(guest.get_by_role("button", name=WORDS("join.take"))).to_be_visible()
    check(guest)


def test_watching_and_waiting(open_page: Open, address: str) -> None:
    made = table(address, [me("Ada"), me("Bea")])
    for path in (made["spectators"], link(made, 0), link(made, 1)):
        page = open_page(path)
        expect(page.get_by_role("region", name=WORDS("a11y.decision"))).to_be_visible()
        check(page)


def test_the_curtain(open_page: Open) -> None:
    page = open_page("/new/the-abyss")
    set_up = SetUpPage(page)
    set_up.seat(2, "new.device")
    set_up.open.click()
    expect(page.get_by_role("heading", name=WORDS.pattern("curtain.title"))).to_be_visible()
    check(page)


def test_the_abandons(open_page: Open, address: str) -> None:
    made = new_table(address, "the-abandons", [ME], seed="tide")
    play(address, made, moves=2)
    for query in ("", "?generic"):
        page = open_page(link(made) + query)
        at_the_table(page)
        check(page)


def test_the_home_of_somebody_who_plays(open_page: Open, address: str) -> None:
    page = open_page(link(table(address, [ME, BOT, BOT])))
    at_the_table(page)
    page.goto(address)
    again = WORDS("home.continue_game", game="The Abyss")
    expect(page.get_by_role("link", name=again)).to_be_visible()
    check(page)


def test_the_landmarks_of_a_table(open_page: Open, address: str) -> None:
    page = open_page(link(table(address, [ME, BOT, BOT])))
    at_the_table(page)
    for key in ("opponents", "table", "decision", "hand"):
        region = page.get_by_role("region", name=WORDS(f"a11y.{key}"), exact=True)
        expect(region).to_have_count(1)
    log = page.get_by_role("complementary", name=WORDS("a11y.log"), exact=True)
    expect(log).to_have_count(1)
