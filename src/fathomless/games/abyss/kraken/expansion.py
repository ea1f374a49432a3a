"""Kraken as an expansion: its components, and what it adds at the places of `extension.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.jsontypes import JsonDict
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.core.rng import Rng
from fathomless.games.abyss.box import (
    FIRST_KRAKEN_FACE,
    FIRST_KRAKEN_LOCATION,
    FIRST_KRAKEN_LORD,
    POWER_BIT,
    SEAT_BIT,
    deck_of,
    lord,
)
from fathomless.games.abyss.kraken import (
    council,
    executioner,
    loot,
    nebulis,
    save,
    sentinels,
    view,
)
from fathomless.games.abyss.kraken.actions import SENTINEL
from fathomless.games.abyss.kraken.material import (
    FACES,
    FOR_THE_FIGURE,
    LOCATIONS,
    LOOT,
    LORDS,
    PER_NEBULIS,
    SENTINELS,
)
from fathomless.games.abyss.kraken.zones import FIRST_SITE, SITES, Zones, zones_of
from fathomless.games.abyss.scoring import COUNTS, LYING

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

SHAREHOLDER: Final = POWER_BIT[lord("shareholder")]
HYPNOTIST: Final = POWER_BIT[lord("hypnotist")]
HIGHWAYMAN: Final = POWER_BIT[lord("highwayman")]

HIGHWAYMAN_FROM: Final = 2  # AB-P113: so many Pearls at once


class Kraken(Zones):
    """AB-K1. Seven jokers, eighteen Lords, six Locations, Loot, Sentinels, Nebulis."""

    name: ClassVar[str] = "kraken"

    # -- its components ----------------------------------------------------------------------------

    def cards(self) -> list[int]:
        """AB-K1. The Krakens."""
        return deck_of(FACES, FIRST_KRAKEN_FACE)

    def lords(self) -> list[int]:
        """AB-K1. 18 Lords."""
        return list(range(FIRST_KRAKEN_LORD, FIRST_KRAKEN_LORD + len(LORDS)))

    def tiles(self) -> list[int]:
        """AB-K1. 6 Locations."""
        return list(range(FIRST_KRAKEN_LOCATION, FIRST_KRAKEN_LOCATION + len(LOCATIONS)))

    def copy(self) -> Kraken:
        """An independent twin."""
        twin = Kraken()
        self.copy_zones(twin)
        return twin

    def to_json(self) -> JsonDict:
        """Every zone."""
        return save.to_json(self)

    def check(self, s: AbyssState) -> None:
        """Every component once, and where it can be."""
        save.check(self, s)

    def fits(self, s: AbyssState, question: Pending[Any]) -> bool:
        """Whether what a question is about is on the table."""
        return save.fits(self, s, question)

    def census(self) -> int:
        """Loot cards and Sentinel tokens."""
        lying = sum([len(cards) for cards in self.loot])
        return self.loot_left() + lying + len(self.loot_gone) + len(self.owner)

    def view(self, s: AbyssState, seat: int | None) -> JsonDict:
        """What a seat sees of them."""
        return view.view(self, s, seat)

    def determinise(self, world: AbyssState, observer: int, rng: Rng) -> None:
        """The order of the Loot deck, and what others have chosen for the Executioner."""
        deck = self.loot_deck[self.loot_top :]
        rng.shuffle(deck)
        self.loot_deck = deck
        self.loot_top = 0
        if self.doomed:
            executioner.choose_doomed(world, observer, rng)

    # -- the course of the game --------------------------------------------------------------------

    def set_up(self, s: AbyssState) -> None:
        """AB-K1. Nobody has Nebulis; the Loot deck is shuffled."""
        self.nebulis = [0] * s.seats
        self.loot = [[] for _ in SITES]
        deck = list(LOOT)
        s.rng.shuffle(deck)
        self.loot_deck = deck

    def begin_turn(self, s: AbyssState) -> None:
        """AB-A26. Purchases are forgotten."""
        self.again = 0

    def options(self, s: AbyssState, seat: int, answers: list[Action]) -> None:
        """A Sentinel token that has come back."""
        sentinels.add_tokens(s, self, seat, answers)

    def chosen(self, s: AbyssState, seat: int, action: Action) -> None:
        """Which element to guard."""
        if action.verb == SENTINEL:
            s.ask(sentinels.PlaceToken(seat, action.item))

    def option(self, s: AbyssState, seat: int, action: Action) -> Message | None:
        """A Sentinel token in words."""
        if action.verb != SENTINEL:
            return None
        return Message("option.sentinel", {"lord": f"lord:{SENTINELS[action.item]}"})

    def refusal(self, s: AbyssState, seat: int, action: Action) -> Refusal | None:
        """A Sentinel token that cannot be placed."""
        if action.verb == SENTINEL:
            return sentinels.token_refusal(s, self, seat, action.item)
        return None

    def purse(self, s: AbyssState, seat: int) -> int:
        """AB-K3, AB-A46. Nebulis, as many as one payment may have."""
        return nebulis.purse(s, self, seat)

    def takes_payment(self, s: AbyssState, seat: int, amount: int, purpose: int, item: int) -> bool:
        """With a Nebulis, there may be more than one way to pay."""
        return nebulis.takes_payment(s, self, seat, amount, purpose, item)

    def may_buy_again(self, s: AbyssState, seat: int) -> bool:
        """AB-P111. The Hypnotist buys twice in a turn of an opponent."""
        return s.powers(seat) & HYPNOTIST != 0 and not self.again & SEAT_BIT[seat]

    def bought_again(self, s: AbyssState, seat: int) -> None:
        """AB-P111. Not a third time."""
        self.again |= SEAT_BIT[seat]

    def before_council(self, s: AbyssState) -> bool:
        """Krakens go to stacks of the explorer's choice."""
        return council.before_council(s)

    def lord_paid_for(self, question: Pending[Any]) -> int:
        """A payment may wait for the Counterfeiter, or for the figure."""
        return nebulis.lord_paid_for(question)

    def after_payment(self, s: AbyssState, seat: int, lord: int) -> bool:
        """Krakens that were played bring Nebulis."""
        return nebulis.after_payment(s, self, seat, lord)

    def ally_spent(self, s: AbyssState, seat: int, face: int) -> None:
        """AB-A45. So do Krakens that attack, or are discarded to a penalty."""
        count = nebulis.nebulis_on(face)
        if count:
            self.gain_nebulis(s, seat, count, "kraken")
            nebulis.move_figure(s, SEAT_BIT[seat], seat, nebulis.NOTHING_MORE, seat, 0)

    def pearls_gained(self, s: AbyssState, seat: int, count: int) -> None:
        """AB-P113, AB-A49. The Highwayman takes one of several Pearls gained at once."""
        if count < HIGHWAYMAN_FROM:
            return
        for other in range(s.seats):
            if other != seat and s.powers(other) & HIGHWAYMAN and not s.is_protected(seat):
                s.pearls[seat] = s.pearls[seat] - 1
                s.pearls[other] = s.pearls[other] + 1
                if s.journal is not None:
                    facts: dict[str, Fact] = {"seat": other, "target": seat}
                    s.emit(Event("highwayman", facts))

    def lord_joined(self, s: AbyssState, seat: int, lord: int, recruited: bool) -> None:
        """AB-P109, AB-A20. The Shareholder is paid for every recruitment of an opponent."""
        if not recruited:
            return
        for other in range(s.seats):
            if other != seat and s.powers(other) & SHAREHOLDER:
                s.gain_pearls(other, 1, "shareholder")

    def location_taken(self, s: AbyssState, seat: int, location: int) -> bool:
        """A loot site opens the Loot deck."""
        return loot.open_site(s, seat, location)

    def location_given(self, s: AbyssState, seat: int, location: int) -> None:
        """AB-A36. The Loot on it is lost."""
        if location in SITES:
            self.scatter_loot(location - FIRST_SITE)

    def is_guarding(self, zone: int) -> bool:
        """With a Sentinel token there."""
        return self.guarded >> zone & 1 != 0

    def guards(self, s: AbyssState, seat: int, zone: int, item: int) -> bool:
        """Whether a Sentinel keeps it from a seat."""
        return sentinels.guards(self, seat, zone, item)

    def left(self, s: AbyssState, zone: int, item: int) -> None:
        """A Sentinel token may come back."""
        sentinels.left(s, self, zone, item)

    def end_game(self, s: AbyssState) -> bool:
        """AB-A47, AB-K11. Krakens in hand bring Nebulis; the figure moves once more."""
        gained = nebulis.last_krakens(s)
        last = (s.active - 1) % s.seats  # who had the last turn
        return nebulis.move_figure(s, gained, last, nebulis.NOTHING_MORE, last, 0)

    def scores(self, s: AbyssState, seat: int) -> dict[str, int]:
        """AB-K11. −1 for each Nebulis, −5 for the figure."""
        figure = FOR_THE_FIGURE if seat == self.holder else 0
        return {"nebulis": PER_NEBULIS * self.nebulis[seat], "kraken": figure}


def read(data: JsonDict) -> Kraken:
    """The expansion that `to_json` was taken from."""
    kraken = Kraken()
    save.read(kraken, data)
    return kraken


def held(s: AbyssState, seat: int) -> int:
    """AB-T102. How many Nebulis a seat has."""
    return zones_of(s).nebulis[seat]


COUNTS["nebulis"] = held
for site in SITES:
    LYING[site] = loot.points
