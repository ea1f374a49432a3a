"""Everything that travels over a WebSocket, as types (docs/protocol.md explains them).

What a client sends is a `Request`; what the server sends is a `Frame`. Both are JSON objects whose
field `t` names the type. The schema for other languages is made from these classes
(`python -m fathomless.server.schema`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from fathomless.core.event import Fact
from fathomless.core.game import Setting
from fathomless.core.message import Value

PROTOCOL = 1  # grows when a client of the former version would no longer understand
LONGEST_ACTION = 64
MOST_ACTIONS = 64  # in one message
MOST_VIEWS = 64  # in one answer

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionText = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Close(IntEnum):
    """Close codes of our own; the standard ones keep their meaning."""

    TOO_LONG = 1009  # a message over the size limit
    RESTART = 1012  # the server goes down; come back
    VERSION = 4000  # no such protocol version
    TOKEN = 4001  # this token holds no seat here
    TABLE = 4004  # no such table
    CONNECTIONS = 4008  # too many connections
    SLOW = 4013  # frames are not read quickly enough
    RATE = 4029  # too many messages


# -- from the client -------------------------------------------------------------------------------


class _Request(Struct, tag_field="t", forbid_unknown_fields=True):
    pass


class Act(_Request, tag="act"):
    """Answer the open question; a list is answered all or nothing."""

    ply: Count
    a: ActionText | Actions


class Sync(_Request, tag="sync"):
    """Ask for everything since a ply."""

    ply: Count = 0


class Views(_Request, tag="views"):
    """Ask for the seat's own views of earlier moments: after so many moves, and how many views."""

    start: Count
    count: Annotated[int, Meta(ge=1, le=MOST_VIEWS)] = MOST_VIEWS


class Undo(_Request, tag="undo"):
    """Take back the last choice, where that needs nobody's leave."""


class TakeBack(_Request, tag="takeback"):
    """Ask the others to let the last choice be taken back."""


class Vote(_Request, tag="vote"):
    """Answer somebody's request for a take-back, or withdraw one's own."""

    yes: bool


class Hurry(_Request, tag="hurry"):
    """Tell the bots to move at once until a person is asked."""


class Hint(_Request, tag="hint"):
    """Ask for the best moves with their chances."""


class Bot(_Request, tag="bot"):
    """Let a bot play a seat: an open one, one's own, or one whose holder is away."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Return(_Request, tag="return"):
    """Take one's own seat back from the bot that has played it."""


class Order(_Request, tag="order"):
    """Tell the table what to let pass without asking: one of the table's orders."""

    order: Annotated[str, Meta(max_length=20)]


class Ping(_Request, tag="ping"):
    """Ask for a pong."""


Request = Act | Sync | Views | Undo | TakeBack | Vote | Hurry | Hint | Bot | Return | Order | Ping


# -- from the server: parts ------------------------------------------------------------------------


class Say(Struct, frozen=True):
    """A sentence: a key of the game's catalogue and what goes into its holes."""

    key: str
    args: dict[str, Value] = {}


class Option(Struct, frozen=True):
    """One legal answer: its text, what on the table it touches, and its words."""

    a: str
    refs: tuple[str, ...]
    label: Say


class Ask(Struct, frozen=True):
    """The open question, for the seat that must answer it."""

    kind: str
    seat: int
    prompt: Say
    rule: str
    options: list[Option]
    auto: bool  # there is a single answer, and the table gives it by itself


class Waiting(Struct, frozen=True):
    """The open question, for everybody else; seat −2 is somebody, and who is a secret."""

    seat: int
    kind: str


class Result(Struct, frozen=True):
    """How the match ended."""

    scores: list[dict[str, int]]
    totals: list[int]
    ranking: list[list[int]]
    reason: str
    tie_break: str | None


class Proof(Struct, frozen=True):
    """What lets everybody check that the deal was fixed before the first move."""

    seed: str
    commitment: str


