"""Undo where it is free, asking where it is not, and what happens when the others say no."""

from __future__ import annotations

from playwright.sync_api import expect

from fathomless import games
from fathomless.server.client import new_table
from tests.browser.conftest import Open
from tests.browser.matches import BOT, ME, link, me, table
from tests.browser.pages import TablePage, wait_for_any
from tests.browser.words import Words

WORDS = Words()
DRAW = "Draw"
TAKE = "Take"


def test_a_move_that_showed_nothing_is_taken_back(open_page: Open, address: str) -> None:
    seen = TablePage(open_page(link(table(address, [ME, BOT]))))
    seen.wait()
    before = seen.prompt()
    seen.option(TAKE).first.click()
    seen.wait_for_change(before)
    seen.wait()
    seen.undo.click()
    expect(seen.decision).to_have_text(before, use_inner_text=True)


def test_by_key_too(open_page: Open, address: str) -> None:
    seen = TablePage(open_page(link(table(address, [ME, BOT]))))
    seen.wait()
    before = seen.prompt()
    seen.option(TAKE).first.click()
    seen.wait_for_change(before)
    seen.wait()  # a key meanwhile would come before the answer to the move
    seen.page.keyboard.press("u")
    expect(seen.decision).to_have_text(before, use_inner_text=True)


def test_bots_agree_to_a_take_back(open_page: Open, address: str) -> None:
    seen = TablePage(open_page(link(table(address, [ME, BOT]))))
    seen.wait()
    before = seen.prompt()
    seen.option(DRAW).first.click()
    seen.wait_for_change(before)
    seen.wait()
    seen.undo.click()
    asking = seen.dialog("undo.title")
    expect(asking.get_by_text(WORDS("undo.why"))).to_be_visible()
    asking.get_by_role("button", name=WORDS("undo.ask")).click()
    expect(seen.decision).to_have_text(before, use_inner_text=True)


def test_nobody_is_offered_what_there_is_not(open_page: Open, address: str) -> None:
    """A bot drafts before the reader: moves were made, but none by this seat."""
    made = new_table(address, "chasms", [ME, BOT], seed=first_to_draft(1))
    seen = TablePage(open_page(link(made)))
    assert seen.wait()
    expect(seen.undo).to_be_disabled()
    seen.page.keyboard.press("u")
    expect(seen.dialog("undo.title")).to_be_hidden()
    seen.press_key()
    expect(seen.undo).to_be_enabled()


def first_to_draft(seat: int) -> str:
    """A deal in which this seat is asked first."""
    seeds = (f"draft {number}" for number in range(100))
    return next(s for s in seeds if games.get("chasms").start(2, s).seat_to_act == seat)


def test_others_are_asked_and_may_refuse(open_page: Open, address: str) -> None:
    made = table(address, [me("Ada"), me("Bea")])
    players = [TablePage(open_page(link(made, seat))) for seat in (0, 1)]
    asked = wait_for_any(*players)
    assert asked is not None
    other = next(p for p in players if p is not asked)
    before = asked.prompt()
    asked.option(DRAW).first.click()
    asked.wait_for_change(before)

    for answer, agreed in (("undo.play_on", False), ("undo.agree", True)):
        now = asked.prompt()
        asked.undo.click()
        asked.dialog("undo.title").get_by_role("button", name=WORDS("undo.ask")).click()
        question = other.dialog("undo.asked")
        question.get_by_role("button", name=WORDS(answer), exact=True).click()
        expect(question).to_be_hidden()
        if agreed:
            expect(asked.decision).to_have_text(before, use_inner_text=True)
        else:
            expect(asked.page.get_by_text(WORDS("undo.refused")).first).to_be_visible()
            expect(asked.decision).to_have_text(now, use_inner_text=True)
