"""The course of the game: whose turn it is and what it consists of.

CH-R15–R21, CH-C4, CH-C17, CH-C20, CH-C31, CH-C57, CH-C63, CH-C65.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms import choices, plays, scoring, setup, windows
from fathomless.games.chasms.actions import (
    DRAW_CARDS,
    DRAW_FIRST,
    END_TURN,
    LEAD,
    NO_CARDS,
    PLAY,
    PLAY_FACE,
    USE_LEADER,
)
from fathomless.games.chasms.faces import INSTANT
from fathomless.games.chasms.material import (
    ALWAYS,
    BIT,
    CARD_WHEN,
    CARDS_PER_TURN,
    CHOOSE_OF,
    EMPTY_HAND_DRAW,
    END_DRAW,
    FACE_IDS,
    FACE_OF,
    FACTION_IDS,
    FACTIONS_EACH,
    FIRST_LEADER,
    GEAR,
    HAND_LIMIT,
    KIND_OF,
    LEADER_CARDS,
    LEADER_HEARTS,
    MOST_SEATS,
    NEEDS_TARGET,
    PROGRAM_OF,
    PROGRAMS,
    THORN,
)
from fathomless.games.chasms.steps import FIRST_LIMIT, NEXT_TURN, THIS_TURN, Lasting
from fathomless.games.chasms.vocabulary import MY_NEXT_TURN, NO_DRAW, PLAYS_1

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

DRAFT: Final = 0  # the phases
BEGIN: Final = 1
OPEN: Final = 2
MAIN: Final = 3
AFTER: Final = 4
CLOSE: Final = 5
LAST: Final = 6
TRIM: Final = 7
PHASES: Final = 8

QUIET_ROUNDS: Final = 3  # CH-C31: without a card played
IDLE_ROUNDS: Final = 10  # CH-C57: without VP off a Monster, or a death
MOST_ROUNDS: Final = 100


def go_on(s: ChasmsState) -> None:
    """No question is open: the agenda first, then the turn."""
    while s.asked is None and s.ending < 0:
        if s.agenda:
            s.agenda.pop().run(s)
        else:
            next_phase(s)


def next_phase(s: ChasmsState) -> None:
    """CH-C17, CH-C63. What the turn brings next; the death of its player ends it."""
    phase = s.phase
    if phase == DRAFT:
        draft(s)
    elif phase == BEGIN:
        begin_turn(s)
    elif phase == MAIN:
        s.ask(TURN[s.active])
    elif phase in (OPEN, AFTER):
        s.phase = MAIN
        windows.open_window(s, windows.AT_ANY_TIME, s.active)
        if s.asked is None:
            s.ask(TURN[s.active])
    elif phase == CLOSE:
        s.phase = LAST
        windows.open_window(s, windows.AT_ANY_TIME, s.active)
        if s.asked is None:
            end_turn(s)
    elif phase == LAST:
        end_turn(s)
    else:
        trim_hand(s)


def draft(s: ChasmsState) -> None:
    """The next pick, or the deal."""
    if s.picks < FACTIONS_EACH * s.seats:
        s.ask(setup.Draft(setup.drafter(s)))
    else:
        s.phase = BEGIN
        setup.deal(s)


def begin_turn(s: ChasmsState) -> None:
    """CH-C17, CH-C49, CH-C50, CH-C65. The next seat; a dead player's turn is skipped completely."""
    if is_stalemate(s):
        scoring.finish(s, scoring.STALEMATE if s.last_round else scoring.STANDSTILL)
        return
    seat = (s.active + 1) % s.seats if s.slots else s.starter
    s.active = seat
    s.slots += 1
    s.phase = BEGIN
    expire(s, seat)
    if not s.alive & BIT[seat]:
        return
    s.plays_left = 1 if s.limited(seat, FIRST_LIMIT + PLAYS_1) else CARDS_PER_TURN
    s.leader_used = False
    s.boost_next = 0
    s.boost_all = 0
    s.echo = False
    s.phase = OPEN
    if s.journal is not None:
        s.emit(Event("turn", {"seat": seat}))
    if not s.hands[seat]:
        s.ask(DrawFirst(seat))


def is_stalemate(s: ChasmsState) -> bool:
    """CH-C31, CH-C57. The guard of the engine against a game without end.

    Before the last round it is the Monsters' win: nobody may be left alone and wait for the prize.
    """
    if s.slots - s.last_play >= QUIET_ROUNDS * s.seats:
        return True
    if s.slots - s.last_progress >= IDLE_ROUNDS * s.seats:
        return True
    return s.slots >= MOST_ROUNDS * s.seats


def expire(s: ChasmsState, seat: int) -> None:
    """CH-C42, CH-C49, CH-C50. What lasts until this turn is over; limits for this turn begin."""
    for entry in s.lasting:
        if entry.until == MY_NEXT_TURN and entry.source == seat:
            s.drop_lasting(entry)
        elif entry.until == NEXT_TURN and entry.holder == seat:
            now = Lasting(entry.kind, seat, entry.source, entry.n, THIS_TURN, entry.card)
            s.lasting = [now if other is entry else other for other in s.lasting]


def end_turn(s: ChasmsState) -> None:
    """CH-R18, CH-C20. Limits tick, then draw 2; then the hand is trimmed."""
    seat = s.active
    may_draw = not s.limited(seat, FIRST_LIMIT + NO_DRAW)
    for entry in s.lasting:
        if entry.until == THIS_TURN and entry.holder == seat:
            s.drop_lasting(entry)
    s.phase = TRIM
    if may_draw:
        s.draw(seat, END_DRAW)
    trim_hand(s)


