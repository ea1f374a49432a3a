"""The Abandons: the labyrinth of the day, chances, escapes and deaths, hi-scores, challenges."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from fathomless import games
from fathomless.core.message import render
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng
from fathomless.server import daily
from fathomless.server.client import Frame, fetch, new_table, sit_down
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import assert_fits, at_every_size
from tests.browser.matches import ME, link, play
from tests.browser.pages import TablePage
from tests.browser.words import Words

GAME = "the-abandons"
TITLE = "The Abandons"
# Whoever always answers the first way gets out of the one labyrinth and stays in the other.
WAY_OUT = "lamp 8"
NO_WAY_OUT = "lamp 17"
WORDS = Words()


@cache
def walk(seed: str, language: str = "en") -> tuple[Outcome, tuple[str, ...]]:
    """Answer always the first way: how it ends, and what the answers are called."""
    game = games.get(GAME)
    catalogue = game.catalogue(language)
    state = game.start(1, seed)
    said: list[str] = []
    while (question := state.asked) is not None:
        legal = question.legal(state)
        if len(legal) > 1:  # a single answer gives itself
            label = question.option(state, legal[0])
            said.append(render(catalogue[label.key], label.args, catalogue, language))
        state.apply(legal[0])
    return state.outcome(), tuple(said)


def alone(address: str, seed: str) -> Frame:
    return new_table(address, GAME, [ME], seed=seed)


def escaped(address: str) -> Frame:
    """A table at which somebody has got out."""
    made = alone(address, WAY_OUT)
    play(address, made, moves=None)
    return made


def walk_out(seen: TablePage, seed: str) -> Outcome:
    """The same walk in the browser, through the decision bar; a click closes its question."""
    outcome, labels = walk(seed, seen.words.language)
    for label in labels:
        seen.options.get_by_role("button", name=exactly(label)).click()
    expect(seen.result).to_be_visible()
    return outcome


def exactly(label: str) -> re.Pattern[str]:
    """A button's name, after the number that is its key."""
    return re.compile(rf"^(\d )?{re.escape(label)}$")


def check(page: Page) -> None:
    """The page as it is, at every size."""
    for width, height in at_every_size(page):
        assert_fits(page)
        found = violations(page)
        assert not found, f"{width}×{height}\n" + "\n".join(found)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_from_home_into_the_labyrinth_of_the_day(
    open_page: Open, address: str, size: tuple[int, int]
) -> None:
    page = open_page("/", size=size)
    way_in = page.get_by_role("button", name=WORDS("daily.enter_game"))
    way_in.click()
    seen = TablePage(page)
    assert seen.wait()
    assert_fits(page)
    table = page.url.split("/")[4]
    facts = fetch(f"{address}/api/tables/{table}")
    assert facts["chosen_seed"]
    assert facts["options"] == daily.options()
    outcome, labels = walk(daily.seed_of(daily.today()))
    expect(seen.options.get_by_role("button", name=exactly(labels[0]))).to_be_visible()

    page.goto(address)  # the same try goes on
    way_in.click()
    page.wait_for_url(re.compile(table))
    token = page.url.split("/")[5]
    made = {"table": {"id": table}, "seats": [{"seat": 0, "token": token}]}
    play(address, made, moves=None)
    page.goto(address)
    info = fetch(f"{address}/api/daily?table={table}")
    assert info["mine"]["total"] == outcome.totals[0]
    own = WORDS("daily.kept") if outcome.lost else f"{outcome.totals[0]} points."
    panel = page.get_by_role("article").filter(has_text=WORDS("daily.title"))
    expect(panel).to_contain_text(own)
    expect(panel).to_contain_text(re.compile(r"\d\d:\d\d"))
    assert_fits(page)
    assert not violations(page)


def way_out(seed: str) -> list[str]:
    """Answers that lead out of a labyrinth, found by trying."""
    for attempt in range(2_000):
        state, rng, answers = games.get(GAME).start(1, seed), Rng(f"way {attempt}"), []
        while (question := state.asked) is not None:
            legal = question.legal(state)
            action = legal[rng.below(len(legal))]
            if len(legal) > 1:
                answers.append(action.text)
            state.apply(action)
        if not state.outcome().lost:
            return answers
    raise AssertionError(f"no way out of {seed}")


async def answer_all(address: str, made: Frame, answers: list[str]) -> None:
    token = made["seats"][0]["token"]
    async with sit_down(address, made["table"]["id"], token) as client:
        left = iter(answers)
        while not (frame := await client.until("sync", "step"))["now"]["result"]:
            if not frame["now"]["ask"]["auto"]:
                await client.send({"t": "act", "ply": frame["ply"], "a": next(left)})


