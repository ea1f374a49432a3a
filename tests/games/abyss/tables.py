"""Positions of Abyss in one sentence each, moves as texts, and readers for every zone.

    state = table(["crab3 squid1", ""], court="slaver traitor", pearls=[2, 0])
    play(state, "explore", "1: pass", "take")
    assert hand(state, 0) == "crab3 squid1 squid2"

A zone is written as ids with spaces between. Decks are written from their top; what is named
nowhere lies below ("..."), or, where a deck is written without dots, elsewhere: Allies in the
Council, Monsters in the discard pile, Lords out of the game, Locations and Monster tokens with the
last seat. A Location may be written with the Lords under it: `parliament:keeper+sage`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fathomless import games
from fathomless.core.event import Event, Fact
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss import box
from fathomless.games.abyss.box import FACE_IDS
from fathomless.games.abyss.material import FACES, LOCATIONS, LORDS, RACE_IDS

GAME = games.get("abyss")

CARD = {face.id: number for number, face in enumerate(FACES)}
LORD = {lord.id: number for number, lord in enumerate(LORDS)}
TILE = {location.id: number for number, location in enumerate(LOCATIONS)}
# What is read may also be of an expansion.
CARD_IDS, LORD_IDS, TILE_IDS = FACE_IDS, box.LORD_IDS, box.LOCATION_IDS

COPIES = {
    **{f"{race}{v}": n for race in RACE_IDS for v, n in ((1, 4), (2, 3), (3, 3), (4, 2), (5, 1))},
    "monster": 6,
}
TOKENS = [4, 4, *[3] * 9, *[2] * 9]


class _Cards:
    """The Exploration cards, to be handed out by id."""

    def __init__(self) -> None:
        self.left = dict(COPIES)

    def take(self, ids: str) -> list[int]:
        found = []
        for id in ids.split():
            if not self.left[id]:
                raise ValueError(f"there is no further {id}")
            self.left[id] -= 1
            found.append(CARD[id])
        return found

    def stacks(self, ids: str) -> list[list[int]]:
        """The Council, each card in the stack of its Race."""
        found: list[list[int]] = [[] for _ in RACE_IDS]
        for card in self.take(ids):
            found[card // 5].append(card)
        return found

    def deck(self, ids: str, thrown: list[int], stacks: list[list[int]]) -> list[int]:
        """The deck from its top; without dots the rest is laid where it may lie."""
        named, dots, _ = ids.partition("...")
        found = self.take(named)
        if dots:
            return found + self.rest()
        for card in self.rest():
            (thrown if card == CARD["monster"] else stacks[card // 5]).append(card)
        return found

    def rest(self) -> list[int]:
        found = []
        for id, count in self.left.items():
            found += [CARD[id]] * count
            self.left[id] = 0
        return found


def _deck(text: str, taken: list[int], numbers: dict[str, int]) -> tuple[list[int], list[int]]:
    """A deck of different things from its top, and what is left over."""
    named, dots, _ = text.partition("...")
    deck = [numbers[id] for id in named.split()]
    rest = [number for number in numbers.values() if number not in taken + deck]
    return (deck + rest, []) if dots else (deck, rest)


def _tiles(locations: Sequence[str]) -> tuple[list[list[int]], list[int]]:
    """The Locations of each seat, and the Lords under each Location."""
    tucked = [0] * len(TILE)
    tiles: list[list[int]] = []
    for ids in locations:
        tiles.append([])
        for entry in ids.split():
            id, _, under = entry.partition(":")
            tiles[-1].append(TILE[id])
            tucked[TILE[id]] = _mask(under, "+")
    return tiles, tucked


def _free(lords: list[int], tiles: list[int], tucked: list[int]) -> int:
    """Those Lords of a seat that are under none of its Locations."""
    mask = sum(1 << lord for lord in lords)
    for tile in tiles:
        mask &= ~tucked[tile]
    return mask


def _tokens(owned: Sequence[str], token_pile: str) -> tuple[list[list[int]], list[int]]:
    """The Monster tokens of each seat, and the pile from its top."""
    pile = sorted(TOKENS)
    values = [[int(value) for value in ids.split()] for ids in owned]
    named, dots, _ = token_pile.partition("...")
    top = [int(value) for value in named.split()]
    for value in [*top, *(value for own in values for value in own)]:
        pile.remove(value)
    if dots:
        return values, top + pile
    values[-1] += pile
    return values, top


def _mask(ids: str, separator: str | None = None) -> int:
    return sum(1 << LORD[id] for id in ids.split(separator) if id)


def table(
    hands: Sequence[str],
    *,
    deck: str = "...",
    discard: str = "",
    track: str = "",
    council: str = "",
    threat: int = 1,
    court: str = "",
    lord_deck: str = "...",
    lords: Sequence[str] | None = None,
    turned: str = "",
    available: str = "",
    location_deck: str = "...",
    locations: Sequence[str] | None = None,
    drawn: str = "",
    pearls: Sequence[int] | None = None,
    keys: Sequence[int] | None = None,
    tokens: Sequence[str] | None = None,
    token_pile: str = "...",
    affiliated: Sequence[str] | None = None,
    paid: str = "",
    to_act: int = 0,
    question: str = "turn",
    fields: Sequence[int] = (),
    end_by: int = -1,
    phase: int = 1,
    sold: int = 0,
    bought: Sequence[int] = (),
    used: str = "",
    council_spent: bool = False,
    seed: str = "table",
) -> State:
    """A table at the beginning of a turn of `to_act`, or at another question."""
    seats = len(hands)
    none = [""] * seats
    cards = _Cards()
    held = [cards.take(ids) for ids in hands]
    before = [cards.take(ids) for ids in affiliated or none]
    shown, thrown, played = cards.take(track), cards.take(discard), cards.take(paid)
    stacks = cards.stacks(council)
    stock = cards.deck(deck, thrown, stacks)
    owned = [[LORD[id] for id in ids.split()] for ids in lords or none]
    at_court = [LORD[id] for id in court.split()]
    taken = at_court + [lord for own in owned for lord in own]
    lord_stock, gone = _deck(lord_deck, taken, LORD)
    tiles, tucked = _tiles(locations or none)
    free = [_free(own, tiles[seat], tucked) for seat, own in enumerate(owned)]
    open_tiles = [TILE[id] for id in available.split()]
    chosen = [TILE[id] for id in drawn.split()]
    used_tiles = open_tiles + chosen + [tile for own in tiles for tile in own]
    tile_stock, left_over = _deck(location_deck, used_tiles, TILE)
    tiles[-1] += left_over
    values, top = _tokens(tokens or none, token_pile)
    key_tokens = list(keys or [0] * seats)
    data: JsonDict = {
        "game": "abyss",
        "rules_version": GAME.rules_version,
        "seats": seats,
        "rng": _numbers(Rng(seed).words()),
        "stack": [[question, to_act, *fields]],
        "council_spent": int(council_spent),
        "starter": 0,
        "active": to_act,
        "phase": phase,
        "turns": 1,
        "last_progress": 0,
        "extra": 0,
        "finished": 0,
        "end_by": end_by,
        "end_reason": 0,
        "used": _mask(used),
        "sold": sold,
        "bought": sum(1 << seat for seat in bought),
        "threat": threat,
        "key_supply": 10 - sum(key_tokens),
        "turned": _mask(turned),
        "irrevocable": 0,
        "discard": _numbers(thrown),
        "track": _numbers(shown),
        "court": _numbers(at_court),
        "gone": _numbers(gone),
        "available": _numbers(open_tiles),
        "drawn": _numbers(chosen),
        "paid": _numbers(played),
        "aside": [],
        "pearls": _numbers(pearls or [0] * seats),
        "keys": _numbers(key_tokens),
        "free": _numbers(free),
        "council": [_numbers(stack) for stack in stacks],
        "hands": [_numbers(sorted(own)) for own in held],
        "tokens": [_numbers([8 << seat | v for v in own]) for seat, own in enumerate(values)],
        "affiliated": [_numbers(own) for own in before],
        "lords": [_numbers(own) for own in owned],
        "locations": [_numbers(own) for own in tiles],
        "tucked": _numbers(tucked),
        "deck": _numbers(stock),
        "lord_deck": _numbers(lord_stock),
        "location_deck": _numbers(tile_stock),
        "token_pile": _numbers(top),
    }
    return State.from_json(data)


def _numbers(values: Sequence[int]) -> list[Json]:
    return list(values)


# -- playing ---------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """Play moves with every check. "1: pass" insists that it is seat 1 who is asked."""
    for move in moves:
        seat, colon, text = move.partition(":")
        if colon:
            state.play(int(seat), text)
        else:
            state.play(state.seat_to_act, move)
    return state


def recruit(state: State, lord: str, cards: str, *more: str) -> State:
    """A whole recruitment: the Allies in the order of the hand, the end, and what follows."""
    ordered = sorted(cards.split(), key=CARD_IDS.index)
    return play(state, f"recruit {lord}", *[f"pay {card}" for card in ordered], "done", *more)


def listen(state: State, *moves: str) -> list[Event]:
    """Play moves and return all that was heard."""
    heard: list[Event] = []
    state.journal = heard
    play(state, *moves)
    state.journal = None
    return heard


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Fact]]:
    """The open facts of every event of one kind."""
    return [event.facts for event in events if event.kind == kind]


def texts(state: State, *verbs: str) -> set[str]:
    """The legal answers, or those that begin with one of these words."""
    found = [str(action) for action in state.legal()]
    assert len(set(found)) == len(found), f"an answer is offered twice: {found}"
    return {text for text in found if not verbs or text.split()[0] in verbs}


def asked(state: State) -> str:
    """Who is asked what: "1: offer"; "over" when nobody is."""
    return "over" if state.asked is None else f"{state.seat_to_act}: {state.asked.kind}"


def random_game(
    seats: int,
    seed: str,
    options: dict[str, object] | None = None,
    at_each: Callable[[State], None] | None = None,
) -> State:
    """A game of random answers to its end; `at_each` looks at every moment."""
    state = GAME.start(seats, seed, options or {})
    rng = Rng(f"answers to {seed}")
    while not state.is_over:
        if at_each is not None:
            at_each(state)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


# -- reading ---------------------------------------------------------------------------------------


def saved(state: State, field: str) -> list[int]:
    """A list of numbers of the saved state."""
    value = state.to_json()[field]
    assert isinstance(value, list)
    return [whole(entry) for entry in value]


def saved_lists(state: State, field: str) -> list[list[int]]:
    """A list of lists of the saved state."""
    value = state.to_json()[field]
    assert isinstance(value, list)
    found = []
    for entry in value:
        assert isinstance(entry, list)
        found.append([whole(number) for number in entry])
    return found


def number(state: State, field: str) -> int:
    """A number of the saved state."""
    return whole(state.to_json()[field])


def whole(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _cards(numbers: Sequence[int]) -> str:
    return " ".join(CARD_IDS[card] for card in numbers)


def hand(state: State, seat: int) -> str:
    return _cards(saved_lists(state, "hands")[seat])


def affiliated(state: State, seat: int) -> str:
    return _cards(sorted(saved_lists(state, "affiliated")[seat]))


def discard(state: State) -> str:
    return _cards(sorted(saved(state, "discard")))


def track(state: State) -> str:
    return _cards(saved(state, "track"))


def deck(state: State) -> str:
    return _cards(saved(state, "deck"))


def council(state: State) -> str:
    return _cards(sorted(card for stack in saved_lists(state, "council") for card in stack))


def court(state: State) -> str:
    return " ".join(LORD_IDS[lord] for lord in saved(state, "court"))


def gone(state: State) -> str:
    return " ".join(LORD_IDS[lord] for lord in saved(state, "gone"))


def lords(state: State, seat: int) -> str:
    return " ".join(LORD_IDS[lord] for lord in saved_lists(state, "lords")[seat])


def _in_mask(mask: int) -> str:
    return " ".join(id for lord, id in enumerate(LORD_IDS) if mask >> lord & 1)


def free(state: State, seat: int) -> str:
    return _in_mask(saved(state, "free")[seat])


def turned(state: State) -> str:
    return _in_mask(number(state, "turned"))


def locations(state: State, seat: int) -> str:
    return " ".join(TILE_IDS[tile] for tile in saved_lists(state, "locations")[seat])


def under(state: State, location: str) -> str:
    return _in_mask(saved(state, "tucked")[TILE[location]])


def available(state: State) -> str:
    return " ".join(TILE_IDS[tile] for tile in saved(state, "available"))


def stack(state: State) -> str:
    return " ".join(TILE_IDS[tile] for tile in saved(state, "location_deck"))


def pearls(state: State) -> list[int]:
    return saved(state, "pearls")


def keys(state: State) -> list[int]:
    return saved(state, "keys")


def tokens(state: State, seat: int) -> list[int]:
    return sorted(entry & 7 for entry in saved_lists(state, "tokens")[seat])


def lord_deck(state: State) -> str:
    return " ".join(LORD_IDS[lord] for lord in saved(state, "lord_deck"))


def seen(state: State, seat: int | None = None) -> JsonDict:
    """The table as a seat sees it."""
    return state.view(seat).table


def player(state: State, seat: int, by: int | None = None) -> JsonDict:
    """One player's zone as another, or a spectator, sees it."""
    players = seen(state, by)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def final(state: State, *moves: str) -> State:
    """Play moves, then random answers to the end."""
    play(state, *moves)
    rng = Rng("to the end")
    while not state.is_over:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state
