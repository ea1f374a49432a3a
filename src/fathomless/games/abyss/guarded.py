"""Why a stack, a Lord or a Location cannot be chosen: it is not there, or somebody guards it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.action import Action
from fathomless.core.message import Message
from fathomless.core.pending import Refusal
from fathomless.games.abyss.actions import CONTROL, CORRUPT, FETCH, OUST, PURGE, SUPPORT
from fathomless.games.abyss.extension import COURT, STACK, TILE

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# Where the things lie that an action takes, discards or swaps.
ZONES: Final = {
    SUPPORT: STACK,
    PURGE: STACK,
    OUST: COURT,
    CORRUPT: COURT,
    FETCH: COURT,
    CONTROL: TILE,
}


def refuse(
    s: AbyssState, seat: int, action: Action, zone: int, rule: str, sentence: str
) -> Refusal:
    """AB-A48. Somebody else guards what is asked for; or else what this sentence says."""
    if ZONES.get(action.verb) == zone and s.is_guarded(seat, zone, action.item):
        return Refusal("AB-A48", Message("refusal.guarded"))
    return Refusal(rule, Message(sentence))


def stack_refusal(s: AbyssState, seat: int, action: Action) -> Refusal:
    """A stack of the Council with cards in it."""
    return refuse(s, seat, action, STACK, "AB-A42", "refusal.stack")


def court_refusal(s: AbyssState, seat: int, action: Action, rule: str) -> Refusal:
    """A Lord of the Court."""
    return refuse(s, seat, action, COURT, rule, "refusal.court")


def tile_refusal(s: AbyssState, seat: int, action: Action, rule: str, sentence: str) -> Refusal:
    """A Location that is available."""
    return refuse(s, seat, action, TILE, rule, sentence)
