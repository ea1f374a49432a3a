"""Shoal that is not kept well: in copies, saves, pickles, replays and journals."""

from __future__ import annotations

from typing import ClassVar, Self, cast

from fathomless.core.event import Event, Fact
from fathomless.core.game import Setting
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.contract.broken.entries import Entries
from tests.contract.shoal import Shoal, ShoalState

BROKEN = Entries()


@BROKEN.found_by("copies_are_independent", "playing a copy changed the state")
class SharedHands(ShoalState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


@BROKEN.found_by("copies_are_independent", "a copy of this changed")
class SharedRow(ShoalState):
    """The copy replaces its list before it changes it; the original does not."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.up[0] = self.up[0]
        twin.is_copy = True
        return twin

    def place(self, seat: int, card: int, face_up: bool) -> None:
        if self.is_copy:
            self.up = [cards[:] for cards in self.up]
        super().place(seat, card, face_up)

    is_copy = False


@BROKEN.found_by("saves_are_lossless", "deck[0]")
class SortedSave(ShoalState):
    @classmethod
    def read(cls, data: JsonDict) -> Self:
        state = super().read(data)
        state.deck.sort()
        return state


@BROKEN.found_by("saves_are_lossless", "no plain data")
class TupleSave(ShoalState):
    def to_json(self) -> JsonDict:
        data = super().to_json()
        data["deck"] = cast(Json, tuple(self.deck))
        return data


@BROKEN.found_by("saves_are_lossless", "goes on differently")
class LostLuck(ShoalState):
    """Something that no save mentions decides later on."""

    drawn = 0

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.drawn += 1
        self.deck = self.deck[self.drawn % 2 :] + self.deck[: self.drawn % 2]

    def copy(self) -> Self:
        twin = super().copy()
        twin.drawn = self.drawn
        return twin


@BROKEN.found_by("pickles_are_lossless", "a pickle lost something")
class BadPickle(ShoalState):
    def __reduce__(self) -> tuple[object, tuple[JsonDict]]:
        return type(self).read, ({**self.to_json(), "active": 0},)


@BROKEN.found_by("replays_run_again", "ends differently")
@BROKEN.found_by("equal_seeds_give_equal_games", "the same seed and actions")
class Moody(ShoalState):
    matches: ClassVar[list[int]] = []

    @classmethod
    def dealt(cls, seats: int, rng: Rng, cards: int, half: bool) -> Self:
        cls.matches.append(1)
        state = super().dealt(seats, rng, cards, half)
        state.irrevocable += len(cls.matches)
        return state


@BROKEN.found_by("equal_seeds_give_equal_games", "five other seeds")
class Seedless(ShoalState):
    @classmethod
    def dealt(cls, seats: int, rng: Rng, cards: int, half: bool) -> Self:
        state = super().dealt(seats, Rng("always"), cards, half)
        state.rng = rng
        return state


@BROKEN.found_by("journals_change_nothing", "with a journal the game is another")
class Vain(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        super().place(seat, card, face_up or self.journal is not None)


@BROKEN.found_by("journals_change_nothing", "no plain data")
class Baroque(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.emit(Event("draw", {"cards": cast(Fact, (1, 2))}))


@BROKEN.game_found_by("journals_change_nothing", "not the one it was started with")
class Deaf(Shoal):
    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> State:
        return super().new_state(seats, seed, options)
