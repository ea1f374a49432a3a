"""The pages as people use them: by the roles and names of what is on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.matches import Wire
from tests.browser.words import Words

MOST_TURNS = 400
BY_HAND = 2
# On a busy machine a page that looks on can be many turns behind the match.
CATCH_UP_MS = 180_000
MOST_LOOKS = 3_000  # 20 ms apart: as long as anything else is waited for


class TablePage:
    """The table, from one seat."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = Words(language)
        self.decision = page.get_by_role("region", name=self.words("a11y.decision"))
        self.options = self.decision.get_by_role("group", name=self.words("bar.options"))
        self.buttons = self.options.get_by_role("button")
        # A thing is a button itself, or has an invisible one over it.
        self.things = page.locator("[data-can][role=button], [data-can] [role=button]")
        self.result = page.get_by_role("dialog").filter(has=page.get_by_role("table"))
        self.menu = page.get_by_role("navigation", name=self.words("a11y.bar"))
        self.undo = self.menu.get_by_role("button", name=self.words("table.undo"))
        self.hint = self.menu.get_by_role("button", name=self.words("table.hint"))

    def option(self, name: str) -> Locator:
        """The button of an option, by its words."""
        return self.options.get_by_role("button", name=name)

    def dialog(self, key: str, **values: object) -> Locator:
        """The dialog with this title."""
        return self.page.get_by_role("dialog", name=self.words.pattern(key, **values))

    def toast(self, key: str, **values: object) -> Locator:
        return self.page.get_by_role("status").get_by_text(self.words.pattern(key, **values))

    def choose_in_menu(self, key: str) -> None:
        """Something of the menu behind the bar's last button."""
        self.menu.get_by_role("button", name=self.words("table.menu"), exact=True).click()
        self.page.get_by_role("button", name=self.words(key), exact=True).last.click()

    def is_over(self) -> bool:
        return self.result.is_visible()

    def total_cells(self) -> list[Locator]:
        """The totals of the score sheet, best first: they stand beside the names."""
        return [row.get_by_role("cell").first for row in self.result.get_by_role("row").all()[1:]]

    def columns(self) -> list[str]:
        """What the score sheet counts, after the names."""
        head = self.result.get_by_role("row").first.get_by_role("columnheader")
        return [name.casefold() for name in head.all_inner_texts()[1:]]

    def totals(self) -> list[str]:
        """What the players have, best first."""
        return [cell.inner_text() for cell in self.total_cells()]

    def is_asked(self) -> bool:
        """Something can be chosen: in the bar, or on the table where that shows it better."""
        return self.buttons.first.is_visible() or self.things.first.is_visible()

    def wait(self) -> bool:
        """Wait until something is asked or the match is over; True if asked."""
        self.buttons.or_(self.things).or_(self.result).first.wait_for()
        return not self.is_over()

    def prompt(self) -> str:
        """What is asked now, with everything that can be answered."""
        return self.decision.inner_text()

    def next_press(self) -> Locator:
        """What leads on: the gold button or the last one, or a thing on the table to choose.

        Of things the last one: in a full hand each lies over the middle of the one before it.
        """
        return self.buttons.last if self.buttons.count() > 0 else self.things.last

    def press_on(self) -> None:
        self.next_press().click()

    def press_key(self) -> None:
        """Answer by keyboard: choose the first option, and play it."""
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")

    def play_to_the_end(self, answer: Callable[[], None]) -> int:
        """Press on until the match is over; how often. An answer closes its question at once."""
        for turn in range(MOST_TURNS):
            if not self.wait():
                return turn
            answer()
        raise AssertionError(f"not over after {MOST_TURNS} answers")

    def rule(self) -> str:
        """The rule by which something is asked."""
        return (self.decision.locator(".rule").text_content() or "").split()[-1]

    def play_in_turns(self, answer: Callable[[], None], wire: Wire) -> int:
        """Play a whole match; how often by hand, which are the first answers by every rule.

        What was answered so before is answered over the wire, and the page looks on.
        """
        answered: Counter[str] = Counter()
        while self.wait():
            rule = self.rule()
            if answered[rule] < BY_HAND:
                answer()
                answered[rule] += 1
            else:
                known = {rule for rule, times in answered.items() if times >= BY_HAND}
                self.wait_for(wire.answer_while(known))
        return answered.total()

    def wait_for(self, rule: str | None) -> None:
        """Wait until something is asked by this rule; without one, until the match is over."""
        if rule is None:
            expect(self.result).to_be_visible(timeout=CATCH_UP_MS)
        else:
            asked = self.words("bar.rule", id=rule)
            expect(self.decision.locator(".rule")).to_have_text(asked, timeout=CATCH_UP_MS)

    def wait_for_change(self, before: str) -> None:
        """Wait until the decision is another one, or none."""
        self.page.wait_for_function(
            "([region, before]) => !region.isConnected || region.innerText !== before",
            arg=[self.decision.element_handle(), before],
        )


def wait_for_any(*players: TablePage) -> TablePage | None:
    """The player who is asked, or None when the match is over for all."""
    for _ in range(MOST_LOOKS):
        for player in players:
            if player.is_asked() and not player.is_over():
                return player
        if all(player.is_over() for player in players):
            return None
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked, and it is not over")


class SetUpPage:
    """A new table of The Abyss, before it is opened."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = Words(language)
        self.open = page.get_by_role("button", name=self.words("new.open"))
        self.kinds = page.get_by_role("radiogroup", name=self.words("new.who"))
        self.levels = page.get_by_role("radiogroup", name=self.words("new.level"))
        self.target_field = page.get_by_role(
            "spinbutton", name=self.words("setup.the-abyss.target")
        )

    def place(self, number: int) -> Locator:
        """The place of a seat at the table."""
        seats = self.page.get_by_role("group", name=self.words("new.table"))
        return seats.get_by_role("button").nth(number - 1)

    def seat(self, number: int, kind: str, level: str | None = None) -> None:
        """Choose who sits there, by mouse."""
        self.place(number).click()
        self.kinds.get_by_role("radio", name=self.words(kind), exact=True).check()
        if level is not None:
            self.levels.get_by_role("radio", name=self.words(f"level.{level}")).check()

    def target(self, points: int) -> None:
        self.target_field.fill(str(points))
        self.target_field.press("Tab")
