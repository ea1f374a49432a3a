"""Undo where it is free, asking where it is not, and what happens when the others say no."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.matches import BOT, ME, link, me, table
from tests.browser.pages import TablePage
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


def test_others_are_asked_and_may_refuse(open_page: Open, address: str) -> None:
    made = table(address, [me("Ada"), me("Bea")])
    players = [TablePage(open_page(link(made, seat))) for seat in (0, 1)]
    asked = next(p for p in players if waits(p))
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


def waits(player: TablePage) -> bool:
    expect(player.decision).to_be_visible()
    player.page.wait_for_timeout(300)
    return player.is_asked()
