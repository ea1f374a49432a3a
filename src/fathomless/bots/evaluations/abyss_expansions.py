"""What the expansions of Abyss add to its evaluation: one place for those that a match has.

Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_jokers, abyss_kraken, abyss_leviathan
from fathomless.core.action import Action
from fathomless.games.abyss.kraken.zones import Zones
from fathomless.games.abyss.leviathan.border import Border
from fathomless.games.abyss.state import AbyssState

# What the powers of their Lords are worth.
POWER: Final[dict[str, int]] = {**abyss_kraken.POWER, **abyss_leviathan.POWER}


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


def further_cost(state: AbyssState, seat: int, lord: int) -> int:
    """What a Lord costs beside cards and Pearls."""
    return abyss_jokers.NEBULIS * abyss_jokers.nebulis_for(state, seat, lord)


def prospect(state: AbyssState, seat: int, turns: int, left: int) -> int:
    """What a seat has of their components; `turns` is 0 after its last turn."""
    worth = 0
    for extension in state.extensions:
        if isinstance(extension, Zones):
            worth += abyss_kraken.prospect(state, extension, seat, turns, left)
        elif isinstance(extension, Border):
            worth += abyss_leviathan.prospect(extension, seat, turns, left)
    return worth
