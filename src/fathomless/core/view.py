"""What one seat may see, built by whitelist."""

from __future__ import annotations

from fathomless.core.jsontypes import JsonDict


class View:
    """The table as a person in this seat (None: a spectator) sees it, as plain data.

    `table` has the game's own fields; every view also says who is asked what.
    """

    __slots__ = ("asked", "game", "over", "question", "seat", "table")

    def __init__(
        self, game: str, seat: int | None, asked: int, question: str, over: bool, table: JsonDict
    ) -> None:
        self.game = game
        self.seat = seat
        self.asked = asked
        self.question = question
        self.over = over
        self.table = table

    def to_json(self) -> JsonDict:
        """As plain data, for a client."""
        return {
            "game": self.game,
            "seat": self.seat,
            "asked": self.asked,
            "question": self.question,
            "over": self.over,
            "table": self.table,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.asked, self.question, self.over))

    def __repr__(self) -> str:
        return f"View({self.to_json()!r})"
