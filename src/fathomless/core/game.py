"""A game: its facts, its options and its factory; and the register of all games."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from fathomless.core.action import Action, Vocabulary
from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from fathomless.core.ints import mypyc_attr
from fathomless.core.jsontypes import Json, JsonDict, malformed
from fathomless.core.pending import Pending
from fathomless.core.state import State
from fathomless.core.telling import Telling

Setting = str | int

NEVER: Final = "never"  # the standing order that holds for one turn


class Option:
    """One table option: a choice of words, or a whole number in a range.

    An option that came later than recorded matches is left unsaid where it has its default: so
    they stay as they were, and are alike with new ones.
    """

    __slots__ = ("choices", "default", "help", "high", "later", "low", "name")

    def __init__(
        self,
        name: str,
        default: Setting,
        help: str,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        later: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.choices = choices
        self.low = low
        self.high = high
        self.later = later

    @property
    def allowed(self) -> str:
        """The permitted values in words."""
        return " | ".join(self.choices) if self.choices else f"{self.low} to {self.high}"

    def read(self, value: object) -> Setting:
        """A permitted value, from itself or from its text."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        elif isinstance(value, (int, str)) and not isinstance(value, bool):
            number = _whole_number(value)
            if number is not None and self.low <= number <= self.high:
                return number
        raise SetupError(
            "options/invalid", f"Option {self.name} takes {self.allowed}, not {value!r}."
        )


def _whole_number(value: int | str) -> int | None:
    if isinstance(value, int):
        return value
    digits = value.removeprefix("-")
    # isdecimal alone would let other scripts' digits in; a length limit keeps int() cheap.
    return int(value) if digits.isascii() and digits.isdecimal() and len(digits) < 12 else None


@mypyc_attr(allow_interpreted_subclasses=True)  # games may come from outside the package
class Game:
    """The facts of a game, and the way to start a match of it."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    summary: ClassVar[str] = ""
    provenance: ClassVar[str] = ""
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    orders: ClassVar[tuple[str, ...]] = ()  # standing orders of a seat; the first holds at first
    rules_version: ClassVar[int] = 1  # grows only when the same actions can lead to another result

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action of the game."""
        raise NotImplementedError

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> State:
        """A match at its first question; everything is checked already."""
        raise NotImplementedError

    def read_state(self, data: JsonDict) -> State:
        """The state that `to_json` was taken from."""
        raise NotImplementedError

    def catalogue(self, language: str) -> Mapping[str, str]:
        """The game's sentences and names in a language."""
        raise NotImplementedError

    def telling(self) -> Telling:
        """What a study of many games calls things."""
        return Telling()

    def answer_by_order(self, state: State, question: Pending[Any], order: str) -> Action | None:
        """What a seat's standing order answers to a question of its own; None: it is asked."""
        return None

    def turn_of(self, state: State) -> int:
        """Which turn it is: an order for one turn ends with it."""
        return 0

    def start(
        self,
        seats: int,
        seed: str,
        options: Mapping[str, object] | None = None,
        journal: list[Event] | None = None,
    ) -> State:
        """A new match. The same seats, seed and options always give the same match.

        A journal given here hears the first deal too; it stays the state's journal.
        """
        settings = self.read_options({} if options is None else options)
        permitted = self.seats_with(settings)
        if isinstance(seats, bool) or seats not in permitted:
            low, high = permitted.start, permitted.stop - 1
            allowed = f"{low} to {high} seats" if low < high else f"{low} seat{'s'[: high - 1]}"
            # With other options there may be room for more.
            so = " with these options" if permitted != self.seats else ""
            raise SetupError("seats/invalid", f"{self.title} has {allowed}{so}, not {seats}.")
        return self.new_state(seats, seed, settings, journal)

    def seats_with(self, options: Mapping[str, Setting]) -> range:
        """The numbers of seats that these options allow, within `seats`."""
        return self.seats

    def read_options(self, given: Mapping[str, object]) -> dict[str, Setting]:
        """All options with their values: what is given, checked, and defaults for the rest.

        A later option is among them only with another value than its default.
        """
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                known = ", ".join(names) if names else "none"
                raise SetupError(
                    "options/invalid", f"{self.title} has no option {name!r}; it has: {known}."
                )
        found: dict[str, Setting] = {}
        for option in self.options:
            value = option.read(given[option.name]) if option.name in given else option.default
            if not option.later or value != option.default:
                found[option.name] = value
        return found

    def parse(self, text: str) -> Action:
        """The action with this text."""
        return self.vocabulary.parse(text)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


_GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its name."""
    _GAMES[game.name] = game
    return game


def get(name: str) -> Game:
    """The game with this name."""
    game = _GAMES.get(name)
    if game is None:
        near = get_close_matches(name, _GAMES.keys(), 1)
        known = ", ".join(sorted(_GAMES)) or "none, until fathomless.games is imported"
        hint = f" Did you mean {near[0]}?" if near else f" Known: {known}."
        raise SetupError("game/unknown", f"There is no game {name!r}.{hint}")
    return game


def registered() -> list[Game]:
    """Every known game, in the order of registration."""
    return list(_GAMES.values())


def state_from_json(data: Mapping[str, Json]) -> State:
    """The state that `to_json` was taken from, of whichever game."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise malformed("it names no game")
    game = get(str(data["game"]))
    if data.get("rules_version") != game.rules_version:
        raise malformed(f"it was saved under other rules than {game.name} {game.rules_version}")
    return game.read_state(data)
