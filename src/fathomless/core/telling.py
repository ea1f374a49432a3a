"""What figures of many games call things: a game's own words, in English as all figures are."""

from __future__ import annotations

from collections.abc import Mapping

# The kind of event and the kind of thing → the title of a chapter, in the order of chapters.
# Without one a deed is left out: another chapter tells of it already.
Titles = Mapping[tuple[str, str], str | None]


class Telling:
    """The titles of deeds, how things are written, and what tells those of one name apart.

    Where a game says nothing, its events and things are told by their own short names.
    """

    __slots__ = ("apart", "things", "titles")

    def __init__(
        self,
        titles: Titles | None = None,
        things: Mapping[str, str] | None = None,
        apart: Mapping[str, str] | None = None,
    ) -> None:
        self.titles: Titles = {} if titles is None else titles
        self.things: Mapping[str, str] = {} if things is None else things
        self.apart: Mapping[str, str] = {} if apart is None else apart
