"""Saving and reading a state, whole, at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fathomless.core.jsontypes import (
    Json,
    JsonDict,
    malformed,
    read_dict,
    read_int,
    read_ints,
    read_stack,
)
from fathomless.core.pending import Pending
from fathomless.games.abyss.affiliation import Affiliation
from fathomless.games.abyss.box import (
    FACE_COUNT,
    LOCATION_COUNT,
    LORD_BIT,
    LORD_COUNT,
    MOST_SEATS,
    RACE,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.council import SecondStack, TakeStack
from fathomless.games.abyss.endings import REASONS
from fathomless.games.abyss.explore import MonsterMet, Offer, TakeOrGoOn
from fathomless.games.abyss.extension import READERS
from fathomless.games.abyss.locations import ChooseTile, Smokers, SpendKeys, TakeControl
from fathomless.games.abyss.material import (
    BASE_SEATS,
    COURT_SPACES,
    KEY_TOKENS,
    LAST_THREAT,
    MONSTER,
    MONSTER_TOKENS,
    RACES,
    TRACK_SPACES,
)
from fathomless.games.abyss.once import OustLord, PurgeStack, SellAlly
from fathomless.games.abyss.phases import FINISH
from fathomless.games.abyss.politicians import Corruption, Newcomer, Replacement
from fathomless.games.abyss.recruit import Payment
from fathomless.games.abyss.setup import all_cards, all_lords, all_tiles
from fathomless.games.abyss.soldiers import Discard, Robbery, TurnLord
from fathomless.games.abyss.standing import find_what_works
from fathomless.games.abyss.threat import ChooseReward
from fathomless.games.abyss.tiles import Illusion, SwapFor
from fathomless.games.abyss.turn import FreeTime, Turn

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# Every question, with how many numbers it is saved as; expansions add theirs.
QUESTIONS: Final[dict[str, tuple[Callable[..., Pending[Any]], int]]] = {
    Turn.kind: (Turn, 1),
    FreeTime.kind: (FreeTime, 1),
    Offer.kind: (Offer, 1),
    TakeOrGoOn.kind: (TakeOrGoOn, 1),
    MonsterMet.kind: (MonsterMet, 1),
    ChooseReward.kind: (ChooseReward, 2),
    SecondStack.kind: (SecondStack, 1),
    TakeStack.kind: (TakeStack, 1),
    Payment.kind: (Payment, 2),
    Affiliation.kind: (Affiliation, 2),
    TakeControl.kind: (TakeControl, 1),
    ChooseTile.kind: (ChooseTile, 2),
    SpendKeys.kind: (SpendKeys, 2),
    Illusion.kind: (Illusion, 1),
    SwapFor.kind: (SwapFor, 2),
    Smokers.kind: (Smokers, 1),
    Discard.kind: (Discard, 2),
    TurnLord.kind: (TurnLord, 2),
    Robbery.kind: (Robbery, 1),
    Corruption.kind: (Corruption, 1),
    Replacement.kind: (Replacement, 2),
    Newcomer.kind: (Newcomer, 1),
    SellAlly.kind: (SellAlly, 1),
    PurgeStack.kind: (PurgeStack, 1),
    OustLord.kind: (OustLord, 1),
}

PAYING: Final = {Payment.kind, Affiliation.kind}  # with these, Allies that are played lie out

ANY: Final = 1 << 60
ALL_LORDS: Final = (1 << LORD_COUNT) - 1

# Every field that is one whole number, with its largest value.
NUMBERS: Final = {
    "council_spent": 1,
    "starter": 4,
    "active": 4,
    "phase": FINISH,
    "turns": 1_000_000,
    "extra": 1,
    "finished": 1,
    "used": ALL_LORDS,
    "sold": 1000,
    "bought": 31,
    "threat": LAST_THREAT,
    "key_supply": KEY_TOKENS,
    "turned": ALL_LORDS,
    "irrevocable": ANY,
}
# Lists of whole numbers, and lists of such lists, one per seat.
LISTS: Final = {
    "discard": FACE_COUNT - 1,
    "track": FACE_COUNT - 1,
    "court": LORD_COUNT - 1,
    "gone": LORD_COUNT - 1,
    "available": LOCATION_COUNT - 1,
    "drawn": LOCATION_COUNT - 1,
    "paid": FACE_COUNT - 1,
    "aside": 64 * 5 - 1,
}
SEAT_NUMBERS: Final = {"pearls": 1_000_000, "keys": KEY_TOKENS, "free": ALL_LORDS}
SEAT_LISTS: Final = {
    "hands": FACE_COUNT - 1,
    "tokens": 8 * 64 - 1,
    "affiliated": FACE_COUNT - 1,
    "lords": LORD_COUNT - 1,
    "locations": LOCATION_COUNT - 1,
}


def to_json(s: AbyssState) -> JsonDict:
    """Every zone and every open question."""
    stack: list[Json] = []
    for question in s.stack:
        entry: list[Json] = [question.kind]
        entry.extend(question.fields())
        stack.append(entry)
    data: JsonDict = {"game": "abyss", "rules_version": s.game.rules_version, "seats": s.seats}
    data["rng"] = list[Json](s.rng.words())
    data["stack"] = stack
    for field in NUMBERS:
        data[field] = int(getattr(s, field))
    data["last_progress"] = s.last_progress
    data["end_by"] = s.end_by
    data["end_reason"] = s.end_reason
    for field in (*LISTS, *SEAT_NUMBERS):
        data[field] = list[Json](getattr(s, field))
    for field in ("council", *SEAT_LISTS):
        data[field] = [list[Json](entry) for entry in getattr(s, field)]
    data["tucked"] = list[Json](s.tucked[: len(all_tiles(s))])
    data["deck"] = list[Json](s.deck[s.top :])
    data["lord_deck"] = list[Json](s.lord_deck[s.lord_top :])
    data["location_deck"] = list[Json](s.location_deck[s.location_top :])
    data["token_pile"] = list[Json](s.token_pile[s.token_top :])
    for extension in s.extensions:
        data[extension.name] = extension.to_json()
    return data


def from_json(data: JsonDict) -> AbyssState:
    """The state that `to_json` was taken from; anything that cannot be one is refused."""
    from fathomless.core.rng import Rng
    from fathomless.games.abyss.state import AbyssState

    seats = read_int(data, "seats", 2, MOST_SEATS)
    try:
        rng = Rng.from_words(read_ints(data, "rng", 0, 0xFFFFFFFF, 4))
    except ValueError as error:
        raise malformed(str(error)) from error
    s = AbyssState(seats, rng, False)
    s.lasting = [0] * seats
    s.lord_keys = [0] * seats
    s.expand([read(read_dict(data, name)) for name, read in READERS.items() if name in data])
    for field, most in NUMBERS.items():
        value = read_int(data, field, 0, most)
        if isinstance(getattr(s, field), bool):
            setattr(s, field, value == 1)
        else:
            setattr(s, field, value)
    _read_end(s, data)
    for field, most in LISTS.items():
        setattr(s, field, read_ints(data, field, 0, most))
    for field, most in SEAT_NUMBERS.items():
        setattr(s, field, read_ints(data, field, 0, most, seats))
    for field, most in SEAT_LISTS.items():
        setattr(s, field, _read_lists(data, field, most, seats))
    s.council = _read_lists(data, "council", FACE_COUNT - 1, RACES)
    tiles = len(all_tiles(s))
    s.tucked = read_ints(data, "tucked", 0, ALL_LORDS, tiles) + [0] * (LOCATION_COUNT - tiles)
    s.deck = read_ints(data, "deck", 0, FACE_COUNT - 1)
    s.lord_deck = read_ints(data, "lord_deck", 0, LORD_COUNT - 1)
    s.location_deck = read_ints(data, "location_deck", 0, LOCATION_COUNT - 1)
    s.token_pile = read_ints(data, "token_pile", 0, 7)
    for seat in range(seats):
        find_what_works(s, seat)
    _check(s)
    _read_stack(s, data)
    return s


def _read_end(s: AbyssState, data: JsonDict) -> None:
    """How near the end is: who has called it, and how long ago anything has moved (AB-A77)."""
    s.last_progress = read_int(data, "last_progress", 0, s.turns)
    s.end_by = read_int(data, "end_by", -1, s.seats - 1)
    s.end_reason = read_int(data, "end_reason", 0, len(REASONS) - 1)


def _read_lists(data: JsonDict, field: str, most: int, length: int) -> list[list[int]]:
    value = data.get(field)
    if not isinstance(value, list) or len(value) != length:
        raise malformed(f"{field} must be a list of {length} lists")
    return [read_ints({field: entry}, field, 0, most) for entry in value]


def _check(s: AbyssState) -> None:
    """Every component once, and where it can be."""
    if s.seats > max([BASE_SEATS, *[extension.most_seats() for extension in s.extensions]]):
        raise malformed(f"{s.seats} seats are too many")
    if s.starter >= s.seats or s.active >= s.seats or s.bought >> s.seats:
        raise malformed("it names a seat that nobody has")
    if any(entry >> 6 >= s.seats for entry in s.aside):
        raise malformed("it names a seat that is not there")
    if not s.threat and not s.extensions:
        raise malformed("it has no Threat track")
    if len(s.track) > TRACK_SPACES or len(s.court) > COURT_SPACES:
        raise malformed("the track or the Court has too many cards")
    _check_cards(s)
    _check_lords(s)
    tiles = s.location_deck + s.available + s.drawn
    values = s.token_pile + [entry & 7 for owned in s.tokens for entry in owned]
    for own in s.locations:
        tiles += own
    if sorted(tiles) != sorted(all_tiles(s)):
        raise malformed("it does not have every Location once")
    if sorted(values) != sorted(MONSTER_TOKENS) or s.key_supply + sum(s.keys) != KEY_TOKENS:
        raise malformed("it does not have every token once")
    for extension in s.extensions:
        extension.check(s)


def _check_cards(s: AbyssState) -> None:
    """AB-R1. The 71 Exploration cards, Monsters only in the deck, the discard and on the track."""
    allies = s.paid + [entry & 63 for entry in s.aside]
    for race in range(RACES):
        if any(RACE[face] != race for face in s.council[race] if RACE[face] < RACES):
            raise malformed("an Ally is in the stack of another Race")
        allies += s.council[race]
    for seat in range(s.seats):
        s.hands[seat].sort()
        allies += s.hands[seat] + s.affiliated[seat]
    if MONSTER in allies:
        raise malformed("a Monster lies where none can be")
    cards = allies + s.deck + s.discard + s.track
    for extension in s.extensions:
        cards += extension.cards_held()
    if sorted(cards) != sorted(all_cards(s)):
        raise malformed("it does not have every Exploration card once")
    s.strength = [0] * (STRIDE * s.seats)
    for seat in range(s.seats):
        for face in s.hands[seat]:
            s.strength[STRIDE * seat + RACE[face]] += VALUE[face]


def _check_lords(s: AbyssState) -> None:
    """AB-R2. The 35 Lords; those before a seat are free, or under one of its Locations."""
    lords = s.lord_deck + s.court + s.gone
    over = sum(1 for tucked in s.tucked if tucked)
    if over != sum(1 for tiles in s.locations for tile in tiles if s.tucked[tile]):
        raise malformed("Lords are under a Location that nobody has")
    for seat in range(s.seats):
        lords += s.lords[seat]
        own = sum(LORD_BIT[lord] for lord in set(s.lords[seat]))
        for tile in s.locations[seat]:
            if s.free[seat] & s.tucked[tile] or s.tucked[tile] & ~own:
                raise malformed(f"the Lords of seat {seat} are not where they can be")
        if s.free[seat] & ~own:
            raise malformed(f"seat {seat} has a free Lord that is elsewhere")
    if sorted(lords) != sorted(all_lords(s)):
        raise malformed("it does not have every Lord once")


def _read_stack(s: AbyssState, data: JsonDict) -> None:
    for kind, fields in read_stack(data, QUESTIONS):
        make, width = QUESTIONS[kind]
        if len(fields) != width or fields[0] >= s.seats:
            raise malformed(f"{kind} {fields} is no question of this game")
        s.ask(make(*fields))
    if (s.asked is None) != s.finished:
        raise malformed("a question is open exactly until the game is over")
    if s.paid and (s.asked is None or s.asked.kind not in PAYING):
        raise malformed("Allies are played for no Lord")
    for question in s.stack:
        if not _fits(s, question):
            raise malformed(f"the table does not fit the question {question!r}")


def _fits(s: AbyssState, question: Pending[Any]) -> bool:
    """Whether what the question is about is on the table, and it can be answered."""
    seat = question.seat
    fits = True
    if isinstance(question, (Payment, Affiliation)):
        fits = question.lord in s.court
    elif isinstance(question, ChooseReward):
        fits = 1 <= question.space <= LAST_THREAT
    elif isinstance(question, (Offer, TakeOrGoOn, MonsterMet)):
        fits = bool(s.track) and (s.track[-1] == MONSTER) == isinstance(question, MonsterMet)
    elif isinstance(question, SpendKeys):
        fits = len(s.drawn) == 1 and not question.lords & ~ALL_LORDS
    elif isinstance(question, TurnLord):
        fits = question.target < s.seats
    elif isinstance(question, (Replacement, SwapFor, Discard)):
        fits = _is_owned(s, question, seat)
    for extension in s.extensions:
        fits = fits and extension.fits(s, question)
    return fits and bool(question.legal(s))


def _is_owned(s: AbyssState, question: Pending[Any], seat: int) -> bool:
    """Whether the seat has what the question takes for granted."""
    if isinstance(question, Replacement):
        return question.own in s.lords[seat]
    if isinstance(question, SwapFor):
        return question.given in s.locations[seat]
    return isinstance(question, Discard) and 0 < question.count <= len(s.hands[seat])
