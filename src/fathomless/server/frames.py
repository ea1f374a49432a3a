"""What one viewer is told: its view, its question, its part of the events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.outcome import Outcome
from fathomless.core.pending import Pending
from fathomless.core.state import SOMEBODY, State
from fathomless.server.ahead import Ahead
from fathomless.server.course import Course
from fathomless.server.effects import SPECTATORS
from fathomless.server.protocol import Ask, Moment, Option, Proof, Result, Say, Waiting
from fathomless.server.seats import Seat
from fathomless.server.setup import Setup


def seen(events: Sequence[Event], to: int) -> list[dict[str, Fact]]:
    """The events as this viewer sees them."""
    seat = None if to == SPECTATORS else to
    return [event.seen_by(seat) for event in events]


def moment(
    course: Course, setup: Setup, seats: Sequence[Seat], started: bool, to: int, ahead: Ahead
) -> Moment:
    """The present, for one viewer."""
    state = course.state
    view = state.view(None if to == SPECTATORS else to).to_json()
    question = state.asked
    if question is None:
        proof = Proof(setup.seed, setup.commitment)
        return Moment(view, None, None, False, result(state.outcome()), proof)
    if not started:
        return Moment(view, None, None)
    waiting = Waiting(SOMEBODY if question.secret else question.seat, question.kind)
    if to == SPECTATORS or not seats[to].is_person:
        return Moment(view, None, waiting)
    undo, chosen = course.can_undo(to), course.has_chosen(to)
    order = seats[to].standing.now(state)
    own = ahead.question_for(state, to, seats[to])
    if question.secret:
        view["asked"] = SOMEBODY if own is None else to  # what is shown, whoever the rules ask now
    if own is None:
        return Moment(view, None, waiting, undo, order=order, takeback=chosen)
    return Moment(view, ask(state, own), None, undo, order=order, takeback=chosen)


def ask(state: State, question: Pending[Any]) -> Ask:
    """A question with its legal answers, in keys for words."""
    legal = question.legal(state)
    options = [
        Option(action.text, action.refs, say(question.option(state, action))) for action in legal
    ]
    prompt = say(question.prompt(state))
    return Ask(question.kind, question.seat, prompt, question.rule, options, len(legal) == 1)


def say(message: Message) -> Say:
    return Say(message.key, message.args)


def result(outcome: Outcome) -> Result:
    """The end of a match."""
    return Result(
        outcome.scores, outcome.totals, outcome.ranking, outcome.reason, outcome.tie_break
    )
