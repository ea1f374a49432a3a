"""A hint that cannot know which move is best says so, and marks none as the answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.conftest import Open
from tests.browser.layout import assert_fits, at_every_size
from tests.browser.matches import BOT, ME, link, play, table
from tests.browser.pages import TablePage
from tests.browser.words import Words

Moves = list[dict[str, Any]]
BEST = re.compile(r"\bbest\b")


def found(chances: list[float], visits: int, margin: float) -> Callable[[Moves], Moves]:
    """What a search with these tries would have said of the same moves."""

    def change(moves: Moves) -> Moves:
        return [
            {**move, "visits": visits, "value": v, "low": max(0, v - margin), "high": v + margin}
            for move, v in zip(moves, chances, strict=False)
        ]

    return change


def answer_hints(page: Page, change: Callable[[Moves], Moves]) -> None:
    """Let every hint on its way to this page say something else."""

    def meddle(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["t"] == "hint":
                frame["moves"] = change(frame["moves"])
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/api/"), meddle)


def hint(
    open_page: Open, address: str, change: Callable[[Moves], Moves], language: str = "en"
) -> TablePage:
    """A table with the hint open."""
    made = table(address, [ME, BOT, BOT])
    play(address, made, moves=2)
    page = open_page("/about", language=language)
    answer_hints(page, change)
    page.goto(address + link(made))
    seen = TablePage(page, language)
    seen.wait()
    seen.hint.click()
    expect(seen.dialog("hint.title").get_by_role("listitem").first).to_be_visible()
    return seen


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_few_tries_are_a_first_impression(open_page: Open, address: str, language: str) -> None:
    seen = hint(open_page, address, found([0.9, 0.2], 12, 0.05), language)
    panel = seen.dialog("hint.title")
    expect(panel.get_by_text(seen.words("hint.first"))).to_be_visible()
    for move in panel.get_by_role("listitem").get_by_role("button").all():
        expect(move).not_to_have_class(BEST)
    for _size in at_every_size(seen.page):
        assert_fits(seen.page)
        assert not violations(seen.page)
    panel.get_by_role("button", name=seen.words("hint.again")).click()
    expect(panel.get_by_text(seen.words("hint.first"))).to_be_visible()


def test_moves_that_are_too_close_are_marked_alike(open_page: Open, address: str) -> None:
    words = Words()
    seen = hint(open_page, address, found([0.41, 0.4, 0.2], 200, 0.07))
    panel = seen.dialog("hint.title")
    expect(panel.get_by_text(words("hint.close"))).to_be_visible()
    moves = panel.get_by_role("listitem").get_by_role("button")
    expect(panel.get_by_text(re.compile(r"Marked: 2 moves"))).to_be_visible()
    for place in (0, 1):
        expect(moves.nth(place)).to_have_class(re.compile(r"\blevel\b"))
        expect(moves.nth(place)).not_to_have_class(BEST)
    assert not violations(seen.page)


def test_a_clear_lead_is_marked(open_page: Open, address: str) -> None:
    words = Words()
    seen = hint(open_page, address, found([0.7, 0.4, 0.2], 400, 0.05))
    panel = seen.dialog("hint.title")
    expect(panel.get_by_role("listitem").get_by_role("button").first).to_have_class(BEST)
    for key in ("hint.close", "hint.first"):
        expect(panel.get_by_text(words(key))).to_have_count(0)


def test_only_what_is_marked_is_counted(open_page: Open, address: str) -> None:
    """Five moves are shown; those behind them may be as good, but nobody sees them marked."""

    def many(moves: Moves) -> Moves:
        more = [{**moves[0], "a": f"another {number}"} for number in range(6)]
        return found([0.4] * 100, 200, 0.07)(moves + more)

    seen = hint(open_page, address, many)
    panel = seen.dialog("hint.title")
    marked = panel.locator(".level").count()
    expect(panel.get_by_text(re.compile(rf"Marked: {marked} moves"))).to_be_visible()
