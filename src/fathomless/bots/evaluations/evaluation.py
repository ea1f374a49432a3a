"""What bots know about playing one game well; the base knows nothing and fits every game."""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State

# How much of a finished game's value is the margin, the rest being the victory itself. The margin
# tells a search which of two lost (or won) lines is the better one.
MARGIN_PART: Final = 0.1


# In a game for one: victory comes first. A point counts as much as a ninth of a per cent of it, so
# that the score decides between ways that are about equally safe.
LOST: Final = -1
WON: Final = 0.9
POINT: Final = 0.001
MOST_POINTS: Final = 100

ENDLESS: Final = 1_000_000_000


class Evaluation:
    """Advice about any state, to be refined game by game, and how far to trust it.

    Without refinement they amount to random play to the end of the game: a state is never settled
    before it is over, and any action is as good as another.
    """

    def __init__(
        self,
        horizon: int = ENDLESS,
        exploration: float = 0.5,
        widening: float = 1.0,
        by_advice: bool = False,
    ) -> None:
        self.horizon = horizon  # how many stages a search looks ahead
        self.exploration: float = exploration  # how noisy values are: the factor in UCB
        # New actions per visit of a node below the root: few where `advise` is a good player.
        self.widening: float = widening
        # Whether a few tries tell less than the advice: where only the end shows what was good.
        self.by_advice = by_advice
        # Whether a search tries first what one step of lookahead finds best, at every new place in
        # its tree: where the value plays better than the advice.
        self.by_value = False
        # Whether moves are hidden so often that a search grows a tree for each seat, by what that
        # seat sees of them.
        self.by_observer = False
        # How much what instinct says counts for a search, beside what it finds out.
        self.leaning: float = 0.0

    def evaluate(self, state: State, seat: int) -> float:
        """The seat's chance to win, from 0 to 1, in a settled state."""
        if not state.is_over:
            raise NotImplementedError("only a finished game can be valued without knowing it")
        if state.seats == 1:
            return alone(self.score_alone(state))
        outcome = state.outcome()
        return blend(outcome.share(seat), outcome.totals, seat)

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win, in a settled state."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def expected(self, state: State) -> list[float]:
        """What a search expects where it stops: every seat's chance to win, in a settled state."""
        return self.evaluate_all(state)

    def score_alone(self, state: State) -> int:
        """The score of a finished game for one; LOST if it was not won."""
        outcome = state.outcome()
        return LOST if outcome.lost else max(outcome.totals[0], 0)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """A sensible answer at little cost."""
        return legal[rng.below(len(legal))]

    def by_instinct(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """What one does without thinking: by instinct where that was learned, else by advice."""
        return self.advise(state, legal, rng)

    def in_search(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """How everybody plays inside a search, where its tree knows nothing."""
        return self.advise(state, legal, rng)

    def leanings(self, state: State, legal: list[Action]) -> list[float]:
        """What a search adds to what it finds out, by action; nothing where there is no instinct.

        The value that a search asks for may be wrong by more than what one action is better than
        another.
        """
        return []

    def couple(self, sample: State) -> None:
        """Before several choices are tried on copies of a sample: let the same luck follow them."""

    def settled(self, state: State) -> bool:
        """Whether `evaluate` can be trusted here, with nothing half done."""
        return state.is_over

    def stage(self, state: State) -> int:
        """How far the game has come, in steps after each of which the state can be valued."""
        return 0

    def explores(self, seats: int) -> float:
        """How much a search explores at a table of so many."""
        return self.exploration

    def furthest(self, state: State) -> int:
        """The stage at which a search from here stops and asks for the value."""
        return self.stage(state) + self.horizon

    def situation(self, state: State) -> int:
        """What chance has just shown to everybody, if the answer should depend on it; else 0."""
        return 0


def alone(score: int) -> float:
    """The worth of a game against nobody: the victory, and a little for the score."""
    return 0.0 if score == LOST else WON + POINT * min(score, MOST_POINTS)


def blend(share: float, totals: list[int], seat: int) -> float:
    """A victory, with a small part for the distance to the best of the others."""
    own = totals[seat]
    best = -1_000_000
    largest = 1
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
        largest = max(largest, abs(totals[other]))
    # Relative to the largest total, so that it means the same in every game.
    margin = (own - best) / largest
    margin = 1.0 if margin > 1.0 else max(margin, -1.0)
    return (1.0 - MARGIN_PART) * share + MARGIN_PART * (margin + 1.0) / 2.0
