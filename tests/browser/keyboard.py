"""Moving about by keys, as people without a mouse do."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

MOST_STEPS = 120


def has_focus(target: Locator) -> bool:
    return bool(target.evaluate("(element) => element === document.activeElement"))


def tab_to(page: Page, target: Locator, back: bool = False) -> None:
    """Press Tab until this has the focus."""
    target.wait_for()
    for _ in range(MOST_STEPS):
        if has_focus(target):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no way to {target} by Tab")


def arrow_to(page: Page, radio: Locator) -> None:
    """Go to the group of this radio button, and through it by arrows."""
    radio.wait_for()
    group = radio.locator("xpath=ancestor::*[@role='radiogroup']")
    checked = group.get_by_role("radio", checked=True)
    tab_to(page, checked)
    for _ in range(group.get_by_role("radio").count()):
        if radio.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way to {radio} by arrows")
