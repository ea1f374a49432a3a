"""Whole games scored a second time, by a scorer that shares nothing with the rules but the rows.

It reads the saved state, not the view; each Location is one line of the rulebook's scoring aid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.material import GUILD_IDS, LOCATIONS, LORDS, Lord
from fathomless.testing import rule
from tests.games.abyss.tables import (
    CARD_IDS,
    GAME,
    TILE_IDS,
    hand,
    number,
    pearls,
    saved_lists,
    tokens,
)

GAMES = 24
HASTE = ("recruit", "corrupt", "fight", "done", "control", "turn")  # so that games have substance


@dataclass
class Estate:
    """What one player has at the end."""

    lords: list[Lord]
    seen: list[Lord]  # those that are not turned
    allies: list[str]
    tiles: list[str]

    def of_guild(self, guild: str) -> int:
        return sum(GUILD_IDS[lord.guild] == guild for lord in self.seen)

    def of_race(self, race: str) -> list[int]:
        return [int(ally[-1]) for ally in self.allies if ally[:-1] == race]

    def by_race(self, choose: Callable[[list[int]], int]) -> int:
        return sum(choose(self.of_race(race)) for race in {ally[:-1] for ally in self.allies})


WORTH: dict[str, Callable[[Estate], int]] = {
    "sargasso_silos": lambda own: 5 + 2 * own.of_guild("farmer"),
    "hydrozoa_reserves": lambda own: 6 + 2 * own.of_guild("mage"),
    "sanctuary": lambda own: 4 + 3 * len(own.of_race("jellyfish")),
    "parliament": lambda own: 6 + 2 * own.of_guild("politician"),
    "barracks": lambda own: 7 + 2 * own.of_guild("soldier"),
    "dockworks": lambda own: 5 + 2 * own.of_guild("merchant"),
    "sargasso_fields": lambda own: 3 + 3 * len(own.of_race("seahorse")),
    "abyss": lambda own: min(12, 2 * len({lord.guild for lord in own.seen})),
    "black_smokers": lambda own: 0,
    "oceanic_senate_assembly": lambda own: 4 + 3 * len(own.of_race("squid")),
    "depths": lambda own: 2 * min((lord.ip for lord in own.lords), default=0),
    "throne_room": lambda own: max((lord.ip for lord in own.lords), default=0),
    "jail": lambda own: 15 - len(own.seen),
    "chasm": lambda own: 5 + 3 * len(own.of_race("crab")),
    "closed_tower": lambda own: 3 * sum(lord.keys > 0 for lord in own.seen),
    "lost_tower": lambda own: 3 * sum(lord.keys == 0 for lord in own.seen),
    "chamber_of_allies": lambda own: 3 + own.by_race(min),
    "nest_of_giant_clams": lambda own: 3 + 3 * len(own.of_race("shellfish")),
    "coral_barrier": lambda own: 20 - len(own.allies),
}


def worth(tile: str, own: Estate, others: list[Estate]) -> int:
    if tile in WORTH:
        return WORTH[tile](own)
    theirs = [other for estate in others for other in estate.tiles if other in WORTH]
    return max([0, *[WORTH[other](own) for other in theirs]])  # City of Mirrors


def estates(state: State) -> list[Estate]:
    turned = number(state, "turned")
    found = []
    for seat in range(state.seats):
        owned = saved_lists(state, "lords")[seat]
        found.append(
            Estate(
                lords=[LORDS[lord] for lord in owned],
                seen=[LORDS[lord] for lord in owned if not turned >> lord & 1],
                allies=[CARD_IDS[card] for card in saved_lists(state, "affiliated")[seat]],
                tiles=[TILE_IDS[tile] for tile in saved_lists(state, "locations")[seat]],
            )
        )
    return found


def played(seats: int, seed: str) -> State:
    """A random game in which Lords are recruited when they can be."""
    state = GAME.start(seats, seed)
    rng = Rng(f"{seed}: answers")
    while not state.is_over:
        legal = state.legal()
        hasty = [action for action in legal if str(action).split()[0] in HASTE]
        if hasty and rng.below(3):
            legal = hasty
        state.apply(legal[rng.below(len(legal))])
    return state


@rule("AB-R48", "AB-R49", "AB-R50", "AB-A12", "AB-A25", "AB-A40")
@pytest.mark.parametrize("place", range(GAMES))
def test_a_whole_game_scored_twice(place: int) -> None:
    state = played(2 + place % 3, f"scored twice {place}")
    outcome = state.outcome()
    found = estates(state)
    standing = []
    for seat, own in enumerate(found):
        others = found[:seat] + found[seat + 1 :]
        wanted = {
            "locations": sum(worth(tile, own, others) for tile in own.tiles),
            "lords": sum(lord.ip for lord in own.lords),
            "allies": own.by_race(max),
            "monsters": sum(tokens(state, seat)),
        }
        assert outcome.scores[seat] == wanted
        assert hand(state, seat) == ""
        dearest = max((lord.cost for lord in own.lords), default=0)
        standing.append((sum(wanted.values()), pearls(state)[seat], dearest))
    for group in outcome.ranking:
        assert len({standing[seat] for seat in group}) == 1
    order = [standing[group[0]] for group in outcome.ranking]
    assert order == sorted(set(standing), reverse=True)


def test_every_location_is_scored_in_some_of_them() -> None:
    tiles = set()
    for place in range(GAMES):
        for own in estates(played(2 + place % 3, f"scored twice {place}")):
            tiles |= set(own.tiles)
    assert {tile.id for tile in LOCATIONS} - tiles <= {"black_smokers"}
