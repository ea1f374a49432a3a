"""Positions of Abyss with Leviathan, in the manner of `tests/games/abyss/tables.py`.

    state = border(["crab3", ""], foes="7:13", deck="monster ...")
    play(state, "explore", "fight 7")
    roll(state, 4)
    play(state, "attack crab3")

`foes` has the Leviathans by space, by the number of the card, and perhaps the health points left:
`7:13 4:1/2`. What is named nowhere lies in its deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.box import FACE_IDS, LOCATION_IDS, LORD_IDS, RACE
from fathomless.games.abyss.leviathan.material import LEVIATHANS, TOKEN_IDS
from fathomless.games.abyss.leviathan.tables import SPACE_IDS
from tests.games.abyss.tables import GAME, saved, saved_lists, whole


def roll(state: State, *dice: int) -> State:
    """The next dice will show this."""
    for number in count():
        rng = Rng(f"dice {number}")
        if all(rng.below(6) + 1 == die for die in dice):
            state.rng = Rng(f"dice {number}")
            return state
    raise AssertionError


def _ids(text: str, names: Sequence[str]) -> list[int]:
    return [names.index(id) for id in text.split()]


def _pile(text: str, pool: list[int], names: Sequence[str]) -> list[int]:
    """A deck from its top; what is named leaves the pool, with dots the rest lies below."""
    named, dots, _ = text.partition("...")
    found = _take(pool, _ids(named, names))
    return found + (_take(pool, pool[:]) if dots else [])


def _take(pool: list[int], wanted: list[int]) -> list[int]:
    for number in wanted:
        pool.remove(number)
    return wanted


def _all(data: JsonDict, *fields: str) -> list[int]:
    """Everything in these zones."""
    found: list[int] = []
    for field in fields:
        value = data[field]
        assert isinstance(value, list)
        for entry in value:
            found += [whole(number) for number in (entry if isinstance(entry, list) else [entry])]
    return sorted(found)


def _json(values: Sequence[int]) -> list[Json]:
    return list(values)


def border(
    hands: Sequence[str],
    *,
    expansions: str = "leviathan",
    foes: str = "7:13",
    leviathans: str = "...",
    slain: Sequence[str] | None = None,
    wounds: Sequence[int] | None = None,
    scourge: int = -1,
    tokens: Sequence[str] | None = None,
    pile: str = "...",
    base_tokens: Sequence[int] | None = None,
    base_pile: int = 20,
    deck: str = "...",
    discard: str = "",
    track: str = "",
    council: str = "",
    affiliated: Sequence[str] | None = None,
    court: str = "",
    lords: Sequence[str] | None = None,
    turned: str = "",
    tucked: Sequence[str] | None = None,
    pearls: Sequence[int] | None = None,
    keys: Sequence[int] | None = None,
    to_act: int = 0,
    question: str = "turn",
    fields: Sequence[int] = (),
    phase: int = 1,
    end_by: int = -1,
    aside: int = 0,
) -> State:
    """A table at the beginning of a turn of `to_act`, or at another question.

    `tucked` has a Location per seat with the Lords under it: `parliament:keeper+sage`.
    """
    seats = len(hands)
    none = [""] * seats
    data = GAME.start(seats, "border", {"expansions": expansions}).to_json()
    _lay_cards(data, hands, affiliated or none, deck, discard, track, council, aside)
    _lay_lords(data, court, lords or none, turned, tucked or none)
    _lay_tokens(data, base_tokens or [0] * seats, base_pile)
    own = _border(data, foes, leviathans, slain or none, tokens or none, pile)
    data["leviathan"] = own
    own["wounds"] = _json(wounds or [0] * seats)
    own["scourge"] = scourge
    own["aside"] = aside
    data["pearls"] = _json(pearls or [0] * seats)
    data["keys"] = _json(keys or [0] * seats)
    data["key_supply"] = 10 - sum(keys or [0])
    data["stack"] = [[question, to_act, *fields]]
    data.update({"active": to_act, "starter": 0, "phase": phase, "end_by": end_by, "used": 0})
    data.update({"bought": 0, "sold": 0, "end_reason": 0})
    return State.from_json(data)


def _lay_cards(
    data: JsonDict,
    hands: Sequence[str],
    affiliated: Sequence[str],
    deck: str,
    discard: str,
    track: str,
    council: str,
    aside: int,
) -> None:
    """Hands, affiliated Allies, board; without dots the rest of the deck is in the Council."""
    pool = _all(data, "deck", "hands")
    _take(pool, [FACE_IDS.index("monster")] * aside)
    data["hands"] = [_json(sorted(_take(pool, _ids(ids, FACE_IDS)))) for ids in hands]
    data["affiliated"] = [_json(_take(pool, _ids(ids, FACE_IDS))) for ids in affiliated]
    thrown = _take(pool, _ids(discard, FACE_IDS))
    data["track"] = _json(_take(pool, _ids(track, FACE_IDS)))
    stacks: list[list[int]] = [[] for _ in range(5)]
    for card in _take(pool, _ids(council, FACE_IDS)):
        stacks[RACE[card]].append(card)
    data["deck"] = _json(_pile(deck, pool, FACE_IDS))
    for card in pool:
        if RACE[card] < 5:
            stacks[RACE[card]].append(card)
        else:
            thrown.append(card)
    data["discard"] = _json(thrown)
    data["council"] = [_json(stack) for stack in stacks]


def _lay_lords(
    data: JsonDict, court: str, lords: Sequence[str], turned: str, tucked: Sequence[str]
) -> None:
    """The Court, and the Lords of each seat, some of them under a Location."""
    pool = _all(data, "lord_deck", "court")
    data["court"] = _json(_take(pool, _ids(court, LORD_IDS)))
    data["lords"] = [_json(_take(pool, _ids(ids, LORD_IDS))) for ids in lords]
    data["lord_deck"] = _json(pool)
    data["turned"] = sum(1 << lord for lord in _ids(turned, LORD_IDS))
    tiles = _all(data, "location_deck", "available")
    free: list[Json] = []
    placed: list[Json] = []
    masks = [0] * len(tiles)
    for seat, entry in enumerate(tucked):
        mask = sum(1 << lord for lord in _ids(lords[seat], LORD_IDS))
        id, _, under = entry.partition(":")
        own = [LOCATION_IDS.index(id)] if id else []
        _take(tiles, own)
        for tile in own:
            masks[tile] = sum(1 << LORD_IDS.index(lord) for lord in under.split("+"))
            mask &= ~masks[tile]
        free.append(mask)
        placed.append(_json(own))
    data.update({"free": free, "locations": placed, "tucked": _json(masks)})
    data.update({"location_deck": _json(tiles[1:]), "available": _json(tiles[:1])})


def _lay_tokens(data: JsonDict, owned: Sequence[int], pile: int) -> None:
    """So many base tokens with each seat, so many in the pile; any others with the last seat."""
    values = _all(data, "token_pile")
    hands = [[values.pop() for _ in range(number)] for number in owned]
    data["token_pile"] = _json(values[: min(pile, len(values))])
    hands[-1] += values[min(pile, len(values)) :]
    data["tokens"] = [_json([8 << seat | value for value in own]) for seat, own in enumerate(hands)]


def _border(
    data: JsonDict,
    foes: str,
    leviathans: str,
    slain: Sequence[str],
    tokens: Sequence[str],
    pile: str,
) -> JsonDict:
    """The Border; a deck or a pile without dots has lost the rest."""
    own = data["leviathan"]
    assert isinstance(own, dict)
    ids = [str(number + 1) for number in range(len(LEVIATHANS))]
    pool = list(range(len(LEVIATHANS)))
    spaces, health = [0] * 9, [0] * 9
    for entry in foes.split():
        space, _, card = entry.partition(":")
        id, _, left = card.partition("/")
        place = SPACE_IDS.index(space)
        number = _take(pool, [int(id) - 1])[0]
        spaces[place] = number + 1
        health[place] = int(left) if left else len(LEVIATHANS[number].levels)
    killed = [_take(pool, _ids(cards, ids)) for cards in slain]
    stock = _pile(leviathans, pool, ids)
    kinds = _all(own, "pile")
    held = [_take(kinds, _ids(names, TOKEN_IDS)) for names in tokens]
    rest = _pile(pile, kinds, TOKEN_IDS)
    return {
        **own,
        "foes": _json(spaces),
        "health": _json(health),
        "deck": _json(stock),
        "gone": _json(pool),
        "slain": [_json(cards) for cards in killed],
        "pile": _json(rest),
        "tokens": [
            _json([8 << seat | kind for kind in entries]) for seat, entries in enumerate(held)
        ],
        "cashed": _json(kinds),
    }


# -- reading ---------------------------------------------------------------------------------------


def own(state: State) -> JsonDict:
    """What is saved of Leviathan's components."""
    found = state.to_json()["leviathan"]
    assert isinstance(found, dict)
    return found


