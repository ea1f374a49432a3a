"""Saved games: nothing that cannot be is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from tests.games.abyss.tables import GAME, LORD, TILE, play, table


def spoil(**changes: Json) -> Callable[[JsonDict], None]:
    return lambda data: data.update(changes)


def moved(source: str, target: str) -> Callable[[JsonDict], None]:
    """One component from a list to another, where it may not be."""

    def change(data: JsonDict) -> None:
        one, other = data[source], data[target]
        assert isinstance(one, list)
        assert isinstance(other, list)
        data[source], data[target] = one[1:], [*other, one[0]]

    return change


@pytest.mark.parametrize(
    "change",
    [
        spoil(stack=[]),
        spoil(stack=[["turn", 2]]),
        spoil(stack=[["turn"]]),
        spoil(stack=[["turn", 0, 0]]),
        spoil(stack=[["combos", 0]]),
        spoil(stack=[["offer", 1]]),
        spoil(stack=[["monster", 0]]),
        spoil(stack=[["payment", 0, LORD["sage"]]]),
        spoil(stack=[["reward", 0, 7]]),
        spoil(stack=[["keys", 0, 0]]),
        spoil(stack=[["choose-location", 0, 0]]),
        spoil(stack=[["assassin", 0, 3]]),
        spoil(stack=[["assassin", 0, 1]]),
        spoil(stack=[["replacement", 0, LORD["sage"]]]),
        spoil(stack=[["swap", 0, TILE["jail"]]]),
        spoil(stack=[["discard", 0, 5]]),
        spoil(stack=[["hunter", 0]]),
        spoil(finished=1),
        spoil(threat=0),
        spoil(threat=7),
        spoil(starter=2),
        spoil(bought=4),
        spoil(seats=5),
        spoil(rng=[0, 0, 0, 0]),
        spoil(keys=[1, 0]),
        spoil(key_supply=9),
        spoil(free=[1, 0]),
        spoil(hands=[[], []]),
        spoil(hands=[[25], []]),
        spoil(hands=[[]]),
        spoil(council=[[7], [], [], [], []]),
        spoil(aside=[64 * 3]),
        spoil(tokens=[[8 + 5], []]),
        spoil(tucked=[1, *[0] * 19]),
        spoil(token_pile=[]),
        spoil(end_by=2),
        moved("deck", "court"),
        moved("deck", "paid"),
        moved("lord_deck", "available"),
        moved("location_deck", "gone"),
    ],
)
def test_what_cannot_be_is_refused(change: Callable[[JsonDict], None]) -> None:
    state = table(["crab1 squid2", ""], locations=["abyss", ""], court="keeper")
    data = state.to_json()
    change(data)
    with pytest.raises(StateError) as refusal:
        State.from_json(data)
    assert refusal.value.code == "state/malformed"


def test_a_state_in_the_middle_of_a_payment_comes_back_whole() -> None:
    state = table(["seahorse5 seahorse3 crab1", ""], court="shepherd keeper")
    play(state, "recruit shepherd", "pay seahorse3")
    again = State.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    assert again.legal() == state.legal()


def test_other_rules_are_refused() -> None:
    data = GAME.start(2, "any").to_json()
    data["rules_version"] = 99
    with pytest.raises(StateError):
        State.from_json(data)
