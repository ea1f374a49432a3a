"""Which effects of a game were seen in play, and how often: the report of a campaign.

A game that is listed here names everything its cards can do; what stays at nought in a long
campaign is a rule that no game has tried.
"""

from __future__ import annotations

from collections.abc import Callable

from fathomless.testing.effects.abyss import AbyssEffects
from fathomless.testing.effects.chasms import ChasmsEffects
from fathomless.testing.effects.effects import Effects
from fathomless.testing.effects.the_abandons import TheAbandonsEffects
from fathomless.testing.effects.the_abyss import TheAbyssEffects

_EFFECTS: dict[str, Callable[[], Effects]] = {
    "the-abyss": TheAbyssEffects,
    "abyss": AbyssEffects,
    "chasms": ChasmsEffects,
    "the-abandons": TheAbandonsEffects,
}


def effects_of(game: str) -> Effects:
    """An empty report for a game; one that is not listed expects nothing."""
    return _EFFECTS.get(game, Effects)()


__all__ = ["Effects", "effects_of"]
