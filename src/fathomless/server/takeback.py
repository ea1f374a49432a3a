"""A request for a take-back, while the others answer it. Bots always agree."""

from __future__ import annotations

from collections.abc import Sequence

from fathomless.server.protocol import VoteState


class TakeBackVote:
    """One seat wants its last choice back; every other person must agree."""

    def __init__(self, seat: int, moves: int, others: Sequence[int]) -> None:
        self.seat = seat
        self.moves = moves  # how many would be left
        self.others = list(others)
        self.accepted: list[int] = []

    @property
    def is_granted(self) -> bool:
        return len(self.accepted) == len(self.others)

    def concerns(self, seat: int) -> bool:
        """Whether this seat has a say; the one that asked can withdraw."""
        return seat == self.seat or seat in self.others

    def accept(self, seat: int) -> None:
        if seat in self.others and seat not in self.accepted:
            self.accepted.append(seat)

    def state(self) -> VoteState:
        """For everybody to see."""
        return VoteState(self.seat, self.moves, self.accepted[:], self.others[:])
