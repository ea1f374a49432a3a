"""What a table of Abyss is worth to a seat: its chance to win, by weights that were learned."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_expansions, abyss_player
from fathomless.bots.evaluations.abyss_features import NAMES, PHASES, POINTS, amounts, lords_at_work
from fathomless.bots.evaluations.abyss_habits import Habits, expansions_of, habits_of
from fathomless.bots.evaluations.abyss_worth import lords_to_come
from fathomless.bots.evaluations.learned import LearnedEvaluation
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import Turn

KINDS: Final = [
    "2 seats",
    "3 seats",
    "4 seats",
    "2 seats, kraken",
    "2 seats, leviathan",
    "2 seats, both",
    "3 seats, expansions",
    "4 seats, expansions",
    "5 seats, expansions",
]
FEWEST_SEATS: Final = 2
PATIENT: Final = 40  # turns of each seat; few games have more
IMPATIENT: Final = 100  # further turns for all patience to be lost
LEAST_PATIENCE: Final = 0.5
FIRST_WITH_EXPANSIONS: Final = KINDS.index("2 seats, kraken")
FIRST_MIXED: Final = KINDS.index("3 seats, expansions")

HORIZON: Final = 3  # turns, at two seats
FURTHER: Final = 1  # with expansions, whose worth a value tells less well
EXPLORATION: Final = 0.15
WIDENING: Final = 0.06


class AbyssEvaluation(LearnedEvaluation):
    """Influence on the table, and what is on its way."""

    def __init__(self) -> None:
        super().__init__("abyss", KINDS, NAMES, POINTS, PHASES, HORIZON, EXPLORATION, WIDENING)
        self.by_value = True

    def stage(self, state: State) -> int:
        """The turns begun."""
        assert isinstance(state, AbyssState)
        return state.turns

    def settled(self, state: State) -> bool:
        """A turn is about to begin, or is in its plotting."""
        return state.asked is None or isinstance(state.asked, Turn)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, AbyssState)
        habits = self.habits(state)
        if state.extensions:
            answer = abyss_expansions.advise(state, legal, habits)
            if answer is not None:
                return answer
        return abyss_player.advise(state, legal, habits)

    def habits(self, state: AbyssState) -> Habits:
        """The numbers of the rules of thumb."""
        return habits_of(state)

    def furthest(self, state: State) -> int:
        """The same number of rounds with any number of seats; the horizon is for two."""
        assert isinstance(state, AbyssState)
        turns = self.horizon + FURTHER if state.extensions else self.horizon
        return state.turns + turns * state.seats // 2

    def situation(self, state: State) -> int:
        """While somebody explores: the card that lies open."""
        assert isinstance(state, AbyssState)
        return state.track[-1] + 1 if state.track and not isinstance(state.asked, Turn) else 0

    def kind(self, state: State) -> int:
        """By seats, and by expansions; at more than two seats those share their weights."""
        assert isinstance(state, AbyssState)
        more = state.seats - FEWEST_SEATS
        expansions = expansions_of(state)
        if not expansions:
            return more
        return FIRST_MIXED + more - 1 if more else FIRST_WITH_EXPANSIONS + expansions - 1

    def phase(self, state: State) -> int:
        """The Lords that whoever has most still needs for the seventh; 0 in the last turns."""
        assert isinstance(state, AbyssState)
        return lords_to_come(state)

    def patience(self, state: State) -> float:
        """Two with 6 Lords each may both explore for ever: at some time an end is worth more.

        In the last turns nothing is lost any more, so that even one step ahead an end is in sight.
        """
        assert isinstance(state, AbyssState)
        over = state.turns // state.seats - PATIENT
        if over <= 0 or state.end_by >= 0:
            return 1.0
        return max(1.0 - over / IMPATIENT, LEAST_PATIENCE)

    def amounts(self, state: State, seat: int, phase: int) -> list[float]:
        """Points, hand, Pearls, Keys, Lords, Locations, and what expansions add."""
        assert isinstance(state, AbyssState)
        return amounts(state, seat)

    def things(self, state: State, seat: int) -> list[int]:
        """Lords whose powers work."""
        assert isinstance(state, AbyssState)
        return lords_at_work(state, seat)
