"""Special cards: the Items and their uses, Map, Bomb and Magical Mirror (AN-R20–R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Refusal
from fathomless.games.the_abandons import actions
from fathomless.games.the_abandons.labyrinth import arrive, count_open_doors, look_around
from fathomless.games.the_abandons.material import (
    BOMB_COST,
    EXIT,
    FACE_IDS,
    IS_INTERSECTION,
    LAST_PASSAGE,
    MAP_CARDS,
    MAP_COST,
    MIRROR_COST,
)
from fathomless.games.the_abandons.scoring import EXIT_UNDER_BOMB, end
from fathomless.games.the_abandons.special import reveal_special

if TYPE_CHECKING:
    from fathomless.games.the_abandons.state import TheAbandonsState

# -- Map -------------------------------------------------------------------------------------------


def may_use_map(s: TheAbandonsState) -> bool:
    """AN-R22, AN-B28. On an intersection that offers a choice, as often as Items allow."""
    return s.items >= MAP_COST and IS_INTERSECTION[s.tiles[s.position]]


def use_map(s: TheAbandonsState) -> None:
    """AN-R21, AN-R22, AN-B14. Look at the top three cards, or at those there are."""
    s.spend_items(MAP_COST)
    s.look(MAP_CARDS)


# -- Bomb ------------------------------------------------------------------------------------------


def may_use_bomb(s: TheAbandonsState) -> bool:
    """AN-R23. Whoever is stuck may, with two Items."""
    return s.items >= BOMB_COST


def blast_wall(s: TheAbandonsState, side: int) -> None:
    """AN-R23, AN-B11, AN-B24. The wall behind a closed door is an opening: go on as by a loop."""
    s.spend_items(BOMB_COST)
    s.open_wall(s.position, side)
    look_around(s)


def blast_card(s: TheAbandonsState) -> None:
    """AN-R24, AN-B24. The next passage drawn will cover the card one is stuck on."""
    s.spend_items(BOMB_COST)
    s.covering = True
    if s.journal is not None:
        s.emit(Event("bomb", {"seat": 0}))


def dig(s: TheAbandonsState) -> None:
    """AN-R24, AN-B10, AN-B12. One card for the hole of the Bomb: a passage covers, others act."""
    revealed = s.draw(1)
    if s.journal is not None:
        s.emit(Event("dig", {"seat": 0, "card": FACE_IDS[revealed]}))
    if revealed <= LAST_PASSAGE:
        s.cover(revealed)
        s.covering = False
        arrive(s)
    elif revealed == EXIT:
        end(s, EXIT_UNDER_BOMB)
    else:
        reveal_special(s, revealed)


# -- Magical Mirror --------------------------------------------------------------------------------


def may_use_mirror(s: TheAbandonsState) -> bool:
    """AN-R25, AN-B26. With three Items, if the level has an open door that is not offered yet."""
    if s.items < MIRROR_COST:
        return False
    return count_open_doors(s) > len(s.far) + s.here.bit_count()


def use_mirror(s: TheAbandonsState) -> None:
    """AN-R25, AN-B13, AN-B26. Back at the entrance; every open door of the level may be chosen."""
    s.spend_items(MIRROR_COST)
    s.position = 0
    look_around(s)
    if s.journal is not None:
        s.emit(Event("mirror", {"seat": 0}))


# -- why not ---------------------------------------------------------------------------------------


def refuse_item(s: TheAbandonsState, verb: int) -> Refusal:
    """Which condition of a Map, a Bomb or the Mirror is missing."""
    if verb == actions.MAP:
        if s.items < MAP_COST:
            return Refusal("AN-R22", Message("refusal.map_items", {"items": s.items}))
        return Refusal("AN-B28", Message("refusal.map_here"))
    if verb == actions.MIRROR:
        if s.items < MIRROR_COST:
            return Refusal("AN-R25", Message("refusal.mirror_items", {"items": s.items}))
        return Refusal("AN-B26", Message("refusal.mirror_doors"))
    if s.items < BOMB_COST:
        return Refusal("AN-R23", Message("refusal.bomb_items", {"items": s.items}))
    return Refusal("AN-B24", Message("refusal.bomb_wall"))
