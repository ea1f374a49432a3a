"""Chasms on its drawn table: whole games, the chain of an attack, windows, ghosts, the end."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fathomless.core.jsontypes import JsonDict
from fathomless.core.rng import Rng
from fathomless.server.client import new_table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, at_every_size
from tests.browser.matches import BOT, ME, Wire, link
from tests.browser.pages import TablePage
from tests.browser.positions import (
    NAMES,
    Position,
    Wanted,
    find,
    reach,
    seat_link,
    things,
)

GAME = "chasms"
TEXT = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "chasms" / "text"
RANDOM = {"factions": "random"}
SHORT = {"factions": "random", "monsters": 2}
PIECES = ("faction:", "discard:", "peek:", "hand:", "monster:")


@cache
def own_text(language: str) -> dict[str, str]:
    """The table's own sentences."""
    found: dict[str, str] = json.loads((TEXT / f"{language}.json").read_text(encoding="utf-8"))
    return found


class ChasmsTable(TablePage):
    """The table of Chasms; its pieces are found by their refs, its zones by their names."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        self.text = own_text(language)
        self.chain = self.zone("chain")
        self.monsters = self.zone("monsters")
        self.tally = self.zone("tally")
        self.hand = page.get_by_role("region", name=self.words("a11y.hand"), exact=True)
        self.touched: set[str] = set()
        self.answered = 0

    def zone(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.text[f"chasms.{name}"], exact=True)

    def piece(self, kind: str) -> Locator:
        """Pieces of this kind that can be touched."""
        return self.page.locator(f'[data-ref^="{kind}"][data-can]:visible')

    def play(self, piece: Locator) -> None:
        """Touch a piece, and play what is chosen by that."""
        ref = piece.get_attribute("data-ref") or ""
        self.touched.add(ref.partition(":")[0])
        button = piece.locator("[role=button]")
        target = button.first if button.count() > 0 else piece
        target.click(position={"x": 12, "y": 30})
        self.buttons.last.click()

    def take_a_turn(self) -> None:
        """Touch the best there is; let every second window pass."""
        self.answered += 1
        for kind in PIECES:
            if self.piece(kind).first.is_visible():
                if kind == "hand:" and self.is_window() and self.answered % 2:
                    break
                return self.play(self.piece(kind).first)
        return self.press_on()

    def is_window(self) -> bool:
        """An Instant may be played, or not."""
        return self.option("Pass").or_(self.option("Pas")).first.is_visible()


KEY = re.compile(r"\bchasms\.\w+|\b(?:card|leader|faction|monster|face|text|print):\w+")


def assert_translated(page: Page) -> None:
    """No key in place of a sentence."""
    assert not KEY.findall(page.inner_text("body"))


def assert_tally(seen: ChasmsTable, seats: int) -> None:
    """The table says why it ended, and has the same VP as the result."""
    totals = sorted(int(total) for total in seen.totals())
    assert len(totals) == seats
    seen.page.keyboard.press("Escape")
    expect(seen.result).to_be_hidden()
    expect(seen.tally.get_by_role("heading", level=2)).not_to_be_empty()
    rows = seen.tally.get_by_role("listitem")
    expect(rows).to_have_count(seats)
    shown = [int(row.inner_text().split()[-1]) for row in rows.all()]
    assert sorted(shown) == totals
    seen.tally.get_by_role("button", name=seen.text["chasms.see_table"]).click()
    expect(seen.tally).to_be_hidden()


# -- whole games -------------------------------------------------------------------------------


def test_a_whole_game_at_two_seats_with_a_draft(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT], seed="rift", options={"monsters": 2})
    seen = ChasmsTable(open_page(link(made)))
    assert seen.play_to_the_end(seen.take_a_turn) > 8
    assert {"faction", "hand"} <= seen.touched
    assert_tally(seen, seats=2)


def test_a_whole_game_at_four_seats_in_polish(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT, BOT, BOT], seed="rift", options=SHORT)
    page = open_page(link(made), language="pl")
    seen = ChasmsTable(page, "pl")
    seen.wait()
    assert_translated(page)
    assert seen.play_in_turns(seen.take_a_turn, Wire(address, made, PIECES)) > 3
    assert_translated(page)
    assert_tally(seen, seats=4)


def test_a_whole_game_at_six_seats_on_a_phone(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, *[BOT] * 5], seed="rift", options=SHORT)
    page = open_page(link(made), size=PHONE)
    seen = ChasmsTable(page)
    seen.wait()
    assert_fits(page)
    assert seen.play_in_turns(seen.take_a_turn, Wire(address, made, PIECES)) > 2
    assert_tally(seen, seats=6)


def test_a_whole_game_by_keyboard_alone(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT], seed="keys", options={**RANDOM, "monsters": 1})
    page = open_page(link(made))
    seen = ChasmsTable(page)

    def answer() -> None:
        before = seen.prompt()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        seen.wait_for_change(before)

    seen.play_to_the_end(answer)
    expect(seen.result.get_by_role("row")).to_have_count(3)


# -- positions ---------------------------------------------------------------------------------


def bold(kind: str, legal: list[str], rng: Rng) -> str:
    """Play cards where one can, and answer seldom."""
    plays = [text for text in legal if text.startswith("play")]
    if plays and (kind == "turn" or rng.below(3) == 0):
        return plays[rng.below(len(plays))]
    return "pass" if "pass" in legal else legal[rng.below(len(legal))]


@cache
def place(seats: int, name: str) -> Position:
    """A position by its name."""
    return find(GAME, seats, WANTED[name], RANDOM, bold)


def a_roll_to_answer(_kind: str, prompt: str, table: JsonDict) -> bool:
    return prompt == "prompt.rolled"


def own_hearts_at_stake(_kind: str, prompt: str, table: JsonDict) -> bool:
    own = next(seat["seat"] for seat in things(table, "players") if seat["hand"] is not None)
    chain = list(things(table, "chain"))
    return prompt == "prompt.would-hurt" and chain[-1]["subject"] == own


def a_ghost(kind: str, _prompt: str, table: JsonDict) -> bool:
    return kind == "turn" and any(not seat["alive"] for seat in things(table, "players"))


def two_monsters(kind: str, _prompt: str, table: JsonDict) -> bool:
    return kind == "monster" and len(list(things(table, "monsters"))) > 1


def a_pile_to_choose_from(kind: str, _prompt: str, table: JsonDict) -> bool:
    return kind == "take-back"


def somebody_to_choose(kind: str, _prompt: str, table: JsonDict) -> bool:
    return kind == "player"


def a_die_to_turn(kind: str, _prompt: str, table: JsonDict) -> bool:
    return kind == "die"


WANTED: dict[str, Wanted] = {
    "roll": a_roll_to_answer,
    "hurt": own_hearts_at_stake,
    "ghost": a_ghost,
    "two monsters": two_monsters,
    "pile": a_pile_to_choose_from,
    "player": somebody_to_choose,
    "die": a_die_to_turn,
}


def go_to(open_page: Open, address: str, seats: int, name: str, **more: Any) -> ChasmsTable:
    """A table in such a position, seen by the seat that is asked."""
    found = place(seats, name)
    made = reach(address, GAME, seats, found, RANDOM)
    seen = ChasmsTable(open_page(seat_link(made, found), **more), more.get("language", "en"))
    assert seen.wait()
    return seen


@pytest.mark.parametrize(
    ("seats", "name"),
    [(2, "roll"), (4, "hurt"), (6, "ghost"), (3, "two monsters"), (3, "pile"), (5, "player")],
)
def test_every_size_can_be_read_and_reached(
    open_page: Open, address: str, seats: int, name: str
) -> None:
    seen = go_to(open_page, address, seats, name)
    for width, height in at_every_size(seen.page):
        assert_fits(seen.page)
        found = violations(seen.page)
        assert not found, f"{width}×{height}\n" + "\n".join(found)
    assert_translated(seen.page)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_draft_at_every_size(open_page: Open, address: str, language: str) -> None:
    made = new_table(address, GAME, [ME, *[BOT] * 3], seed="rift")
    page = open_page(link(made), language=language)
    seen = ChasmsTable(page, language)
    assert seen.wait()
    factions = seen.zone("factions").get_by_role("article")
    expect(factions).to_have_count(12)
    for width, height in at_every_size(page):
        assert_fits(page)
        assert not cut_off(factions), f"{width}×{height}"
        found = violations(page)
        assert not found, f"{width}×{height}\n" + "\n".join(found)


def cut_off(pieces: Locator) -> list[str]:
    """What is written on pieces and does not fit on them."""
    lowest = (
        "Math.max(...[...piece.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom))"
    )
    bottom = "piece.getBoundingClientRect().bottom"
    found: list[str] = pieces.evaluate_all(
        f"(all) => all.filter((piece) => {lowest} > {bottom}).map((piece) => piece.textContent)"
    )
    return found


def test_the_rolled_face_is_lit_and_the_step_named(open_page: Open, address: str) -> None:
    seen = go_to(open_page, address, 2, "roll")
    lit = seen.monsters.locator("[aria-current=true]")
    expect(lit).to_have_count(1)
    step = seen.chain.locator("[aria-current=step]")
    expect(step).to_contain_text(seen.text["chasms.you_may_answer"])
    expect(seen.option("Pass")).to_be_visible()


def test_a_die_can_be_turned_to_faces_that_are_marked(open_page: Open, address: str) -> None:
    seen = go_to(open_page, address, 4, "die")
    marked = seen.monsters.locator(".reach")
    assert marked.count() + seen.monsters.locator(".rolled").count() >= seen.buttons.count()


def test_a_window_about_the_own_hearts_offers_no_gold(open_page: Open, address: str) -> None:
    seen = go_to(open_page, address, 4, "hurt")
    expect(seen.option("Pass")).to_be_visible()
    expect(seen.options.locator(".primary")).to_have_count(0)
    expect(seen.zone("your_place").locator(".losing").first).to_be_visible()


def test_a_ghost_is_told_in_words(open_page: Open, address: str) -> None:
    seen = go_to(open_page, address, 6, "ghost")
    expect(seen.page.locator(".fallen").first).to_have_text(seen.text["chasms.dead"])


def test_a_rival_is_chosen_at_the_table(open_page: Open, address: str) -> None:
    seen = go_to(open_page, address, 5, "player")
    before = seen.prompt()
    seen.play(seen.piece("seat:").first)
    seen.wait_for_change(before)


def test_a_card_comes_back_from_the_pile(open_page: Open, address: str) -> None:
    seen = go_to(open_page, address, 3, "pile")
    tray = seen.zone("tray_discard")
    expect(tray).to_be_visible()
    seen.play(seen.piece("discard:").first)
    expect(tray).to_be_hidden()


LEVEL = "Bot · Sunlit"
# What of a taken Faction's words lies under the strip with its owner's name.
UNDER = """() => [...document.querySelectorAll(".draft .taken")].filter((it) => {
  const owner = it.querySelector(".owner").getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(it.querySelector(".text"));
  const text = range.getBoundingClientRect();
  return text.bottom > owner.top + 1 && text.right > owner.left;
}).map((it) => it.textContent)"""


def most_are_taken(_kind: str, _prompt: str, table: JsonDict) -> bool:
    return sum(int(str(one["seat"])) >= 0 for one in things(table, "factions")) > 7


def test_the_owner_of_a_faction_hides_none_of_its_words(open_page: Open, address: str) -> None:
    place = find(GAME, 5, most_are_taken)
    page = open_page(seat_link(reach(address, GAME, 5, place), place), size=PHONE)
    seen = ChasmsTable(page)
    seen.wait()
    expect(page.locator(".draft .taken").nth(7)).to_be_attached()
    assert page.evaluate(UNDER) == []


@pytest.mark.parametrize("seats", [3, 6])
def test_every_bot_shows_its_level(open_page: Open, address: str, seats: int) -> None:
    made = new_table(address, GAME, [ME, *[BOT] * (seats - 1)], seed="tide", options=RANDOM)
    page = open_page(link(made))
    seen = ChasmsTable(page)
    seen.wait()
    for width, height in at_every_size(page):
        assert_fits(page)
        levels = page.locator(".foes").get_by_text(LEVEL)
        expect(levels).to_have_count(seats - 1)
        for level in levels.all():
            cut = level.evaluate("(it) => it.scrollWidth > it.clientWidth")
            assert not cut, f"{width}×{height}"


def test_what_is_left_of_a_turn_says_whose_it_is(open_page: Open, address: str) -> None:
    place = find(GAME, 2, lambda kind, _prompt, _table: kind == "turn", RANDOM)
    made = reach(address, GAME, 2, place, RANDOM)
    active = NAMES[place.seat]
    left = re.compile(rf"^{active}: ")
    own, other = (
        open_page(link(made, seat)).locator(".piles") for seat in (place.seat, 1 - place.seat)
    )
    expect(other.get_by_text(left)).to_be_visible()
    expect(own).to_be_visible()
    expect(own.get_by_text(left)).to_have_count(0)
