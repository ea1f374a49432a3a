"""What one seat sees of the table, built by whitelist (TA-A14, TA-A24, TA-A37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.games.the_abyss.combos import TopOrBottom
from fathomless.games.the_abyss.material import CARD_ID, EYE_CARDS, FACES
from fathomless.games.the_abyss.panic import Sacrifice
from fathomless.games.the_abyss.scoring import REASONS

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState

PANIC_FACE: Final = FACES[0]


def table_view(s: TheAbyssState, seat: int | None) -> JsonDict:
    """The public table and this seat's own: its hand, its draw, the cards under its Eye."""
    players: list[Json] = [player_view(s, other, seat) for other in range(s.seats)]
    rounds: list[Json] = [list[Json](scores) for scores in s.rounds]
    ends: list[Json] = [REASONS[reason] for reason in s.ends]
    return {
        "round": len(s.rounds) + (0 if s.finished else 1),
        "rounds": rounds,
        "ends": ends,
        "target": s.target,
        "panic_cards": PANIC_FACE.beginner if s.beginner else PANIC_FACE.standard,
        "starter": s.starter,
        "active": s.active,
        "deck": s.deck_size,
        "discard": len(s.discard),
        "discard_top": CARD_ID[s.discard[-1]] if s.discard else None,
        "removed": ids(s.removed),
        "destroyed": s.destroyed,
        "players": players,
        "drawer": s.drawer,
        "drawn": len(s.drawn),
        # Panic is placed in the order drawn: a first card that was not placed is none (TA-A28).
        "drawn_clear": s.drawn_clear and s.drawer >= 0,
        "own_draw": ids(s.drawn) if seat == s.drawer else None,
        "own_look": own_look(s, seat),
        "own_sacrifice": own_sacrifice(s, seat),
    }


def player_view(s: TheAbyssState, other: int, seat: int | None) -> JsonDict:
    """One player's zone.

    A hand is its owner's secret until the game is over; a hidden pile stays one.
    """
    open_hand = other == seat or s.finished
    return {
        "seat": other,
        "total": s.totals[other],
        "out": s.is_out(other),
        "panics": s.panics[other],
        "played": ids([entry & 63 for entry in s.played if entry >> 6 == other]),
        "hand_size": len(s.hands[other]),
        "pile_size": sum(1 for entry in s.piles if entry >> 6 == other),
        "hand": ids(sorted(s.hands[other])) if open_hand else None,
        "points": s.points[other] if open_hand else None,
    }


def own_look(s: TheAbyssState, seat: int | None) -> Json:
    """The cards under one's own Eye."""
    question = s.asked
    if isinstance(question, TopOrBottom) and question.seat == seat:
        return ids(s.deck[s.top : s.top + EYE_CARDS])
    return None


def own_sacrifice(s: TheAbyssState, seat: int | None) -> Json:
    """The cards one has named for one's own sacrifice."""
    question = s.asked
    if isinstance(question, Sacrifice) and question.seat == seat:
        return ids(question.named(s))
    return None


def ids(cards: list[int]) -> Json:
    """Cards by the ids of their faces."""
    names: list[Json] = [CARD_ID[card] for card in cards]
    return names
