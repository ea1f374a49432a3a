"""Random matches that can be shown again, and the properties that are checked on them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import update_wrapper

from fathomless.core.action import Action
from fathomless.core.game import Game, Setting
from fathomless.core.jsontypes import Json
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.core.state import State

LONGEST = 100_000  # decisions; a game that has more has no end
MANY = 300  # positions: all of a match, unless it is very long
SOME = 80  # for what takes longer


class PropertyError(AssertionError):
    """A property that does not hold, with a replay of the match up to where it fails."""


class Match:
    """One match, already played to its end by random choice, to be walked through again and again.

    Every second match prefers variety: it chooses a kind of action first, so that an answer which
    is one among many is given often enough to be tested.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        seed: str,
        resets: Collection[str] = (),
    ) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.read_options({} if options is None else options)
        self.resets = resets
        self.rng = Rng(f"{seed}: choices")
        self.moves: list[tuple[int, Action]] = []
        self.ply = 0  # how many moves led to the position that is looked at

    def start(self) -> State:
        """The first position."""
        self.ply = 0
        return self.game.start(self.seats, self.seed, self.options)

    def play_to_the_end(self, varied: bool, most: int = LONGEST) -> None:
        """Choose all the moves."""
        state = self.start()
        while not state.is_over:
            if self.ply == most:
                raise self.failure(f"the game has no end within {most} decisions")
            legal = state.legal()
            if not legal:
                raise self.failure("a question is open and nothing is legal")
            action = choose(legal, self.rng, varied)
            self.moves.append((state.seat_to_act, action))
            self.ply += 1
            state.apply(action)

    def positions(self, most: int | None = None) -> Iterator[State]:
        """The match before each move and at its end: every position, or about so many of them.

        It is one and the same state, carried on in between: whoever keeps it copies it.
        """
        state = self.start()
        step = 1 if most is None else max(1, len(self.moves) // most)
        offset = self.rng.below(step)
        for _, action in self.moves:
            if (self.ply + offset) % step == 0:
                yield state
            self.ply += 1
            state.apply(action)
        yield state

    def rest(self) -> list[Action]:
        """The moves from the present position to the end."""
        return [action for _, action in self.moves[self.ply :]]

    def replay(self) -> Replay:
        """The match up to the present position."""
        return Replay(self.game, self.seats, self.seed, self.options, self.moves[: self.ply])

    def failure(self, what: str) -> PropertyError:
        """The error that says what is wrong, and shows where."""
        return PropertyError(f"{self.name}: {what}.\nAfter {self.ply} actions:\n\n{self.replay()}")


class Property:
    """Something that holds in every match of every game. Called with a game, it passes or fails."""

    def __init__(self, check: Callable[[Match], None], games: int) -> None:
        self.check = check
        self.games = games
        self.name = check.__name__
        update_wrapper(self, check)

    def __call__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        games: int | None = None,
        seed: str = "battery",
        resets: Collection[str] = (),
    ) -> None:
        """Check it in so many random matches (None: as many as are usual for this property).

        `resets` has the kinds of events after which nothing that was known before means anything.
        """
        for number in range(self.games if games is None else games):
            match = Match(self.name, game, seats, options, f"{seed} {number}", resets)
            try:
                match.play_to_the_end(varied=number % 2 == 1)
                self.check(match)
            except PropertyError:
                raise
            except Exception as error:
                raise match.failure(f"{type(error).__name__}: {error}") from error

    def __repr__(self) -> str:
        return f"<property {self.name}>"


def holds_in(games: int) -> Callable[[Callable[[Match], None]], Property]:
    """Make a property of a check on one match, with the number of matches that are usual for it."""

    def make(check: Callable[[Match], None]) -> Property:
        return Property(check, games)

    return make


def choose(legal: list[Action], rng: Rng, varied: bool) -> Action:
    """One of the legal actions: each equally likely, or each first word equally likely."""
    if varied:
        words = sorted({str(action).split()[0] for action in legal})
        word = words[rng.below(len(words))]
        legal = [action for action in legal if str(action).split()[0] == word]
    return legal[rng.below(len(legal))]


def play_on(state: State, rng: Rng, most: int = LONGEST) -> None:
    """Random play to the end, or for so many decisions."""
    for _ in range(most):
        if state.is_over:
            return
        legal = state.legal()
        if not legal:
            raise ValueError(f"{state.asked!r} is open and nothing is legal")
        state.apply(legal[rng.below(len(legal))])


def variants(game: Game) -> list[dict[str, Setting]]:
    """The defaults, and each other choice of each option by itself: of a number both its ends."""
    found: list[dict[str, Setting]] = [game.read_options({})]
    for option in game.options:
        choices: tuple[Setting, ...] = option.choices or (option.low, option.high)
        for choice in choices:
            options = game.read_options({option.name: choice})
            if options not in found:
                found.append(options)
    return found


def difference(one: Json, other: Json, path: str = "") -> str:
    """Where two pieces of plain data differ first; empty if nowhere."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{path}.{key}" if path else key, one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", one[i], other[i]) for i in range(len(one))]
    else:
        return "" if one == other else f"{path or 'all'} is {one!r} and {other!r}"
    for place, left, right in pairs:
        if left != right:
            return difference(left, right, place)
    return ""
