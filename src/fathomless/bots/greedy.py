"""The greedy bot: it tries every action on a few sampled tables and takes the one that looks best."""

from __future__ import annotations

from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

TRIALS: Final = 32  # tables to value for one choice, over all its actions
FEWEST_SAMPLES: Final = 4


class GreedyBot(Bot):
    """One step of lookahead. All actions are tried on the same samples, so that luck hits them alike."""

    def __init__(self, evaluation: Evaluation | None = None, trials: int = TRIALS) -> None:
        super().__init__("greedy")
        self.evaluation = evaluation
        self.trials = trials

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The action with the best mean value."""
        legal = perspective.legal()
        count = len(legal)
        if count == 1:
            return legal[0]
        evaluation = self.evaluation
        if evaluation is None:
            evaluation = evaluation_of(perspective.game)
        sums = [0.0] * count
        for _ in range(max(self.trials // count, FEWEST_SAMPLES)):
            add_values(perspective, legal, evaluation, sums, rng)
        best = 0
        for i in range(1, count):
            if sums[i] > sums[best]:
                best = i
        return legal[best]


def add_values(
    perspective: Perspective,
    legal: list[Action],
    evaluation: Evaluation,
    sums: list[float],
    rng: Rng,
) -> None:
    """Add to each action's sum its value on one more sample."""
    seat = perspective.seat
    world = perspective.sample(rng)
    luck = rng.spawn()
    last = len(legal) - 1
    for i in range(last + 1):
        trial = world if i == last else world.copy()
        trial.apply(legal[i])
        settle(trial, evaluation, luck.copy())
        sums[i] = sums[i] + evaluation.evaluate(trial, seat)


def settle(state: State, evaluation: Evaluation, rng: Rng) -> None:
    """Finish what is half done, by forced answers and by rules of thumb."""
    while not evaluation.settled(state):
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else evaluation.advise(state, legal, rng))
