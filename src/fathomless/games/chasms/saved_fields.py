"""What the numbers of saved questions, steps, attacks and lasting things may be."""

from __future__ import annotations

from typing import Final

from fathomless.core.jsontypes import Json, malformed, read_ints
from fathomless.games.chasms.material import (
    CARD_COUNT,
    CAUSE_IDS,
    DIE_FACES,
    FACES,
    MONSTER_COUNT,
    MOST_SEATS,
    PROGRAMS,
)
from fathomless.games.chasms.steps import THIS_TURN, WEAKENED
from fathomless.games.chasms.vocabulary import ALL, REGULAR_ATTACK, SET, SHIFT

Range = tuple[int, int]

SEAT: Final = (0, MOST_SEATS - 1)
MAYBE_SEAT: Final = (-1, MOST_SEATS - 1)
SEATS: Final = (0, (1 << MOST_SEATS) - 1)
PLACE: Final = (0, MOST_SEATS)  # in a round, or its end
WINDOW: Final = (0, 5)
CARD: Final = (0, CARD_COUNT - 1)
MAYBE_CARD: Final = (-1, CARD_COUNT - 1)
FACE: Final = (0, len(FACES) - 1)
CAUSE: Final = (0, len(CAUSE_IDS) - 1)
PROGRAM: Final = (0, len(PROGRAMS) - 1)
INDEX: Final = (0, max(len(program) for program in PROGRAMS) - 1)
MONSTER: Final = (-1, MONSTER_COUNT - 1)
MONSTERS: Final = (0, (1 << MONSTER_COUNT) - 1)
AMOUNTS: Final = (0, (1 << 4 * MOST_SEATS) - 1)
COUNT: Final = (0, CARD_COUNT)
WHICH: Final = (0, REGULAR_ATTACK)
FLAG: Final = (0, 1)
DIE: Final = (0, DIE_FACES)
CHANGE: Final = (-ALL, ALL)

# By kind, in the order of the constructors' arguments.
QUESTIONS: Final[dict[str, tuple[Range, ...]]] = {
    "draft": (SEAT,),
    "turn": (SEAT,),
    "draw-first": (SEAT,),
    "instant": (SEAT, WINDOW, SEAT),
    "player": (SEAT, SEATS),
    "monster": (SEAT, MONSTERS),
    "discard": (SEAT, COUNT),
    "take-back": (SEAT, COUNT, WHICH),
    "keep": (SEAT, COUNT, COUNT),
    "pick": (SEAT, PROGRAM, INDEX, CAUSE, SEAT, MAYBE_CARD),
    "die": (SEAT, (SHIFT, SET)),
    "ghost": (SEAT, (1, DIE_FACES), (1, DIE_FACES)),
}
STEPS: Final[dict[str, tuple[Range, ...]]] = {
    "window": (WINDOW, SEAT, PLACE),
    "aim": (SEAT,),
    "resolve": (MAYBE_CARD, FACE, SEAT, MAYBE_SEAT, MAYBE_SEAT, FLAG, SEATS),
    "finish": (CARD, SEAT),
    "hurt": (AMOUNTS, PLACE, CAUSE, MAYBE_SEAT),
    "zero": (SEATS, PLACE),
    "payback": (SEAT, SEAT),
    "attack": ((0, 4), (0, 2)),
    "rolled": (),
    "run": (PROGRAM, INDEX, CAUSE, SEAT, MAYBE_SEAT, MAYBE_SEAT, SEATS, MAYBE_CARD),
    "defeat": (),
    "toss": (SEAT, COUNT),
    "fetch": (SEAT, COUNT, WHICH),
}
STRIKE: Final[tuple[Range, ...]] = (
    MAYBE_SEAT,
    MAYBE_CARD,
    MONSTER,
    MAYBE_SEAT,
    SEATS,
    CHANGE,
    (0, 10 * ALL),
    COUNT,
    COUNT,
    DIE,
    MAYBE_SEAT,
    MAYBE_SEAT,
    FLAG,
    COUNT,
    FLAG,
)
LASTING: Final[tuple[Range, ...]] = (
    (0, WEAKENED),
    SEAT,
    SEAT,
    CHANGE,
    (0, THIS_TURN),
    MAYBE_CARD,
)


def read_fields(what: str, values: Json, ranges: tuple[Range, ...]) -> list[int]:
    """As many whole numbers as there are ranges, each in its own."""
    most = max((high for _, high in ranges), default=0)
    found = read_ints({what: values}, what, -ALL, most, len(ranges))
    for number, (low, high) in zip(found, ranges, strict=True):
        if not low <= number <= high:
            raise malformed(f"{what} holds {number}, not a whole number from {low} to {high}")
    return found


def read_entry(entry: Json, kinds: dict[str, tuple[Range, ...]]) -> tuple[str, list[int]]:
    """The kind and the numbers of a question or a step."""
    kind = entry[0] if isinstance(entry, list) and entry else None
    if not isinstance(entry, list) or not isinstance(kind, str) or kind not in kinds:
        raise malformed(f"{entry!r} is nothing of this game")
    return kind, read_fields(kind, entry[1:], kinds[kind])
