"""Saving and reading a state, whole, at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fathomless.core.jsontypes import (
    Json,
    JsonDict,
    malformed,
    read_int,
    read_ints,
    read_stack,
)
from fathomless.core.pending import Pending
from fathomless.games.the_abyss import knowledge
from fathomless.games.the_abyss.actions import MOST_SEATS
from fathomless.games.the_abyss.combos import Combos, TopOrBottom
from fathomless.games.the_abyss.draw import DrawOrTake, KeepOne
from fathomless.games.the_abyss.knowledge import EXCHANGE, THEFT
from fathomless.games.the_abyss.material import (
    BEGINNER_DECK,
    CARDS,
    CARDS_DRAWN,
    DECK_SIZE,
    EYE_CARDS,
    LAST_PANIC,
    PANIC_LIMIT,
    STANDARD_DECK,
    faces_in,
    points_of,
)
from fathomless.games.the_abyss.panic import PanicWindow, Sacrifice

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState

QUESTIONS: dict[str, Callable[..., Pending[Any]]] = {
    DrawOrTake.kind: DrawOrTake,
    KeepOne.kind: KeepOne,
    PanicWindow.kind: PanicWindow,
    Sacrifice.kind: Sacrifice,
    Combos.kind: Combos,
    TopOrBottom.kind: TopOrBottom,
}

# Every field that is one whole number, one per seat, or a list of cards; with its largest value.
NUMBERS = {
    "target": 1_000_000,
    "beginner": 1,
    "finished": 1,
    "starter": MOST_SEATS - 1,
    "active": MOST_SEATS - 1,
    "drew": 1,
    "turns": 1_000_000,
    "drawn_panic": 1,
    "drawn_clear": 1,
    "destroyed": DECK_SIZE,
    "standing": (1 << MOST_SEATS) - 1,
    "irrevocable": 1 << 60,
}
SEAT_NUMBERS = {"totals": 1_000_000, "panics": PANIC_LIMIT}
LISTS = {
    "discard": CARDS - 1,
    "removed": CARDS - 1,
    "played": 64 * MOST_SEATS - 1,
    "piles": 64 * MOST_SEATS - 1,
    "memory": CARDS,
}


def to_json(s: TheAbyssState) -> JsonDict:
    """Every zone and every open question."""
    stack: list[Json] = []
    for question in s.stack:
        entry: list[Json] = [question.kind]
        entry.extend(question.fields())
        stack.append(entry)
    data: JsonDict = {"game": "the-abyss", "rules_version": s.game.rules_version}
    data["seats"] = s.seats
    data["rng"] = list[Json](s.rng.words())
    data["stack"] = stack
    for field in NUMBERS:
        data[field] = int(getattr(s, field))
    for field in (*SEAT_NUMBERS, *LISTS):
        data[field] = list[Json](getattr(s, field))
    data["drawer"] = s.drawer
    data["drawn"] = list[Json](s.drawn)
    data["last_turn"] = list[Json](s.last_turn)
    data["deck"] = list[Json](s.deck[s.top :])
    data["hands"] = [list[Json](hand) for hand in s.hands]
    data["rounds"] = [list[Json](scores) for scores in s.rounds]
    data["ends"] = list[Json](s.ends)
    data["known"] = list[Json](s.known)
    return data


def from_json(data: JsonDict) -> TheAbyssState:
    """The state that `to_json` was taken from; anything that cannot be one is refused."""
    from fathomless.core.rng import Rng
    from fathomless.games.the_abyss.state import TheAbyssState

    seats = read_int(data, "seats", 2, MOST_SEATS)
    try:
        rng = Rng.from_words(read_ints(data, "rng", 0, 0xFFFFFFFF, 4))
    except ValueError as error:
        raise malformed(str(error)) from error
    s = TheAbyssState(seats, rng, 0, False)
    for field, most in NUMBERS.items():
        value = read_int(data, field, 0, most)
        if isinstance(getattr(s, field), bool):
            setattr(s, field, value == 1)
        else:
            setattr(s, field, value)
    for field, most in SEAT_NUMBERS.items():
        setattr(s, field, read_ints(data, field, 0, most, seats))
    for field, most in LISTS.items():
        setattr(s, field, read_ints(data, field, 0, most))
    s.drawer = read_int(data, "drawer", -1, seats - 1)
    drawn = read_ints(data, "drawn", 0, CARDS - 1)
    if len(drawn) > CARDS_DRAWN:
        raise malformed("a draw has two cards at most")
    knowledge.lay_out(s, drawn)
    s.last_turn = read_ints(data, "last_turn", -1, 1_000_000, seats)
    s.deck = read_ints(data, "deck", 0, CARDS - 1)
    s.known = read_ints(data, "known", 0, (2 << seats) - 1, CARDS)
    s.hands = _read_lists(data, "hands", CARDS - 1, None)
    s.rounds = _read_lists(data, "rounds", 1_000_000, seats)
    s.ends = read_ints(data, "ends", 0, 2, len(s.rounds))
    _check_cards(s)
    _check_memory(s)
    s.points = [points_of(hand) for hand in s.hands]
    s.faces = [faces_in(hand) for hand in s.hands]
    _read_stack(s, data)
    _check_seats(s)
    return s


def _read_lists(data: JsonDict, field: str, most: int, length: int | None) -> list[list[int]]:
    value = data.get(field)
    if not isinstance(value, list):
        raise malformed(f"{field} must be a list of lists")
    return [read_ints({field: entry}, field, 0, most, length) for entry in value]


def _check_cards(s: TheAbyssState) -> None:
    """TA-R1, TA-R22. Every card of the deck once, and Panic only where one can be.

    Panic in front of seats and destroyed ones are only counted.
    """
    if len(s.hands) != s.seats or s.starter >= s.seats or s.active >= s.seats:
        raise malformed("it names a seat that nobody has, or lacks one")
    if s.standing >> s.seats or any(entry >> 6 >= s.seats for entry in s.played + s.piles):
        raise malformed("it names a seat that nobody has")
    calm = s.discard + s.removed + [entry & 63 for entry in s.played + s.piles]
    for hand in s.hands:
        calm += hand
    if any(card <= LAST_PANIC for card in calm):
        raise malformed("a Panic lies where none can be")
    cards = calm + s.deck + s.drawn
    if len(set(cards)) != len(cards) or s.census() != DECK_SIZE:
        raise malformed(f"it does not have {DECK_SIZE} different cards")
    deck = BEGINNER_DECK if s.beginner else STANDARD_DECK
    if not set(cards) <= set(deck):
        raise malformed("it has a card that is not in its deck")
    if len([card for card in cards if card > LAST_PANIC]) != len(deck) - _panics_in(deck):
        raise malformed("it has too many Panic")


def _panics_in(cards: list[int]) -> int:
    return len([card for card in cards if card <= LAST_PANIC])


def _check_seats(s: TheAbyssState) -> None:
    """TA-R23, TA-R28, TA-A30. Who is out has no hand; a round that is over is no round."""
    for seat in range(s.seats):
        if s.is_out(seat) and s.hands[seat]:
            raise malformed(f"seat {seat} is out of the round and has a hand")
    asked = s.asked
    if asked is None:
        return
    if s.is_out(asked.seat) or s.is_out(s.active) or not s.standing & (s.standing - 1):
        raise malformed("it waits for a seat that is out, or for the last one")
    if s.deck_size == 0 and s.drawer < 0:
        raise malformed("its deck is empty and no draw is running")
    for seat in range(s.seats):
        at_the_window = seat == asked.seat and isinstance(asked, (PanicWindow, Sacrifice))
        if s.panics[seat] >= PANIC_LIMIT and not s.is_out(seat) and not at_the_window:
            raise malformed(f"seat {seat} has {PANIC_LIMIT} Panic and is not out")


def _check_memory(s: TheAbyssState) -> None:
    """Every entry is whole: see knowledge.py."""
    end = len(s.memory)
    while end:
        theft = s.memory[end - 1] == THEFT
        start = end - 4 - (s.memory[end - 2] if theft and end > 1 else 0)
        if start < 0 or s.memory[end - 1] not in (THEFT, EXCHANGE):
            raise malformed("its memory is no list of thefts and exchanges")
        cards = s.memory[start : end - 3 if theft else end - 2]
        if max(cards) >= CARDS or (theft and cards[-1] not in cards[:-1]):
            raise malformed("its memory is of cards that were not there")
        end = start


def _read_stack(s: TheAbyssState, data: JsonDict) -> None:
    for kind, fields in read_stack(data, QUESTIONS):
        width = 2 if kind == Sacrifice.kind else 1
        if len(fields) != width or fields[0] >= s.seats:
            raise malformed(f"{kind} {fields} is no question of this game")
        s.ask(QUESTIONS[kind](*fields))
    if (s.asked is None) != s.finished:
        raise malformed("a question is open exactly until the game is over")
    if s.asked is not None and not _fits(s, s.asked):
        raise malformed(f"the table does not fit the question {s.asked!r}")


def _fits(s: TheAbyssState, question: Pending[Any]) -> bool:
    """Whether what the question is about is on the table."""
    if isinstance(question, KeepOne):
        return len(s.drawn) == 2 and s.drawer == question.seat
    if isinstance(question, Sacrifice):
        named = question.named(s)
        inside = len(named) == question.picked.bit_count()
        return inside and bool(question.legal(s)) and s.panics[question.seat] > 0
    if isinstance(question, TopOrBottom):
        return s.deck_size > EYE_CARDS
    return True
