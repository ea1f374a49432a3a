"""A match looked at again, a link to a moment, and playing on from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.matches import BOT, ME, finished, link, play, table
from tests.browser.pages import TablePage
from tests.browser.words import Words

WORDS = Words()


def position(page: Page) -> tuple[int, int]:
    """Which move is shown, of how many."""
    slider = page.get_by_role("slider", name=WORDS("replay.title"))
    text = slider.get_attribute("aria-valuetext") or ""
    found = re.findall(r"\d+", text)
    return int(found[0]), int(found[1])


def test_a_finished_match_is_walked_through_and_played_on(open_page: Open, address: str) -> None:
    made = finished(address)
    page = open_page(link(made))
    seen = TablePage(page)
    expect(seen.result).to_be_visible()
    seen.result.get_by_role("button", name=WORDS("result.replay")).click()
    replay = page.get_by_role("region", name=WORDS("replay.title"))
    assert position(page)[0] == 0
    replay.get_by_role("button", name=WORDS("replay.last"), exact=True).click()
    replay.get_by_role("button", name=WORDS("replay.first"), exact=True).click()
    for _ in range(3):
        replay.get_by_role("button", name=WORDS("replay.next"), exact=True).click()
    at, moves = position(page)
    assert at == 3
    assert moves > 3
    replay.get_by_role("button", name=WORDS("replay.play_on")).click()
    page.wait_for_url(lambda url: made["table"]["id"] not in url)
    forked = TablePage(page)
    expect(forked.decision).to_be_visible()
    assert forked.play_to_the_end(forked.press_on) >= 0


def test_an_earlier_moment_of_a_running_match(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT])
    play(address, made, moves=3)
    page = open_page(link(made))
    seen = TablePage(page)
    seen.wait()
    now = seen.prompt()
    seen.choose_in_menu("table.replay")
    slider = page.get_by_role("slider", name=WORDS("replay.title"))
    slider.focus()
    page.keyboard.press("Home")
    assert position(page)[0] == 0
    expect(seen.options).to_be_hidden()
    expect(seen.decision.get_by_text(WORDS("bar.past_why"))).to_be_visible()
    assert page.get_by_role("button", name=WORDS("replay.play_on")).count() == 0
    seen.decision.get_by_role("button", name=WORDS("log.now")).click()
    expect(seen.decision).to_have_text(now, use_inner_text=True)


def test_a_link_leads_to_its_moment(open_page: Open, address: str) -> None:
    made = finished(address)
    page = open_page(f"{made['spectators']}?move=2")
    expect(page.get_by_role("slider", name=WORDS("replay.title"))).to_be_visible()
    assert position(page)[0] == 2


def test_the_results_lead_to_the_replay(open_page: Open, address: str) -> None:
    finished(address)
    page = open_page("/results")
    page.get_by_role("link", name=WORDS.pattern("results.watch_game")).first.click()
    expect(page.get_by_role("slider", name=WORDS("replay.title"))).to_be_visible()


def test_fairness_is_shown_and_checked(open_page: Open, address: str) -> None:
    seen = TablePage(open_page(link(finished(address, seed="tide pool"))))
    seen.result.get_by_text(WORDS("result.fair")).click()
    expect(seen.result.get_by_text("tide pool")).to_be_visible()
    expect(seen.result.get_by_text(WORDS("result.fair_ok"))).to_be_visible()
