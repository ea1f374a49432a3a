"""What games have in common that are made up for tests of the search."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Self, TypeVar

from fathomless.core.action import Action, Vocabulary
from fathomless.core.event import Event
from fathomless.core.game import Game, Setting, get
from fathomless.core.jsontypes import JsonDict
from fathomless.core.message import Message
from fathomless.core.outcome import Outcome
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.core.state import State


class MadeUpState(State):
    """Who has won is all that there is to know."""

    name: ClassVar[str]
    players: ClassVar[int]

    def __init__(self, rng: Rng) -> None:
        super().__init__(self.players, rng)
        self.winners: list[int] = []

    @property
    def game(self) -> Game:
        return get(self.name)

    def go_on(self) -> None:
        """There is nothing more to ask."""

    def outcome(self) -> Outcome:
        totals = [int(seat in self.winners) for seat in range(self.seats)]
        losers = [seat for seat in range(self.seats) if seat not in self.winners]
        ranking = [self.winners, losers] if losers else [self.winners]
        return Outcome([{"won": total} for total in totals], totals, ranking, "over")

    def copy(self) -> Self:
        twin = type(self)(self.rng.copy())
        twin.asked, twin.under = self.asked, self.under[:]
        twin.winners = self.winners
        return twin

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = self.copy()
        world.rng = rng.spawn()
        return world

    def table_view(self, seat: int | None) -> JsonDict:
        return {}

    def to_json(self) -> JsonDict:
        return {"game": self.name}


S = TypeVar("S", bound=MadeUpState)


class MadeUpPending(Pending[S]):
    """A question without words."""

    def prompt(self, state: S) -> Message:
        return Message("prompt")

    def option(self, state: S, action: Action) -> Message:
        return Message("option")


class MadeUpGame(Game):
    """A game of one kind of table."""

    words: ClassVar[Vocabulary]

    @property
    def vocabulary(self) -> Vocabulary:
        return self.words

    @abstractmethod
    def begin(self, rng: Rng) -> State:
        """The table with its first question."""

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> State:
        return self.begin(Rng(seed))

    def read_state(self, data: JsonDict) -> State:
        raise NotImplementedError

    def catalogue(self, language: str) -> Mapping[str, str]:
        return {}