class Moment(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it now."""

    view: dict[str, Any]
    ask: Ask | None  # for the seat that is asked
    waiting: Waiting | None  # for everybody else
    undo: bool = False  # the seat's last choice can be taken back without asking
    result: Result | None = None  # when the match is over
    proof: Proof | None = None  # when the match is over
    order: str = ""  # the seat's standing order, where the game has any
    takeback: bool = False  # the seat has a choice that it can ask to take back


class Past(Struct, frozen=True):
    """What one earlier move led to, as the seat saw it."""

    move: int
    events: list[dict[str, Fact]]


class VoteState(Struct, frozen=True):
    """An open request for a take-back."""

    seat: int
    moves: int  # how many moves would be left
    yes: list[int]
    need: list[int]


class Candidate(Struct, frozen=True):
    """One move in a hint: how often it was tried, and the chance to win, with its 95 % interval.

    In a game for one also the score to expect.
    """

    a: str
    visits: int
    value: float
    low: float
    high: float
    score: float | None = None


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where. `player` is human, bot or open; a stand-in plays for a human who is away."""

    seat: int
    name: str
    player: str
    level: str | None
    stand_in: bool
    present: bool


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What everybody may know about a table."""

    id: str
    game: str
    title: str
    rules_version: int
    options: dict[str, Setting]
    seats: list[SeatInfo]
    commitment: str
    chosen_seed: bool  # the seed was given by the maker of the table, who may know the cards
    hints: bool
    started: bool
    over: bool
    moves: int
    created: int
    forked_from: str | None
    orders: tuple[str, ...]  # the standing orders a seat may give; the first holds at first


# -- from the server: frames -----------------------------------------------------------------------


class _Frame(Struct, tag_field="t"):
    pass


class Welcome(_Frame, tag="welcome"):
    """First of all frames: where one has arrived. A sync frame follows."""

    protocol: int
    version: str
    table: TableInfo
    seat: int | None


class Synced(_Frame, tag="sync"):
    """Everything from a move on: forget the moves from `start` on, then add `steps`."""

    ply: int
    moves: int
    start: int
    steps: list[Past]
    now: Moment
    vote: VoteState | None
    thinking: int | None


class Step(_Frame, tag="step"):
    """One move was made; `move` is its number, from 0. Seat −2: somebody passed, in secret."""

    ply: int
    move: int
    seat: int
    events: list[dict[str, Fact]]
    now: Moment
    auto: bool | UnsetType = UNSET  # only to the seat itself: its answer was given for it


class Back(_Frame, tag="back"):
    """Moves were taken back; `moves` are left."""

    ply: int
    moves: int
    seat: int
    now: Moment


class Seats(_Frame, tag="seats"):
    """Somebody came, went, or was replaced."""

    seats: list[SeatInfo]
    started: bool


class Thinking(_Frame, tag="thinking"):
    """A bot has begun to think; its step ends it."""

    seat: int


class VoteOpen(_Frame, tag="vote"):
    """A request for a take-back waits for answers."""

    vote: VoteState


class VoteOver(_Frame, tag="vote-over"):
    """The request is settled; if it was granted, a back frame follows."""

    seat: int
    granted: bool


class Hints(_Frame, tag="hint"):
    """The best moves, best first, for the question at this ply."""

    ply: int
    moves: list[Candidate]


class PastViews(_Frame, tag="views"):
    """The seat's own views after `start`, `start` + 1, … moves."""

    start: int
    views: list[dict[str, Any]]


class Error(_Frame, tag="error"):
    """Something was refused, and nothing has changed."""

    code: str
    message: str
    ply: int
    rule: str = ""


class Pong(_Frame, tag="pong"):
    """The answer to a ping."""


Frame = (
    Welcome
    | Synced
    | Step
    | Back
    | Seats
    | Thinking
    | VoteOpen
    | VoteOver
    | Hints
    | PastViews
    | Error
    | Pong
)

_DECODER = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder()


def read_request(data: str | bytes) -> Request:
    """A client's message; `msgspec.DecodeError` (or its subclass) if it is none."""
    request: Request = _DECODER.decode(data)
    return request


def write_frame(frame: Frame) -> str:
    """A frame as it is sent."""
    return _ENCODER.encode(frame).decode()
