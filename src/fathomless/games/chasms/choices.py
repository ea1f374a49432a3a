"""The small choices inside effects: which card, which face of the die, which of two evils."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms import knowledge, running
from fathomless.games.chasms.actions import (
    DISCARD_FACE,
    GIVE_VP,
    KEEP_FACE,
    PAY_HEART,
    PAY_VP,
    TAKE_FACE,
)
from fathomless.games.chasms.faces import ATTACK, REGULAR, SKILL
from fathomless.games.chasms.material import (
    BIT,
    CARD_ID,
    FACE_IDS,
    FACE_OF,
    FIRST_LEADER,
    KIND_OF,
    PROGRAMS,
    TAG_OF,
)
from fathomless.games.chasms.steps import Step
from fathomless.games.chasms.vocabulary import REGULAR_ATTACK, SKILL_CARD

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState


def faces_among(cards: list[int], actions: list[Action]) -> list[Action]:
    """One action per face among some cards."""
    answers: list[Action] = []
    seen = [False] * FIRST_LEADER
    for card in cards:
        face = FACE_OF[card]
        if not seen[face]:
            seen[face] = True
            answers.append(actions[face])
    return answers


# -- discarding -----------------------------------------------------------------------------------


class Toss(Step):
    """A player has to discard some cards of the own choice."""

    __slots__ = ("count", "seat")

    kind: ClassVar[str] = "toss"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: ChasmsState) -> None:
        """All of them if there are no more; else one after the other."""
        hand = s.hands[self.seat]
        if not s.is_alive(self.seat):
            return
        if self.count >= len(hand):
            while hand:
                s.discard(self.seat, len(hand) - 1, False)
        else:
            s.ask(DiscardCard(self.seat, self.count))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.count]


class DiscardCard(Pending["ChasmsState"]):
    """CH-R20. Which card to discard; `count` are still to go."""

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "CH-R20"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def legal(self, state: ChasmsState) -> list[Action]:
        """Any face in hand; asked also if there is only one, or the others would know."""
        return faces_among(state.hands[self.seat], DISCARD_FACE)

    def apply(self, state: ChasmsState, action: Action) -> None:
        """Onto the discard pile of its owner."""
        state.discard(self.seat, knowledge.best_copy(state, self.seat, action.item), False)
        if self.count > 1:
            state.agenda.append(Toss(self.seat, self.count - 1))

    def prompt(self, state: ChasmsState) -> Message:
        """How many to go."""
        return Message("prompt.discard", {"count": self.count})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """The card."""
        return Message("option.discard", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Only what is in hand."""
        return Refusal("CH-R20", Message("refusal.discard"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.count]


# -- taking back ----------------------------------------------------------------------------------


def fetchable(s: ChasmsState, seat: int, which: int) -> list[int]:
    """CH-C48. The cards in the own discard pile that may come back."""
    found: list[int] = []
    for card in s.discards[seat]:
        face = FACE_OF[card]
        if which == SKILL_CARD and KIND_OF[face] != SKILL:
            continue
        if which == REGULAR_ATTACK and (KIND_OF[face] != ATTACK or TAG_OF[face] != REGULAR):
            continue
        found.append(card)
    return found


class Fetch(Step):
    """Cards come back from the own discard pile."""

    __slots__ = ("count", "seat", "which")

    kind: ClassVar[str] = "fetch"

    def __init__(self, seat: int, count: int, which: int) -> None:
        self.seat = seat
        self.count = count
        self.which = which

    def run(self, s: ChasmsState) -> None:
        """The pile is public: what has a single answer is not asked."""
        if not s.is_alive(self.seat):
            return
        answers = faces_among(fetchable(s, self.seat, self.which), TAKE_FACE)
        if len(answers) == 1:
            TakeBack(self.seat, self.count, self.which).apply(s, answers[0])
        elif answers:
            s.ask(TakeBack(self.seat, self.count, self.which))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.count, self.which]


