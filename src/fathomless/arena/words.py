"""What the figures call things: the words of the games' own catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from fathomless import games


def ends_in_words(game: str, reasons: Mapping[str, int]) -> list[tuple[str, int]]:
    """How games ended, as labels, and how many."""
    names = games.get(game).catalogue("en")
    return [
        (names.get(f"reason:{reason}", reason).rstrip("."), count)
        for reason, count in reasons.items()
    ]
