"""How a game ended, and why."""

from __future__ import annotations


class Outcome:
    """Scores by category, the ranking, and what decided it.

    `ranking` lists groups of seats from first to last; a group of several is a tie that no rule
    breaks. It goes by the `merits`: the totals, unless a game says that something else counts. A
    game can be lost by all: then nobody wins.
    """

    __slots__ = ("lost", "merits", "ranking", "reason", "scores", "tie_break", "totals")

    def __init__(
        self,
        scores: list[dict[str, int]],
        totals: list[int],
        ranking: list[list[int]],
        reason: str,
        tie_break: str | None = None,
        merits: list[int] | None = None,
        lost: bool = False,
    ) -> None:
        self.scores = scores
        self.totals = totals
        self.ranking = ranking
        self.reason = reason
        self.tie_break = tie_break
        self.merits = totals if merits is None else merits
        self.lost = lost

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place: one, unless a victory can be shared, or lost."""
        return [] if self.lost else self.ranking[0]

    def share(self, seat: int) -> float:
        """This seat's part of the victory: 1.0, or less if it is shared, or 0.0."""
        winners = self.winners
        return 1.0 / len(winners) if seat in winners else 0.0

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "scores": self.scores,
            "totals": self.totals,
            "ranking": self.ranking,
            "reason": self.reason,
            "tie_break": self.tie_break,
        }

    def __str__(self) -> str:
        places = ", ".join(
            " and ".join(f"seat {seat} with {self.totals[seat]}" for seat in group)
            for group in self.ranking
        )
        decided = "" if self.tie_break is None else f"; tie broken by {self.tie_break}"
        return f"{places} ({self.reason}{decided})"

    def __repr__(self) -> str:
        return f"<Outcome: {self}>"
