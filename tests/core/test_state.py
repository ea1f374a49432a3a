"""States: the stack of questions, the checks of `play`, and views."""

import pytest

from fathomless import games
from fathomless.bots.playout import play_out
from fathomless.core.errors import ActionError, FathomlessError
from fathomless.core.event import Event
from fathomless.core.pending import Pending
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.core.view import View

GAME = games.get("the-abyss")


def new(seats: int = 3) -> State:
    return GAME.start(seats, "a table")


def finished() -> State:
    state = new()
    play_out(state, Rng("to the end"))
    return state


def refused(state: State, seat: int, text: str) -> FathomlessError:
    before = state.to_json()
    with pytest.raises(FathomlessError) as caught:
        state.play(seat, text)
    assert state.to_json() == before
    return caught.value


# The stack


def test_last_asked_is_first_answered() -> None:
    state = State(3, Rng("x"))
    first, second, third = (Pending[State](seat) for seat in range(3))
    assert (state.is_over, state.seat_to_act, state.stack, state.legal()) == (True, -1, [], [])
    for question in (first, second, third):
        state.ask(question)
    assert state.stack == [first, second, third]
    assert (state.asked, state.seat_to_act, state.is_over) == (third, 2, False)


def test_a_stack_is_a_list_of_its_own() -> None:
    state = new()
    state.stack.clear()
    assert len(state.stack) == 1


def test_questions_say_what_they_are() -> None:
    state = new()
    assert state.asked is not None
    assert repr(state.asked) == f"<draw [{state.seat_to_act}]>"
    assert state.asked.fields() == [state.seat_to_act]


# Playing with every check


def test_what_is_legal_is_played() -> None:
    state, twin = new(), new()
    action = state.play(state.seat_to_act, " draw ")
    assert action is GAME.parse("draw")
    twin.apply(action)
    assert state.to_json() == twin.to_json()


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 99])
def test_another_seat_is_refused(seat: int) -> None:
    state = new()
    shift = (state.seat_to_act + seat) % 3 if 0 < seat < 3 else seat
    error = refused(state, shift, "draw")
    assert isinstance(error, ActionError)
    assert error.code == "action/not-your-turn"
    assert error.message == (
        f"Seat {shift} plays 'draw', but seat {state.seat_to_act} is asked (draw)."
    )
    assert error.rule == "TA-R8"


def test_an_unknown_text_is_refused() -> None:
    state = new()
    assert refused(state, state.seat_to_act, "drawn").code == "notation/unknown"


def test_an_illegal_action_is_refused_with_seat_action_question_reason_and_rule() -> None:
    state = new()
    seat = state.seat_to_act
    error = refused(state, seat, "end")
    assert isinstance(error, ActionError)
    assert error.code == "action/illegal"
    assert error.rule == "TA-R8"
    assert error.message == (
        f"Seat {seat} is asked draw; 'end' is no answer: The draw comes first. Rule TA-R8."
    )


def test_after_the_end_everything_is_refused() -> None:
    state = finished()
    error = refused(state, 0, "draw")
    assert (error.code, error.message) == (
        "action/game-over",
        "Seat 0 plays 'draw': the game is over.",
    )
    with pytest.raises(ActionError) as caught:
        state.apply(GAME.parse("draw"))
    assert caught.value.code == "action/game-over"


# Events


def test_events_are_told_only_to_a_listener() -> None:
    state = new()
    state.emit(Event("nobody hears", {}))
    state.journal = []
    state.emit(Event("somebody hears", {}))
    assert [event.kind for event in state.journal] == ["somebody hears"]
    assert state.copy().journal is None


# Views and perspectives


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_there_is_no_view_for_a_seat_that_nobody_has(seat: int) -> None:
    with pytest.raises(ActionError, match=f"There is no seat {seat}: 3 play.") as caught:
        new().view(seat)
    assert caught.value.code == "seats/invalid"


def test_a_view_says_who_is_asked_what() -> None:
    state = new()
    view = state.view(1)
    asked = (view.game, view.seat, view.asked, view.question, view.over)
    assert asked == ("the-abyss", 1, state.seat_to_act, "draw", False)
    end = finished().view()
    assert (end.seat, end.asked, end.question, end.over) == (None, -1, "", True)


def test_views_are_values() -> None:
    assert new().view(0) == new().view(0)
    assert hash(new().view(0)) == hash(new().view(0))
    assert new().view(0) != new().view(1)
    assert new().view(0) != new().view(0).to_json()
    assert repr(new().view(None)).startswith("View({'game': 'the-abyss', 'seat': None")
    assert View("g", None, 0, "q", False, {"a": 1}) != View("g", None, 0, "q", False, {"a": 2})


def test_a_perspective_is_one_seats_view_answers_and_samples() -> None:
    state = new()
    mine = Perspective(state, state.seat_to_act)
    other = Perspective(state, (state.seat_to_act + 1) % 3)
    assert (mine.game, mine.seats) == ("the-abyss", 3)
    assert mine.legal() == state.legal()
    assert other.legal() == []
    assert mine.view == state.view(mine.seat)
    world = mine.sample(Rng("sample"))
    assert world.to_json() == state.determinise(mine.seat, Rng("sample")).to_json()
    assert world.to_json() != state.to_json()


def test_a_question_answers_nothing_by_itself() -> None:
    question = Pending[State](0)
    action = GAME.parse("draw")
    state = new()
    for call in (
        lambda: question.legal(state),
        lambda: question.apply(state, action),
        lambda: question.prompt(state),
        lambda: question.option(state, action),
    ):
        with pytest.raises(NotImplementedError):
            call()
    refusal = question.refusal(state, action)
    assert (refusal.rule, refusal.message.key) == ("", "refusal.not_asked")
    assert question.kind == ""
