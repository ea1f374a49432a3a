"""What the expansions of Abyss add to its evaluation: one place for those that a match has.

Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_jokers, abyss_kraken, abyss_leviathan
from fathomless.core.action import Action
from fathomless.games.abyss.kraken.zones import SITES, Zones
from fathomless.games.abyss.leviathan.border import Border
from fathomless.games.abyss.state import AbyssState

# What a seat has of their components, as numbers that tell who will win.
AMOUNTS: Final[tuple[str, ...]] = (*abyss_kraken.AMOUNTS, *abyss_leviathan.AMOUNTS)
NO_KRAKEN: Final = [0.0] * len(abyss_kraken.AMOUNTS)
NO_LEVIATHAN: Final = [0.0] * len(abyss_leviathan.AMOUNTS)


def advise(state: AbyssState, legal: list[Action]) -> Action | None:
    """The answer to a question of an expansion; None: the base game's player knows better."""
    for extension in state.extensions:
        answer: Action | None = None
        if isinstance(extension, Zones):
            answer = abyss_kraken.advise(state, extension, legal)
        elif isinstance(extension, Border):
            answer = abyss_leviathan.advise(state, extension, legal)
        if answer is not None:
            return answer
    return None


def price(state: AbyssState, seat: int, lord: int, usual: int) -> int:
    """What a Lord costs at least, if jokers may help; `usual` is the price without them."""
    for extension in state.extensions:
        if isinstance(extension, Zones):
            return min(usual, abyss_jokers.price(state, seat, lord))
    return usual


def holds_loot(state: AbyssState, tile: int) -> bool:
    """Whether a Location is a loot site, and there is Loot to be found."""
    for extension in state.extensions:
        if isinstance(extension, Zones):
            return tile in SITES and extension.loot_left() > 0
    return False


def prospect(state: AbyssState, seat: int, turns: int, left: int) -> int:
    """What a seat has of their components; `turns` is 0 after its last turn."""
    worth = 0
    for extension in state.extensions:
        if isinstance(extension, Zones):
            worth += abyss_kraken.prospect(state, extension, seat, turns, left)
        elif isinstance(extension, Border):
            worth += abyss_leviathan.prospect(extension, seat, turns, left)
    return worth


def points(state: AbyssState, seat: int) -> int:
    """What they add to the score of a seat, as things stand."""
    total = 0
    for extension in state.extensions:
        for part in extension.scores(state, seat).values():
            total += part
    return total


def amounts(state: AbyssState, seat: int) -> list[float]:
    """A number for each of AMOUNTS; 0 for what is not in the match."""
    kraken = NO_KRAKEN
    leviathan = NO_LEVIATHAN
    for extension in state.extensions:
        if isinstance(extension, Zones):
            kraken = abyss_kraken.amounts(state, extension, seat)
        elif isinstance(extension, Border):
            leviathan = abyss_leviathan.amounts(extension, seat)
    return kraken + leviathan
