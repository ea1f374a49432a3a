"""A real server and a real browser. Every test has a browser context of its own."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from fathomless.server.testing import ServerProcess, server
from tests.browser import chromium
from tests.browser.cable import Cable

ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE_MS = 60_000  # only what hangs takes as long, even on a busy machine
PICTURES = Path(__file__).resolve().parents[2] / "build" / "browser-failures"
FAILED = pytest.StashKey[bool]()

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server that all tests of a process share; its bots do not wait."""
    with server(str(tmp_path_factory.mktemp("server") / "tables.db")) as process:
        yield process.address


@pytest.fixture
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of this test's own, at the pace that people know."""
    database = tmp_path_factory.mktemp("slow") / "tables.db"
    with server(str(database), pace={}) as process:
        yield process


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    path = chromium.find()
    assert path is not None, "no browser: python -m tests.browser.chromium gets one"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know how the test went."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def picture(page: Page, name: str) -> None:
    """Keep what was on the screen of a test that failed."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    file = re.sub(r"[^\w-]+", "-", name)
    with suppress(PlaywrightError):
        page.screenshot(path=PICTURES / f"{file}.png")


@pytest.fixture
def open_page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens pages, each in a browser context of its own: another person, another device."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        path: str = "/",
        *,
        base: str = address,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.goto(base + path)
        return page

    yield make
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            picture(context.pages[0], f"{request.node.name}-{number}")
        context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def cable(address: str) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    line = Cable(int(address.rpartition(":")[2]))
    yield line
    line.close()


@pytest.fixture(autouse=True, scope="session")
def no_display() -> None:
    """The browser has no window, whatever the machine has."""
    os.environ.pop("DISPLAY", None)
