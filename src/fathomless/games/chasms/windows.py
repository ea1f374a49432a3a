"""Windows: the moments at which Instants may be played, and who is asked in which order.

CH-R5, CH-C22, CH-C38, CH-C46, CH-C63, CH-C67. Every window asks round the table, starting anew
after each Instant; a round without one closes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms import hearts, plays
from fathomless.games.chasms.actions import LEAD, PASS_BY, PLAY, PLAY_FACE, USE_LEADER
from fathomless.games.chasms.faces import ATTACK, INSTANT, SKILL
from fathomless.games.chasms.material import (
    BIT,
    CARD_WHEN,
    CHOOSE_OF,
    FACE_IDS,
    FACE_OF,
    FACTION_IDS,
    GEAR,
    KIND_OF,
    MOST_SEATS,
    NAMED,
    NEEDS_TARGET,
)
from fathomless.games.chasms.steps import Step
from fathomless.games.chasms.vocabulary import (
    ACTOR,
    ALL_LIVING,
    ANY_REACHES_ZERO,
    ANY_ROLLED,
    ANY_TIME,
    ANY_TIME_HEAL,
    CARD_AGAINST_ME,
    I_REACH_ZERO,
    MOST_VP,
    MY_ROLLED,
    OTHER_PLAYS_ATTACK,
    OTHER_PLAYS_CARD,
    OTHER_PLAYS_INSTANT,
    OTHER_PLAYS_SKILL,
    OTHER_ROLLED,
    OTHER_TAKES_VP,
    OTHERS,
    OTHERS_WITH_MORE_VP,
    TARGET,
    WOULD_HURT_ME,
    WOULD_HURT_OTHER,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

CARD_PLAYED: Final = 0
ROLLED: Final = 1
WOULD_HURT: Final = 2
REACHED_ZERO: Final = 3
VP_TAKEN: Final = 4
AT_ANY_TIME: Final = 5
WINDOWS: Final = ("card-played", "rolled", "would-hurt", "reached-zero", "vp-taken", "any-time")

ANSWERS_TO: Final = [
    OTHER_PLAYS_ATTACK | OTHER_PLAYS_CARD,
    OTHER_PLAYS_SKILL | OTHER_PLAYS_CARD,
    OTHER_PLAYS_INSTANT | OTHER_PLAYS_CARD,
]


class Window(Step):
    """An open window. `subject` is the seat it is about, `position` the next place to ask."""

    __slots__ = ("position", "subject", "window")

    kind: ClassVar[str] = "window"

    def __init__(self, window: int, subject: int, position: int) -> None:
        self.window = window
        self.subject = subject
        self.position = position

    def run(self, s: ChasmsState) -> None:
        """CH-C22, CH-C67. Ask the next seat that holds something fitting; nobody else is asked."""
        if not is_closed(s, self.window, self.subject):
            ask_next(s, self.window, self.subject, self.position)

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.window, self.subject, self.position]


# By window: the moments that fit for the player it is about, and for everybody else. What may be
# played at any time may be played in a last window only if it heals a chosen player (CH-C72).
OF_SUBJECT: Final = [
    0,
    ANY_ROLLED | MY_ROLLED,
    WOULD_HURT_ME,
    I_REACH_ZERO | ANY_REACHES_ZERO | ANY_TIME_HEAL,
    0,
    ANY_TIME | ANY_TIME_HEAL,
]
OF_OTHERS: Final = [
    CARD_AGAINST_ME,
    ANY_ROLLED | OTHER_ROLLED,
    WOULD_HURT_OTHER,
    ANY_REACHES_ZERO | ANY_TIME_HEAL,
    OTHER_TAKES_VP,
    ANY_TIME | ANY_TIME_HEAL,
]


# By window: every moment that anybody could use there; at any time they are the same for all.
WIDEST: Final = [
    OF_OTHERS[CARD_PLAYED] | ANSWERS_TO[ATTACK] | ANSWERS_TO[SKILL] | ANSWERS_TO[INSTANT],
    *[OF_SUBJECT[window] | OF_OTHERS[window] for window in range(ROLLED, AT_ANY_TIME)],
]


def for_others(s: ChasmsState, window: int) -> int:
    """CH-C34, CH-C38, CH-C46. What may fit for those whom a window is not about."""
    bits = OF_OTHERS[window]
    if window == CARD_PLAYED:
        return bits | ANSWERS_TO[KIND_OF[plays.played(s).face]]
    if window == AT_ANY_TIME and s.alive != (1 << s.seats) - 1:
        return bits | ANY_REACHES_ZERO
    return bits


def open_window(s: ChasmsState, window: int, subject: int) -> None:
    """Open a window if anybody has something for it; who has not is no public matter (CH-C67)."""
    s.irrevocable += 1
    widest = for_others(s, window) if window == AT_ANY_TIME else WIDEST[window]
    for held in s.held:
        if held & widest:
            ask_next(s, window, subject, 0)
            return
    if window == ROLLED and may_reroll(s, subject):
        ask_next(s, window, subject, 0)


def ask_next(s: ChasmsState, window: int, subject: int, start: int) -> None:
    """CH-C22. Ask the next seat that holds something fitting, from this place in the round on."""
    s.irrevocable += 1  # whom the game asks next depends on hands
    position = next_place(s, window, subject, start)
    if position < s.seats:
        seat = place_in_round(s, window, subject, position)
        s.agenda.append(WINDOW[(window * MOST_SEATS + subject) * ROUND + position + 1])
        s.ask(QUESTION[(window * MOST_SEATS + subject) * MOST_SEATS + seat])


def place_in_round(s: ChasmsState, window: int, subject: int, position: int) -> int:
    """The seat at this place: clockwise from the active player's left, or the dying one first."""
    first = subject if window == REACHED_ZERO else s.active + 1
    return (first + position) % s.seats


