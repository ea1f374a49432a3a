"""Events and questions in words, for one reader, through the game's own catalogue.

An event's sentence is `log.<kind>`, or `log.<kind>_own` if there is one and the reader sees all
that is secret in the event. A kind without a sentence is silent. No game is known by name here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.game import Game
from fathomless.core.message import Message, Value, say
from fathomless.core.state import State
from fathomless.play.words import Words

# The fields of an event that are seats, and what the sentences call them.
SEAT_FIELDS = {"seat": "who", "target": "target", "starter": "starter"}


class Narrator:
    """Speaks about one match, in one language, to whichever seat reads (None: a spectator)."""

    def __init__(self, game: Game, names: Sequence[str], words: Words) -> None:
        self.words = words
        self.names = list(names)
        self._base = game.catalogue(words.language)
        self._catalogues: dict[int | None, dict[str, str]] = {}
        self._by_id: dict[str, str] = {}

    def catalogue(self, reader: int | None) -> Mapping[str, str]:
        """The game's catalogue with the seats' names in it, as this reader calls them."""
        if reader not in self._catalogues:
            merged = dict(self._base)
            for seat, name in enumerate(self.names):
                merged[f"seat:{seat}"] = self.words("seat.object") if seat == reader else name
            self._catalogues[reader] = merged
        return self._catalogues[reader]

    def knows(self, key: str) -> bool:
        """Whether the game has words for this."""
        return key in self._base

    def name(self, ref: str) -> str:
        """The name of a component by its ref, such as `card:eye_1`."""
        return self._base.get(ref, ref)

    def name_of_id(self, id: str) -> str:
        """The name of a component by its bare id, whatever kind it is; the id if it has none."""
        if not self._by_id:
            refs = [(ref.partition(":")[2], name) for ref, name in self._base.items() if ":" in ref]
            self._by_id.update(refs)
        return self._by_id.get(id, id)

    def lines(self, events: Iterable[Event], reader: int | None) -> list[str]:
        """The log lines of some events."""
        found = (self.line(event, reader) for event in events)
        return [line for line in found if line is not None]

    def line(self, event: Event, reader: int | None) -> str | None:
        """One event's log line; None if its kind is silent."""
        catalogue = self.catalogue(reader)
        seen = event.seen_by(reader)
        key = f"log.{event.kind}"
        if event.secrets and all(seen[field] is not None for field in event.secrets):
            key = f"{key}_own" if f"{key}_own" in catalogue else key
        if key not in catalogue:
            return None
        return self.say(Message(key, self._args(seen, reader)), reader)

    def say(self, message: Message, reader: int | None) -> str:
        """A message of the game in words."""
        return say(message, self.catalogue(reader), self.words.language)

    def prompt(self, state: State) -> str:
        """The open question, for the seat that is asked."""
        question = state.asked
        return "" if question is None else self.say(question.prompt(state), question.seat)

    def option(self, state: State, action: Action) -> str:
        """One legal answer, for the seat that is asked."""
        question = state.asked
        return "" if question is None else self.say(question.option(state, action), question.seat)

    def waiting(self, state: State) -> str:
        """The open question, for everybody else."""
        question = state.asked
        if question is None:
            return ""
        who: dict[str, Value] = {"who": self.names[question.seat]}
        key = f"waiting.{question.kind}"
        if key in self._base:
            return self.say(Message(key, who), None)
        return self.words("waiting", who=self.names[question.seat])

    def _args(self, seen: Mapping[str, Fact], reader: int | None) -> dict[str, Value]:
        """What goes into the holes of a log line."""
        subject = seen.get("seat", seen.get("starter"))
        mine = subject is not None and subject == reader
        args: dict[str, Value] = {"self": "yes" if mine else "no"}
        for field, value in seen.items():
            if field in SEAT_FIELDS and isinstance(value, int):
                args[SEAT_FIELDS[field]] = self._seat_name(field, value, reader)
                args[f"{SEAT_FIELDS[field]}_self"] = "yes" if value == reader else "no"
            elif isinstance(value, list):
                names = [self.name(self._ref(field.removesuffix("s"), entry)) for entry in value]
                args[field] = ", ".join(names)
            elif value is not None:
                args[field] = self._ref(field, value) if isinstance(value, str) else value
        return args

    def _seat_name(self, field: str, seat: int, reader: int | None) -> str:
        if seat != reader:
            return self.names[seat]
        return self.words("seat.object" if field == "target" else "seat.subject")

    def _ref(self, field: str, value: str) -> str:
        """The component a text names: `eye_1` in the field `card` is `card:eye_1`."""
        ref = f"{field}:{value}"
        return ref if ref in self._base else value
