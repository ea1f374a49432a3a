"""Find the golden games: one replay for every ending a game can have.

    PYTHONPATH=src:. python tests/golden/find.py the-abyss            # those that are missing
    PYTHONPATH=src:. python tests/golden/find.py the-abyss --again    # all of them
    PYTHONPATH=src:. python tests/golden/find.py the-abyss --only NAME

For each entry of `WANTED` in `tests/golden/<game>/wanted.py` it plays games with the seeds "NAME
0", "NAME 1", … and keeps the shortest of the first few that show what is wanted. Answers are
chosen by a generator with the same seed among those the entry's policy allows, so the same search
finds the same games every time. Beside each replay lies what it must come to, which the tests
compare: look at what changes there before you keep it.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Protocol, cast

from fathomless import games
from fathomless.core.action import Action
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng

HERE = Path(__file__).parent
CANDIDATES = 5  # the shortest of so many is kept
MOST_SEEDS = 400_000


@dataclass(frozen=True)
class Wanted:
    """One golden game to be found: its table, how it is played, and what it must show."""

    name: str
    seats: int
    options: dict[str, object]
    policy: str
    shows: list[str]


class Wishes(Protocol):
    """What `tests/golden/<game>/wanted.py` has."""

    WANTED: list[Wanted]
    REQUIRED: set[str]
    policy: Callable[[str, list[str]], list[int]]
    shows: Callable[[Replay], set[str]]


def folder(game: str) -> Path:
    return HERE / game.replace("-", "_")


def wishes(game: str) -> Wishes:
    return cast(Wishes, importlib.import_module(f"tests.golden.{folder(game).name}.wanted"))


def play(game: str, wanted: Wanted, seed: str, wish: Wishes) -> Replay:
    """One whole game."""
    rules = games.get(game)
    state = rules.start(wanted.seats, seed, wanted.options)
    rng = Rng(seed)
    actions: list[tuple[int, Action]] = []
    while not state.is_over:
        legal = state.legal()
        places = wish.policy(wanted.policy, [str(action) for action in legal])
        action = legal[places[rng.below(len(places))]]
        actions.append((state.seat_to_act, action))
        state.apply(action)
    return Replay(rules, wanted.seats, seed, rules.read_options(wanted.options), actions)


def search(game: str, wanted: Wanted) -> Iterator[Replay]:
    """The games that show what is wanted, in the order of their seeds."""
    wish = wishes(game)
    for number in range(MOST_SEEDS):
        replay = play(game, wanted, f"{wanted.name} {number}", wish)
        if set(wanted.shows) <= wish.shows(replay):
            yield replay


def result(game: str, replay: Replay) -> dict[str, object]:
    """What a replay must come to."""
    return {
        "outcome": replay.run().outcome().to_json(),
        "actions": len(replay.actions),
        "shows": sorted(wishes(game).shows(replay)),
    }


def keep(game: str, wanted: Wanted) -> bool:
    """Find one golden game and write it down with its result."""
    candidates = list(islice(search(game, wanted), CANDIDATES))
    if not candidates:
        return False
    replay = min(candidates, key=lambda found: len(found.actions))
    path = folder(game) / f"{wanted.name}.replay"
    path.write_text(str(replay), encoding="utf-8")
    text = json.dumps(result(game, replay), indent=1, ensure_ascii=False)
    path.with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")
    return True


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Find the golden games of a game.")
    parser.add_argument("game", choices=[game.name for game in games.all()])
    parser.add_argument("--again", action="store_true", help="also those that are there already")
    parser.add_argument("--only", metavar="NAME", help="this one")
    given = parser.parse_args(arguments)
    status = 0
    for wanted in wishes(given.game).WANTED:
        there = (folder(given.game) / f"{wanted.name}.replay").exists()
        if (there and not given.again) or given.only not in (None, wanted.name):
            continue
        found = keep(given.game, wanted)
        print(f"{wanted.name}: {'found' if found else 'not found'}", flush=True)
        status |= not found
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
