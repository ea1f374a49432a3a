"""What the Factions of a seat promise, by learned weights.

A seat's odds grow with the strengths of its Factions. In a duel what they brought soon lies on the
table, and the promise fades; with more seats it lasts (`bench/promise.py` measures both).
`bench/draft.py` learns the strengths from games in which Factions were dealt at random, and writes
them to `weights/chasms-draft.json`.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import files
from fathomless.bots.evaluations.learned import softmax
from fathomless.games.chasms.material import FACTION_IDS
from fathomless.games.chasms.state import ChasmsState

FILE: Final = "chasms-draft"
SEATS_OF_A_DUEL: Final = 2
DUEL: Final = "2 seats"
TABLE: Final = "more seats"
ROUNDS_OF_PROMISE: Final = 8  # of a duel
NEXT_TO_NOTHING: Final = 1e-12


class FactionStrengths:
    """What each Faction is worth with one opponent, and with several."""

    def __init__(self) -> None:
        # Read when they are needed first.
        self.in_a_duel: list[float] = []
        self.at_a_table: list[float] = []

    def load(self) -> None:
        """From the file that comes with the package."""
        weights = files.read(FILE)["weights"]
        self.in_a_duel = [float(weights[DUEL][faction]) for faction in FACTION_IDS]
        self.at_a_table = [float(weights[TABLE][faction]) for faction in FACTION_IDS]

    def weigh(self, state: ChasmsState, chances: list[float]) -> list[float]:
        """Chances, with what the Factions make of them; one yet to be chosen is a usual one."""
        left = promise(state)
        if left <= 0.0:
            return chances
        if not self.in_a_duel:
            self.load()
        strengths = self.in_a_duel if state.seats == SEATS_OF_A_DUEL else self.at_a_table
        totals = [math.log(max(chance, NEXT_TO_NOTHING)) for chance in chances]
        for faction in range(len(strengths)):
            owner = state.owner[faction]
            if owner >= 0:
                totals[owner] += left * strengths[faction]
        return softmax(totals)


def promise(state: ChasmsState) -> float:
    """How much of the strengths is still to come. Within a turn it stays as it is.

    Otherwise whoever has strong Factions would shun whatever ends their time, a card or an Instant,
    and whoever has weak ones would seek it.
    """
    if state.seats > SEATS_OF_A_DUEL:
        return 1.0
    return 1.0 - state.slots / (SEATS_OF_A_DUEL * ROUNDS_OF_PROMISE)
