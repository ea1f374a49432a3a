"""What a table of The Abyss is worth to a seat: its chance to win, by weights that were learned."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import the_abyss_features, the_abyss_player
from fathomless.bots.evaluations.learned import LearnedEvaluation
from fathomless.bots.evaluations.the_abyss_features import KINDS, NAMES, PHASES, POINTS
from fathomless.bots.evaluations.the_abyss_instinct import TheAbyssInstinct
from fathomless.bots.evaluations.the_abyss_outlook import TheAbyssOutlook
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.draw import DrawOrTake
from fathomless.games.the_abyss.state import TheAbyssState

# For searches, found by comparing the choices of 1000 iterations with those of 20,000: turns to
# look ahead, and how much to explore when values are that smooth and the advice that good.
HORIZON: Final = 4
EXPLORATION: Final = 0.1
WIDENING: Final = 0.05
LEANING: Final = 0.01  # by how much what instinct says counts beside a mean reward
TURNS_IN_ROUND: Final = 10_000  # more than there can be


class TheAbyssEvaluation(LearnedEvaluation):
    """Points in hand, their chance to be scored, and what that means for the race to the target."""

    def __init__(self) -> None:
        super().__init__("the-abyss", KINDS, NAMES, POINTS, PHASES, HORIZON, EXPLORATION, WIDENING)
        self.by_observer = True  # which card of two is kept
        self.instinct = TheAbyssInstinct()
        self.outlook = TheAbyssOutlook()
        self.leaning = LEANING

    def stage(self, state: State) -> int:
        """The turns begun; a new deal is beyond every horizon."""
        assert isinstance(state, TheAbyssState)
        return len(state.rounds) * TURNS_IN_ROUND + state.turns

    def settled(self, state: State) -> bool:
        """A turn is about to begin."""
        return state.asked is None or isinstance(state.asked, DrawOrTake)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, TheAbyssState)
        return the_abyss_player.advise(state, legal)

    def in_search(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """By instinct: it wins against the rules of thumb, most of all with three and four."""
        return self.by_instinct(state, legal, rng)

    def kind(self, state: State) -> int:
        """By seats."""
        return the_abyss_features.kind(state)

    def phase(self, state: State) -> int:
        """What whoever leads still needs."""
        assert isinstance(state, TheAbyssState)
        return the_abyss_features.phase(state)

    def amounts(self, state: State, seat: int, phase: int) -> list[float]:
        """Totals, hands, Panic, and who is to move."""
        assert isinstance(state, TheAbyssState)
        return the_abyss_features.amounts(state, seat)

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win; of a finished game the margin does not count."""
        assert isinstance(state, TheAbyssState)
        if state.finished:
            return [victory(state, seat) for seat in range(state.seats)]
        return super().evaluate_all(state)


def victory(state: TheAbyssState, seat: int) -> float:
    """1 for the winner of a finished game, 0 for the others."""
    totals = state.totals
    for other in range(state.seats):
        if totals[other] > totals[seat]:
            return 0.0
    return state.outcome().share(seat)  # a tie is rare, and asking is dear
