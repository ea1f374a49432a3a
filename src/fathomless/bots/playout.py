"""Random play to the end: the loop inside searches and benchmarks, compiled with the rules."""

from __future__ import annotations

from fathomless.core.rng import Rng
from fathomless.core.state import State


def play_out(state: State, rng: Rng, most: int = 1_000_000) -> int:
    """Play random legal actions until the game is over, or so many; returns how many were played."""
    count = 0
    while state.asked is not None and count < most:
        legal = state.legal()
        size = len(legal)
        # A single answer needs no random number.
        state.apply(legal[0] if size == 1 else legal[rng.below(size)])
        count += 1
    return count
