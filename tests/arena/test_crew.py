"""Processes that search together."""

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pipe
from statistics import median
from struct import pack

import pytest

from fathomless import games
from fathomless.arena.crew import ProcessCrew
from fathomless.arena.match import play_match
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.parallel import errand
from fathomless.bots.playout import play_out
from fathomless.bots.result import SearchResult
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

BUSY = 30.0  # seconds: the machine that runs the tests may have other things to do


@pytest.fixture(scope="module")
def crew() -> Iterator[ProcessCrew]:
    crew = ProcessCrew(2)
    yield crew
    crew.close()
    assert not any(helper.process.is_alive() for helper in crew.helpers)


@pytest.fixture(scope="module")
def perspective() -> Perspective:
    state = games.get("the-abyss").start(3, "crew")
    play_out(state, Rng("on"), 9)
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return Perspective(state, state.seat_to_act)


def search(crew: ProcessCrew, perspective: Perspective, bot: IsmctsBot, seed: str) -> SearchResult:
    bot.crew = crew
    return bot.search(perspective, Rng(seed))


def figures(result: SearchResult) -> list[tuple[str, int, float]]:
    return [(each.action.text, each.visits, each.value) for each in result.statistics]


def test_the_seed_the_iterations_and_the_size_decide(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    found = [search(crew, perspective, IsmctsBot(iterations=80), seed) for seed in "aab"]
    assert figures(found[0]) == figures(found[1])
    assert figures(found[0]) != figures(found[2])
    assert found[0].iterations == pytest.approx(160, abs=2 * len(found[0].statistics))
    alone = IsmctsBot(iterations=80).search(perspective, Rng("a"))
    assert found[0].iterations > 1.5 * alone.iterations


def unhurried(seconds: float) -> IsmctsBot:
    """A search that does not end before its time because its choice is clear."""
    bot = IsmctsBot(seconds=seconds, clock=time.monotonic)
    bot.brief = False
    return bot


def took(run: Callable[[], object]) -> float:
    began = time.monotonic()
    run()
    return time.monotonic() - began


def spend(seconds: float, perspective: Perspective) -> None:
    """As a search spends its time: the clock is read after one playout for each choice."""
    until = time.monotonic() + seconds
    rng = Rng("spend")
    while time.monotonic() < until:
        for _ in perspective.legal():
            play_out(perspective.sample(rng), rng)


def overtime(crew: ProcessCrew, perspective: Perspective, bot: IsmctsBot, tries: int) -> float:
    """How much longer than a second searches take: the middle of so many.

    A busy machine is late with everything: how late it is just then is told by something else that
    lasts a second and knows no crew.
    """
    late: list[float] = []
    for number in range(tries):
        searched = took(partial(search, crew, perspective, bot, f"time {number}"))
        late.append(searched - took(partial(spend, 1.0, perspective)))
    return median(late)


def test_a_time_is_kept(crew: ProcessCrew, perspective: Perspective) -> None:
    """Within a tenth, as the documents say; and it is used."""
    assert abs(overtime(crew, perspective, unhurried(1.0), tries=5)) <= 0.1


def test_a_time_that_is_not_kept_would_be_noticed(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    assert overtime(crew, perspective, unhurried(1.3), tries=3) > 0.1


def test_what_the_others_find_in_that_time_counts(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    """Here the one who asks sleeps most of the time away."""

    def sleepy() -> float:
        time.sleep(0.25)
        return next(ticks)

    ticks = iter([0.0, float("inf")])
    found = search(crew, perspective, IsmctsBot(seconds=60.0, clock=sleepy), "sleepy")
    assert found.iterations > 2 * len(perspective.legal())  # one round is its own


def test_who_is_told_to_hurry_does_not_wait_for_the_others(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    bot = IsmctsBot(seconds=2 * BUSY, clock=iter([0.0, *[float("inf")] * 99]).__next__)
    began = time.monotonic()
    assert search(crew, perspective, bot, "hurry").action in perspective.legal()
    assert time.monotonic() - began < BUSY


def test_a_dead_helper_does_not_lose_the_move_and_the_next_has_a_new_one(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    before = search(crew, perspective, IsmctsBot(iterations=80), "dead")
    crew.helpers[0].process.kill()
    crew.helpers[0].process.join()
    without = search(crew, perspective, IsmctsBot(iterations=80), "dead")
    assert without.action in perspective.legal()
    assert without.iterations < 0.75 * before.iterations
    assert figures(search(crew, perspective, IsmctsBot(iterations=80), "dead")) == figures(before)


def test_who_is_busy_with_something_else_is_not_waited_for(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    bot = IsmctsBot(seconds=0.5, clock=time.monotonic)
    endless = IsmctsBot(iterations=1_000_000_000)
    crew.helpers[0].begin(errand(endless, perspective, Rng("endless")))
    began = time.monotonic()
    assert search(crew, perspective, bot, "busy").action in perspective.legal()
    assert time.monotonic() - began < 0.5 + BUSY
    crew.helpers[0].process.kill()
    assert search(crew, perspective, bot, "after").action in perspective.legal()


def test_a_late_report_counts_for_no_other_search(
    crew: ProcessCrew, perspective: Perspective
) -> None:
    alone = IsmctsBot(iterations=80).search(perspective, Rng("late")).iterations
    crew.helpers[0].begin(errand(IsmctsBot(iterations=4000), perspective, Rng("earlier")))
    found = search(crew, perspective, IsmctsBot(iterations=80), "late")
    assert found.iterations < 2 * alone
    crew.helpers[0].report(None)  # the earlier errand's


@pytest.mark.parametrize("said", [b"", pack("!i", 400) + b"no more than this"])
def test_a_helper_that_dies_over_its_report_has_none(
    said: bytes, crew: ProcessCrew, perspective: Perspective, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = crew.helpers[0]
    helper.process.kill()
    helper.process.join()
    ours, theirs = Pipe()
    os.write(theirs.fileno(), said)
    theirs.close()
    monkeypatch.setattr(helper, "_connection", ours)
    monkeypatch.setattr(helper, "_owes", True)
    assert helper.report(None) == []
    monkeypatch.undo()
    assert search(crew, perspective, IsmctsBot(iterations=80), "next").iterations > 0


def test_a_match_with_a_crew_is_the_same_each_time() -> None:
    first, second = (
        play_match("the-abyss", ["ismcts:8@2", "random"], "crew", {"target": 10}) for _ in "ab"
    )
    assert first.actions == second.actions
