"""A match as text: its header and its actions, one to a line.

    fathomless-replay 1
    game the-abyss
    rules 1
    seats 2
    option deck standard
    option target 70
    seed "any text"

    0 draw
    0 keep treasure_5

Lines that begin with # are notes. Other header fields (a match record has some) are kept as they
are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError, ReplayError
from fathomless.core.event import Event
from fathomless.core.game import Game, Setting, get
from fathomless.core.state import State

FORMAT = "fathomless-replay"
VERSION = 1
# Far above the longest game: a stranger's file is refused, not read for hours.
MAX_CHARACTERS = 4_000_000


class Replay:
    """What it takes to see a match again: game, rules version, options, seats, seed, actions."""

    __slots__ = ("actions", "extra", "game", "options", "rules_version", "seats", "seed")

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Setting],
        actions: list[tuple[int, Action]] | None = None,
        extra: list[tuple[str, str]] | None = None,
    ) -> None:
        self.game = game
        self.rules_version = game.rules_version
        self.seats = seats
        self.seed = seed
        self.options = options
        self.actions: list[tuple[int, Action]] = [] if actions is None else actions
        self.extra: list[tuple[str, str]] = [] if extra is None else extra
        for field, value in self.extra:  # a line break would make lines of its own
            if f"{field} {value}".splitlines() != [f"{field} {value}"]:
                raise ReplayError("replay/malformed", f"Header field {field!r} must be one line.")

    def start(self, journal: list[Event] | None = None) -> State:
        """The match before its first action."""
        return self.game.start(self.seats, self.seed, self.options, journal)

    def states(self, journal: list[Event] | None = None) -> Iterator[State]:
        """The match after 0, 1, 2, … actions: one and the same state, carried on in between."""
        state = self.start(journal)
        yield state
        for number, (seat, action) in enumerate(self.actions, 1):
            _check_step(state, number, seat, action)
            state.apply(action)
            yield state

    def run(self) -> State:
        """The match after its last action."""
        state = self.start()
        for number, (seat, action) in enumerate(self.actions, 1):
            _check_step(state, number, seat, action)
            state.apply(action)
        return state

    def header(self) -> str:
        """The lines before the actions, ending with the empty one."""
        lines = [
            f"{FORMAT} {VERSION}",
            f"game {self.game.name}",
            f"rules {self.rules_version}",
            f"seats {self.seats}",
        ]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines.append(f"seed {json.dumps(self.seed)}")
        lines += [f"{field} {value}" for field, value in self.extra]
        return "\n".join(lines) + "\n\n"

    def __str__(self) -> str:
        return self.header() + "".join(f"{seat} {action}\n" for seat, action in self.actions)

    @staticmethod
    def parse(text: str) -> Replay:
        """Read a replay; what is wrong is said with its line."""
        if len(text) > MAX_CHARACTERS:
            raise ReplayError(
                "replay/too-long", f"The replay has over {MAX_CHARACTERS} characters."
            )
        return _Reader(text).read()


def _check_step(state: State, number: int, seat: int, action: Action) -> None:
    """Refuse a recorded action that the rules do not allow where it stands."""
    question = state.asked
    if question is None:
        raise ReplayError("replay/illegal", f"Action {number}: the game is over before it.")
    if seat != question.seat:
        raise ReplayError(
            "replay/illegal",
            f"Action {number}: seat {seat} plays {action.text!r}, "
            f"but seat {question.seat} is asked.",
        )
    if action not in question.legal(state):
        error = state.refuse(question, action)
        raise ReplayError("replay/illegal", f"Action {number}: {error.message}", error.rule)


class _Reader:
    """Reads one replay, line by line, and remembers where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.places: dict[str, int] = {}  # the line of each field of the header

    def error(self, code: str, what: str, line: int = 0) -> ReplayError:
        return ReplayError(code, f"Line {line or self.number}: {what}")

    def read(self) -> Replay:
        self.number = 1
        words = self.lines[0].split() if self.lines else []
        if len(words) != 2 or words[0] != FORMAT:
            raise self.error("replay/malformed", f"a replay begins with '{FORMAT} {VERSION}'.")
        if words[1] != str(VERSION):
            raise self.error("replay/version", f"format {words[1]} is not known here.")
        replay = self.read_header()
        self.read_actions(replay)
        return replay

    def read_header(self) -> Replay:
        fields: dict[str, str] = {}
        options: dict[str, object] = {}
        extra: list[tuple[str, str]] = []
        while self.number < len(self.lines):
            line = self.lines[self.number].strip()
            self.number += 1
            if not line:
                break
            if line.startswith("#"):
                continue
            field, _, value = line.partition(" ")
            if field == "option":
                name, _, setting = value.partition(" ")
                if name in options:
                    raise self.error("replay/malformed", f"option {name} is given twice.")
                options[name] = setting
            elif field in ("game", "rules", "seats", "seed"):
                if field in fields:
                    raise self.error("replay/malformed", f"{field} is given twice.")
                fields[field] = value
                self.places[field] = self.number
            else:
                extra.append((field, value))
        return self.header_from(fields, options, extra)

    def header_from(
        self, fields: dict[str, str], options: dict[str, object], extra: list[tuple[str, str]]
    ) -> Replay:
        for field in ("game", "rules", "seats", "seed"):
            if field not in fields:
                raise self.error("replay/malformed", f"the header has no {field}.")
        game = get(fields["game"])
        if fields["rules"] != str(game.rules_version):
            raise self.error(
                "replay/foreign",
                f"recorded under rules {fields['rules']} of {game.name}; "
                f"here are rules {game.rules_version}.",
                self.places["rules"],
            )
        seats = fields["seats"]
        if not seats.isdecimal() or len(seats) > 2:
            what = f"seats must be a small number, not {seats[:20]!r}."
            raise self.error("replay/malformed", what, self.places["seats"])
        seed = self.read_seed(fields["seed"])
        return Replay(game, int(seats), seed, game.read_options(options), None, extra)

    def read_seed(self, quoted: str) -> str:
        try:
            seed = json.loads(quoted) if quoted.startswith('"') else None
        except ValueError:
            seed = None
        if not isinstance(seed, str):
            what = "the seed must be a quoted text."
            raise self.error("replay/malformed", what, self.places["seed"])
        return seed

    def read_actions(self, replay: Replay) -> None:
        while self.number < len(self.lines):
            line = self.lines[self.number].strip()
            self.number += 1
            if not line or line.startswith("#"):
                continue
            seat, _, text = line.partition(" ")
            if not seat.isdecimal() or len(seat) > 2:
                raise self.error(
                    "replay/malformed", f"an action begins with its seat, not {seat!r}."
                )
            try:
                replay.actions.append((int(seat), replay.game.parse(text)))
            except FathomlessError as error:
                raise self.error("replay/malformed", error.message) from error
