"""The table and its stack of open questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from fathomless.core.action import Action
from fathomless.core.errors import ActionError
from fathomless.core.event import Event
from fathomless.core.ints import mypyc_attr
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.message import say
from fathomless.core.outcome import Outcome
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.core.view import View

if TYPE_CHECKING:
    from fathomless.core.game import Game

SOMEBODY: Final = -2  # in a view: a seat is asked, and the reader may not know which

NO_QUESTIONS: Final[list[Pending[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)  # games may come from outside the package
class State:
    """One moment of one match.

    A game's own state adds its zones, its verbs and the abstract methods.

    `apply` trusts its caller; `play` checks everything and explains.
    """

    __slots__ = ("asked", "irrevocable", "journal", "rng", "seats", "under")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        # The stack: the open question, and those it lies over, which wait for it to be answered.
        self.asked: Pending[Any] | None = None
        self.under: list[Pending[Any]] = NO_QUESTIONS  # replaced, never changed: copies share it
        self.journal: list[Event] | None = None
        # Grows whenever chance is drawn or a hidden card is shown to somebody: no undo beyond.
        self.irrevocable = 0

    # -- what a game provides ----------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Carry the game on to its next question or its end; called when no question is open."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """The result; only when `is_over`."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin with the same future. It has no journal."""
        raise NotImplementedError

    def table_view(self, seat: int | None) -> JsonDict:
        """The game's part of `view`."""
        raise NotImplementedError

    def determinise(self, seat: int | None, rng: Rng) -> State:
        """A state drawn from all that this seat cannot tell from this one (None: a spectator).

        It uses the caller's generator and has a fresh future of its own.
        """
        raise NotImplementedError

    def to_json(self) -> JsonDict:
        """Everything, losslessly, as plain data."""
        raise NotImplementedError

    def asked_next(self) -> list[Pending[Any]]:
        """What others are asked next if nothing but passes: they may be shown it at once."""
        return []

    def census(self) -> int:
        """How many components are in the game: the same number at every moment."""
        raise NotImplementedError

    # -- questions and answers ---------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """True when no question is left."""
        return self.asked is None

    @property
    def stack(self) -> list[Pending[Any]]:
        """The open questions; the last one is to be answered first."""
        return self.under[:] if self.asked is None else [*self.under, self.asked]

    @property
    def seat_to_act(self) -> int:
        """The seat that is asked; −1 when the game is over."""
        asked = self.asked
        return -1 if asked is None else asked.seat

    def ask(self, question: Pending[Any]) -> None:
        """Lay a question over the open ones: last asked is first answered."""
        if self.asked is not None:
            self.under = [*self.under, self.asked]
        self.asked = question

    def legal(self) -> list[Action]:
        """The legal answers to the open question; empty when the game is over."""
        asked = self.asked
        return [] if asked is None else asked.legal(self)

    def apply(self, action: Action) -> None:
        """Give one of the legal answers. Fast, and unchecked: see `play` for strangers."""
        question = self.asked
        if question is None:
            raise ActionError("action/game-over", f"{action.text!r}: the game is over.")
        if self.under:
            self.asked = self.under[-1]
            self.under = self.under[:-1]
        else:
            self.asked = None
        question.apply(self, action)
        if self.asked is None:
            self.go_on()

    def play(self, seat: int, text: str) -> Action:
        """Give an answer in text, with every check; a refusal leaves the state as it was."""
        action = self.check(seat, text)
        self.apply(action)
        return action

    def check(self, seat: int, text: str) -> Action:
        """The action that `play` would take, with every check, without taking it."""
        question = self.asked
        if question is None:
            raise ActionError("action/game-over", f"Seat {seat} plays {text!r}: the game is over.")
        if seat != question.seat:
            raise ActionError(
                "action/not-your-turn",
                f"Seat {seat} plays {text!r}, but seat {question.seat} is asked ({question.kind}).",
                question.rule,
            )
        action = self.game.parse(text)
        if action not in question.legal(self):
            raise self.refuse(question, action)
        return action

    def refuse(self, question: Pending[Any], action: Action) -> ActionError:
        """The error for an action that is no answer: seat, action, question, reason, rule."""
        refusal = question.refusal(self, action)
        reason = say(refusal.message, self.game.catalogue("en"))
        return ActionError(
            "action/illegal",
            f"Seat {question.seat} is asked {question.kind}; {action.text!r} is no answer: "
            f"{reason} Rule {refusal.rule}.",
            refusal.rule,
        )

    # -- what is known -----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What this seat sees; None is a spectator, who sees what everybody sees."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ActionError("seats/invalid", f"There is no seat {seat}: {self.seats} play.")
        asked = self.asked
        kind = "" if asked is None else asked.kind
        who = self.seat_to_act
        if asked is not None and asked.secret and who != seat:
            who = SOMEBODY
        return View(self.game.name, seat, who, kind, asked is None, self.table_view(seat))

    def emit(self, event: Event) -> None:
        """Tell the listener, if there is one.

        Callers on fast paths ask `journal is not None` first.
        """
        if self.journal is not None:
            self.journal.append(event)

    @staticmethod
    def from_json(data: Mapping[str, Json]) -> State:
        """The state that `to_json` was taken from, of whichever game."""
        from fathomless.core.game import state_from_json

        return state_from_json(data)

    def __reduce__(self) -> tuple[object, tuple[JsonDict]]:
        return State.from_json, (self.to_json(),)
