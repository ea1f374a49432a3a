"""A bot of one's own in Python, for any of the games.

In the folder of this file: fathomless arena the-abyss --bots greedy,my_bots:Cautious --games 20
"""

from fathomless.bots import Bot
from fathomless.bots.playout import play_out
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

TRIES = 6  # of each action


class Cautious(Bot):
    """Tries each action with what it cannot see, and takes the one whose worst end is best."""

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """One of the legal actions."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: self.worst(perspective, action, rng))

    def worst(self, perspective: Perspective, action: Action, rng: Rng) -> float:
        """The lowest lead over the best of the others after an action and then random play."""
        leads = []
        for _ in range(TRIES):
            state = perspective.sample(rng)
            state.apply(action)
            play_out(state, rng)
            totals = list(state.outcome().totals)
            own = totals.pop(perspective.seat)
            leads.append(own - max(totals, default=0))
        return min(leads)
