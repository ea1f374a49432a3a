"""What the figures call things: the words of the games themselves."""

from __future__ import annotations

from collections.abc import Mapping

from fathomless import games
from fathomless.core.game import Game
from fathomless.core.message import Message, say


def ends_in_words(
    game: str, reasons: Mapping[str, int], language: str = "en"
) -> list[tuple[str, int]]:
    """How games ended, as labels, and how many."""
    names = games.get(game).catalogue(language)
    return [
        (names.get(f"reason:{reason}", reason).rstrip("."), count)
        for reason, count in reasons.items()
    ]


def ties_in_words(
    game: str, ties: Mapping[str, int], language: str = "en"
) -> list[tuple[str, int]]:
    """What decided between equals, as labels, and in how many games."""
    names = games.get(game).catalogue(language)
    if "end.tie" not in names:
        return list(ties.items())
    said = [say(Message("end.tie", {"tie": tie}), names, language) for tie in ties]
    return [(line.rstrip("."), count) for line, count in zip(said, ties.values(), strict=True)]


def title_of(game: Game, kind: str, noun: str, language: str = "en") -> str | None:
    """What a chapter of deeds is called; None: it is left out."""
    telling = game.telling()
    title = telling.titles.get((kind, noun), f"{kind}: {noun}")
    return None if title is None else telling.said(title, language)


def thing_of(game: Game, noun: str, language: str = "en") -> str:
    """The word for one of the things in a chapter."""
    telling = game.telling()
    return telling.said(telling.things.get(noun, noun), language)


def name_of(game: Game, noun: str, id: str, language: str = "en") -> str:
    """What a thing is called; where others have the same name, with what tells it apart."""
    names, key, telling = game.catalogue(language), f"{noun}:{id}", game.telling()
    name, apart = names[key], telling.said(telling.apart.get(key, ""), language)
    shared = any(
        said == name and other != key
        for other, said in names.items()
        if other.startswith(f"{noun}:")
    )
    return f"{name} ({apart})" if shared and apart else name
