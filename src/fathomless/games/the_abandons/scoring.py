"""The end of the game and the hi-score (AN-R29–R32, AN-B17, AN-B20, AN-B39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event
from fathomless.core.outcome import Outcome
from fathomless.games.the_abandons.labyrinth import STERN
from fathomless.games.the_abandons.material import EXITS, IS_INTERSECTION, ITEM_POINTS

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState

# Every way in which a game can end.
RUNNING: Final = -1
EXIT_FOUND: Final = 0  # AN-R29: at a door
LAST_CARD: Final = 1  # AN-R30: at a door that asks for more cards than remain
EXIT_UNDER_BOMB: Final = 2  # AN-B10, AN-B17: in the hole of a Bomb
DEAD_END: Final = 3  # AN-R31: stuck on a card without doors
WALL: Final = 4  # AN-R31: stuck on a card whose single door is blocked
CLOSED_INTERSECTION: Final = 5  # AN-R14: stuck on the last played intersection itself
STAIRS_DEAD_END: Final = 6  # AN-R17: like the first two, after Stairs and before an intersection
STAIRS_WALL: Final = 7
REASONS: Final = (
    "escape/exit",
    "escape/last-card",
    "escape/bomb",
    "lost/dead-end",
    "lost/wall",
    "lost/intersection",
    "lost/stairs-dead-end",
    "lost/stairs-wall",
)


def is_escape(ending: int) -> bool:
    """Whether a game that ended like this is won."""
    return RUNNING < ending <= EXIT_UNDER_BOMB


def end(s: TheAbandonsState, ending: int) -> None:
    """AN-R29, AN-B17. The game is over at once."""
    s.ending = ending
    s.here = 0
    s.far = []
    if s.journal is not None:
        s.emit(Event("end", {"seat": 0, "reason": REASONS[ending], "total": total(s)}))


def lose(s: TheAbandonsState) -> None:
    """AN-R13, AN-R17, AN-R31, AN-B27, AN-B33. Stuck, and nothing helps."""
    tile = s.tiles[s.position]
    blocked = EXITS[tile] != 0
    if s.beginning == STERN:
        end(s, STAIRS_WALL if blocked else STAIRS_DEAD_END)
    elif IS_INTERSECTION[tile]:
        end(s, CLOSED_INTERSECTION)
    else:
        end(s, WALL if blocked else DEAD_END)


def score(s: TheAbandonsState) -> dict[str, int]:
    """AN-R32, AN-B12, AN-B39. What the table is worth to whoever escapes, by category.

    The entrance counts once, however many Stairs lie on it; so does a cell with a covered card.
    """
    return {"entrance": 1, "exit": 1, "passages": s.passages, "items": ITEM_POINTS * s.items}


def total(s: TheAbandonsState) -> int:
    """AN-B20. The score of a finished game: nothing unless one escaped."""
    return sum(score(s).values()) if is_escape(s.ending) else 0


def outcome(s: TheAbandonsState) -> Outcome:
    """AN-R32, AN-B20. The result; there is one seat, so the total and the reason say it all."""
    scores = score(s)
    lost = not is_escape(s.ending)
    if lost:
        scores = dict.fromkeys(scores, 0)
    return Outcome([scores], [total(s)], [[0]], REASONS[s.ending], lost=lost)
