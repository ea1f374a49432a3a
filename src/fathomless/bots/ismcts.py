"""Information-set Monte Carlo tree search, for every game and any number of seats.

As Cowling, Powley and Whitehouse (2012) do it: each iteration samples a table that agrees with all
the seat has seen, walks down a tree along actions that are legal there, adds one node, plays on by
rules of thumb or by instinct, and credits every node on the way with the result for the seat that
acted. Below the root, bounds with availability counts choose the way.

Where moves are hidden, every seat has a tree of its own. An iteration walks down all of them at
once: whoever acts chooses by its own tree, and the others follow by what they see of it. So nobody
answers a card that lies face down. Elsewhere the trees would be alike, and one serves all seats.

Where chance has just shown something that an answer should depend on, the tree branches by it.

At the root all actions share their samples, and the worse half is given up again and again: two
actions that are close are told apart by what they make of the same luck. When no other action can
be much better than the best any more, the search stops before its budget is spent. Where the value
at the horizon may be wrong by more than that, a search that is to play leans to what instinct says;
one that is to tell what actions are worth goes by what it finds alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.greedy import Candidate, best_of, try_on
from fathomless.bots.result import ActionStatistics, SearchResult
from fathomless.bots.tree import Memory, Node
from fathomless.core.action import Action
from fathomless.core.ints import mypyc_attr
from fathomless.core.pending import NOTHING_SHOWN
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

ITERATIONS: Final = 1000

# When the search stops early: how sure it must be (in standard errors, and it looks many times),
# and which gain in the chance to win is not worth a further thought.
CERTAINTY: Final = 4.0
NEGLIGIBLE: Final = 0.002
ROUNDS_BETWEEN_LOOKS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)  # processes are nothing for this part
class Crew:
    """Several who search at the same time, for one bot."""

    def search(self, bot: IsmctsBot, perspective: Perspective, rng: Rng) -> SearchResult:
        """What all of them found together, each with the bot's whole budget."""
        raise NotImplementedError


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
        # Stops when its choice is clear, and leans to instinct; False: is to tell how good it is.
        self.brief = True
        self.keeps_tree = False  # from one choice to the next
        self.memory: Memory | None = None

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The best action found."""
        return self.search(perspective, rng).action

    def search(self, perspective: Perspective, rng: Rng) -> SearchResult:
        """Search until the budget is spent; a single legal action needs no search."""
        legal = perspective.legal()
        if len(legal) == 1:
            return SearchResult(legal[0], 0, [ActionStatistics(legal[0], 0, 0.0, 0.0)])
        if self.crew is not None and self.evaluation is None:  # a crew knows the game's own alone
            return self.crew.search(self, perspective, rng)
        return self.search_alone(perspective, rng)

    def search_alone(self, perspective: Perspective, rng: Rng) -> SearchResult:
        """The search itself, whether there is a crew or not."""
        search = Search(self, perspective, perspective.legal(), rng)
        if self.memory is not None and self.memory.fits(perspective):
            search.grow_from(self.memory.nodes)
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
        "brief",
        "evaluation",
        "exploration",
        "iterations",
        "perspective",
        "phase",
        "phases",
        "rng",
        "root",
        "roots",
        "rounds",
        "widening",
    )

    def __init__(
        self, bot: IsmctsBot, perspective: Perspective, legal: list[Action], rng: Rng
    ) -> None:
        own = bot.evaluation
        self.brief = bot.brief
        self.evaluation = evaluation_of(perspective.game) if own is None else own
        self.exploration: float = self.evaluation.explores(perspective.seats)
        self.widening: float = self.evaluation.widening
        self.perspective = perspective
        self.rng = rng
        self.iterations = 0
        trees = perspective.seats if self.evaluation.by_observer else 1
        self.roots = [Node(None, perspective.seat) for _ in range(trees)]
        self.root = self.roots[perspective.seat % trees]
        self.arms = [self.root.add_child(action, perspective.seat) for action in legal]
        self.lean(legal)
        self.rounds = 0
        self.phase = 1
        self.phases = max((len(legal) - 1).bit_length(), 1)

    def lean(self, legal: list[Action]) -> None:
        """Begin with what instinct says: a search that can hardly tell actions apart goes by it.

        Chances are told without it: what it adds is no part of how often an action wins.
        """
        if self.evaluation.leaning == 0.0 or not self.brief:
            return
        leanings = self.evaluation.leanings(self.perspective.sample(self.rng.copy()), legal)
        for i in range(len(leanings)):
            self.arms[i].leaning = leanings[i]

    def grow_from(self, nodes: list[Node]) -> None:
        """Begin with what an earlier search found out below the actions.

        What it found out about the actions themselves is left out: they are compared on samples
        that they share, each as often as the others.
        """
        own = self.perspective.seat % len(nodes)
        self.roots = [self.root if i == own else nodes[i] for i in range(len(nodes))]
        for arm in self.arms:
            assert arm.action is not None
            known = nodes[own].child(arm.action, arm.seat)
            if known is not None:
                arm.children = known.children
                arm.branches = known.branches

    def memory_of(self, action: Action) -> Memory | None:
        """What to keep if the seat will be asked again before anybody else."""
        seat = self.perspective.seat
        node = self.root.child(action, seat)
        assert node is not None
        nodes = self.roots.copy()
        world = self.perspective.sample(self.rng)
        self.follow(nodes, node, world, [])
        world.apply(action)
        while world.asked is not None and len(world.legal()) == 1:
            world.apply(world.legal()[0])
        if world.seat_to_act != seat:
            return None
        situation = self.evaluation.situation(world)
        if situation:
            nodes = [each.branch(situation, seat) for each in nodes]
        return Memory(world.view(seat), nodes)

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
        count = len(self.arms)
        order = list(range(count))
        if len(self.roots) > 1:  # what others see may be the same for all: none is always first
            self.rng.shuffle(order)
        rewards = [0.0] * count
        for i in order:
            trial = world if i == order[-1] else world.copy()
            rewards[i] = self.try_arm(self.arms[i], trial, end)
        self.iterations += count
        if count > 1:
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
        nodes = self.roots.copy()
        path = self.roots.copy()
        self.follow(nodes, arm, world, path)
        world.apply(action)
        if arm.visits:
            self.descend(nodes, world, end, path)
        self.play_on(world, end)
        rewards = self.evaluation.expected(world)
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]
        reward = rewards[arm.seat]
        arm.squares += reward * reward
        return reward

    def narrow(self, progress: float) -> None:
        """Sequential halving: with each part of the budget spent, the worse half is given up."""
        while len(self.arms) > 2 and progress >= self.phase / self.phases:
            self.arms.sort(key=_estimate, reverse=True)
            del self.arms[(len(self.arms) + 1) // 2 :]
            self.phase += 1
        self.rounds += 1
        if self.brief and self.rounds % ROUNDS_BETWEEN_LOOKS == 0:
            self.give_up_hopeless()

    def give_up_hopeless(self) -> None:
        """Leave out what cannot be much better than the best any more; one left ends the search.

        All that are still in question were tried on the same samples, equally often.
        """
        best = self.arms[0]
        for arm in self.arms:
            if arm.estimate > best.estimate:
                best = arm
        visits = float(best.visits)
        hopeful: list[Node] = []
        for arm in self.arms:
            error = math.sqrt((arm.spread + best.spread) / visits / visits)
            if arm is best or arm.estimate + CERTAINTY * error > best.estimate + NEGLIGIBLE:
                hopeful.append(arm)
        self.arms = hopeful

    def descend(self, nodes: list[Node], world: State, end: int, path: list[Node]) -> None:
        """Walk down the trees and one step beyond; the nodes passed are added to the path."""
        evaluation = self.evaluation
        while world.asked is not None and evaluation.stage(world) < end:
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])  # nothing to decide, nothing to learn
                continue
            seat = world.seat_to_act
            situation = evaluation.situation(world)
            if situation:
                for i in range(len(nodes)):
                    nodes[i] = nodes[i].branch(situation, seat)
                path.extend(nodes)
            chosen = self.select(nodes[seat % len(nodes)], world, legal)
            self.follow(nodes, chosen, world, path)
            action = chosen.action
            assert action is not None
            world.apply(action)
            if not chosen.visits:
                break

    def follow(self, nodes: list[Node], chosen: Node, world: State, path: list[Node]) -> None:
        """One step in every tree: to what was chosen, or to what is seen of it.

        An observer that sees nothing of it stays where it is.
        """
        trees = len(nodes)
        if trees == 1:
            nodes[0] = chosen
            path.append(chosen)
            return
        seat, action, asked = chosen.seat, chosen.action, world.asked
        assert action is not None
        assert asked is not None
        shown = asked.shown(world, action)
        for i in range(trees):
            if i == seat:
                nodes[i] = chosen
            elif shown == NOTHING_SHOWN:
                continue
            else:
                nodes[i] = nodes[i].seen(shown, seat)
            path.append(nodes[i])

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
        """The untried action to begin with: the best at a glance, or without thinking."""
        if len(untried) == 1:
            return untried[0]
        if self.evaluation.by_value:
            return self.best_at_a_glance(world, untried)
        advice = self.evaluation.in_search(world, legal, self.rng)
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
        """From the tree's edge to the horizon, without thinking."""
        evaluation = self.evaluation
        rng = self.rng
        while world.asked is not None and evaluation.stage(world) < end:
            legal = world.legal()
            if len(legal) == 1:
                world.apply(legal[0])
            else:
                world.apply(evaluation.in_search(world, legal, rng))

    def result(self) -> SearchResult:
        """What the search found, best action first: those tried longest, by their estimates."""
        found = [_statistics(node) for node in self.root.children.values()]
        found.sort(key=lambda entry: (entry.visits, entry.estimate), reverse=True)
        return SearchResult(found[0].action, self.iterations, found)


def _estimate(node: Node) -> float:
    return node.estimate


def _statistics(node: Node) -> ActionStatistics:
    action = node.action
    assert action is not None
    return ActionStatistics(action, node.visits, node.mean, node.squares, node.leaning)
