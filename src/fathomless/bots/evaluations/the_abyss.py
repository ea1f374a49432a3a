"""How to play The Abyss well: a quick player by rules of thumb, and the worth of a table.

Both look at a sampled table. The rules of thumb use only what the player they speak for can see.
"""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.actions import (
    BEGIN_SACRIFICE,
    CALL_STOP,
    DECLINE_SACRIFICE,
    DONE,
    DRAW_TWO,
    END_TURN,
    GIFT,
    PLAY_HOOK,
    PUT_BOTTOM,
    PUT_TOP,
    STEAL,
    TAKE_DISCARD,
)
from fathomless.games.the_abyss.combos import Combos, TopOrBottom
from fathomless.games.the_abyss.draw import DrawOrTake, KeepOne
from fathomless.games.the_abyss.material import (
    FACE_VALUE,
    FACE_OF,
    HOOKS,
    EYES,
    LAST_PANIC,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    SEAT_BIT,
    STOP_POINTS,
    SWORDS,
    VALUE,
)
from fathomless.games.the_abyss.panic import PanicWindow
from fathomless.games.the_abyss.state import TheAbyssState


class Weights:
    """The numbers of the evaluation, found by playing tournaments between variants."""

    def __init__(self) -> None:
        self.growth: float = 3.6  # points a seat gains in one more turn
        self.per_turn: float = 5.0  # points by which the best hand nears Stop in a turn
        self.hazard0: float = 0.01  # chance to be eliminated per turn to come, by Panic in front
        self.hazard1: float = 0.05
        self.hazard2: float = 0.22
        self.hazard2_safe: float = 0.06  # with a sacrifice in hand
        self.sacrifice_cost: float = 0.35  # part of 15 points lost per turn at 2 Panic with reserve
        self.panic_cost: float = 0.8
        self.sword: float = 1.0  # worth beside its points while the round goes on
        self.hook: float = 0.5
        self.eye: float = 0.2
        self.spread: float = 0.10  # how much a point of difference tells near the end
        self.round_points: float = 15.0
        self.move: float = 0.5
        self.take0: float = 3.0
        self.take1: float = 2.0
        self.take2: float = 1.0
        self.take2_safe: float = 2.0
        self.gift_kill: float = 20.0
        self.gift_big_hand: float = 8.0
        self.gift1: float = -1.0
        self.gift2: float = 1.0
        self.steal: float = 3.0
        self.steal_cards: float = 0.5
        self.steal_cost: float = 0.5
        self.hook_self: float = 3.0
        self.hook_panic: float = 3.0
        self.hook_kill: float = 2.0
        self.hook_cards: float = 3.0
        self.lost_stop: float = 0.0
        self.kept_stop: float = 1.0
        self.put: float = 5.0
        self.keep_sword: float = 5.0
        self.keep_hook: float = 0.3
        self.keep_eye: float = 0.0


