"""Saving and reading a state, whole, at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathomless.core.jsontypes import Json, JsonDict, malformed, read_int, read_ints, read_stack
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.games.the_abandons.dead_ends import STUCK, ways_out
from fathomless.games.the_abandons.labyrinth import (
    MERCIFUL,
    SETTLED,
    beyond,
    free_sides,
    look_around,
)
from fathomless.games.the_abandons.material import (
    DECK_SIZE,
    DECKS,
    DIFFICULTIES,
    ENTRANCE,
    EXIT,
    EXITS,
    IS_INTERSECTION,
    ITEM,
    LAST_PASSAGE,
    MOST_SETS,
    MOST_TILES,
    OPENINGS,
    ROW,
    STAIRS,
    STEP,
)
from fathomless.games.the_abandons.moving import DOORS
from fathomless.games.the_abandons.scoring import REASONS, RUNNING, is_escape
from fathomless.games.the_abandons.special import STAIRS_FOUND

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState

QUESTIONS: Final[dict[str, Pending[Any]]] = {
    DOORS.kind: DOORS,
    STUCK.kind: STUCK,
    STAIRS_FOUND.kind: STAIRS_FOUND,
}

MOST_CARDS: Final = DECK_SIZE * MOST_SETS + 1

# Every field that is one whole number, and the piles; with the smallest and largest value of each.
NUMBERS: Final = {
    "difficulty": (0, len(DIFFICULTIES) - 1),
    "sets": (1, MOST_SETS),
    "gentle": (0, 1),
    "ending": (RUNNING, len(REASONS) - 1),
    "exit_door": (-1, 4 * MOST_TILES),
    "items": (0, MOST_CARDS),
    "level": (1, MOST_CARDS),
    "beginning": (0, SETTLED),
    "position": (0, MOST_TILES),
    "covering": (0, 1),
    "irrevocable": (0, 1 << 60),
}
PILES: Final = ("burned", "remembered", "gone")


def to_json(s: TheAbandonsState) -> JsonDict:
    """Every zone and the open question. What follows from the cards in play is not written down."""
    stack: list[Json] = [[question.kind, *question.fields()] for question in s.stack]
    data: JsonDict = {"game": "the-abandons", "rules_version": s.game.rules_version}
    data["rng"] = list[Json](s.rng.words())
    data["stack"] = stack
    for field in NUMBERS:
        data[field] = int(getattr(s, field))
    for field in PILES:
        data[field] = list[Json](getattr(s, field))
    data["deck"] = list[Json](s.deck[s.top :])
    data["shown"] = max(0, s.shown - s.top)
    data["cells"] = list[Json](s.cells)
    data["tiles"] = list[Json](s.tiles)
    data["openings"] = list[Json](s.openings)
    return data


def from_json(data: JsonDict) -> TheAbandonsState:
    """The state that `to_json` was taken from; anything that cannot be one is refused."""
    from fathomless.games.the_abandons.state import TheAbandonsState

    try:
        rng = Rng.from_words(read_ints(data, "rng", 0, 0xFFFFFFFF, 4))
    except ValueError as error:
        raise malformed(str(error)) from error
    s = TheAbandonsState(rng, 0, 1, False)
    for field, (low, high) in NUMBERS.items():
        value = read_int(data, field, low, high)
        if isinstance(getattr(s, field), bool):
            setattr(s, field, value == 1)
        else:
            setattr(s, field, value)
    for field in PILES:
        setattr(s, field, read_ints(data, field, 0, ITEM))
    s.deck = read_ints(data, "deck", 0, EXIT)
    s.shown = read_int(data, "shown", 0, len(s.deck))
    _read_labyrinth(s, data)
    _check_cards(s)
    _check_standing(s)
    if s.ending == RUNNING:
        look_around(s)
    _read_stack(s, data)
    return s


def _read_labyrinth(s: TheAbandonsState, data: JsonDict) -> None:
    """The cards in play; each passage lies beside an earlier card, with its entry against it."""
    s.tiles = read_ints(data, "tiles", 0, 4 * ENTRANCE)
    count = len(s.tiles)
    s.cells = read_ints(data, "cells", -ROW * ROW, ROW * ROW, count)
    s.openings = read_ints(data, "openings", 0, 15, count)
    if not count or s.cells[0] or s.tiles[0] != 4 * (STAIRS if s.level > 1 else ENTRANCE):
        raise malformed("the labyrinth has no entrance")
    if len(set(s.cells)) != count or s.position >= count or s.exit_door >= 4 * count:
        raise malformed("two cards lie in one place, or the player in none")
    for card in range(1, count):
        tile = s.tiles[card]
        before = s.cells[card] - STEP[tile & 3]
        if tile >> 2 > LAST_PASSAGE or before not in s.cells[:card]:
            raise malformed(f"card {card} has no door to lie at")
        if not EXITS[s.tiles[s.cells.index(before)]] >> (tile & 3) & 1:
            raise malformed(f"card {card} lies at a wall")
    s.doors = [EXITS[s.tiles[card]] & free_sides(s, card) for card in range(count)]
    for card in range(count):
        if not _openings_fit(s, card):
            raise malformed(f"the openings of card {card} are not its own")


def _openings_fit(s: TheAbandonsState, card: int) -> bool:
    """The printed openings are there, and every other one is a wall blown open at a door."""
    printed = OPENINGS[s.tiles[card]]
    holes = s.openings[card] & ~printed
    if printed & ~s.openings[card] or holes & free_sides(s, card):
        return False
    for side in range(4):
        if holes >> side & 1 and not EXITS[s.tiles[beyond(s, card, side)]] >> (side ^ 2) & 1:
            return False
    return True


def _check_standing(s: TheAbandonsState) -> None:
    """AN-B21, AN-B25. One stands on the last card, an intersection or the entrance."""
    last = len(s.tiles) - 1
    if s.position not in (0, last) and not IS_INTERSECTION[s.tiles[s.position]]:
        raise malformed("the player stands where nobody can")
    if any(IS_INTERSECTION[tile] for tile in s.tiles) and s.beginning != SETTLED:
        raise malformed("a level with an intersection has no mercy left")
    if s.covering and s.position != last:
        raise malformed("a Bomb covers the last card alone")


def _check_cards(s: TheAbandonsState) -> None:
    """Every card of the sets as often as it should be, and the exit at the bottom."""
    cards = s.deck + s.burned + s.remembered + s.gone + [ITEM] * s.items
    cards += [STAIRS] * (s.level - 1)
    cards += [tile >> 2 for tile in s.tiles[1:]]
    if is_escape(s.ending):
        cards.append(EXIT)
    if is_escape(s.ending) != (not s.deck) or s.deck[-1:] not in ([], [EXIT]):
        raise malformed("the exit is not at the bottom of the deck")
    if sorted(cards) != [*sorted(DECKS[s.difficulty] * s.sets), EXIT]:
        raise malformed(f"it does not have the cards of {s.sets} sets")


def _read_stack(s: TheAbandonsState, data: JsonDict) -> None:
    """One question while the game is running, none after it; the table must fit it."""
    stack = read_stack(data, QUESTIONS)
    if len(stack) != int(s.ending == RUNNING):
        raise malformed("one question is open until the game is over, and none after it")
    for kind, fields in stack:
        if fields != [0]:
            raise malformed(f"{kind} {fields} asks a seat that nobody has")
        question = QUESTIONS[kind]
        if not _fits(s, question):
            raise malformed(f"the table does not fit the question {question!r}")
        s.ask(question)


def _fits(s: TheAbandonsState, question: Pending[Any]) -> bool:
    """Whether what the question is about is on the table."""
    has_door = s.here > 0 or len(s.far) > 0
    if question is DOORS:
        return has_door and not s.covering
    if question is STUCK:
        stuck = not has_door and not s.covering and s.beginning != MERCIFUL
        return stuck and s.position == len(s.tiles) - 1 and len(ways_out(s)) > 0
    return (has_door or s.covering) and len(s.gone) > 0 and s.gone[-1] == STAIRS