def test_home_says_how_many_got_out(open_page: Open, address: str) -> None:
    seed = daily.seed_of(daily.today())
    made = alone(address, seed)
    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        pool.submit(asyncio.run, answer_all(address, made, way_out(seed))).result()
    info = fetch(f"{address}/api/daily?table={made['table']['id']}")
    assert info["escaped"] > 0
    page = open_page("/")
    panel = page.get_by_role("article").filter(has_text=WORDS("daily.title"))
    line = WORDS.pattern("daily.line", n=info["escaped"], m=info["played"])
    expect(panel.get_by_text(line)).to_be_visible()
    check(page)
    panel.get_by_role("link", name=WORDS("daily.best", n=info["best"]), exact=True).click()
    expect(page.get_by_role("heading", name=seed)).to_be_visible()
    expect(page.locator(f"a[href='/t/{made['table']['id']}?move=0']")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_escape_enters_the_hi_scores(open_page: Open, address: str, language: str) -> None:
    made = alone(address, WAY_OUT)
    page = open_page(link(made), language=language)
    seen = TablePage(page, language)
    outcome = walk_out(seen, WAY_OUT)
    assert not outcome.lost
    assert seen.totals() == [str(outcome.totals[0])]
    check(page)
    seen.result.get_by_role("link", name=seen.words("score.title"), exact=True).click()
    n = outcome.totals[0]
    expect(
        page.get_by_role("heading", name=seen.words("score.seed", seed=WAY_OUT, n=n))
    ).to_be_visible()
    check(page)
    replay = page.locator(f"a[href='/t/{made['table']['id']}?move=0']")
    expect(replay).to_have_text(seen.words("results.watch"))
    replay.click()
    expect(page.get_by_role("slider", name=seen.words("replay.title"))).to_be_visible()


def test_a_dead_end_stays_out_of_them(open_page: Open, address: str) -> None:
    made = alone(address, NO_WAY_OUT)
    page = open_page(link(made), size=PHONE)
    seen = TablePage(page)
    outcome = walk_out(seen, NO_WAY_OUT)
    assert outcome.lost
    assert seen.totals() == ["0"]
    assert_fits(page)
    expect(seen.result.get_by_text(WORDS("score.new"))).to_have_count(0)
    seen.result.get_by_role("link", name=WORDS("score.title"), exact=True).click()
    expect(page.get_by_text(WORDS("score.nobody"))).to_be_visible()


def test_a_seed_is_challenged(open_page: Open, address: str) -> None:
    made = escaped(address)
    page = open_page(link(made))
    field = TablePage(page).result.get_by_role("textbox", name=WORDS("score.share"))
    shared = field.input_value()
    assert shared.startswith(f"{address}/new/{GAME}?seed=")
    other = open_page(shared.removeprefix(address))
    expect(other.get_by_role("textbox", name=WORDS("new.seed"))).to_have_value(WAY_OUT)
    check(other)
    other.get_by_role("button", name=WORDS("new.open")).click()
    seen = TablePage(other)
    label = walk(WAY_OUT)[1][0]
    expect(seen.options.get_by_role("button", name=exactly(label))).to_be_visible()


def test_the_option_set_of_a_challenge_comes_with_it(open_page: Open) -> None:
    page = open_page(f"/new/{GAME}?seed=deep&options=difficulty=hard,sets=2,retreat=gentle")
    for option, choice in (("difficulty", "hard"), ("retreat", "gentle")):
        group = page.get_by_role("radiogroup", name=WORDS(f"setup.{GAME}.{option}"))
        name = WORDS(f"setup.{GAME}.{option}.{choice}")
        expect(group.get_by_role("radio", name=name)).to_be_checked()


def test_hi_scores_of_an_option_set(open_page: Open, address: str) -> None:
    """Of deals that nobody chose: some labyrinth lets out whoever answers the first way."""
    for _ in range(60):
        made = new_table(address, GAME, [ME], options={"difficulty": "easy"})
        play(address, made, moves=None)
        if fetch(f"{address}/api/hiscores/{GAME}?options=difficulty=easy"):
            break
    page = open_page(f"/results/{GAME}")
    difficulty = page.get_by_role("radiogroup", name=WORDS(f"setup.{GAME}.difficulty"))
    usual = WORDS(f"setup.{GAME}.difficulty.normal")
    expect(difficulty.get_by_role("radio", name=usual)).to_be_checked()
    expect(page.get_by_text(WORDS("scores.none"))).to_be_visible()
    easy = WORDS(f"setup.{GAME}.difficulty.easy")
    difficulty.get_by_role("radio", name=easy).check()
    row = page.get_by_role("list", name=WORDS("score.title")).get_by_role("listitem").first
    expect(row.get_by_role("link", name=WORDS.pattern("results.watch_game"))).to_be_visible()
    check(page)
    row.get_by_role("link", name=WORDS.pattern("score.challenge_seed")).click()
    expect(page.get_by_role("textbox", name=WORDS("new.seed"))).not_to_be_empty()
    chosen = page.get_by_role("radiogroup", name=WORDS(f"setup.{GAME}.difficulty"))
    expect(chosen.get_by_role("radio", name=easy)).to_be_checked()


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_hint_names_chances_and_scores(
    open_page: Open, address: str, size: tuple[int, int]
) -> None:
    page = open_page(link(alone(address, WAY_OUT)), size=size)
    seen = TablePage(page)
    seen.wait()
    page.keyboard.press("h")
    panel = seen.dialog("hint.title")
    row = panel.get_by_role("listitem").first.get_by_role("button")
    expect(row).to_have_accessible_name(
        re.compile(r"Chance to escape \d+%, \d+% to \d+%\. Expected score [\d.]+")
    )
    assert_fits(page)
    assert not violations(page)
    row.click()
    expect(panel).to_be_hidden()


# Whatever is moving for longer than a moment.
LASTING = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime > 500)
  .map((one) => one.animationName ?? one.transitionProperty)"""


def test_with_less_motion_no_lamp_flickers(open_page: Open, address: str) -> None:
    made = alone(address, WAY_OUT)
    play(address, made, moves=6)
    page = open_page(link(made))
    TablePage(page).wait()
    for _size in at_every_size(page):
        assert page.evaluate(LASTING) == []


def test_the_table_at_every_size(open_page: Open, address: str) -> None:
    made = alone(address, WAY_OUT)
    play(address, made, moves=6)
    page = open_page(link(made))
    TablePage(page).wait()
    check(page)
