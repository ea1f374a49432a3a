"""The random player of the published figures (AN-B34): a yardstick for card sets and bots."""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.games.the_abandons.actions import BLAST, BOMB, GO, USE_MAP
from fathomless.games.the_abandons.dead_ends import Stuck
from fathomless.games.the_abandons.moving import Doors
from fathomless.games.the_abandons.scoring import is_escape
from fathomless.games.the_abandons.setup import set_up
from fathomless.games.the_abandons.state import TheAbandonsState

MAP_CHANCE: Final = 10  # a Map is used once in so many times


def choose(s: TheAbandonsState, rng: Rng, arrived: bool = True) -> Action:
    """AN-B34. An answer to the open question; a Map is thought of when one has just arrived."""
    legal = s.legal()
    question = s.asked
    if isinstance(question, Doors):
        doors = [action for action in legal if action.verb == GO]
        if arrived and len(doors) > 1 and USE_MAP in legal and rng.below(MAP_CHANCE) == 0:
            return USE_MAP
        return doors[rng.below(len(doors))]
    if isinstance(question, Stuck):
        return _way_out(legal, rng)
    return legal[rng.below(len(legal))]


def _place(s: TheAbandonsState) -> int:
    """Where one stands: the same number while Items and refused Stairs turn up (AN-B21)."""
    return ((s.tiles[-1] * 256 + len(s.tiles)) * 256 + s.position) * 256 + s.level


def _way_out(legal: list[Action], rng: Rng) -> Action:
    """Going back, Bomb or Mirror, each equally likely, however many walls the Bomb could open."""
    bombs = [action for action in legal if action.verb in (BOMB, BLAST)]
    others = [action for action in legal if action.verb not in (BOMB, BLAST)]
    kinds = len(others) + (1 if bombs else 0)
    chosen = rng.below(kinds)
    return others[chosen] if chosen < len(others) else bombs[rng.below(len(bombs))]


def count_escapes(difficulty: int, sets: int, gentle: bool, seed: str, games: int) -> int:
    """How many of so many games this player survives."""
    rng = Rng(seed)
    escapes = 0
    for number in range(games):
        s = TheAbandonsState(Rng(f"{seed}/{number}"), difficulty, sets, gentle)
        set_up(s)
        s.go_on()
        place = 0
        while not s.is_over:
            before = place
            place = _place(s)
            s.apply(choose(s, rng, place != before))
        if is_escape(s.ending):
            escapes += 1
    return escapes
