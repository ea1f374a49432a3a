"""A second look at the last actions in question: played on by greedy players, further than a tree.

A tree looks a few turns ahead, and everybody in it plays by rules of thumb. Where a round ends soon
after, it can be played to its end by better players: few samples, but good ones. Both findings are
put together, each as much as it can be trusted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.tree import Node
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

FEWEST_SAMPLES: Final = 100  # of which something can be learned; whoever has no time for them, none
TRIALS: Final = 6  # of each greedy choice: half of what the bot itself takes
# How far the tree is off when it tells two actions apart: the variance of that distance.
DOUBT_OF_TREE: Final = 0.02 * 0.02
CLOSE: Final = 0.04  # twice as far: what lies further behind is not looked at
LEAST: Final = 1e-9


class SecondLook:
    """Compares the first action with the others, on samples that they share."""

    __slots__ = (
        "ahead",
        "arms",
        "evaluation",
        "greedy",
        "perspective",
        "rng",
        "samples",
        "squares",
    )

    def __init__(
        self, arms: list[Node], perspective: Perspective, evaluation: Evaluation, rng: Rng
    ) -> None:
        self.arms = close_ones(arms)  # a single one needs no look
        self.perspective = perspective
        self.evaluation = evaluation
        self.rng = rng
        self.greedy = GreedyBot(evaluation, TRIALS)
        self.samples = 0
        self.ahead = [0.0] * len(self.arms)  # by how much each was better than the first, added up
        self.squares = [0.0] * len(self.arms)

    def run(self, samples: int) -> None:
        """Spend a number of samples."""
        if len(self.arms) > 1:
            for _ in range(samples):
                self.look()
            self.correct()

    def run_until(self, clock: Callable[[], float], end: float) -> None:
        """Spend a time; a sample for which it may be too short is not begun."""
        if len(self.arms) < 2:
            return
        now = clock()
        longest = 0.0
        while now + longest < end:
            self.look()
            later = clock()
            longest = max(longest, later - now)
            now = later
        self.correct()

    def look(self) -> None:
        """One more sample."""
        world = self.perspective.sample(self.rng)
        luck = self.rng.spawn()
        seat = self.perspective.seat
        end = self.evaluation.end_of_round(world)
        first = 0.0
        for i in range(len(self.arms)):
            trial = world.copy()
            action = self.arms[i].action
            assert action is not None
            trial.apply(action)
            self.play_on(trial, end, luck.copy())
            worth = self.evaluation.evaluate(trial, seat)
            if i == 0:
                first = worth
            distance = worth - first
            self.ahead[i] += distance
            self.squares[i] += distance * distance
        self.samples += 1

    def play_on(self, state: State, end: int, rng: Rng) -> None:
        """Everybody greedy, until the round is over and the next one can be valued."""
        evaluation = self.evaluation
        while state.asked is not None and (
            evaluation.stage(state) < end or not evaluation.settled(state)
        ):
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
            else:
                state.apply(self.greedy.choose(Perspective(state, state.seat_to_act), rng))

    def correct(self) -> None:
        """Put what was found beside what the tree says, by how sure each is."""
        count = float(self.samples)
        if count < 2.0:
            return
        base = self.arms[0].mean
        for i in range(1, len(self.arms)):
            found = self.ahead[i] / count
            doubt = max(self.squares[i] / count - found * found, LEAST) / count
            by_tree = self.arms[i].mean - base
            distance = (found * DOUBT_OF_TREE + by_tree * doubt) / (DOUBT_OF_TREE + doubt)
            self.arms[i].move_to(base + distance)


def close_ones(arms: list[Node]) -> list[Node]:
    """Those of which the best could be, as far as the tree can tell."""
    best = 0.0
    for arm in arms:
        best = max(best, arm.mean)
    return [arm for arm in arms if arm.mean >= best - CLOSE]
