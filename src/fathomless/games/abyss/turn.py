"""The course of a turn: plot, one action, control, free time, the hand limit (AB-R9, AB-A26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss import actions, phases
from fathomless.games.abyss.actions import END_TURN, EXPLORE_DEPTHS, PLOT_AT_COURT
from fathomless.games.abyss.box import LANDLORD, LORD_IDS, MOST_SEATS, RACES_NEEDED
from fathomless.games.abyss.council import add_stacks, offer_second_stack, stack_option, support
from fathomless.games.abyss.endings import is_stalemate, tell_stalemate
from fathomless.games.abyss.explore import explore
from fathomless.games.abyss.extension import COURT, STACK
from fathomless.games.abyss.locations import CONTROLS, control_is_due, look_at_control
from fathomless.games.abyss.lords import LANDLORD_PEARLS
from fathomless.games.abyss.material import COURT_SPACES
from fathomless.games.abyss.once import (
    add_powers,
    beside_refusal,
    carry_out,
    interrupt,
    interrupts,
    power_option,
)
from fathomless.games.abyss.recruit import add_recruitable, begin_payment, lord_cost, refill
from fathomless.games.abyss.scoring import finish
from fathomless.games.abyss.soldiers import lay_down, must_discard, over_limit

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def go_on(s: AbyssState) -> None:
    """AB-A26. No question is open: what happens until the next one, or until the game is over."""
    while s.asked is None and not s.finished:
        if s.aside:
            lay_down(s)
        phase = s.phase
        if phase == phases.CONTROL:
            if control_is_due(s, s.active):
                s.ask(CONTROLS[s.active])  # and again, until fewer than three Keys are left
            else:
                s.phase = phases.FREE
        elif phase == phases.REFILL:
            s.phase = phases.CONTROL
            refill(s)
        elif phase == phases.SUPPORT:
            s.phase = phases.CONTROL
            offer_second_stack(s)
        elif phase == phases.FREE:
            s.phase = phases.LIMIT
            offer_free_time(s)
        elif phase == phases.FINISH:
            finish(s)
        else:
            end_turn(s)


def offer_free_time(s: AbyssState) -> None:
    """AB-A39. Powers that were not used yet, if there are any that could be.

    Whoever may have an option that others do not see is asked in any case: to go on without asking
    would tell that it is none (AB-A43).
    """
    powers: list[Action] = []
    add_powers(s, s.active, powers)
    if powers or s.extension.hides_options(s, s.active):
        s.ask(FREE_TIME[s.active])


def end_turn(s: AbyssState) -> None:
    """AB-R51, AB-A26. The hand limit, what expansions add, and the next turn."""
    if s.phase == phases.LIMIT:
        s.phase = phases.LAST
        excess = over_limit(s, s.active)
        if excess:
            must_discard(s, s.active, excess)
    elif s.phase == phases.LAST:
        s.phase = phases.OVER
        s.extension.end_turn(s)
    else:
        next_turn(s)


def next_turn(s: AbyssState) -> None:
    """AB-R44, AB-R47, AB-A30, AB-P15. To the left, until it is back with whoever called the end.

    AB-A77. Or until nothing has moved for long.
    """
    if s.extra:
        s.extra = False
    else:
        s.active = s.active + 1 if s.active + 1 < s.seats else 0
        if s.active == s.end_by:
            finish(s)
            return
    if is_stalemate(s):
        tell_stalemate(s)
        finish(s)
        return
    begin_turn(s)


def begin_turn(s: AbyssState) -> None:
    """AB-A16, AB-A26, AB-P11. Powers are fresh, the price is 1, the Landlord pays.

    Keys that waited for a Location are used first, if one has become available.
    """
    s.phase = phases.ACTION
    s.turns += 1
    s.used = 0
    s.sold = 0
    s.bought = 0
    if s.journal is not None:
        s.emit(Event("turn", {"seat": s.active}))
    if s.powers(s.active) & LANDLORD:
        s.gain_pearls(s.active, LANDLORD_PEARLS, "landlord")
    s.extension.begin_turn(s)
    s.ask(TURNS[s.active])
    look_at_control(s, s.active)


class Turn(Pending["AbyssState"]):
    """AB-R9, AB-R10, AB-R11. Plot as often as one can pay, then one of three actions."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "AB-R11"

    def legal(self, state: AbyssState) -> list[Action]:
        """Plot, explore, support, recruit; and unused powers."""
        seat = self.seat
        answers: list[Action] = []
        if can_plot(state, seat):
            answers.append(PLOT_AT_COURT)
        if state.can_reveal():
            answers.append(EXPLORE_DEPTHS)
        add_stacks(state, seat, answers)
        add_recruitable(state, seat, answers)
        add_powers(state, seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """After plotting or a power the question comes back."""
        verb = action.verb
        if verb == actions.EXPLORE:
            explore(state)
        elif verb == actions.SUPPORT:
            support(state, self.seat, action.item)
        elif verb == actions.RECRUIT:
            begin_payment(state, self.seat, action.item)
        elif verb == actions.PLOT:
            plot(state, self.seat)
            state.ask(self)
        elif interrupts(action):
            interrupt(state, self, action)

    def prompt(self, state: AbyssState) -> Message:
        """Which action."""
        return Message("prompt.turn")

    def option(self, state: AbyssState, action: Action) -> Message:
        """One of them."""
        verb = action.verb
        if interrupts(action):
            return power_option(state, self.seat, action)
        if verb == actions.PLOT:
            return Message("option.plot")
        if verb == actions.EXPLORE:
            return Message("option.explore")
        if verb == actions.RECRUIT:
            args: dict[str, Value] = {"lord": f"lord:{LORD_IDS[action.item]}"}
            args["n"] = lord_cost(state, self.seat, action.item)
            return Message("option.recruit", args)
        return stack_option(state, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Which condition is missing."""
        verb = action.verb
        beside = beside_refusal(state, self.seat, action)
        if beside is not None:
            return beside
        if verb == actions.PLOT:
            return Refusal("AB-R10", Message("refusal.plot", {"n": state.pearls[self.seat]}))
        if verb == actions.SUPPORT:
            if state.is_guarded(self.seat, STACK, action.item):
                return Refusal("AB-A48", Message("refusal.guarded"))
            return Refusal("AB-A42", Message("refusal.stack"))
        if verb == actions.RECRUIT:
            return recruit_refusal(state, self.seat, action)
        return Refusal("AB-R11", Message("refusal.turn"))


def recruit_refusal(s: AbyssState, seat: int, action: Action) -> Refusal:
    """Not in the Court, or not affordable."""
    if action.item not in s.court:
        return Refusal("AB-R25", Message("refusal.court"))
    if s.is_guarded(seat, COURT, action.item):
        return Refusal("AB-A48", Message("refusal.guarded"))
    args: dict[str, Value] = {"lord": f"lord:{LORD_IDS[action.item]}"}
    args["need"] = lord_cost(s, seat, action.item)
    args["races"] = RACES_NEEDED[action.item]
    return Refusal("AB-R26", Message("refusal.recruit", args))


def can_plot(s: AbyssState, seat: int) -> bool:
    """AB-R10. With a Pearl, an empty space in the Court and a Lord in the deck."""
    return s.pearls[seat] > 0 and len(s.court) < COURT_SPACES and s.lord_top < len(s.lord_deck)


def plot(s: AbyssState, seat: int) -> None:
    """AB-R10. A Pearl to the Treasury; the top Lord goes furthest from the deck."""
    s.pearls[seat] = s.pearls[seat] - 1
    lord = s.add_to_court()
    if s.journal is not None:
        s.emit(Event("plot", {"seat": seat, "lord": LORD_IDS[lord]}))


class FreeTime(Pending["AbyssState"]):
    """AB-A39. After control: unused powers, or the end of the turn."""

    kind: ClassVar[str] = "free-time"
    rule: ClassVar[str] = "AB-A39"

    def legal(self, state: AbyssState) -> list[Action]:
        """The end, and whatever can be used."""
        answers: list[Action] = [END_TURN]
        add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """A power, after which control and unused powers are looked at again; or the end."""
        if interrupts(action):
            state.phase = phases.CONTROL
            carry_out(state, self.seat, action)

    def prompt(self, state: AbyssState) -> Message:
        """Anything else."""
        return Message("prompt.free_time")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A power, or the end."""
        if action.verb == actions.END:
            return Message("option.end")
        return power_option(state, self.seat, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """The action is over."""
        beside = beside_refusal(state, self.seat, action)
        if beside is not None:
            return beside
        return Refusal("AB-A39", Message("refusal.free_time"))


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
FREE_TIME: Final = [FreeTime(seat) for seat in range(MOST_SEATS)]
