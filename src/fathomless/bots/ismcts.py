"""Information-set Monte Carlo tree search, for every game and any number of seats.

The single-observer form of Cowling, Powley and Whitehouse (2012): each iteration samples a table
that agrees with all the seat has seen, walks down one common tree along actions that are legal
there, adds one node, plays on by rules of thumb, and credits every node on the way with the result
for the seat that acted. Below the root, bounds with availability counts choose the way.

Where chance has just shown something that an answer should depend on, the tree branches by it.

At the root all actions share their samples, and the worse half is given up again and again: two
actions that are close are told apart by what they make of the same luck. When no other action can
be much better than the best any more, the search stops before its budget is spent.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.greedy import Candidate, best_of, try_on
from fathomless.bots.tree import Node
from fathomless.core.action import Action
from fathomless.core.ints import mypyc_attr
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.core.view import View

ITERATIONS: Final = 1000

# When the search stops early: how sure it must be (in standard errors, and it looks many times),
# and which gain in the chance to win is not worth a further thought.
CERTAINTY: Final = 4.0
NEGLIGIBLE: Final = 0.002
ROUNDS_BETWEEN_LOOKS: Final = 256


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


@mypyc_attr(allow_interpreted_subclasses=True)  # processes are nothing for this part
class Crew:
    """Several who search at the same time, for one bot."""

    def search(self, bot: IsmctsBot, perspective: Perspective, rng: Rng) -> SearchResult:
        """What all of them found together, each with the bot's whole budget."""
        raise NotImplementedError


