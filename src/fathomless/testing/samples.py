"""What `determinise` draws: worlds that one observer cannot tell from the real one.

A search sees the game only through these worlds. If a world kept something that its observer
cannot know, the bot would cheat; if it lost something that the observer has seen, the bot would
be blind.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing.match import Match, difference, holds_in, play_on
from fathomless.testing.saves import scramble

POSITIONS = 60  # looked at in one match
FEW = 15  # for what takes longer
MORE = 12  # further matches, where one may not show what is wanted
STEPS = 12  # that a world is carried on before it is sampled again


def observers(match: Match) -> tuple[int | None, ...]:
    """Every seat, and the spectator."""
    return (*range(match.seats), None)


def who(observer: int | None) -> str:
    """An observer in words."""
    return "a spectator" if observer is None else f"seat {observer}"


def generator(match: Match, observer: int | None, number: int = 0) -> Rng:
    """A generator for one sample, the same whenever this moment is looked at again."""
    return Rng(f"{match.seed}, ply {match.ply}, {who(observer)}, sample {number}")


def told_apart(state: State, world: State, observer: int | None) -> str:
    """By what the observer could tell two states apart; empty if by nothing."""
    seen, other = state.view(observer).to_json(), world.view(observer).to_json()
    if seen != other:
        return "the view: " + difference(seen, other)
    mine, theirs = state.asked, world.asked
    if (mine is None) != (theirs is None):
        return f"what is asked: {mine!r} and {theirs!r}"
    if mine is None or theirs is None:
        return ""
    if (mine.seat, mine.kind) != (theirs.seat, theirs.kind):
        return f"what is asked: {mine!r} and {theirs!r}"
    if mine.seat == observer:
        return _answers_told_apart(state, world)
    return ""


def _answers_told_apart(state: State, world: State) -> str:
    """The seat that is asked sees its legal answers too, and question and answers in words."""
    mine, theirs = state.asked, world.asked
    legal = state.legal()
    if legal != world.legal():
        return f"the legal answers: {legal} and {world.legal()}"
    if mine is None or theirs is None:
        return ""
    if mine.prompt(state) != theirs.prompt(world):
        return f"the prompt: {mine.prompt(state)!r} and {theirs.prompt(world)!r}"
    for action in legal:
        if mine.option(state, action) != theirs.option(world, action):
            return f"the words of {action.text!r}"
    return ""


def worlds(match: Match, most: int) -> Iterator[tuple[State, int | None, State]]:
    """Positions of a match, each with every observer and a world drawn for it."""
    for state in match.positions(most):
        for observer in observers(match):
            yield state, observer, state.determinise(observer, generator(match, observer))


@holds_in(games=5)
def views_keep_secrets(match: Match) -> None:
    """What an observer sees is the same in all worlds it cannot tell from this one: no secret.

    It concerns the view, the question, and for the seat that is asked its legal answers and their
    words.
    """
    for state, observer, world in worlds(match, POSITIONS):
        fault = told_apart(state, world, observer)
        if fault:
            raise match.failure(
                f"{who(observer)} sees a secret, or forgets one it knows, by {fault}"
            )


@holds_in(games=3)
def sampling_changes_nothing(match: Match) -> None:
    """Drawing a world leaves the state as it is, generator included, and shares nothing with it.

    The world has a future of its own, made of the caller's generator: a search that saw the real
    one would know the next card. The same generator draws the same world, so that a search can be
    repeated.
    """
    for state in match.positions(POSITIONS):
        before = state.to_json()
        for observer in observers(match):
            world = state.determinise(observer, generator(match, observer))
            again = state.determinise(observer, generator(match, observer))
            other = state.determinise(observer, generator(match, observer, 1))
            drawn = world.to_json()
            if drawn != again.to_json():
                what = difference(drawn, again.to_json())
                raise match.failure(f"one generator draws two worlds for {who(observer)}: {what}")
            futures = [tuple(each.rng.words()) for each in (state, world, other)]
            if len(set(futures)) != len(futures):
                raise match.failure(f"a world for {who(observer)} has no future of its own")
            play_on(again, match.rng, STEPS)
            scramble(world.to_json())
            if world.to_json() != drawn:
                raise match.failure(f"two worlds for {who(observer)} share something")
        if state.to_json() != before:
            what = difference(before, state.to_json())
            raise match.failure(f"drawing and playing worlds changed the state: {what}")


@holds_in(games=1)
def samples_differ(match: Match) -> None:
    """Where seats see different things, the worlds drawn for one vary in what only others see.

    A `determinise` that merely copied would pass every other check, and its bot would see all
    hands. A seat may happen to know all that others see in one match, so some more are looked at
    before it fails.
    """
    for observer in observers(match):
        found = list(_found(match, observer))
        number = 0
        while found and not any(found) and number < MORE:
            number += 1
            found += _found(_another(match, number), observer)
        if found and not any(found):
            raise match.failure(f"whatever is secret, {who(observer)} samples only the truth")


def _another(match: Match, number: int) -> Match:
    """A further match of the same kind."""
    seed = f"{match.seed}, further {number}"
    further = Match(match.name, match.game, match.seats, match.options, seed, match.resets)
    further.play_to_the_end(varied=True)
    return further


def _found(match: Match, observer: int | None) -> Iterator[bool]:
    """For positions of a match, and what others see in them: whether it varies."""
    for state in match.positions(FEW):
        yield from _varied(match, state, observer)


def _varied(match: Match, state: State, observer: int | None) -> Iterator[bool]:
    """For each seat that sees another table: whether a world differs in what that seat sees."""
    mine = state.view(observer).table
    for other in range(match.seats):
        theirs = state.view(other).table
        if other != observer and theirs != mine:
            world = state.determinise(observer, generator(match, observer))
            yield world.view(other).table != theirs


@holds_in(games=3)
def samples_are_playable(match: Match) -> None:
    """A world is a state like any other: whole, savable, and random play brings it to its end."""
    for state, observer, world in worlds(match, FEW):
        if world.census() != state.census() or world.seats != state.seats:
            raise match.failure(
                f"a world for {who(observer)} has {world.census()} components, not {state.census()}"
            )
        data = world.to_json()
        try:
            read = State.from_json(world.to_json()).to_json()
            play_on(world, match.rng)
        except Exception as error:
            raise match.failure(
                f"a world for {who(observer)} fails with {error!r}; it was {data}"
            ) from error
        if read != data:
            what = difference(data, read)
            raise match.failure(f"a world for {who(observer)} cannot be saved: {what}")
        if not world.is_over or world.census() != state.census():
            raise match.failure(f"a world for {who(observer)} cannot be played to its end: {data}")


@holds_in(games=3)
def samples_can_be_sampled(match: Match) -> None:
    """A world remembers for everybody what the state did, so that it can be sampled in its turn.

    A search that lets opponents think draws worlds from worlds, and further on in them.
    """
    for state, observer, world in worlds(match, FEW):
        second = world.determinise(observer, generator(match, observer, 1))
        fault = told_apart(state, second, observer)
        if fault:
            raise match.failure(
                f"in a world drawn from a world {who(observer)} sees a secret by {fault}"
            )
        play_on(world, match.rng, match.rng.below(STEPS))
        for other in observers(match):
            fault = told_apart(world, world.determinise(other, match.rng), other)
            if fault:
                raise match.failure(
                    f"in a world drawn for {who(observer)} and played on, {who(other)} sees a "
                    f"secret by {fault}; the world is {world.to_json()}"
                )
