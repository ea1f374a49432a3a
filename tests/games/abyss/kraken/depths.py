"""Positions of Abyss with Kraken, in the manner of `tests/games/abyss/tables.py`.

    state = deep(["kraken3 crab1", ""], court="outlaw keeper", nebulis=[1, 0])
    play(state, "recruit outlaw", "pay crab1", "pay kraken3", "done")
    assert nebulis(state) == [2, 0]

`guards` has the Sentinel tokens as `watcher@0:court:slaver`: whose it is, and what it lies on; a
token in hand is `watcher@0`. `loot` has the cards on sites: `megalodon:3+7`. Decks are written from
their top; what is named nowhere lies below ("...") or, where a deck is written without dots,
elsewhere: Allies in the Council, other cards in the discard pile, Lords and Loot out of the game,
Locations with the last seat. A card of the Council may be written with its stack: `kraken3:crab`.
"""

from __future__ import annotations

from collections.abc import Sequence

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from fathomless.games.abyss.box import FACE_IDS, LOCATION_IDS, LORD_IDS, RACE
from fathomless.games.abyss.kraken.material import LOOT, SENTINELS
from fathomless.games.abyss.material import RACE_IDS
from tests.games.abyss.tables import GAME, recruit, saved_lists, whole

SITES = ("cetacean_graveyard", "abandoned_convoy", "megalodon", "battlefield")
ZONES = ("stack", "court", "tile")
TOKEN_NAMES: tuple[str, ...] = SENTINELS


def _ids(text: str, names: Sequence[str]) -> list[int]:
    return [names.index(id) for id in text.split()]


def _take(pool: list[int], wanted: list[int]) -> list[int]:
    for number in wanted:
        pool.remove(number)
    return wanted


def _pile(text: str, pool: list[int], names: Sequence[str]) -> list[int]:
    """A deck from its top; what is named leaves the pool, with dots the rest lies below."""
    named, dots, _ = text.partition("...")
    found = _take(pool, _ids(named, names))
    return found + (_take(pool, pool[:]) if dots else [])


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


def _mask(ids: str, separator: str | None = None) -> int:
    return sum(1 << LORD_IDS.index(id) for id in ids.split(separator) if id)


def deep(
    hands: Sequence[str],
    *,
    nebulis: Sequence[int] | None = None,
    figure: int | None = None,
    guards: str = "",
    loot: str = "",
    loot_deck: str = "...",
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
    pearls: Sequence[int] | None = None,
    keys: Sequence[int] | None = None,
    tokens: Sequence[str] | None = None,
    token_pile: int = 20,
    affiliated: Sequence[str] | None = None,
    to_act: int = 0,
    end_by: int = -1,
    council_spent: bool = False,
) -> State:
    """A table at the beginning of a turn of `to_act`."""
    seats = len(hands)
    none = [""] * seats
    options = {"expansions": "kraken", "spent_allies": "council" if council_spent else "discard"}
    data = GAME.start(seats, "deep", options).to_json()
    _lay_cards(data, hands, affiliated or none, deck, discard, track, council)
    _lay_lords(data, court, lord_deck, lords or none, turned)
    _lay_tiles(data, available, location_deck, locations or none)
    _lay_tokens(data, tokens or none, token_pile)
    data["kraken"] = _kraken(nebulis or [0] * seats, figure, guards, loot, loot_deck)
    data["pearls"] = _json(pearls or [0] * seats)
    data["keys"] = _json(keys or [0] * seats)
    data["key_supply"] = 10 - sum(keys or [0])
    data["stack"] = [["turn", to_act]]
    data.update({"active": to_act, "starter": 0, "phase": 1, "end_by": end_by, "used": 0})
    data.update({"bought": 0, "sold": 0, "end_reason": 0, "threat": threat, "irrevocable": 0})
    return State.from_json(data)


def _lay_cards(
    data: JsonDict,
    hands: Sequence[str],
    affiliated: Sequence[str],
    deck: str,
    discard: str,
    track: str,
    council: str,
) -> None:
    pool = _all(data, "deck", "hands", "track", "discard")
    data["hands"] = [_json(sorted(_take(pool, _ids(ids, FACE_IDS)))) for ids in hands]
    data["affiliated"] = [_json(_take(pool, _ids(ids, FACE_IDS))) for ids in affiliated]
    thrown = _take(pool, _ids(discard, FACE_IDS))
    data["track"] = _json(_take(pool, _ids(track, FACE_IDS)))
    stacks: list[list[int]] = [[] for _ in RACE_IDS]
    for entry in council.split():
        id, _, stack = entry.partition(":")
        card = _take(pool, [FACE_IDS.index(id)])[0]
        stacks[RACE_IDS.index(stack) if stack else RACE[card]].append(card)
    data["deck"] = _json(_pile(deck, pool, FACE_IDS))
    for card in pool:
        (stacks[RACE[card]] if RACE[card] < len(RACE_IDS) else thrown).append(card)
    data["discard"] = _json(thrown)
    data["council"] = [_json(stack) for stack in stacks]


def _lay_lords(
    data: JsonDict, court: str, lord_deck: str, lords: Sequence[str], turned: str
) -> None:
    pool = _all(data, "lord_deck", "court")
    data["court"] = _json(_take(pool, _ids(court, LORD_IDS)))
    data["lords"] = [_json(_take(pool, _ids(ids, LORD_IDS))) for ids in lords]
    data["lord_deck"] = _json(_pile(lord_deck, pool, LORD_IDS))
    data["gone"] = _json(pool)
    data["turned"] = _mask(turned)


