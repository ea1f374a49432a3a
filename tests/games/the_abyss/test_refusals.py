"""What is refused, with which code and which rule; and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomless.core.errors import ActionError, FathomlessError, NotationError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.tables import GAME, asked, play, table

RICH = "treasure_12 treasure_10 treasure_8"

Position = Callable[[], State]


def refused(state: State, seat: int, text: str) -> FathomlessError:
    """The error for this move, which leaves the state as it was."""
    before = state.to_json()
    with pytest.raises(FathomlessError) as refusal:
        state.play(seat, text)
    assert state.to_json() == before
    return refusal.value


def drawing() -> State:
    return table([f"{RICH} eye_1 sword_3", "eye_2"], question="draw", discard="", panics=[1, 0])


def keeping() -> State:
    state = table([RICH, ""], question="draw", deck="treasure_4 treasure_5 eye_1")
    return play(state, "draw")


def combos() -> State:
    return table(
        ["treasure_12 treasure_8 eye_1 sword_3 hook_2", "", "eye_1", ""],
        panics=[0, 0, 0, 3],
        out=[3],
        discard="treasure_4",
    )


def with_panic() -> State:
    return table(["treasure_8 eye_1 sword_3", "eye_2"], panics=[1, 0])


def looking() -> State:
    return play(table(["eye_1 eye_2 " + RICH, ""], panics=[1, 0]), "play eye_1")


def facing() -> State:
    state = table(["sword_3", "treasure_8 sword_4"], panics=[1, 2])
    return play(state, "play sword_3 gift 1")


def giving_up() -> State:
    state = table(["treasure_8 treasure_7 treasure_4", ""], panics=[1, 0])
    return play(state, "sacrifice", "give treasure_8")


REFUSALS: list[tuple[Position, str, str]] = [
    (drawing, "take discard", "TA-A9"),
    (drawing, "end", "TA-R8"),
    (drawing, "stop", "TA-R8"),
    (drawing, "play eye_1", "TA-R8"),
    (drawing, "play sword_3 gift 1", "TA-R8"),
    (drawing, "sacrifice", "TA-R8"),
    (keeping, "keep treasure_12", "TA-R10"),
    (keeping, "keep eye_1", "TA-R10"),
    (keeping, "end", "TA-R10"),
    (keeping, "stop", "TA-R10"),
    (combos, "sacrifice", "TA-A29"),
    (combos, "play eye_3", "TA-R13"),
    (combos, "play hook_4 on 1", "TA-R13"),
    (combos, "play sword_5 steal 2", "TA-R13"),
    (combos, "draw", "TA-R13"),
    (combos, "take discard", "TA-R13"),
    (combos, "decline", "TA-R13"),
    (combos, "put top", "TA-R13"),
    (combos, "play sword_3 steal 0", "TA-R21"),
    (combos, "play sword_3 gift 0", "TA-R21"),
    (combos, "play sword_3 steal 1", "TA-A13"),
    (combos, "play sword_3 gift 1", "TA-A13"),
    (combos, "play sword_3 steal 3", "TA-A30"),
    (combos, "play sword_3 gift 3", "TA-A30"),
    (combos, "play hook_2 on 3", "TA-A30"),
    (with_panic, "stop", "TA-R16"),
    (with_panic, "sacrifice", "TA-R24"),
    (with_panic, "play hook_2 on 3", "TA-R13"),
    (looking, "end", "TA-R18"),
    (looking, "stop", "TA-R18"),
    (looking, "play eye_2", "TA-R18"),
    (facing, "sacrifice", "TA-R24"),
    (facing, "end", "TA-A26"),
    (facing, "play sword_4 gift 0", "TA-A26"),
    (facing, "stop", "TA-A26"),
    (giving_up, "done", "TA-R24"),
    (giving_up, "give treasure_4", "TA-R24"),
    (giving_up, "give treasure_12", "TA-R24"),
    (giving_up, "decline", "TA-R24"),
]


@rule(
    "TA-A9",
    "TA-R8",
    "TA-R10",
    "TA-A29",
    "TA-R13",
    "TA-R21",
    "TA-A13",
    "TA-A30",
    "TA-R16",
    "TA-R18",
    "TA-A26",
    "TA-R24",
)
@pytest.mark.parametrize(
    ("position", "move", "rule_id"),
    REFUSALS,
    ids=[f"{move} while {position.__name__}" for position, move, _ in REFUSALS],
)
def test_a_move_against_a_rule_is_refused_with_that_rule(
    position: Position, move: str, rule_id: str
) -> None:
    state = position()
    seat, question = asked(state).split(": ")
    error = refused(state, int(seat), move)
    assert isinstance(error, ActionError)
    assert (error.code, error.rule) == ("action/illegal", rule_id)
    for part in (f"Seat {seat}", move, question, rule_id):
        assert part in error.message


@rule("TA-R14", "TA-R17")
@pytest.mark.parametrize("position", [drawing, keeping, combos, looking, facing, giving_up])
def test_nobody_answers_for_another(position: Position) -> None:
    state = position()
    for seat in (-1, *range(5)):
        if seat == state.seat_to_act:
            continue
        error = refused(state, seat, str(state.legal()[0]))
        assert isinstance(error, ActionError)
        assert error.code == "action/not-your-turn"
        assert f"seat {seat}" in error.message.lower()
        assert f"seat {state.seat_to_act}" in error.message.lower()


@pytest.mark.parametrize("text", ["", "fly", "play", "play panic", "keep", "draw 2", "END", "Stop"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    state = combos()
    error = refused(state, 0, text)
    assert isinstance(error, NotationError)
    assert error.code == "notation/unknown"


def test_a_misspelt_move_is_answered_with_near_ones() -> None:
    error = refused(combos(), 0, "play eye1")
    assert "play eye_1" in error.message


def test_spaces_do_not_matter() -> None:
    state = combos()
    state.play(0, "  play   hook_2  on 0 ")
    assert asked(state) == "0: keep"


def test_every_action_has_a_text_that_reads_back() -> None:
    for action in GAME.vocabulary.actions:
        assert GAME.parse(str(action)) is action


@rule("TA-R31")
def test_nothing_is_played_when_the_game_is_over() -> None:
    state = play(table([RICH, ""], totals=[60, 0]), "stop")
    for seat in (0, 1):
        error = refused(state, seat, "draw")
        assert error.code == "action/game-over"


def test_a_spectator_of_no_seat_is_refused() -> None:
    for seat in (-1, 2):
        with pytest.raises(ActionError) as refusal:
            table(["", ""]).view(seat)
        assert refusal.value.code == "seats/invalid"
