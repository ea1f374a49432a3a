"""What a seat of Abyss has, counted for evaluation and quick player alike."""

from __future__ import annotations

from fathomless.games.abyss.box import INFLUENCE, RACE, STRIDE, VALUE
from fathomless.games.abyss.material import LORDS_TO_END, RACES
from fathomless.games.abyss.scoring import location_points
from fathomless.games.abyss.state import AbyssState


def lords_to_come(state: AbyssState) -> int:
    """How many Lords whoever has most still needs for the seventh; 0 in the last turns."""
    if state.end_by >= 0:
        return 0
    most = 0
    for lords in state.lords:
        most = max(most, len(lords))
    return max(LORDS_TO_END - most, 1)


def on_the_table(state: AbyssState, seat: int) -> int:
    """Lords, Locations, Allies and Monster tokens as they are, in hundredths."""
    points = 0
    for lord in state.lords[seat]:
        points += INFLUENCE[lord]
    for tile in state.locations[seat]:
        points += location_points(state, seat, tile)
    best = [0] * STRIDE
    for face in state.affiliated[seat]:
        best[RACE[face]] = max(best[RACE[face]], VALUE[face])
    for race in range(RACES):
        points += best[race]
    for entry in state.tokens[seat]:
        points += entry & 7
    return 100 * points


def strongest_affiliated(state: AbyssState, seat: int, race: int) -> int:
    """The value of the strongest affiliated Ally of a Race; 0 without one."""
    best = 0
    for face in state.affiliated[seat]:
        if RACE[face] == race:
            best = max(best, VALUE[face])
    return best