def next_place(s: ChasmsState, window: int, subject: int, start: int) -> int:
    """The first place from `start` on whose seat holds something fitting; or the round's end."""
    others = for_others(s, window)
    own = others if window == AT_ANY_TIME else OF_SUBJECT[window]
    held = s.held
    seats = s.seats
    first = subject if window == REACHED_ZERO else s.active + 1
    for position in range(start, seats):
        seat = (first + position) % seats
        bits = held[seat] & (own if seat == subject else others)
        if (bits and can_play_one(s, seat, bits)) or (window == ROLLED and may_reroll(s, seat)):
            return position
    return seats


def asked_next(s: ChasmsState) -> list[Pending[Any]]:
    """The questions of this window that follow if everybody before them passes."""
    asked = s.asked
    step = s.agenda[-1] if s.agenda else None
    found: list[Pending[Any]] = []
    if isinstance(asked, Instant) and isinstance(step, Window):
        window, subject = step.window, step.subject
        position = next_place(s, window, subject, step.position)
        while position < s.seats:
            seat = place_in_round(s, window, subject, position)
            found.append(QUESTION[(window * MOST_SEATS + subject) * MOST_SEATS + seat])
            position = next_place(s, window, subject, position + 1)
    return found


def is_closed(s: ChasmsState, window: int, subject: int) -> bool:
    """Whether there is nothing left to be answered."""
    if window == CARD_PLAYED:
        return plays.played(s).negated == 1
    if window == ROLLED:
        return s.strike.die == 0  # CH-C62: ignored
    if window == WOULD_HURT:
        return hearts.pending_loss(s, subject) == 0
    return window == REACHED_ZERO and s.hearts[subject] > 0


def moments(s: ChasmsState, window: int, subject: int, seat: int) -> int:
    """The moments of the Instants in a hand that fit this window."""
    own = seat == subject and window != AT_ANY_TIME
    return fitting(s, seat, s.held[seat] & (OF_SUBJECT[window] if own else for_others(s, window)))


def fitting(s: ChasmsState, seat: int, bits: int) -> int:
    """CH-C34, CH-C38. Which of these moments it really is for a seat.

    Only the dying player and players with Hearts may act.
    """
    if s.hearts[seat] == 0 and seat != s.dying:
        return 0
    if bits & CARD_AGAINST_ME and not is_against(s, plays.played(s), seat):
        return bits & ~CARD_AGAINST_ME
    return bits


def is_against(s: ChasmsState, play: plays.Resolve, seat: int) -> bool:
    """CH-C34. Whether a card names this player, or a group the player belongs to."""
    named = NAMED[play.face]
    if not named or not s.is_alive(seat):
        return False
    if named & (1 << OTHERS | 1 << ALL_LIVING):
        return True
    if named & 1 << TARGET and play.target == seat:
        return True
    if named & 1 << ACTOR and play.actor == seat:
        return True
    if named & 1 << OTHERS_WITH_MORE_VP and s.vp[seat] > s.vp[play.player]:
        return True
    return named & 1 << MOST_VP != 0 and s.vp[seat] == most_vp(s)


def most_vp(s: ChasmsState) -> int:
    """CH-C52. The most VP a living player has."""
    most = 0
    for seat in range(s.seats):
        if s.alive & BIT[seat] and s.vp[seat] > most:
            most = s.vp[seat]
    return most


