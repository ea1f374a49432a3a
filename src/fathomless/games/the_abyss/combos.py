"""Playing combos, calling STOP, ending the turn: chapters 2 to 4 of a turn, and The Combos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.the_abyss import actions
from fathomless.games.the_abyss.actions import (
    BEGIN_SACRIFICE,
    CALL_STOP,
    END_TURN,
    GIFT_TO,
    HOOK_AT,
    LOOK,
    MOST_SEATS,
    PUT_BOTTOM,
    PUT_TOP,
    STEAL_FROM,
)
from fathomless.games.the_abyss.draw import begin_draw
from fathomless.games.the_abyss.material import (
    EYE_CARDS,
    EYE_FACES,
    EYES,
    FACE_IDS,
    HOOK_FACES,
    HOOKS,
    SACRIFICE_POINTS,
    SEAT_BIT,
    STOP_POINTS,
    SWORD_FACES,
    SWORDS,
)
from fathomless.games.the_abyss.panic import begin_sacrifice, give_panic, sacrifice_refusal
from fathomless.games.the_abyss.scoring import STOP_CALLED, end_round

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState


FIRST_EYE: Final = EYE_FACES[0]
HOOK_BITS: Final = [1 << face for face in HOOK_FACES]
SWORD_BITS: Final = [1 << face for face in SWORD_FACES]
MAY_STOP: Final = 8
MAY_SACRIFICE: Final = 16


def _without_target() -> list[list[Action]]:
    """Everything that names no other player, for each set of Eyes and the two conditions."""
    return [
        [CALL_STOP] * (key & MAY_STOP != 0)
        + LOOK[key & 7]
        + [BEGIN_SACRIFICE] * (key & MAY_SACRIFICE != 0)
        + [END_TURN]
        for key in range(32)
    ]


WITHOUT_TARGET: Final = _without_target()

OPTION_KEYS: Final = {
    actions.PLAY_EYE: "option.eye",
    actions.PLAY_HOOK: "option.hook",
    actions.STEAL: "option.steal",
    actions.GIFT: "option.gift",
    actions.SACRIFICE: "option.sacrifice",
    actions.STOP: "option.stop",
    actions.END: "option.end",
}


class Combos(Pending["TheAbyssState"]):
    """TA-R13, TA-R14, TA-A8, TA-A29. After the draw: combos, sacrifices, STOP, or the end."""

    kind: ClassVar[str] = "combos"
    rule: ClassVar[str] = "TA-R13"

    def legal(self, state: TheAbyssState) -> list[Action]:
        """Whatever the hand allows, and always the end of the turn."""
        seat = self.seat
        points = state.points[seat]
        faces = state.faces[seat]
        key = (faces & EYES) >> FIRST_EYE
        if points >= STOP_POINTS:
            key |= MAY_STOP
        if points >= SACRIFICE_POINTS and state.panics[seat]:
            key |= MAY_SACRIFICE
        answers = WITHOUT_TARGET[key][:]
        if faces & HOOKS:
            for i in range(3):
                if faces & HOOK_BITS[i]:
                    answers.extend(HOOK_AT[i][state.standing])
        if faces & SWORDS:
            self.add_swords(state, faces, answers)
        return answers

    def add_swords(self, state: TheAbyssState, faces: int, answers: list[Action]) -> None:
        """TA-R20, TA-R21, TA-A13, TA-A32. Steal from a hand with cards; give to any opponent."""
        opponents = state.standing & ~SEAT_BIT[self.seat]
        gifts = opponents if state.panics[self.seat] else 0
        steals = with_cards(state, opponents)
        for i in range(3):
            if faces & SWORD_BITS[i]:
                answers.extend(STEAL_FROM[i][steals])
                answers.extend(GIFT_TO[i][gifts])

    def apply(self, state: TheAbyssState, action: Action) -> None:
        """Resolve it at once; the question comes back until the turn is over."""
        verb = action.verb
        if verb == actions.END:
            state.drew = False  # TA-R17: play passes on
        elif verb == actions.STOP:
            call_stop(state, self.seat)
        elif verb == actions.SACRIFICE:
            begin_sacrifice(state, self.seat)
        else:
            state.play_card(self.seat, action.item)
            if verb == actions.PLAY_EYE:
                eye(state, self.seat)
            elif verb == actions.PLAY_HOOK:
                hook(state, action.target)
            elif verb == actions.STEAL:
                state.steal(self.seat, action.target)  # TA-R20; it may be played at once (TA-A8)
            else:
                give_panic(state, self.seat, action.target)

    def prompt(self, state: TheAbyssState) -> Message:
        """What next."""
        return Message("prompt.combos", {"points": state.points[self.seat]})

    def option(self, state: TheAbyssState, action: Action) -> Message:
        """A card and its target, or one of the three other things."""
        key = OPTION_KEYS[action.verb]
        if action.verb == actions.PLAY_HOOK and action.target == self.seat:
            key = "option.hook_self"
        args: dict[str, Value] = {"card": f"card:{FACE_IDS[action.item]}"}
        args["target"] = f"seat:{action.target}"
        return Message(key, args)

    def refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """Which condition is missing."""
        verb = action.verb
        if verb == actions.STOP:
            return Refusal("TA-R16", Message("refusal.stop", {"points": state.points[self.seat]}))
        if verb == actions.SACRIFICE:
            return sacrifice_refusal(state, self.seat)
        if verb in (actions.PLAY_EYE, actions.PLAY_HOOK, actions.STEAL, actions.GIFT):
            return self.combo_refusal(state, action)
        return Refusal("TA-R13", Message("refusal.combos"))

    def combo_refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """Why this card cannot be played like this."""
        if not state.faces[self.seat] >> action.item & 1:
            card = f"card:{FACE_IDS[action.item]}"
            return Refusal("TA-R13", Message("refusal.not_in_hand", {"card": card}))
        if not state.standing >> action.target & 1:
            return Refusal("TA-A30", Message("refusal.not_standing"))
        if action.target == self.seat:
            return Refusal("TA-R21", Message("refusal.self"))
        if action.verb == actions.STEAL:
            return Refusal("TA-A13", Message("refusal.empty_hand"))
        return Refusal("TA-A13", Message("refusal.no_panic_to_give"))


def with_cards(s: TheAbyssState, seats: int) -> int:
    """Those of the seats whose hand is not empty."""
    found = 0
    for seat in range(s.seats):
        if seats & SEAT_BIT[seat] and s.hands[seat]:
            found |= SEAT_BIT[seat]
    return found


def call_stop(s: TheAbyssState, seat: int) -> None:
    """TA-R16, TA-A20, TA-A36. The round ends at once; the call itself costs and brings nothing."""
    if s.journal is not None:
        s.emit(Event("stop", {"seat": seat, "points": s.points[seat]}))
    end_round(s, STOP_CALLED)


def eye(s: TheAbyssState, seat: int) -> None:
    """TA-R18, TA-A14, TA-A33. Look at the top four; if there are no more, there is no choice."""
    count = min(EYE_CARDS, s.deck_size)
    s.look(seat, count)
    if s.deck_size > EYE_CARDS:
        s.ask(TOP_OR_BOTTOM[seat])


def hook(s: TheAbyssState, target: int) -> None:
    """TA-R19, TA-R21, TA-A12, TA-A35. The target, perhaps oneself, has to make a draw."""
    begin_draw(s, target)


class TopOrBottom(Pending["TheAbyssState"]):
    """TA-R18, TA-A14. The four cards go back as they are: all on top, or all to the bottom."""

    kind: ClassVar[str] = "top-or-bottom"
    rule: ClassVar[str] = "TA-R18"

    def legal(self, state: TheAbyssState) -> list[Action]:
        """Top or bottom."""
        return [PUT_TOP, PUT_BOTTOM]

    def apply(self, state: TheAbyssState, action: Action) -> None:
        """Everybody sees which."""
        if action.item:
            state.sink(EYE_CARDS)
        if state.journal is not None:
            where = "bottom" if action.item else "top"
            state.emit(Event("put", {"seat": self.seat, "where": where}))

    def prompt(self, state: TheAbyssState) -> Message:
        """Where to."""
        return Message("prompt.top_or_bottom")

    def option(self, state: TheAbyssState, action: Action) -> Message:
        """Top or bottom."""
        return Message("option.bottom" if action.item else "option.top")

    def refusal(self, state: TheAbyssState, action: Action) -> Refusal:
        """The cards must go back first."""
        return Refusal("TA-R18", Message("refusal.put_back"))


TOP_OR_BOTTOM: Final = [TopOrBottom(seat) for seat in range(MOST_SEATS)]
