"""Saved states: what cannot be one is refused."""

from __future__ import annotations

import copy

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from fathomless.games.chasms import save, saved_fields
from tests.games.chasms.tables import play, read, table


def saved() -> JsonDict:
    state = table(["ember_02 frost_05", "grave_09", ""])
    play(state, "play frost_05", "on 1", "play ember_02")
    return state.to_json()


def test_a_state_in_a_window_comes_back() -> None:
    data = saved()
    assert data["stack"] == [["instant", 1, 0, 0]]
    again = read(copy.deepcopy(data))
    assert again.to_json() == data
    play(again, "1: play grave_09")
    assert again.vp[0] == 0


CHANGES: list[tuple[str, Json]] = [
    ("rules_version", 3),
    ("seats", 7),
    ("rng", [0, 0, 0, 0]),
    ("hearts", [5, 5, 6]),
    ("hearts", [5, 5]),
    ("pile", 46),
    ("vp", [-1, 0, 0]),
    ("alive", 8),
    ("active", 5),
    ("board", [0, 0]),
    ("revealed", 9),
    ("known", [0]),
    ("lasting", [[1, 2]]),
    ("lasting", 5),
    ("strike", [0]),
    ("stack", []),
    ("stack", [["turn", 9]]),
    ("stack", [["nonsense", 0]]),
    ("stack", [["turn", 0], ["turn", 0]]),
    ("agenda", [["window", 0]]),
    ("agenda", [["nonsense"]]),
    ("agenda", [["window", 6, 0, 0]]),
    ("agenda", [["finish", 240, 0]]),
    ("agenda", [["run", 100000, 0, 0, 0, -1, -1, 0, -1]]),
    ("agenda", [["hurt", 1 << 24, 0, 0, 0]]),
    ("stack", [["instant", 1, 9, 0]]),
    ("stack", [["die", 0, 7]]),
    ("lasting", [[7, 0, 0, 1, 0, -1]]),
    ("agenda", "window"),
    ("memory", [[]]),
    ("memory", [[0, 9, 0, 1, 5]]),
    ("limbo", []),
    ("hands", [[], [], []]),
    ("leaders", [0, 1, 2, 3, 4]),
    ("ending", 1),
]


@pytest.mark.parametrize(("field", "value"), CHANGES)
def test_what_cannot_be_is_refused(field: str, value: Json) -> None:
    data = saved()
    data[field] = value
    with pytest.raises(StateError) as refused:
        State.from_json(data)
    assert refused.value.code == "state/malformed"


def test_every_kind_of_question_and_step_has_its_ranges() -> None:
    assert set(saved_fields.QUESTIONS) == set(save.QUESTIONS)
    assert set(saved_fields.STEPS) == set(save.STEPS)


def test_a_missing_field_is_refused() -> None:
    for field in saved():
        if field in ("game", "rules_version"):
            continue
        data = saved()
        del data[field]
        with pytest.raises(StateError):
            State.from_json(data)
