"""What a table wants done by the shell around it, in this order: first kept, then told."""

from __future__ import annotations

from dataclasses import dataclass

from fathomless.core.jsontypes import JsonDict
from fathomless.server.protocol import Frame

SPECTATORS = -1  # whom a frame is for, beside the seats 0, 1, …
REPLY = -2  # whoever sent the message that is being handled

BACK = "@back"  # no action begins like this


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a match: a seat's action, or `@back 12`: only the first 12 moves are left."""

    seat: int
    text: str

    @property
    def moves_left(self) -> int | None:
        """How many moves a take-back leaves; None for an action."""
        word, _, number = self.text.partition(" ")
        return int(number) if word == BACK else None


@dataclass(frozen=True, slots=True)
class Persist:
    """Keep these lines, the first of them under this ply, before anybody is told."""

    ply: int
    lines: tuple[Line, ...]
    finished: bool = False


@dataclass(frozen=True, slots=True)
class KeepSeat:
    """Keep who sits in this seat now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Send:
    """A frame for a seat, for the spectators, or for whoever asked."""

    to: int
    frame: Frame


@dataclass(frozen=True, slots=True)
class Search:
    """Look for the best moves and send them to the seat that asked."""

    job: Job


@dataclass(frozen=True, slots=True)
class HurryUp:
    """Whoever thinks shall stop thinking, until a person is asked."""


Effect = Persist | KeepSeat | Send | Search | HurryUp


@dataclass(frozen=True, slots=True)
class Job:
    """A choice for a worker process: it makes a Perspective of this and sees nothing else of it."""

    ply: int
    seat: int
    state: JsonDict
    spec: str  # a level's name; for a hint, what searches
    seed: str


@dataclass(frozen=True, slots=True)
class SingleAnswer:
    """What is due next: a person's answer that is given by itself.

    It is the only one, or the seat's standing order, or it was given ahead.
    """

    ply: int
    seat: int
    secret: bool = False


@dataclass(frozen=True, slots=True)
class BotTurn:
    """What is due next: a bot's choice. Also where it has none: whoever waits must not see that."""

    ply: int
    seat: int
    level: str
    secret: bool = False  # one of several who may answer: it must not keep the others waiting


Due = SingleAnswer | BotTurn
