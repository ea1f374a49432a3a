"""How players of Chasms usually choose: by the card, the moment of its window, and the race.

Playing a card on the own turn, playing it in a window, and letting it pass have rows of weights of
their own, which are multiplied by Hearts, VP, the Monster and the die. Players, Monsters and faces
of the die to choose between are described instead of named.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations.chasms_player import CARD_VALUE, PAIN, value_of
from fathomless.bots.evaluations.chasms_risk import LOSS_OF_ALL, LOSS_OF_ONE
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.core.action import Action
from fathomless.core.state import State
from fathomless.games.chasms import actions
from fathomless.games.chasms.actions import VOCABULARY
from fathomless.games.chasms.hearts import pending_loss
from fathomless.games.chasms.material import CAUSE_IDS, DIE_FACES, FACES, FIRST_LEADER
from fathomless.games.chasms.plays import played
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.windows import ROLLED, WINDOWS, WOULD_HURT, Instant

KINDS: Final = ["2 seats", "more seats"]
FEWEST_SEATS: Final = 2
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
STROKE: Final = ("defeats", "wins", "gives the victory away")
INPUTS: Final = [*MOMENT, *STROKE]
WIDTH: Final = len(INPUTS)
FIRST_STROKE: Final = len(MOMENT)

CODES: Final = len(VOCABULARY.actions)
# Those without a window, then each window for others, and for whom it is about.
QUESTIONS: Final = ["", *(f"{name}, {side}: " for name in WINDOWS for side in ("others", "own"))]
FIRST_PLAYER: Final = len(QUESTIONS) * CODES  # a row for each card that may choose one
FIRST_MONSTER: Final = FIRST_PLAYER + len(FACES)
DIE_ROW: Final = FIRST_MONSTER + 2

FACE_VALUE: Final = bytes([value_of(face) for face in range(FIRST_LEADER)])


class ChasmsInstinct(Instinct):
    """What is usual in Chasms."""

    def __init__(self) -> None:
        super().__init__("chasms", KINDS, INPUTS)

    def row_names(self) -> list[str]:
        """The answer, with its window; the card that chooses a player; Monsters, dice."""
        answers = [
            question + str(action) for question in QUESTIONS for action in VOCABULARY.actions
        ]
        players = [f"player for {cause}" for cause in CAUSE_IDS[: len(FACES)]]
        return [*answers, *players, "Monster to attack", "Monster for a Skill", "face of the die"]

    def kind(self, state: State) -> int:
        """By seats."""
        return 0 if state.seats == FEWEST_SEATS else 1

    def row(self, state: State, action: Action) -> int:
        """Cards by their window; things to choose by what they are chosen for."""
        assert isinstance(state, ChasmsState)
        verb = action.verb
        if verb == actions.ON:
            return FIRST_PLAYER + played(state).face
        if verb == actions.AT:
            attack = state.strike.seat >= 0 and state.strike.monster < 0
            return FIRST_MONSTER if attack else FIRST_MONSTER + 1
        if verb == actions.TURN_DIE:
            return DIE_ROW
        asked = state.asked
        question = 0
        if isinstance(asked, Instant):
            question = 1 + 2 * asked.window + (1 if asked.subject == asked.seat else 0)
        return question * CODES + action.code

    def moment(self, state: State, seat: int) -> list[float]:
        """A number for each of MOMENT."""
        assert isinstance(state, ChasmsState)
        found = [0.0] * WIDTH
        found[0] = 1.0
        of_body(state, seat, found)
        of_race(state, seat, found)
        of_monsters(state, found)
        of_turn(state, seat, found)
        asked = state.asked
        if isinstance(asked, Instant):
            of_window(state, asked, found)
        return found

    def described(self, state: State, seat: int, action: Action, now: list[float]) -> list[float]:
        """Players, Monsters and faces of the die by what they are; all else by the moment."""
        assert isinstance(state, ChasmsState)
        verb = action.verb
        if verb == actions.ON:
            return player(state, seat, action.target)
        if verb == actions.AT:
            return target(state, action.item)
        if verb == actions.TURN_DIE:
            return die(state, seat, action.item)
        stroke(state, seat, action, now)
        return now


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


def player(state: ChasmsState, seat: int, other: int) -> list[float]:
    """A player to choose, in the places of the moment, with meanings of their own."""
    found = [0.0] * WIDTH
    last = 1.0 if state.last_round else 0.0
    if other == seat:
        found[0] = 1.0
        found[1] = last
        found[2] = state.hearts[seat] / 5.0
        return found
    hearts = state.hearts[other]
    ahead = (state.vp[other] - state.vp[seat]) / 8.0
    found[3] = hearts / 5.0
    found[4] = 1.0 if hearts <= 1 else 0.0
    found[5] = 1.0 if hearts == 2 else 0.0
    found[6] = ahead
    found[7] = len(state.hands[other]) / 7.0
    found[8] = last * hearts / 5.0
    found[9] = last * found[4]
    found[10] = last * found[5]
    found[11] = last * ahead
    place(state, other, last, found)
    found[15] = 1.0 / (1 + (other - seat) % state.seats)
    return found


def place(state: ChasmsState, other: int, last: float, found: list[float]) -> None:
    """Whether the player to choose has the most VP, or the least of the living."""
    most = least = 1.0
    for third in range(state.seats):
        if third != other and state.vp[third] >= state.vp[other]:
            most = 0.0
        if third != other and state.hearts[third] > 0 and state.vp[third] <= state.vp[other]:
            least = 0.0
    found[12] = most
    found[13] = last * most
    found[14] = last * least


def target(state: ChasmsState, monster: int) -> list[float]:
    """A Monster to choose."""
    found = [0.0] * WIDTH
    left = state.mvp[monster]
    value = CARD_VALUE[state.strike.card] if state.strike.seat >= 0 else 0
    found[0] = left / 8.0
    found[1] = LOSS_OF_ONE[monster]
    found[2] = LOSS_OF_ALL[monster]
    found[3] = 1.0 if value >= left else 0.0
    found[4] = min(value, left) / 4.0
    found[5] = found[1] * (1.0 if state.last_round else 0.0)
    return found


def die(state: ChasmsState, seat: int, face: int) -> list[float]:
    """A face of the die to choose."""
    found = [0.0] * WIDTH
    pain = PAIN[DIE_FACES * state.strike.monster + face - 1] / 4.0
    found[0 if state.strike.victim == seat else 1] = pain
    return found


def stroke(state: ChasmsState, seat: int, action: Action, now: list[float]) -> None:
    """A number for each of STROKE: what an Attack that defeats the Monster would mean."""
    now[FIRST_STROKE] = now[FIRST_STROKE + 1] = now[FIRST_STROKE + 2] = 0.0
    if action.verb != actions.PLAY or len(state.board) != 1:
        return
    value = FACE_VALUE[action.item]
    if not value:
        return
    left = state.mvp[state.board[0]]
    if value + state.boost_next + state.boost_all < left:
        return
    now[FIRST_STROKE] = 1.0
    if state.last_round and state.revealed == state.monsters:
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.vp[other])
        now[FIRST_STROKE + (1 if state.vp[seat] + left > most else 2)] = 1.0
