"""Control Locations: three Keys, tiles, Black Smokers."""

from __future__ import annotations

from itertools import combinations

from tests.games.abyss.model.table import LORD, NUMBER, Ask, Chance, Model, Play


def bearers(m: Model) -> list[str]:
    """Free Lords with Keys that are not turned, in the order of the rules page."""
    found = [lord for lord in m.me.free() if LORD[lord].keys and lord not in m.turned]
    return sorted(found, key=NUMBER.__getitem__)


def control(m: Model) -> Play:
    while m.me.keys + sum(LORD[lord].keys for lord in bearers(m)) >= 3:
        if not m.available and not m.stack:
            return
        answers = {f"control {tile}" for tile in m.available}
        answers |= {f"draw {count}" for count in range(1, min(4, len(m.stack)) + 1)}
        word, _, what = (yield Ask(m.active, "control", frozenset(answers))).partition(" ")
        if word == "draw":
            tile = yield from draw(m, int(what))
        else:
            tile = what
            m.available.remove(tile)
        lords, tokens = yield from choose_keys(m)
        m.me.locations[tile] = lords
        m.me.keys -= tokens
        m.keys_left += tokens
        yield from taken(m, tile)


def draw(m: Model, count: int) -> Play:
    tiles = yield Chance("tiles", count)
    m.stack -= set(tiles)
    tile = tiles[0]
    if count > 1:
        answers = frozenset(f"control {tile}" for tile in tiles)
        tile = (yield Ask(m.active, "choose-location", answers))[8:]
    m.available += [other for other in tiles if other != tile]
    return tile


def mixes(m: Model) -> list[tuple[str, ...]]:
    """Every set of Lords that makes three Keys together with tokens."""
    found = []
    for size in range(4):
        for lords in combinations(bearers(m), size):
            lacking = 3 - sum(LORD[lord].keys for lord in lords)
            if 0 <= lacking <= m.me.keys:
                found.append(lords)
    return found


def choose_keys(m: Model) -> Play:
    chosen: tuple[str, ...] = ()
    while True:
        lacking = 3 - sum(LORD[lord].keys for lord in chosen)
        if not lacking:
            return set(chosen), 0
        longer = [
            mix for mix in mixes(m) if mix[: len(chosen)] == chosen and len(mix) > len(chosen)
        ]
        answers = {f"tuck {mix[len(chosen)]}" for mix in longer}
        if chosen in mixes(m):
            answers.add("tokens")
        answer = answers.copy().pop()
        if len(answers) > 1:
            answer = yield Ask(m.active, "keys", frozenset(answers))
        if answer == "tokens":
            return set(chosen), lacking
        chosen = (*chosen, answer[5:])


def taken(m: Model, tile: str) -> Play:
    if tile != "black_smokers" or not m.stack:
        return
    answers = {f"exchange {other}" for other in m.stack} | {"decline"}
    answer = yield Ask(m.active, "black-smokers", frozenset(answers))
    if answer != "decline":
        m.stack.remove(answer[9:])
        m.stack.add("black_smokers")
        m.me.locations[answer[9:]] = m.me.locations.pop("black_smokers")
