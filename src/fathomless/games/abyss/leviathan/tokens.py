"""Monster tokens of the second pile: cashed in one's own turn, stolen (AB-L9, AB-A62, AB-A63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.box import MOST_SEATS
from fathomless.games.abyss.council import add_stacks, stack_option
from fathomless.games.abyss.guarded import stack_refusal
from fathomless.games.abyss.leviathan.actions import CASH_TOKEN, ROB_LEVIATHAN
from fathomless.games.abyss.leviathan.border import Border, border_of
from fathomless.games.abyss.leviathan.material import KEY, STACK, TOKEN_IDS, TOKEN_PEARLS
from fathomless.games.abyss.locations import look_at_control

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def add_tokens(s: AbyssState, border: Border, seat: int, answers: list[Action]) -> None:
    """AB-L9, AB-A62. Each kind of token that one has; for a stack there must be one to take."""
    owned = border.tokens[seat]
    if not owned:
        return
    kinds = 0
    for entry in owned:
        kinds |= 1 << (entry & 7)
    for kind in range(STACK):
        if kinds >> kind & 1:
            answers.append(CASH_TOKEN[kind])
    if kinds >> STACK & 1:
        stacks: list[Action] = []
        add_stacks(s, seat, stacks)
        if stacks:
            answers.append(CASH_TOKEN[STACK])


def token_refusal(s: AbyssState, border: Border, seat: int, kind: int) -> Refusal:
    """AB-L9, AB-A39, AB-A62. No such token, no stack for it, or not at this moment."""
    if kind not in [entry & 7 for entry in border.tokens[seat]]:
        return Refusal("AB-L9", Message("refusal.token"))
    answers: list[Action] = []
    add_tokens(s, border, seat, answers)
    if CASH_TOKEN[kind] in answers:
        return Refusal("AB-A39", Message("refusal.turn"))
    return Refusal("AB-A62", Message("refusal.token_stack"))


def cash(s: AbyssState, seat: int, kind: int) -> None:
    """AB-L9, AB-A27, AB-A62. What the token shows, at once; with a third Key its Location too."""
    s.irrevocable += 1  # all see its kind now (AB-A43)
    border_of(s).discard_token(s, seat, kind)
    if s.journal is not None:
        s.emit(Event("cash", {"seat": seat, "token": TOKEN_IDS[kind]}))
    if kind == STACK:
        s.ask(CASHED_STACK[seat])
    elif kind == KEY:
        s.gain_keys(seat, 1)
        look_at_control(s, seat)
    else:
        s.gain_pearls(seat, TOKEN_PEARLS[kind], "token")


class CashedStack(Pending["AbyssState"]):
    """AB-A42, AB-A62. Which stack of the Council the token brings; never two."""

    kind: ClassVar[str] = "cashed-stack"
    rule: ClassVar[str] = "AB-A62"

    def legal(self, state: AbyssState) -> list[Action]:
        """Every stack that can be taken."""
        answers: list[Action] = []
        add_stacks(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The whole stack."""
        state.take_stack(self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which stack."""
        return Message("prompt.cashed_stack")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A stack."""
        return stack_option(state, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A stack with cards in it, that nobody else guards."""
        return stack_refusal(state, self.seat, action)


def add_robberies(s: AbyssState, targets: list[int], answers: list[Action]) -> None:
    """AB-A63. The Hunter chooses the kind of token, too."""
    border = border_of(s)
    for other in targets:
        if border.tokens[other]:
            answers.append(ROB_LEVIATHAN[other])


CASHED_STACK: Final = [CashedStack(seat) for seat in range(MOST_SEATS)]