class TheAbyssEvaluation(Evaluation):
    """Points in hand, their chance to be scored, and what that means for the race to the target."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.w = Weights() if weights is None else weights

    # -- the worth of a table ----------------------------------------------------------------------

    def stage(self, state: State) -> int:
        """The number of finished rounds: what comes after is a new deal for everybody."""
        assert isinstance(state, TheAbyssState)
        return len(state.rounds)

    def settled(self, state: State) -> bool:
        """Between two things: a turn to begin, or a combo step with nothing half done."""
        assert isinstance(state, TheAbyssState)
        return state.asked is None or (state.drawer < 0 and not state.under and _is_quiet(state))

    def evaluate(self, state: State, seat: int) -> float:
        """The chance that this seat wins the game."""
        assert isinstance(state, TheAbyssState)
        if state.finished:
            return _victory(state, seat)
        if state.turns <= 1 and not state.drew:
            return self.race(state, seat, state.totals)  # a new deal: nobody knows more than the totals
        active = state.active
        value = self.race_from_hands(state, seat)
        if state.drew and state.points[active] >= STOP_POINTS and state.standing & SEAT_BIT[active]:
            return self.with_stop(state, seat, value)
        return value

    def with_stop(self, state: TheAbyssState, seat: int, value: float) -> float:
        """The active seat may end the round now: it will if that is better for it."""
        active = state.active
        totals = [state.totals[i] + state.points[i] for i in range(state.seats)]
        stopped = self.race(state, seat, totals)
        if seat == active:
            return max(value, stopped)
        return min(value, stopped)

    def race(self, state: TheAbyssState, seat: int, totals: list[int]) -> float:
        """The chance to win between rounds, from the totals alone."""
        best = max(totals)
        if best >= state.target:
            return _race_over(state, seat, totals)
        sharpness = self.sharpness(state, best)
        own = totals[seat]
        weight = 0.0
        for other in range(state.seats):
            weight += math.exp(sharpness * (totals[other] - own))
        return 1.0 / weight

    def sharpness(self, state: TheAbyssState, best: float) -> float:
        """How much one point tells: the more, the fewer rounds are to come."""
        rounds = (state.target - best) / self.w.round_points + 0.5
        return self.w.spread / math.sqrt(max(rounds, 0.5))

    def race_from_hands(self, state: TheAbyssState, seat: int) -> float:
        """The chance to win in mid-round, from what everybody can expect to score in it."""
        most = 0
        for other in range(state.seats):
            most = max(most, state.points[other])
        turns = (STOP_POINTS - most) / self.w.per_turn
        turns = max(turns, self.w.move)
        own = self.expected(state, seat, turns)
        best = own
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.expected(state, other, turns))
        sharpness = self.sharpness(state, best)
        weight = 1.0
        for other in range(state.seats):
            if other != seat:
                weight += math.exp(sharpness * (self.expected(state, other, turns) - own))
        return 1.0 / weight

    def expected(self, state: TheAbyssState, seat: int, turns: float) -> float:
        """The total a seat can expect after this round, if it lasts so many more turns."""
        total = float(state.totals[seat])
        if not state.standing & SEAT_BIT[seat]:
            return total
        w = self.w
        points = state.points[seat]
        faces = state.faces[seat]
        hand = points + w.growth * turns
        if faces & SWORDS:
            hand += w.sword
        if faces & HOOKS:
            hand += w.hook
        if faces & EYES:
            hand += w.eye
        panics = state.panics[seat]
        hazard = w.hazard0
        if panics == 1:
            hazard = w.hazard1
        elif panics >= 2:
            hazard = w.hazard2
            if points >= SACRIFICE_POINTS:
                hazard = w.hazard2_safe
                hand -= w.sacrifice_cost * SACRIFICE_POINTS * min(turns, 1.0)
        hand -= w.panic_cost * panics
        return total + hand * max(1.0 - hazard * turns, 0.0)

    # -- the quick player --------------------------------------------------------------------------

    def advise(self, state: State, legal: list[Action], rng: Rng) -> Action:
        """Rules of thumb, by the kind of question."""
        assert isinstance(state, TheAbyssState)
        if len(legal) == 1:
            return legal[0]
        asked = state.asked
        assert asked is not None
        seat = asked.seat
        if isinstance(asked, Combos):
            return self.advise_combo(state, seat, legal)
        if isinstance(asked, DrawOrTake):
            return TAKE_DISCARD if self.wants_discard(state, seat) else DRAW_TWO
        if isinstance(asked, KeepOne):
            return self.dearest(legal)
        if isinstance(asked, PanicWindow):
            return BEGIN_SACRIFICE if state.panics[seat] >= PANIC_LIMIT else DECLINE_SACRIFICE
        if isinstance(asked, TopOrBottom):
            return self.advise_put(state)
        return advise_sacrifice(legal)

    def wants_discard(self, state: TheAbyssState, seat: int) -> bool:
        """Whether to take the discard rather than to draw."""
        card = state.discard[-1]
        value = VALUE[card]
        points = state.points[seat]
        if points + value >= STOP_POINTS:
            return True
        w = self.w
        panics = state.panics[seat]
        if panics == 0:
            return value >= w.take0
        if panics == 1:
            return value >= w.take1
        return value >= (w.take2_safe if points >= SACRIFICE_POINTS else w.take2)

    def dearest(self, legal: list[Action]) -> Action:
        """The card most worth keeping."""
        if self.face_worth(legal[0].item) >= self.face_worth(legal[1].item):
            return legal[0]
        return legal[1]

    def face_worth(self, face: int) -> float:
        """A card's points, and a little for what it can do."""
        worth = float(FACE_VALUE[face])
        bit = 1 << face
        if bit & SWORDS:
            return worth + self.w.keep_sword
        if bit & HOOKS:
            return worth + self.w.keep_hook
        if bit & EYES:
            return worth + self.w.keep_eye
        return worth

    def advise_put(self, state: TheAbyssState) -> Action:
        """The next to draw is an opponent: leave them Panic, sink treasure."""
        worth = 0
        for card in state.deck[state.top : state.top + 2]:
            worth = max(worth, VALUE[card])
            if card <= LAST_PANIC:
                return PUT_TOP
        return PUT_BOTTOM if worth >= self.w.put else PUT_TOP

    def advise_combo(
        self, state: TheAbyssState, seat: int, legal: list[Action]
    ) -> Action:
        """Eliminate who can be eliminated, stop, or go on with what pays."""
        points = state.points[seat]
        best = CALL_STOP if points >= STOP_POINTS else END_TURN
        best_worth = 0.0
        for action in legal:
            worth = self.combo_worth(state, seat, action, points)
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def combo_worth(self, state: TheAbyssState, seat: int, action: Action, points: int) -> float:
        """What a combo is worth in points beside what it costs, for a round that goes on."""
        w = self.w
        verb = action.verb
        cost = FACE_VALUE[action.item]
        target = action.target
        worth = 0.0
        if verb == GIFT:
            if state.panics[target] >= 2:
                worth = w.gift_kill
                if len(state.hands[target]) > 3:
                    worth -= w.gift_big_hand
            else:
                worth = w.gift1 if state.panics[seat] == 1 else w.gift2
        elif verb == STEAL:
            worth = w.steal + w.steal_cards * len(state.hands[target]) - w.steal_cost * cost
        elif verb == PLAY_HOOK:
            if target == seat:
                worth = w.hook_self - w.hook_panic * state.panics[seat] - cost
            elif state.panics[target] >= 2:
                worth = w.hook_kill - w.hook_cards * len(state.hands[target]) - cost
            else:
                worth = 0.0
        if points >= STOP_POINTS:
            worth -= w.lost_stop if points - cost < STOP_POINTS else w.kept_stop
        return worth


