"""The tree of a search: what was tried, how often, and with what result."""

from __future__ import annotations

import math
from typing import Final

from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.view import View

SEAT_STRIDE: Final = 8  # more than any game has seats


class Node:
    """One action of one seat after all those above it.

    `total` is the sum of that seat's rewards; `available` counts how often the action was legal
    when its parent was visited: a hidden card may forbid it in one sample and allow it in another.
    """

    __slots__ = (
        "action",
        "available",
        "branches",
        "children",
        "leaning",
        "seat",
        "spread",
        "squares",
        "total",
        "visits",
    )

    def __init__(self, action: Action | None, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total: float = 0.0
        self.leaning: float = 0.0  # of an action at the root: what instinct adds to its mean
        self.squares: float = 0.0  # of an action at the root: the sum of the squared rewards
        self.spread: float = 0.0  # and their squared distances from those of its rivals
        self.children: dict[int, Node] = {}
        self.branches: dict[int, Node] | None = None

    @property
    def mean(self) -> float:
        """The mean reward of the seat that acted; 0 before the first visit."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def estimate(self) -> float:
        """What an action at the root is compared by."""
        return self.mean + self.leaning

    def child(self, action: Action, seat: int) -> Node | None:
        """What is known about this seat's action."""
        return self.children.get(action.code * SEAT_STRIDE + seat)

    def add_child(self, action: Action, seat: int) -> Node:
        """Begin to know something about this seat's action."""
        node = Node(action, seat)
        node.available = 1
        self.children[action.code * SEAT_STRIDE + seat] = node
        return node

    def seen(self, shown: int, seat: int) -> Node:
        """Where an observer is led by what it sees of another seat's action."""
        key = shown * SEAT_STRIDE + seat
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node(None, seat)
        return node

    def branch(self, situation: int, seat: int) -> Node:
        """Where chance has led to after this action: what is known for this case alone."""
        branches = self.branches
        if branches is None:
            branches = self.branches = {}
        node = branches.get(situation)
        if node is None:
            node = branches[situation] = Node(None, seat)
        return node

    def bound(self, exploration: float) -> float:
        """The upper confidence bound, with availability in place of the parent's visits."""
        visits = float(self.visits)
        return self.total / visits + exploration * math.sqrt(math.log(self.available) / visits)


class Memory:
    """A part of a tree, and what its seat sees where it applies.

    It is made from a sample: where chance or somebody else had a part in what came, the seat sees
    something else, and the memory is of no use.
    """

    __slots__ = ("nodes", "view")

    def __init__(self, view: View, nodes: list[Node]) -> None:
        self.view = view
        self.nodes = nodes  # one of each tree

    def fits(self, perspective: Perspective) -> bool:
        """Whether the seat is there."""
        return self.view == perspective.view
