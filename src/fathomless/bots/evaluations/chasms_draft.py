"""How good the Factions of a seat are, before anybody has played a card, by learned weights.

A seat's odds grow with the strengths of its Factions. As soon as cards are played, the other
weights know better. `bench/draft.py` learns the strengths from games in which Factions were dealt
at random, and writes them to `weights/chasms-draft.json`.
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
        if not self.in_a_duel:
            self.load()
        strengths = self.in_a_duel if state.seats == SEATS_OF_A_DUEL else self.at_a_table
        totals = [math.log(chance) for chance in chances]
        for faction in range(len(strengths)):
            owner = state.owner[faction]
            if owner >= 0:
                totals[owner] += strengths[faction]
        return softmax(totals)


def nothing_played(state: ChasmsState) -> bool:
    """Until the first card, the first Leader's skill or the second turn."""
    return state.slots <= 1 and state.last_play == 0 and not state.leader_used
