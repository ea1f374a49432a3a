"""The places of players at the table of Abyss: whatever they have stays within its panel."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fathomless.core.jsontypes import JsonDict
from fathomless.core.rng import Rng
from tests.browser.conftest import Open
from tests.browser.layout import at_every_size
from tests.browser.pages import TablePage
from tests.browser.positions import Position, find, reach, seat_link, things

GAME = "abyss"
BOTH = {"expansions": "both"}
TOKENS = 5
LORDS = 7

# What lies over an edge of its panel, or is cut off by its box. Rows may be pushed aside.
OVER = """() => [...document.querySelectorAll(".opponent, .mine")].flatMap((panel) => {
  const edge = panel.getBoundingClientRect();
  const said = (it) => `${panel.getAttribute("aria-label")}: ${it.className} ${it.textContent}`;
  const small = [...panel.querySelectorAll(":is(.counters, .fortune, .affiliated) *")]
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.left < edge.left || box.right > edge.right));
  const cards = [...panel.querySelectorAll(".things .mini, .things .location")].filter((it) => {
    const box = it.getBoundingClientRect();
    const row = it.closest(".things");
    const around = row.getBoundingClientRect();
    const wide = box.right > around.right + 1 && getComputedStyle(row).overflowX === "hidden";
    const high = box.top < around.top - 1 || box.bottom > around.bottom + 1;
    return box.width > 0 && (wide || high);
  });
  return [...small.map(([it]) => said(it)), ...cards.map(said)];
})"""


def keen(_kind: str, legal: list[str], rng: Rng) -> str:
    """Recruit and fight where one can, mostly."""
    liked = [text for text in legal if text.startswith(("recruit", "fight"))]
    among = liked if liked and rng.below(3) else legal
    return among[rng.below(len(among))]


def has(field: str, least: int, table: JsonDict) -> bool:
    """Whether somebody has so much of something."""
    return any(size(player[field]) >= least for player in things(table, "players"))


def size(value: object) -> int:
    return len(value) if isinstance(value, list) else int(str(value))


def many_lords(_kind: str, _prompt: str, table: JsonDict) -> bool:
    """Somebody else than whoever is asked has a long row of free Lords."""
    players = [player for player in things(table, "players") if player["hand"] is None]
    return any(free_lords(player) >= LORDS - 1 for player in players)


def free_lords(player: JsonDict) -> int:
    """Those that do not lie under a Location."""
    tucked = sum(size(tile["lords"]) for tile in things(player, "locations"))
    return size(player["lords"]) - tucked


def over(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OVER)
    return found


@pytest.mark.parametrize("options", [{}, BOTH], ids=["base", "both"])
@pytest.mark.parametrize("seats", [2, 4])
def test_many_monster_tokens_stay_within_their_panel(
    open_page: Open, address: str, seats: int, options: dict[str, Any]
) -> None:
    place = find(GAME, seats, None, options, keen, partial(has, "tokens", TOKENS))
    page = open_page(seat_link(reach(address, GAME, seats, place, options), place))
    expect(TablePage(page).result).to_be_visible()
    page.keyboard.press("Escape")
    for width, height in at_every_size(page):
        assert not over(page), f"{width}×{height}"


@pytest.mark.parametrize("options", [{}, BOTH], ids=["base", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_row_of_lords_is_seen_whole(
    open_page: Open, address: str, seats: int, options: dict[str, Any]
) -> None:
    place: Position = find(GAME, seats, many_lords, options, keen)
    page = open_page(seat_link(reach(address, GAME, seats, place, options), place))
    TablePage(page).wait()
    for width, height in at_every_size(page):
        assert not over(page), f"{width}×{height}"
