"""What an expansion may add to a match, and where: the base game asks nothing else about it.

A match holds its expansions in `state.extensions`, and all of them as one in `state.extension`.
Each keeps its own components, is copied and saved with the state, and is called at the points
below. Cards, Lords, Locations and actions come as further rows of the box; arrow powers, powers
used once a turn and scores of Locations join the tables of their chapters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.ints import mypyc_attr
from fathomless.core.jsontypes import JsonDict
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.core.rng import Rng

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# What can be guarded against a player (see `guards`).
STACK: Final = 0
COURT: Final = 1
TILE: Final = 2

# What can be paid for (see `takes_payment`).
PURCHASE: Final = 0  # of the offered Ally, from the explorer
RECRUITMENT: Final = 1  # what the Allies played for a Lord lack
CORRUPTION: Final = 2  # the Corruptor's second Lord


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """An expansion that adds nothing: each method is a place where one may."""

    name: ClassVar[str] = ""

    # -- its components ----------------------------------------------------------------------------

    def cards(self) -> list[int]:
        """The Exploration cards it adds to the deck."""
        return []

    def lords(self) -> list[int]:
        """The Lords it adds to the deck."""
        return []

    def without_lords(self) -> list[int]:
        """The Lords of the base game that are left in the box."""
        return []

    def tiles(self) -> list[int]:
        """The Locations it adds to the stack."""
        return []

    def cards_held(self) -> list[int]:
        """Exploration cards that lie in zones of its own at this moment."""
        return []

    def copy(self) -> Extension:
        """An independent twin."""
        return self

    def to_json(self) -> JsonDict:
        """Its components, losslessly."""
        return {}

    def check(self, s: AbyssState) -> None:
        """It was read from a saved state: whether its components are all there, and can be so."""

    def fits(self, s: AbyssState, question: Pending[Any]) -> bool:
        """Whether the table fits a question that was read; others than its own fit."""
        return True

    def census(self) -> int:
        """How many components lie in its own zones."""
        return 0

    def view(self, s: AbyssState, seat: int | None) -> JsonDict:
        """What a seat sees of them."""
        return {}

    def determinise(self, world: AbyssState, observer: int, rng: Rng) -> None:
        """Draw again what the observer does not know of its components."""

    def most_seats(self) -> int:
        """How many may sit at the table with it."""
        return 0

    def set_up(self, s: AbyssState) -> None:
        """All piles are ready to be shuffled."""

    def scores(self, s: AbyssState, seat: int) -> dict[str, int]:
        """Further categories of the score, the same for every seat."""
        return {}

    # -- its questions and actions, to be read -----------------------------------------------------

    def option(self, s: AbyssState, seat: int, action: Action) -> Message | None:
        """One of its actions in words, wherever it stands among others; None: it is not its own."""
        return None

    def refusal(self, s: AbyssState, seat: int, action: Action) -> Refusal | None:
        """Why one of its `options` is none now; None: it is not its own, or no such option."""
        return None

    def lord_paid_for(self, question: Pending[Any]) -> int:
        """The Lord for whom Allies lie played while one of its questions is open; −1: none."""
        return -1

    # -- the course of the game: where several are on, through `together.py` -----------------------

    def begin_turn(self, s: AbyssState) -> None:
        """A turn begins."""

    def options(self, s: AbyssState, seat: int, answers: list[Action]) -> None:
        """Whatever else may be done wherever the active player decides at table level."""

    def hides_options(self, s: AbyssState, seat: int) -> bool:
        """Whether there are options or none by something that others do not see."""
        return False

    def chosen(self, s: AbyssState, seat: int, action: Action) -> None:
        """One of its options was chosen; the question that it stood beside waits below."""

    def purse(self, s: AbyssState, seat: int) -> int:
        """What a seat can pay at once beyond its Pearls."""
        return 0

    def takes_payment(self, s: AbyssState, seat: int, amount: int, purpose: int, item: int) -> bool:
        """Whether it sees to a payment itself, and to what comes after it."""
        return False

    def may_buy_again(self, s: AbyssState, seat: int) -> bool:
        """Whether a seat that has bought this turn may buy once more."""
        return False

    def bought_again(self, s: AbyssState, seat: int) -> None:
        """A seat has bought once more."""

    def meets_monster(self, s: AbyssState) -> bool:
        """Whether it takes over what happens now that a Monster is revealed."""
        return False

    def before_council(self, s: AbyssState) -> bool:
        """The track goes to the Council; whether it asks first, and sends the track on itself."""
        return False

    def after_payment(self, s: AbyssState, seat: int, lord: int) -> bool:
        """A Lord is paid for; whether it asks first, and goes on to the affiliation itself."""
        return False

    def pearls_gained(self, s: AbyssState, seat: int, count: int) -> None:
        """A seat has gained so many Pearls at once."""

    def ally_spent(self, s: AbyssState, seat: int, face: int) -> None:
        """A card of a hand was spent in an attack, or discarded to a penalty."""

    def tokens_drawn(self, s: AbyssState) -> None:
        """Monster tokens were drawn from the base pile."""

    def rob_options(self, s: AbyssState, targets: list[int], answers: list[Action]) -> None:
        """What else the Hunter may steal from these seats; it is told what was `chosen`."""

    def lord_joined(self, s: AbyssState, seat: int, lord: int, recruited: bool) -> None:
        """A Lord lies before a seat."""

    def location_taken(self, s: AbyssState, seat: int, location: int) -> bool:
        """A Location lies before a seat; whether it asks first, and looks at the Keys itself."""
        return False

    def location_given(self, s: AbyssState, seat: int, location: int) -> None:
        """A Location of a seat has become available again."""

    def is_guarding(self, zone: int) -> bool:
        """Whether it keeps anything there from anybody now; `guards` is asked only then."""
        return False

    def guards(self, s: AbyssState, seat: int, zone: int, item: int) -> bool:
        """Whether a stack, a Lord in the Court or an available Location is kept from a seat."""
        return False

    def left(self, s: AbyssState, zone: int, item: int) -> None:
        """A stack was taken or discarded; a Lord or a Location lies open no more."""

    def end_turn(self, s: AbyssState) -> None:
        """After the Commander's limit; it may ask."""

    def end_game(self, s: AbyssState) -> bool:
        """Before the last Allies are affiliated; whether it asks first, and is called again."""
        return False


# How each expansion is read from a saved state, by its name.
READERS: Final[dict[str, Callable[[JsonDict], Extension]]] = {}
