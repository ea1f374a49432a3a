"""Count the ways a small position can go on: by the rules, and by the oracle of the rule tests.

    PYTHONPATH=src:. python tests/golden/abyss/perft.py

counts all positions of `perft.json` again and prints them; with `--write` it stores the counts. The
n-th count is the number of different sequences of n answers. The order of the decks is part of a
position, so no chance comes into it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fathomless.core.state import State
from tests.games.abyss.model import Ask, Chance, Model, Play, Player, game
from tests.games.abyss.tables import (
    affiliated,
    available,
    council,
    court,
    deck,
    discard,
    hand,
    keys,
    locations,
    lord_deck,
    lords,
    number,
    pearls,
    saved,
    stack,
    table,
    tokens,
    turned,
    under,
)

STORE = Path(__file__).with_name("perft.json")


def positions() -> dict[str, dict[str, Any]]:
    """The stored positions with their counts, by name."""
    found = json.loads(STORE.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def count(state: State, depth: int) -> list[int]:
    """The counts by the rules, to a depth."""
    counts = [0] * depth
    _count(state, counts, 0)
    return counts


def _count(state: State, counts: list[int], at: int) -> None:
    for action in state.legal():
        counts[at] += 1
        if at + 1 < len(counts):
            twin = state.copy()
            twin.apply(action)
            _count(twin, counts, at + 1)


def model_of(state: State) -> Model:
    """The oracle's table at the beginning of a turn."""
    model = Model(
        players=[_player(state, seat) for seat in range(state.seats)],
        active=state.seat_to_act,
        lord_deck=lord_deck(state).split(),
        court=court(state).split(),
        stack=set(stack(state).split()),
        available=available(state).split(),
        deck=len(deck(state).split()),
        discard=discard(state).split(),
        threat=number(state, "threat"),
        tokens_left=len(saved(state, "token_pile")),
        keys_left=number(state, "key_supply"),
        turned=set(turned(state).split()),
    )
    for card in council(state).split():
        model.council[card[:-1]].append(card)
    return model


def _player(state: State, seat: int) -> Player:
    return Player(
        hand=hand(state, seat).split(),
        pearls=pearls(state)[seat],
        keys=keys(state)[seat],
        tokens=len(tokens(state, seat)),
        affiliated=affiliated(state, seat).split(),
        lords=lords(state, seat).split(),
        locations={
            tile: set(under(state, tile).split()) for tile in locations(state, seat).split()
        },
    )


def count_by_model(position: dict[str, Any], depth: int) -> list[int]:
    """The counts by the oracle, which is played from the start for every sequence."""
    counts = [0] * depth
    sequences: list[list[str]] = [[]]
    for at in range(depth):
        longer = []
        for sequence in sequences:
            answers = _answers(position, sequence)
            counts[at] += len(answers)
            longer += [[*sequence, answer] for answer in sorted(answers)]
        sequences = longer
    return counts


def _answers(position: dict[str, Any], sequence: list[str]) -> frozenset[str]:
    """The legal answers after some; none when the game is over."""
    state = table(**position)
    cards, tiles = deck(state).split(), stack(state).split()
    play = game(model_of(state))
    try:
        ask = _question(play, next(play), cards, tiles)
        for answer in sequence:
            ask = _question(play, play.send(answer), cards, tiles)
    except StopIteration:
        return frozenset()
    return ask.answers


def _question(play: Play, wish: Ask | Chance, cards: list[str], tiles: list[str]) -> Ask:
    while isinstance(wish, Chance):
        if wish.what == "card":
            wish = play.send(cards.pop(0))
        else:
            drawn = tiles[: wish.count]
            del tiles[: wish.count]
            wish = play.send(drawn)
    return wish


def main(arguments: list[str]) -> None:
    found = positions()
    for name, entry in found.items():
        entry["counts"] = count(table(**entry["table"]), entry["depth"])
        print(f"{name}: {entry['counts']}")
    if "--write" in arguments:
        text = json.dumps(found, indent=1)
        STORE.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
