"""Information-set Monte Carlo tree search, for every game and any number of seats.

The single-observer form of Cowling, Powley and Whitehouse (2012): each iteration samples a table that
agrees with all the seat has seen, walks down one common tree along actions that are legal there, adds
one node, plays on by rules of thumb, and credits every node on the way with the result for the seat
that acted.
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
BETWEEN_LOOKS: Final = 16  # iterations between two looks at the clock
ENDLESS: Final = 1 << 60


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

    def __init__(
        self, action: Action, iterations: int, statistics: list[ActionStatistics]
    ) -> None:
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
        self.evaluation: Evaluation | None = None
        self.exploration: float = 0.3
        self.carelessness = 0  # of 1000 answers beyond the tree, how many are random
        self.widening: float = 1.0

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The most visited action."""
        return self.search(perspective, rng).action

    def search(self, perspective: Perspective, rng: Rng) -> SearchResult:
        """Search until the budget is spent; a single legal action needs no search."""
        legal = perspective.legal()
        if len(legal) == 1:
            return SearchResult(legal[0], 0, [ActionStatistics(legal[0], 0, 0.0)])
        search = Search(self, perspective, rng)
        if self.clock is None or self.seconds <= 0.0:
            search.run(self.iterations)
        else:
            end = self.clock() + self.seconds
            search.run(BETWEEN_LOOKS)
            while self.clock() < end:
                search.run(BETWEEN_LOOKS)
        return search.result(legal)


class Search:
    """One search for one move: its tree and what it needs at hand."""

    __slots__ = (
        "carelessness", "evaluation", "exploration", "iterations", "perspective", "rng", "root", "seats", "widening",
    )

    def __init__(self, bot: IsmctsBot, perspective: Perspective, rng: Rng) -> None:
        own = bot.evaluation
        self.evaluation = evaluation_of(perspective.game) if own is None else own
        self.exploration: float = bot.exploration
        self.carelessness = bot.carelessness
        self.widening: float = bot.widening
        self.perspective = perspective
        self.seats = perspective.seats
        self.rng = rng
        self.root = Node(None, -1)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Make so many more iterations."""
        for _ in range(iterations):
            world = self.perspective.sample(self.rng)
            stage = self.evaluation.stage(world)
            path = self.descend(world, stage)
            self.play_on(world, stage)
            self.credit(world, path)
        self.iterations += iterations

    def descend(self, world: State, stage: int) -> list[Node]:
        """Walk down the tree and one step beyond it; the nodes passed, without the root."""
        node = self.root
        path: list[Node] = []
        evaluation = self.evaluation
        while world.asked is not None and evaluation.stage(world) == stage:
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
        return path

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
        return node is self.root or tried <= self.widening * node.visits

    def first_of(self, world: State, legal: list[Action], untried: list[Action]) -> Action:
        """The untried action to begin with: what the rules of thumb advise, else any."""
        if len(untried) == 1:
            return untried[0]
        advice = self.evaluation.advise(world, legal, self.rng)
        if advice in untried:
            return advice
        return untried[self.rng.below(len(untried))]

    def play_on(self, world: State, stage: int) -> None:
        """From the tree's edge to the end of the stage, by rules of thumb."""
        evaluation = self.evaluation
        rng = self.rng
        careless = self.carelessness
        while world.asked is not None and evaluation.stage(world) == stage:
            legal = world.legal()
            size = len(legal)
            if size == 1:
                world.apply(legal[0])
            elif careless and rng.below(1000) < careless:
                world.apply(legal[rng.below(size)])
            else:
                world.apply(evaluation.advise(world, legal, rng))

    def credit(self, world: State, path: list[Node]) -> None:
        """Give every node on the way the result for the seat that acted."""
        evaluation = self.evaluation
        rewards = [evaluation.evaluate(world, seat) for seat in range(self.seats)]
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]
        self.root.visits += 1

    def result(self, legal: list[Action]) -> SearchResult:
        """What the search found, best action first."""
        seat = self.perspective.seat
        found: list[ActionStatistics] = []
        for action in legal:
            child = self.root.child(action, seat)
            if child is None:
                found.append(ActionStatistics(action, 0, 0.0))
            else:
                found.append(ActionStatistics(action, child.visits, child.mean))
        found.sort(key=lambda entry: (entry.visits, entry.value), reverse=True)
        return SearchResult(found[0].action, self.iterations, found)
