"""Which expansions there are: the one place that knows them by name.

Kraken comes before Leviathan wherever both are called.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.extension import READERS, Extension
from fathomless.games.abyss.kraken import expansion as kraken
from fathomless.games.abyss.leviathan import expansion as leviathan
from fathomless.games.abyss.material import BASE_SEATS

NONE: Final = "none"
KRAKEN: Final = "kraken"
LEVIATHAN: Final = "leviathan"
BOTH: Final = "both"
CHOICES: Final = (NONE, KRAKEN, LEVIATHAN, BOTH)

READERS[kraken.Kraken.name] = kraken.read
READERS[leviathan.Leviathan.name] = leviathan.read


def chosen(choice: str) -> list[Extension]:
    """The expansions that a choice of the table option brings."""
    found: list[Extension] = []
    if choice in (KRAKEN, BOTH):
        found.append(kraken.Kraken())
    if choice in (LEVIATHAN, BOTH):
        found.append(leviathan.Leviathan())
    return found


def most_seats(choice: str) -> int:
    """AB-A22. How many may play with them."""
    return max([BASE_SEATS, *[extension.most_seats() for extension in chosen(choice)]])
