"""The soldiers' powers against opponents (AB-P2 to AB-P5, AB-P7, AB-A41).

Whoever has a free Shaman is left alone (AB-P14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import DISCARD_FACE, ROB, ROB_SEAT, TURN_LORD
from fathomless.games.abyss.box import (
    COMMANDER,
    FACE_IDS,
    LORD_BIT,
    LORD_IDS,
    MOST_SEATS,
)
from fathomless.games.abyss.material import COMMANDER_LIMIT
from fathomless.games.abyss.once import carry_out, power_option
from fathomless.games.abyss.standing import turn

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

SEEKER_PEARLS: Final = 2


def opponents(s: AbyssState, seat: int) -> list[int]:
    """The opponents whom a soldier of this seat can touch, clockwise."""
    found: list[int] = []
    other = seat
    for _ in range(s.seats - 1):
        other = other + 1 if other + 1 < s.seats else 0
        if not s.is_protected(other):
            found.append(other)
    return found


# -- Jailer and Commander: cards to be discarded ---------------------------------------------------


def jailer(s: AbyssState, seat: int, own: int) -> None:
    """AB-P2. Each opponent with a card discards one of their choice."""
    owed = opponents(s, seat)
    owed.reverse()  # last asked is first answered
    for other in owed:
        if s.hands[other]:
            must_discard(s, other, 1)


def commander(s: AbyssState, seat: int, own: int) -> None:
    """AB-P5, AB-R51, AB-A9. Each opponent discards down to 6 at once."""
    owed = opponents(s, seat)
    owed.reverse()
    for other in owed:
        if len(s.hands[other]) > COMMANDER_LIMIT:
            must_discard(s, other, len(s.hands[other]) - COMMANDER_LIMIT)


def over_limit(s: AbyssState, seat: int) -> int:
    """AB-R51, AB-A9. How many cards the Commander of an opponent makes this seat discard."""
    excess = len(s.hands[seat]) - COMMANDER_LIMIT
    return excess if excess > 0 and s.suffers(seat, COMMANDER) else 0


def must_discard(s: AbyssState, seat: int, count: int) -> None:
    """Ask for so many cards; if that is the whole hand, there is nothing to choose."""
    if count < len(s.hands[seat]):
        s.ask(Discard(seat, count))
        return
    for face in s.hands[seat][:]:
        put_aside(s, seat, face)


def put_aside(s: AbyssState, seat: int, face: int) -> None:
    """A card out of a hand, face down, until all have chosen."""
    s.lose(seat, face)
    s.aside = [*s.aside, 64 * seat + face]


def lay_down(s: AbyssState) -> None:
    """AB-A41. All have chosen: the cards go to the discard pile together, for all to see."""
    s.irrevocable += 1
    for place in range(s.seats):
        seat = (s.active + place) % s.seats  # clockwise, as they have chosen
        faces = [entry & 63 for entry in s.aside if entry >> 6 == seat]
        if faces:
            s.discard.extend(faces)
            if s.journal is not None:
                names: Fact = [FACE_IDS[face] for face in faces]
                s.emit(Event("discard", {"seat": seat, "cards": names}))
    s.aside = []


class Discard(Pending["AbyssState"]):
    """AB-P2, AB-R51, AB-A41. Cards to be discarded, in the order of the hand; shown when all have.

    `count` is how many are still to be chosen.
    """

    __slots__ = ("count",)

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "AB-A41"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def fields(self) -> list[int]:
        """The seat and the number of cards."""
        return [self.seat, self.count]

    def legal(self, state: AbyssState) -> list[Action]:
        """Every card after which enough are left to go on in order."""
        hand = state.hands[self.seat]
        last = last_aside(state, self.seat)
        answers: list[Action] = []
        before = -1
        for place in range(len(hand) - self.count + 1):
            face = hand[place]
            if face >= last and face != before:
                answers.append(DISCARD_FACE[face])
                before = face
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Nobody else sees it yet."""
        put_aside(state, self.seat, action.item)
        if self.count > 1:
            state.ask(Discard(self.seat, self.count - 1))

    def prompt(self, state: AbyssState) -> Message:
        """How many."""
        return Message("prompt.discard", {"n": self.count})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A card."""
        return Message("option.discard", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A card of the hand, in order."""
        return Refusal("AB-A41", Message("refusal.discard", {"n": self.count}))


