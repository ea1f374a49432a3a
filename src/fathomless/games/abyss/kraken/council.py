"""Krakens that are left on the track (AB-K4, AB-A54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.box import FACE_IDS, MOST_SEATS, RACE
from fathomless.games.abyss.council import send_to_council
from fathomless.games.abyss.kraken.actions import PLACE_ON
from fathomless.games.abyss.lists import changed
from fathomless.games.abyss.material import JOKER, RACE_IDS

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def place_of_kraken(s: AbyssState) -> int:
    """AB-A54. Where on the track the first Kraken lies; −1: there is none."""
    for place in range(len(s.track)):
        if RACE[s.track[place]] == JOKER:
            return place
    return -1


def before_council(s: AbyssState) -> bool:
    """AB-K4. Whether the explorer has to lay a Kraken on a stack first."""
    if place_of_kraken(s) < 0:
        return False
    s.ask(PLACE_KRAKEN[s.active])
    return True


class PlaceKraken(Pending["AbyssState"]):
    """AB-K4, AB-A54. On which stack a Kraken goes; one after the other, in the order of the track.

    AB-A48. A stack that somebody guards may be laid on.
    """

    kind: ClassVar[str] = "place-kraken"
    rule: ClassVar[str] = "AB-K4"

    def legal(self, state: AbyssState) -> list[Action]:
        """Any stack."""
        return PLACE_ON[:]

    def apply(self, state: AbyssState, action: Action) -> None:
        """Face down; then the next Kraken, and at last the Allies."""
        face = state.track.pop(place_of_kraken(state))
        stack = [*state.council[action.item], face]
        state.council = changed(state.council, action.item, stack)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat, "card": FACE_IDS[face]}
            facts["race"] = RACE_IDS[action.item]
            state.emit(Event("place", facts))
        send_to_council(state)

    def prompt(self, state: AbyssState) -> Message:
        """Which stack."""
        card = FACE_IDS[state.track[place_of_kraken(state)]]
        return Message("prompt.place_kraken", {"card": f"card:{card}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A stack."""
        race = RACE_IDS[action.item]
        size = len(state.council[action.item])
        return Message("option.place", {"race": f"race:{race}", "count": size})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A stack."""
        return Refusal("AB-K4", Message("refusal.place_kraken"))


PLACE_KRAKEN: Final = [PlaceKraken(seat) for seat in range(MOST_SEATS)]
