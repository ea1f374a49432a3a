"""How players of The Abyss usually choose: by the hand, the Panic around the table, and the race.

Every verb has a row of weights of its own, and so has every face that can be kept or given up, and
every player to aim at. Cards under an Eye are described instead of named.

Hidden hands count by their size alone.
"""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations import the_abyss_features
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.bots.evaluations.the_abyss_features import KINDS
from fathomless.bots.evaluations.the_abyss_moment import (
    KIND,
    LARGE_HAND,
    MOMENT,
    describe,
    in_sight,
    next_player,
)
from fathomless.bots.evaluations.the_abyss_sight import SIGHTS, sights_of
from fathomless.core.action import Action
from fathomless.core.state import State
from fathomless.games.the_abyss import actions
from fathomless.games.the_abyss.actions import MOST_SEATS
from fathomless.games.the_abyss.material import (
    EYE,
    FACE_IDS,
    FACE_OF,
    FACE_VALUE,
    FACES,
    HOOK,
    LAST_PANIC,
    PANIC_LIMIT,
    SACRIFICE_POINTS,
    SEAT_BIT,
    STOP_POINTS,
    SWORD,
    VALUE,
)
from fathomless.games.the_abyss.panic import RANK, PanicWindow, Sacrifice
from fathomless.games.the_abyss.state import TheAbyssState

# What becomes of the hand; then what the answer is about, which depends on its verb.
AFTER: Final = ("card", "25 after it", "15 after it", "missing after it", "target after it")
CARD: Final = (
    "Eye",
    "Hook",
    "Sword",
    "Sword for the own Panic",
    "Sword to eliminate",
    "left for the next",
    "Sword left",
    "left for a large hand",
    "makes 25",
    "makes 15, 2 Panic",
    "wasted in a sacrifice",
)
TARGET: Final = (
    "1 Panic",
    "2 Panic",
    "2 Panic, few cards",
    "2 Panic, cards",
    "cards",
    "total ahead",
    "reaches the target",
    "best of the others",
    "next player",
    "its fall ends the round",
    "its fall wins",
)
LOOK: Final = (
    "Panic on top",
    "2 Panic on top",
    "best on top",
    "Panic below",
    "best below",
    "Panic for a next player with 2",
    "Panic for a Hook",
    "best for a Hook",
    "card beside a Panic",
    "Panic among all",
    "Panic for the own third",
)
ABOUT: Final = [f"{CARD[i]} / {TARGET[i]} / {LOOK[i]}" for i in range(len(CARD))]
INPUTS: Final = [*MOMENT, *AFTER, *ABOUT]
WIDTH: Final = len(INPUTS)
FIRST_AFTER: Final = len(MOMENT)
FIRST_ABOUT: Final = FIRST_AFTER + len(AFTER)

# Rows. Those for players to aim at come once for each that sits so many seats further.
TAKE_ROW: Final = 0
DRAW_ROW: Final = 1
EYE_ROW: Final = 2
PUT_ROW: Final = 3
HOOK_ROW: Final = 5
STEAL_ROW: Final = 9
GIFT_ROW: Final = 12
SACRIFICE_ROW: Final = 15
DONE_ROW: Final = 18
DECLINE_ROW: Final = 19
STOP_ROW: Final = 21
END_ROW: Final = 22
FIXED_ROWS: Final = (
    "take discard",
    "draw",
    "play Eye",
    "put top",
    "put bottom",
    "play Hook on oneself",
    *(f"play Hook on another, {step} further" for step in range(1, MOST_SEATS)),
    *(f"steal, {step} further" for step in range(1, MOST_SEATS)),
    *(f"gift, {step} further" for step in range(1, MOST_SEATS)),
    "sacrifice, own turn",
    "sacrifice, window",
    "sacrifice, third Panic",
    "done",
    "decline",
    "decline, third Panic",
    "stop",
    "end",
)
KEEP_ROW: Final = len(FIXED_ROWS)  # a row for each face but the Panic
GIVE_ROW: Final = KEEP_ROW + len(FACES) - 1  # likewise

# The row of oneself; the others follow it. There is none for a Sword.
AIMED_ROW: Final = {
    actions.PLAY_HOOK: HOOK_ROW,
    actions.STEAL: STEAL_ROW - 1,
    actions.GIFT: GIFT_ROW - 1,
}

FEW_CARDS: Final = 3  # hardly worth a sacrifice
SMALL_SUMS: Final = (1 << 28) - 1  # no sacrifice need be worth more than 15 and a card


