"""Shoal with one thing broken at a time, and the property that finds it."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple, Self, TypeVar

from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.event import Event
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng
from tests.contract.shoal import CATALOGUE, DOWN, DRAW, PICK, Face, Shoal, ShoalState, Turn

Table = TypeVar("Table", bound=type[ShoalState])
OneGame = TypeVar("OneGame", bound=type[Shoal])


class Broken(NamedTuple):
    """A broken game, the property that finds it, and what that says."""

    make: Callable[[], Shoal]
    property: str
    saying: str


BROKEN: dict[str, Broken] = {}


def found_by(name: str, saying: str) -> Callable[[Table], Table]:
    """Enter a broken table."""

    def enter(table: Table) -> Table:
        BROKEN[table.__name__] = Broken(lambda: Shoal(table), name, saying)
        return table

    return enter


def game_found_by(name: str, saying: str) -> Callable[[OneGame], OneGame]:
    """Enter a broken game."""

    def enter(game: OneGame) -> OneGame:
        BROKEN[game.__name__] = Broken(game, name, saying)
        return game

    return enter


# -- the course of the game ----------------------------------------------------------------------


@found_by("games_end", "no end within")
class Endless(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        pass


@found_by("every_question_has_answers", "nothing is legal")
class Speechless(ShoalState):
    class Silence(Turn):
        def legal(self, state: ShoalState) -> list[Action]:
            return super().legal(state) if state.deck else []

    turn = Silence


@found_by("every_question_has_answers", "the game is over, but")
class Afterthought(ShoalState):
    @property
    def is_over(self) -> bool:
        return not self.deck


@found_by("legal_has_no_duplicates", "offered twice")
class Stutter(ShoalState):
    class Twice(Turn):
        def legal(self, state: ShoalState) -> list[Action]:
            answers = super().legal(state)
            return answers if len(state.deck) != 3 else answers + answers[:1]

    turn = Twice


@found_by("legal_has_no_duplicates", "asked again")
class LentAnswers(ShoalState):
    class Lender(Turn):
        lent: ClassVar[dict[str, list[Action]]] = {}

        def legal(self, state: ShoalState) -> list[Action]:
            answers = super().legal(state)
            return self.lent.setdefault(str(answers), answers)

    turn = Lender


@found_by("every_legal_action_applies", "is legal, but raises")
class Trap(ShoalState):
    """What is never chosen in the matches of the test: the last action of many."""

    class Trapped(Turn):
        def apply(self, state: ShoalState, action: Action) -> None:
            if action is PICK[5] and len(state.deck) == 2:
                raise LookupError("no such card")
            super().apply(state, action)

    turn = Trapped


@found_by("every_legal_action_applies", "components of")
@found_by("components_are_conserved", "components, and")
class Thief(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if len(self.deck) == 1:
            self.deck.clear()


@game_found_by("texts_name_actions", "is read as another action")
class Misreader(Shoal):
    def parse(self, text: str) -> Action:
        return copy.replace_action(super().parse(text)) if text == "draw" else super().parse(text)


@game_found_by("words_are_there", "option.down")
class Wordless(Shoal):
    def catalogue(self, language: str) -> Mapping[str, str]:
        return {key: text for key, text in CATALOGUE.items() if key != "option.down"}
