"""Sentinels: tokens that keep a Lord, a stack or a Location from others (AB-K8, AB-A5, AB-A48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.box import LOCATION_IDS, LORD_IDS, SEAT_BIT, lord
from fathomless.games.abyss.extension import COURT, STACK, TILE
from fathomless.games.abyss.kraken.actions import (
    GUARD_LOCATION,
    GUARD_LOCATION_OF,
    GUARD_LORD,
    GUARD_LORD_OF,
    GUARD_STACK_OF,
    PLACE_SENTINEL,
)
from fathomless.games.abyss.kraken.material import SENTINELS
from fathomless.games.abyss.kraken.nebulis import NOTHING_MORE, move_figure
from fathomless.games.abyss.kraken.zones import NOWHERE, WIDTH, Zones, zones_of
from fathomless.games.abyss.material import RACE_IDS, RACES
from fathomless.games.abyss.phases import ACTION

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

TOKEN_OF: Final = {lord(id): token for token, id in enumerate(SENTINELS)}


def sentinel(s: AbyssState, seat: int, own: int) -> None:
    """AB-P106, AB-P107, AB-P108. A Nebulis, and the token of this Lord, to be placed at once."""
    zones = zones_of(s)
    zones.gain_nebulis(s, seat, 1, "sentinel")
    move_figure(s, SEAT_BIT[seat], seat, NOTHING_MORE, seat, 0)  # one gainer: nothing to choose
    zones.claim_token(TOKEN_OF[own], seat)
    s.ask(PlaceToken(seat, TOKEN_OF[own]))


def add_tokens(s: AbyssState, zones: Zones, seat: int, answers: list[Action]) -> None:
    """AB-A48. A token that has come back may be placed before the action of an own turn.

    Tokens are alike: with several in hand the first is offered.
    """
    if not zones.idle or s.phase != ACTION:
        return
    for token in range(len(SENTINELS)):
        if zones.owner[token] == seat and zones.place[token] == NOWHERE:
            answers.append(PLACE_SENTINEL[token])
            return


def token_refusal(s: AbyssState, zones: Zones, seat: int, token: int) -> Refusal:
    """AB-A48. Before the action, and one that has come back."""
    if zones.owner[token] == seat and zones.place[token] == NOWHERE and s.phase != ACTION:
        return Refusal("AB-A48", Message("refusal.sentinel_later"))
    return Refusal("AB-A48", Message("refusal.sentinel_token"))


class PlaceToken(Pending["AbyssState"]):
    """AB-K8, AB-A5, AB-A48. A Lord in the Court, a stack, an available Location; without a token.

    There are always free ones: the Council has more stacks than there are tokens.
    """

    __slots__ = ("token",)

    kind: ClassVar[str] = "sentinel"
    rule: ClassVar[str] = "AB-A48"

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def fields(self) -> list[int]:
        """The seat and the token."""
        return [self.seat, self.token]

    def legal(self, state: AbyssState) -> list[Action]:
        """Every element that has no token; a stack may be empty."""
        place = zones_of(state).place
        answers: list[Action] = []
        for number in state.court:
            if WIDTH * COURT + number not in place:
                answers.append(GUARD_LORD_OF[number])
        for race in range(RACES):
            if WIDTH * STACK + race not in place:
                answers.append(GUARD_STACK_OF[race])
        for tile in state.available:
            if WIDTH * TILE + tile not in place:
                answers.append(GUARD_LOCATION_OF[tile])
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """It lies there until its owner takes the element."""
        zone = zone_of(action)
        zones_of(state).put_token(self.token, WIDTH * zone + action.item)
        if state.journal is not None:
            facts: dict[str, Fact] = {"seat": self.seat}
            if zone == COURT:
                facts["lord"] = LORD_IDS[action.item]
            elif zone == STACK:
                facts["race"] = RACE_IDS[action.item]
            else:
                facts["location"] = LOCATION_IDS[action.item]
            state.emit(Event(("guard-stack", "guard-lord", "guard-location")[zone], facts))

    def prompt(self, state: AbyssState) -> Message:
        """What to guard."""
        return Message("prompt.sentinel", {"lord": f"lord:{SENTINELS[self.token]}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord, a stack or a Location."""
        zone = zone_of(action)
        if zone == COURT:
            return Message("option.guard_lord", {"lord": f"lord:{LORD_IDS[action.item]}"})
        if zone == STACK:
            return Message("option.guard_stack", {"race": f"race:{RACE_IDS[action.item]}"})
        tile = LOCATION_IDS[action.item]
        return Message("option.guard_location", {"location": f"location:{tile}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Something open, without a token."""
        return Refusal("AB-A5", Message("refusal.sentinel"))


def zone_of(action: Action) -> int:
    """Where the element lies that is to be guarded."""
    if action.verb == GUARD_LORD:
        return COURT
    return TILE if action.verb == GUARD_LOCATION else STACK


def guards(zones: Zones, seat: int, zone: int, item: int) -> bool:
    """AB-K8, AB-A48. Whether somebody else's token lies on an element."""
    token = zones.token_on(WIDTH * zone + item)
    return token >= 0 and zones.owner[token] != seat


def left(s: AbyssState, zones: Zones, zone: int, item: int) -> None:
    """AB-A48. Its owner took the element, discarded or swapped it: the token comes back."""
    token = zones.token_on(WIDTH * zone + item)
    if token < 0:
        return
    zones.put_token(token, NOWHERE)
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": zones.owner[token], "lord": SENTINELS[token]}
        s.emit(Event("guard-back", facts))
