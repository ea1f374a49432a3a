"""What is fixed about a match before its first move."""

from __future__ import annotations

from dataclasses import dataclass

from fathomless.core.game import Game, Setting
from fathomless.server.fairness import commitment


@dataclass(frozen=True, slots=True)
class Setup:
    """Game, options and seed, and the terms. The seed is secret until the end."""

    id: str
    game: Game
    options: dict[str, Setting]
    seed: str
    chosen_seed: bool = False  # given by the maker of the table, or known from a finished match
    hints: bool = True
    created: int = 0  # seconds since 1970
    invite_hash: str | None = None
    forked_from: str | None = None

    @property
    def commitment(self) -> str:
        """The promise that everybody sees."""
        return commitment(self.seed)
