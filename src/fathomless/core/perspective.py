"""All that a bot ever gets."""

from __future__ import annotations

from fathomless.core.action import Action
from fathomless.core.ints import mypyc_attr
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)  # a tester may watch what a bot asks for
class Perspective:
    """One seat's knowledge of one moment: its view, its legal actions, and samples of the rest.

    A sample is a full state drawn from everything that agrees with what the seat has legitimately
    seen, with perfect memory and nothing more.
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._state.game.name

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._state.view(self.seat)

    def legal(self) -> list[Action]:
        """The seat's legal actions; none while another seat is asked."""
        if self._state.seat_to_act != self.seat:
            return []
        return self._state.legal()

    def sample(self, rng: Rng) -> State:
        """A full state as it might be."""
        return self._state.determinise(self.seat, rng)
