"""The set-up of a game (AN-R1–R3, AN-R33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.games.the_abandons.labyrinth import look_around
from fathomless.games.the_abandons.material import DECKS, ENTRANCE, EXIT

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState


def set_up(s: TheAbandonsState) -> None:
    """AN-R1, AN-R2, AN-R3, AN-R33, AN-B37. Shuffle all but entrance and exit; the exit goes below.

    Of several sets one entrance and one exit are used.
    """
    deck = DECKS[s.difficulty] * s.sets
    s.rng.shuffle(deck)
    deck.append(EXIT)
    s.deck = deck
    s.burned = []
    s.remembered = []
    s.gone = []
    s.lay_entrance(4 * ENTRANCE)
    look_around(s)
