"""What the doors are worth in The Abandons: one card ahead, by weights that were learned.

Behind a door lies any of the cards that have not been seen. Each of them is laid there, and what
comes of it is valued: the chance to escape, and a little for the score. `bench/journeys.py` learns
the weights and writes them to `weights/the-abandons.json`, with how they were found.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations import files
from fathomless.bots.evaluations.evaluation import alone
from fathomless.bots.evaluations.the_abandons_features import (
    ALL_SIDES,
    FIRST_OF_SAME,
    HOLE,
    MERCY,
    NAMES,
    NEW,
    NO_DOORS,
    OFF,
    ON,
    ONE_DOOR,
    PLACES,
    SET_OF_SIDES,
    SETS,
    doors_with,
    features,
    same_for_all,
    situation,
    unseen_faces,
)
from fathomless.core.action import Action
from fathomless.games.the_abandons.actions import GO
from fathomless.games.the_abandons.labyrinth import last_intersection, loops
from fathomless.games.the_abandons.material import (
    BOMB_COST,
    COLLAPSE,
    EXITS,
    ICONS,
    IS_INTERSECTION,
    ITEM,
    ITEM_POINTS,
    LAST_PASSAGE,
)
from fathomless.games.the_abandons.state import TheAbandonsState

UNFORESEEN: Final = -1.0  # what is no door is not told by a glance
UNKNOWN: Final = 1000.0  # a strength that has not been added up yet
CONFIGURATIONS: Final = PLACES * 400
MOST_ITEMS: Final = 8
BOUND: Final = 30.0


class Strengths:
    """The weights, and what they add up to in every situation that was met."""

    def __init__(self, weights: list[float] | None = None) -> None:
        self.weights: list[float] = weights or []  # read when they are needed first
        self.known: dict[int, list[float]] = {}

    def of(self, place: int, here: int, back: int, cards: int, items: int) -> float:
        """The strength of a situation, without what is the same for all choices."""
        items = min(items, MOST_ITEMS - 1)
        row = self.known.get(cards * MOST_ITEMS + items)
        if row is None:
            row = [UNKNOWN] * CONFIGURATIONS
            self.known[cards * MOST_ITEMS + items] = row
        number = (place * len(SETS) + here) * len(SETS) + back
        strength = row[number]
        if strength == UNKNOWN:
            strength = self.sum(features(place, here, back, cards, items), 0)
            row[number] = strength
        return strength

    def sum(self, amounts: list[float], first: int) -> float:
        """Amounts by their weights, which begin at a place of the list."""
        if not self.weights:
            self.weights = load()
        total = 0.0
        for i in range(len(amounts)):
            total += self.weights[first + i] * amounts[i]
        return total


def load() -> list[float]:
    """The weights of the file."""
    data = files.read("the-abandons")
    if data["features"] != NAMES:
        raise ValueError("the weights of the-abandons are for other features: train them anew")
    return [float(weight) for weight in data["weights"]]


def chance(strength: float) -> float:
    """From 0 to 1: the logistic function."""
    return 1.0 / (1.0 + math.exp(-max(-BOUND, min(strength, BOUND))))


class Outcome:
    """A card behind a door: what one would face then, and how likely it is."""

    __slots__ = ("back", "cards", "here", "items", "part", "place")

    def __init__(
        self, place: int, here: int, back: int, cards: int, items: int, part: float
    ) -> None:
        self.place = place
        self.here = here
        self.back = back
        self.cards = cards
        self.items = items
        self.part: float = part

    def worth(self, strengths: Strengths, shift: float) -> float:
        """The chance to escape, and a little for the score."""
        strength = strengths.of(self.place, self.here, self.back, self.cards, self.items)
        return chance(strength + shift)


class Ground:
    """What lies behind a door if a card with certain exits is laid there."""

    __slots__ = ("back", "far", "open")

    def __init__(self, open_sides: int, far: int, back: int) -> None:
        self.open = open_sides  # its open doors
        self.far = far  # the set of these and of those that its loops lead to; NO_DOORS: no loops
        # The set that is left at the last intersection before it; if that has none, by its loops.
        self.back = back


class Glance:
    """One look at a table; the state is not changed."""

    def __init__(self, state: TheAbandonsState) -> None:
        self.s = state.copy()
        self.cards = state.deck_size
        self.place, self.here, self.back = situation(state)
        self.counts = unseen_faces(state)
        self.unseen = 0
        for count in self.counts:
            self.unseen += count
        self.unseen = max(self.unseen, 1)
        self.last = last_intersection(state)
        self.same = same_for_all(self.cards, self.counts, state.passages)
        self.outcomes: list[Outcome] = []
        self.part = 1.0  # how likely the card is that is looked at

    def worths(self, legal: list[Action], strengths: Strengths) -> list[float]:
        """By action; UNFORESEEN for what is no door."""
        shift = strengths.sum(self.same, FIRST_OF_SAME)
        found: list[float] = []
        for action in legal:
            if action.verb == GO:
                found.append(self.behind(action, strengths, shift))
            else:
                found.append(UNFORESEEN)
        return found

    def behind(self, action: Action, strengths: Strengths, shift: float) -> float:
        """The mean worth of what may lie behind a door."""
        card = action.item or self.s.position
        if ICONS[4 * self.s.tiles[card] + action.target] >= self.cards:
            return alone(self.s.passages + 2 + ITEM_POINTS * self.s.items)
        self.look_behind(card, action.target)
        total = 0.0
        for each in self.outcomes:
            total += each.part * each.worth(strengths, shift)
        return total

    def add(self, place: int, here: int, back: int, cards: int, items: int) -> None:
        self.outcomes.append(Outcome(place, here, back, cards, items, self.part))

    def look_behind(self, card: int, side: int) -> None:
        """Every card that may lie behind a door, or the one that a Map has shown."""
        self.outcomes = []
        s = self.s
        icons = ICONS[4 * s.tiles[card] + side]
        cards = self.cards - icons
        revealed = s.top + icons - 1
        known = s.deck[revealed] if revealed < s.shown else -1
        grounds: list[Ground | None] = [None] * (ALL_SIDES + 1)
        for face in range(ITEM + 1):
            self.part = float(known == face) if known >= 0 else self.counts[face] / self.unseen
            if not self.part:
                continue
            if face > LAST_PASSAGE:
                self.reveal(face, cards)
                continue
            exits = EXITS[4 * face + side]
            ground = grounds[exits]
            if ground is None:
                ground = self.lay(face, card, side)
                grounds[exits] = ground
            self.arrive(4 * face + side, ground, cards)

    def reveal(self, face: int, cards: int) -> None:
        """A card that is no passage; Stairs are passed by."""
        items = self.s.items
        if face == COLLAPSE:
            self.add(MERCY, ONE_DOOR, NO_DOORS, cards, items)
        else:
            more = 1 if face == ITEM else 0
            self.add(self.place, self.here, self.back, cards, items + more)

    def lay(self, face: int, card: int, side: int) -> Ground:
        """Put a passage behind a door, look around, and take it away again."""
        s = self.s
        s.place(face, card, side)
        new = len(s.tiles) - 1
        open_sides = s.doors[new]
        ways = loops(s, new)
        far = doors_with(s, new, open_sides, ways) if ways else NO_DOORS
        back = NO_DOORS
        if self.last:
            left = s.doors[self.last]
            back = doors_with(s, self.last, left, NO_LOOPS if left else loops(s, self.last))
        s.take_away()
        s.gone.pop()
        return Ground(open_sides, far, back)

    def arrive(self, tile: int, ground: Ground, cards: int) -> None:
        """On a passage: what is open there, or what helps if nothing is."""
        here = ground.far or SET_OF_SIDES[16 * tile + ground.open]
        if IS_INTERSECTION[tile]:
            if here:
                self.add(ON, here, NO_DOORS, cards, self.s.items)
            else:
                self.stuck(NO_DOORS, cards)
        elif here:
            back = ground.back if self.place in (ON, OFF) else NO_DOORS
            place = OFF if self.place == ON else self.place
            self.add(place, here, back, cards, self.s.items)
        elif self.place == MERCY:
            self.add(MERCY, self.here, NO_DOORS, cards, self.s.items)
        else:
            self.stuck(NO_DOORS if self.place == NEW else ground.back, cards)

    def stuck(self, back: int, cards: int) -> None:
        """A dead end: back, or a Bomb; else it is a loss and no outcome."""
        if back:
            self.add(ON, back, NO_DOORS, cards, self.s.items)
        elif self.s.items >= BOMB_COST:
            self.add(HOLE, NO_DOORS, NO_DOORS, cards, self.s.items - BOMB_COST)


NO_LOOPS: Final[list[int]] = []  # never changed
STRENGTHS: Final = Strengths()


def worths(state: TheAbandonsState, legal: list[Action]) -> list[float]:
    """What every choice is worth, by the weights of the package."""
    return Glance(state).worths(legal, STRENGTHS)


def best_of(legal: list[Action], worths: list[float]) -> Action | None:
    """The choice of the highest worth; None if a glance tells of none."""
    best: Action | None = None
    highest = UNFORESEEN
    for i in range(len(legal)):
        if worths[i] > highest:
            highest = worths[i]
            best = legal[i]
    return best
