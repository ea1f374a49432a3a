"""Abyss with Kraken and Leviathan on its drawn table: a whole game with each combination."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fathomless.core.jsontypes import JsonDict
from fathomless.server.client import Frame, new_table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import SETTLED, SIZES, assert_fits, at_every_size
from tests.browser.matches import BOT, ME, Wire, link
from tests.browser.pages import TablePage
from tests.browser.positions import find, reach, seat_link, things
from tests.browser.test_abyss import GAME, AbyssTable, assert_translated
from tests.browser.test_budget import visit
from tests.browser.words import Words

MORE = Path(__file__).resolve().parents[2] / "web/src/games/abyss/more/text"
BASE_CATEGORIES = 4
MOST_BYTES = 320_000  # the base game has 300,000
FURTHER = {"kraken": 2, "leviathan": 2, "both": 4}
# What is touched first where it glows: Leviathans and Allies in a fight, cards laid out, Loot.
PIECES = (
    *("border:", "discard:", "affiliated:", "location:", "lord:", "council:"),
    *("offer", "deck", "hand:"),
)


class ExpandedTable(AbyssTable):
    """The table of Abyss with its further zones."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        more: dict[str, str] = json.loads((MORE / f"{language}.json").read_text(encoding="utf-8"))
        self.text = {**self.text, **more}
        self.border = self.zone("border")
        self.search = self.zone("search")

    def wait(self) -> bool:
        """On a phone some of what can be touched lies in a zone that is not seen."""
        asked = self.buttons.or_(self.things).or_(self.result)
        asked.locator("visible=true").first.wait_for()
        return not self.is_over()

    def take_a_turn(self) -> None:
        """Touch the best there is; press a button where nothing glows."""
        if self.send.is_visible():
            return self.gather()
        for kind in PIECES:
            if self.piece(kind).first.is_visible():
                return self.play(self.piece(kind).first)
        return self.press_on()


def made_for(address: str, expansions: str, seats: int) -> Frame:
    return new_table(
        address,
        GAME,
        [ME, *[BOT] * (seats - 1)],
        options={"expansions": expansions},
        seed="kraken wakes",
    )


@pytest.mark.parametrize(
    ("expansions", "seats", "language"),
    [("kraken", 2, "en"), ("leviathan", 2, "pl"), ("both", 2, "en"), ("both", 5, "pl")],
)
def test_a_whole_game(
    open_page: Open, address: str, expansions: str, seats: int, language: str
) -> None:
    made = made_for(address, expansions, seats)
    seen = ExpandedTable(open_page(link(made), language=language), language)
    seen.wait()
    assert_translated(seen.page)
    assert_fits(seen.page)
    if expansions == "kraken":
        expect(seen.border).to_be_hidden()
    else:
        expect(seen.border.locator('[data-ref^="border:"]')).to_have_count(9)
    assert seen.play_in_turns(seen.take_a_turn, Wire(address, made, PIECES)) > 10
    assert_translated(seen.page)
    assert len(seen.totals()) == seats
    seen.page.keyboard.press("Escape")
    expect(seen.tally.get_by_role("row")).to_have_count(
        1 + BASE_CATEGORIES + FURTHER[expansions] + 1
    )


def test_turns_on_a_phone_with_both(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT], options={"expansions": "both"}, seed="reef")
    page = open_page(link(made), size=PHONE)
    seen = ExpandedTable(page)
    for _ in range(10):
        assert seen.wait()
        assert_fits(page)
        seen.take_a_turn()
    assert seen.wait()
    page.get_by_role("tab", name=seen.text["abyss.tab_border"]).click()
    expect(seen.border).to_be_visible()
    assert not violations(page)


def far_below(kind: str, _prompt: str, table: JsonDict) -> bool:
    """Only the last spaces of the Border have a Leviathan that can be fought."""
    leviathan = table["leviathan"]
    assert isinstance(leviathan, dict)
    foes = [space["can_fight"] for space in things(leviathan, "border")]
    return kind == "border-monster" and any(foes) and not any(foes[:-3])


def test_on_a_phone_a_leviathan_to_touch_comes_into_sight(open_page: Open, address: str) -> None:
    options = {"expansions": "leviathan"}
    place = find(GAME, 2, far_below, options)
    page = open_page(seat_link(reach(address, GAME, 2, place, options), place), size=PHONE)
    seen = ExpandedTable(page)
    seen.wait()
    expect(seen.piece("border:").first).to_be_in_viewport(ratio=0.9)


def test_nobody_sees_a_fault_of_access(open_page: Open, address: str) -> None:
    seen = ExpandedTable(open_page(link(made_for(address, "both", 4))))
    seen.wait()
    assert not violations(seen.page)


def test_little_more_is_loaded(open_page: Open, address: str) -> None:
    """The expansions' art comes only where it is played with."""
    page = open_page("/api/version")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address + link(new_table(address, GAME, [ME, BOT], seed="tide")))
    TablePage(page).wait()
    assert not [url for url in asked if "/more-" in url]


def test_the_expansions_stay_small(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT, BOT], options={"expansions": "both"}, seed="tide")
    page = open_page("/api/version", language="pl")
    size, _ = visit(page, address + link(made), at_the_table)
    assert size < MOST_BYTES, f"both expansions load {size:,} bytes"


def at_the_table(page: Page) -> None:
    ExpandedTable(page, "pl").wait()


def test_seats_depend_on_the_expansions(open_page: Open) -> None:
    page, words = open_page("/new/abyss"), Words()
    places = page.get_by_role("group", name=words("new.table")).get_by_role("button")
    expect(places).to_have_count(4)
    page.get_by_role("radio", name=words("setup.abyss.expansions.both")).check(force=True)
    expect(places).to_have_count(5)


# What a Location says of itself and does not show whole, and counts that lie on a heading.
CUT = """() => {
  const said = [...document.querySelectorAll(".locations .tile :is(.name, .formula)")];
  const cut = said.filter((it) => it.scrollWidth > it.clientWidth + 1
    || it.getBoundingClientRect().bottom > it.closest(".tile").getBoundingClientRect().bottom + 1);
  const box = (it) => it.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  const words = (it) => { const r = document.createRange(); r.selectNodeContents(it); return r; };
  const zones = [...document.querySelectorAll(".zone")];
  const on = zones.filter((zone) => [...zone.querySelectorAll(".pile .left")]
    .some((badge) => meet(box(badge), box(words(zone.querySelector("h2"))))));
  return [...cut, ...on].map((it) => it.textContent);
}"""


BY_WORDS = {"coral_barrier", "krakens_lair", "depths", "throne_room", "jail", "chamber_of_allies"}


def says_much(_kind: str, _prompt: str, table: JsonDict) -> bool:
    """A Location that scores by a sentence lies there."""
    shown = {str(tile["location"]) for tile in things(table, "available")}
    return bool(shown & BY_WORDS)


def test_locations_show_all_their_words(open_page: Open, address: str) -> None:
    options = {"expansions": "both"}
    place = find(GAME, 2, says_much, options)
    page = open_page(seat_link(reach(address, GAME, 2, place, options), place))
    TablePage(page).wait()
    for size in SIZES[:2]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert page.evaluate(CUT) == [], f"{size}"


def test_every_bot_shows_its_level(open_page: Open, address: str) -> None:
    page = open_page(link(made_for(address, "both", 5)))
    TablePage(page).wait()
    for _size in at_every_size(page):
        expect(page.locator(".opponent").get_by_text("Bot · Sunlit")).to_have_count(4)
