"""Open questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from fathomless.core.action import Action
from fathomless.core.ints import mypyc_attr
from fathomless.core.message import Message

if TYPE_CHECKING:
    from fathomless.core.state import State

S = TypeVar("S", bound="State")

NOTHING_SHOWN: Final = -1


class Refusal:
    """Why an action is no answer now: the sentence and the rule behind it."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message


@mypyc_attr(allow_interpreted_subclasses=True)  # games may come from outside the package
class Pending(Generic[S]):
    """One question the game waits to have answered. Immutable; the state holds a stack of them.

    A subclass names its constructor's arguments in FIELDS (whole numbers only), so that a question
    can be saved at any moment as `[kind, *fields]`.
    """

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""  # stable name on the wire and in saves
    rule: ClassVar[str] = ""  # the rule that asks, shown on demand
    secret: ClassVar[bool] = False  # who is asked is nobody else's business

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: S) -> list[Action]:
        """Every answer the rules allow. This is the only legality there is."""
        raise NotImplementedError

    def apply(self, state: S, action: Action) -> None:
        """Carry out one of the legal answers; the question has left the stack already."""
        raise NotImplementedError

    def prompt(self, state: S) -> Message:
        """The question in words, for the seat that is asked."""
        raise NotImplementedError

    def option(self, state: S, action: Action) -> Message:
        """One of the legal answers in words, for the seat that is asked."""
        raise NotImplementedError

    def refusal(self, state: S, action: Action) -> Refusal:
        """Why this action is not among the legal ones."""
        return Refusal(self.rule, Message("refusal.not_asked"))

    def is_silent(self, action: Action) -> bool:
        """Whether an answer to a secret question shows nobody who gave it, such as a pass."""
        return False

    def shown(self, state: S, action: Action) -> int:
        """What all others see of a legal answer, as a number; NOTHING_SHOWN if they see none."""
        return NOTHING_SHOWN if self.secret and self.is_silent(action) else action.code

    def fields(self) -> list[int]:
        """The constructor's arguments, for saving."""
        return [self.seat]

    def __repr__(self) -> str:
        return f"<{self.kind} {self.fields()}>"
