"""The draw: the first step of a turn, and what a Hook makes a seat do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.the_abyss.actions import DRAW_TWO, KEEP_FACE, MOST_SEATS, TAKE, TAKE_DISCARD
from fathomless.games.the_abyss.material import CARD_ID, FACE_IDS, FACE_OF, LAST_PANIC
from fathomless.games.the_abyss.panic import place_panic

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState


class DrawOrTake(Pending["TheAbyssState"]):
    """TA-R8, TA-A9, TA-A38. Drawing is mandatory: the top of the discard pile, or the deck."""

    kind: ClassVar[str] = "draw"
    rule: ClassVar[str] = "TA-R8"

    def legal(self, state: TheAbyssState) -> list[Action]:
        """The deck always; the discard pile unless it is empty."""
        return [TAKE_DISCARD, DRAW_TWO] if state.discard else [DRAW_TWO]

    def apply(self, state: TheAbyssState, action: Action) -> None:
        """TA-R9 or TA-R10. A card taken from the discard pile may be used at once (TA-A8)."""
        state.drew = True
        if action.verb == TAKE:
            state.take_discard(self.seat)
        else:
            begin_draw(state, self.seat)

    def prompt(self, state: TheAbyssState) -> Message:
        """Where to draw from."""
        return Message("prompt.draw")

    def option(self, state: TheAbyssState, action: Action) -> Message:
        """The pile or the deck."""
        if action.verb == TAKE:
            return Message("option.take", {"card": f"card:{CARD_ID[state.discard[-1]]}"})
        return Message("option.draw" if state.deck_size > 1 else "option.draw_last")

    def refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """First the draw, then everything else."""
        if action.verb == TAKE:
            return Refusal("TA-A9", Message("refusal.discard_empty"))
        return Refusal("TA-R8", Message("refusal.draw_first"))


def begin_draw(s: TheAbyssState, seat: int) -> None:
    """TA-R10, TA-A10. Two cards from the deck, or the one that is left."""
    s.draw(seat)
    settle_draw(s)


def settle_draw(s: TheAbyssState) -> None:
    """TA-R10, TA-R11, TA-R12, TA-A28. Panic first, in the order drawn, then the other card."""
    first, second = s.first, s.second
    if 0 <= first <= LAST_PANIC:
        place_drawn_panic(s, first)
    elif 0 <= second <= LAST_PANIC:
        s.drawn_clear = True  # a first card that was not placed is no Panic
        place_drawn_panic(s, second)
    elif second >= 0:
        s.drawn_clear = True
        s.ask(KEEP_ONE[s.drawer])
    else:
        s.drawn_clear = True
        if first >= 0:
            if s.drawn_panic:
                s.discard_drawn(first)  # TA-R11: with a Panic nothing is kept
            else:
                s.keep_drawn()  # TA-A10: the last card of the deck
        s.drawer = -1


def place_drawn_panic(s: TheAbyssState, card: int) -> None:
    """TA-R11, TA-R12, TA-A28. Out of the draw and in front of the drawer."""
    s.drawn_panic = True
    s.put_down(card)
    place_panic(s, s.drawer, card)


class KeepOne(Pending["TheAbyssState"]):
    """TA-R10, TA-R19, TA-A12. Which of the two drawn cards to keep; the other is discarded."""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "TA-R10"

    def legal(self, state: TheAbyssState) -> list[Action]:
        """One answer per face."""
        first = FACE_OF[state.first]
        second = FACE_OF[state.second]
        if first == second:
            return [KEEP_FACE[first]]
        return [KEEP_FACE[first], KEEP_FACE[second]]

    def apply(self, state: TheAbyssState, action: Action) -> None:
        """The other card falls first onto the pile, then the kept one is in the hand."""
        kept_first = FACE_OF[state.first] == action.item
        state.discard_drawn(state.second if kept_first else state.first)
        state.keep_drawn()
        state.drawer = -1

    def shown(self, state: TheAbyssState, action: Action) -> int:
        """The card that falls onto the pile; the other one is the drawer's secret."""
        first, second = FACE_OF[state.first], FACE_OF[state.second]
        return KEEP_FACE[second if action.item == first else first].code

    def prompt(self, state: TheAbyssState) -> Message:
        """Which card to keep."""
        return Message("prompt.keep")

    def option(self, state: TheAbyssState, action: Action) -> Message:
        """The card to keep."""
        return Message("option.keep", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """Only a drawn card can be kept."""
        return Refusal("TA-R10", Message("refusal.keep_drawn"))


KEEP_ONE: Final = [KeepOne(seat) for seat in range(MOST_SEATS)]
