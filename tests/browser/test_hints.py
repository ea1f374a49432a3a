"""A hint that cannot know which move is best says so, and marks none as the answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from fathomless import games
from fathomless.server.client import new_table
from tests.browser.axe import violations
from tests.browser.conftest import Open
from tests.browser.layout import SETTLED, SIZES, assert_fits, assert_in_sight, at_every_size
from tests.browser.matches import BOT, ME, link, me, play, table
from tests.browser.pages import TablePage
from tests.browser.words import Words

Moves = list[dict[str, Any]]
BEST = re.compile(r"\bbest\b")
# Whether nothing of the hint lies over a thing, and the thing is on the screen; cards may overlap.
UNCOVERED = """(it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const hint = document.querySelector(".dock").getBoundingClientRect();
  const apart = it.closest(".dock") || right <= hint.left;
  return apart && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


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


def test_every_choice_has_its_chance(open_page: Open, address: str) -> None:
    """Chasms asks for one of many Factions; the list is scrolled in its own box."""
    choices = len(games.get("chasms").start(2, "tide").legal())
    assert choices > 9
    made = new_table(address, "chasms", [me("Ada"), me("Bea")], seed="tide")
    page = open_page(link(made, games.get("chasms").start(2, "tide").seat_to_act))
    seen = TablePage(page)
    seen.wait()
    seen.hint.click()
    panel = seen.dialog("hint.title")
    expect(panel.get_by_role("listitem")).to_have_count(choices)
    expect(panel.get_by_text(seen.words("hint.interval"))).to_be_visible()
    for _size in at_every_size(page):
        assert_fits(page)
        panel.get_by_role("listitem").last.scroll_into_view_if_needed()
        assert_in_sight(panel.get_by_role("listitem").last.get_by_role("button"))
        assert_in_sight(seen.hint.or_(panel.get_by_role("heading")).last)


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_hint_leaves_table_and_hand_in_sight(
    open_page: Open, address: str, size: tuple[int, int]
) -> None:
    made = table(address, [ME, BOT, BOT])
    play(address, made, moves=2)
    page = open_page(link(made), size=size)
    seen = TablePage(page)
    seen.wait()
    page.keyboard.press("h")
    panel = seen.dialog("hint.title")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    page.evaluate(SETTLED)
    cards = page.locator('[data-ref^="hand:"]').all()
    assert cards
    for thing in (*cards, page.locator('[data-ref="deck"]').first, seen.decision, panel):
        assert thing.evaluate(UNCOVERED)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_a_hint_ends_with_its_question(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT])
    page = open_page(link(made))
    seen = TablePage(page)
    seen.wait()
    page.keyboard.press("h")
    panel = seen.dialog("hint.title")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    seen.press_on()
    expect(panel).to_be_hidden()


def test_only_what_is_marked_is_counted(open_page: Open, address: str) -> None:
    """What the table does not offer is not shown, and so not marked."""

    def many(moves: Moves) -> Moves:
        more = [{**moves[0], "a": f"another {number}"} for number in range(6)]
        return found([0.4] * 100, 200, 0.07)(moves + more)

    seen = hint(open_page, address, many)
    panel = seen.dialog("hint.title")
    marked = panel.locator(".level").count()
    expect(panel.get_by_text(re.compile(rf"Marked: {marked} moves"))).to_be_visible()
