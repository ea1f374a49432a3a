"""The table of the oracle: what it asks, and what lies where."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from fathomless.games.abyss.material import LORDS, RACE_IDS

RACE_OF = {f"{race}{value}": race for race in RACE_IDS for value in range(1, 6)}
VALUE_OF = {card: int(card[-1]) for card in RACE_OF}
ORDER = {card: place for place, card in enumerate(RACE_OF)}
LORD = {lord.id: lord for lord in LORDS}
NUMBER = {lord.id: number for number, lord in enumerate(LORDS)}


@dataclass(frozen=True)
class Ask:
    """A question: who, what, and every legal answer."""

    seat: int
    kind: str
    answers: frozenset[str]


@dataclass(frozen=True)
class Chance:
    """What the oracle cannot know: `card`, `tiles` or `token`."""

    what: str
    count: int = 1


Play = Generator[Ask | Chance, Any, Any]


@dataclass
class Player:
    """What lies before one player."""

    hand: list[str] = field(default_factory=list)
    pearls: int = 1
    keys: int = 0
    tokens: int = 0
    affiliated: list[str] = field(default_factory=list)
    lords: list[str] = field(default_factory=list)
    locations: dict[str, set[str]] = field(default_factory=dict)

    def free(self) -> list[str]:
        under = set().union(*self.locations.values())
        return [lord for lord in self.lords if lord not in under]


@dataclass
class Model:
    """The table."""

    players: list[Player]
    active: int
    lord_deck: list[str]
    court: list[str]
    stack: set[str]
    available: list[str]
    deck: int = 71
    discard: list[str] = field(default_factory=list)
    track: list[str] = field(default_factory=list)
    council: dict[str, list[str]] = field(default_factory=lambda: {race: [] for race in RACE_IDS})
    threat: int = 1
    tokens_left: int = 20
    keys_left: int = 10
    turned: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    sold: int = 0
    bought: set[int] = field(default_factory=set)
    extra: bool = False
    ender: int | None = None

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def has(self, seat: int, lord: str) -> bool:
        """Whether the power of a Lord works for this player."""
        return lord in self.players[seat].free() and lord not in self.turned

    def after(self, seat: int) -> list[int]:
        """The other players, clockwise."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    def hit_by(self, seat: int, soldier: str) -> bool:
        """Whether some opponent's soldier works against this player."""
        if self.has(seat, "shaman"):
            return False
        return any(self.has(other, soldier) for other in self.after(seat))


def stacks(m: Model, word: str) -> set[str]:
    return {f"{word} {race}" for race, cards in m.council.items() if cards}


def take_stack(m: Model, race: str) -> None:
    m.me.hand += m.council[race]
    m.council[race] = []
