"""Setting a table: the way to it is in sight, however many options a game has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
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
