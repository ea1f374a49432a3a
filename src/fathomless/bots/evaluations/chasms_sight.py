"""What a seat of Chasms sees, for the hidden units of its instinct: cards, Hearts and Monsters."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.chasms_moment import MOMENT
from fathomless.games.chasms.material import (
    BIT,
    DIE_FACES,
    FACE_IDS,
    FACE_OF,
    FACTION_IDS,
    FIRST_LEADER,
    MONSTER_IDS,
    MOST_SEATS,
)
from fathomless.games.chasms.plays import ChoosePlayer
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.steps import FIRST_LIMIT
from fathomless.games.chasms.turn import Turn
from fathomless.games.chasms.windows import ROLLED, WINDOWS, Instant

TABLE: Final = (
    "Monsters to come",
    "last Monster to come",
    "second Monster",
    "VP of the first Monster",
    "VP of the second Monster",
    "seats",
    "living",
    "deck",
    "idle",
    "late",
    "own turn",
    "Leader to be used",
)
QUESTIONS: Final = (
    "other",
    "turn",
    "player",
    *(f"{name}, {side}" for name in WINDOWS for side in ("others", "own")),
)
STRIKE: Final = (
    "hits oneself",
    "of one's own",
    "VP",
    "its victim has 1 Heart",
    *(f"die {face}" for face in range(1, DIE_FACES + 1)),
)
MANY_HEARTS: Final = 6
MUCH: Final = 4  # a guard may be against everything
HUNTER: Final = (
    *(f"{count} Hearts" for count in range(MANY_HEARTS)),
    "more Hearts",
    "guards",
    "limits and weakenings",
    *FACTION_IDS,
)
OTHER: Final = (*HUNTER, "VP ahead", "cards", "its turn", "most VP", "least VP")
SIGHTS: Final = [
    *MOMENT,
    *(f"table: {name}" for name in TABLE),
    *(f"question: {name}" for name in QUESTIONS),
    *(f"attack: {name}" for name in STRIKE),
    *(f"Monster: {name}" for name in MONSTER_IDS),
    *(f"hand: {face}" for face in FACE_IDS[:FIRST_LEADER]),
    *(f"own: {name}" for name in HUNTER),
    *(f"{step} further: {name}" for step in range(1, MOST_SEATS) for name in OTHER),
]
WIDTH: Final = len(SIGHTS)
FIRST_TABLE: Final = len(MOMENT)
FIRST_QUESTION: Final = FIRST_TABLE + len(TABLE)
FIRST_STRIKE: Final = FIRST_QUESTION + len(QUESTIONS)
FIRST_MONSTER: Final = FIRST_STRIKE + len(STRIKE)
FIRST_HAND: Final = FIRST_MONSTER + len(MONSTER_IDS)
FIRST_OWN: Final = FIRST_HAND + FIRST_LEADER
FIRST_OTHER: Final = FIRST_OWN + len(HUNTER)
FIRST_FACTION: Final = MANY_HEARTS + 3  # of a hunter


def sights_of(state: ChasmsState, seat: int, now: list[float]) -> list[float]:
    """A number for each of SIGHTS, given those for MOMENT."""
    found = [0.0] * WIDTH
    for i in range(len(MOMENT)):
        found[i] = now[i]
    of_table(state, seat, found)
    of_question(state, found)
    if state.strike.seat >= 0:
        of_strike(state, seat, found)
    for monster in state.board:
        found[FIRST_MONSTER + monster] = 1.0
    for card in state.hands[seat]:
        place = FIRST_HAND + FACE_OF[card]
        found[place] = found[place] + 1.0
    of_hunter(state, seat, found, FIRST_OWN)
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        of_other(state, seat, other, found, FIRST_OTHER + (step - 1) * len(OTHER))
    of_lasting(state, seat, found)
    return found


def of_table(state: ChasmsState, seat: int, found: list[float]) -> None:
    """A number for each of TABLE."""
    to_come = state.monsters - state.revealed
    board = state.board
    living = 0
    for other in range(state.seats):
        if state.alive & BIT[other]:
            living += 1
    found[FIRST_TABLE] = to_come / 2.0
    found[FIRST_TABLE + 1] = 1.0 if to_come == 1 else 0.0
    if board:
        found[FIRST_TABLE + 3] = state.mvp[board[0]] / 10.0
    if len(board) > 1:
        found[FIRST_TABLE + 2] = 1.0
        found[FIRST_TABLE + 4] = state.mvp[board[1]] / 10.0
    found[FIRST_TABLE + 5] = (state.seats - 2) / 2.0
    found[FIRST_TABLE + 6] = living / 4.0
    found[FIRST_TABLE + 7] = len(state.decks[seat]) / 30.0
    found[FIRST_TABLE + 8] = (state.slots - state.last_progress) / (4.0 * state.seats)
    found[FIRST_TABLE + 9] = state.slots / (20.0 * state.seats)
    if state.active == seat:
        found[FIRST_TABLE + 10] = 1.0
        found[FIRST_TABLE + 11] = 0.0 if state.leader_used else 1.0


def of_question(state: ChasmsState, found: list[float]) -> None:
    """What is asked."""
    asked = state.asked
    place = 0
    if isinstance(asked, Turn):
        place = 1
    elif isinstance(asked, ChoosePlayer):
        place = 2
    elif isinstance(asked, Instant):
        place = 3 + 2 * asked.window + (1 if asked.subject == asked.seat else 0)
    found[FIRST_QUESTION + place] = 1.0


def of_strike(state: ChasmsState, seat: int, found: list[float]) -> None:
    """The attack that is being resolved, and its die while it can be answered."""
    strike = state.strike
    asked = state.asked
    found[FIRST_STRIKE] = 1.0 if strike.victim == seat else 0.0
    found[FIRST_STRIKE + 1] = 1.0 if strike.seat == seat else 0.0
    found[FIRST_STRIKE + 2] = strike.value / 4.0
    if strike.victim >= 0 and state.hearts[strike.victim] == 1:
        found[FIRST_STRIKE + 3] = 1.0
    if not isinstance(asked, Instant):
        return
    if asked.window == ROLLED and strike.die:
        found[FIRST_STRIKE + 3 + strike.die] = 1.0


def of_hunter(state: ChasmsState, seat: int, found: list[float], first: int) -> None:
    """Hearts and Factions."""
    count = state.hearts[seat]
    if count < MANY_HEARTS:
        found[first + count] = 1.0
    else:
        found[first + MANY_HEARTS] = (count - MANY_HEARTS + 1) / 3.0
    for place in (2 * seat, 2 * seat + 1):
        faction = state.leaders[place]
        if faction >= 0:
            found[first + FIRST_FACTION + faction] = 1.0


def of_other(state: ChasmsState, seat: int, other: int, found: list[float], first: int) -> None:
    """A number for each of OTHER, but for guards and limits."""
    of_hunter(state, other, found, first)
    first += len(HUNTER)
    vp = state.vp[other]
    found[first] = (vp - state.vp[seat]) / 8.0
    found[first + 1] = len(state.hands[other]) / 7.0
    found[first + 2] = 1.0 if state.active == other else 0.0
    most = least = 1.0
    for third in range(state.seats):
        if state.vp[third] > vp:
            most = 0.0
        if state.vp[third] < vp and state.alive & BIT[third]:
            least = 0.0
    found[first + 3] = most
    found[first + 4] = least


def of_lasting(state: ChasmsState, seat: int, found: list[float]) -> None:
    """Guards, limits and weakenings."""
    for entry in state.lasting:
        step = (entry.holder - seat) % state.seats
        place = FIRST_OWN if step == 0 else FIRST_OTHER + (step - 1) * len(OTHER)
        place += MANY_HEARTS + (1 if entry.kind < FIRST_LIMIT else 2)
        found[place] = found[place] + (
            min(entry.n, MUCH) / 2.0 if entry.kind < FIRST_LIMIT else 1.0
        )
