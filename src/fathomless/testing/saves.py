"""Copies, saved games and pickles: whatever is kept of a state stays what it was."""

from __future__ import annotations

import copy
import json
import pickle

from fathomless.core.action import Action
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from fathomless.testing.match import MANY, Match, difference, holds_in, play_on

CONTINUED = 40  # positions of a match from which a twin is played to the end as well


@holds_in(games=3)
def copies_are_independent(match: Match) -> None:
    """A copy never changes when the original goes on, nor the original when the copy does.

    A search copies a state for every playout; one list that two states share spoils the game
    itself. All copies of a match are kept and compared at its end, because such a list may be
    changed much later.
    """
    kept: list[tuple[int, State, JsonDict]] = []
    for state in match.positions(MANY):
        twin = state.copy()
        data = state.to_json()
        if twin.journal is not None:
            raise match.failure("a copy has a journal")
        if twin.to_json() != data:
            raise match.failure(f"a copy differs: {difference(data, twin.to_json())}")
        kept.append((match.ply, twin, data))
        play_on(state.copy(), match.rng, most=6)
        if state.to_json() != data:
            raise match.failure(
                f"playing a copy changed the state: {difference(data, state.to_json())}"
            )
    for ply, twin, data in kept:
        if twin.to_json() != data:
            match.ply = ply
            raise match.failure(
                f"the match went on, and a copy of this changed: {difference(data, twin.to_json())}"
            )
    for ply, twin, _ in kept[:: max(1, len(kept) // CONTINUED)]:
        match.ply = ply
        _continue(match, twin, kept[-1][2], "a copy")


@holds_in(games=3)
def saves_are_lossless(match: Match) -> None:
    """A state saved at any moment, also in a nested question, comes back whole and plays on alike.

    Resuming after a crash, moving a match between servers and every bug report depend on it.
    """
    kept: list[tuple[int, State]] = []
    data: JsonDict = {}
    for state in match.positions(MANY):
        data = state.to_json()
        read = json.loads(json.dumps(data))
        if read != data:
            raise match.failure(f"what is saved is no plain data: {difference(data, read)}")
        scramble(state.to_json())
        again = State.from_json(read)
        if state.to_json() != data or again.to_json() != data:
            raise match.failure(
                f"saving lost something: {difference(data, again.to_json())}"
                f"{difference(data, state.to_json())}"
            )
        if again.seat_to_act != state.seat_to_act or again.legal() != state.legal():
            raise match.failure(f"saved and read, the question is another: {again.asked!r}")
        kept.append((match.ply, again))
    for ply, again in kept[:: max(1, len(kept) // CONTINUED)]:
        match.ply = ply
        _continue(match, again, data, "a saved game")


def _continue(match: Match, twin: State, end: JsonDict, what: str) -> None:
    """Play the rest of the match on a twin of the present position."""
    for action in match.rest():
        if action not in twin.legal():
            raise match.failure(
                f"{what} goes on differently: {action.text!r} is not legal later on"
            )
        twin.apply(action)
    if twin.to_json() != end:
        raise match.failure(f"{what} ends differently: {difference(end, twin.to_json())}")


@holds_in(games=2)
def pickles_are_lossless(match: Match) -> None:
    """States survive a pickle, and an action comes out as the very same object.

    Games run in many processes, and actions are compared by identity.
    """
    for state in match.positions(MANY):
        again: State = pickle.loads(pickle.dumps(state))
        if again.to_json() != state.to_json():
            raise match.failure(
                f"a pickle lost something: {difference(state.to_json(), again.to_json())}"
            )
        legal = state.legal()
        actions: list[Action] = pickle.loads(pickle.dumps(legal))
        for action, twin in zip(legal, actions, strict=True):
            if twin is not action or copy.deepcopy(action) is not action:
                raise match.failure(f"{action.text!r} comes out of a pickle as another object")


def scramble(data: Json) -> None:
    """Empty every list and object in it: whoever was handed the data may do so."""
    if isinstance(data, dict | list):
        for value in list(data.values()) if isinstance(data, dict) else data:
            scramble(value)
        data.clear()
