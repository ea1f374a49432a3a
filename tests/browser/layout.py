"""What must hold of every screen at every size."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, Page

SIZES = ((1440, 900), (1024, 768), (390, 844))
# Two frames: what follows the size by script has followed it then.
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Whether a thing is on the screen where it lies, and under nothing else.
IN_SIGHT = """(it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const at = (x, y) => it.contains(document.elementFromPoint(x, y));
  const middle = (top + bottom) / 2;
  return at(left + 2, middle) && at(right - 2, middle) && top >= 0 && bottom <= innerHeight;
}"""


def assert_fits(page: Page) -> None:
    """Nothing to scroll sideways."""
    width, there = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= there, f"{page.url} is {width} wide, the screen {there}"


def assert_in_sight(thing: Locator) -> None:
    """Nobody has to scroll or to push anything aside for it."""
    assert thing.evaluate(IN_SIGHT), f"not in sight: {thing.inner_text()}"


def at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """The same page, resized to each of the sizes that count."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield width, height
