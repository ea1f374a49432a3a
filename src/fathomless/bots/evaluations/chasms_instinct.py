"""How players of Chasms usually choose: by the card, the moment of its window, and the race.

Playing a card on the own turn, playing it in a window, and letting it pass have rows of weights of
their own, which are multiplied by Hearts, VP, the Monster and the die. Players, Monsters and faces
of the die to choose between are described instead of named.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.chasms_moment import MOMENT, describe
from fathomless.bots.evaluations.chasms_player import CARD_VALUE, PAIN, value_of
from fathomless.bots.evaluations.chasms_risk import LOSS_OF_ALL, LOSS_OF_ONE
from fathomless.bots.evaluations.chasms_sight import SIGHTS, sights_of
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.core.action import Action
from fathomless.core.state import State
from fathomless.games.chasms import actions
from fathomless.games.chasms.actions import VOCABULARY
from fathomless.games.chasms.material import DIE_FACES, FACES, FIRST_LEADER, MOST_SEATS
from fathomless.games.chasms.plays import played
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.vocabulary import (
    BOOST,
    DRAIN,
    DRAW,
    GRAB,
    GUARD,
    HEAL,
    HURT,
    LIMIT,
    REDIRECT,
    REVIVE,
    SWAP,
    TARGET,
    TOSS,
    Effect,
)
from fathomless.games.chasms.windows import WINDOWS, Instant

KINDS: Final = ["2 seats", "more seats"]
FEWEST_SEATS: Final = 2
STROKE: Final = ("defeats", "wins", "gives the victory away")
INPUTS: Final = [*MOMENT, *STROKE]
WIDTH: Final = len(INPUTS)
FIRST_STROKE: Final = len(MOMENT)

CODES: Final = len(VOCABULARY.actions)
# Those without a window, then each window for others, and for whom it is about.
QUESTIONS: Final = ["", *(f"{name}, {side}: " for name in WINDOWS for side in ("others", "own"))]
# A row for each thing that may be done to a player, and for each player by where they sit.
FIRST_PLAYER: Final = len(QUESTIONS) * CODES
PURPOSES: Final = ("a loss", "VP or cards", "a limit", "a retaliation", "help", "something else")
FIRST_MONSTER: Final = FIRST_PLAYER + len(PURPOSES) * MOST_SEATS
DIE_ROW: Final = FIRST_MONSTER + 2

# By word: the first of these that is among the effects of a card tells what its player is for.
WORDS_FOR: Final = (
    (HURT,),
    (DRAIN, GRAB, SWAP, TOSS),
    (LIMIT, BOOST),
    (REDIRECT,),
    (HEAL, REVIVE, GUARD, DRAW),
)


def words_about(effects: tuple[Effect, ...]) -> set[int]:
    """What the effects of a card do to the chosen player."""
    found: set[int] = set()
    for effect in effects:
        if (
            effect.who == TARGET
            or effect.op == REDIRECT
            or (effect.op == DRAIN and effect.a == TARGET)
        ):
            found.add(effect.op)
        for part in effect.parts:
            found |= words_about(part.effects)
    return found


def purpose(number: int) -> int:
    """What a player is chosen for by a card or a Leader, as a place in PURPOSES."""
    words = words_about(FACES[number].effects)
    for place, among in enumerate(WORDS_FOR):
        if words & set(among):
            return place
    return len(WORDS_FOR)


PURPOSE_OF: Final = bytes([purpose(face) for face in range(len(FACES))])
FACE_VALUE: Final = bytes([value_of(face) for face in range(FIRST_LEADER)])


class ChasmsInstinct(Instinct):
    """What is usual in Chasms."""

    def __init__(self) -> None:
        super().__init__("chasms", KINDS, INPUTS, SIGHTS)

    def row_names(self) -> list[str]:
        """The answer, with its window; what a player is chosen for; Monsters, dice."""
        answers = [
            question + str(action) for question in QUESTIONS for action in VOCABULARY.actions
        ]
        players = [
            f"player for {purpose}, {step} further"
            for purpose in PURPOSES
            for step in range(MOST_SEATS)
        ]
        return [*answers, *players, "Monster to attack", "Monster for a Skill", "face of the die"]

    def kind(self, state: State) -> int:
        """By seats."""
        return 0 if state.seats == FEWEST_SEATS else 1

    def row(self, state: State, action: Action) -> int:
        """Cards by their window; things to choose by what they are chosen for."""
        assert isinstance(state, ChasmsState)
        verb = action.verb
        if verb == actions.ON:
            step = (action.target - state.seat_to_act) % state.seats
            return FIRST_PLAYER + PURPOSE_OF[played(state).face] * MOST_SEATS + step
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
        describe(state, seat, found)
        return found

    def seen(self, state: State, seat: int, now: list[float]) -> list[float]:
        """A number for each of SIGHTS."""
        assert isinstance(state, ChasmsState)
        return sights_of(state, seat, now)

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
