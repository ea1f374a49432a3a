"""Panic: placing it, the window, the sacrifice, elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.the_abyss.actions import (
    BEGIN_SACRIFICE,
    DECLINE_SACRIFICE,
    DONE,
    FINISH_SACRIFICE,
    GIVE_FACE,
    MOST_SEATS,
    SACRIFICE,
)
from fathomless.games.the_abyss.material import (
    FACE_IDS,
    FACE_OF,
    FACE_VALUE,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    VALUE,
    points_of,
)

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState

# The order in which the cards of a sacrifice are named: dearest first. One order, so that a set of
# cards is one sequence of actions and not many.
NAMING_ORDER: Final = bytes(
    sorted(range(1, len(FACE_VALUE)), key=lambda face: (-FACE_VALUE[face], face))
)
RANK: Final = bytes([0] + [NAMING_ORDER.index(face) for face in range(1, len(FACE_VALUE))])


def place_panic(s: TheAbyssState, seat: int, card: int) -> None:
    """TA-R22, TA-A26. A drawn Panic lies face-up in front and counts; then its window opens."""
    s.lay_panic(seat, card)
    s.ask(WINDOWS[seat])


def give_panic(s: TheAbyssState, giver: int, receiver: int) -> None:
    """TA-R25, TA-R27, TA-A26. A gift is placed like a drawn Panic, with the receiver's window."""
    s.move_panic(giver, receiver)
    s.ask(WINDOWS[receiver])


def check_elimination(s: TheAbyssState, seat: int) -> None:
    """TA-R23, TA-A4, TA-A15, TA-A17, TA-A30. Three Panic after the window: out of the round.

    What is left of its own running draw goes with it (TA-A16, TA-A28).
    """
    if s.panics[seat] < PANIC_LIMIT:
        return
    s.eliminate(seat)
    if s.drawer == seat:
        s.drop_running_draw()


class PanicWindow(Pending["TheAbyssState"]):
    """TA-R26, TA-A4, TA-A5, TA-A26. One sacrifice after each placed Panic, in anybody's turn.

    It is asked also when the only answer is to decline, so that being asked says nothing about a
    hand.
    """

    kind: ClassVar[str] = "panic-window"
    rule: ClassVar[str] = "TA-A26"

    def legal(self, state: TheAbyssState) -> list[Action]:
        """A sacrifice with 15 or more points in hand, or none."""
        if state.points[self.seat] >= SACRIFICE_POINTS:
            return [BEGIN_SACRIFICE, DECLINE_SACRIFICE]
        return [DECLINE_SACRIFICE]

    def apply(self, state: TheAbyssState, action: Action) -> None:
        """Declining leaves the Panic where it is; then the third one counts."""
        if action.verb == SACRIFICE:
            begin_sacrifice(state, self.seat)
        else:
            check_elimination(state, self.seat)

    def prompt(self, state: TheAbyssState) -> Message:
        """Whether to sacrifice."""
        count = state.panics[self.seat]
        key = "prompt.panic_window_deadly" if count >= PANIC_LIMIT else "prompt.panic_window"
        return Message(key, {"count": count, "points": state.points[self.seat]})

    def option(self, state: TheAbyssState, action: Action) -> Message:
        """To sacrifice, or not."""
        if action.verb == SACRIFICE:
            return Message("option.sacrifice")
        deadly = state.panics[self.seat] >= PANIC_LIMIT
        return Message("option.decline_deadly" if deadly else "option.decline")

    def refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """A sacrifice needs 15 points."""
        if action.verb == SACRIFICE:
            return sacrifice_refusal(state, self.seat)
        return Refusal("TA-A26", Message("refusal.window"))


# Questions are immutable: one per seat serves every match.
WINDOWS: Final = [PanicWindow(seat) for seat in range(MOST_SEATS)]


def begin_sacrifice(s: TheAbyssState, seat: int) -> None:
    """TA-R24. Name the cards."""
    s.irrevocable += 1  # all know now that the hand is worth 15 points
    s.ask(Sacrifice(seat, 0))


class Sacrifice(Pending["TheAbyssState"]):
    """TA-R24, TA-A6, TA-A28, TA-A29. Which cards to give up: any set worth 15 or more.

    Cards are named one at a time, dearest first; they leave the hand together, with `done`. Cards
    of a running draw are in no hand and cannot be named. `picked` is the set of the named cards'
    places in the hand.
    """

    __slots__ = ("picked",)

    kind: ClassVar[str] = "sacrifice"
    rule: ClassVar[str] = "TA-R24"

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked = picked

    def fields(self) -> list[int]:
        """The seat and the cards named so far."""
        return [self.seat, self.picked]

    def legal(self, state: TheAbyssState) -> list[Action]:
        """Each card from which on 15 points can still be reached, and `done` once they are."""
        total = 0
        latest = 0  # in the naming order: the last card named
        unnamed: list[int] = []
        bit = 1
        for card in state.hands[self.seat]:
            rank = RANK[FACE_OF[card]]
            if self.picked & bit:
                total += VALUE[card]
                latest = max(latest, rank)
            else:
                unnamed.append(rank)
            bit += bit
        answers: list[Action] = [FINISH_SACRIFICE] if total >= SACRIFICE_POINTS else []
        unnamed.sort()
        for i in range(len(unnamed) - 1, -1, -1):  # from the cheapest: what is left from here on
            rank = unnamed[i]
            if rank < latest:
                break
            face = NAMING_ORDER[rank]
            total += FACE_VALUE[face]
            if total >= SACRIFICE_POINTS and (i == 0 or unnamed[i - 1] != rank):
                answers.append(GIVE_FACE[face])
        return answers

    def apply(self, state: TheAbyssState, action: Action) -> None:
        """Name one more card, or give up what is named: that destroys one Panic."""
        if action.verb == DONE:
            state.sacrifice(self.seat, self.picked)
            check_elimination(state, self.seat)
            return
        bit = 1
        for card in state.hands[self.seat]:
            if FACE_OF[card] == action.item and not self.picked & bit:
                state.ask(Sacrifice(self.seat, self.picked | bit))
                return
            bit += bit

    def named(self, state: TheAbyssState) -> list[int]:
        """The cards named so far."""
        hand = state.hands[self.seat]
        return [hand[place] for place in range(len(hand)) if self.picked >> place & 1]

    def points(self, state: TheAbyssState) -> int:
        """What they are worth."""
        return points_of(self.named(state))

    def prompt(self, state: TheAbyssState) -> Message:
        """Which card next, and how much is missing."""
        total = self.points(state)
        if total >= SACRIFICE_POINTS:
            return Message("prompt.sacrifice_enough", {"points": total})
        return Message("prompt.sacrifice", {"missing": SACRIFICE_POINTS - total})

    def option(self, state: TheAbyssState, action: Action) -> Message:
        """A card, or the end of the list."""
        if action.verb == DONE:
            return Message("option.done")
        return Message("option.give", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """Fifteen points from the hand, dearest first."""
        if action.verb == DONE:
            named = Message("refusal.sacrifice_short", {"points": self.points(state)})
            return Refusal("TA-R24", named)
        return Refusal("TA-R24", Message("refusal.sacrifice_card"))


def sacrifice_refusal(s: TheAbyssState, seat: int) -> Refusal:
    """Why this seat cannot begin a sacrifice."""
    if not s.panics[seat]:
        return Refusal("TA-A29", Message("refusal.sacrifice_no_panic"))
    return Refusal("TA-R24", Message("refusal.sacrifice_points", {"points": s.points[seat]}))
