"""What the expansions of Abyss add to its evaluation: one place for those that a match has.

Worths are in hundredths of an Influence Point.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import abyss_jokers, abyss_kraken, abyss_leviathan, abyss_loot
from fathomless.bots.evaluations.abyss_habits import Habits
from fathomless.bots.evaluations.abyss_lords import POWER_WORTH
from fathomless.core.action import Action
from fathomless.games.abyss.box import LORD_BIT
from fathomless.games.abyss.kraken.zones import SITES, Zones
from fathomless.games.abyss.leviathan.border import Border
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import Turn

# What a seat has of their components, as numbers that tell who will win.
CHANCES: Final = ("Lord within reach", "second Lord within reach", "best stack to move", "powers")
AMOUNTS: Final[tuple[str, ...]] = (*abyss_kraken.AMOUNTS, *abyss_leviathan.AMOUNTS, *CHANCES)
NO_KRAKEN: Final = [0.0] * len(abyss_kraken.AMOUNTS)
NO_LEVIATHAN: Final = [0.0] * len(abyss_leviathan.AMOUNTS)


def advise(state: AbyssState, legal: list[Action], habits: Habits) -> Action | None:
    """The answer to a question of an expansion; None: the base game's player knows better."""
    for extension in state.extensions:
        answer: Action | None = None
        if isinstance(extension, Zones):
            answer = abyss_kraken.advise(state, extension, legal, habits)
        elif isinstance(extension, Border):
            answer = abyss_leviathan.advise(state, extension, legal)
        if answer is not None:
            return answer
    return None


def price(state: AbyssState, seat: int, lord: int, usual: int, habits: Habits) -> int:
    """What a Lord costs at least, if jokers may help; `usual` is the price without them."""
    for extension in state.extensions:
        if isinstance(extension, Zones):
            return min(usual, abyss_jokers.price(state, seat, lord, habits))
    return usual


def holds_loot(state: AbyssState, tile: int) -> bool:
    """Whether a Location is a loot site, and there is Loot to be found."""
    for extension in state.extensions:
        if isinstance(extension, Zones):
            return tile in SITES and extension.loot_left() > 0
    return False


def all_loot(state: AbyssState) -> int:
    """What a loot site that is opened now brings, in the end."""
    for extension in state.extensions:
        if isinstance(extension, Zones):
            return abyss_loot.whole_deck_worth(extension, [])
    return 0


def loot_to_draw(state: AbyssState) -> int:
    """The same by the chance that a site is among the Locations that are drawn."""
    return all_loot(state) * abyss_loot.chance_to_draw_site(state) // 100


def prospect(state: AbyssState, seat: int, turns: int, left: int) -> int:
    """What a seat has of their components; `turns` is 0 after its last turn."""
    worth = 0
    for extension in state.extensions:
        if isinstance(extension, Zones):
            worth += abyss_kraken.prospect(state, extension, seat, turns, left)
        elif isinstance(extension, Border):
            worth += abyss_leviathan.prospect(extension, seat, turns, left)
    return worth


def points(state: AbyssState, seat: int) -> int:
    """What they add to the score of a seat, as things stand."""
    total = 0
    for extension in state.extensions:
        for part in extension.scores(state, seat).values():
            total += part
    return total


def amounts(state: AbyssState, seat: int) -> list[float]:
    """A number for each of AMOUNTS; 0 for what is not in the match."""
    kraken = NO_KRAKEN
    leviathan = NO_LEVIATHAN
    for extension in state.extensions:
        if isinstance(extension, Zones):
            kraken = abyss_kraken.amounts(state, extension, seat)
        elif isinstance(extension, Border):
            leviathan = abyss_leviathan.amounts(extension, seat)
    return kraken + leviathan + chances(state, seat)


def last_points(state: AbyssState, seat: int) -> int:
    """What the end of the game will still add to a seat that has no turn to come."""
    for extension in state.extensions:
        if isinstance(extension, Zones):
            return abyss_kraken.last_points(state, extension, seat)
    return 0


def chances(state: AbyssState, seat: int) -> list[float]:
    """A number for each of CHANCES: what the next turn may bring."""
    best, second = abyss_jokers.lords_in_reach(state, seat)
    stack = 0
    if seat == state.active and isinstance(state.asked, Turn):
        for cards in state.council:
            stack = max(stack, abyss_kraken.stack_value(cards))
    powers = 0
    working = state.working(seat)
    for lord in state.lords[seat]:
        if working & LORD_BIT[lord]:
            powers += POWER_WORTH[lord]
    return [best / 100.0, second / 100.0, float(stack), powers / 100.0]
