"""A Leviathan comes to the Border; one that was there attacks (AB-L13, AB-A55, AB-A59)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import DISCARD_FACE
from fathomless.games.abyss.box import FACE_IDS, LORD_BIT, LORD_IDS
from fathomless.games.abyss.explore import reveal
from fathomless.games.abyss.leviathan.actions import SACRIFICE_LORD
from fathomless.games.abyss.leviathan.border import EMPTY, border_of
from fathomless.games.abyss.leviathan.material import ALLIES, LORD, PEARLS, PENALTY_IDS
from fathomless.games.abyss.leviathan.tables import (
    LEVIATHAN_IDS,
    PENALTY,
    PENALTY_COUNT,
)

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# What follows when a Leviathan has come and its penalty is paid.
NOTHING_MORE: Final = 0
REVEAL: Final = 1  # the exploration goes on


def add_leviathan(s: AbyssState, seat: int, then: int) -> None:
    """AB-L13, AB-A55, AB-A59. Draw one and roll for its space; whoever was there attacks first."""
    border = border_of(s)
    if not border.can_add():
        go_on(s, then)
        return
    card = border.draw(s)
    border.roll(s, 2)
    space = border.rolled_space()
    old = border.foes[space]
    if old != EMPTY:
        border.gone = [*border.gone, border.leave(space)]
    border.settle(space, card)
    border.tell_arrival(s, seat, space, True)
    if old == EMPTY:
        go_on(s, then)
    else:
        suffer(s, seat, old, then)


def go_on(s: AbyssState, then: int) -> None:
    """What was interrupted by the arrival."""
    if then == REVEAL:
        reveal(s)


# -- the four penalties ----------------------------------------------------------------------------


def suffer(s: AbyssState, seat: int, card: int, then: int) -> None:
    """AB-L13, AB-A59. The penalty of a Leviathan that is driven off, as far as it goes."""
    penalty = PENALTY[card]
    count = PENALTY_COUNT[card]
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "leviathan": LEVIATHAN_IDS[card]}
        facts["penalty"] = PENALTY_IDS[penalty]
        facts["count"] = count
        s.emit(Event("rage", facts))
    if penalty == ALLIES:
        lose_allies(s, seat, min(count, len(s.hands[seat])), 0, then)
        return
    if penalty == LORD and s.free[seat]:
        lose_lord(s, seat, then)
        return
    if penalty == PEARLS:
        lose_pearls(s, seat, count)
    elif penalty != LORD:
        border_of(s).wound(s, seat, count)
    go_on(s, then)


def lose_pearls(s: AbyssState, seat: int, count: int) -> None:
    """So many, or all."""
    lost = min(count, s.pearls[seat])
    s.pearls[seat] = s.pearls[seat] - lost
    if s.journal is not None and lost:
        s.emit(Event("lose-pearls", {"seat": seat, "count": lost}))


def lose_allies(s: AbyssState, seat: int, count: int, last: int, then: int) -> None:
    """So many cards of one's choice; if that is the whole hand, there is nothing to choose."""
    if count and count < len(s.hands[seat]):
        s.ask(LoseAllies(seat, count, last, then))
        return
    for face in s.hands[seat][:] if count else []:
        lose_ally(s, seat, face)
    go_on(s, then)


def lose_ally(s: AbyssState, seat: int, face: int) -> None:
    """A card of the hand to the discard pile, for all to see."""
    s.spend(seat, face)
    if s.journal is not None:
        s.emit(Event("discard", {"seat": seat, "cards": [FACE_IDS[face]]}))


class LoseAllies(Pending["AbyssState"]):
    """AB-A59. Cards lost to a Leviathan, one's own choice, in the order of the hand.

    `count` is how many are still to be chosen, `last` the latest of those chosen.
    """

    __slots__ = ("count", "last", "then")

    kind: ClassVar[str] = "lose-allies"
    rule: ClassVar[str] = "AB-A59"

    def __init__(self, seat: int, count: int, last: int, then: int) -> None:
        super().__init__(seat)
        self.count = count
        self.last = last
        self.then = then

    def fields(self) -> list[int]:
        """The seat, the number of cards, the latest one, and what follows."""
        return [self.seat, self.count, self.last, self.then]

    def legal(self, state: AbyssState) -> list[Action]:
        """Every card after which enough are left to go on in order."""
        hand = state.hands[self.seat]
        answers: list[Action] = []
        before = -1
        for place in range(len(hand) - self.count + 1):
            face = hand[place]
            if face >= self.last and face != before:
                answers.append(DISCARD_FACE[face])
                before = face
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """One card fewer."""
        lose_ally(state, self.seat, action.item)
        if self.count > 1:
            state.ask(LoseAllies(self.seat, self.count - 1, action.item, self.then))
        else:
            go_on(state, self.then)

    def prompt(self, state: AbyssState) -> Message:
        """How many."""
        return Message("prompt.lose_allies", {"n": self.count})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A card."""
        return Message("option.discard", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A card of the hand, in order."""
        return Refusal("AB-A59", Message("refusal.discard", {"n": self.count}))


def lose_lord(s: AbyssState, seat: int, then: int) -> None:
    """One free Lord of one's choice; with one alone there is nothing to choose."""
    question = LoseLord(seat, then)
    answers = question.legal(s)
    if len(answers) == 1:
        question.apply(s, answers[0])
    else:
        s.ask(question)


class LoseLord(Pending["AbyssState"]):
    """AB-A59. Which free Lord is lost to a Leviathan; turned ones too, tucked ones never."""

    __slots__ = ("then",)

    kind: ClassVar[str] = "lose-lord"
    rule: ClassVar[str] = "AB-A59"

    def __init__(self, seat: int, then: int) -> None:
        super().__init__(seat)
        self.then = then

    def fields(self) -> list[int]:
        """The seat and what follows."""
        return [self.seat, self.then]

    def legal(self, state: AbyssState) -> list[Action]:
        """Every free Lord."""
        free = state.free[self.seat]
        return [
            SACRIFICE_LORD[number] for number in state.lords[self.seat] if free & LORD_BIT[number]
        ]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It leaves the game."""
        state.dismiss(self.seat, action.item)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "lord": LORD_IDS[action.item]}
            state.emit(Event("sacrifice", facts))
        go_on(state, self.then)

    def prompt(self, state: AbyssState) -> Message:
        """Whom."""
        return Message("prompt.lose_lord")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord."""
        return Message("option.sacrifice", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A free Lord of one's own."""
        return Refusal("AB-A59", Message("refusal.lose_lord"))
