"""What runs in a worker process: a bot's choice or a hint, from one seat's perspective; a study."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import MutableSequence
from multiprocessing import parent_process

from fathomless import bots
from fathomless.arena.crew import crew_of
from fathomless.arena.plan import Plan
from fathomless.arena.workers import Records
from fathomless.bots.adviser import telling
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.planner import PlannerBot
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.server import appraisal, levels
from fathomless.server.appraisal import Adviser, Verdict
from fathomless.server.effects import Job
from fathomless.server.protocol import Candidate

# One flag per running job, shared with the server: when it is set, the job's time is over.
_hurried: list[MutableSequence[int]] = []
_together = [1]  # how many processes search for one choice


def prepare(flags: MutableSequence[int], together: int = 1) -> None:
    """Called once in each worker."""
    _hurried.append(flags)
    _together[0] = together
    if together > 1:
        crew_of(together)  # they take a while to start: no choice shall wait for that
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    """A server that was killed cannot stop its workers: they must notice."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(job: Job, slot: int) -> str:
    """The action that a bot of a level chooses."""
    bot = bots.make(levels.level(job.spec).spec(_together[0]), clock_of(slot), crew_of)
    return bot.choose(_perspective(job), Rng(job.seed)).text


def advise(job: Job, slot: int) -> list[Candidate]:
    """The legal actions with what a search or a plan thinks of them, best first."""
    perspective = _perspective(job)
    found = _candidates(_adviser(job, slot), perspective, Rng(job.seed))
    return [appraisal.told(each) for each in found]


def appraise(played: tuple[Job, str], slot: int) -> Verdict:
    """What an action that was played is worth beside the best one."""
    job, action = played
    bot, perspective, rng = _adviser(job, slot), _perspective(job), Rng(job.seed)
    found = _candidates(bot, perspective, rng)
    return appraisal.appraise(bot, perspective, found, action, rng).told()


def _adviser(job: Job, slot: int) -> Adviser:
    bot = telling(bots.make(job.spec, clock_of(slot)))
    if isinstance(bot, IsmctsBot) and bot.clock is not None and _together[0] > 1:
        bot.crew = crew_of(_together[0])
    assert isinstance(bot, Adviser)
    return bot


def _candidates(bot: Adviser, perspective: Perspective, rng: Rng) -> list[Candidate]:
    if isinstance(bot, PlannerBot):
        return [appraisal.planned(each) for each in bot.plan(perspective, rng)]
    return [appraisal.searched(each) for each in bot.search(perspective, rng).statistics]


def play(errand: tuple[Plan, list[int]], slot: int) -> Records:
    """Some games between bots; fewer if the job is told to hurry."""
    plan, numbers = errand
    records: Records = {}
    for number in numbers:
        if _hurried and _hurried[0][slot]:
            break
        records[number] = plan.play(number)
    return records


def clock_of(slot: int) -> levels.Clock:
    """A clock that jumps to the end of all time when its job is told to hurry."""

    def clock() -> float:
        hurried = bool(_hurried) and _hurried[0][slot]
        return float("inf") if hurried else time.monotonic()

    return clock


def _perspective(job: Job) -> Perspective:
    return Perspective(State.from_json(job.state), job.seat)
