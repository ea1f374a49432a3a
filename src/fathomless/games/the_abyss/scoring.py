"""The end of the round and the end of the game (TA-R28, TA-R29, TA-R30, TA-R31, TA-R32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event
from fathomless.core.outcome import Outcome
from fathomless.games.the_abyss.knowledge import show_hands
from fathomless.games.the_abyss.material import CARD_ID
from fathomless.games.the_abyss.setup import set_up_next_round

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState

# The ways a round can end; of two at once the first in this order is recorded (TA-A31).
STOP_CALLED: Final = 0
LAST_PLAYER: Final = 1
DECK_EMPTY: Final = 2
REASONS: Final = ("stop", "last-player", "deck")


def end_round(s: TheAbyssState, reason: int) -> None:
    """TA-R28, TA-R29, TA-R30, TA-R31, TA-A3, TA-A19. Everybody in the round scores the hand.

    With the target reached, by whoever, the game is over: the whole round counts first.
    """
    scores = s.points[:]  # an eliminated seat's hand is gone: it scores 0 (TA-R23)
    totals = [s.totals[seat] + scores[seat] for seat in range(s.seats)]
    s.totals = totals
    s.rounds = [*s.rounds, scores]
    s.ends = [*s.ends, reason]
    s.drawer = -1
    s.irrevocable += 1  # the hands are shown (TA-A37)
    if s.journal is not None:
        announce_round(s, reason)
    s.finished = max(totals) >= s.target
    if s.finished:
        show_hands(s)
    else:
        set_up_next_round(s)


def announce_round(s: TheAbyssState, reason: int) -> None:
    """TA-A37. The remaining hands become public; hidden piles stay hidden."""
    s.emit(Event("round-end", {"round": len(s.rounds), "reason": REASONS[reason]}))
    for seat in range(s.seats):
        cards = [CARD_ID[card] for card in sorted(s.hands[seat])]
        s.emit(
            Event(
                "score",
                {
                    "seat": seat,
                    "cards": cards,
                    "points": s.rounds[-1][seat],
                    "total": s.totals[seat],
                },
            )
        )


def outcome(s: TheAbyssState) -> Outcome:
    """TA-R31, TA-R32, TA-A22, TA-A34. Highest total, then the latest turn, then turn order."""
    ranked = sorted(range(s.seats), key=lambda seat: _rank(s, seat), reverse=True)
    scores = [
        {f"round {number}": scores[seat] for number, scores in enumerate(s.rounds, 1)}
        for seat in range(s.seats)
    ]
    reason = f"target/{REASONS[s.ends[-1]]}"
    ranking = [[seat] for seat in ranked]
    return Outcome(scores, s.totals, ranking, reason, _tie_break(s, ranked[0], ranked[1]))


def _rank(s: TheAbyssState, seat: int) -> tuple[int, int, int]:
    return s.totals[seat], s.last_turn[seat], (seat - s.starter) % s.seats


def _tie_break(s: TheAbyssState, first: int, second: int) -> str | None:
    """What decided the first place between equal totals."""
    if s.totals[first] != s.totals[second]:
        return None
    return "latest-turn" if s.last_turn[first] != s.last_turn[second] else "turn-order"
