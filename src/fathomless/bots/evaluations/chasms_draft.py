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
from fathomless.games.chasms.material import FACTION_IDS, MOST_SEATS
from fathomless.games.chasms.state import ChasmsState

FILE: Final = "chasms-draft"
SEATS_OF_A_DUEL: Final = 2
ROUNDS_OF_PROMISE: Final = 8  # of a duel
NEXT_TO_NOTHING: Final = 1e-12


class FactionStrengths:
    """What each Faction is worth, at every number of seats: what wins differs much."""

    def __init__(self) -> None:
        self.by_seats: dict[int, list[float]] = {}  # read when they are needed first

    def load(self) -> None:
        """From the file that comes with the package."""
        for seats, weights in files.read(FILE)["weights"].items():
            self.by_seats[int(seats)] = [float(weights[faction]) for faction in FACTION_IDS]

    def ignore(self) -> None:
        """Take all for equal, as whoever learns the strengths has to."""
        for seats in range(SEATS_OF_A_DUEL, MOST_SEATS + 1):
            self.by_seats[seats] = [0.0] * len(FACTION_IDS)

    def weigh(self, state: ChasmsState, chances: list[float]) -> list[float]:
        """Chances, with what the Factions make of them; one yet to be chosen is a usual one."""
        left = promise(state)
        if left <= 0.0:
            return chances
        if not self.by_seats:
            self.load()
        strengths = self.by_seats[state.seats]
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
