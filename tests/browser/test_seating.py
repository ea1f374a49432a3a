"""Setting a table: the way to it is in sight, however many options a game has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, assert_in_sight, at_every_size
from tests.browser.pages import SetUpPage


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["the-abyss", "abyss", "chasms", "the-abandons"])
def test_the_way_to_the_table_is_in_sight(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/new/{game}", language=language)
    set_up = SetUpPage(page, language)
    expect(set_up.open).to_be_visible()
    for _size in at_every_size(page):
        assert_fits(page)
        assert_in_sight(set_up.open)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_sits_there_is_written_on_a_phone_too(open_page: Open, language: str) -> None:
    page = open_page("/new/chasms", size=PHONE, language=language)
    set_up = SetUpPage(page, language)
    for kind in ("new.link", "new.device", "new.bot"):
        set_up.seat(2, kind)
        chosen = set_up.kinds.get_by_text(set_up.words(kind), exact=True)
        assert chosen.evaluate("(it) => it.clientWidth > 1 && it.scrollWidth <= it.clientWidth + 1")
        assert_fits(page)


def test_a_number_that_is_left_to_the_game_is_called_auto(open_page: Open) -> None:
    page = open_page("/new/chasms")
    monsters = page.get_by_role("spinbutton", name="Monsters")
    expect(monsters).to_have_value("")
    expect(monsters).to_have_attribute("placeholder", "auto")
    page.get_by_role("button", name="Monsters: more").click()
    expect(monsters).to_have_value("1")
    monsters.fill("")
    monsters.press("Tab")
    expect(monsters).to_have_value("")
    page.get_by_role("button", name="Monsters: fewer").click()
    expect(monsters).to_have_value("")
