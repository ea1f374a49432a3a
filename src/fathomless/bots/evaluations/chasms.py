"""What a table of Chasms is worth to a seat: its chance to win, by weights that were learned.

There are two ways to win (CH-R26, CH-R27): with the most VP if nobody dies in the last round, with
the least of those who live if somebody does. So three questions are learned apart from each other,
and put together by the rule of the game: who has the most VP if nobody dies, whose death ends the
game if any does, and who has the least VP then.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import chasms_player
from fathomless.bots.evaluations.chasms_draft import FactionStrengths
from fathomless.bots.evaluations.chasms_features import NAMES, amounts, hearts
from fathomless.bots.evaluations.chasms_instinct import ChasmsInstinct
from fathomless.bots.evaluations.chasms_risk import armour
from fathomless.bots.evaluations.chasms_worth import going_on, survival, value_of_end
from fathomless.bots.evaluations.learned import NOT_ASKED, LearnedEvaluation, softmax
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.chasms.hearts import pending_loss
from fathomless.games.chasms.material import MONSTERS_FOR, MOST_SEATS
from fathomless.games.chasms.scoring import DEATH, MONSTERS_DEFEATED
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.turn import Turn
from fathomless.games.chasms.windows import ROLLED, WOULD_HURT, Instant

FEWEST_SEATS: Final = 2
KINDS: Final = [f"{seats} seats" for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
QUESTIONS: Final = ["most VP", "death", "least VP"]
PHASES: Final = max(MONSTERS_FOR)  # the Monsters to come; in the last round none

# Situations of a search: Hearts, up to where more of them change nothing, dice, losses.
MANY_HEARTS: Final = 6
AFTER_A_ROLL: Final = 8
BEFORE_A_LOSS: Final = 16

# How many turns a search looks ahead: its own, and the answer of a single opponent. What several
# will do is told less well by rules of thumb than by the value.
HORIZON: Final = 1
FURTHER: Final = 1
# Where it looks at its own turn alone, what looks good is soon good enough.
EXPLORATION: Final = 0.08
EXPLORATION_IN_A_DUEL: Final = 0.25
WIDENING: Final = 0.1
NEXT_TO_NOTHING: Final = 1e-12


class ChasmsEvaluation(LearnedEvaluation):
    """The chance to win by the most VP, or by the least."""

    def __init__(self) -> None:
        super().__init__("chasms", KINDS, NAMES, 0, PHASES, HORIZON, EXPLORATION, WIDENING)
        self.questions = QUESTIONS
        self.by_value = True
        self.by_observer = True  # who passes in a window, and which card is kept
        self.instinct = ChasmsInstinct()
        self.factions = FactionStrengths()

    def stage(self, state: State) -> int:
        """The turns begun, and the Factions chosen before them."""
        assert isinstance(state, ChasmsState)
        return state.picks + state.slots

    def settled(self, state: State) -> bool:
        """Nothing is being resolved: somebody is to play."""
        return state.asked is None or isinstance(state.asked, Turn)

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb."""
        assert isinstance(state, ChasmsState)
        return chasms_player.advise(state, legal, rng)

    def by_instinct(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """By instinct; the draft, for which there is none, by rules of thumb."""
        assert isinstance(state, ChasmsState)
        if not state.revealed:
            return self.advise(state, legal, rng)
        return super().by_instinct(state, legal, rng)

    def explores(self, seats: int) -> float:
        """More in a duel, where the other's turn is looked at too."""
        return EXPLORATION_IN_A_DUEL if seats == FEWEST_SEATS else self.exploration

    def furthest(self, state: State) -> int:
        """The own turn, with two seats the other's as well; of the draft the own choice."""
        assert isinstance(state, ChasmsState)
        duel = state.seats == FEWEST_SEATS and state.revealed > 0
        return self.stage(state) + (self.horizon + FURTHER if duel else self.horizon)

    def situation(self, state: State) -> int:
        """The die or the loss that an Instant answers; before a card, how many Hearts are left."""
        assert isinstance(state, ChasmsState)
        asked = state.asked
        if isinstance(asked, Turn):
            return min(state.hearts[asked.seat], MANY_HEARTS)
        if isinstance(asked, Instant):
            if asked.window == ROLLED:
                return AFTER_A_ROLL + state.strike.die
            if asked.window == WOULD_HURT:
                return BEFORE_A_LOSS + pending_loss(state, asked.subject)
        return 0

    def kind(self, state: State) -> int:
        """By seats."""
        return state.seats - FEWEST_SEATS

    def phase(self, state: State) -> int:
        """The Monsters that are still face down; an option may bring more than usual."""
        assert isinstance(state, ChasmsState)
        return min(state.monsters - state.revealed, PHASES - 1)

    def rows(self, state: State, phase: int) -> list[list[float]]:
        """VP, hand, Hearts and what lasts, the turn."""
        assert isinstance(state, ChasmsState)
        return amounts(state)

    def things(self, state: State, seat: int) -> list[int]:
        """So many Hearts."""
        assert isinstance(state, ChasmsState)
        return hearts(state, seat)

    def answers(self, state: State) -> list[list[float]]:
        """Who had the most VP, whose death it was, who had the least VP."""
        assert isinstance(state, ChasmsState)
        shares = [state.outcome().share(seat) for seat in range(state.seats)]
        if state.ending == MONSTERS_DEFEATED:
            return [shares, [0.0] * state.seats + [1.0], []]
        if state.ending != DEATH:
            return [[], [], []]
        dead = [0.0 if state.is_alive(seat) else 1.0 for seat in range(state.seats)]
        least = [NOT_ASKED if dead[seat] else shares[seat] for seat in range(state.seats)]
        return [[], [each / sum(dead) for each in dead] + [0.0], least]

    def combine(self, answers: list[list[float]]) -> list[float]:
        """CH-R26, CH-R27. Both ways to win, weighed by how likely each death is."""
        most, death, least = answers
        deaths = softmax([*death, 0.0])  # the last one: nobody's
        chances = softmax(most)
        highest = max(least)
        parts = [math.exp(each - highest) for each in least]
        total = sum(parts)
        ways = [
            deaths[seat] / max(total - parts[seat], NEXT_TO_NOTHING) for seat in range(len(least))
        ]
        every_way = sum(ways)
        return [
            deaths[-1] * chances[seat] + parts[seat] * (every_way - ways[seat])
            for seat in range(len(least))
        ]

    def evaluate_all(self, state: State) -> list[float]:
        """Every seat's chance to win."""
        assert isinstance(state, ChasmsState)
        every = range(state.seats)
        if state.finished:
            return [value_of_end(state, seat) for seat in every]
        if not state.revealed:
            return self.factions.weigh(state, [1.0 / state.seats] * state.seats)
        chances = self.factions.weigh(state, self.combine(self.strengths(state)))
        armours = [armour(state, seat) for seat in every]
        return [
            chances[seat] * survival(state, seat, armours) * going_on(state, seat) for seat in every
        ]
