"""What a game of The Abandons is worth: the escape, and a little for the score."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import the_abandons_glance, the_abandons_player
from fathomless.bots.evaluations.evaluation import LOST, Evaluation
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abandons.scoring import is_escape, total
from fathomless.games.the_abandons.state import TheAbandonsState

# For searches: values are escapes or not, so they are noisy, and the advice is good.
EXPLORATION: Final = 0.3
WIDENING: Final = 0.02


class TheAbandonsEvaluation(Evaluation):
    """Only the end of a game tells what it was worth."""

    def __init__(self) -> None:
        super().__init__(exploration=EXPLORATION, widening=WIDENING, by_advice=True)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, TheAbandonsState)
        return the_abandons_player.advise(state, legal)

    def couple(self, sample: State) -> None:
        """The next card is the same behind every door, however many are burned before it.

        The difference between two doors is then three times less noisy.
        """
        assert isinstance(sample, TheAbandonsState)
        sample.from_below = True

    def score_alone(self, state: State) -> int:
        """The hi-score, or LOST."""
        assert isinstance(state, TheAbandonsState)
        return total(state) if is_escape(state.ending) else LOST


class TheAbandonsLearned(TheAbandonsEvaluation):
    """For who chooses at a glance: the door that is worth most, and else the rules of thumb.

    That takes ten times as long as the rules of thumb, so searches play on by those.
    """

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """By what was learned."""
        assert isinstance(state, TheAbandonsState)
        best = the_abandons_glance.best_of(legal, the_abandons_glance.worths(state, legal))
        return super().advise(state, legal, rng) if best is None else best