def foes(state: State) -> str:
    """The Leviathans by space, with the health points they have left."""
    spaces, health = own(state)["foes"], own(state)["health"]
    assert isinstance(spaces, list)
    assert isinstance(health, list)
    return " ".join(
        f"{SPACE_IDS[place]}:{card}/{health[place]}" for place, card in enumerate(spaces) if card
    )


def wounds(state: State) -> list[Json]:
    found = own(state)["wounds"]
    assert isinstance(found, list)
    return found


def kinds(state: State, seat: int) -> str:
    """The Leviathan tokens of a seat."""
    held = own(state)["tokens"]
    assert isinstance(held, list)
    entries = held[seat]
    assert isinstance(entries, list)
    return " ".join(TOKEN_IDS[whole(entry) & 7] for entry in entries)


def slain(state: State, seat: int) -> list[int]:
    """The numbers of the Leviathans that a seat has slain."""
    cards = own(state)["slain"]
    assert isinstance(cards, list)
    entry = cards[seat]
    assert isinstance(entry, list)
    return [whole(card) + 1 for card in entry]


def token_counts(state: State, seat: int) -> tuple[int, int]:
    """How many tokens of each pile a seat has."""
    return len(saved_lists(state, "tokens")[seat]), len(kinds(state, seat).split())


__all__ = ["border", "foes", "kinds", "own", "roll", "saved", "slain", "token_counts", "wounds"]