class TheAbyssInstinct(Instinct):
    """What is usual in The Abyss."""

    def __init__(self) -> None:
        super().__init__("the-abyss", KINDS, INPUTS, SIGHTS)

    def row_names(self) -> list[str]:
        """The answer; the face to keep or to give up."""
        kept = [f"keep {FACE_IDS[face]}" for face in range(1, len(FACES))]
        given = [f"give {FACE_IDS[face]}" for face in range(1, len(FACES))]
        return [*FIXED_ROWS, *kept, *given]

    def kind(self, state: State) -> int:
        """By seats."""
        return the_abyss_features.kind(state)

    def row(self, state: State, action: Action) -> int:
        """By verb; cards to keep or to give up by face, players by where they sit."""
        assert isinstance(state, TheAbyssState)
        verb = action.verb
        if verb == actions.KEEP:
            return KEEP_ROW + action.item - 1
        if verb == actions.GIVE:
            return GIVE_ROW + action.item - 1
        if verb == actions.PUT:
            return PUT_ROW + action.item
        if verb in (actions.PLAY_HOOK, actions.STEAL, actions.GIFT):
            step = (action.target - state.seat_to_act) % state.seats
            return AIMED_ROW[verb] + step
        if verb in (actions.SACRIFICE, actions.DECLINE):
            return window_row(state, verb)
        return plain_row(verb)

    def moment(self, state: State, seat: int) -> list[float]:
        """A number for each of MOMENT."""
        assert isinstance(state, TheAbyssState)
        found = [0.0] * WIDTH
        describe(state, seat, found)
        return found

    def seen(self, state: State, seat: int, now: list[float]) -> list[float]:
        """A number for each of SIGHTS."""
        assert isinstance(state, TheAbyssState)
        return sights_of(state, seat, now)

    def described(self, state: State, seat: int, action: Action, now: list[float]) -> list[float]:
        """The moment, and behind it what the answer does and what it is about."""
        assert isinstance(state, TheAbyssState)
        for i in range(FIRST_AFTER, WIDTH):
            now[i] = 0.0
        verb = action.verb
        if verb == actions.TAKE:
            gained(state, seat, FACE_OF[state.discard[-1]], now)
        elif verb == actions.KEEP:
            gained(state, seat, action.item, now)
            left(state, seat, action.item, now)
        elif verb == actions.PUT:
            looked(state, now)
        elif verb in (actions.SACRIFICE, actions.GIVE, actions.DONE):
            given(state, seat, action, now)
        elif verb not in (actions.DRAW, actions.DECLINE):
            value = FACE_VALUE[action.item]  # 0 for Stop and the end of the turn
            after(state, seat, value, state.points[seat] - value, now)
            if verb not in (actions.PLAY_EYE, actions.STOP, actions.END) and action.target != seat:
                target(state, seat, action.target, now)
                falls(state, seat, action, now)
        return now


def window_row(state: TheAbyssState, verb: int) -> int:
    """To sacrifice or not: in the own turn, in a window, against the third Panic."""
    asked = state.asked
    place = 0
    if isinstance(asked, PanicWindow):
        place = 2 if state.panics[asked.seat] >= PANIC_LIMIT else 1
    return SACRIFICE_ROW + place if verb == actions.SACRIFICE else DECLINE_ROW + place - 1


def plain_row(verb: int) -> int:
    """The row of a verb that has a single one."""
    if verb == actions.TAKE:
        return TAKE_ROW
    if verb == actions.DRAW:
        return DRAW_ROW
    if verb == actions.END:
        return END_ROW
    if verb == actions.PLAY_EYE:
        return EYE_ROW
    return STOP_ROW if verb == actions.STOP else DONE_ROW


def after(state: TheAbyssState, seat: int, value: int, points: int, now: list[float]) -> None:
    """A number for each of AFTER: the value it is about, and the points that the hand then has."""
    now[FIRST_AFTER] = value / 10.0
    now[FIRST_AFTER + 1] = 1.0 if points >= STOP_POINTS else 0.0
    now[FIRST_AFTER + 2] = 1.0 if points >= SACRIFICE_POINTS else 0.0
    now[FIRST_AFTER + 3] = max(STOP_POINTS - points, 0) / 25.0
    now[FIRST_AFTER + 4] = 1.0 if state.totals[seat] + points >= state.target else 0.0


def gained(state: TheAbyssState, seat: int, face: int, now: list[float]) -> None:
    """A card for the hand: the first ones of CARD, and the last ones."""
    value = FACE_VALUE[face]
    before = state.points[seat]
    points = before + value
    after(state, seat, value, points, now)
    kind = KIND[face]
    if kind == EYE:
        now[FIRST_ABOUT] = 1.0
    elif kind == HOOK:
        now[FIRST_ABOUT + 1] = 1.0
    elif kind == SWORD:
        now[FIRST_ABOUT + 2] = 1.0
        if state.panics[seat]:
            now[FIRST_ABOUT + 3] = 1.0
            now[FIRST_ABOUT + 4] = now[25]
    if before < STOP_POINTS <= points:
        now[FIRST_ABOUT + 8] = 1.0
    if before < SACRIFICE_POINTS <= points:
        now[FIRST_ABOUT + 9] = now[2]


