"""Studies of the games: bots play them in the background, once, when somebody first asks."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool

from fathomless.arena.study import StudyPlan, evaluate, plan_study
from fathomless.arena.study_page import html
from fathomless.arena.workers import Records
from fathomless.server.rest import StudyInfo
from fathomless.server.workers import Workers

log = logging.getLogger(__name__)

PLAYER = "greedy"
GAMES = 400
CHUNK = 8  # games between which a bot at a table may come first
SEED = "study"


class Studies:
    """By game and number of seats; they are kept, there are not many."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: dict[tuple[str, int], StudyInfo] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, game: str, seats: int) -> StudyInfo:
        """The study, as far as it has come; the first who asks begins it."""
        study = self._made.get((game, seats))
        if study is None or study.failed:
            plan = plan_study(game, [PLAYER] * seats, SEED, None)
            study = self._made[game, seats] = StudyInfo(0, GAMES)
            task = asyncio.create_task(self._make(study, plan))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return study

    async def _make(self, study: StudyInfo, plan: StudyPlan) -> None:
        records: Records = {}
        try:
            for first in range(0, GAMES, CHUNK):
                numbers = list(range(first, min(first + CHUNK, GAMES)))
                records.update(await self._workers.play(plan, numbers))
                study.done = len(records)
        except BrokenProcessPool:
            log.exception("a study broke off")
            study.failed = True
            return
        result = evaluate(plan, [records[number] for number in range(GAMES)], 0.0)
        study.page = await asyncio.to_thread(html, result)

    async def close(self) -> None:
        """Stop where they are."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
