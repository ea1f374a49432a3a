"""The powers of the Lords of Kraken (AB-P101 to AB-P118).

Those that last are read where they work: Outlaw, Counterfeiter and Cleaner in `nebulis.py`,
Shareholder, Highwayman and Hypnotist in `expansion.py`; the sentinels are in `sentinels.py`. The
farmers have none: AB-P117, AB-P118.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.box import (
    FACE_IDS,
    LORD_BIT,
    LORD_IDS,
    MOST_SEATS,
    SEAT_BIT,
    lord,
)
from fathomless.games.abyss.kraken.actions import GIVE_TO, HEAL_FACE, RELEASE_LORD
from fathomless.games.abyss.kraken.executioner import executioner
from fathomless.games.abyss.kraken.nebulis import NOTHING_MORE, move_figure
from fathomless.games.abyss.kraken.sentinels import sentinel
from fathomless.games.abyss.kraken.zones import zones_of
from fathomless.games.abyss.lists import changed_number
from fathomless.games.abyss.material import COURT_SPACES, MONSTER
from fathomless.games.abyss.once import ONCE_POWERS, OncePower
from fathomless.games.abyss.standing import set_free

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

INHERITANCE: Final = 5


def inheritor(s: AbyssState, seat: int, own: int) -> None:
    """AB-P110. 5 Pearls."""
    s.gain_pearls(seat, INHERITANCE, "inheritor")


# -- once a turn: Ferryman, Recipient --------------------------------------------------------------


class Ferryman(OncePower):
    """AB-P101. A Nebulis to the supply, a Pearl for it."""

    def usable(self, s: AbyssState, seat: int) -> bool:
        """A Nebulis."""
        return zones_of(s).nebulis[seat] > 0

    def begin(self, s: AbyssState, seat: int) -> None:
        """There is nothing to choose, unless the figure moves."""
        zones_of(s).lose_nebulis(seat, 1)
        if s.journal is not None:
            s.emit(Event("ferryman", {"seat": seat}))
        s.gain_pearls(seat, 1, "ferryman")
        move_figure(s, 0, seat, NOTHING_MORE, seat, 0)


class Recipient(OncePower):
    """AB-P115. The top Lord of the deck to the Court, for nothing."""

    def usable(self, s: AbyssState, seat: int) -> bool:
        """Neither with a full Court nor with an empty deck."""
        return len(s.court) < COURT_SPACES and s.lord_top < len(s.lord_deck)

    def begin(self, s: AbyssState, seat: int) -> None:
        """AB-A28. As a plot; no refill follows from it."""
        number = s.add_to_court()
        if s.journal is not None:
            s.emit(Event("recipient", {"seat": seat, "lord": LORD_IDS[number]}))


# -- Fence -----------------------------------------------------------------------------------------


def fence(s: AbyssState, seat: int, own: int) -> None:
    """AB-P104, AB-A52. A Nebulis to each opponent; with fewer the owner chooses; none: lost."""
    others = clockwise(s, seat)
    count = zones_of(s).nebulis[seat]
    if count >= len(others):
        everybody = 0
        for other in others:
            everybody |= SEAT_BIT[other]
        hand_out(s, seat, everybody)
    elif count:
        s.ask(GiveNebulis(seat, 0))


def clockwise(s: AbyssState, seat: int) -> list[int]:
    """The opponents of a seat, from its left."""
    return [(seat + step) % s.seats for step in range(1, s.seats)]


def hand_out(s: AbyssState, seat: int, chosen: int) -> None:
    """AB-A47, AB-A52. One Nebulis each to a set of seats: one event for the figure."""
    zones = zones_of(s)
    zones.lose_nebulis(seat, chosen.bit_count())
    for other in clockwise(s, seat):
        if chosen & SEAT_BIT[other]:
            zones.gain_nebulis(s, other, 1, "fence")
    move_figure(s, chosen, seat, NOTHING_MORE, seat, 0)


class GiveNebulis(Pending["AbyssState"]):
    """AB-A52. The Fence with fewer Nebulis than opponents: who gets one, clockwise.

    `given` is the set of seats so far.
    """

    __slots__ = ("given",)

    kind: ClassVar[str] = "fence"
    rule: ClassVar[str] = "AB-A52"

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def fields(self) -> list[int]:
        """The seat and those chosen so far."""
        return [self.seat, self.given]

    def missing(self, state: AbyssState) -> int:
        """How many are still to be chosen."""
        return zones_of(state).nebulis[self.seat] - self.given.bit_count()

    def legal(self, state: AbyssState) -> list[Action]:
        """Each after the last one, as long as enough follow."""
        left = clockwise(state, self.seat)
        for place in range(len(left) - 1, -1, -1):
            if self.given & SEAT_BIT[left[place]]:
                left = left[place + 1 :]
                break
        return [GIVE_TO[other] for other in left[: len(left) - self.missing(state) + 1]]

    def apply(self, state: AbyssState, action: Action) -> None:
        """One more; with the last one all are handed out together."""
        given = self.given | SEAT_BIT[action.target]
        if self.missing(state) > 1:
            state.ask(GiveNebulis(self.seat, given))
        else:
            hand_out(state, self.seat, given)

    def prompt(self, state: AbyssState) -> Message:
        """To whom."""
        return Message("prompt.fence", {"n": self.missing(state)})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A player."""
        return Message("option.give", {"target": f"seat:{action.target}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Opponents, clockwise."""
        return Refusal("AB-A52", Message("refusal.fence"))


# -- Healer ----------------------------------------------------------------------------------------


def healer(s: AbyssState, seat: int, own: int) -> None:
    """AB-P112, AB-A52. An Ally of the discard pile; without one the power is lost."""
    if HEALINGS[seat].legal(s):
        s.irrevocable += 1  # the pile is looked through
        s.ask(HEALINGS[seat])


class Healing(Pending["AbyssState"]):
    """AB-P112, AB-A43. Any Ally or Kraken of the discard pile, no Monster; shown as it is taken."""

    kind: ClassVar[str] = "healer"
    rule: ClassVar[str] = "AB-P112"

    def legal(self, state: AbyssState) -> list[Action]:
        """One answer per face."""
        return [HEAL_FACE[face] for face in sorted(set(state.discard)) if face != MONSTER]

    def apply(self, state: AbyssState, action: Action) -> None:
        """To hand."""
        state.discard.remove(action.item)
        state.gain(self.seat, action.item)
        if state.journal is not None:
            state.emit(Event("heal", {"seat": self.seat, "card": FACE_IDS[action.item]}))

    def prompt(self, state: AbyssState) -> Message:
        """Which one."""
        return Message("prompt.healer")

    def option(self, state: AbyssState, action: Action) -> Message:
        """An Ally."""
        return Message("option.take", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of the pile."""
        return Refusal("AB-P112", Message("refusal.healer"))


# -- Liberator -------------------------------------------------------------------------------------


def liberator(s: AbyssState, seat: int, own: int) -> None:
    """AB-P116, AB-A51. A Lord comes free from under a Location; nobody there: lost."""
    if LIBERATIONS[seat].legal(s):
        s.ask(LIBERATIONS[seat])


class Liberation(Pending["AbyssState"]):
    """AB-P116, AB-A1, AB-A51. Keys and lasting power work again; no arrow does. The tile stays."""

    kind: ClassVar[str] = "liberator"
    rule: ClassVar[str] = "AB-A51"

    def legal(self, state: AbyssState) -> list[Action]:
        """One's own Lords under Locations."""
        free = state.free[self.seat]
        return [
            RELEASE_LORD[number] for number in state.lords[self.seat] if not free & LORD_BIT[number]
        ]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It lies free again."""
        bit = LORD_BIT[action.item]
        for tile in state.locations[self.seat]:
            if state.tucked[tile] & bit:
                state.tucked = changed_number(state.tucked, tile, state.tucked[tile] & ~bit)
        set_free(state, self.seat, state.free[self.seat] | bit)
        if state.journal is not None:
            state.emit(Event("release", {"seat": self.seat, "lord": LORD_IDS[action.item]}))

    def prompt(self, state: AbyssState) -> Message:
        """Whom."""
        return Message("prompt.liberator")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord."""
        return Message("option.release", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One under a Location of one's own."""
        return Refusal("AB-P116", Message("refusal.liberator"))


HEALINGS: Final = [Healing(seat) for seat in range(MOST_SEATS)]
LIBERATIONS: Final = [Liberation(seat) for seat in range(MOST_SEATS)]

ONCE_POWERS[lord("ferryman")] = Ferryman()
ONCE_POWERS[lord("recipient")] = Recipient()

ARRIVALS.update(
    {
        lord("fence"): fence,
        lord("watcher"): sentinel,
        lord("vigil"): sentinel,
        lord("lookout"): sentinel,
        lord("inheritor"): inheritor,
        lord("healer"): healer,
        lord("executioner"): executioner,
        lord("liberator"): liberator,
    }
)