def can_play_one(s: ChasmsState, seat: int, bits: int) -> bool:
    """Whether a seat holds something for one of these moments, and somebody to play it on."""
    bits = fitting(s, seat, bits)
    if bits:
        for card in s.hands[seat]:
            if CARD_WHEN[card] & bits and has_target(s, seat, FACE_OF[card]):
                return True
    return False


def has_target(s: ChasmsState, seat: int, face: int) -> bool:
    """CH-C45. Whether there is somebody to choose, if the card needs one."""
    return not NEEDS_TARGET[face] or plays.has_candidate(s, seat, CHOOSE_OF[face])


def may_reroll(s: ChasmsState, seat: int) -> bool:
    """CH-C26. Odo Brasspin is used at the attacker's own roll."""
    return s.owner[GEAR] == seat and seat == s.strike.seat and plays.may_lead(s, seat)


class Instant(Pending["ChasmsState"]):
    """CH-R5, CH-C22. Play an Instant in this window, or let it pass.

    CH-C67. Whom the game waits for here is a secret of the seat that is asked.
    """

    kind: ClassVar[str] = "instant"
    rule: ClassVar[str] = "CH-R5"
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, window: int, subject: int) -> None:
        super().__init__(seat)
        self.window = window
        self.subject = subject

    def legal(self, state: ChasmsState) -> list[Action]:
        """Every fitting face in hand, Odo Brasspin, or nothing."""
        seat = self.seat
        answers: list[Action] = []
        bits = moments(state, self.window, self.subject, seat)
        if bits:
            for card in state.hands[seat]:
                if CARD_WHEN[card] & bits:
                    face = FACE_OF[card]
                    action = PLAY_FACE[face]
                    if action not in answers and has_target(state, seat, face):
                        answers.append(action)
        if self.window == ROLLED and may_reroll(state, seat):
            answers.append(USE_LEADER[GEAR])
        answers.append(PASS_BY)
        return answers

    def apply(self, state: ChasmsState, action: Action) -> None:
        """CH-C46. What is played resolves at once, and the asking starts anew."""
        if action.verb == PLAY:
            state.agenda[-1] = self.window_anew()
            plays.play_card(state, self.seat, action.item, self.actor(state))
        elif action.verb == LEAD:
            state.agenda[-1] = self.window_anew()
            plays.play_leader(state, self.seat, action.item)

    def is_silent(self, action: Action) -> bool:
        """CH-C67. Who lets a window pass has shown nothing."""
        return action is PASS_BY

    def window_anew(self) -> Window:
        """The window from the first place in the round on."""
        return WINDOW[(self.window * MOST_SEATS + self.subject) * ROUND]

    def actor(self, state: ChasmsState) -> int:
        """Whose card, roll or VP is answered."""
        if self.window in (CARD_PLAYED, VP_TAKEN):
            return self.subject
        return state.strike.seat if self.window == ROLLED else -1

    def prompt(self, state: ChasmsState) -> Message:
        """What has happened or is about to."""
        return Message(f"prompt.{WINDOWS[self.window]}", {"target": f"seat:{self.subject}"})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """The card, the Leader, or nothing."""
        if action.verb == PLAY:
            return Message("option.play", {"card": f"card:{FACE_IDS[action.item]}"})
        if action.verb == LEAD:
            return Message("option.lead", {"leader": f"leader:{FACTION_IDS[action.item]}"})
        return Message("option.pass")

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """It is not in hand, or its moment is another."""
        if action.verb == PLAY:
            card = f"card:{FACE_IDS[action.item]}"
            if state.place_of(self.seat, action.item) < 0:
                return Refusal("CH-R5", Message("refusal.not_in_hand", {"card": card}))
            if KIND_OF[action.item] in (ATTACK, SKILL):
                return Refusal("CH-R4", Message("refusal.own_turn", {"card": card}))
            return Refusal("CH-R5", Message("refusal.moment", {"card": card}))
        return Refusal("CH-R5", Message("refusal.instant"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.window, self.subject]


# Steps and questions are immutable: one of each serves every match.
ROUND: Final = MOST_SEATS + 1  # the places in a round, and its end
WINDOW: Final = [
    Window(window, subject, position)
    for window in range(len(WINDOWS))
    for subject in range(MOST_SEATS)
    for position in range(ROUND)
]
QUESTION: Final = [
    Instant(seat, window, subject)
    for window in range(len(WINDOWS))
    for subject in range(MOST_SEATS)
    for seat in range(MOST_SEATS)
]
