"""Fairness: the deal is fixed, and promised by a hash, before anybody moves.

The hash is not the plain SHA-256 of the seed: that one is where the generator of the match begins,
and would tell every card.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from fathomless.core.errors import ReplayError
from fathomless.core.outcome import Outcome
from fathomless.core.replay import Replay

FIELD = "commitment"  # of the replay's header
_DOMAIN = "fathomless commitment 1\n"


def commitment(seed: str) -> str:
    """What is published at the start: 64 hexadecimal digits that fix the seed without telling."""
    return hashlib.sha256((_DOMAIN + seed).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Verdict:
    """A replay that was checked: its seed fits the promise, and its moves re-run to this end."""

    commitment: str
    moves: int
    outcome: Outcome | None  # None: the match is not finished


def verify(replay: Replay, promised: str | None = None) -> Verdict:
    """Check a replay against the hash shown at the start, or against the one in its header.

    Whoever wrote the hash down at the start should give it: a header can be forged together with
    the rest. Raises `ReplayError`: `replay/no-commitment`, `replay/commitment`, `replay/illegal`.
    """
    written = dict(replay.extra).get(FIELD)
    expected = promised or written
    if expected is None:
        raise ReplayError(
            "replay/no-commitment",
            "The replay names no commitment; give the one shown at the start.",
        )
    actual = commitment(replay.seed)
    for claim in (expected, written or expected):
        if not hmac.compare_digest(claim.strip().lower().encode(), actual.encode()):
            raise ReplayError(
                "replay/commitment",
                f"The seed breaks the promise: {claim} was promised, the seed gives {actual}.",
            )
    end = replay.run()
    return Verdict(actual, len(replay.actions), end.outcome() if end.is_over else None)
