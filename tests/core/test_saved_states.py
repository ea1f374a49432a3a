"""Saved states from strangers: whatever is wrong with one, it is refused, or it plays on."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from fathomless import games
from fathomless.core.errors import SetupError, StateError
from fathomless.core.game import Game
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing.match import play_on
from tests.sizes import some

BASES = some(6, least=2)  # states of each game
STEPS = 80  # that a state which was accepted is played on

# Put in place of whatever was there.
WRONG: list[Json] = [None, True, False, -1, 0, 1, 2, 3, 5, 17, 52, 63, 64, 100, 255, 10**6, 10**30]
WRONG += [0.5, "", "x", [], [0], [1], [[]], [["x"]], [[["x"]]], [{}], {}, {"a": 1}, [None], [-1]]

Path = tuple[str | int, ...]


def bases(game: Game) -> list[JsonDict]:
    """States in the middle of games, and one at an end."""
    found: list[JsonDict] = []
    for number in range(BASES):
        allowed = game.seats_with(game.read_options({}))
        seats = allowed[number % len(allowed)]
        state = game.start(seats, f"base {number}")
        rng = Rng(f"base {number}")
        play_on(state, rng, 1_000_000 if number == 0 else rng.below(250))
        found.append(state.to_json())
    return found


def paths(data: Json, path: Path = ()) -> Iterator[Path]:
    """Where everything in plain data is."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from paths(value, (*path, number))


def changed(base: JsonDict, path: Path, values: list[Json]) -> JsonDict:
    """A copy with a value put at a path, or (no value) with what is there taken away."""
    data = json.loads(json.dumps(base))
    place = data
    for step in path[:-1]:
        place = place[step]
    if values:
        place[path[-1]] = values[0]
    else:
        del place[path[-1]]
    assert isinstance(data, dict)
    return data


def mutations(base: JsonDict, rng: Rng) -> Iterator[tuple[str, JsonDict]]:
    """Every field with everything wrong, and every deeper value with something wrong."""
    kinds: list[Json] = [[[word]] for word in sorted(_kinds(base))]
    for path in paths(base):
        where = "".join(f"[{step!r}]" for step in path)
        yield f"without {where}", changed(base, path, [])
        wrong = WRONG + kinds if len(path) == 1 else [WRONG[rng.below(len(WRONG))], rng.below(64)]
        for value in wrong:
            yield f"{where} = {value!r}", changed(base, path, [value])


def _kinds(base: JsonDict) -> set[str]:
    """The questions that are open."""
    stack = base.get("stack")
    entries = stack if isinstance(stack, list) else []
    return {str(entry[0]) for entry in entries if isinstance(entry, list)}


def survive(data: JsonDict) -> bool:
    """Read it and do with it all that can be done; false if it was refused."""
    try:
        state = State.from_json(data)
    except (StateError, SetupError):
        return False
    json.dumps(state.to_json())
    for observer in (*range(state.seats), None):
        state.view(observer)
        state.determinise(observer, Rng("sample"))
    play_on(state.copy(), Rng("play"), STEPS)
    if state.is_over:
        state.outcome()
    return True


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)
def test_a_changed_save_is_refused_or_plays_on(game: Game) -> None:
    faults: dict[str, str] = {}
    accepted = refused = 0
    for number, base in enumerate(bases(game)):
        for what, data in mutations(base, Rng(f"mutations {number}")):
            try:
                if survive(data):
                    accepted += 1
                else:
                    refused += 1
            except Exception as error:
                faults.setdefault(f"{type(error).__name__}: {error}", f"base {number}: {what}")
    assert not faults
    assert refused > accepted > 0


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)
def test_an_unchanged_save_is_accepted(game: Game) -> None:
    assert all(survive(base) for base in bases(game))


@pytest.mark.parametrize("data", [None, [], 1, "x", True])
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(StateError):
        State.from_json(data)
