"""The table of The Abyss: its zones and the small verbs that move cards between them.

Verbs move components, keep track of who knows what, and emit the event. Rules decide, and call
them.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.event import Event, Fact
from fathomless.core.game import Game, get
from fathomless.core.jsontypes import JsonDict
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss import knowledge, save, scoring, turn, view
from fathomless.games.the_abyss.material import (
    CARD_ID,
    FACE_BIT,
    FACE_OF,
    LAST_PANIC,
    SEAT_BIT,
    VALUE,
    faces_in,
)

NOTHING: Final[list[int]] = []  # stands for zones that do not exist yet; never changed
NO_HANDS: Final[list[list[int]]] = []


class TheAbyssState(State):
    """One moment of The Abyss. Sets of seats and sets of faces are bit masks."""

    __slots__ = (
        "active",
        "beginner",
        "deck",
        "destroyed",
        "discard",
        "drawer",
        "drawn_clear",
        "drawn_panic",
        "drew",
        "ends",
        "faces",
        "finished",
        "first",
        "hands",
        "known",
        "last_turn",
        "memory",
        "panics",
        "piles",
        "played",
        "points",
        "removed",
        "rounds",
        "second",
        "standing",
        "starter",
        "target",
        "top",
        "totals",
        "turns",
    )

    def __init__(self, seats: int, rng: Rng, target: int, beginner: bool) -> None:
        super().__init__(seats, rng)
        self.target = target
        self.beginner = beginner
        # A list marked † is replaced, never changed, so that copies may share it.
        # The match.
        self.totals: list[int] = NOTHING  # †
        self.rounds: list[list[int]] = NO_HANDS  # † the scores of each finished round
        self.ends: list[int] = NOTHING  # † how each finished round ended
        self.finished = False
        # The round.
        self.starter = 0
        self.active = 0  # whose turn it is
        self.drew = False  # whether the draw of this turn has begun
        self.turns = 0
        self.last_turn: list[int] = NOTHING  # per seat: number of the latest turn it began
        self.standing = 0  # the seats that are not eliminated
        self.deck: list[int] = NOTHING  # † cards before `top` have left it
        self.top = 0
        self.discard: list[int] = NOTHING
        self.first = -1  # the cards of a running draw, in the order drawn; −1: none
        self.second = -1
        self.drawer = -1  # whose draw is running; −1: nobody's
        self.drawn_panic = False  # the running draw has brought a Panic
        self.drawn_clear = False  # everybody can tell that no further Panic is in it
        self.hands: list[list[int]] = NO_HANDS
        self.points: list[int] = NOTHING  # what each hand is worth
        self.faces: list[int] = NOTHING  # the set of faces in each hand
        self.panics: list[int] = NOTHING  # † how many lie face-up in front of each seat
        self.played: list[int] = NOTHING  # all played cards, as 64 × seat + card
        self.piles: list[int] = NOTHING  # † the hidden piles of eliminated seats, likewise
        self.removed: list[int] = NOTHING  # † sacrificed cards, public
        self.destroyed = 0  # how many Panic have left the round
        # Who knows what: see knowledge.py.
        self.known: list[int] = NOTHING  # per card: the observers that know where it is
        self.memory: list[int] = NOTHING  # † thefts, and what observers took for something else

    # -- the contract ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The Abyss."""
        return get("the-abyss")

    def go_on(self) -> None:
        """Carry the game on to its next question, or to its end."""
        turn.go_on(self)

    def outcome(self) -> Outcome:
        """The result of the finished game."""
        return scoring.outcome(self)

    def copy(self) -> TheAbyssState:
        """An independent twin."""
        twin = TheAbyssState(self.seats, self.rng.copy(), self.target, self.beginner)
        twin.asked = self.asked
        twin.under = self.under
        twin.irrevocable = self.irrevocable
        twin.totals = self.totals
        twin.rounds = self.rounds
        twin.ends = self.ends
        twin.finished = self.finished
        twin.starter = self.starter
        twin.active = self.active
        twin.drew = self.drew
        twin.turns = self.turns
        twin.last_turn = self.last_turn[:]
        twin.standing = self.standing
        twin.deck = self.deck
        twin.top = self.top
        twin.discard = self.discard[:]
        twin.first = self.first
        twin.second = self.second
        twin.drawer = self.drawer
        twin.drawn_panic = self.drawn_panic
        twin.drawn_clear = self.drawn_clear
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.faces = self.faces[:]
        twin.panics = self.panics
        twin.played = self.played[:]
        twin.piles = self.piles
        twin.removed = self.removed
        twin.destroyed = self.destroyed
        twin.known = self.known[:]
        twin.memory = self.memory
        return twin

    def determinise(self, seat: int | None, rng: Rng) -> TheAbyssState:
        """A state that this seat cannot tell from the present one."""
        return knowledge.determinise(self, self.seats if seat is None else seat, rng)

    def table_view(self, seat: int | None) -> JsonDict:
        """What this seat sees of the table."""
        return view.table_view(self, seat)

    def to_json(self) -> JsonDict:
        """Everything, losslessly."""
        return save.to_json(self)

    def census(self) -> int:
        """How many cards there are in all zones together: 51 (TA-R1)."""
        count = len(self.deck) - self.top + len(self.discard) + self.destroyed
        count += (self.first >= 0) + (self.second >= 0)
        count += len(self.removed) + len(self.played) + len(self.piles)
        for seat in range(self.seats):
            count += len(self.hands[seat]) + self.panics[seat]
        return count

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def drawn(self) -> list[int]:
        """The cards of a running draw, in the order drawn."""
        return [card for card in (self.first, self.second) if card >= 0]

    @property
    def deck_size(self) -> int:
        """How many cards the deck still has."""
        return len(self.deck) - self.top

    def is_out(self, seat: int) -> bool:
        """Whether a seat is eliminated from this round."""
        return not self.standing & SEAT_BIT[seat]

    # -- verbs -------------------------------------------------------------------------------------

    def gain(self, seat: int, card: int) -> None:
        """A card into a hand; there is no hand limit (TA-A23)."""
        self.hands[seat].append(card)
        # Written out: compiled, `x[i] += y` is several times slower than `x[i] = x[i] + y`.
        self.points[seat] = self.points[seat] + VALUE[card]
        self.faces[seat] = self.faces[seat] | FACE_BIT[card]

    def lose(self, seat: int, place: int) -> int:
        """The card at this place out of a hand."""
        hand = self.hands[seat]
        card = hand.pop(place)
        self.points[seat] = self.points[seat] - VALUE[card]
        self.faces[seat] = faces_in(hand)
        return card

    def take_discard(self, seat: int) -> None:
        """The top card of the discard pile into a hand; everybody has seen it."""
        card = self.discard.pop()
        self.gain(seat, card)
        if self.journal is not None:
            self.emit(Event("take", {"seat": seat, "card": CARD_ID[card]}))

    def draw(self, seat: int) -> None:
        """Two cards from the deck, or the last one: a draw that is now running."""
        self.irrevocable += 1
        top = self.top
        two = top + 1 < len(self.deck)
        self.first = self.deck[top]
        self.second = self.deck[top + 1] if two else -1
        self.top = top + 2 if two else top + 1
        self.drawer = seat
        self.drawn_panic = False
        self.drawn_clear = False
        known = self.known
        known[self.first] = known[self.first] | SEAT_BIT[seat]
        if two:
            known[self.second] = known[self.second] | SEAT_BIT[seat]
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "count": 2 if two else 1}
            cards: Fact = [CARD_ID[card] for card in self.drawn]
            self.emit(Event("draw", facts, {"cards": (1 << seat, cards)}))

    def put_down(self, card: int) -> None:
        """One card less in the running draw."""
        if card == self.first:
            self.first = self.second
        self.second = -1

    def discard_drawn(self, card: int) -> None:
        """A card of the running draw onto the discard pile."""
        twins = self.second >= 0 and FACE_OF[self.first] == FACE_OF[self.second]
        knowledge.show(self, card, self.drawn if twins else NOTHING)
        self.put_down(card)
        self.discard.append(card)
        if self.journal is not None:
            self.emit(Event("discard", {"seat": self.drawer, "card": CARD_ID[card]}))

    def keep_drawn(self) -> None:
        """The card that is left of the running draw into the drawer's hand."""
        card = self.first
        self.first = -1
        self.gain(self.drawer, card)
        if self.journal is not None:
            secret: dict[str, tuple[int, Fact]] = {"card": (1 << self.drawer, CARD_ID[card])}
            self.emit(Event("keep", {"seat": self.drawer}, secret))

    def lay_panic(self, seat: int, card: int) -> None:
        """A Panic from the deck face-up in front of a seat."""
        knowledge.show(self, card, NOTHING)
        self.panics = changed(self.panics, seat, self.panics[seat] + 1)
        if self.journal is not None:
            self.emit(Event("panic", {"seat": seat, "count": self.panics[seat]}))

    def move_panic(self, giver: int, receiver: int) -> None:
        """A Panic from in front of one seat to in front of another; they are all alike (TA-A32)."""
        self.panics = changed(self.panics, giver, self.panics[giver] - 1)
        self.panics = changed(self.panics, receiver, self.panics[receiver] + 1)
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": giver, "target": receiver}
            facts["count"] = self.panics[receiver]
            self.emit(Event("gift", facts))

    def play_card(self, seat: int, face: int) -> None:
        """A combo card from a hand, face-up in front of its owner; it scores no more (TA-R15)."""
        hand = self.hands[seat]
        place = 0
        while FACE_OF[hand[place]] != face:
            place += 1
        card = hand[place]
        knowledge.show(self, card, hand)
        self.lose(seat, place)
        self.played.append(64 * seat + card)
        if self.journal is not None:
            self.emit(Event("play", {"seat": seat, "card": CARD_ID[card]}))

    def steal(self, thief: int, victim: int) -> None:
        """A random card from one hand to another; only the two of them see it (TA-A25)."""
        self.irrevocable += 1
        place = self.rng.below(len(self.hands[victim]))
        knowledge.note_theft(self, thief, victim, self.hands[victim][place])
        card = self.lose(victim, place)
        self.gain(thief, card)
        if self.journal is not None:
            both = 1 << thief | 1 << victim
            facts: dict[str, Fact] = {"seat": thief, "target": victim}
            self.emit(Event("steal", facts, {"card": (both, CARD_ID[card])}))

    def sacrifice(self, seat: int, places: int) -> None:
        """Cards from a hand out of the round, face-up, and one of the seat's Panic with them.

        The set of their places in the hand is read from the last card on, so that each is where it
        was.
        """
        before = self.points[seat]
        cards: list[int] = []
        for place in range(len(self.hands[seat]) - 1, -1, -1):
            if places >> place & 1:
                knowledge.show(self, self.hands[seat][place], self.hands[seat])
                cards.append(self.lose(seat, place))
        self.removed = self.removed + cards
        self.panics = changed(self.panics, seat, self.panics[seat] - 1)
        self.destroyed += 1
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "cards": [CARD_ID[card] for card in cards]}
            facts["points"] = before - self.points[seat]
            self.emit(Event("sacrifice", facts))

    def eliminate(self, seat: int) -> None:
        """A seat out of the round; its hand becomes a hidden pile."""
        self.standing &= ~SEAT_BIT[seat]
        self.piles = self.piles + [64 * seat + card for card in self.hands[seat]]
        self.hands[seat] = []
        self.points[seat] = 0
        self.faces[seat] = 0
        if self.journal is not None:
            self.emit(Event("eliminated", {"seat": seat}))

    def drop_running_draw(self) -> None:
        """The rest of an eliminated drawer's draw: Panic out of the round, else discarded."""
        while self.first >= 0:
            card = self.first
            if card <= LAST_PANIC:
                knowledge.show(self, card, NOTHING)
                self.put_down(card)
                self.destroyed += 1
            else:
                self.discard_drawn(card)
        self.drawer = -1

    def look(self, seat: int, count: int) -> None:
        """A seat looks at the top of the deck."""
        self.irrevocable += 1
        cards = self.deck[self.top : self.top + count]
        for card in cards:
            self.known[card] = self.known[card] | SEAT_BIT[seat]
        if self.journal is not None:
            seen: Fact = [CARD_ID[card] for card in cards]
            self.emit(Event("look", {"seat": seat, "count": count}, {"cards": (1 << seat, seen)}))

    def sink(self, count: int) -> None:
        """The top cards of the deck go to its bottom, in the same order (TA-A33)."""
        middle = self.top + count
        self.deck = self.deck[middle:] + self.deck[self.top : middle]
        self.top = 0


def changed(numbers: list[int], place: int, value: int) -> list[int]:
    """The same list with one number changed."""
    twin = numbers[:]
    twin[place] = value
    return twin
