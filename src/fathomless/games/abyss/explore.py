"""Explore the Depths: cards are revealed one by one, offered, taken or left (AB-R12 to AB-R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import (
    BUY,
    BUY_ALLY,
    EXPLORE,
    EXPLORE_DEPTHS,
    FIGHT_MONSTER,
    PASS_ALLY,
    TAKE_ALLY,
)
from fathomless.games.abyss.box import FACE_IDS, MOST_SEATS, SEAT_BIT
from fathomless.games.abyss.council import clear_track
from fathomless.games.abyss.extension import PURCHASE
from fathomless.games.abyss.material import (
    LAST_SPACE_PEARLS,
    LAST_THREAT,
    MONSTER,
    TRACK_SPACES,
)
from fathomless.games.abyss.once import (
    add_powers,
    beside_refusal,
    interrupt,
    interrupts,
    power_option,
)
from fathomless.games.abyss.payments import is_taken_over, means
from fathomless.games.abyss.phases import CONTROL
from fathomless.games.abyss.threat import fight, reward_space

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def explore(s: AbyssState) -> None:
    """AB-R12. The active player begins to reveal; what follows the exploration is control."""
    s.phase = CONTROL
    reveal(s)


def reveal(s: AbyssState) -> None:
    """AB-R12, AB-R13, AB-R17. The next card onto the first empty space of the track."""
    if s.top == len(s.deck):
        if not s.discard:
            end_without_cards(s)
            return
        reshuffle(s)
    face = s.deck[s.top]
    s.top += 1
    s.irrevocable += 1
    s.track.append(face)
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": s.active, "card": FACE_IDS[face]}
        facts["space"] = len(s.track)
        s.emit(Event("monster" if face == MONSTER else "reveal", facts))
    if face != MONSTER:
        offer(s, s.active)
    elif not s.extension.meets_monster(s):
        s.ask(MONSTER_MET[s.active])


def reshuffle(s: AbyssState) -> None:
    """AB-R23. The discard pile becomes the deck."""
    deck = s.discard
    s.discard = []
    s.rng.shuffle(deck)
    s.deck = deck
    s.top = 0
    if s.journal is not None:
        s.emit(Event("reshuffle", {"count": len(deck)}))


def end_without_cards(s: AbyssState) -> None:
    """AB-A15, AB-A32. No card can be revealed: the newest Ally on the track, or nothing."""
    for place in range(len(s.track) - 1, -1, -1):
        if s.track[place] != MONSTER:
            take(s, place)
            break
    clear_track(s)


def offer(s: AbyssState, after: int) -> None:
    """AB-R13, AB-A31. The next opponent who can buy is asked; without one, the explorer decides."""
    seat = after
    while True:
        seat = seat + 1 if seat + 1 < s.seats else 0
        if seat == s.active:
            s.ask(TAKE_OR_GO_ON[seat])
            return
        if may_buy(s, seat):
            s.ask(OFFERS[seat])
            return


def may_buy(s: AbyssState, seat: int) -> bool:
    """AB-R14, AB-A31. One purchase a turn, by whoever can pay."""
    if s.bought & SEAT_BIT[seat] and not s.extension.may_buy_again(s, seat):
        return False
    return s.pearls[seat] > s.sold or means(s, seat) > s.sold


def pay_explorer(s: AbyssState, seat: int, pearls: int) -> None:
    """AB-R14. Pearls of a buyer to the explorer."""
    s.pearls[seat] = s.pearls[seat] - pearls
    s.pearls[s.active] = s.pearls[s.active] + pearls
    s.extension.pearls_gained(s, s.active, pearls)


def tell_sale(s: AbyssState, seat: int, pearls: int) -> None:
    """The offered Ally is bought: the price in Pearls, whatever else was paid (AB-A46)."""
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "target": s.active, "card": FACE_IDS[s.track[-1]]}
        facts["price"] = pearls
        s.emit(Event("buy", facts))


def sell(s: AbyssState, seat: int) -> None:
    """AB-R14. The offered Ally to the buyer's hand; whatever was paid is with the explorer."""
    face = s.track.pop()
    s.gain(seat, face)
    s.sold += 1
    if s.bought & SEAT_BIT[seat]:
        s.extension.bought_again(s, seat)
    s.bought |= SEAT_BIT[seat]
    reveal(s)  # the explorer may not take anything now


def take(s: AbyssState, place: int) -> None:
    """AB-R15. An Ally of the track into the explorer's hand."""
    face = s.track.pop(place)
    s.gain(s.active, face)
    if s.journal is not None:
        s.emit(Event("take", {"seat": s.active, "card": FACE_IDS[face]}))


