"""The end of the game (CH-R26–R30, CH-R32, CH-C13–C15, CH-C31, CH-C57, CH-C66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event
from fathomless.core.outcome import Outcome
from fathomless.games.chasms.material import BIT
from fathomless.games.chasms.selecting import roll_off

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

MONSTERS_DEFEATED: Final = 0  # condition A
DEATH: Final = 1  # condition B
MONSTERS_WIN: Final = 2
STALEMATE: Final = 3  # in the last round
STANDSTILL: Final = 4  # before it
REASONS: Final = ("monsters-defeated", "death", "monsters-win", "stalemate", "standstill")
LOST: Final = (MONSTERS_WIN, STANDSTILL)  # to the Monsters

OUT_OF_IT: Final = -1_000_000  # the merit of a dead player where the dead do not count


def finish(s: ChasmsState, ending: int) -> None:
    """CH-C66, CH-R29, CH-R30. Over at once, by what came first; nothing more resolves."""
    s.ending = ending
    s.agenda = []
    s.dying = -1
    s.irrevocable += 1
    merits = merits_of(s, ending)
    first = the_first(s, merits)
    winner = -1
    if ending not in LOST:
        s.tie = first & (first - 1) != 0
        winner = roll_off(s, first)
    s.ranking = rank(s, merits, winner)
    if s.journal is not None:
        s.emit(Event("end", {"reason": REASONS[ending]}))


def merits_of(s: ChasmsState, ending: int) -> list[int]:
    """CH-R26, CH-R27, CH-C15, CH-C31. What the places go by: most VP, or in condition B least.

    In condition B and in a stalemate the dead do not count; against the Monsters nobody does.
    """
    if ending in LOST:
        return [0] * s.seats
    if ending == MONSTERS_DEFEATED:
        return s.vp[:]
    sign = -1 if ending == DEATH else 1
    return [sign * s.vp[seat] if s.alive & BIT[seat] else OUT_OF_IT for seat in range(s.seats)]


def the_first(s: ChasmsState, merits: list[int]) -> int:
    """The seats with the highest merit."""
    best = max(merits)
    found = 0
    for seat in range(s.seats):
        if merits[seat] == best:
            found |= BIT[seat]
    return found


def rank(s: ChasmsState, merits: list[int], winner: int) -> list[list[int]]:
    """The places: the winner of a roll-off stands alone, lower ties share theirs."""
    ranking = [[winner]] if winner >= 0 else []
    for merit in sorted(set(merits), reverse=True):
        group = [seat for seat in range(s.seats) if merits[seat] == merit and seat != winner]
        if group:
            ranking.append(group)
    return ranking


def outcome(s: ChasmsState) -> Outcome:
    """CH-R26, CH-R27, CH-R28. VP by seat, the places, and how it ended."""
    return Outcome(
        [{"vp": s.vp[seat]} for seat in range(s.seats)],
        s.vp[:],
        [group[:] for group in s.ranking],
        REASONS[s.ending],
        "die" if s.tie else None,
        merits=merits_of(s, s.ending),
        lost=s.ending in LOST,
    )
