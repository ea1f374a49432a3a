"""After the match: what each choice was worth, choice by choice, as a search sees it.

A review is made once, when somebody first asks for it, and grows while they watch. The search gets
at every choice what the seat could know then, so it is no wiser than the player was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from fathomless.core.action import Action
from fathomless.core.state import State
from fathomless.server.appraisal import Verdict
from fathomless.server.effects import Job
from fathomless.server.levels import review_for
from fathomless.server.lobby import TableError
from fathomless.server.protocol import Candidate
from fathomless.server.rest import LabelInfo, MomentInfo, MoveInfo, ReviewInfo
from fathomless.server.table import Table
from fathomless.server.workers import Workers

log = logging.getLogger(__name__)

MOST = 64  # reviews that are kept; the oldest is forgotten first


class Reviews:
    """The reviews of finished matches."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: dict[str, ReviewInfo] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, table: Table) -> ReviewInfo:
        """The review of a match; the first who asks begins it."""
        if not table.is_over:
            raise TableError("table/running", "The review is there when the match is over.")
        id = table.setup.id
        review = self._made.get(id)
        if review is None:
            choices = list(choices_of(table))
            review = self._made[id] = ReviewInfo(len(choices))
            while len(self._made) > MOST:
                del self._made[next(iter(self._made))]
            task = asyncio.create_task(self._make(review, choices))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return review

    async def _make(self, review: ReviewInfo, choices: list[Choice]) -> None:
        for choice in choices:
            try:
                verdict = await self._workers.appraise(choice.job, choice.played)
            except BrokenProcessPool:
                log.exception("a review broke off")
                review.failed = True
                return
            review.moments.append(moment(choice, verdict))

    async def close(self) -> None:
        """Stop where they are."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """A question with more than one answer, these in words, and the answer that was given."""

    job: Job
    labels: dict[str, LabelInfo]
    played: str


def choices_of(table: Table) -> Iterator[Choice]:
    """Every choice of the match, in order."""
    course = table.course.replay
    state = course.start()
    spec = review_for(len(table.seats))
    for move, (seat, action) in enumerate(course.actions):
        legal = state.legal()
        if len(legal) > 1:
            job = Job(move, seat, state.to_json(), spec, f"review {move}")
            yield Choice(job, {each.text: label(state, each) for each in legal}, action.text)
        state.apply(action)


def label(state: State, action: Action) -> LabelInfo:
    """An answer to the open question, in words."""
    assert state.asked is not None
    message = state.asked.option(state, action)
    return LabelInfo(message.key, dict(message.args))


def moment(choice: Choice, verdict: Verdict) -> MomentInfo:
    """What the search says about one choice."""
    return MomentInfo(
        move=choice.job.ply,
        seat=choice.job.seat,
        played=move_info(choice, verdict.played),
        best=move_info(choice, verdict.best),
        lost=verdict.lost,
    )


def move_info(choice: Choice, found: Candidate) -> MoveInfo:
    """One of the moves."""
    return MoveInfo(found.a, choice.labels[found.a], found.value, found.low, found.high)
