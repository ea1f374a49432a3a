"""The end of the game (AB-R47 to AB-R50): last affiliations, four categories, ties."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event, Fact
from fathomless.core.outcome import Outcome
from fathomless.games.abyss.box import (
    CITY_OF_MIRRORS,
    COST,
    FACE_IDS,
    GUILD,
    GUILD_IDS,
    INFLUENCE,
    KEYS,
    LOCATIONS,
    LORD_BIT,
    RACE,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.endings import REASONS
from fathomless.games.abyss.material import RACE_IDS, RACES
from fathomless.games.abyss.phases import FINISH

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

MOST_FOR_GUILDS: Final = 12  # AB-T8


def finish(s: AbyssState) -> None:
    """AB-R48, AB-R49. The lowest Ally of each Race in hand is affiliated; everything is shown."""
    if s.extension.end_game(s):
        s.phase = FINISH
        return
    for seat in range(s.seats):
        affiliate_last(s, seat)
    s.finished = True
    s.irrevocable += 1
    if s.journal is not None:
        for seat in range(s.seats):
            found = score(s, seat)
            facts: dict[str, Fact] = {"seat": seat}
            facts.update(found)
            facts["total"] = sum(found.values())
            s.emit(Event("score", facts))
            tell_further(s, seat)


def tell_further(s: AbyssState, seat: int) -> None:
    """What expansions add to the score, a line for each."""
    for extension in s.extensions:
        points = extension.scores(s, seat)
        if points:
            facts: dict[str, Fact] = {"seat": seat}
            facts.update(points)
            s.emit(Event(f"score-{extension.name}", facts))


def affiliate_last(s: AbyssState, seat: int) -> None:
    """AB-R48. One of each Race, the lowest; the rest of the hand is discarded."""
    hand = s.hands[seat]
    lowest = lowest_of_each_race(hand)
    left = lowest[:]
    for face in hand:
        if face in left:
            left.remove(face)
        else:
            s.discard.append(face)
    if s.journal is not None and hand:
        names: Fact = [FACE_IDS[face] for face in lowest]
        s.emit(Event("last-affiliation", {"seat": seat, "cards": names}))
    affiliated = s.affiliated[:]
    affiliated[seat] = affiliated[seat] + lowest
    s.affiliated = affiliated
    s.hands[seat] = []
    for race in range(STRIDE):
        s.strength[STRIDE * seat + race] = 0


def lowest_of_each_race(hand: list[int]) -> list[int]:
    """AB-R48. The cards of a hand that will be affiliated, by Race."""
    lowest: list[int] = []
    for race in range(RACES):
        best = -1
        for face in hand:
            if RACE[face] == race and (best < 0 or VALUE[face] < VALUE[best]):
                best = face
        if best >= 0:
            lowest.append(best)
    return lowest


# -- Locations -------------------------------------------------------------------------------------


def seen_lords(s: AbyssState, seat: int) -> list[int]:
    """AB-A25. The Lords that Locations count: free and under Locations, but not turned."""
    return [lord for lord in s.lords[seat] if not s.turned & LORD_BIT[lord]]


def lords_of_guild(s: AbyssState, seat: int, guild: int) -> int:
    """AB-T1, AB-T2, AB-T4, AB-T5, AB-T6, AB-T101. How many Lords of one Guild."""
    count = 0
    for lord in s.lords[seat]:
        if GUILD[lord] == guild and not s.turned & LORD_BIT[lord]:
            count += 1
    return count


def allies_of_race(s: AbyssState, seat: int, race: int) -> int:
    """AB-T3, AB-T7, AB-T11, AB-T15, AB-T19. How many affiliated Allies of one Race."""
    count = 0
    for face in s.affiliated[seat]:
        if RACE[face] == race:
            count += 1
    return count


def guilds(s: AbyssState, seat: int) -> int:
    """AB-T8, AB-A10. How many Guilds; so many that at most 12 points come of it."""
    found = {GUILD[lord] for lord in seen_lords(s, seat)}
    return min(len(found), MOST_FOR_GUILDS // 2)


def weakest(s: AbyssState, seat: int) -> int:
    """AB-T12, AB-A40. The influence of the weakest Lord, turned ones too; without a Lord 0."""
    return min((INFLUENCE[lord] for lord in s.lords[seat]), default=0)


def strongest(s: AbyssState, seat: int) -> int:
    """AB-T13, AB-A40. The influence of the strongest Lord, turned ones too."""
    return max((INFLUENCE[lord] for lord in s.lords[seat]), default=0)


def lords(s: AbyssState, seat: int) -> int:
    """AB-T14. How many Lords."""
    return len(seen_lords(s, seat))


def with_keys(s: AbyssState, seat: int) -> int:
    """AB-T16, AB-A1. How many Lords bear a printed Key."""
    return sum(1 for lord in seen_lords(s, seat) if KEYS[lord])


def without_keys(s: AbyssState, seat: int) -> int:
    """AB-T17. How many Lords bear none."""
    return sum(1 for lord in seen_lords(s, seat) if not KEYS[lord])


def weakest_allies(s: AbyssState, seat: int) -> int:
    """AB-T18. The weakest affiliated Ally of each Race, together."""
    total = 0
    for race in range(RACES):
        values = [VALUE[face] for face in s.affiliated[seat] if RACE[face] == race]
        total += min(values, default=0)
    return total


def affiliated_allies(s: AbyssState, seat: int) -> int:
    """AB-T20. How many affiliated Allies."""
    return len(s.affiliated[seat])


# What a Location counts, by the sort in its row; expansions add theirs.
COUNTS: Final[dict[str, Callable[[AbyssState, int], int]]] = {
    "guilds": guilds,
    "weakest": weakest,
    "strongest": strongest,
    "lords": lords,
    "keys": with_keys,
    "keyless": without_keys,
    "chamber": weakest_allies,
    "allies": affiliated_allies,
}


# What lies on a Location, by its number, for those that are worth that; expansions add theirs.
LYING: Final[dict[int, Callable[[AbyssState, int], int]]] = {}

NO_SUCH: Final = 255
TILE_GUILD: Final = bytes(
    [GUILD_IDS.index(row.of) if row.of in GUILD_IDS else NO_SUCH for row in LOCATIONS]
)
TILE_RACE: Final = bytes(
    [RACE_IDS.index(row.of) if row.of in RACE_IDS else NO_SUCH for row in LOCATIONS]
)


def location_points(s: AbyssState, seat: int, tile: int) -> int:
    """AB-R49. What a Location is worth to this seat, whoever has it."""
    row = LOCATIONS[tile]
    count = 0  # AB-T10: it stays 0 for Black Smokers
    if TILE_GUILD[tile] != NO_SUCH:
        count = lords_of_guild(s, seat, TILE_GUILD[tile])
    elif TILE_RACE[tile] != NO_SUCH:
        count = allies_of_race(s, seat, TILE_RACE[tile])
    elif tile == CITY_OF_MIRRORS:
        return mirrored(s, seat)
    elif row.of in COUNTS:
        count = COUNTS[row.of](s, seat)
    elif tile in LYING:
        count = LYING[tile](s, tile)
    return row.points + row.each * count


def mirrored(s: AbyssState, seat: int) -> int:
    """AB-T9, AB-A40. The best Location of any opponent, reckoned with what this seat has."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            for tile in s.locations[other]:
                if tile != CITY_OF_MIRRORS:
                    best = max(best, location_points(s, seat, tile))
    return best


