"""Which effects of a game were seen in play, and how often: the report of a campaign.

A game that is listed here names everything its cards can do; what stays at nought in a long
campaign is a rule that no game has tried.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fathomless.testing.effects.abyss import AbyssEffects
from fathomless.testing.effects.chasms import ChasmsEffects
from fathomless.testing.effects.effects import Effects
from fathomless.testing.effects.the_abandons import TheAbandonsEffects
from fathomless.testing.effects.the_abyss import TheAbyssEffects

_EFFECTS: dict[str, Callable[[], Effects]] = {
    "the-abyss": TheAbyssEffects,
    "chasms": ChasmsEffects,
    "the-abandons": TheAbandonsEffects,
}


def effects_of(game: str, settings: Mapping[str, str] | None = None) -> Effects:
    """An empty report for a game with these options; one that is not listed expects nothing."""
    if game == "abyss":
        return AbyssEffects((settings or {}).get("expansions", "none"))
    return _EFFECTS.get(game, Effects)()


__all__ = ["Effects", "effects_of"]