class Offer(Pending["AbyssState"]):
    """AB-R13, AB-R14, AB-A31, AB-A71. An opponent may buy the Ally; the explorer cannot refuse."""

    kind: ClassVar[str] = "offer"
    rule: ClassVar[str] = "AB-R13"

    def legal(self, state: AbyssState) -> list[Action]:
        """Buy or pass."""
        return [BUY_ALLY, PASS_ALLY]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The price goes to the explorer; or the next opponent is asked."""
        if action.verb == BUY:
            price = state.sold + 1
            if not is_taken_over(state, self.seat, price, PURCHASE, 0):
                pay_explorer(state, self.seat, price)
                tell_sale(state, self.seat, price)
                sell(state, self.seat)
        else:
            if state.journal is not None:
                state.emit(Event("pass", {"seat": self.seat}))
            offer(state, self.seat)

    def prompt(self, state: AbyssState) -> Message:
        """The card and its price."""
        return Message("prompt.offer", offered(state))

    def option(self, state: AbyssState, action: Action) -> Message:
        """Buy or pass."""
        if action.verb != BUY:
            return Message("option.pass")
        args = offered(state)
        pearls = state.pearls[self.seat]
        if pearls > state.sold:
            return Message("option.buy", args)
        args["n"] = pearls
        args["more"] = state.sold + 1 - pearls
        return Message("option.buy_beyond", args)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Only these two."""
        return Refusal("AB-R13", Message("refusal.offer"))


def offered(s: AbyssState) -> dict[str, Value]:
    """The offer in words."""
    found: dict[str, Value] = {"card": f"card:{FACE_IDS[s.track[-1]]}", "n": s.sold + 1}
    found["target"] = f"seat:{s.active}"
    return found


class TakeOrGoOn(Pending["AbyssState"]):
    """AB-R15, AB-R16, AB-A32. Nobody buys: take the Ally, or leave it and reveal the next card."""

    kind: ClassVar[str] = "take-or-go-on"
    rule: ClassVar[str] = "AB-R15"

    def legal(self, state: AbyssState) -> list[Action]:
        """On the last space, or without a further card, it must be taken."""
        answers: list[Action] = [TAKE_ALLY]
        if len(state.track) < TRACK_SPACES and state.can_reveal():
            answers.append(EXPLORE_DEPTHS)
        add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The exploration ends, or goes on."""
        if action.verb == EXPLORE:
            reveal(state)
        elif interrupts(action):
            interrupt(state, self, action)
        else:
            last = len(state.track) == TRACK_SPACES
            take(state, len(state.track) - 1)
            if last:
                state.gain_pearls(self.seat, LAST_SPACE_PEARLS, "last_space")
            clear_track(state)

    def prompt(self, state: AbyssState) -> Message:
        """Take it, or not."""
        key = "prompt.take" if len(state.track) < TRACK_SPACES else "prompt.take_last"
        return Message(key, {"card": f"card:{FACE_IDS[state.track[-1]]}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """Take it, or go on."""
        if interrupts(action):
            return power_option(state, self.seat, action)
        if action.verb == EXPLORE:
            return Message("option.go_on")
        return Message("option.take", {"card": f"card:{FACE_IDS[state.track[-1]]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Why one cannot go on."""
        beside = beside_refusal(state, self.seat, action)
        if beside is not None:
            return beside
        if action.verb == EXPLORE and len(state.track) == TRACK_SPACES:
            return Refusal("AB-R16", Message("refusal.last_space"))
        if action.verb == EXPLORE:
            return Refusal("AB-A32", Message("refusal.no_card"))
        return Refusal("AB-R15", Message("refusal.take_or_go_on"))


class MonsterMet(Pending["AbyssState"]):
    """AB-R17, AB-R20, AB-R21. Fight the Monster, or leave it and let the Threat grow."""

    kind: ClassVar[str] = "monster"
    rule: ClassVar[str] = "AB-R17"

    def legal(self, state: AbyssState) -> list[Action]:
        """On the last space, or without a further card, it must be fought (AB-A32)."""
        answers: list[Action] = [FIGHT_MONSTER]
        if len(state.track) < TRACK_SPACES and state.can_reveal():
            answers.append(EXPLORE_DEPTHS)
        add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Fight, or go on: then the Monster keeps its space and the token moves up."""
        if action.verb == EXPLORE:
            if state.threat < LAST_THREAT:
                state.threat += 1
            if state.journal is not None:
                state.emit(Event("threat", {"seat": self.seat, "space": state.threat}))
            reveal(state)
        elif interrupts(action):
            interrupt(state, self, action)
        else:
            fight(state, self.seat)

    def prompt(self, state: AbyssState) -> Message:
        """Fight it, or not."""
        last = len(state.track) == TRACK_SPACES
        space = reward_space(state, self.seat)
        return Message("prompt.monster_last" if last else "prompt.monster", {"space": space})

    def option(self, state: AbyssState, action: Action) -> Message:
        """Fight it, or go on."""
        if interrupts(action):
            return power_option(state, self.seat, action)
        if action.verb == EXPLORE:
            return Message("option.go_on")
        return Message("option.fight", {"space": reward_space(state, self.seat)})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Why one cannot go on."""
        beside = beside_refusal(state, self.seat, action)
        if beside is not None:
            return beside
        if action.verb == EXPLORE and len(state.track) == TRACK_SPACES:
            return Refusal("AB-R21", Message("refusal.last_space_monster"))
        if action.verb == EXPLORE:
            return Refusal("AB-A32", Message("refusal.no_card"))
        return Refusal("AB-R17", Message("refusal.fight_or_go_on"))


# Questions are immutable: one of each per seat serves every match.
OFFERS: Final = [Offer(seat) for seat in range(MOST_SEATS)]
TAKE_OR_GO_ON: Final = [TakeOrGoOn(seat) for seat in range(MOST_SEATS)]
MONSTER_MET: Final = [MonsterMet(seat) for seat in range(MOST_SEATS)]
