"""Who learns what from an action: by its events, and by taking it back."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.state import State
from fathomless.testing.beliefs import contradiction, everything, what_others_see
from fathomless.testing.match import Match, holds_in
from fathomless.testing.samples import generator, observers, told_apart, who

POSITIONS = 40  # looked at in one match
FEW = 4  # for what takes longer
WORLDS = 2  # per observer

Seen = list[dict[str, Fact]]


@holds_in(games=4)
def events_keep_secrets(match: Match) -> None:
    """The log tells an observer nothing but what it then knows.

    Take two worlds that an observer can tell apart neither before an action nor, by its view,
    after it, with the same chance to come. If their events differ for the observer, it can tell
    the worlds apart from now on, and the worlds drawn for it must keep to what it was told. If
    they do not, the events told a secret that the game believes hidden: a leak in the log, or a
    memory that forgets.

    A new round may put all cards together again, and what was told before is no knowledge of
    anything any more: call this with `resets=` the kinds of the events that say so.
    """
    for state, world, observer, action in _pairs(match, POSITIONS):
        here, told_here = _told(state, action)
        there, told_there = _told(world, action)
        mine = _seen(told_here, observer, match.resets)
        theirs = _seen(told_there, observer, match.resets)
        if mine == theirs or told_apart(here, there, observer):
            continue
        if not contradiction(here, there, observer, everything):
            raise match.failure(
                f"the events of {action.text!r} tell {who(observer)} a secret: {mine} and, "
                f"in a world it cannot tell from this one, {theirs}"
            )


@holds_in(games=2)
def knowledge_is_what_was_seen(match: Match) -> None:
    """Nobody knows more than what view and events have shown.

    Take two worlds that an observer can tell apart neither before an action nor after it, by view
    or by events. Then it knows the same in both: the worlds drawn for it afterwards must not
    always show one thing in the one and another in the other. Otherwise a bot reads something
    that its seat has not been shown.
    """
    for state, world, observer, action in _pairs(match, FEW):
        here, told_here = _told(state, action)
        there, told_there = _told(world, action)
        if told_apart(here, there, observer):
            continue
        if _seen(told_here, observer) != _seen(told_there, observer):
            continue
        fault = contradiction(here, there, observer, what_others_see)
        if fault:
            raise match.failure(
                f"after {action.text!r} {who(observer)} knows what it was not shown: {fault}"
            )


def _pairs(match: Match, most: int) -> Iterator[tuple[State, State, int | None, Action]]:
    """Positions, each with a world that an observer cannot tell from it, and an action for both."""
    for state in match.positions(most):
        for observer in observers(match):
            world = state.determinise(observer, generator(match, observer))
            world.rng = state.rng.copy()
            for action in _both(state, world):
                yield state, world, observer, action


@holds_in(games=4)
def undo_takes_back_no_knowledge(match: Match) -> None:
    """An action that leaves `irrevocable` alone has drawn no chance and told nobody anything.

    Only then may it be taken back. If it had told something, its effect on what an observer sees
    would differ between worlds that the observer could not tell apart before. Where it could not
    be done at all in such a world, another action must look the same to the observer there.
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
            seen = _seen(told_here, observer)
            if action in world.legal():
                there, told_there = _told(world, action)
                fault = told_apart(here, there, observer)
                if not fault and seen != _seen(told_there, observer):
                    fault = "the events"
            else:
                fault = _shown_by_being_legal(here, seen, world, observer)
            if fault:
                raise match.failure(
                    f"{action.text!r} can be taken back, but {who(observer)} learns by it: {fault}"
                )


def _shown_by_being_legal(here: State, seen: Seen, world: State, observer: int | None) -> str:
    """What an observer learns by an action that is like none in a world it thought possible."""
    for action in world.legal():
        there, told = _told(world, action)
        if seen == _seen(told, observer) and not told_apart(here, there, observer):
            return ""
    return "that it could be done"


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


def _seen(events: list[Event], observer: int | None, resets: Collection[str] = ()) -> Seen:
    """What the observer is told, after the last event that made all knowledge void."""
    seen: Seen = []
    for event in events:
        if event.kind in resets:
            seen.clear()
        seen.append(event.seen_by(observer))
    return seen
