"""What lies in the zones of Kraken: Nebulis, the figure, Sentinel tokens, Loot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event, Fact
from fathomless.games.abyss.box import FIRST_KRAKEN_LOCATION, SEAT_BIT
from fathomless.games.abyss.extension import Extension
from fathomless.games.abyss.kraken.material import LOCATIONS, SENTINELS
from fathomless.games.abyss.lists import changed, changed_number

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

NOBODY: Final = -1
NOWHERE: Final = -1
WIDTH: Final = 64  # a place of a token is WIDTH × zone + item

SITES: Final = [  # the loot sites, by their numbers
    FIRST_KRAKEN_LOCATION + place for place, tile in enumerate(LOCATIONS) if tile.of == "loot"
]
FIRST_SITE: Final = SITES[0]

NOTHING: Final[list[int]] = []  # stands for zones that do not exist yet; never changed
NO_LISTS: Final[list[list[int]]] = []
NOBODYS: Final = [NOBODY] * len(SENTINELS)
UNPLACED: Final = [NOWHERE] * len(SENTINELS)


class Zones(Extension):
    """The components of Kraken. Every list is replaced, never changed, so that copies share it."""

    nebulis: list[int]  # by seat
    holder: int  # who has the figure
    owner: list[int]  # of each Sentinel token
    place: list[int]  # of each Sentinel token; NOWHERE: in its owner's hand, or in the box
    guarded: int  # the set of zones in which one lies
    idle: int  # how many are in their owners' hands
    loot_deck: list[int]  # cards before `loot_top` have left it
    loot_top: int
    loot: list[list[int]]  # by site
    loot_gone: list[int]
    again: int  # the set of seats that have bought twice in this turn
    doomed: list[int]  # affiliated Allies chosen for the Executioner, as 64 × seat + face
    unsettled: bool  # Nebulis have changed hands and the figure was not looked at; never at rest

    def __init__(self) -> None:
        self.nebulis = NOTHING
        self.holder = NOBODY
        self.owner = NOBODYS
        self.place = UNPLACED
        self.guarded = self.idle = 0
        self.loot_deck = NOTHING
        self.loot_top = 0
        self.loot = NO_LISTS
        self.loot_gone = NOTHING
        self.again = 0
        self.doomed = NOTHING
        self.unsettled = False

    def copy_zones(self, twin: Zones) -> None:
        """The same in a twin."""
        twin.nebulis = self.nebulis
        twin.holder = self.holder
        twin.owner = self.owner
        twin.place = self.place
        twin.guarded = self.guarded
        twin.idle = self.idle
        twin.loot_deck = self.loot_deck
        twin.loot_top = self.loot_top
        twin.loot = self.loot
        twin.loot_gone = self.loot_gone
        twin.again = self.again
        twin.doomed = self.doomed

    def gain_nebulis(self, s: AbyssState, seat: int, count: int, why: str) -> None:
        """Nebulis from the supply, which never runs out (AB-A44)."""
        self.nebulis = changed_number(self.nebulis, seat, self.nebulis[seat] + count)
        self.unsettled = True
        if s.journal is not None:
            s.emit(Event("nebulis", {"seat": seat, "count": count, "why": why}))

    def lose_nebulis(self, seat: int, count: int) -> None:
        """Nebulis back to the supply, or on their way to somebody else."""
        self.nebulis = changed_number(self.nebulis, seat, self.nebulis[seat] - count)
        self.unsettled = True

    def give_figure(self, s: AbyssState, seat: int) -> None:
        """AB-K6. The figure to a player, or beside the board."""
        if seat == self.holder:
            return
        self.holder = seat
        if s.journal is not None:
            if seat == NOBODY:
                s.emit(Event("figure-aside", {}))
            else:
                s.emit(Event("figure", {"seat": seat}))

    def token_on(self, place: int) -> int:
        """The Sentinel token that lies on an element; −1: none."""
        if not self.guarded >> place // WIDTH & 1:
            return NOBODY
        for token in range(len(SENTINELS)):
            if self.place[token] == place:
                return token
        return NOBODY

    def claim_token(self, token: int, seat: int) -> None:
        """AB-K8. A Sentinel token comes with its Lord."""
        self.owner = changed_number(self.owner, token, seat)
        self.count_tokens()

    def put_token(self, token: int, place: int) -> None:
        """A Sentinel token onto an element, or back to its owner."""
        self.place = changed_number(self.place, token, place)
        self.count_tokens()

    def count_tokens(self) -> None:
        """Where tokens lie and how many are idle is asked for at nearly every decision."""
        self.guarded = self.idle = 0
        for token in range(len(SENTINELS)):
            if self.place[token] != NOWHERE:
                self.guarded |= 1 << self.place[token] // WIDTH
            elif self.owner[token] != NOBODY:
                self.idle += 1

    def leaders(self) -> int:
        """AB-A47. The set of seats that have most Nebulis; nobody, if there are none."""
        most = 1
        found = 0
        for seat in range(len(self.nebulis)):
            count = self.nebulis[seat]
            if count > most:
                most = count
                found = SEAT_BIT[seat]
            elif count == most:
                found |= SEAT_BIT[seat]
        return found

    def draw_loot(self, s: AbyssState) -> int:
        """The value of the top Loot card."""
        s.last_progress = s.turns
        s.irrevocable += 1
        value = self.loot_deck[self.loot_top]
        self.loot_top += 1
        return value

    def loot_left(self) -> int:
        """How many Loot cards are in the deck."""
        return len(self.loot_deck) - self.loot_top

    def lay_loot(self, s: AbyssState, seat: int, site: int, value: int) -> None:
        """AB-K9. A card onto a site; with an equal one there both leave the game."""
        found = self.loot[site]
        if value in found:
            left = found[:]
            left.remove(value)
            self.loot = changed(self.loot, site, left)
            self.loot_gone = [*self.loot_gone, value, value]
            if s.journal is not None:
                facts: dict[str, Fact] = {"seat": seat, "value": value}
                s.emit(Event("loot-lost", facts))
        else:
            self.loot = changed(self.loot, site, [*found, value])

    def scatter_loot(self, site: int) -> None:
        """AB-A36. What lies on a site that is given away is out of the game."""
        self.loot_gone = self.loot_gone + self.loot[site]
        self.loot = changed(self.loot, site, [])


def zones_of(s: AbyssState) -> Zones:
    """The zones of Kraken in a match that has it."""
    for extension in s.extensions:
        if isinstance(extension, Zones):
            return extension
    raise LookupError("this match is played without Kraken")
