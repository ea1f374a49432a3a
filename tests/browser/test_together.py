"""Several people at one table: by link, on one device, with lines that break."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from fathomless.server.testing import ServerProcess, server
from tests.browser.cable import Cable
from tests.browser.conftest import Open
from tests.browser.matches import BOT, ME, OPEN, link, me, table
from tests.browser.pages import CATCH_UP_MS, MOST_TURNS, SetUpPage, TablePage, wait_for_any
from tests.browser.words import Words

WORDS = Words()
SAME_DEAL = "/new/the-abyss?seed=tide"  # one that is long enough for what happens on the way
PATIENT = 5  # attempts to connect after which the next one is some seconds away


def play_on(*players: TablePage, turns: int = MOST_TURNS) -> bool:
    """Whoever is asked answers, so often or until the end; True if it is over."""
    for _ in range(turns):
        asked = wait_for_any(*players)
        if asked is None:
            return True
        asked.press_on()
    return False


def join(page: Page, name: str) -> TablePage:
    """Take the seat of an invitation."""
    page.get_by_role("textbox", name=WORDS("join.name")).fill(name)
    page.get_by_role("button", name=WORDS("join.take")).click()
    return TablePage(page)


def test_two_browsers_one_reloads_one_loses_its_connection(open_page: Open, cable: Cable) -> None:
    host_page = open_page(SAME_DEAL)
    set_up = SetUpPage(host_page)
    set_up.seat(2, "new.link")
    set_up.seat(3, "new.empty")
    set_up.target(12)
    set_up.open.click()
    host = TablePage(host_page)
    expect(host_page.get_by_role("heading", name=WORDS("room.title"))).to_be_visible()
    invitation = host_page.get_by_role("textbox", name=WORDS("share.invite")).input_value()
    assert "/join/" in invitation

    guest_page = open_page(urlsplit(invitation).path, base=cable.address)
    guest = join(guest_page, "Oskar")
    assert not play_on(host, guest, turns=3)

    host_page.reload()
    assert not play_on(host, guest, turns=2)

    cable.cut()
    lost = guest_page.get_by_text(WORDS("net.lost"))
    expect(lost).to_be_visible()
    expect(host_page.get_by_text(WORDS("net.other_lost", who="Oskar")).first).to_be_visible()
    # By now it waits for some seconds before it would try again by itself.
    expect(guest_page.get_by_text(WORDS("net.retry", n=PATIENT))).to_be_visible()
    cable.mend()
    guest_page.get_by_role("button", name=WORDS("net.now")).click()
    expect(lost).to_be_hidden()

    assert play_on(host, guest)
    assert host.totals() == guest.totals()


def test_clients_go_on_by_themselves_after_the_server_was_killed(
    open_page: Open, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.db")
    with server(database) as first:
        made = table(first.address, [ME, BOT])
        page = open_page(link(made), base=first.address)
        seen = TablePage(page)
        assert not play_on(seen, turns=2)
        seen.wait()
        before = seen.prompt()
        first.kill()
        expect(page.get_by_text(WORDS("net.lost"))).to_be_visible()
        with server(database, port=first.port):
            expect(page.get_by_text(WORDS("net.lost"))).to_be_hidden(timeout=CATCH_UP_MS)
            assert seen.prompt() == before
            assert play_on(seen)


def test_a_seat_on_the_same_device_is_hidden_between_turns(open_page: Open) -> None:
    page = open_page(SAME_DEAL)
    set_up = SetUpPage(page)
    set_up.seat(2, "new.device")
    page.get_by_role("textbox", name=WORDS("new.name")).fill("Bea")
    set_up.seat(3, "new.empty")
    set_up.target(12)
    set_up.open.click()
    seen = TablePage(page)
    curtains = 0
    for _ in range(MOST_TURNS):
        curtain = page.get_by_role("heading", name=WORDS.pattern("curtain.title"))
        curtain.or_(seen.buttons).or_(seen.things).or_(seen.result).first.wait_for()
        if seen.is_over():
            break
        if curtain.is_visible():
            curtains += 1
            assert_nothing_is_shown(page)
            page.get_by_role("button", name=WORDS.pattern("curtain.ready")).click()
            continue
        seen.press_on()
    assert curtains >= 2
    assert seen.is_over()


def assert_nothing_is_shown(page: Page) -> None:
    """Behind the curtain there is no table at all, not even for those who look into the page."""
    assert page.locator("[data-ref]").count() == 0
    assert page.get_by_role("region", name=WORDS("a11y.hand")).count() == 0
    assert page.get_by_role("region", name=WORDS("a11y.log")).count() == 0


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(open_page: Open, address: str) -> None:
    made = table(address, [me("Ada"), me("Bea")])
    ada_page, bea_page = open_page(link(made, 0)), open_page(link(made, 1))
    ada, bea = TablePage(ada_page), TablePage(bea_page)
    play_on(ada, bea, turns=2)
    bea_page.goto("about:blank")
    expect(ada_page.get_by_text(WORDS("net.other_lost", who="Bea")).first).to_be_visible()
    ada.choose_in_menu("table.seats")
    seats = ada.dialog("table.seats")
    seats.get_by_role("radio", name=WORDS("level.sunlit")).check()
    seats.get_by_role("button", name=WORDS("seats.bot_plays"), exact=True).click()
    ada_page.keyboard.press("Escape")
    assert not play_on(ada, turns=2)
    bea_page.goto(address + link(made, 1))
    bea_page.get_by_role("button", name=WORDS("seats.return")).first.click()
    assert play_on(ada, bea)


def test_a_spectator_sees_the_table_and_no_hand(open_page: Open, address: str) -> None:
    made = table(address, [ME, BOT])
    page = open_page(made["spectators"])
    expect(page.get_by_text(WORDS("table.watching")).first).to_be_visible()
    assert page.get_by_role("group", name=WORDS("bar.options")).count() == 0


def test_a_bot_that_thinks_can_be_hurried(open_page: Open, slow_server: ServerProcess) -> None:
    seats = [ME, {"player": "bot", "level": "hadal"}]
    made = table(slow_server.address, seats, seed="pearl")
    page = open_page(link(made), base=slow_server.address)
    seen = TablePage(page)
    hurry = page.get_by_role("button", name=WORDS("bar.hurry"))
    for _ in range(20):
        expect(hurry.or_(seen.buttons).or_(seen.things).first).to_be_visible()
        if hurry.is_visible():
            break
        seen.press_on()
    hurry.click()
    seen.wait()


def test_names_are_only_text(open_page: Open, address: str) -> None:
    name = "<b onload=x>&amp;"
    made = table(address, [me(name), OPEN])
    page = open_page(link(made))
    expect(page.get_by_text(name).first).to_be_visible()
    guest = open_page(made["invite_link"])
    expect(guest.get_by_text(name).first).to_be_visible()
