"""Count the ways a small position can go on: by the rules, and by the model of the rule tests.

    PYTHONPATH=src:. python tests/golden/the_abyss/perft.py

counts all positions of `perft.json` again and prints them; with `--write` it stores the counts. The
n-th count is the number of different sequences of n answers. No chance comes into it: the end of
the round ends a sequence, and so does a theft out of a hand of different cards.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fathomless.core.state import State
from tests.games.the_abyss.model import (
    Ask,
    Play,
    RoundOver,
    Table,
    Theft,
    combo_step,
    next_seat,
    play_on,
)
from tests.games.the_abyss.reading import scores, zones
from tests.games.the_abyss.tables import table

STORE = Path(__file__).with_name("perft.json")


def positions() -> dict[str, dict[str, Any]]:
    """The stored positions with their counts, by name."""
    found = json.loads(STORE.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def count(state: State, depth: int) -> list[int]:
    """The counts by the rules, to a depth."""
    counts = [0] * depth
    _count(state, counts, 0, len(scores(state)))
    return counts


def _count(state: State, counts: list[int], at: int, rounds: int) -> None:
    if at == len(counts) or state.is_over or len(scores(state)) > rounds:
        return
    for action in state.legal():
        counts[at] += 1
        if at + 1 < len(counts) and not _is_chance(state, str(action)):
            twin = state.copy()
            twin.apply(action)
            _count(twin, counts, at + 1, rounds)


def _is_chance(state: State, text: str) -> bool:
    _, steals, victim = text.partition("steal ")
    return bool(steals) and len(set(zones(state).hands[int(victim)].split())) > 1


def count_by_model(position: dict[str, Any], depth: int) -> list[int]:
    """The counts by the model, which is played from the start for every sequence."""
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


def _answers(position: dict[str, Any], sequence: list[str]) -> set[str]:
    """The legal answers after some; none when the round is over."""
    state = table(**position)
    real = zones(state)
    model = Table(
        hands=[cards.split() for cards in real.hands],
        deck=real.deck.split(),
        discard=real.discard.split(),
        panics=real.panics,
        starter=0,
        removed=real.removed.split(),
        destroyed=real.destroyed,
        out=set(real.out),
    )
    rules = _from_here(model, state.seat_to_act, state.view().question)
    try:
        ask = _question(rules, next(rules), model)
        for answer in sequence:
            ask = _question(rules, rules.send(answer), model)
    except RoundOver:
        return set()
    return ask.answers


def _from_here(model: Table, seat: int, question: str) -> Play:
    if question == "combos":
        yield from combo_step(model, seat)
        seat = next_seat(model, seat)
    yield from play_on(model, seat, 0)


def _question(rules: Play, wish: Ask | Theft, model: Table) -> Ask:
    while isinstance(wish, Theft):
        cards = set(model.hands[wish.victim])
        if len(cards) > 1:
            raise RoundOver("chance")
        wish = rules.send(cards.pop())
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
