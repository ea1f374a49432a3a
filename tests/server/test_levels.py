from __future__ import annotations

import time

import pytest

from fathomless import bots
from fathomless.bots.levels import NAMES, STRONGEST
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.server import levels, thinking
from tests.server.tables import asked, make_table, play_until


@pytest.mark.parametrize("level", levels.LEVELS, ids=lambda level: level.name)
def test_every_level_answers_and_who_looks_at_a_clock_that_has_run_out_stops(
    level: levels.Level,
) -> None:
    table = make_table()
    perspective = Perspective(table.course.state, asked(table))
    ticks = iter(range(99_999))  # a second goes by from one look to the next
    bot = bots.make(level.spec(), ticks.__next__)
    assert bot.choose(perspective, Rng("hurried")) in table.course.state.legal()
    looks = next(ticks)
    assert looks == (2 if level.name == STRONGEST else 0)  # at the beginning, and after one round


def test_only_the_strongest_thinks_by_the_clock() -> None:
    assert [level.spec() for level in levels.LEVELS] == [*NAMES[:-1], "hadal:1s"]
    assert levels.level("hadal").spec(4) == "hadal:1s@4"
    assert levels.STAND_IN == "midnight"


def test_a_job_is_done_from_its_own_data() -> None:
    table = make_table("pbb")
    job = table.job(asked(table), "sunlit")
    hint = table.job(asked(table), levels.hint_for(3))
    legal = {action.text for action in table.course.state.legal()}
    assert thinking.choose(job, 0) in legal
    assert thinking.choose(job, 0) == thinking.choose(job, 0)
    took: list[float] = []
    while len(took) < 12 and not (took and min(took) < 1.0):  # not every time is a machine busy
        began = time.monotonic()
        assert {candidate.a for candidate in thinking.advise(hint, 0)} == legal
        took.append(time.monotonic() - began)
    assert 0.7 < min(took) < 1.0  # it uses its time, and no more


def test_a_hint_in_a_game_for_one_has_chance_interval_and_score() -> None:
    table = make_table("p", game="the-abandons", seed="hint")
    play_until(table, "doors")
    found = thinking.advise(table.job(0, "planner:200"), 0)
    assert levels.hint_for(1).startswith("planner:")
    assert {candidate.a for candidate in found} == {a.text for a in table.course.state.legal()}
    for candidate in found:
        assert candidate.score is not None
        assert 0 <= candidate.low <= candidate.value <= candidate.high <= 1
        assert (candidate.score > 0) == (candidate.value > 0)


def test_there_are_no_other_levels() -> None:
    with pytest.raises(SetupError) as caught:
        levels.level("wise")
    assert caught.value.code == "bot/unknown"
