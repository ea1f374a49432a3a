"""What a Faction, a card and a Leader consist of, and how their rows are written."""

from __future__ import annotations

from typing import Final

from fathomless.games.chasms.vocabulary import NEVER, NO_CHOICE, Effect

ATTACK: Final = 0
SKILL: Final = 1
INSTANT: Final = 2
LEADER: Final = 3
TYPES: Final = ("attack", "skill", "instant", "leader")

REGULAR: Final = 0
ULTIMATE: Final = 1
# CH-R6, CH-C3: labels, which only card texts use.
TAGS: Final = ("regular", "ultimate")


class Faction:
    """A Hunter Faction: a Leader and 20 cards."""

    def __init__(self, id: str, name: str, theme: str) -> None:
        self.id = id
        self.name = name
        self.theme = theme


class Face:
    """One printed card, or a Leader: what it is, when and on whom it is used, what it does.

    `hearts` and `cards` are what a Leader's skill costs.
    """

    def __init__(
        self,
        *,
        id: str,
        name: str,
        kind: int,
        effects: tuple[Effect, ...],
        copies: int = 0,
        tag: int = REGULAR,
        when: int = NEVER,
        choose: int = NO_CHOICE,
        hearts: int = 0,
        cards: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.effects = effects
        self.copies = copies
        self.tag = tag
        self.when = when
        self.choose = choose
        self.hearts = hearts
        self.cards = cards


def attack(
    id: str, name: str, copies: int, *effects: Effect, tag: int = REGULAR, choose: int = NO_CHOICE
) -> Face:
    """An Attack card; its first effect is the hit."""
    return Face(
        id=id, name=name, kind=ATTACK, effects=effects, copies=copies, tag=tag, choose=choose
    )


def skill(
    id: str, name: str, copies: int, *effects: Effect, tag: int = REGULAR, choose: int = NO_CHOICE
) -> Face:
    """A Skill card."""
    return Face(
        id=id, name=name, kind=SKILL, effects=effects, copies=copies, tag=tag, choose=choose
    )


def instant(
    id: str,
    name: str,
    copies: int,
    *effects: Effect,
    when: int,
    tag: int = REGULAR,
    choose: int = NO_CHOICE,
) -> Face:
    """An Instant card and the moment it fits."""
    return Face(
        id=id,
        name=name,
        kind=INSTANT,
        effects=effects,
        copies=copies,
        tag=tag,
        when=when,
        choose=choose,
    )


def leader(
    id: str,
    name: str,
    *effects: Effect,
    when: int = NEVER,
    choose: int = NO_CHOICE,
    hearts: int = 0,
    cards: int = 0,
) -> Face:
    """A Leader; without a moment the skill is used between cards of the own turn."""
    return Face(
        id=id,
        name=name,
        kind=LEADER,
        effects=effects,
        when=when,
        choose=choose,
        hearts=hearts,
        cards=cards,
    )
