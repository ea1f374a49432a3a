"""Abyss on its drawn table: whole games, and every kind of piece touched by hand."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from fathomless import games
from fathomless.core.rng import Rng
from fathomless.games.abyss.state import AbyssState
from fathomless.server.client import Frame, new_table, sit_down
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, at_every_size
from tests.browser.matches import BOT, ME, Wire, link, me
from tests.browser.pages import TablePage

GAME = "abyss"
TEXT = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "abyss" / "text"
# Where a card lies uncovered, whatever lies beside it.
CORNER: Position = {"x": 12, "y": 40}
MOST_CARDS = 20
# What is touched first where it can be: a Location, a Lord, a stack, the card on offer, the deck.
PIECES = ("location:", "lord:", "council:", "offer", "deck")


@cache
def own_text(language: str) -> dict[str, str]:
    """The table's own sentences."""
    found: dict[str, str] = json.loads((TEXT / f"{language}.json").read_text(encoding="utf-8"))
    return found


class AbyssTable(TablePage):
    """The table of Abyss; its pieces are found by their refs, its zones by their names."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        self.text = own_text(language)
        self.hand = self.zone("own_hand")
        self.tray = self.zone("payment")
        self.tally = self.zone("tally")
        gathered = page.get_by_role("group", name=self.text["abyss.gathered"])
        self.gathered = gathered.get_by_role("button")
        self.send = self.gathered.last
        self.touched: set[str] = set()

    def zone(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=self.text[f"abyss.{name}"], exact=True)

    def piece(self, kind: str) -> Locator:
        """Pieces of this kind that can be touched."""
        return self.page.locator(f'[data-ref^="{kind}"][data-can]:visible')

    def play(self, piece: Locator) -> None:
        """Touch a piece, and play what is chosen by that."""
        ref = piece.get_attribute("data-ref") or ""
        self.touched.add(ref.partition(":")[0])
        piece.click(position=CORNER)
        self.buttons.last.click()

    def take_up(self, pieces: Locator) -> None:
        """Take up pieces from the right, until it is enough."""
        for _ in range(MOST_CARDS):
            if self.send.is_enabled():
                return
            pieces.last.click(position=CORNER)
        raise AssertionError("never enough")

    def gather(self) -> None:
        """Answer a question that wants several things."""
        self.touched.add("payment" if self.tray.is_visible() else "gathered")
        self.take_up(self.piece("hand:").or_(self.piece("lord:")))
        self.send.click()
        expect(self.gathered).to_have_count(0)

    def take_a_turn(self) -> None:
        """Touch the best there is."""
        if self.send.is_visible():
            return self.gather()
        for kind in PIECES:
            if self.piece(kind).first.is_visible():
                return self.play(self.piece(kind).first)
        return self.press_on()


# -- positions, reached by simulation ----------------------------------------------------------

Wanted = Callable[[str, list[str]], bool]
Answers = list[tuple[int, str]]


def first(prefix: str, legal: list[str]) -> str | None:
    return next((text for text in legal if text.startswith(prefix)), None)


def choose(kind: str, legal: list[str], threat: int, rng: Rng) -> str:
    """Recruit where one can; fight late, so that Keys come in pairs; else anything."""
    favourite = first("recruit", legal)
    if kind == "monster" and threat < 6:
        favourite = first("explore", legal)
    return favourite or legal[rng.below(len(legal))]


@cache
def position(seats: int, wanted: Wanted) -> tuple[str, Answers, int]:
    """A seed, the answers that lead to the position that is wanted, and who is asked there."""
    for attempt in range(3_000):
        seed = f"depth {attempt}"
        state, rng = games.get(GAME).start(seats, seed), Rng(seed)
        assert isinstance(state, AbyssState)
        answers: Answers = []
        while (question := state.asked) is not None:
            actions = question.legal(state)
            legal = [action.text for action in actions]
            if len(legal) > 1 and wanted(question.kind, legal):
                return seed, answers, question.seat
            chosen = choose(question.kind, legal, state.threat, rng)
            if len(legal) > 1:  # a single answer gives itself
                answers.append((question.seat, chosen))
            state.apply(actions[legal.index(chosen)])
    raise AssertionError("there is no such position")


async def answer(address: str, made: Frame, answers: Answers) -> None:
    """Every seat gives its answers."""
    async with AsyncExitStack() as stack:
        clients = {
            held["seat"]: await stack.enter_async_context(
                sit_down(address, made["table"]["id"], held["token"])
            )
            for held in made["seats"]
        }
        for seat, action in answers:
            while not _is_asked(frame := await clients[seat].until("sync", "step"), seat):
                pass
            await clients[seat].send({"t": "act", "ply": frame["ply"], "a": action})
        if answers:
            await clients[answers[-1][0]].until("step")


def _is_asked(frame: Frame, seat: int) -> bool:
    asked = frame["now"]["ask"]
    return bool(asked) and not asked["auto"] and asked["seat"] == seat


def reach(address: str, seats: int, wanted: Wanted) -> str:
    """The link of the seat that is asked in such a position."""
    seed, answers, seat = position(seats, wanted)
    made = new_table(address, GAME, [me(name) for name in ("Ada", "Bea")[:seats]], seed=seed)
    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        pool.submit(asyncio.run, answer(address, made, answers)).result()
    return link(made, seat)


def asks_much(kind: str, legal: list[str]) -> bool:
    """A payment with a choice of cards of several Races."""
    races = {text.rstrip("12345") for text in legal}
    return kind == "payment" and len(legal) > 3 and len(races) > 1


def offers_a_lord(kind: str, legal: list[str]) -> bool:
    return kind == "turn" and first("recruit", legal) is not None


def offers_a_location(kind: str, legal: list[str]) -> bool:
    return kind == "control" and first("control", legal) is not None


def wants_lords(kind: str, legal: list[str]) -> bool:
    return kind == "keys" and sum(text.startswith("tuck") for text in legal) > 1


def wants_a_discard(kind: str, legal: list[str]) -> bool:
    return kind == "discard" and len(legal) > 2


# -- whole games -------------------------------------------------------------------------------


def assert_tally(seen: AbyssTable, seats: int) -> None:
    """The score sheet has four lines for each, and they add up to what the result says."""
    totals = sorted(int(total) for total in seen.totals())
    assert len(totals) == seats
    seen.page.keyboard.press("Escape")
    expect(seen.result).to_be_hidden()
    rows = [row.get_by_role("cell").all() for row in seen.tally.get_by_role("row").all()[1:]]
    columns = list(zip(*([number(cell) for cell in row] for row in rows), strict=True))
    assert all(len(column) == 5 and sum(column[1:]) == column[0] for column in columns)
    assert sorted(column[0] for column in columns) == totals
    seen.tally.get_by_role("button", name=seen.text["abyss.see_table"]).click()
    expect(seen.tally).to_be_hidden()


def number(cell: Locator) -> int:
    """What a cell says first; what it is made of follows."""
    return int(cell.inner_text().split()[0])


KEY = re.compile(r"\babyss\.\w+|\b(?:lord|power|card|race|guild):\w+")


def assert_translated(page: Page) -> None:
    """No key in place of a sentence."""
    assert not KEY.findall(page.inner_text("body"))


def test_a_whole_game_at_two_seats(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT], seed="pearls")
    seen = AbyssTable(open_page(link(made)))
    assert seen.play_to_the_end(seen.take_a_turn) > 20
    assert {"lord", "council", "offer", "payment"} <= seen.touched
    assert_tally(seen, seats=2)


def test_a_whole_game_at_four_seats_in_polish(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT, BOT, BOT], seed="pearls")
    page = open_page(link(made), language="pl")
    seen = AbyssTable(page, "pl")
    seen.wait()
    assert_translated(page)
    assert seen.play_in_turns(seen.take_a_turn, Wire(address, made, PIECES)) > 10
    assert_translated(page)
    assert_tally(seen, seats=4)


def test_turns_on_a_phone(open_page: Open, address: str) -> None:
    made = new_table(address, GAME, [ME, BOT, BOT], seed="reef")
    page = open_page(link(made), size=PHONE)
    seen = AbyssTable(page)
    for _ in range(12):
        assert seen.wait()
        assert_fits(page)
        seen.take_a_turn()
    assert seen.wait()
    assert not violations(page)


# -- the pieces --------------------------------------------------------------------------------


def missing(seen: AbyssTable) -> int:
    """What the tray says is still to go; the decision does not count as well."""
    assert not re.search(r"\d+ of \d+", seen.decision.inner_text())
    said = re.search(r"(\d+)\s+of (\d+) paid", seen.tray.inner_text())
    assert said is not None
    return max(0, int(said[2]) - int(said[1]))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_payment_in_any_order(open_page: Open, address: str, size: tuple[int, int]) -> None:
    page = open_page(reach(address, 2, asks_much), size=size)
    seen = AbyssTable(page)
    cards = seen.piece("hand:")
    expect(cards.first).to_be_visible()
    whole = missing(seen)
    expect(seen.send).to_be_disabled()
    other = seen.gathered.first
    other.click()  # what is suggested pays
    expect(seen.send).to_be_enabled()
    other.click()  # and is put back again
    expect(seen.send).to_be_disabled()
    assert missing(seen) == whole
    cards.last.click(position=CORNER)
    assert missing(seen) < whole
    seen.hand.locator("[data-sel]").last.click(position=CORNER)
    assert missing(seen) == whole
    cards.last.click(position=CORNER)
    page.keyboard.press("Escape")
    assert missing(seen) == whole
    seen.take_up(cards)
    assert_fits(page)
    assert not violations(page)
    seen.send.click()
    expect(seen.gathered).to_have_count(0)
    if size != PHONE:
        log = page.get_by_role("complementary", name=seen.words("a11y.log"))
        expect(log.get_by_text("You recruit").last).to_be_visible()


def test_a_lord_is_chosen_and_put_back(open_page: Open, address: str) -> None:
    seen = AbyssTable(open_page(reach(address, 2, offers_a_lord)))
    lord = seen.piece("lord:").first
    expect(lord).to_be_visible()
    before = seen.prompt()
    seen.play(lord)
    expect(seen.tray).to_be_visible()
    seen.undo.click()
    expect(seen.tray).to_be_hidden()
    expect(seen.decision).to_have_text(before, use_inner_text=True)


def test_a_location_is_taken(open_page: Open, address: str) -> None:
    page = open_page(reach(address, 2, offers_a_location))
    seen = AbyssTable(page)
    tile = seen.zone("locations").locator('[data-ref^="location:"][data-can]').first
    ref = tile.get_attribute("data-ref")
    seen.play(tile)
    expect(seen.hand.locator(f'[data-ref="{ref}"]')).to_be_visible()


def test_keys_of_lords_in_any_order(open_page: Open, address: str) -> None:
    page = open_page(reach(address, 2, wants_lords))
    seen = AbyssTable(page)
    expect(seen.piece("lord:").first).to_be_visible()
    free = seen.hand.locator('[data-ref^="lord:"]').count()
    seen.take_up(seen.piece("lord:"))
    seen.send.click()
    expect(seen.gathered).to_have_count(0)
    expect(seen.hand.locator('[data-ref^="lord:"]')).not_to_have_count(free)


def test_a_discard_in_any_order(open_page: Open, address: str) -> None:
    page = open_page(reach(address, 2, wants_a_discard))
    seen = AbyssTable(page)
    expect(seen.piece("hand:").first).to_be_visible()
    held = seen.hand.locator('[data-ref^="hand:"]').count()
    seen.gather()
    expect(seen.hand.locator('[data-ref^="hand:"]')).not_to_have_count(held)


def test_hint_log_and_rules(open_page: Open, address: str) -> None:
    page = open_page(reach(address, 2, offers_a_lord), size=(1024, 768))
    seen = AbyssTable(page)
    expect(seen.piece("lord:").first).to_be_visible()
    seen.hint.click()
    hints = seen.dialog("hint.title")
    expect(hints.get_by_role("listitem").first.get_by_role("button")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(seen.dialog("table.log").get_by_text("You").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").get_by_text("AB-R11").first).to_be_visible()
    page.goto(f"{address}/rules/{GAME}")
    expect(page.get_by_role("heading", level=1, name="Abyss")).to_be_visible()


def test_the_table_at_every_size(open_page: Open, address: str) -> None:
    page = open_page(reach(address, 2, offers_a_lord))
    seen = AbyssTable(page)
    seen.wait()
    for width, height in at_every_size(page):
        assert_fits(page)
        found = violations(page)
        assert not found, f"{width}×{height}\n" + "\n".join(found)
