"""The instinct bot: it does not think, and plays at once what it has learned to play."""

from __future__ import annotations

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng


class InstinctBot(Bot):
    """Plays by instinct; in games without one, by rules of thumb."""

    def __init__(self) -> None:
        super().__init__("instinct")

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The usual answer. It looks at nothing that the seat cannot see, so any sample will do."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return evaluation_of(perspective.game).by_instinct(perspective.sample(rng), legal, rng)
