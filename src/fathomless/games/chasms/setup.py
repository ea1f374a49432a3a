"""The set-up: Factions, decks, Hearts, Monsters (CH-R10–R14, CH-C2, CH-C4, CH-C5, CH-C68)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms import attack
from fathomless.games.chasms.actions import DRAFT_FACTION
from fathomless.games.chasms.material import (
    CARD_COUNT,
    FACTION_CARDS,
    FACTION_COUNT,
    FACTION_IDS,
    FACTIONS_EACH,
    MONSTER_COUNT,
    MONSTER_STARS,
    OPENING_HAND,
    STARTING_HEARTS,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

DRAFTED: Final = 0  # how Factions are chosen
AT_RANDOM: Final = 1
FIXED: Final = 2


def set_up(s: ChasmsState, stars: int, mode: int, fixed: list[int]) -> None:
    """CH-R13, CH-C4, CH-C5. A random start player, the Monsters, and Factions as agreed."""
    s.mode = mode
    s.starter = int(s.rng.below(s.seats))
    s.leaders = [-1] * (FACTIONS_EACH * s.seats)
    s.owner = [-1] * FACTION_COUNT
    s.alive = (1 << s.seats) - 1
    s.hearts = [0] * s.seats
    s.vp = [0] * s.seats
    s.hands = [[] for _ in range(s.seats)]
    s.held = [0] * s.seats
    s.decks = [[] for _ in range(s.seats)]
    s.discards = [[] for _ in range(s.seats)]
    s.limbo = []
    s.agenda = []
    s.known = [0] * CARD_COUNT
    s.epoch = [0] * CARD_COUNT
    s.mvp = [0] * MONSTER_COUNT
    stack = [number for number in range(MONSTER_COUNT) if MONSTER_STARS[number] <= stars]
    s.rng.shuffle(stack)
    s.face_down = stack
    s.monsters = min(s.monsters, len(stack))
    if s.journal is not None:
        s.emit(Event("start", {"starter": s.starter, "count": s.monsters}))
    if mode != DRAFTED:
        give_factions(s, fixed)


def give_factions(s: ChasmsState, fixed: list[int]) -> None:
    """CH-C2, CH-C68. Two to each seat: as agreed, or dealt at random."""
    factions = fixed
    if s.mode == AT_RANDOM:
        factions = list(range(FACTION_COUNT))
        s.rng.shuffle(factions)
    for number in range(FACTIONS_EACH * s.seats):
        choose_faction(s, number // FACTIONS_EACH, factions[number])


def choose_faction(s: ChasmsState, seat: int, faction: int) -> None:
    """CH-R10. The Leader is laid out; the cards wait for the second Faction."""
    place = FACTIONS_EACH * seat
    if s.leaders[place] >= 0:
        place += 1
    s.leaders = [faction if i == place else s.leaders[i] for i in range(len(s.leaders))]
    s.owner = [seat if i == faction else s.owner[i] for i in range(FACTION_COUNT)]
    s.decks[seat] = s.decks[seat] + list(
        range(FACTION_CARDS * faction, FACTION_CARDS * (faction + 1))
    )
    s.picks += 1
    if s.journal is not None:
        s.emit(Event("faction", {"seat": seat, "faction": FACTION_IDS[faction]}))


def drafter(s: ChasmsState) -> int:
    """CH-C2. Whose pick it is: once round from the start player, then back."""
    number = s.picks
    if number >= s.seats:
        number = 2 * s.seats - 1 - number
    return (s.starter + number) % s.seats


def deal(s: ChasmsState) -> None:
    """CH-R10–R14. Shuffle the decks, draw 5, take 5 Hearts, reveal the first Monster."""
    s.irrevocable += 1
    s.active = s.starter
    for step in range(s.seats):
        seat = (s.starter + step) % s.seats
        deck = s.decks[seat][:]
        s.rng.shuffle(deck)
        s.decks[seat] = deck
        s.hearts[seat] = STARTING_HEARTS
        s.pile -= STARTING_HEARTS
        s.draw(seat, OPENING_HAND)
    attack.reveal(s)


class Draft(Pending["ChasmsState"]):
    """CH-R10, CH-C2. Which Faction to take."""

    kind: ClassVar[str] = "draft"
    rule: ClassVar[str] = "CH-R10"

    def legal(self, state: ChasmsState) -> list[Action]:
        """Those that nobody has."""
        return [DRAFT_FACTION[i] for i in range(FACTION_COUNT) if state.owner[i] < 0]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """It is theirs."""
        choose_faction(state, self.seat, action.item)

    def prompt(self, state: ChasmsState) -> Message:
        """The first or the second."""
        first = state.leaders[FACTIONS_EACH * self.seat] < 0
        return Message("prompt.draft", {"count": 1 if first else 2})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """The Faction."""
        return Message("option.draft", {"faction": f"faction:{FACTION_IDS[action.item]}"})

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """It is taken, or something else comes first."""
        return Refusal("CH-C2", Message("refusal.draft"))
