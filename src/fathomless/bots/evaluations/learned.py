"""Chances to win, by weights that were learned from self-play.

A seat's strength is the weighted sum of its features: of amounts, and of things that it has or has
not. The chances are the softmax of the strengths; where a game has several ways to win, there are
several questions with weights of their own, and the game puts the answers together. What a feature
weighs depends on how near the end is, and on the kind of table. `bench/train.py` learns the weights
and writes them to `weights/GAME.json`, together with how they were found and how well they predict.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import files
from fathomless.bots.evaluations.evaluation import Evaluation, blend
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.bots.evaluations.outlook import Outlook
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State

EVEN: Final = "even"  # all the game long
EARLIER: Final = "earlier"  # the more, the further away the end is
LAST: Final = "last"  # instead, when the end has come near

WHO_WINS: Final = "who wins"
NOT_ASKED: Final = -1.0  # instead of a share: this seat could not be the answer


class LearnedEvaluation(Evaluation):
    """An evaluation by features; what they are, each game says."""

    def __init__(
        self,
        game: str,
        kinds: list[str],
        names: list[str],
        points: int,
        phases: int,
        horizon: int,
        exploration: float,
        widening: float,
    ) -> None:
        super().__init__(horizon, exploration, widening)
        self.game = game
        self.kinds = kinds  # of tables, each with weights of its own
        self.names = names  # of the features: amounts first, then things
        self.points = points  # the first so many features are parts of the score
        self.phases = phases
        self.questions: list[str] = [WHO_WINS]
        # By kind of table and question, then by phase; read when they are needed first.
        self.weights: list[list[list[float]]] = []
        self.instinct: Instinct | None = None  # None: there is advice alone
        self.outlook: Outlook | None = None  # None: a search expects what the value says

    def kind(self, state: State) -> int:
        """Which of the kinds a table is."""
        raise NotImplementedError

    def phase(self, state: State) -> int:
        """How far away the end is; 0 when it has come near."""
        raise NotImplementedError

    def amounts(self, state: State, seat: int, phase: int) -> list[float]:
        """The first features of a seat; those after the end of the list are 0."""
        raise NotImplementedError

    def things(self, state: State, seat: int) -> list[int]:
        """The numbers of the other features that a seat has."""
        return []

    def patience(self, state: State) -> float:
        """What is left of every chance: less and less where players could wait for ever."""
        return 1.0

    def by_instinct(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """By the learned instinct, if there is one."""
        if self.instinct is None:
            return self.advise(state, legal, rng)
        return self.instinct.usual(state, legal)

    def leanings(self, state: State, legal: list[Action]) -> list[float]:
        """The sums of instinct, from the highest down."""
        if self.instinct is None:
            return []
        sums = self.instinct.sums(state, legal)
        highest = max(sums)
        return [self.leaning * (each - highest) for each in sums]

    def evaluate(self, state: State, seat: int) -> float:
        """The chance that this seat wins the game."""
        return self.evaluate_all(state)[seat]

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win."""
        if state.is_over:
            outcome = state.outcome()
            totals = outcome.totals
            return [blend(outcome.share(seat), totals, seat) for seat in range(state.seats)]
        chances = self.combine(self.strengths(state))
        whole = self.patience(state)
        return chances if whole == 1.0 else [whole * chance for chance in chances]

    def expected(self, state: State) -> list[float]:
        """By the outlook: it learned from who won, and is slower than the value."""
        outlook = self.outlook
        if outlook is None or state.is_over:
            return self.evaluate_all(state)
        return softmax(outlook.sums(state))

    def strengths(self, state: State) -> list[list[float]]:
        """By question and seat."""
        if not self.weights:
            self.weights = load(self.game, self.lists(), self.names, self.phases)
        phase = self.phase(state)
        first = self.kind(state) * len(self.questions)
        rows = self.rows(state, phase)
        things = [self.things(state, seat) for seat in range(state.seats)]
        found: list[list[float]] = []
        for question in range(len(self.questions)):
            weights = self.weights[first + question][phase]
            strengths: list[float] = []
            for seat in range(state.seats):
                total = 0.0
                row = rows[seat]
                for i in range(len(row)):
                    total += weights[i] * row[i]
                for thing in things[seat]:
                    total += weights[thing]
                strengths.append(total)
            found.append(strengths)
        return found

    def rows(self, state: State, phase: int) -> list[list[float]]:
        """The amounts of every seat."""
        return [self.amounts(state, seat, phase) for seat in range(state.seats)]

    def combine(self, answers: list[list[float]]) -> list[float]:
        """Every seat's chance to win, from the strengths by question."""
        return softmax(answers[0])

    def answers(self, state: State) -> list[list[float]]:
        """What a finished game answers to the questions: shares by seat.

        One more share than seats: nobody was the answer. None at all: it was not asked.
        """
        outcome = state.outcome()
        return [[outcome.share(seat) for seat in range(state.seats)]]

    def lists(self) -> list[str]:
        """The names of the lists of weights: kind of table, and question if there are several."""
        if len(self.questions) == 1:
            return self.kinds
        return [f"{kind}, {question}" for kind in self.kinds for question in self.questions]


def softmax(strengths: list[float], whole: float = 1.0) -> list[float]:
    """The chances of all, from their strengths, and what they add up to."""
    best = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    parts = [math.exp(strength - best) for strength in strengths]
    total = 0.0
    for part in parts:
        total += part
    return [whole * part / total for part in parts]


def earliness(phase: int, phases: int) -> float:
    """0 just before the last phase, 1 at the beginning of the game."""
    return (phase - 1) / max(phases - 2, 1)


def load(game: str, lists: list[str], names: list[str], phases: int) -> list[list[list[float]]]:
    """By list of weights and phase: what every feature weighs."""
    data = files.read(game)
    if data["features"] != names:
        raise ValueError(f"the weights of {game} are for other features: train them anew")
    return [rows(data["weights"][name], phases) for name in lists]


def rows(found: dict[str, list[float]], phases: int) -> list[list[float]]:
    """By phase: what every feature weighs, from the three lists of a file."""
    even = [float(weight) for weight in found[EVEN]]
    earlier = [float(weight) for weight in found[EARLIER]]
    weights = [[float(weight) for weight in found[LAST]]]
    for phase in range(1, phases):
        part = earliness(phase, phases)
        weights.append([even[i] + part * earlier[i] for i in range(len(even))])
    return weights
