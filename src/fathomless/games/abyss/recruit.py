"""Recruit a Lord: the cost, the payment, the Court (AB-R25 to AB-R29, AB-R36, AB-R37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import (
    DONE,
    PAY,
    PAY_FACE,
    PAYMENT_DONE,
    RECRUIT_LORD,
)
from fathomless.games.abyss.affiliation import begin_affiliation
from fathomless.games.abyss.box import (
    COST,
    DIPLOMAT,
    FACE_IDS,
    LORD_IDS,
    MANDATORY,
    RACE,
    RACES_NEEDED,
    RECRUITER,
    STRIDE,
    TREASURER,
    VALUE,
)
from fathomless.games.abyss.endings import COURT_NOT_FILLED, call_end
from fathomless.games.abyss.extension import COURT, RECRUITMENT
from fathomless.games.abyss.material import (
    ANY_RACE,
    COURT_SPACES,
    JOKER,
    RACES,
    REFILL_AT,
    REFILL_PEARLS,
    SURCHARGE,
)
from fathomless.games.abyss.payments import is_taken_over, means

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

# What a card adds to the set of Races played: a joker, or a Monster, nothing by itself.
RACE_BIT: Final = bytes([1 << race if race < RACES else 0 for race in range(STRIDE)])

# -- the cost --------------------------------------------------------------------------------------


def surcharge(s: AbyssState, seat: int) -> int:
    """AB-P1, AB-P25, AB-A75. What Recruiter and Treasurer make of every cost of this seat."""
    change = -SURCHARGE if s.powers(seat) & TREASURER else 0
    return change + SURCHARGE if s.suffers(seat, RECRUITER) else change


def lord_cost(s: AbyssState, seat: int, lord: int) -> int:
    """The value this seat must reach for a Lord; never below 0."""
    return max(COST[lord] + surcharge(s, seat), 0)


def mandatory_race(s: AbyssState, seat: int, lord: int) -> int:
    """AB-R26, AB-P24. The Race that must be among those played; the Diplomat lifts it."""
    return ANY_RACE if s.powers(seat) & DIPLOMAT else MANDATORY[lord]


class Strengths:
    """What a hand can bring: the three strongest Races, the number of Races, the whole value."""

    __slots__ = ("first", "first_race", "races", "second", "second_race", "third", "total")

    def __init__(self, strength: list[int], base: int) -> None:
        first = second = third = total = races = 0
        first_race = second_race = -1
        for race in range(RACES):
            value = strength[base + race]
            if value:
                races += 1
                total += value
                if value > first:
                    third, second, second_race = second, first, first_race
                    first, first_race = value, race
                elif value > second:
                    third, second, second_race = second, value, race
                elif value > third:
                    third = value
        self.first = first
        self.first_race = first_race
        self.second = second
        self.second_race = second_race
        self.third = third
        self.total = total
        self.races = races

    def most(self, races: int, race: int, own: int) -> int:
        """The highest value with so many Races, among them one of which the hand has `own`."""
        if races == RACES:
            return self.total
        if race == ANY_RACE:
            if races == 1:
                return self.first
            return self.first + self.second + (self.third if races > 2 else 0)
        if races == 1:
            return own
        if races == 2:
            return own + (self.second if race == self.first_race else self.first)
        if race == self.first_race:
            return own + self.second + self.third
        if race == self.second_race:
            return own + self.first + self.third
        return own + self.first + self.second


def add_recruitable(s: AbyssState, seat: int, answers: list[Action]) -> None:
    """AB-R25, AB-R26, AB-R28, AB-R29. Every Lord of the Court that this seat can pay for."""
    if not s.hands[seat]:
        return
    base = STRIDE * seat
    hand = Strengths(s.strength, base)
    # Jokers can all be played, whatever they stand for.
    jokers = jokers_in(s.hands[seat]) if s.strength[base + JOKER] else 0
    change = surcharge(s, seat)
    most = means(s, seat) + s.strength[base + JOKER]
    any_race = s.powers(seat) & DIPLOMAT != 0
    guarding = s.extension.is_guarding(COURT)
    for lord in s.court:
        races = RACES_NEEDED[lord]
        if hand.races + jokers < races:
            continue
        race = ANY_RACE if any_race else MANDATORY[lord]
        own = 0
        if race != ANY_RACE:
            own = s.strength[base + race]
            if not own and not jokers:
                continue
        if hand.most(races, race, own) + most < COST[lord] + change:
            continue
        if not (guarding and s.is_guarded(seat, COURT, lord)):
            answers.append(RECRUIT_LORD[lord])


def jokers_in(cards: list[int]) -> int:
    """How many of some cards stand for any Race."""
    count = 0
    for face in cards:
        if RACE[face] == JOKER:
            count += 1
    return count


# -- the payment -----------------------------------------------------------------------------------


def begin_payment(s: AbyssState, seat: int, lord: int) -> None:
    """AB-R25, AB-A23. The Lord is chosen; now the Allies are played."""
    s.ask(Payment(seat, lord))


class Payment(Pending["AbyssState"]):
    """AB-R26, AB-R27, AB-R28, AB-R29, AB-A7. One Ally at a time, in the order of the hand.

    An answer is offered as long as a full payment can follow from it. Whatever the Allies lack at
    the end is paid in Pearls.
    """

    __slots__ = ("lord",)

    kind: ClassVar[str] = "payment"
    rule: ClassVar[str] = "AB-R26"

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def fields(self) -> list[int]:
        """The seat and the Lord."""
        return [self.seat, self.lord]

    def legal(self, state: AbyssState) -> list[Action]:
        """Every further Ally that leaves a way to pay, and the end when all is paid."""
        races = RACES_NEEDED[self.lord]
        race = mandatory_race(state, self.seat, self.lord)
        need = lord_cost(state, self.seat, self.lord) - means(state, self.seat)
        last = jokers = 0
        played = 0  # the set of Races so far
        for face in state.paid:
            last = face
            need -= VALUE[face]
            played |= RACE_BIT[RACE[face]]
            if RACE[face] == JOKER:
                jokers += 1
        all_paid = need <= 0 and is_paid(played, jokers, races, race)
        answers: list[Action] = []
        hand = state.hands[self.seat]
        rest = [0] * STRIDE  # what the hand has, by Race, behind the card that is looked at
        place = len(hand) - 1
        while place >= 0 and hand[place] >= last:
            face = hand[place]
            if RACE[face] == JOKER:
                jokers += 1  # those played, this one, and those behind it
            if place == 0 or hand[place - 1] != face:
                after = played | RACE_BIT[RACE[face]]
                if can_follow(rest, after, jokers, races, race, need - VALUE[face]):
                    answers.append(PAY_FACE[face])
            rest[RACE[face]] = rest[RACE[face]] + VALUE[face]
            place -= 1
        if all_paid:
            answers.append(PAYMENT_DONE)
        answers.reverse()
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """One more Ally, or the end of the payment."""
        if action.verb == PAY:
            state.lose(self.seat, action.item)
            state.paid.append(action.item)
            if state.journal is not None:
                facts: dict[str, Fact] = {"seat": self.seat, "card": FACE_IDS[action.item]}
                state.emit(Event("pay", facts))
            state.ask(self)
            return
        missing = max(lord_cost(state, self.seat, self.lord) - paid_value(state), 0)
        if not is_taken_over(state, self.seat, missing, RECRUITMENT, self.lord):
            state.pearls[self.seat] = state.pearls[self.seat] - missing
            paid_for(state, self.seat, self.lord, missing)

    def prompt(self, state: AbyssState) -> Message:
        """What is paid, and what must be."""
        args: dict[str, Value] = {"lord": f"lord:{LORD_IDS[self.lord]}"}
        args["have"] = paid_value(state)
        args["need"] = lord_cost(state, self.seat, self.lord)
        return Message("prompt.payment", args)

    def option(self, state: AbyssState, action: Action) -> Message:
        """An Ally, or the end: with so many Pearls."""
        if action.verb == PAY:
            return Message("option.pay", {"card": f"card:{FACE_IDS[action.item]}"})
        missing = lord_cost(state, self.seat, self.lord) - paid_value(state)
        pearls = state.pearls[self.seat]
        if missing > pearls:
            return Message("option.paid_beyond", {"n": pearls, "more": missing - pearls})
        if missing > 0:
            return Message("option.paid_pearls", {"n": missing})
        return Message("option.paid")

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """What the payment lacks."""
        args: dict[str, Value] = {"races": RACES_NEEDED[self.lord]}
        args["need"] = lord_cost(state, self.seat, self.lord)
        if action.verb == DONE:
            return Refusal("AB-R26", Message("refusal.payment_short", args))
        return Refusal("AB-R26", Message("refusal.payment", args))


def is_paid(played: int, jokers: int, races: int, race: int) -> bool:
    """AB-R26, AB-A45. Exactly so many Races, the mandatory one among them; jokers fill gaps."""
    missing = races - played.bit_count()
    if race != ANY_RACE and not played >> race & 1 and not missing:
        return False  # no room for the mandatory Race
    if race != ANY_RACE and not played >> race & 1 and not jokers:
        return False
    return 0 <= missing <= jokers


def can_follow(rest: list[int], played: int, jokers: int, races: int, race: int, need: int) -> bool:
    """Whether the rest of a hand can complete a payment that has these Races and lacks this.

    `jokers` are those played and those in the rest together.
    """
    missing = races - played.bit_count()
    if missing < 0:
        return False
    if race != ANY_RACE and not played >> race & 1:
        if not missing or not (rest[race] or jokers):
            return False
        missing -= 1
        if rest[race]:
            played |= 1 << race
        else:
            jokers -= 1  # one stands for it
    need -= rest[JOKER]
    for other in range(RACES):
        if played >> other & 1:
            need -= rest[other]
    return can_fill(rest, played, jokers, missing, need)


def can_fill(rest: list[int], played: int, jokers: int, missing: int, need: int) -> bool:
    """Whether the strongest other Races, or jokers for them, bring what is missing."""
    while missing:
        best = -1
        most = 0
        for other in range(RACES):
            if rest[other] > most and not played >> other & 1:
                best = other
                most = rest[other]
        if best < 0:
            return missing <= jokers and need <= 0
        need -= most
        played |= 1 << best
        missing -= 1
    return need <= 0


def paid_value(s: AbyssState) -> int:
    """What the Allies played so far are worth."""
    total = 0
    for face in s.paid:
        total += VALUE[face]
    return total


def paid_for(s: AbyssState, seat: int, lord: int, pearls: int) -> None:
    """AB-R29, AB-A23. Everything is paid."""
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "lord": LORD_IDS[lord]}
        facts["cards"] = [FACE_IDS[face] for face in s.paid]
        facts["pearls"] = pearls
        s.emit(Event("recruit", facts))
    if not s.extension.after_payment(s, seat, lord):
        begin_affiliation(s, seat, lord)


# -- the Court -------------------------------------------------------------------------------------


def refill(s: AbyssState) -> None:
    """AB-R36, AB-R37, AB-R46, AB-A2, AB-A28. Two Lords or fewer: 2 Pearls, and fill the Court."""
    if len(s.court) > REFILL_AT:
        return
    s.gain_pearls(s.active, REFILL_PEARLS, "refill")
    new: list[str] = []
    while len(s.court) < COURT_SPACES and s.lord_top < len(s.lord_deck):
        new.append(LORD_IDS[s.add_to_court()])
    if s.journal is not None and new:
        s.emit(Event("refill", {"lords": list(new)}))
    if len(s.court) < COURT_SPACES:
        call_end(s, COURT_NOT_FILLED)