class Memory:
    """A part of a tree, and what its seat sees where it applies.

    It is made from a sample: where chance or somebody else had a part in what came, the seat sees
    something else, and the memory is of no use.
    """

    __slots__ = ("node", "view")

    def __init__(self, view: View, node: Node) -> None:
        self.view = view
        self.node = node

    def fits(self, perspective: Perspective) -> bool:
        """Whether the seat is there."""
        return self.view == perspective.view


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
        self.crew: Crew | None = None  # None: it searches alone
        self.keeps_tree = False  # from one choice to the next
        self.memory: Memory | None = None

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The most visited action."""
        return self.search(perspective, rng).action

    def search(self, perspective: Perspective, rng: Rng) -> SearchResult:
        """Search until the budget is spent; a single legal action needs no search."""
        legal = perspective.legal()
        if len(legal) == 1:
            return SearchResult(legal[0], 0, [ActionStatistics(legal[0], 0, 0.0)])
        if self.crew is not None and self.evaluation is None:  # a crew knows the game's own alone
            return self.crew.search(self, perspective, rng)
        return self.search_alone(perspective, rng)

    def search_alone(self, perspective: Perspective, rng: Rng) -> SearchResult:
        """The search itself, whether there is a crew or not."""
        search = Search(self, perspective, perspective.legal(), rng)
        if self.memory is not None and self.memory.fits(perspective):
            search.grow_from(self.memory.node)
        if self.clock is None:
            search.run(self.iterations)
        else:
            search.run_until(self.clock, self.seconds)
        result = search.result()
        if self.keeps_tree:
            self.memory = search.memory_of(result.action)
        return result


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
        "rounds",
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
        self.rounds = 0
        self.phase = 1
        self.phases = max((len(legal) - 1).bit_length(), 1)

    def grow_from(self, node: Node) -> None:
        """Begin with what an earlier search found out below the actions.

        What it found out about the actions themselves is left out: they are compared on samples
        that they share, each as often as the others.
        """
        for arm in self.arms:
            assert arm.action is not None
            known = node.child(arm.action, arm.seat)
            if known is not None:
                arm.children = known.children
                arm.branches = known.branches

    def memory_of(self, action: Action) -> Memory | None:
        """What to keep if the seat will be asked again before anybody else."""
        seat = self.perspective.seat
        node = self.root.child(action, seat)
        assert node is not None
        world = self.perspective.sample(self.rng)
        world.apply(action)
        while world.asked is not None and len(world.legal()) == 1:
            world.apply(world.legal()[0])
        if world.seat_to_act != seat:
            return None
        situation = self.evaluation.situation(world)
        if situation:
            node = node.branch(situation, seat)
        return Memory(world.view(seat), node)

    def run(self, iterations: int) -> None:
        """Spend a number of iterations, but try every action at least once."""
        while not self.iterations or (
            len(self.arms) > 1 and self.iterations + len(self.arms) <= iterations
        ):
            self.advance()
            self.narrow(self.iterations / iterations)

    def run_until(self, clock: Callable[[], float], seconds: float) -> None:
        """Spend a time."""
        start = clock()
        progress = 0.0
        while progress < 1.0 and len(self.arms) > 1:
            self.advance()
            progress = (clock() - start) / seconds
            self.narrow(progress)

    def advance(self) -> None:
        """Try every action still in question on one more sample, the same for all of them."""
        world = self.perspective.sample(self.rng)
        end = self.evaluation.furthest(world)
        last = len(self.arms) - 1
        rewards: list[float] = []
        for i in range(last + 1):
            trial = world if i == last else world.copy()
            rewards.append(self.try_arm(self.arms[i], trial, end))
        self.iterations += last + 1
        if last:
            self.compare(rewards)

    def compare(self, rewards: list[float]) -> None:
        """Note how far the actions lie apart on one sample, the luck that they share left out."""
        count = len(rewards)
        mean = 0.0
        for reward in rewards:
            mean += reward
        mean /= count
        for i in range(count):
            distance = rewards[i] - mean
            self.arms[i].spread += distance * distance * count / (count - 1)

    def try_arm(self, arm: Node, world: State, end: int) -> float:
        """One iteration: an action at the root, the tree below it, and what follows."""
        action = arm.action
        assert action is not None
        world.apply(action)
        path = [arm]
        if arm.visits:
            self.descend(arm, world, end, path)
        self.play_on(world, end)
        rewards = self.evaluation.evaluate_all(world)
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]
        return rewards[arm.seat]

    def narrow(self, progress: float) -> None:
        """Sequential halving: with each part of the budget spent, the worse half is given up."""
        while len(self.arms) > 2 and progress >= self.phase / self.phases:
            self.arms.sort(key=_mean, reverse=True)
            del self.arms[(len(self.arms) + 1) // 2 :]
            self.phase += 1
        self.rounds += 1
        if self.rounds % ROUNDS_BETWEEN_LOOKS == 0:
            self.give_up_hopeless()

    def give_up_hopeless(self) -> None:
        """Leave out what cannot be much better than the best any more; one left ends the search.

        All that are still in question were tried on the same samples, equally often.
        """
        best = self.arms[0]
        for arm in self.arms:
            if arm.mean > best.mean:
                best = arm
        visits = float(best.visits)
        hopeful: list[Node] = []
        for arm in self.arms:
            error = math.sqrt((arm.spread + best.spread) / visits / visits)
            if arm is best or arm.mean + CERTAINTY * error > best.mean + NEGLIGIBLE:
                hopeful.append(arm)
        self.arms = hopeful

    def descend(self, node: Node, world: State, end: int, path: list[Node]) -> None:
        """Walk down the tree and one step beyond it; the nodes passed are added to the path."""
        evaluation = self.evaluation
        while world.asked is not None and evaluation.stage(world) < end:
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])  # nothing to decide, nothing to learn
                continue
            situation = evaluation.situation(world)
            if situation:
                node = node.branch(situation, world.seat_to_act)
                path.append(node)
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
        """The untried action to begin with: the best at a glance, or as rules of thumb advise."""
        if len(untried) == 1:
            return untried[0]
        if self.evaluation.by_value:
            return self.best_at_a_glance(world, untried)
        advice = self.evaluation.advise(world, legal, self.rng)
        if advice in untried:
            return advice
        return untried[self.rng.below(len(untried))]

    def best_at_a_glance(self, world: State, untried: list[Action]) -> Action:
        """The action with the best value right after it; dice yet to fall are not foreseen."""
        trial = world.copy()
        trial.rng = self.rng.spawn()
        candidates = [Candidate(action) for action in untried]
        try_on(trial, world.seat_to_act, candidates, self.evaluation, self.rng)
        return best_of(candidates).action

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
