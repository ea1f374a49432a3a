"""Every payment that is offered, against the rule tried out on every set of cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.box import (
    COST,
    FACE_IDS,
    LORD_IDS,
    MANDATORY,
    RACE,
    RACES_NEEDED,
    VALUE,
)
from fathomless.games.abyss.material import ANY_RACE, JOKER
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep

LORDS = ("opportunist", "diplomat", "treasurer", "traitor", "outlaw", "watcher", "sage", "miller")
CARDS = [
    *(f"{race}{value}" for race in ("crab", "squid", "seahorse") for value in (1, 2, 3, 4)),
    *("jellyfish3", "shellfish2", "kraken2", "kraken3", "kraken4", "kraken3"),
]


def exact(faces: tuple[int, ...], lord: int) -> bool:
    """AB-A45, by trying every Race for every joker."""
    real = {RACE[face] for face in faces if RACE[face] != JOKER}
    reached = {frozenset(real)}
    for _ in [face for face in faces if RACE[face] == JOKER]:
        reached = {races | {race} for races in reached for race in range(5)}
    wanted = MANDATORY[lord]
    return any(
        len(races) == RACES_NEEDED[lord] and (wanted == ANY_RACE or wanted in races)
        for races in reached
    )


def by_rule(hand: list[int], lord: int, means: int) -> set[tuple[int, ...]]:
    """Every set of cards that pays for the Lord, with so much in Pearls and Nebulis."""
    found = set()
    for count in range(1, len(hand) + 1):
        for faces in combinations(hand, count):
            enough = sum(VALUE[face] for face in faces) + means >= COST[lord]
            if enough and exact(faces, lord):
                found.add(faces)
    return found


def by_answers(state: State, so_far: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every set of cards with which the payment can be finished; nothing leads nowhere."""
    found = set()
    for action in state.legal():
        if action.text == "done":
            found.add(so_far)
            continue
        twin = state.copy()
        twin.apply(action)
        found |= by_answers(twin, (*so_far, action.item))
    assert found, "an answer was offered from which no payment follows"
    return found


@rule("AB-K5", "AB-A45", "AB-A46", "AB-A7")
@pytest.mark.parametrize("number", range(60))
def test_the_payments_offered_are_those_of_the_rule(number: int) -> None:
    rng = Rng(f"payment {number}")
    pool = CARDS[:]
    rng.shuffle(pool)
    cards = Counter(pool[: 3 + rng.below(5)])
    hand = sorted(FACE_IDS.index(id) for id in cards.elements())
    pearls, nebulis = rng.below(4), rng.below(3)
    helper = ("", "outlaw")[rng.below(2)]
    means = pearls + min(nebulis, 2 if helper else 1)
    offered = [lord for lord in LORDS if lord != helper][:6]
    state = deep(
        [" ".join(cards.elements()), ""],
        court=" ".join(offered),
        pearls=[pearls, 0],
        nebulis=[nebulis, 0],
        lords=[helper, ""],
    )
    legal = {action.text: action for action in state.legal()}
    for id in offered:
        lord = LORD_IDS.index(id)
        wanted = by_rule(hand, lord, means)
        assert (f"recruit {id}" in legal) == bool(wanted), id
        if wanted:
            twin = state.copy()
            twin.apply(legal[f"recruit {id}"])
            assert by_answers(twin) == wanted