class TakeBack(Pending["ChasmsState"]):
    """CH-C48. Which card of the own discard pile to take; everybody sees which."""

    kind: ClassVar[str] = "take-back"
    rule: ClassVar[str] = "CH-C48"

    def __init__(self, seat: int, count: int, which: int) -> None:
        super().__init__(seat)
        self.count = count
        self.which = which

    def legal(self, state: ChasmsState) -> list[Action]:
        """One per face."""
        return faces_among(fetchable(state, self.seat, self.which), TAKE_FACE)

    def apply(self, state: ChasmsState, action: Action) -> None:
        """Into the hand."""
        pile = state.discards[self.seat]
        place = len(pile) - 1
        while FACE_OF[pile[place]] != action.item:
            place -= 1
        card = pile[place]
        state.discards[self.seat] = pile[:place] + pile[place + 1 :]
        state.gain_card(self.seat, card)
        if state.journal is not None:
            state.emit(Event("fetch", {"seat": self.seat, "card": CARD_ID[card]}))
        if self.count > 1:
            state.agenda.append(Fetch(self.seat, self.count - 1, self.which))

    def prompt(self, state: ChasmsState) -> Message:
        """How many to go."""
        return Message("prompt.take_back", {"count": self.count})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """The card."""
        return Message("option.take_back", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Another card."""
        return Refusal("CH-C48", Message("refusal.take_back"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.count, self.which]


# -- looking into the deck ------------------------------------------------------------------------


def look(s: ChasmsState, seat: int, n: int, take: int) -> None:
    """CH-C70. Look at the top of the own deck; an empty one is shuffled anew first."""
    if not s.decks[seat] and s.discards[seat]:
        s.reshuffle(seat)
    deck = s.decks[seat]
    count = min(n, len(deck))
    if count == 0:
        return
    s.irrevocable += 1
    cards = deck[len(deck) - count :]
    for card in cards:
        s.known[card] = s.known[card] | BIT[seat]
    if s.journal is not None:
        seen: Fact = [CARD_ID[card] for card in cards]
        s.emit(Event("look", {"seat": seat, "count": count}, {"cards": (1 << seat, seen)}))
    if count <= take:
        for _ in range(count):
            keep_top(s, seat, len(s.decks[seat]) - 1)
    else:
        s.ask(KeepCard(seat, count, take))


def keep_top(s: ChasmsState, seat: int, place: int) -> None:
    """One of the cards that were looked at goes into the hand."""
    deck = s.decks[seat]
    card = deck[place]
    s.decks[seat] = deck[:place] + deck[place + 1 :]
    s.gain_card(seat, card)
    if s.journal is not None:
        s.emit(Event("keep", {"seat": seat}, {"card": (1 << seat, CARD_ID[card])}))


class KeepCard(Pending["ChasmsState"]):
    """Which of the top cards of the own deck to keep; the rest goes to the bottom."""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "CH-C30"

    def __init__(self, seat: int, looked: int, take: int) -> None:
        super().__init__(seat)
        self.looked = looked
        self.take = take

    def cards(self, state: ChasmsState) -> list[int]:
        """The cards looked at."""
        deck = state.decks[self.seat]
        return deck[len(deck) - self.looked :]

    def legal(self, state: ChasmsState) -> list[Action]:
        """One per face; asked also if they are alike, or the others would know."""
        return faces_among(self.cards(state), KEEP_FACE)

    def apply(self, state: ChasmsState, action: Action) -> None:
        """Into the hand; after the last one the rest goes to the bottom, in the same order."""
        deck = state.decks[self.seat]
        place = len(deck) - 1
        while FACE_OF[deck[place]] != action.item:
            place -= 1
        keep_top(state, self.seat, place)
        if self.take > 1:
            state.ask(KeepCard(self.seat, self.looked - 1, self.take - 1))
        else:
            deck = state.decks[self.seat]
            middle = len(deck) - (self.looked - 1)
            state.decks[self.seat] = deck[middle:] + deck[:middle]

    def shown(self, state: ChasmsState, action: Action) -> int:
        """That a card is kept, whichever it is."""
        return KEEP_FACE[0].code

    def prompt(self, state: ChasmsState) -> Message:
        """How many to go."""
        return Message("prompt.keep", {"count": self.take})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """The card."""
        return Message("option.keep", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Only one of these."""
        return Refusal("CH-C30", Message("refusal.keep"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.looked, self.take]


# -- two evils ------------------------------------------------------------------------------------


class PickEvil(Pending["ChasmsState"]):
    """CH-C54. Extort: give VP, or lose a Heart. Asked only if there are VP to give."""

    kind: ClassVar[str] = "pick"
    rule: ClassVar[str] = "CH-C54"

    def __init__(
        self, seat: int, program: int, index: int, cause: int, player: int, card: int
    ) -> None:
        super().__init__(seat)
        self.program = program
        self.index = index
        self.cause = cause
        self.player = player
        self.card = card

    def legal(self, state: ChasmsState) -> list[Action]:
        """One or the other."""
        return [PAY_VP, PAY_HEART]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """That part of the card happens."""
        parts = PROGRAMS[self.program][self.index].parts
        part = parts[0] if action.verb == GIVE_VP else parts[1]
        state.agenda.append(
            running.Run(part.program, 0, self.cause, self.player, self.seat, -1, 0, self.card)
        )

    def prompt(self, state: ChasmsState) -> Message:
        """Who wants it."""
        return Message("prompt.pick", {"target": f"seat:{self.player}"})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """What it costs."""
        if action.verb == GIVE_VP:
            n = PROGRAMS[PROGRAMS[self.program][self.index].parts[0].program][0].n
            return Message("option.give_vp", {"n": min(n, state.vp[self.seat])})
        return Message("option.give_heart")

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """One of the two it must be."""
        return Refusal("CH-C54", Message("refusal.pick"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.program, self.index, self.cause, self.player, self.card]