def trim_hand(s: ChasmsState) -> None:
    """CH-R20. Down to 7 cards; then the turn is over."""
    excess = len(s.hands[s.active]) - HAND_LIMIT
    s.phase = BEGIN
    if excess > 0:
        s.agenda.append(choices.Toss(s.active, excess))


def can_play(s: ChasmsState, seat: int, face: int) -> bool:
    """CH-C45. An Attack always; others need somebody to choose, Banish a weak Monster."""
    if ALWAYS[face]:
        return True
    if NEEDS_TARGET[face]:
        return plays.has_candidate(s, seat, CHOOSE_OF[face])
    weak = PROGRAMS[PROGRAM_OF[face]][0].n
    return any(s.mvp[monster] <= weak for monster in s.board)


def can_lead(s: ChasmsState, seat: int, faction: int) -> bool:
    """CH-C26, CH-C37. Between cards; the cost can be paid, and never with the last Heart."""
    if faction in (GEAR, THORN):
        return False
    hearts = LEADER_HEARTS[faction]
    if hearts and s.hearts[seat] <= hearts:
        return False
    if LEADER_CARDS[faction] > len(s.hands[seat]):
        return False
    return can_play(s, seat, FIRST_LEADER + faction)


class Turn(Pending["ChasmsState"]):
    """CH-R15, CH-R17, CH-R21. Play a card, use a Leader's skill, or end the turn."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "CH-R15"

    def legal(self, state: ChasmsState) -> list[Action]:
        """Attacks and Skills while plays are left; one Leader; always the end."""
        seat = self.seat
        answers: list[Action] = []
        if state.plays_left > 0:
            for card in state.hands[seat]:
                if not CARD_WHEN[card]:
                    face = FACE_OF[card]
                    action = PLAY_FACE[face]
                    for other in answers:  # `in` would compare what is never equal
                        if other is action:
                            break
                    else:
                        if ALWAYS[face] or can_play(state, seat, face):
                            answers.append(action)
        if plays.may_lead(state, seat):
            for place in (FACTIONS_EACH * seat, FACTIONS_EACH * seat + 1):
                faction = state.leaders[place]
                if can_lead(state, seat, faction):
                    answers.append(USE_LEADER[faction])
        answers.append(END_TURN)
        return answers

    def apply(self, state: ChasmsState, action: Action) -> None:
        """After it the turn goes on, until its player ends it."""
        if action.verb == PLAY:
            state.phase = AFTER
            plays.play_card(state, self.seat, action.item, -1)
        elif action.verb == LEAD:
            state.phase = AFTER
            plays.play_leader(state, self.seat, action.item)
        else:
            state.phase = CLOSE

    def prompt(self, state: ChasmsState) -> Message:
        """How many cards are left to play."""
        return Message("prompt.turn", {"count": state.plays_left})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """A card, a Leader, or the end."""
        args: dict[str, Value] = {}
        if action.verb == PLAY:
            args["card"] = f"card:{FACE_IDS[action.item]}"
            return Message("option.play", args)
        if action.verb == LEAD:
            args["leader"] = f"leader:{FACTION_IDS[action.item]}"
            return Message("option.lead", args)
        return Message("option.end")

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Which condition is missing."""
        if action.verb == PLAY:
            return self.card_refusal(state, action.item)
        if action.verb == LEAD:
            return self.leader_refusal(state, action.item)
        return Refusal("CH-R15", Message("refusal.turn"))

    def card_refusal(self, state: ChasmsState, face: int) -> Refusal:
        """Why this card cannot be played now."""
        card = f"card:{FACE_IDS[face]}"
        if state.place_of(self.seat, face) < 0:
            return Refusal("CH-R15", Message("refusal.not_in_hand", {"card": card}))
        if KIND_OF[face] == INSTANT:
            return Refusal("CH-R5", Message("refusal.moment", {"card": card}))
        if state.plays_left == 0:
            return Refusal("CH-R15", Message("refusal.plays"))
        return Refusal("CH-C45", Message("refusal.target", {"card": card}))

    def leader_refusal(self, state: ChasmsState, faction: int) -> Refusal:
        """Why this Leader cannot be used now."""
        if not state.has_leader(self.seat, faction):
            return Refusal("CH-R17", Message("refusal.leader"))
        if not plays.may_lead(state, self.seat):
            return Refusal("CH-R17", Message("refusal.leader_used"))
        if faction in (GEAR, THORN):
            return Refusal("CH-C26", Message("refusal.leader_moment"))
        return Refusal("CH-C37", Message("refusal.leader_cost"))


class DrawFirst(Pending["ChasmsState"]):
    """CH-R19, CH-C65. With an empty hand at the start: draw 2 first, or not."""

    kind: ClassVar[str] = "draw-first"
    rule: ClassVar[str] = "CH-R19"

    def legal(self, state: ChasmsState) -> list[Action]:
        """Draw, or go on."""
        return [DRAW_CARDS, NO_CARDS]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """Then the turn begins."""
        if action.verb == DRAW_FIRST:
            state.draw(self.seat, EMPTY_HAND_DRAW)

    def prompt(self, state: ChasmsState) -> Message:
        """Whether to draw first."""
        return Message("prompt.draw_first")

    def option(self, state: ChasmsState, action: Action) -> Message:
        """Yes or no."""
        return Message("option.draw" if action.verb == DRAW_FIRST else "option.skip")

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """This comes before anything else."""
        return Refusal("CH-C65", Message("refusal.draw_first"))


# Questions are immutable: one per seat serves every match.
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
