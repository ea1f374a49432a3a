"""The same game whoever watches, however it is recorded, and whatever is refused."""

from __future__ import annotations

import json

from fathomless.core.action import Action
from fathomless.core.errors import ActionError, FathomlessError, NotationError
from fathomless.core.event import Event
from fathomless.core.jsontypes import JsonDict
from fathomless.core.replay import Replay
from fathomless.core.state import SOMEBODY, State
from fathomless.testing.match import SOME, Match, difference, holds_in
from fathomless.testing.saves import scramble

NONSENSE = "no such action"
REFUSED = 6  # actions tried per position that are not legal there


@holds_in(games=10)
def replays_run_again(match: Match) -> None:
    """A match is its seed and its actions: run again from its text, it ends in the same state."""
    end = list(match.positions())[-1].to_json()
    replay = match.replay()
    text = str(replay)
    read = Replay.parse(text)
    if str(read) != text:
        raise match.failure("the text of the replay is read as another replay")
    for name, again in (("re-run", replay.run()), ("read and re-run", read.run())):
        if again.to_json() != end:
            raise match.failure(f"{name}, it ends differently: {difference(end, again.to_json())}")


@holds_in(games=5)
def equal_seeds_give_equal_games(match: Match) -> None:
    """One seed gives one game at every moment, another seed another game.

    Only so can the fairness of a match be checked afterwards.

    The generators always differ, so they are left out where another seed is compared.
    """
    again = match.start()
    for state in match.positions():
        if again.to_json() != state.to_json():
            what = difference(state.to_json(), again.to_json())
            raise match.failure(f"the same seed and actions give another state: {what}")
        if match.ply < len(match.moves):
            again.apply(match.moves[match.ply][1])
    if all(_same_with(match, f"{match.seed}, other {number}") for number in range(5)):
        raise match.failure("five other seeds give the same game")


def _same_with(match: Match, seed: str) -> bool:
    """Whether the match could have gone just like this with another seed."""
    mine = match.start()
    other = match.game.start(match.seats, seed, match.options)
    for _, action in match.moves:
        if _without_generator(mine) != _without_generator(other):
            return False
        mine.apply(action)
        other.apply(action)
    return _without_generator(mine) == _without_generator(other)


def _without_generator(state: State) -> JsonDict:
    words = state.rng.words()
    return {field: value for field, value in state.to_json().items() if value != words}


@holds_in(games=5)
def journals_change_nothing(match: Match) -> None:
    """A match with a listener is the same match, and what the listener hears is plain data.

    Search runs without a journal and the server with one; were they different games, no bot could
    be trusted.
    """
    journal: list[Event] = []
    told = match.game.start(match.seats, match.seed, match.options, journal)
    for state in match.positions():
        if told.to_json() != state.to_json():
            what = difference(state.to_json(), told.to_json())
            raise match.failure(f"with a journal the game is another: {what}")
        if told.journal is not journal:
            raise match.failure("the journal of a match is not the one it was started with")
        _check_plain(match, journal)
        journal.clear()
        if match.ply < len(match.moves):
            told.apply(match.moves[match.ply][1])


def _check_plain(match: Match, journal: list[Event]) -> None:
    """Every event has a name, and is plain data for whoever hears it."""
    for event in journal:
        for seat in (*range(match.seats), None):
            seen = event.seen_by(seat)
            if json.loads(json.dumps(seen)) != seen or not event.kind:
                raise match.failure(f"{event!r} is no plain data")


@holds_in(games=3)
def refusals_explain_and_change_nothing(match: Match) -> None:
    """`play` takes what is legal, and refuses all else with the right code and no harm done.

    It is the door for strangers: a network peer sends what it likes.
    """
    for state in match.positions(SOME):
        before = state.to_json()
        seat = state.seat_to_act
        if state.is_over:
            _refused(match, state, 0, NONSENSE, "action/game-over")
            continue
        for other in {(seat + 1) % match.seats} - {seat}:  # at a table of one there is no other
            _refused(match, state, other, str(state.legal()[0]), "action/not-your-turn")
        _refused(match, state, match.seats, str(state.legal()[0]), "action/not-your-turn")
        _refused(match, state, seat, NONSENSE, "notation/unknown")
        for action in _not_legal(match, state):
            _refused(match, state, seat, str(action), "action/illegal")
        if state.to_json() != before:
            what = difference(before, state.to_json())
            raise match.failure(f"what was refused changed the state: {what}")
        _taken(match, state)


def _refused(match: Match, state: State, seat: int, text: str, code: str) -> None:
    """Seat and text are refused with this code, in a message that says who and what."""
    try:
        state.play(seat, text)
    except (ActionError, NotationError) as error:
        kind = "" if state.asked is None else state.asked.kind
        if error.code != code:
            raise match.failure(f"seat {seat} plays {text!r}: {error.code}, not {code}") from error
        if repr(text) not in error.message:
            raise match.failure(f"the refusal does not name {text!r}: {error.message}") from error
        if code == "action/illegal" and (not error.rule or kind not in error.message):
            raise match.failure(f"no rule or no question is named: {error.message}") from error
    else:
        raise match.failure(f"seat {seat} plays {text!r}, and it is not refused ({code})")


def _not_legal(match: Match, state: State) -> list[Action]:
    """A few actions of the game that are not legal now."""
    legal = {action.code for action in state.legal()}
    others = [action for action in match.game.vocabulary.actions if action.code not in legal]
    return [others[match.rng.below(len(others))] for _ in range(REFUSED if others else 0)]


def _taken(match: Match, state: State) -> None:
    """What is legal is played as if it had been applied, however it is spaced."""
    seat, action = match.moves[match.ply]
    applied, played = state.copy(), state.copy()
    applied.apply(action)
    try:
        taken = played.play(seat, "  " + str(action).replace(" ", "  "))
    except FathomlessError as error:
        raise match.failure(f"seat {seat} plays {action.text!r}: {error}") from error
    if taken is not action or played.to_json() != applied.to_json():
        raise match.failure(f"{action.text!r} played is not {action.text!r} applied")


def _asked(state: State, seat: int | None) -> int:
    """Who is asked, as far as this seat may know."""
    question = state.asked
    hidden = question is not None and question.secret and question.seat != seat
    return SOMEBODY if hidden else state.seat_to_act


@holds_in(games=3)
def views_are_plain(match: Match) -> None:
    """A view is plain data: it can be sent, and its reader cannot reach the state through it."""
    for state in match.positions(SOME):
        before = state.to_json()
        for seat in (*range(match.seats), None):
            view = state.view(seat).to_json()
            if json.loads(json.dumps(view)) != view:
                raise match.failure(f"the view of seat {seat} is no plain data: {view}")
            if view["seat"] != seat or view["asked"] != _asked(state, seat):
                raise match.failure(f"the view of seat {seat} speaks of another: {view}")
            scramble(view)
        if state.to_json() != before:
            what = difference(before, state.to_json())
            raise match.failure(f"a view let its reader change the state: {what}")
    for seat in (-1, match.seats):
        try:
            match.start().view(seat)
        except ActionError as error:
            if error.code == "seats/invalid":
                continue
        raise match.failure(f"there is no seat {seat}, but a view for it is not refused")
