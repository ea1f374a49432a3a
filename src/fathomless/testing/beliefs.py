"""What an observer knows, read off the worlds that are drawn for it.

Whatever is the same in all of them, it knows; whatever varies, it does not. So a game need not
say in any other way what a seat knows, and what it says can be compared with what the seat was
shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fathomless.core.jsontypes import Json
from fathomless.core.rng import Rng
from fathomless.core.state import State

WORLDS = 16  # a coin that falls alike so often is no coin
BOOKKEEPING = frozenset({"rng", "irrevocable"})  # top fields of a saved state that are on no table

Leaf = str | int | float | bool | None


def known(state: State, observer: int | None, show: Callable[[State], Json]) -> dict[str, Leaf]:
    """What is shown alike in every world: where it stands, and what it is."""
    rng = Rng(f"what {observer} knows")
    common: dict[str, Leaf] = {}
    for number in range(WORLDS):
        leaves = dict(_leaves(show(state.determinise(observer, rng)), ""))
        if number == 0:
            common = leaves
        else:
            common = {
                path: value
                for path, value in common.items()
                if path in leaves and leaves[path] == value
            }
    return common


def contradiction(
    one: State, other: State, observer: int | None, show: Callable[[State], Json]
) -> str:
    """What the observer knows in both states, and it is not the same; empty if there is nothing."""
    mine, theirs = known(one, observer, show), known(other, observer, show)
    for path, value in mine.items():
        if path in theirs and theirs[path] != value:
            return f"{path} is {value!r} and {theirs[path]!r}"
    return ""


def everything(world: State) -> Json:
    """All of a state but its bookkeeping."""
    return {field: value for field, value in world.to_json().items() if field not in BOOKKEEPING}


def what_others_see(world: State) -> Json:
    """The table as each of the seats sees it."""
    return [world.view(seat).table for seat in range(world.seats)]


def _leaves(data: Json, path: str) -> Iterator[tuple[str, Leaf]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, f"{path}.{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _leaves(value, f"{path}[{number}]")
    else:
        yield path, data
