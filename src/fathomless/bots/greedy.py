"""The greedy bot: it tries every action on a few sampled tables and takes the best."""

from __future__ import annotations

from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import greedy_evaluation_of, simple_evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

TRIALS: Final = 12  # tables to value for one choice, over all its actions
BEFORE_NARROWING: Final = 2  # samples before an action is given up
HOPELESS: Final = 0.1  # so far behind the best one


class Candidate:
    """One legal action and the sum of the values of what it led to."""

    __slots__ = ("action", "total")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total: float = 0.0


class GreedyBot(Bot):
    """One step of lookahead.

    All actions are tried on the same samples, so that luck hits them alike. Those that fall far
    behind are given up, and the samples are spent on the others. Where a few tries would tell less
    than the rules of thumb, it follows those.
    """

    def __init__(
        self, evaluation: Evaluation | None = None, trials: int = TRIALS, by_hand: bool = False
    ) -> None:
        super().__init__("greedy")
        self.evaluation = evaluation  # None: the game's own
        self.trials = trials
        self.by_hand = by_hand  # the game's own without learned weights

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The action with the best mean value."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        evaluation = self.evaluation_for(perspective.game)
        if evaluation.by_advice:
            return evaluation.advise(perspective.sample(rng), legal, rng)
        candidates = [Candidate(action) for action in legal]
        samples = 0
        left = self.trials
        while len(candidates) > 1 and (left > 0 or samples < BEFORE_NARROWING):
            try_all(perspective, candidates, evaluation, rng)
            left -= len(candidates)
            samples += 1
            if samples >= BEFORE_NARROWING:
                candidates = hopeful(candidates, HOPELESS * samples)
        return best_of(candidates).action

    def evaluation_for(self, game: str) -> Evaluation:
        """What it values tables by."""
        if self.evaluation is not None:
            return self.evaluation
        return simple_evaluation_of(game) if self.by_hand else greedy_evaluation_of(game)


def try_all(
    perspective: Perspective, candidates: list[Candidate], evaluation: Evaluation, rng: Rng
) -> None:
    """Add to each action's total its value on one more sample, the same for all of them."""
    try_on(perspective.sample(rng), perspective.seat, candidates, evaluation, rng)


def try_on(
    world: State, seat: int, candidates: list[Candidate], evaluation: Evaluation, rng: Rng
) -> None:
    """Add to each action's total what the table is worth after it; the last one changes it."""
    luck = rng.spawn()
    last = len(candidates) - 1
    for i in range(last + 1):
        trial = world if i == last else world.copy()
        trial.apply(candidates[i].action)
        settle(trial, evaluation, luck.copy())
        candidates[i].total += evaluation.evaluate(trial, seat)


def settle(state: State, evaluation: Evaluation, rng: Rng) -> None:
    """Finish what is half done, by forced answers and by rules of thumb."""
    while not evaluation.settled(state):
        legal = state.legal()
        state.apply(legal[0] if len(legal) == 1 else evaluation.advise(state, legal, rng))


def best_of(candidates: list[Candidate]) -> Candidate:
    """The highest total; of equals the first."""
    best = candidates[0]
    for candidate in candidates:
        if candidate.total > best.total:
            best = candidate
    return best


def hopeful(candidates: list[Candidate], distance: float) -> list[Candidate]:
    """Those who are not so far behind the best one."""
    least = best_of(candidates).total - distance
    return [candidate for candidate in candidates if candidate.total >= least]