def _lay_tiles(
    data: JsonDict, available: str, location_deck: str, locations: Sequence[str]
) -> None:
    """A Location may be written with the Lords under it: `parliament:keeper+sage`."""
    pool = _all(data, "location_deck", "available")
    tucked = [0] * len(pool)
    tiles: list[list[int]] = []
    for ids in locations:
        tiles.append([])
        for entry in ids.split():
            id, _, under = entry.partition(":")
            tile = _take(pool, [LOCATION_IDS.index(id)])[0]
            tiles[-1].append(tile)
            tucked[tile] = _mask(under, "+")
    data["available"] = _json(_take(pool, _ids(available, LOCATION_IDS)))
    data["location_deck"] = _json(_pile(location_deck, pool, LOCATION_IDS))
    tiles[-1] += pool
    data["locations"] = [_json(own) for own in tiles]
    data["tucked"] = _json(tucked)
    free: list[Json] = []
    owned = data["lords"]
    assert isinstance(owned, list)
    for seat, own in enumerate(tiles):
        mask = sum(1 << lord for lord in _all({"own": owned[seat]}, "own"))
        for tile in own:
            mask &= ~tucked[tile]
        free.append(mask)
    data["free"] = free


def _lay_tokens(data: JsonDict, owned: Sequence[str], pile: int) -> None:
    """The Monster tokens of each seat, and so many in the pile; others with the last seat."""
    values = _all(data, "token_pile")
    held = [_take(values, [int(value) for value in ids.split()]) for ids in owned]
    data["token_pile"] = _json(values[:pile])
    held[-1] += values[pile:]
    data["tokens"] = [_json([8 << seat | value for value in own]) for seat, own in enumerate(held)]


def _kraken(
    nebulis: Sequence[int], figure: int | None, guards: str, loot: str, loot_deck: str
) -> JsonDict:
    owner, place = [-1] * 3, [-1] * 3
    for entry in guards.split():
        name, _, rest = entry.partition("@")
        seat, _, on = rest.partition(":")
        token = TOKEN_NAMES.index(name)
        owner[token] = int(seat)
        if on:
            zone, _, id = on.partition(":")
            names = (RACE_IDS, LORD_IDS, LOCATION_IDS)[ZONES.index(zone)]
            place[token] = 64 * ZONES.index(zone) + names.index(id)
    pool = list(LOOT)
    sites: list[Json] = []
    for id in SITES:
        cards = [entry.partition(":")[2] for entry in loot.split() if entry.startswith(f"{id}:")]
        values = [int(value) for text in cards for value in text.split("+")]
        sites.append(_json(_take(pool, values)))
    stock = _pile(loot_deck, pool, [str(value) for value in range(8)])
    most = max(nebulis)
    holder = (nebulis.index(most) if most else -1) if figure is None else figure
    return {
        "nebulis": _json(nebulis),
        "holder": holder,
        "owner": _json(owner),
        "place": _json(place),
        "loot_deck": _json(stock),
        "loot": sites,
        "loot_gone": _json(pool),
        "again": 0,
        "doomed": [],
    }


# -- reading ---------------------------------------------------------------------------------------


def own(state: State) -> JsonDict:
    """What is saved of Kraken's components."""
    found = state.to_json()["kraken"]
    assert isinstance(found, dict)
    return found


def _numbers(value: Json) -> list[int]:
    assert isinstance(value, list)
    return [whole(entry) for entry in value]


def nebulis(state: State) -> list[int]:
    return _numbers(own(state)["nebulis"])


def figure(state: State) -> int | None:
    """Who has the figure; None: it lies beside the board."""
    holder = whole(own(state)["holder"])
    return None if holder < 0 else holder


def guards(state: State) -> str:
    """The Sentinel tokens that somebody has, as they are written."""
    owner, place = _numbers(own(state)["owner"]), _numbers(own(state)["place"])
    found = []
    for token, name in enumerate(TOKEN_NAMES):
        if owner[token] >= 0:
            entry = f"{name}@{owner[token]}"
            if place[token] >= 0:
                zone, item = divmod(place[token], 64)
                names = (RACE_IDS, LORD_IDS, LOCATION_IDS)[zone]
                entry += f":{ZONES[zone]}:{names[item]}"
            found.append(entry)
    return " ".join(found)


def loot(state: State, site: str) -> list[int]:
    """The Loot on a site."""
    sites = own(state)["loot"]
    assert isinstance(sites, list)
    return _numbers(sites[SITES.index(site)])


def loot_gone(state: State) -> list[int]:
    return sorted(_numbers(own(state)["loot_gone"]))


def stack(state: State, race: str) -> str:
    """The cards of one stack of the Council."""
    cards = saved_lists(state, "council")[RACE_IDS.index(race)]
    return " ".join(FACE_IDS[card] for card in sorted(cards))


def holder_falls_behind() -> State:
    """The holder of the figure has paid a Nebulis, and chooses which of two others has it now."""
    court = "diplomat keeper reaper miller landowner"
    state = deep(["squid5", "", ""], court=court, pearls=[2, 0, 0], nebulis=[2, 2, 2], figure=0)
    recruit(state, "diplomat", "squid5")
    return state
