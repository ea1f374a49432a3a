"""What travels over HTTP, beside the types of the WebSocket protocol."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from fathomless.core.errors import SetupError
from fathomless.core.game import Game, Option, Setting
from fathomless.ledger import Ledger
from fathomless.server.protocol import TableInfo
from fathomless.server.store.results import HighScore


@dataclass(frozen=True, slots=True)
class VersionInfo:
    """What runs here."""

    version: str
    protocol: int


@dataclass(frozen=True, slots=True)
class ErrorInfo:
    """A refusal."""

    code: str
    message: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """A table option: a choice of words, or a whole number from `low` to `high`.

    `most_seats` says for each of the choices how many may play with it.
    """

    name: str
    default: Setting
    help: str
    choices: list[str]
    most_seats: list[int]
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The facts of a game."""

    name: str
    title: str
    summary: str
    provenance: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """One rule of the ledger."""

    id: str
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class ChapterInfo:
    """A chapter of the ledger, in Markdown."""

    title: str
    prose: str
    rules: list[RuleInfo]


@dataclass(frozen=True, slots=True)
class RulesInfo:
    """The rules page of a game."""

    game: str
    language: str
    title: str
    intro: str
    chapters: list[ChapterInfo]


@dataclass(frozen=True, slots=True)
class LevelInfo:
    """A strength that bots can be given."""

    name: str
    seconds: float


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat and the secret that holds it: whoever has the link has the seat."""

    seat: int
    token: str
    link: str


@dataclass(frozen=True, slots=True)
class TableMade:
    """A new table, the seats its maker holds, and the way in for others."""

    table: TableInfo
    seats: list[HeldSeat]
    spectators: str
    invite: str | None
    invite_link: str | None


@dataclass(frozen=True, slots=True)
class JoinTable:
    """Take an open seat: any, or a certain one."""

    invite: str
    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class DailyInfo:
    """The labyrinth of a day, and what has become of it: every finished try counts."""

    game: str
    date: str
    seed: str
    options: dict[str, Setting]
    played: int
    escaped: int
    best: int | None
    mine: HighScore | None  # the result of the table that was asked for


def read_options(game: Game, text: str) -> dict[str, Setting]:
    """`difficulty=hard,sets=2` as all options of a game; what is not named has its default."""
    given: dict[str, object] = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if part and not equals:
            raise SetupError("options/invalid", f"Write options like name=value, not {part!r}.")
        if part:
            given[name.strip()] = value.strip()
    return game.read_options(given)


def most_seats(game: Game, option: str, choice: str) -> int:
    """How many may play with a choice, whatever is chosen besides."""
    others = [o for o in game.options if o.choices and o.name != option]
    defaults = {o.name: o.default for o in game.options}
    settings = [
        {**defaults, option: choice, **dict(zip([o.name for o in others], chosen, strict=True))}
        for chosen in product(*[o.choices for o in others])
    ]
    return max(game.seats_with(setting).stop - 1 for setting in settings)


def option_info(game: Game, option: Option) -> OptionInfo:
    seats = [most_seats(game, option.name, choice) for choice in option.choices]
    choices = list(option.choices)
    return OptionInfo(
        option.name, option.default, option.help, choices, seats, option.low, option.high
    )


def game_info(game: Game) -> GameInfo:
    options = [option_info(game, option) for option in game.options]
    return GameInfo(
        game.name,
        game.title,
        game.summary,
        game.provenance,
        game.rules_version,
        game.seats.start,
        game.seats.stop - 1,
        options,
    )


def rules_info(ledger: Ledger) -> RulesInfo:
    chapters = [
        ChapterInfo(c.title, c.prose, [RuleInfo(r.id, r.text, r.source) for r in c.rules])
        for c in ledger.chapters
    ]
    return RulesInfo(ledger.game, ledger.language, ledger.title, ledger.intro, chapters)


@dataclass(frozen=True, slots=True)
class LabelInfo:
    """A move in words: a key of the game's catalogue and what goes into its holes."""

    key: str
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class MoveInfo:
    """A move and its chance to win, with the 95 % interval."""

    a: str
    label: LabelInfo
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class MomentInfo:
    """One choice of a match: after how many moves, whose, and what it was worth."""

    move: int
    seat: int
    played: MoveInfo
    best: MoveInfo  # as the search sees it; perhaps the one that was played
    lost: float  # given away with 95 % confidence, both being tried on the same samples


@dataclass(slots=True)
class ReviewInfo:
    """A review as far as it has come; `of` is the number of choices in the match."""

    of: int
    moments: list[MomentInfo] = field(default_factory=list)
    failed: bool = False


@dataclass(slots=True)
class StudyInfo:
    """A study of a game: how many games of it are played, and the page when they all are."""

    done: int
    of: int
    page: str | None = None
    failed: bool = False
