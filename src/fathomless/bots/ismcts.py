"""Information-set Monte Carlo tree search, for every game and any number of seats.

The single-observer form of Cowling, Powley and Whitehouse (2012): each iteration samples a table
that agrees with all the seat has seen, walks down one common tree along actions that are legal
there, adds one node, plays on by rules of thumb, and credits every node on the way with the result
for the seat that acted. Below the root, bounds with availability counts choose the way.

At the root all actions share their samples, and the worse half is given up again and again: two
actions that are close are told apart by what they make of the same luck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.tree import Node
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

ITERATIONS: Final = 1000


class ActionStatistics:
    """What the search found out about one legal action."""

    __slots__ = ("action", "value", "visits")

    def __init__(self, action: Action, visits: int, value: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # mean reward, roughly the chance to win


class SearchResult:
    """The best action and the statistics of all legal ones, best first."""

    __slots__ = ("action", "iterations", "statistics")

    def __init__(self, action: Action, iterations: int, statistics: list[ActionStatistics]) -> None:
        self.action = action
        self.iterations = iterations
        self.statistics = statistics


class IsmctsBot(Bot):
    """Searches for so many iterations, or for so long by a clock that it is given."""

    def __init__(
        self,
        name: str = "ismcts",
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.evaluation: Evaluation | None = None  # None: the game's own

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The most visited action."""
        return self.search(perspective, rng).action

    def search(self, perspective: Perspective, rng: Rng) -> SearchResult:
        """Search until the budget is spent; a single legal action needs no search."""
        legal = perspective.legal()
        if len(legal) == 1:
            return SearchResult(legal[0], 0, [ActionStatistics(legal[0], 0, 0.0)])
        search = Search(self, perspective, legal, rng)
        if self.clock is None:
            search.run(self.iterations)
        else:
            search.run_until(self.clock, self.seconds)
        return search.result()


class Search:
    """One search for one move: its tree and what it needs at hand."""

    __slots__ = (
        "arms",
        "evaluation",
        "exploration",
        "iterations",
        "perspective",
        "phase",
        "phases",
        "rng",
        "root",
        "seats",
        "widening",
    )

    def __init__(
        self, bot: IsmctsBot, perspective: Perspective, legal: list[Action], rng: Rng
    ) -> None:
        own = bot.evaluation
        self.evaluation = evaluation_of(perspective.game) if own is None else own
        self.exploration: float = self.evaluation.exploration
        self.widening: float = self.evaluation.widening
        self.perspective = perspective
        self.seats = perspective.seats
        self.rng = rng
        self.iterations = 0
        self.root = Node(None, -1)
        self.arms = [self.root.add_child(action, perspective.seat) for action in legal]
        self.phase = 1
        self.phases = max((len(legal) - 1).bit_length(), 1)

    def run(self, iterations: int) -> None:
        """Spend a number of iterations, but try every action at least once."""
        while not self.iterations or self.iterations + len(self.arms) <= iterations:
            self.advance()
            self.narrow(self.iterations / iterations)

    def run_until(self, clock: Callable[[], float], seconds: float) -> None:
        """Spend a time."""
        start = clock()
        progress = 0.0
        while progress < 1.0:
            self.advance()
            progress = (clock() - start) / seconds
            self.narrow(progress)

    def advance(self) -> None:
        """Try every action still in question on one more sample, the same for all of them."""
        world = self.perspective.sample(self.rng)
        end = self.evaluation.stage(world) + self.evaluation.horizon
        last = len(self.arms) - 1
        for i in range(last + 1):
            trial = world if i == last else world.copy()
            self.try_arm(self.arms[i], trial, end)
        self.iterations += last + 1

    def try_arm(self, arm: Node, world: State, end: int) -> None:
        """One iteration: an action at the root, the tree below it, and what follows."""
        action = arm.action
        assert action is not None
        world.apply(action)
        path = [arm]
        if arm.visits:
            self.descend(arm, world, end, path)
        self.play_on(world, end)
        self.credit(world, path)

    def narrow(self, progress: float) -> None:
        """Sequential halving: with each part of the budget spent, the worse half is given up."""
        while len(self.arms) > 2 and progress >= self.phase / self.phases:
            self.arms.sort(key=_mean, reverse=True)
            del self.arms[(len(self.arms) + 1) // 2 :]
            self.phase += 1

    def descend(self, node: Node, world: State, end: int, path: list[Node]) -> None:
        """Walk down the tree and one step beyond it; the nodes passed are added to the path."""
        evaluation = self.evaluation
        while world.asked is not None and evaluation.stage(world) < end:
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])  # nothing to decide, nothing to learn
                continue
            node = self.select(node, world, legal)
            action = node.action
            assert action is not None
            world.apply(action)
            path.append(node)
            if not node.visits:
                break

    def select(self, node: Node, world: State, legal: list[Action]) -> Node:
        """The child to visit: a new one if there is an untried action, else the highest bound."""
        seat = world.seat_to_act
        best: Node | None = None
        best_bound: float = 0.0
        untried: list[Action] = []
        for action in legal:
            child = node.child(action, seat)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            bound = child.bound(self.exploration)
            if best is None or bound > best_bound:
                best = child
                best_bound = bound
        if untried and (best is None or self.widens(node, len(legal) - len(untried))):
            return node.add_child(self.first_of(world, legal, untried), seat)
        assert best is not None
        return best

    def widens(self, node: Node, tried: int) -> bool:
        """Whether a node has been visited often enough to try one more action below it."""
        return tried <= self.widening * node.visits

    def first_of(self, world: State, legal: list[Action], untried: list[Action]) -> Action:
        """The untried action to begin with: what the rules of thumb advise, else any."""
        if len(untried) == 1:
            return untried[0]
        advice = self.evaluation.advise(world, legal, self.rng)
        if advice in untried:
            return advice
        return untried[self.rng.below(len(untried))]

    def play_on(self, world: State, end: int) -> None:
        """From the tree's edge to the horizon, by rules of thumb."""
        evaluation = self.evaluation
        rng = self.rng
        while world.asked is not None and evaluation.stage(world) < end:
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])
            else:
                world.apply(evaluation.advise(world, legal, rng))

    def credit(self, world: State, path: list[Node]) -> None:
        """Give every node on the way the result for the seat that acted."""
        evaluation = self.evaluation
        rewards = [evaluation.evaluate(world, seat) for seat in range(self.seats)]
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]

    def result(self) -> SearchResult:
        """What the search found, best action first: those tried longest, by their value."""
        found = [_statistics(node) for node in self.root.children.values()]
        found.sort(key=lambda entry: (entry.visits, entry.value), reverse=True)
        return SearchResult(found[0].action, self.iterations, found)


def _mean(node: Node) -> float:
    return node.mean


def _statistics(node: Node) -> ActionStatistics:
    action = node.action
    assert action is not None
    return ActionStatistics(action, node.visits, node.mean)
