"""How the game comes to its end: calls (AB-R45, AB-R46, AB-A29, AB-A30), a stalemate (AB-A77)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

SEVENTH_LORD: Final = 0
COURT_NOT_FILLED: Final = 1
STALEMATE: Final = 2
REASONS: Final = ["seventh-lord", "court-not-filled", "stalemate"]  # expansions append theirs

IDLE_ROUNDS: Final = 20  # AB-A77: in which nothing but Pearls and Nebulis changed hands


def call_end(s: AbyssState, reason: int) -> None:
    """AB-A30. The first call counts; it belongs to the player whose turn it is."""
    if s.end_by >= 0:
        return
    s.end_by = s.active
    s.end_reason = reason
    if s.journal is not None:
        s.emit(Event("end-called", {"seat": s.active, "reason": REASONS[reason]}))


def is_stalemate(s: AbyssState) -> bool:
    """AB-A77. The guard of the engine against a game without end; last turns are always played."""
    return s.end_by < 0 and s.turns - s.last_progress >= IDLE_ROUNDS * s.seats


def tell_stalemate(s: AbyssState) -> None:
    """AB-A77. Nobody has called the end."""
    s.end_reason = STALEMATE
    if s.journal is not None:
        s.emit(Event("stalemate", {"count": IDLE_ROUNDS}))
