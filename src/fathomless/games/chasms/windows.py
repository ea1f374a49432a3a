"""Windows: the moments at which Instants may be played, and who is asked in which order.

CH-R5, CH-C22, CH-C38, CH-C46, CH-C63, CH-C67. Every window asks round the table, starting anew
after each Instant; a round without one closes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms import hearts, plays
from fathomless.games.chasms.actions import LEAD, PASS_BY, PLAY, PLAY_FACE, USE_LEADER
from fathomless.games.chasms.faces import ATTACK, SKILL
from fathomless.games.chasms.material import (
    BIT,
    CARD_WHEN,
    CHOOSE_OF,
    FACE_IDS,
    FACE_OF,
    FACTION_IDS,
    GEAR,
    KIND_OF,
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
        if is_closed(s, self.window, self.subject):
            return
        s.irrevocable += 1  # whom the game asks next depends on hands
        first = self.subject if self.window == REACHED_ZERO else s.active + 1
        for position in range(self.position, s.seats):
            seat = (first + position) % s.seats
            if fits(s, self.window, self.subject, seat):
                s.agenda.append(Window(self.window, self.subject, position + 1))
                s.ask(Instant(seat, self.window, self.subject))
                return

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.window, self.subject, self.position]


# By window: every moment that anybody could use there. Most hands have none of them.
WIDEST: Final = [
    CARD_AGAINST_ME
    | OTHER_PLAYS_ATTACK
    | OTHER_PLAYS_SKILL
    | OTHER_PLAYS_INSTANT
    | OTHER_PLAYS_CARD,
    ANY_ROLLED | MY_ROLLED | OTHER_ROLLED,
    WOULD_HURT_ME | WOULD_HURT_OTHER,
    I_REACH_ZERO | ANY_REACHES_ZERO | ANY_TIME_HEAL,
    OTHER_TAKES_VP,
    ANY_TIME | ANY_TIME_HEAL | ANY_REACHES_ZERO,
]


def open_window(s: ChasmsState, window: int, subject: int) -> None:
    """Open a window if anybody has something for it; who has not is no public matter (CH-C67)."""
    s.irrevocable += 1
    if window == ROLLED and may_reroll(s, s.strike.seat):
        s.agenda.append(Window(window, subject, 0))
        return
    widest = WIDEST[window]
    held = s.held
    for seat in range(s.seats):
        if held[seat] & widest and fits(s, window, subject, seat):
            s.agenda.append(Window(window, subject, 0))
            return


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
    """Which Instants a seat could play in a window, by their moments.

    CH-C38. Only the dying player and players with Hearts may act.
    """
    if s.hearts[seat] == 0 and seat != s.dying:
        return 0
    if window == AT_ANY_TIME:
        bits = ANY_TIME | ANY_TIME_HEAL
        return bits if s.alive == (1 << s.seats) - 1 else bits | ANY_REACHES_ZERO
    if window == ROLLED:
        return ANY_ROLLED | (MY_ROLLED if seat == s.strike.seat else OTHER_ROLLED)
    if window == WOULD_HURT:
        return WOULD_HURT_ME if seat == subject else WOULD_HURT_OTHER
    if window == REACHED_ZERO:
        bits = ANY_REACHES_ZERO | ANY_TIME_HEAL
        return bits | I_REACH_ZERO if seat == subject else bits
    if seat == subject:
        return 0
    if window == VP_TAKEN:
        return OTHER_TAKES_VP
    return answers_to(s, seat)


def answers_to(s: ChasmsState, seat: int) -> int:
    """CH-C34, CH-C46. What answers the card that has just been played; an Instant only negates."""
    play = plays.played(s)
    bits = ANSWERS_TO[KIND_OF[play.face]]
    if s.held[seat] & CARD_AGAINST_ME and is_against(s, play, seat):
        bits |= CARD_AGAINST_ME
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


def fits(s: ChasmsState, window: int, subject: int, seat: int) -> bool:
    """Whether a seat holds something that it could play in this window."""
    if window == ROLLED and seat == s.strike.seat and may_reroll(s, seat):
        return True
    if not s.held[seat]:
        return False
    bits = s.held[seat] & moments(s, window, subject, seat)
    if not bits:
        return False
    for card in s.hands[seat]:
        if CARD_WHEN[card] & bits and has_target(s, seat, FACE_OF[card]):
            return True
    return False


def has_target(s: ChasmsState, seat: int, face: int) -> bool:
    """CH-C45. Whether there is somebody to choose, if the card needs one."""
    return not NEEDS_TARGET[face] or plays.has_candidate(s, seat, CHOOSE_OF[face])


def may_reroll(s: ChasmsState, seat: int) -> bool:
    """CH-C26. Odo Brasspin is used at the attacker's own roll."""
    return s.has_leader(seat, GEAR) and plays.may_lead(s, seat)


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
        bits = state.held[seat] & moments(state, self.window, self.subject, seat)
        if bits:
            for card in state.hands[seat]:
                if CARD_WHEN[card] & bits:
                    face = FACE_OF[card]
                    action = PLAY_FACE[face]
                    if action not in answers and has_target(state, seat, face):
                        answers.append(action)
        if self.window == ROLLED and seat == state.strike.seat and may_reroll(state, seat):
            answers.append(USE_LEADER[GEAR])
        answers.append(PASS_BY)
        return answers

    def apply(self, state: ChasmsState, action: Action) -> None:
        """CH-C46. What is played resolves at once, and the asking starts anew."""
        if action.verb == PLAY:
            state.agenda[-1] = Window(self.window, self.subject, 0)
            plays.play_card(state, self.seat, action.item, self.actor(state))
        elif action.verb == LEAD:
            state.agenda[-1] = Window(self.window, self.subject, 0)
            plays.play_leader(state, self.seat, action.item)

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