def advise_sacrifice(legal: list[Action]) -> Action:
    """Done as soon as possible; else the cheapest card from which 15 points can be reached."""
    best = legal[0]
    for action in legal:
        if action.verb == DONE:
            return action
        if FACE_VALUE[action.item] < FACE_VALUE[best.item]:
            best = action
    return best


def _is_quiet(state: TheAbyssState) -> bool:
    """Whether the question is the beginning or the combo step of a turn."""
    asked = state.asked
    if asked is None:
        return True
    return isinstance(asked, Combos) or isinstance(asked, DrawOrTake)


def _victory(state: TheAbyssState, seat: int) -> float:
    """1 for the winner of a finished game, 0 for the others."""
    totals = state.totals
    own = totals[seat]
    for other in range(state.seats):
        if totals[other] > own:
            return 0.0
    return state.outcome().share(seat)


def _race_over(state: TheAbyssState, seat: int, totals: list[int]) -> float:
    """The same if the active seat calls Stop now: it wins ties (TA-A22)."""
    own = totals[seat]
    for other in range(state.seats):
        if totals[other] > own or (totals[other] == own and other == state.active != seat):
            return 0.0
    return 1.0


THE_ABYSS: Final = TheAbyssEvaluation()


def evaluate(state: State, seat: int) -> float:
    """The chance that this seat wins the game."""
    return THE_ABYSS.evaluate(state, seat)
