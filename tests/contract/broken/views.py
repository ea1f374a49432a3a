"""Shoal whose views or sampled worlds are broken."""

from __future__ import annotations

from typing import Self, cast

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from tests.contract.broken.entries import Entries
from tests.contract.shoal import ShoalState

BROKEN = Entries()


@BROKEN.found_by("views_are_plain", "let its reader change the state")
class OpenView(ShoalState):
    def table_view(self, seat: int | None) -> JsonDict:
        view = super().table_view(seat)
        view["up"] = cast(Json, self.up)
        return view


@BROKEN.found_by("views_keep_secrets", "table.top")
class TransparentDeck(ShoalState):
    def table_view(self, seat: int | None) -> JsonDict:
        return super().table_view(seat) | {"top": self.deck[-1] if self.deck else None}


@BROKEN.found_by("views_keep_secrets", "table.luck")
class OpenGenerator(ShoalState):
    def table_view(self, seat: int | None) -> JsonDict:
        return super().table_view(seat) | {"luck": self.rng.words()[0]}


@BROKEN.found_by("views_keep_secrets", "own_hand")
class Forgetful(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        return super().determinise(None, rng)


@BROKEN.found_by("samples_differ", "samples only the truth")
class Cheat(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = self.copy()
        world.rng = rng.spawn()
        return world


@BROKEN.found_by("sampling_changes_nothing", "one generator draws two worlds")
class Meddler(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        rng.shuffle(self.deck)
        return super().determinise(seat, rng)


@BROKEN.found_by("sampling_changes_nothing", "changed the state: rng[0]")
class OwnLuck(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        self.rng.below(6)
        return world


@BROKEN.found_by("sampling_changes_nothing", "two worlds for seat 0 share something")
class SharedWorld(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        world.up = self.up
        return world


@BROKEN.found_by("sampling_changes_nothing", "no future of its own")
class Prophet(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        world.rng = self.rng.copy()
        return world


@BROKEN.found_by("samples_are_playable", "9 components, not 10")
class Careless(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        if len(world.deck) == 2:
            world.deck.pop()
        return world


@BROKEN.found_by("samples_are_playable", "ValueError")
class Stale(ShoalState):
    """The question of a world is about a card that is elsewhere now."""

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        world.asked = self.asked
        return world


@BROKEN.found_by("samples_can_be_sampled", "in a world drawn from a world")
class OnceOnly(ShoalState):
    sampled = False

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(None if self.sampled else seat, rng)
        world.sampled = True
        return world
