"""Fingerprints of a fixed set of games: interpreted and compiled, the rules must leave the same ones.

    PYTHONPATH=src python tests/contract/fingerprints.py            what differs from the stored ones
    PYTHONPATH=src python tests/contract/fingerprints.py --write    store the present ones

Per game: its `rules_version`; its `vocabulary`, the texts of all actions in the order of their codes; for each
number of seats and choice of options its `games`, the actions and the last state of some random games; and its
`samples`, what `determinise` draws on the way.

When `games` changes, the same actions lead to another result: `--write` wants a new `rules_version` for that. New
actions or other samples may be stored at any time.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

from fathomless import games
from fathomless.core.game import Game, Setting
from fathomless.core.rng import Rng
from fathomless.testing import variants

FILE = Path(__file__).with_suffix(".json")
GAMES = 8  # of each kind
SAMPLED = 37  # every so many actions, for each observer in turn


class Fingerprint(TypedDict):
    """What one game leaves."""

    rules_version: int
    vocabulary: str
    games: dict[str, str]
    samples: str


def fingerprint(game: Game) -> Fingerprint:
    """Play the games and hash what happens."""
    samples = sha256()
    found: dict[str, str] = {}
    for options in variants(game):
        for seats in game.seats:
            played = sha256()
            for number in range(GAMES):
                play(game, seats, options, f"fingerprint {number}", played, samples)
            words = [f"{name} {value}" for name, value in options.items()]
            found[", ".join([f"{seats} seats", *words])] = played.hexdigest()
    texts = "\n".join(action.text for action in game.vocabulary.actions)
    return {
        "rules_version": game.rules_version,
        "vocabulary": sha256(texts.encode()).hexdigest(),
        "games": found,
        "samples": samples.hexdigest(),
    }


def play(
    game: Game,
    seats: int,
    options: dict[str, Setting],
    seed: str,
    played: sha256,  # type: ignore[valid-type]
    samples: sha256,  # type: ignore[valid-type]
) -> None:
    """One random game. The order in which `legal` lists the actions does not matter."""


