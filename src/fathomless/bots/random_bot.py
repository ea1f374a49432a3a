"""The bot that plays anything legal: the yardstick for all others."""

from __future__ import annotations

from fathomless.bots.bot import Bot
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """Any legal action."""
        legal = perspective.legal()
        return legal[0] if len(legal) == 1 else legal[rng.below(len(legal))]