def last_aside(s: AbyssState, seat: int) -> int:
    """The latest card this seat has chosen; −1: none yet."""
    last = -1
    for entry in s.aside:
        if entry >> 6 == seat:
            last = entry & 63
    return last


# -- Seeker, Assassin, Hunter ----------------------------------------------------------------------


def seeker(s: AbyssState, seat: int, own: int) -> None:
    """AB-P3. Each opponent returns 2 Pearls, or all they have."""
    for other in opponents(s, seat):
        lost = min(SEEKER_PEARLS, s.pearls[other])
        s.pearls[other] = s.pearls[other] - lost
        if s.journal is not None and lost:
            s.emit(Event("lose-pearls", {"seat": other, "count": lost}))


def assassin(s: AbyssState, seat: int, own: int) -> None:
    """AB-P4. One free Lord of each opponent is turned; the recruiter chooses, clockwise."""
    targets = opponents(s, seat)
    targets.reverse()  # last asked is first answered
    for other in targets:
        if s.working(other):
            s.ask(TurnLord(seat, other))


class TurnLord(Pending["AbyssState"]):
    """AB-P4, AB-R52. Which free Lord of one opponent is turned: only its Influence still counts."""

    __slots__ = ("target",)

    kind: ClassVar[str] = "assassin"
    rule: ClassVar[str] = "AB-P4"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def fields(self) -> list[int]:
        """The seat and the opponent."""
        return [self.seat, self.target]

    def legal(self, state: AbyssState) -> list[Action]:
        """Free, and not turned yet."""
        working = state.working(self.target)
        return [
            TURN_LORD[number] for number in state.lords[self.target] if working & LORD_BIT[number]
        ]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It stays free."""
        turn(state, self.target, action.item)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "target": self.target}
            facts["lord"] = LORD_IDS[action.item]
            state.emit(Event("turned", facts))

    def prompt(self, state: AbyssState) -> Message:
        """Whose Lord."""
        return Message("prompt.assassin", {"target": f"seat:{self.target}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord."""
        return Message("option.turn", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A free Lord of that opponent."""
        return Refusal("AB-P4", Message("refusal.assassin", {"target": f"seat:{self.target}"}))


def hunter(s: AbyssState, seat: int, own: int) -> None:
    """AB-P7. A random Monster token of an opponent; nobody has one: lost."""
    if ROBBERY[seat].legal(s):
        s.ask(ROBBERY[seat])


class Robbery(Pending["AbyssState"]):
    """AB-P7. From whom the Hunter steals."""

    kind: ClassVar[str] = "hunter"
    rule: ClassVar[str] = "AB-P7"

    def legal(self, state: AbyssState) -> list[Action]:
        """Opponents with a token, unless protected."""
        targets = opponents(state, self.seat)
        answers = [ROB_SEAT[other] for other in targets if state.tokens[other]]
        state.extension.rob_options(state, targets, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Chance chooses the token."""
        if action.verb == ROB:
            state.steal_token(self.seat, action.target)
        else:
            carry_out(state, self.seat, action)

    def prompt(self, state: AbyssState) -> Message:
        """From whom."""
        return Message("prompt.hunter")

    def option(self, state: AbyssState, action: Action) -> Message:
        """An opponent."""
        if action.verb != ROB:
            return power_option(state, self.seat, action)
        count = len(state.tokens[action.target])
        return Message("option.rob", {"target": f"seat:{action.target}", "count": count})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """An opponent with a token."""
        return Refusal("AB-P7", Message("refusal.hunter"))


ROBBERY: Final = [Robbery(seat) for seat in range(MOST_SEATS)]