def left(state: TheAbyssState, seat: int, face: int, now: list[float]) -> None:
    """The other card of the draw, which falls onto the discard pile."""
    other = FACE_OF[state.first]
    if other == face:
        other = FACE_OF[state.second]
    value = FACE_VALUE[other] / 10.0
    taker = next_player(state)
    if taker == seat:
        now[FIRST_ABOUT + 5] = -value  # a Hook in the turn before one's own
        return
    now[FIRST_ABOUT + 5] = value
    now[FIRST_ABOUT + 6] = 1.0 if KIND[other] == SWORD else 0.0
    now[FIRST_ABOUT + 7] = value if len(state.hands[taker]) >= LARGE_HAND else 0.0


def target(state: TheAbyssState, seat: int, other: int, now: list[float]) -> None:
    """A number for each of TARGET but the last two."""
    cards = len(state.hands[other]) / 6.0
    panics = state.panics[other]
    if panics == 1:
        now[FIRST_ABOUT] = 1.0
    elif panics >= PANIC_LIMIT - 1:
        now[FIRST_ABOUT + 1] = 1.0
        now[FIRST_ABOUT + 2] = 1.0 if len(state.hands[other]) <= FEW_CARDS else 0.0
        now[FIRST_ABOUT + 3] = cards
    sight = in_sight(state, other)
    now[FIRST_ABOUT + 4] = cards
    now[FIRST_ABOUT + 5] = (state.totals[other] - state.totals[seat]) / 25.0
    now[FIRST_ABOUT + 6] = 1.0 if sight >= state.target else 0.0
    now[FIRST_ABOUT + 7] = 1.0
    for third in range(state.seats):
        if third != seat and in_sight(state, third) > sight:
            now[FIRST_ABOUT + 7] = 0.0
    now[FIRST_ABOUT + 8] = 1.0 if next_player(state) == other else 0.0


def falls(state: TheAbyssState, seat: int, action: Action, now: list[float]) -> None:
    """The last two of TARGET: what a third Panic for the only opponent left would mean."""
    other = action.target
    alone = state.standing == SEAT_BIT[seat] | SEAT_BIT[other]
    if not alone or state.panics[other] < PANIC_LIMIT - 1:
        return
    now[FIRST_ABOUT + 9] = 1.0
    sight = state.totals[seat] + state.points[seat] - FACE_VALUE[action.item]
    wins = sight >= state.target
    for third in range(state.seats):
        if third != seat and state.totals[third] >= sight:
            wins = False
    now[FIRST_ABOUT + 10] = 1.0 if wins else 0.0


def looked(state: TheAbyssState, now: list[float]) -> None:
    """A number for each of LOOK: the four cards under the own Eye, those of two draws."""
    deck = state.deck
    top = state.top
    panics = below = best = best_below = 0
    for i in range(top, top + 2):
        panics += 1 if deck[i] <= LAST_PANIC else 0
        below += 1 if deck[i + 2] <= LAST_PANIC else 0
        best = max(best, VALUE[deck[i]])
        best_below = max(best_below, VALUE[deck[i + 2]])
    if panics:
        now[FIRST_ABOUT] = 1.0
        now[FIRST_ABOUT + 1] = 1.0 if panics == 2 else 0.0
        now[FIRST_ABOUT + 5] = now[27]
        now[FIRST_ABOUT + 6] = min(now[9], now[25])
        now[FIRST_ABOUT + 8] = best / 10.0
    else:
        now[FIRST_ABOUT + 2] = best / 10.0
        now[FIRST_ABOUT + 7] = min(now[9], 1.0) * best / 10.0
    if below:
        now[FIRST_ABOUT + 3] = 1.0
        now[FIRST_ABOUT + 10] = now[2]
    else:
        now[FIRST_ABOUT + 4] = best_below / 10.0
    now[FIRST_ABOUT + 9] = (panics + below) / 4.0


def given(state: TheAbyssState, seat: int, action: Action, now: list[float]) -> None:
    """What a sacrifice will cost at least, once this is the answer."""
    asked = state.asked
    picked = asked.picked if isinstance(asked, Sacrifice) else 0
    cost = least(state.hands[seat], picked, action)
    value = FACE_VALUE[action.item] if action.verb == actions.GIVE else cost
    after(state, seat, value, state.points[seat] - cost, now)
    now[FIRST_ABOUT + 10] = (cost - SACRIFICE_POINTS) / 10.0


def least(hand: list[int], picked: int, action: Action) -> int:
    """The least that a sacrifice with the named cards, and with this one, is worth."""
    face = action.item if action.verb == actions.GIVE else 0
    lowest = RANK[face]
    total = 0
    sums = 1  # the set of what cards that may still be named are worth together
    bit = 1
    for card in hand:
        if picked & bit:
            total += VALUE[card]
        elif FACE_OF[card] == face:
            total += VALUE[card]
            face = 0  # one copy is enough
        elif RANK[FACE_OF[card]] >= lowest and action.verb != actions.DONE:
            sums = (sums | sums << VALUE[card]) & SMALL_SUMS
        bit += bit
    missing = max(SACRIFICE_POINTS - total, 0)
    sums >>= missing
    while sums and not sums & 1:
        sums >>= 1
        missing += 1
    return total + missing
