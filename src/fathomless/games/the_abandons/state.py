"""The table of The Abandons: its zones and the small verbs that move cards between them.

Verbs move components and emit the event. Rules decide, and call them.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.event import Event, Fact
from fathomless.core.game import Game, get
from fathomless.core.ints import i64
from fathomless.core.jsontypes import JsonDict
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abandons import knowledge, labyrinth, save, scoring, turn, view
from fathomless.games.the_abandons.material import (
    EXIT,
    EXITS,
    FACE_IDS,
    ITEM,
    OPENINGS,
    SIDE_BIT,
    SIDES,
    STAIRS,
    STEP,
)

NOTHING: Final[list[int]] = []  # stands for zones that do not exist yet; never changed
ME: Final = 1  # the one seat, as a set of seats


class TheAbandonsState(State):
    """One moment of The Abandons.

    Cards in play are numbered as they are placed, the entrance is 0; a covering card takes the
    number of the card it covers, which is always the last. Sets of sides are bit masks.
    """

    __slots__ = (
        "beginning",
        "burned",
        "cells",
        "covering",
        "deck",
        "difficulty",
        "doors",
        "ending",
        "exit_door",
        "far",
        "from_below",
        "gentle",
        "gone",
        "here",
        "items",
        "level",
        "openings",
        "position",
        "remembered",
        "sets",
        "shown",
        "tiles",
        "top",
    )

    def __init__(self, rng: Rng, difficulty: int, sets: int, gentle: bool) -> None:
        super().__init__(1, rng)
        self.difficulty = difficulty
        self.sets = sets
        self.gentle = gentle
        self.ending = scoring.RUNNING
        self.exit_door = -1  # where the exit was found, as 4 × card + side; −1: nowhere at a door
        # The cards that are not in play.
        self.deck: list[int] = NOTHING  # replaced, never changed; cards before `top` have left it
        self.top = 0
        self.shown = 0  # cards of the deck before this place have been seen by a Map
        self.from_below = False  # for samples: see `draw`
        self.burned: list[int] = NOTHING  # discarded face-down, unseen
        self.remembered: list[int] = NOTHING  # discarded face-down after a Map had shown them
        self.gone: list[int] = NOTHING  # discarded face-up
        self.items = 0  # Item cards held
        # The level.
        self.level = 1  # the Stairs that were taken lie on the entrance
        self.beginning = labyrinth.MERCIFUL
        self.cells: list[int] = NOTHING  # per card in play: where it lies
        self.tiles: list[int] = NOTHING  # 4 × face + heading
        self.openings: list[int] = NOTHING  # the sides that are not walls, or not any more
        self.doors: list[int] = NOTHING  # the open doors
        # Where one stands.
        self.position = 0
        self.here = 0  # the doors to choose from: those of the card one stands on …
        self.far: list[int] = NOTHING  # … and others, as 4 × card + side; replaced, never changed
        self.covering = False  # a Bomb is waiting for the passage that covers the card

    # -- the contract ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The Abandons."""
        return get("the-abandons")

    def go_on(self) -> None:
        """Carry the game on to its next question, or to its end."""
        turn.go_on(self)

    def outcome(self) -> Outcome:
        """The result of the finished game."""
        return scoring.outcome(self)

    def copy(self) -> TheAbandonsState:
        """An independent twin."""
        twin = TheAbandonsState(self.rng.copy(), self.difficulty, self.sets, self.gentle)
        twin.asked = self.asked
        twin.irrevocable = self.irrevocable
        twin.ending = self.ending
        twin.exit_door = self.exit_door
        twin.deck = self.deck
        twin.top = self.top
        twin.shown = self.shown
        twin.from_below = self.from_below
        twin.burned = self.burned[:]
        twin.remembered = self.remembered[:]
        twin.gone = self.gone[:]
        twin.items = self.items
        twin.level = self.level
        twin.beginning = self.beginning
        twin.cells = self.cells[:]
        twin.tiles = self.tiles[:]
        twin.openings = self.openings[:]
        twin.doors = self.doors[:]
        twin.position = self.position
        twin.here = self.here
        twin.far = self.far
        twin.covering = self.covering
        return twin

    def determinise(self, seat: int | None, rng: Rng) -> TheAbandonsState:
        """A state that this seat cannot tell from the present one."""
        return knowledge.determinise(self, seat is None, rng)

    def table_view(self, seat: int | None) -> JsonDict:
        """What this seat sees of the table."""
        return view.table_view(self, seat)

    def to_json(self) -> JsonDict:
        """Everything, losslessly."""
        return save.to_json(self)

    def census(self) -> int:
        """How many cards all zones have together: 50, and 48 for each further set (AN-R1)."""
        count = len(self.deck) - self.top + len(self.burned) + len(self.remembered)
        count += len(self.gone) + self.items + len(self.tiles)
        count += self.level - 1  # what the Stairs cover
        return count + (1 if scoring.is_escape(self.ending) else 0)  # the exit lies open

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def deck_size(self) -> int:
        """How many cards the deck still has, the exit among them."""
        return len(self.deck) - self.top

    @property
    def passages(self) -> int:
        """How many passages are in play."""
        return len(self.tiles) - 1

    # -- verbs: the deck and the Items -------------------------------------------------------------

    def draw(self, icons: int) -> int:
        """Discard face-down all but the last of so many cards and reveal that one (AN-R5, AN-R6).

        The exit, always the last card, is never burned: it is revealed instead (AN-B32).

        Cards that nobody has seen are as good as each other. In a sample they may be burned from
        below: then the next card to be revealed is the same, whichever door is taken.
        """
        self.irrevocable += 1
        last = len(self.deck) - 1
        for _ in range(icons - 1):
            if self.top == last:
                break
            if self.top >= self.shown and self.from_below:
                last -= 1
                self.burned.append(self.deck[last])
                self.deck = [*self.deck[:last], EXIT]
                continue
            card = self.deck[self.top]
            if self.top < self.shown:
                self.remembered.append(card)
            else:
                self.burned.append(card)
            self.top += 1
        self.top += 1
        return self.deck[self.top - 1]

    def look(self, count: int) -> None:
        """The top cards of the deck are seen and stay where they are (AN-R22)."""
        self.irrevocable += 1
        end = min(self.top + count, len(self.deck))
        self.shown = max(self.shown, end)
        if self.journal is not None:
            seen: Fact = [FACE_IDS[card] for card in self.deck[self.top : end]]
            self.emit(Event("map", {"seat": 0, "count": end - self.top}, {"cards": (ME, seen)}))

    def gain_item(self) -> None:
        """An Item is kept."""
        self.items += 1
        if self.journal is not None:
            self.emit(Event("item", {"seat": 0, "items": self.items}))

    def spend_items(self, count: int) -> None:
        """Used Items are discarded (AN-R21)."""
        self.items -= count
        for _ in range(count):
            self.gone.append(ITEM)

    # -- verbs: the labyrinth ----------------------------------------------------------------------

    def place(self, face: int, card: int, side: int) -> None:
        """A passage at a door, its hand against it, to stay there (AN-R7, AN-R8).

        Doors towards it are open no longer.
        """
        tile = 4 * face + side
        cells = self.cells
        cell: i64 = cells[card] + STEP[side]
        doors = EXITS[tile]
        for other in range(len(cells)):
            towards = labyrinth.side_towards(cells[other] - cell)
            if towards >= 0:
                doors &= ~SIDE_BIT[towards]
                self.doors[other] = self.doors[other] & ~SIDE_BIT[towards ^ 2]
        cells.append(int(cell))
        self.tiles.append(tile)
        self.openings.append(OPENINGS[tile])
        self.doors.append(doors)
        if self.journal is not None:
            self.emit_tile("place", len(cells) - 1, labyrinth.doors_closed_by(self, len(cells) - 1))

    def cover(self, face: int) -> None:
        """A passage over the last placed card: same entry, same direction (AN-B12)."""
        card = len(self.tiles) - 1
        covered = self.tiles[card]
        tile = covered & 3 | 4 * face
        self.gone.append(covered >> 2)
        self.tiles[card] = tile
        self.openings[card] = OPENINGS[tile]
        self.doors[card] = EXITS[tile] & labyrinth.free_sides(self, card)
        if self.journal is not None:
            self.emit_tile("cover", card, 0)

    def take_away(self) -> None:
        """The last placed card out of the game; the doors towards it are open again."""
        cell = self.cells.pop()
        tile = self.tiles.pop()
        self.openings.pop()
        self.doors.pop()
        self.gone.append(tile >> 2)
        for card in range(len(self.cells)):
            side = labyrinth.side_towards(cell - self.cells[card])
            if side >= 0:
                self.doors[card] = self.doors[card] | EXITS[self.tiles[card]] & SIDE_BIT[side]
        if self.journal is not None:
            self.emit(Event("mercy", {"seat": 0, "card": FACE_IDS[tile >> 2]}))

    def open_wall(self, card: int, side: int) -> None:
        """The wall that closes a door becomes an opening, for the rest of the level (AN-B24)."""
        other = labyrinth.beyond(self, card, side)
        self.openings[other] = self.openings[other] | SIDE_BIT[side ^ 2]
        if self.journal is not None:
            self.emit(Event("blast", {"seat": 0, "side": SIDES[side], "tile": other}))

    def wipe(self) -> None:
        """Every passage in play out of the game, for good (AN-B19); one stands at the entrance."""
        for card in range(1, len(self.tiles)):
            self.gone.append(self.tiles[card] >> 2)
        self.lay_entrance(self.tiles[0])

    def lay_entrance(self, tile: int) -> None:
        """A labyrinth of one card: the entrance, or the Stairs that lie on it (AN-R3, AN-B29)."""
        self.cells = [0]
        self.tiles = [tile]
        self.openings = [OPENINGS[tile]]
        self.doors = [EXITS[tile]]
        self.position = 0
        self.covering = False

    def climb(self) -> None:
        """The Stairs from the top of the discard pile onto the entrance: a new level (AN-R26)."""
        self.gone.pop()
        self.wipe()
        self.lay_entrance(4 * STAIRS)
        self.level += 1

    def emit_tile(self, kind: str, card: int, closed: int) -> None:
        """A card has come into play: which, where, and how many older doors its walls close."""
        tile = self.tiles[card]
        facts: dict[str, Fact] = {"seat": 0, "tile": card, "card": FACE_IDS[tile >> 2]}
        facts["heading"] = SIDES[tile & 3]
        facts["closed"] = closed
        self.emit(Event(kind, facts))
