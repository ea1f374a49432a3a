"""The labyrinth once more, from the words of the rulebook and the rulings alone.

It reads the cards in play off the view: which, where, in which direction. All else it works out for
itself: what every door is, where loops lead, what is offered to whoever stands somewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from fathomless.core.state import State
from tests.games.the_abandons.tables import (
    PASSAGES,
    SIDES,
    STEPS,
    number,
    opposite,
    sides_of,
    tiles,
    words,
)

Cell = tuple[int, int]


@dataclass(frozen=True)
class Card:
    """A card in play: its doors, and all sides that are not walls."""

    name: str
    cell: Cell
    doors: frozenset[str]
    openings: frozenset[str]


class Maze:
    """All cards of the level, by number and by cell."""

    def __init__(self, state: State) -> None:
        self.cards: list[Card] = []
        for tile in tiles(state):
            name, heading = str(tile["card"]), str(tile["heading"])
            doors = frozenset(sides_of(name, heading))
            hand = {opposite(heading)} if name in PASSAGES else set()
            cell = (number(tile["x"]), number(tile["y"]))
            openings = doors | hand | set(words(tile["holes"]))
            self.cards.append(Card(name, cell, doors, frozenset(openings)))
        self.at = {card.cell: place for place, card in enumerate(self.cards)}
        assert len(self.at) == len(self.cards), "two cards lie in one cell"

    def beyond(self, card: int, side: str) -> int | None:
        x, y = self.cards[card].cell
        dx, dy = STEPS[side]
        return self.at.get((x + dx, y + dy))

    def door(self, card: int, side: str) -> str:
        """Open: undiscovered area. Closed: a wall touches it. Loop: an opening touches it."""
        other = self.beyond(card, side)
        if other is None:
            return "open"
        return "loop" if opposite(side) in self.cards[other].openings else "closed"

    def open_doors(self, card: int) -> set[tuple[int, str]]:
        return {(card, side) for side in self.cards[card].doors if self.door(card, side) == "open"}

    def all_open_doors(self) -> set[tuple[int, str]]:
        return {door for card in range(len(self.cards)) for door in self.open_doors(card)}

    def joined(self, card: int, side: str) -> bool:
        """Whether one can walk out of a card by this side into another card."""
        other = self.beyond(card, side)
        if other is None or side not in self.cards[card].openings:
            return False
        return opposite(side) in self.cards[other].openings

    def flood(self, own: int, side: str) -> set[tuple[int, str]]:
        """The open doors first met by whoever leaves the own card by this side."""
        reached: set[tuple[int, str]] = set()
        done: set[tuple[int, str]] = set()

        def step(card: int, side: str) -> None:
            if (card, side) in done or not self.joined(card, side):
                return
            done.add((card, side))
            other = self.beyond(card, side)
            assert other is not None
            if other == 0:
                return  # the entrance ends the way
            if other != own and self.open_doors(other):
                reached.update(self.open_doors(other))
                return
            for out in SIDES:
                if out != opposite(side):  # never straight back
                    step(other, out)

        step(own, side)
        return reached

    def loops(self, card: int) -> set[tuple[int, str]]:
        found: set[tuple[int, str]] = set()
        for side in self.cards[card].doors:
            if self.door(card, side) == "loop":
                found |= self.flood(card, side)
        return found

    def choice(self, card: int) -> set[str]:
        """The doors offered to whoever stands on a card, as the actions name them."""
        found = self.open_doors(card) | self.loops(card) if card else self.all_open_doors()
        return {side if other == card else f"{side} of {other}" for other, side in found}

    def with_hole(self, card: int, side: str) -> None:
        """The wall beyond a closed door is an opening from now on."""
        other = self.beyond(card, side)
        assert other is not None
        old = self.cards[other]
        openings = old.openings | {opposite(side)}
        self.cards[other] = Card(old.name, old.cell, old.doors, openings)

    def intersections(self) -> list[int]:
        """In the order placed: cards with two or more printed doors."""
        found = enumerate(self.cards)
        return [place for place, card in found if place and len(card.doors) > 1]


def ways_out(state: State, strict: bool) -> set[str]:
    """What helps on the last placed card when it is a dead end, as the actions are called."""
    maze = Maze(state)
    held = number(state.view(0).table["items"])
    found: set[str] = set()
    candidates = maze.intersections()
    if not strict:
        candidates = [card for card in candidates if maze.open_doors(card)]
    if candidates and maze.choice(candidates[-1]):
        found.add("back")
    if held >= 2:
        found |= bombs(state) or {"bomb"}
    if held >= 3 and maze.all_open_doors():
        found.add("mirror")
    return found


def bombs(state: State) -> set[str]:
    """The walls a Bomb could open to somewhere, around the last placed card."""
    last = len(tiles(state)) - 1
    found = set()
    for side in Maze(state).cards[last].doors:
        maze = Maze(state)
        if maze.door(last, side) == "closed":
            maze.with_hole(last, side)
            if maze.flood(last, side):
                found.add(f"bomb {side}")
    return found
