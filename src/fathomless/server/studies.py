"""Studies of the games: bots play them in the background while somebody waits for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool

from fathomless.arena.page_text import PAGES
from fathomless.arena.study import StudyPlan, evaluate, plan_study
from fathomless.arena.study_page import html
from fathomless.arena.workers import Records
from fathomless.core.game import Setting
from fathomless.server.limits import LimitError
from fathomless.server.rest import StudyInfo
from fathomless.server.workers import Workers

log = logging.getLogger(__name__)

PLAYER = "greedy"
GAMES = 400
CHUNK = 2  # games between which a bot at a table may come first
SEED = "study"
MOST = 32  # studies that are kept; those that were not asked for longest make room
PATIENCE = 20.0  # seconds after which nobody waits any more: who does asks every second

Key = tuple[str, int, tuple[tuple[str, Setting], ...]]


class Study:
    """The games of one study so far, and its pages by language when they have all been played."""

    def __init__(self, plan: StudyPlan) -> None:
        self.plan = plan
        self.records: Records = {}
        self.pages: dict[str, str] = {}
        self.failed = False
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None

    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(GAMES) if number not in self.records]

    def write(self) -> None:
        """The pages; the games are not needed any more."""
        result = evaluate(self.plan, [self.records[number] for number in range(GAMES)], 0.0)
        self.pages = {language: html(result, language) for language in PAGES}

    def info(self, language: str) -> StudyInfo:
        """As far as it has come."""
        done = GAMES if self.pages else len(self.records)
        return StudyInfo(done, GAMES, self.pages.get(language), self.failed)


class Studies:
    """By game, seats and options. One that nobody waits for stops, and goes on when asked again."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: dict[Key, Study] = {}  # the one asked for last is the last
        # They take turns, and where there are several processes one is left to the tables.
        self._lanes = max(1, workers.count - 1)
        self._turn = asyncio.Semaphore(self._lanes)

    def of(
        self, game: str, seats: int, options: Mapping[str, Setting], language: str = "en"
    ) -> StudyInfo:
        """The study, as far as it has come; the first who asks begins it."""
        key = (game, seats, tuple(sorted(options.items())))
        study = self._kept.pop(key, None)
        if study is None:
            plan = plan_study(game, [PLAYER] * seats, SEED, options)
            self._make_room()
            study = Study(plan)
        if study.failed:
            return study.info(language)  # it is forgotten by now: whoever asks again begins anew
        self._kept[key] = study
        study.asked = time.monotonic()
        if study.task is None and not study.pages:
            study.task = asyncio.create_task(self._make(study))
        return study.info(language)

    def _make_room(self) -> None:
        # One whose pages can be read is done, though its task may still be tidying up.
        idle = [key for key, study in self._kept.items() if study.task is None or study.pages]
        if len(self._kept) < MOST:
            return
        if not idle:
            raise LimitError("limit/studies", "Too many studies are under way; wait a minute.")
        del self._kept[idle[0]]

    async def _make(self, study: Study) -> None:
        left = study.missing()
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._lanes):
                    group.create_task(self._play(study, left))
            if not study.missing():
                await asyncio.to_thread(study.write)
                study.records.clear()
        except* BrokenProcessPool:
            log.exception("a study broke off")
            study.failed = True
        finally:
            study.task = None

    async def _play(self, study: Study, left: list[int]) -> None:
        """Take games from those that are left, as long as somebody waits for them."""
        while left and time.monotonic() - study.asked < PATIENCE:
            async with self._turn:
                numbers, left[:] = left[:CHUNK], left[CHUNK:]
                if numbers:  # others may have taken the last ones meanwhile
                    study.records.update(await self._workers.play(study.plan, numbers))

    async def close(self) -> None:
        """Stop where they are."""
        tasks = [study.task for study in self._kept.values() if study.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
