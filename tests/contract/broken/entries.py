"""How a broken game is entered: with the property that finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tests.contract.shoal import Shoal, ShoalState

Table = TypeVar("Table", bound=type[ShoalState])
OneGame = TypeVar("OneGame", bound=type[Shoal])


class Broken(NamedTuple):
    """A broken game, the property that finds it, and part of what that says."""

    name: str
    make: Callable[[], Shoal]
    property: str
    saying: str


class Entries(list[Broken]):
    """Shoal with one thing broken at a time, entered where it is written."""

    def found_by(self, name: str, saying: str) -> Callable[[Table], Table]:
        """Enter a broken table."""

        def enter(table: Table) -> Table:
            self.append(Broken(table.__name__, lambda: Shoal(table), name, saying))
            return table

        return enter

    def game_found_by(self, name: str, saying: str) -> Callable[[OneGame], OneGame]:
        """Enter a broken game."""

        def enter(game: OneGame) -> OneGame:
            self.append(Broken(game.__name__, game, name, saying))
            return game

        return enter