# -- the score sheet -------------------------------------------------------------------------------


def ally_points(s: AbyssState, seat: int) -> int:
    """AB-R49. The strongest affiliated Ally of each Race."""
    total = 0
    for race in range(RACES):
        values = [VALUE[face] for face in s.affiliated[seat] if RACE[face] == race]
        total += max(values, default=0)
    return total


def score(s: AbyssState, seat: int) -> dict[str, int]:
    """AB-R49. Locations, Lords, Allies, Monster tokens, and what expansions add."""
    found = {
        "locations": sum(location_points(s, seat, tile) for tile in s.locations[seat]),
        "lords": sum(INFLUENCE[lord] for lord in s.lords[seat]),
        "allies": ally_points(s, seat),
        "monsters": sum(entry & 7 for entry in s.tokens[seat]),
    }
    for extension in s.extensions:
        found.update(extension.scores(s, seat))
    return found


def dearest(s: AbyssState, seat: int) -> int:
    """AB-A12, AB-A25. The highest recruitment value among a seat's Lords, turned ones too."""
    return max((COST[lord] for lord in s.lords[seat]), default=0)


def outcome(s: AbyssState) -> Outcome:
    """AB-R50, AB-A12. Most points; then most Pearls; then the dearest Lord; then together."""
    scores = [score(s, seat) for seat in range(s.seats)]
    totals = [sum(found.values()) for found in scores]
    standing = [(totals[seat], s.pearls[seat], dearest(s, seat)) for seat in range(s.seats)]
    order = sorted(range(s.seats), key=lambda seat: standing[seat], reverse=True)
    ranking: list[list[int]] = []
    for seat in order:
        if ranking and standing[ranking[-1][0]] == standing[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    return Outcome(scores, totals, ranking, REASONS[s.end_reason], tie_break(standing, ranking))


def tie_break(standing: list[tuple[int, int, int]], ranking: list[list[int]]) -> str | None:
    """What decided between the first and somebody with as many points; None: nothing."""
    winner = standing[ranking[0][0]]
    rivals = [standing[group[0]] for group in ranking[1:] if standing[group[0]][0] == winner[0]]
    if not rivals:
        return None
    return "pearls" if all(rival[1] < winner[1] for rival in rivals) else "dearest-lord"
