"""Which Leviathans a seat can fight, and with whom (AB-L4, AB-L5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.action import Action
from fathomless.core.message import Message, Value
from fathomless.games.abyss.box import RACE, STRIDE
from fathomless.games.abyss.leviathan.actions import FIGHT_AT
from fathomless.games.abyss.leviathan.border import EMPTY, Border, border_of
from fathomless.games.abyss.leviathan.tables import (
    FOE_RACE,
    METAMORPH,
    MOST_LEVELS,
    RESISTANCE,
    SPACE_NAMES,
    SPACES,
)
from fathomless.games.abyss.material import CRAB, RACES

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

JOKER: Final = RACES  # the place of jokers among the strengths of a hand


def can_fight(s: AbyssState, seat: int, card: int) -> bool:
    """AB-L4, AB-L5. Whether the hand has an Ally of its Race, a crab or a joker."""
    if s.powers(seat) & METAMORPH:
        return len(s.hands[seat]) > 0
    base = STRIDE * seat
    strength = s.strength
    return strength[base + CRAB] + strength[base + FOE_RACE[card]] + strength[base + JOKER] > 0


def can_attack(s: AbyssState, seat: int, face: int, card: int) -> bool:
    """AB-L4, AB-P205. Its Race, crabs and jokers; with the Metamorph any Ally."""
    race = RACE[face]
    if race == CRAB or race >= RACES or race == FOE_RACE[card]:
        return True
    return s.powers(seat) & METAMORPH != 0


def add_fights(s: AbyssState, seat: int, answers: list[Action]) -> None:
    """AB-L4, AB-L5. Every Leviathan that this seat can attack."""
    border = border_of(s)
    for space in range(SPACES):
        card = border.foes[space]
        if card != EMPTY and can_fight(s, seat, card):
            answers.append(FIGHT_AT[space])


def fight_option(s: AbyssState, action: Action) -> Message:
    """A Leviathan in words: where it is and what its next level resists."""
    args: dict[str, Value] = {"space": SPACE_NAMES[action.item]}
    args["n"] = next_level(border_of(s), action.item)
    return Message("option.fight_leviathan", args)


def next_level(border: Border, space: int) -> int:
    """The resistance of the level that is attacked now."""
    return RESISTANCE[MOST_LEVELS * border.foes[space] + border.health[space] - 1]
