"""What figures of many games call things: a game's own words, in English and in other languages."""

from __future__ import annotations

from collections.abc import Mapping

# The kind of event and the kind of thing → the title of a chapter, in the order of chapters.
# Without one a deed is left out: another chapter tells of it already.
Titles = Mapping[tuple[str, str], str | None]


class Telling:
    """The titles of deeds, how things are written, and what tells those of one name apart.

    Where a game says nothing, its events and things are told by their own short names. `others`
    has, by language, for each of these English words what it is there.
    """

    __slots__ = ("apart", "others", "things", "titles")

    def __init__(
        self,
        titles: Titles | None = None,
        things: Mapping[str, str] | None = None,
        apart: Mapping[str, str] | None = None,
        others: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.titles: Titles = {} if titles is None else titles
        self.things: Mapping[str, str] = {} if things is None else things
        self.apart: Mapping[str, str] = {} if apart is None else apart
        self.others: Mapping[str, Mapping[str, str]] = {} if others is None else others

    def said(self, english: str, language: str) -> str:
        """The same in another language, where the game has words for it."""
        there = self.others.get(language)
        return english if there is None else there.get(english, english)
