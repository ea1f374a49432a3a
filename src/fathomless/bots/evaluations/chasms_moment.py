"""What a moment of Chasms is like for the seat that is asked, by what that seat can see."""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations.chasms_player import PAIN
from fathomless.bots.evaluations.chasms_risk import LOSS_OF_ALL, LOSS_OF_ONE
from fathomless.games.chasms.hearts import pending_loss
from fathomless.games.chasms.material import DIE_FACES
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.windows import ROLLED, WOULD_HURT, Instant

MOMENT: Final = (
    "always",
    "last round",
    "Hearts",
    "1 Heart",
    "2 Hearts",
    "3 Hearts",
    "VP ahead",
    "most VP",
    "least VP",
    "most VP, last round",
    "least VP, last round",
    "VP on Monsters",
    "near the end",
    "losses of one",
    "losses of all",
    "somebody else about to die",
    "cards",
    "plays left",
    "few Hearts, last round",
    "prepared",
    "own pain",
    "others' pain",
    "loss to come",
    "deadly loss",
    "VP of whom it is about",
)


def describe(state: ChasmsState, seat: int, found: list[float]) -> None:
    """A number for each of MOMENT."""
    found[0] = 1.0
    of_body(state, seat, found)
    of_race(state, seat, found)
    of_monsters(state, found)
    of_turn(state, seat, found)
    asked = state.asked
    if isinstance(asked, Instant):
        of_window(state, asked, found)


def of_body(state: ChasmsState, seat: int, found: list[float]) -> None:
    """Hearts, and that they decide the game in the last round."""
    hearts = state.hearts[seat]
    found[2] = hearts / 5.0
    if hearts <= 3:
        found[2 + max(hearts, 1)] = 1.0
    if state.last_round:
        found[1] = 1.0
        found[18] = 1.0 if hearts <= 2 else 0.0


def of_race(state: ChasmsState, seat: int, found: list[float]) -> None:
    """VP compared with the others', and how near one of them is to death."""
    vp = state.vp[seat]
    most = -1000
    least = 1000
    lowest = 99
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.vp[other])
            if state.hearts[other] > 0:
                least = min(least, state.vp[other])
                lowest = min(lowest, state.hearts[other])
    last = found[1]
    found[6] = (vp - most) / 8.0
    if vp > most:
        found[7] = 1.0
        found[9] = last
    if vp < least:
        found[8] = 1.0
        found[10] = last
    found[15] = last if lowest <= 1 else 0.0


def of_monsters(state: ChasmsState, found: list[float]) -> None:
    """What is left to be taken, and what it costs."""
    left = 0
    for monster in state.board:
        left += state.mvp[monster]
    found[11] = left / 8.0
    found[12] = found[1] * math.exp(-left / 3.0)
    if state.board:
        found[13] = LOSS_OF_ONE[state.board[0]]
        found[14] = LOSS_OF_ALL[state.board[0]]


def of_turn(state: ChasmsState, seat: int, found: list[float]) -> None:
    """The hand, and what the turn still allows."""
    found[16] = len(state.hands[seat]) / 7.0
    found[17] = state.plays_left / 2.0
    found[19] = float(state.boost_next + state.boost_all + (2 if state.echo else 0))


def of_window(state: ChasmsState, asked: Instant, found: list[float]) -> None:
    """What the window is about."""
    if asked.window == ROLLED:
        pain = PAIN[DIE_FACES * state.strike.monster + state.strike.die - 1] / 4.0
        found[20 if state.strike.victim == asked.seat else 21] = pain
    elif asked.window == WOULD_HURT:
        loss = pending_loss(state, asked.subject)
        found[22] = float(loss)
        found[23] = 1.0 if state.hearts[asked.subject] <= loss else 0.0
    if asked.subject != asked.seat:
        found[24] = (state.vp[asked.subject] - state.vp[asked.seat]) / 8.0
