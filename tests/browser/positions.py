"""Positions a test wants to begin in: found by simulation, reached over WebSockets by all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

from fathomless import games
from fathomless.core.jsontypes import JsonDict
from fathomless.core.rng import Rng
from fathomless.server.client import Frame, new_table, sit_down
from tests.browser.matches import link, me

NAMES = ("Ada", "Bea", "Cai", "Dot", "Eli", "Fay")
MOST_ATTEMPTS = 400

# After how many moves, which seat, and what it answers.
Answers = list[tuple[int, int, str]]
# The kind of question, the prompt's key, and the table as the asked seat sees it.
Wanted = Callable[[str, str, JsonDict], bool]
Choose = Callable[[str, list[str], Rng], str]
# The table as a spectator sees it when the match is over.
Ended = Callable[[JsonDict], bool]


def anything(_kind: str, legal: list[str], rng: Rng) -> str:
    """Any answer will do."""
    return legal[rng.below(len(legal))]


def any_end(_table: JsonDict) -> bool:
    """Any end will do."""
    return True


class Position:
    """A deal, the answers that lead somewhere, and who is asked there; -1 if the match is over."""

    def __init__(self, seed: str, answers: Answers, seat: int) -> None:
        self.seed = seed
        self.answers = answers
        self.seat = seat


def find(
    game: str,
    seats: int,
    wanted: Wanted | None,
    options: dict[str, Any] | None = None,
    choose: Choose = anything,
    ended: Ended = any_end,
) -> Position:
    """The first such position; without a wish, the end of a match."""
    for attempt in range(MOST_ATTEMPTS):
        found = _walk(game, seats, f"place {attempt}", wanted, options or {}, choose, ended)
        if found is not None:
            return found
    raise AssertionError("there is no such position")


def _walk(
    game: str,
    seats: int,
    seed: str,
    wanted: Wanted | None,
    options: dict[str, Any],
    choose: Choose,
    ended: Ended,
) -> Position | None:
    state, rng = games.get(game).start(seats, seed, options), Rng(seed)
    answers: Answers = []
    moves = 0
    while (question := state.asked) is not None:
        actions = question.legal(state)
        legal = [action.text for action in actions]
        if len(legal) > 1:  # a single answer gives itself
            if wanted is not None:
                table = state.view(question.seat).table
                if wanted(question.kind, question.prompt(state).key, table):
                    return Position(seed, answers, question.seat)
            answer = choose(question.kind, legal, rng)
            answers.append((moves, question.seat, answer))
            state.apply(actions[legal.index(answer)])
        else:
            state.apply(actions[0])
        moves += 1
    if wanted is None and ended(state.view(None).table):
        return Position(seed, answers, -1)
    return None


def reach(
    address: str, game: str, seats: int, place: Position, options: dict[str, Any] | None = None
) -> Frame:
    """A table in that position; all its seats are this device's."""
    people = [me(name) for name in NAMES[:seats]]
    made = new_table(address, game, people, seed=place.seed, options=options or {})
    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        pool.submit(asyncio.run, _answer(address, made, place.answers)).result()
    return made


def seat_link(made: Frame, place: Position) -> str:
    """The link of the seat that is asked there."""
    return link(made, max(place.seat, 0))


async def _answer(address: str, made: Frame, answers: Answers) -> None:
    """Every seat gives its answers."""
    async with AsyncExitStack() as stack:
        clients = {
            held["seat"]: await stack.enter_async_context(
                sit_down(address, made["table"]["id"], held["token"])
            )
            for held in made["seats"]
        }
        for moves, seat, action in answers:
            frame = await clients[seat].until("sync", "step")
            while not _is_asked(frame, seat, moves):
                frame = await clients[seat].until("sync", "step")
            await clients[seat].send({"t": "act", "ply": frame["ply"], "a": action})
        if answers:
            await clients[answers[-1][1]].until("step")


def _is_asked(frame: Frame, seat: int, moves: int) -> bool:
    """Whether it is the seat's turn to answer; in a window it is shown its question before that."""
    asked = frame["now"]["ask"]
    mine = bool(asked) and not asked["auto"] and asked["seat"] == seat
    return mine and bool(frame["ply"] >= moves)


def things(table: JsonDict, zone: str) -> Iterator[JsonDict]:
    """The entries of a list in a view."""
    entries = table[zone]
    assert isinstance(entries, list)
    for entry in entries:
        assert isinstance(entry, dict)
        yield entry
