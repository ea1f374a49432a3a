"""The Illusionist: a Location for another one (AB-P19, AB-A36)."""

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
    SWAP_LOCATION,
)
from fathomless.games.abyss.box import LOCATION_IDS, MOST_SEATS
from fathomless.games.abyss.extension import TILE
from fathomless.games.abyss.guarded import tile_refusal
from fathomless.games.abyss.locations import change_tile, takeable, taken

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


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
        """An available one, that nobody else guards."""
        return tile_refusal(state, self.seat, action, "AB-P19", "refusal.available")


ILLUSIONS: Final = [Illusion(seat) for seat in range(MOST_SEATS)]
