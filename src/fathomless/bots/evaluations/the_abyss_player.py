"""A quick player of The Abyss, by rules of thumb: how a turn is finished that is half done.

Whoever it speaks for, it uses no more than that seat can see. Its numbers were found by tournaments
of variants against each other.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
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
    EYE,
    FACE_VALUE,
    FACES,
    HOOK,
    LAST_PANIC,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    STOP_POINTS,
    SWORD,
    VALUE,
)
from fathomless.games.the_abyss.panic import PanicWindow
from fathomless.games.the_abyss.state import TheAbyssState

# The least card of the discard pile to take rather than to draw, by the Panic in front.
LEAST_TO_TAKE: Final = [3, 2, 1, 1]
LEAST_TO_TAKE_WITH_RESERVE: Final = 2  # with 2 Panic and a sacrifice in hand

# Beside its points, what makes a card worth keeping.
KEEP_BONUS: Final = {SWORD: 5, HOOK: 1, EYE: 1}
KEEP_WORTH: Final = [face.value + KEEP_BONUS.get(face.kind, 0) for face in FACES]

# The worth of combos, in half points; what is not above 0 is not played.
GIFT_ELIMINATES: Final = 40
GIFT_TO_RESERVE: Final = 24  # a hand that large may hold a sacrifice
GIFT_WITH_TWO: Final = 2
STEAL_BASE: Final = 6
HOOK_ON_ONESELF: Final = 6
HOOK_PER_PANIC: Final = 6
HOOK_ON_ENDANGERED: Final = 4
HOOK_PER_CARD: Final = 6
AFTER_STOP_STAYS: Final = 2  # what a combo must be worth more if one could stop now
LARGE_HAND: Final = 4

LEAST_TO_SINK: Final = 5  # a card under one's own Eye that the next player shall not have


def advise(state: TheAbyssState, legal: list[Action]) -> Action:
    """The answer to the open question."""
    asked = state.asked
    if asked is None or len(legal) == 1:
        return legal[0]
    if isinstance(asked, Combos):
        return combo(state, asked.seat, legal)
    if isinstance(asked, DrawOrTake):
        return TAKE_DISCARD if wants_discard(state, asked.seat) else DRAW_TWO
    if isinstance(asked, KeepOne):
        return keep(legal)
    if isinstance(asked, PanicWindow):
        deadly = state.panics[asked.seat] >= PANIC_LIMIT
        return BEGIN_SACRIFICE if deadly else DECLINE_SACRIFICE
    if isinstance(asked, TopOrBottom):
        return put(state)
    return sacrifice(legal)


def wants_discard(state: TheAbyssState, seat: int) -> bool:
    """Take what makes Stop possible, and nearly anything when a Panic would hurt."""
    value = VALUE[state.discard[-1]]
    points = state.points[seat]
    if points + value >= STOP_POINTS:
        return True
    panics = state.panics[seat]
    if panics == 2 and points >= SACRIFICE_POINTS:
        return value >= LEAST_TO_TAKE_WITH_RESERVE
    return value >= LEAST_TO_TAKE[panics]


def keep(legal: list[Action]) -> Action:
    """The card that is worth more."""
    first, second = legal[0], legal[1]
    return first if KEEP_WORTH[first.item] >= KEEP_WORTH[second.item] else second


def put(state: TheAbyssState) -> Action:
    """The next to draw is an opponent: leave them a Panic, and sink what they would like."""
    best = 0
    for card in state.deck[state.top : state.top + 2]:
        if card <= LAST_PANIC:
            return PUT_TOP
        best = max(best, VALUE[card])
    return PUT_BOTTOM if best >= LEAST_TO_SINK else PUT_TOP


def sacrifice(legal: list[Action]) -> Action:
    """Done as soon as possible; else the cheapest card from which 15 points can be reached."""
    best = legal[0]
    for action in legal:
        if action.verb == DONE:
            return action
        if FACE_VALUE[action.item] < FACE_VALUE[best.item]:
            best = action
    return best


def combo(state: TheAbyssState, seat: int, legal: list[Action]) -> Action:
    """The combo that is worth most; if none is worth anything, Stop or the end of the turn."""
    points = state.points[seat]
    best = CALL_STOP if points >= STOP_POINTS else END_TURN
    best_worth = 0
    for action in legal:
        verb = action.verb
        if verb == STEAL:
            worth = STEAL_BASE + len(state.hands[action.target]) - FACE_VALUE[action.item]
        elif verb == GIFT:
            worth = gift_worth(state, seat, action.target)
        elif verb == PLAY_HOOK:
            worth = hook_worth(state, seat, action.target) - 2 * FACE_VALUE[action.item]
        else:
            continue
        if points - FACE_VALUE[action.item] >= STOP_POINTS:
            worth -= AFTER_STOP_STAYS
        if worth > best_worth:
            best = action
            best_worth = worth
    return best


def gift_worth(state: TheAbyssState, seat: int, target: int) -> int:
    """A Panic for an opponent: best of all the third one."""
    if state.panics[target] < PANIC_LIMIT - 1:
        return GIFT_WITH_TWO if state.panics[seat] >= PANIC_LIMIT - 1 else 0
    return GIFT_TO_RESERVE if len(state.hands[target]) >= LARGE_HAND else GIFT_ELIMINATES


def hook_worth(state: TheAbyssState, seat: int, target: int) -> int:
    """A draw: for oneself while it is safe, for an opponent who must fear it."""
    if target == seat:
        return HOOK_ON_ONESELF - HOOK_PER_PANIC * state.panics[seat]
    if state.panics[target] < PANIC_LIMIT - 1:
        return 0
    return HOOK_ON_ENDANGERED - HOOK_PER_CARD * len(state.hands[target])
