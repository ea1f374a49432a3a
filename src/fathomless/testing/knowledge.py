"""Who learns what from an action: by its events, and by taking it back."""

from __future__ import annotations

from collections.abc import Collection

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.state import State
from fathomless.testing.match import Match, holds_in
from fathomless.testing.samples import generator, observers, told_apart, who

POSITIONS = 40  # looked at in one match
WORLDS = 2  # per observer

Seen = list[dict[str, Fact]]


@holds_in(games=4)
def events_keep_secrets(match: Match) -> None:
    """Two worlds that an observer cannot tell apart, neither before an action nor after it, tell it the same.

    The log must not say what the table hides. Both worlds have the same future, so that chance is no reason.

    Some events show in passing what no later view holds, such as the hands at the end of a round: call this with
    `passing=` their kinds, and they are not compared.
    """
    for state in match.positions(POSITIONS):
        for observer in observers(match):
            for number in range(WORLDS):
                world = state.determinise(observer, generator(match, observer, number))
                world.rng = state.rng.copy()
                for action in _both(state, world):
                    _compare_events(match, state, world, action, observer)


def _compare_events(
    match: Match, state: State, world: State, action: Action, observer: int | None
) -> None:
    here, told_here = _told(state, action)
    there, told_there = _told(world, action)
    if told_apart(here, there, observer):
        return
    mine = _seen(told_here, observer, match.passing)
    theirs = _seen(told_there, observer, match.passing)
    if mine != theirs:
        raise match.failure(
            f"the events of {action.text!r} tell {who(observer)} a secret: {mine} and, "
            f"in a world it cannot tell from this one, {theirs}"
        )


@holds_in(games=4)
def undo_takes_back_no_knowledge(match: Match) -> None:
    """An action that leaves `irrevocable` alone has drawn no chance and told nobody anything.

    Only then may it be taken back. If it had told something, its effect on what an observer sees would differ
    between worlds that the observer could not tell apart before.
    """
    for state in match.positions(POSITIONS):
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            if after.irrevocable < state.irrevocable:
                raise match.failure(f"{action.text!r} makes `irrevocable` smaller")
            if after.irrevocable == state.irrevocable:
                _check_revocable(match, state, action)


def _check_revocable(match: Match, state: State, action: Action) -> None:
    here, told_here = _told(state, action)
    if here.rng.words() != state.rng.words():
        raise match.failure(f"{action.text!r} can be taken back, but draws chance")
    for observer in observers(match):
        for number in range(WORLDS):
            world = state.determinise(observer, generator(match, observer, number))
            if action not in world.legal():
                continue
            there, told_there = _told(world, action)
            fault = told_apart(here, there, observer)
            if not fault and _seen(told_here, observer) != _seen(told_there, observer):
                fault = "the events"
            if fault:
                raise match.failure(
                    f"{action.text!r} can be taken back, but {who(observer)} learns from it by {fault}"
                )


def _both(state: State, world: State) -> list[Action]:
    """What is legal in both."""
    possible = world.legal()
    return [action for action in state.legal() if action in possible]


def _told(state: State, action: Action) -> tuple[State, list[Event]]:
    """The state after the action, and the events."""
    twin = state.copy()
    events: list[Event] = []
    twin.journal = events
    twin.apply(action)
    return twin, events


def _seen(events: list[Event], observer: int | None, without: Collection[str] = ()) -> Seen:
    return [event.seen_by(observer) for event in events if event.kind not in without]
