"""A saved match with Leviathan is read exactly, or refused."""

from __future__ import annotations

import pytest

from fathomless.core.errors import FathomlessError
from fathomless.core.jsontypes import Json
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.abyss.leviathan.borders import border, own, roll
from tests.games.abyss.tables import GAME, asked, play, random_game

LEVIATHAN: dict[str, object] = {"expansions": "leviathan"}


def test_every_moment_of_random_games_is_saved_and_read() -> None:
    kinds: set[str] = set()

    def look(state: State) -> None:
        data = state.to_json()
        assert State.from_json(data).to_json() == data
        assert state.asked is not None
        kinds.add(state.asked.kind)

    for number in range(8):
        random_game(2 + number % 4, f"saved {number}", LEVIATHAN, look)
    assert {"border-monster", "attack", "spoils", "cashed-stack"} <= kinds


def test_a_copy_and_a_sample_leave_the_original_alone() -> None:
    state = border(
        ["crab5 crab4", ""],
        track="monster",
        question="border-monster",
        phase=3,
        tokens=["key", "stack"],
    )
    before = state.to_json()
    for twin in (state.copy(), state.determinise(1, Rng("any"))):
        play(twin, "fight 7")
        roll(twin, 6)
        play(twin, "attack crab5")
    assert state.to_json() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("foes", [14, 0, 0, 0, 14, 0, 0, 0, 0]),  # a Leviathan twice
        ("foes", [0] * 9),  # one is missing
        ("health", [0] * 9),  # dead, and still there
        ("health", [1, 0, 0, 0, 3, 0, 0, 0, 0]),  # health without a Leviathan
        ("health", [0, 0, 0, 0, 4, 0, 0, 0, 0]),
        ("wounds", [0, 0, 0]),
        ("slain", [[]]),
        ("pile", [0]),
        ("scourge", 2),
        ("aside", 1),
        ("dice", [7, 1]),
        ("dice", []),
        ("deck", None),
    ],
)
def test_what_cannot_be_is_refused(field: str, value: Json) -> None:
    data = border(["crab1", ""], foes="7:13").to_json()
    part = data["leviathan"]
    assert isinstance(part, dict)
    part[field] = value
    with pytest.raises(FathomlessError, match="no saved state"):
        State.from_json(data)


@pytest.mark.parametrize(
    "question",
    [
        ["attack", 0, 0, 0],  # nobody is there
        ["attack", 0, 9, 0],
        ["attack", 0, 4, 2],
        ["boost", 0, 4, 2, 3],
        ["spoils", 0, 4, 50, 0],
        ["monster", 0],
        ["border-monster", 0],
        ["lose-allies", 0, 2, 0, 0],
        ["lose-allies", 0, 0, 0, 0],
        ["lose-lord", 0, 0],
        ["martial-law", 0, 1, 0],
        ["rebel", 3],
    ],
)
def test_a_question_that_does_not_fit_is_refused(question: list[int | str]) -> None:
    data = border(["crab1 crab2", ""], foes="7:13").to_json()
    data["stack"] = [list(question)]
    with pytest.raises(FathomlessError):
        State.from_json(data)


def test_a_base_game_is_saved_as_ever() -> None:
    data = GAME.start(3, "base").to_json()
    assert "leviathan" not in data
    assert asked(State.from_json(data)).endswith("turn")
    assert own(GAME.start(3, "base", LEVIATHAN))["aside"] == 0
