"""A finished match once more, from its lines: what a hi-score list believes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from fathomless.core.errors import FathomlessError
from fathomless.core.outcome import Outcome
from fathomless.core.state import State
from fathomless.server.effects import Line
from fathomless.server.setup import Setup

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rerun:
    """Where the lines lead, and whether on the way a seat saw more than the game shows."""

    state: State
    peeked: bool  # a choice was taken back after something new had been seen


def is_ranked(setup: Setup, seats: int, lines: Sequence[Line], claimed: Outcome) -> bool:
    """Whether a match may enter a hi-score list: played from its deal to this very result.

    A match that was played on from another one begins with cards that are known, and so does one
    in which a choice was taken back after it had shown a card.
    """
    if setup.forked_from is not None:
        return False
    try:
        found = rerun(setup, seats, lines)
    except FathomlessError:
        log.exception("match %s does not re-run", setup.id)
        return False
    if not found.state.is_over or found.state.outcome().to_json() != claimed.to_json():
        log.error("match %s re-runs to another result", setup.id)
        return False
    return not found.peeked


def rerun(setup: Setup, seats: int, lines: Sequence[Line]) -> Rerun:
    """Every line again with every check, also the moves that were taken back."""
    state = setup.game.start(seats, setup.seed, setup.options)
    before: list[State] = []  # the states that the standing moves were made in
    peeked = False
    for line in lines:
        left = line.moves_left
        if left is None:
            before.append(state.copy())
            state.play(line.seat, line.text)
        else:
            peeked = peeked or before[left].irrevocable != state.irrevocable
            state = before[left]
            del before[left:]
    return Rerun(state, peeked)
