"""Locations that change hands: the Illusionist and Black Smokers (AB-A35, AB-A36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import (
    CONTROL_LOCATION,
    DECLINE,
    DECLINE_POWER,
    EXCHANGE_LOCATION,
    SWAP_LOCATION,
)
from fathomless.games.abyss.box import BLACK_SMOKERS, LOCATION_IDS, MOST_SEATS
from fathomless.games.abyss.extension import TILE

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def takeable(s: AbyssState, seat: int) -> list[int]:
    """The available Locations that nobody keeps from this seat."""
    if not s.extension.is_guarding(TILE):
        return s.available
    return [tile for tile in s.available if not s.is_guarded(seat, TILE, tile)]


def taken(s: AbyssState, seat: int, tile: int) -> None:
    """AB-A35, AB-A36. What happens when a Location is taken, whatever the way."""
    if tile == BLACK_SMOKERS and s.location_top < len(s.location_deck):
        s.ask(SMOKERS[seat])
    s.extension.location_taken(s, seat, tile)


def change_tile(s: AbyssState, seat: int, old: int, new: int) -> None:
    """One Location for another before a seat; the Lords under it move along."""
    tiles = s.locations[:]
    tiles[seat] = [new if tile == old else tile for tile in tiles[seat]]
    s.locations = tiles
    tucked = s.tucked[:]
    tucked[new] = tucked[old]
    tucked[old] = 0
    s.tucked = tucked


def illusionist(s: AbyssState, seat: int, own: int) -> None:
    """AB-P19, AB-A36. One of one's Locations may be swapped for an available one."""
    if s.locations[seat] and takeable(s, seat):
        s.ask(ILLUSIONS[seat])


class Illusion(Pending["AbyssState"]):
    """AB-P19. Which Location to give, if any."""

    kind: ClassVar[str] = "illusionist"
    rule: ClassVar[str] = "AB-P19"

    def legal(self, state: AbyssState) -> list[Action]:
        """One's own Locations, or none."""
        answers = [SWAP_LOCATION[tile] for tile in state.locations[self.seat]]
        answers.append(DECLINE_POWER)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Now which one to take for it."""
        if action.verb != DECLINE:
            state.ask(SwapFor(self.seat, action.item))

    def prompt(self, state: AbyssState) -> Message:
        """Which one to give."""
        return Message("prompt.illusionist")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Location, or none."""
        if action.verb == DECLINE:
            return Message("option.decline")
        return Message("option.swap", {"location": f"location:{LOCATION_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One's own."""
        return Refusal("AB-P19", Message("refusal.illusionist"))


class SwapFor(Pending["AbyssState"]):
    """AB-P19, AB-A36. Which available Location to take for the one given."""

    __slots__ = ("given",)

    kind: ClassVar[str] = "swap"
    rule: ClassVar[str] = "AB-P19"

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def fields(self) -> list[int]:
        """The seat and the Location given."""
        return [self.seat, self.given]

    def legal(self, state: AbyssState) -> list[Action]:
        """Those that are available."""
        return [CONTROL_LOCATION[tile] for tile in takeable(state, self.seat)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The one given becomes available."""
        rest = [tile for tile in state.available if tile != action.item]
        state.available = [*rest, self.given]
        change_tile(state, self.seat, self.given, action.item)
        state.extension.left(state, TILE, action.item)
        state.extension.location_given(state, self.seat, self.given)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "location": LOCATION_IDS[action.item]}
            facts["locations"] = [LOCATION_IDS[self.given]]
            state.emit(Event("swap", facts))
        taken(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which one to take."""
        return Message("prompt.swap", {"location": f"location:{LOCATION_IDS[self.given]}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Location."""
        return Message("option.control", {"location": f"location:{LOCATION_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """An available one."""
        return Refusal("AB-P19", Message("refusal.available"))


class Smokers(Pending["AbyssState"]):
    """AB-T10, AB-A6, AB-A35. Black Smokers may be exchanged for any Location of the stack."""

    kind: ClassVar[str] = "black-smokers"
    rule: ClassVar[str] = "AB-A6"

    def legal(self, state: AbyssState) -> list[Action]:
        """AB-A70. Any of the stack, in the order of the box, not in its own; or keep it."""
        stack = sorted(state.location_deck[state.location_top :])
        answers = [EXCHANGE_LOCATION[tile] for tile in stack]
        answers.append(DECLINE_POWER)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Black Smokers goes into the stack, which is shuffled."""
        if action.verb == DECLINE:
            return
        stack = state.location_deck[state.location_top :]
        stack = [BLACK_SMOKERS if tile == action.item else tile for tile in stack]
        state.irrevocable += 1
        state.rng.shuffle(stack)
        state.location_deck = stack
        state.location_top = 0
        change_tile(state, self.seat, BLACK_SMOKERS, action.item)
        if state.journal is not None:
            tile = LOCATION_IDS[action.item]
            state.emit(Event("exchange", {"seat": self.seat, "location": tile}))
        taken(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which one."""
        return Message("prompt.smokers")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Location, or none."""
        if action.verb == DECLINE:
            return Message("option.keep_smokers")
        return Message("option.exchange", {"location": f"location:{LOCATION_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of the stack."""
        return Refusal("AB-A6", Message("refusal.smokers"))


ILLUSIONS: Final = [Illusion(seat) for seat in range(MOST_SEATS)]
SMOKERS: Final = [Smokers(seat) for seat in range(MOST_SEATS)]
