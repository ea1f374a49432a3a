"""The table of Chasms: its zones and the small verbs that move cards and tokens between them.

Verbs move components, keep track of who knows what, and emit the event. Rules decide, and call
them.
"""

from __future__ import annotations

from typing import Any, Final

from fathomless.core.event import Event, Fact
from fathomless.core.game import Game, get
from fathomless.core.jsontypes import JsonDict
from fathomless.core.outcome import Outcome
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.chasms import knowledge, save, scoring, turn, view, windows
from fathomless.games.chasms.material import (
    BIT,
    CARD_ID,
    CARD_WHEN,
    CAUSE_IDS,
    FACE_OF,
    FACTION_CARDS,
    HEART_TOKENS,
    MAX_HEARTS,
)
from fathomless.games.chasms.steps import IDLE, THIS_TURN, Lasting, Step

NOTHING: Final[list[int]] = []  # stands for zones that do not exist yet; never changed
NO_ZONES: Final[list[list[int]]] = []
NO_STEPS: Final[list[Step]] = []
NO_LASTING: Final[list[Lasting]] = []


class ChasmsState(State):
    """One moment of Chasms. Sets of seats are bit masks."""

    __slots__ = (
        "active",
        "agenda",
        "alive",
        "bank",
        "board",
        "boost_all",
        "boost_next",
        "decks",
        "discards",
        "dying",
        "echo",
        "ending",
        "epoch",
        "face_down",
        "front",
        "ghost",
        "hands",
        "hearts",
        "held",
        "known",
        "last_play",
        "last_progress",
        "lasting",
        "leader_used",
        "leaders",
        "limbo",
        "memory",
        "mode",
        "monsters",
        "mvp",
        "owner",
        "phase",
        "picks",
        "pile",
        "plays_left",
        "pointed",
        "ranking",
        "revealed",
        "slots",
        "starter",
        "strike",
        "tie",
        "vp",
    )

    def __init__(self, seats: int, rng: Rng, monsters: int, ghost: bool) -> None:
        super().__init__(seats, rng)
        self.monsters = monsters  # how many are fought in this game
        self.ghost = ghost  # the house rule: dead players roll two dice and pick
        self.mode = 0  # how Factions are chosen
        # A list marked † is replaced, never changed, so that copies may share it.
        # The match.
        self.phase = 0
        self.picks = 0  # of the draft
        self.ending = -1
        self.ranking: list[list[int]] = NO_ZONES  # †
        self.tie = False  # the first place was rolled for
        # The Hunters.
        self.leaders: list[int] = NOTHING  # † two Factions per seat; −1: not chosen yet
        self.owner: list[int] = NOTHING  # † Faction → seat; −1: nobody's
        self.hearts: list[int] = NOTHING
        self.pile = HEART_TOKENS
        self.vp: list[int] = NOTHING
        self.bank = 0  # VP that came back, less those given out; the pile has no end (CH-C71)
        self.alive = 0  # the seats that are not dead
        self.hands: list[list[int]] = NO_ZONES
        self.held: list[int] = NOTHING  # per seat: the moments of the Instants in hand
        # Of decks and discard piles each inner list is †.
        self.decks: list[list[int]] = NO_ZONES  # the last card is the top
        self.discards: list[list[int]] = NO_ZONES
        self.front: list[int] = NOTHING  # † lasting cards, as 256 × seat + card
        self.lasting: list[Lasting] = NO_LASTING  # † oldest first
        self._clear_table()

    def _clear_table(self) -> None:
        """Nothing is in play yet, and nothing is being resolved."""
        # The Monsters.
        self.face_down: list[int] = NOTHING  # † the last one is next; more than are fought
        self.revealed = 0
        self.board: list[int] = NOTHING  # † in play
        self.mvp: list[int] = NOTHING  # by Monster: VP on it
        # The turn.
        self.starter = self.active = 0
        # Turns so far, those of dead players included; the latest with a card played; the latest
        # with VP off a Monster, or a death.
        self.slots = self.last_play = self.last_progress = 0
        self.plays_left = 0
        self.leader_used = False
        self.boost_next = self.boost_all = 0
        self.echo = False
        # What is being resolved.
        self.agenda: list[Step] = NO_STEPS
        self.limbo: list[int] = NOTHING  # cards in no pile until they are done
        self.dying = -1  # whose last window is open
        self.pointed = -1  # the Monster that a Skill has been pointed at
        self.strike = IDLE  # the attack
        # Who knows what: see knowledge.py.
        self.known: list[int] = NOTHING
        self.epoch: list[int] = NOTHING  # †
        self.memory: list[list[int]] = NO_ZONES  # †

    # -- the contract ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Chasms."""
        return get("chasms")

    def go_on(self) -> None:
        """Carry the game on to its next question, or to its end."""
        turn.go_on(self)

    def outcome(self) -> Outcome:
        """The result of the finished game."""
        return scoring.outcome(self)

    def copy(self) -> ChasmsState:
        """An independent twin."""
        twin = ChasmsState(self.seats, self.rng.copy(), self.monsters, self.ghost)
        twin.asked = self.asked
        twin.under = self.under
        twin.irrevocable = self.irrevocable
        twin.mode = self.mode
        twin.phase = self.phase
        twin.picks = self.picks
        twin.ending = self.ending
        twin.ranking = self.ranking
        twin.tie = self.tie
        self.copy_hunters(twin)
        self.copy_turn(twin)
        twin.strike = self.strike if self.strike is IDLE else self.strike.copy()
        twin.known = self.known[:]
        twin.epoch = self.epoch
        twin.memory = self.memory
        return twin

    def copy_hunters(self, twin: ChasmsState) -> None:
        """Everything in front of the players, and the Monsters."""
        twin.leaders = self.leaders
        twin.owner = self.owner
        twin.hearts = self.hearts[:]
        twin.pile = self.pile
        twin.vp = self.vp[:]
        twin.bank = self.bank
        twin.alive = self.alive
        twin.hands = [cards[:] for cards in self.hands]
        twin.held = self.held[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.front = self.front
        twin.lasting = self.lasting
        twin.face_down = self.face_down
        twin.revealed = self.revealed
        twin.board = self.board
        twin.mvp = self.mvp[:]

    def copy_turn(self, twin: ChasmsState) -> None:
        """The turn and what is being resolved."""
        twin.starter = self.starter
        twin.active = self.active
        twin.slots = self.slots
        twin.last_play = self.last_play
        twin.last_progress = self.last_progress
        twin.plays_left = self.plays_left
        twin.leader_used = self.leader_used
        twin.boost_next = self.boost_next
        twin.boost_all = self.boost_all
        twin.echo = self.echo
        twin.agenda = self.agenda[:]
        twin.limbo = self.limbo[:]
        twin.dying = self.dying
        twin.pointed = self.pointed

    def determinise(self, seat: int | None, rng: Rng) -> ChasmsState:
        """A state that this seat cannot tell from the present one."""
        return knowledge.determinise(self, self.seats if seat is None else seat, rng)

    def table_view(self, seat: int | None) -> JsonDict:
        """What this seat sees of the table."""
        return view.table_view(self, seat)

    def to_json(self) -> JsonDict:
        """Everything, losslessly."""
        return save.to_json(self)

    def asked_next(self) -> list[Pending[Any]]:
        """CH-C22, CH-C67. In a window, those who come after the one who is asked."""
        return windows.asked_next(self)

    def census(self) -> int:
        """Cards, Hearts, VP and Monsters together: the same number at every moment."""
        count = self.pile + self.bank + len(self.front) + len(self.limbo)
        for seat in range(self.seats):
            count += len(self.hands[seat]) + len(self.decks[seat]) + len(self.discards[seat])
            count += self.hearts[seat] + self.vp[seat]
        for value in self.mvp:
            count += value
        for seat in self.owner:
            if seat < 0:
                count += FACTION_CARDS  # still in the box, or to be drafted
        return count + len(self.face_down) + self.revealed

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.ending >= 0

    @property
    def last_round(self) -> bool:
        """CH-C13, CH-C56. From the reveal of the last Monster on."""
        return self.revealed >= self.monsters

    @property
    def is_cut_short(self) -> bool:
        """CH-C17. Whether the active player has died in this turn, brought back or not."""
        return self.phase == turn.BEGIN

    def is_alive(self, seat: int) -> bool:
        """Whether a seat is not dead."""
        return self.alive & BIT[seat] != 0

    def owner_of(self, card: int) -> int:
        """Whose Faction a card belongs to, wherever it is."""
        return self.owner[card // FACTION_CARDS]

    def has_leader(self, seat: int, faction: int) -> bool:
        """Whether this Leader stands in front of the seat."""
        return self.owner[faction] == seat

    def limited(self, seat: int, kind: int) -> bool:
        """Whether this limit holds on the present turn of a seat (CH-C50)."""
        for entry in self.lasting:
            if entry.kind == kind and entry.holder == seat and entry.until == THIS_TURN:
                return True
        return False

    # -- cards -------------------------------------------------------------------------------------

    def gain_card(self, seat: int, card: int) -> None:
        """A card into a hand, whose owner sees it."""
        self.hands[seat].append(card)
        self.held[seat] = self.held[seat] | CARD_WHEN[card]
        self.known[card] = self.known[card] | BIT[seat]

    def lose_card(self, seat: int, place: int) -> int:
        """The card at this place out of a hand."""
        hand = self.hands[seat]
        card = hand.pop(place)
        if CARD_WHEN[card]:
            moments = 0
            for other in hand:
                moments |= CARD_WHEN[other]
            self.held[seat] = moments
        return card

    def place_of(self, seat: int, face: int) -> int:
        """Where in a hand a card with this face is; −1: nowhere."""
        hand = self.hands[seat]
        for place in range(len(hand)):
            if FACE_OF[hand[place]] == face:
                return place
        return -1

    def draw(self, seat: int, count: int) -> None:
        """CH-C21. From the own deck; when it is empty the own discard pile is shuffled first."""
        drawn: list[int] = []
        while len(drawn) < count:
            if not self.decks[seat]:
                if not self.discards[seat]:
                    break
                self.reshuffle(seat)
            deck = self.decks[seat]
            left = max(len(deck) - count + len(drawn), 0)
            for place in range(len(deck) - 1, left - 1, -1):
                self.gain_card(seat, deck[place])
                drawn.append(deck[place])
            self.decks[seat] = deck[:left]
        self.irrevocable += 1
        if self.journal is not None and drawn:
            cards: Fact = [CARD_ID[card] for card in drawn]
            facts: dict[str, Fact] = {"seat": seat, "count": len(drawn)}
            self.emit(Event("draw", facts, {"cards": (1 << seat, cards)}))

    def reshuffle(self, seat: int) -> None:
        """The discard pile becomes the deck."""
        deck = self.discards[seat][:]
        self.discards[seat] = []
        self.rng.shuffle(deck)
        self.decks[seat] = deck
        knowledge.reshuffled(self, deck)
        if self.journal is not None:
            self.emit(Event("reshuffle", {"seat": seat, "count": len(deck)}))

    def bury(self, card: int) -> None:
        """CH-R39, CH-C27, CH-C48. A card onto its owner's discard pile."""
        owner = self.owner_of(card)
        self.discards[owner] = [*self.discards[owner], card]

    def discard(self, seat: int, place: int, random: bool) -> None:
        """The card at this place of a hand onto its owner's discard pile, seen by all."""
        card = self.hands[seat][place]
        knowledge.show(self, card, seat)
        self.lose_card(seat, place)
        self.bury(card)
        if self.journal is not None:
            how = "random" if random else "chosen"
            self.emit(Event("discard", {"seat": seat, "card": CARD_ID[card], "how": how}))

    def move_card(self, giver: int, receiver: int, place: int) -> None:
        """A card from hand to hand; only the two of them see it."""
        knowledge.note_move(self, giver, receiver, self.hands[giver][place])
        card = self.lose_card(giver, place)
        self.gain_card(receiver, card)

    # -- VP and Hearts -----------------------------------------------------------------------------

    def gain_vp(self, seat: int, count: int) -> None:
        """VP into a player's heap; below nothing it never goes."""
        self.vp[seat] = self.vp[seat] + count

    def lose_hearts(self, seat: int, count: int, cause: int, actor: int) -> int:
        """Hearts back to the pile; returns how many (CH-C19: never below 0)."""
        lost = min(count, self.hearts[seat])
        self.hearts[seat] = self.hearts[seat] - lost
        self.pile += lost
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "count": lost, "left": self.hearts[seat]}
            facts["cause"] = CAUSE_IDS[cause]
            facts["actor"] = actor
            self.emit(Event("hurt", facts))
        return lost

    def gain_hearts(self, seat: int, count: int) -> int:
        """CH-R22, CH-C19. At most 12, and what the pile allows; returns how many."""
        gained = min(count, MAX_HEARTS - self.hearts[seat], self.pile)
        self.hearts[seat] = self.hearts[seat] + gained
        self.pile -= gained
        return gained

    # -- what lasts --------------------------------------------------------------------------------

    def add_lasting(self, entry: Lasting) -> None:
        """Something new that stays."""
        self.lasting = [*self.lasting, entry]

    def drop_lasting(self, entry: Lasting) -> None:
        """It is spent or over; its card leaves when nothing of it is left (CH-R38)."""
        self.lasting = [other for other in self.lasting if other is not entry]
        card = entry.card
        if card < 0 or any(other.card == card for other in self.lasting):
            return
        for place in self.front:
            if place & 255 == card:
                self.front = [other for other in self.front if other != place]
                self.bury(card)
                if self.journal is not None:
                    seat = place >> 8
                    self.emit(Event("spent", {"seat": seat, "card": CARD_ID[card]}))
                return
