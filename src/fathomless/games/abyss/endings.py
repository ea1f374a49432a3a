"""How the end of the game is called (AB-R45, AB-R46, AB-A29, AB-A30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

SEVENTH_LORD: Final = 0
COURT_NOT_FILLED: Final = 1
REASONS: Final = ["seventh-lord", "court-not-filled"]  # expansions append theirs


def call_end(s: AbyssState, reason: int) -> None:
    """AB-A30. The first call counts; it belongs to the player whose turn it is."""
    if s.end_by >= 0:
        return
    s.end_by = s.active
    s.end_reason = reason
    if s.journal is not None:
        s.emit(Event("end-called", {"seat": s.active, "reason": REASONS[reason]}))
