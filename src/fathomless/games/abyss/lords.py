"""The powers of Lords at their arrival, one line each (AB-R33, AB-A24).

A power is carried out as far as possible and cannot be refused, unless its text says "may". What is
impossible is lost. Lasting powers are read where they work: `surcharge`, `mandatory_race`,
`affiliable`, `reward_space`, `is_protected`, `hand_limit`, `clear_track`, `support`, `begin_turn`;
those used once a turn are in `once.py`. Farmers have none: AB-P27, AB-P28, AB-P29, AB-P30, AB-P31,
AB-P32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.action import Action
from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.box import lord
from fathomless.games.abyss.council import TAKE_STACK, add_stacks
from fathomless.games.abyss.locations import ambassador
from fathomless.games.abyss.politicians import corruptor, schemer, traitor
from fathomless.games.abyss.soldiers import assassin, commander, hunter, jailer, seeker
from fathomless.games.abyss.tiles import illusionist

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

LANDLORD_PEARLS: Final = 1


def trader(s: AbyssState, seat: int, own: int) -> None:
    """AB-P9. 3 Pearls."""
    s.gain_pearls(seat, 3, "trader")


def peddler(s: AbyssState, seat: int, own: int) -> None:
    """AB-P10. 2 Pearls."""
    s.gain_pearls(seat, 2, "peddler")


def shopkeeper(s: AbyssState, seat: int, own: int) -> None:
    """AB-P13. 1 Pearl."""
    s.gain_pearls(seat, 1, "shopkeeper")


def landlord(s: AbyssState, seat: int, own: int) -> None:
    """AB-P11. 1 Pearl now; later one at the start of each turn."""
    s.gain_pearls(seat, LANDLORD_PEARLS, "landlord")


def invoker(s: AbyssState, seat: int, own: int) -> None:
    """AB-P15, AB-A30. One more turn right after this one."""
    s.extra = True


def apprentice(s: AbyssState, seat: int, own: int) -> None:
    """AB-P16, AB-A42. One stack of the Council; without one the power is lost."""
    stacks: list[Action] = []
    add_stacks(s, seat, stacks)
    if stacks:
        s.ask(TAKE_STACK[seat])


ARRIVALS.update(
    {
        lord("jailer"): jailer,
        lord("seeker"): seeker,
        lord("assassin"): assassin,
        lord("commander"): commander,
        lord("hunter"): hunter,
        lord("trader"): trader,
        lord("peddler"): peddler,
        lord("landlord"): landlord,
        lord("shopkeeper"): shopkeeper,
        lord("invoker"): invoker,
        lord("apprentice"): apprentice,
        lord("illusionist"): illusionist,
        lord("corruptor"): corruptor,
        lord("traitor"): traitor,
        lord("schemer"): schemer,
        lord("sage"): ambassador,
        lord("hermit"): ambassador,
        lord("elder"): ambassador,
    }
)
