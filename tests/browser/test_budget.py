"""How much is loaded, and how soon something is seen. `make test-browser` runs these alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from fathomless.server.client import new_table
from tests.browser.conftest import Open
from tests.browser.matches import BOT, ME, link, table
from tests.browser.pages import TablePage
from tests.browser.words import Words

MOST_BYTES = 300_000
MOST_MS = 1_000
MOST_VISITS = 12  # the quickest counts: this machine has other work too


def home(page: Page, language: str = "en") -> None:
    expect(page.get_by_role("region", name=Words(language)("home.shelf"))).to_be_visible()


def at_the_table(page: Page, language: str = "en") -> None:
    TablePage(page, language).wait()


def visit(page: Page, address: str, ready: Callable[[Page], None]) -> tuple[int, float]:
    """Load a page with nothing kept; the bytes that came, and when something was first seen."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    lengths: list[int] = []  # as they come over the line, compressed
    session.on("Network.dataReceived", lambda event: lengths.append(event["encodedDataLength"]))
    page.goto(address)
    ready(page)
    page.wait_for_load_state("networkidle")
    painted: float = page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    return sum(lengths), painted


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("place", ["home", "the-abyss", "abyss", "chasms", "the-abandons"])
def test_little_is_loaded_and_soon_seen(
    open_page: Open, address: str, place: str, language: str
) -> None:
    path = "/"
    if place != "home":
        seats = [ME] if place == "the-abandons" else [ME, BOT, BOT]
        path = link(new_table(address, place, seats, seed="tide"))
    ready = partial(home if place == "home" else at_the_table, language=language)
    page = open_page("/api/version", language=language)
    size, painted = visit(page, address + path, ready)
    assert size < MOST_BYTES, f"{place} loads {size:,} bytes"
    for _ in range(1, MOST_VISITS):
        if painted < MOST_MS:
            return
        painted = visit(page, address + path, ready)[1]
    assert painted < MOST_MS, f"{place} is first seen after {painted:.0f} ms"


def test_nothing_comes_from_elsewhere(open_page: Open, address: str) -> None:
    page = open_page("/api/version")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    home(page)
    page.goto(address + link(table(address, [ME, BOT])))
    at_the_table(page)
    assert asked
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
