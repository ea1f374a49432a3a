"""What the figures call things: the words of the games themselves."""

from __future__ import annotations

from collections.abc import Mapping

from fathomless import games
from fathomless.core.game import Game
from fathomless.core.message import Message, say


def ends_in_words(game: str, reasons: Mapping[str, int]) -> list[tuple[str, int]]:
    """How games ended, as labels, and how many."""
    names = games.get(game).catalogue("en")
    return [
        (names.get(f"reason:{reason}", reason).rstrip("."), count)
        for reason, count in reasons.items()
    ]


def ties_in_words(game: str, ties: Mapping[str, int]) -> list[tuple[str, int]]:
    """What decided between equals, as labels, and in how many games."""
    names = games.get(game).catalogue("en")
    if "end.tie" not in names:
        return list(ties.items())
    said = [(say(Message("end.tie", {"tie": tie}), names), count) for tie, count in ties.items()]
    return [(line.rstrip("."), count) for line, count in said]


def title_of(game: Game, kind: str, noun: str) -> str | None:
    """What a chapter of deeds is called; None: it is left out."""
    return game.telling().titles.get((kind, noun), f"{kind}: {noun}")


def thing_of(game: Game, noun: str) -> str:
    """The word for one of the things in a chapter."""
    return game.telling().things.get(noun, noun)


def name_of(game: Game, noun: str, id: str) -> str:
    """What a thing is called; where others have the same name, with what tells it apart."""
    names, key = game.catalogue("en"), f"{noun}:{id}"
    name, apart = names[key], game.telling().apart.get(key, "")
    shared = any(
        said == name and other != key
        for other, said in names.items()
        if other.startswith(f"{noun}:")
    )
    return f"{name} ({apart})" if shared and apart else name
