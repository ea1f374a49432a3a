"""The fight with a Leviathan (AB-L4 to AB-L8, AB-L10 to AB-L12, AB-A56, AB-A57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import DECLINE, DECLINE_POWER
from fathomless.games.abyss.box import FACE_IDS, MOST_SEATS, VALUE
from fathomless.games.abyss.council import send_to_council
from fathomless.games.abyss.leviathan.actions import (
    ADD_PEARL,
    ATTACK,
    ATTACK_WITH,
    BOOST,
    CASH,
    FIGHT,
    RETREAT,
    SPOILS_OF,
    STOP_FIGHT,
    STRIKE,
    STRIKE_NOW,
)
from fathomless.games.abyss.leviathan.arrivals import NOTHING_MORE, add_leviathan
from fathomless.games.abyss.leviathan.border import NOBODY, border_of
from fathomless.games.abyss.leviathan.foes import (
    add_fights,
    can_attack,
    fight_option,
    next_level,
)
from fathomless.games.abyss.leviathan.material import FAILED_ATTACK_PEARLS, TAXIDERMIST_PEARLS
from fathomless.games.abyss.leviathan.tables import (
    ALTRUIST,
    INTREPID,
    INTREPID_USED,
    LEVIATHAN_IDS,
    METAMORPH,
    MOST_LEVELS,
    RESISTANCE,
    REWARD,
    SPACE_IDS,
    SPACE_NAMES,
    TAKES_PEARLS,
    TAXIDERMIST,
    TWO_DICE,
)
from fathomless.games.abyss.leviathan.tokens import add_tokens, token_refusal
from fathomless.games.abyss.lists import changed, changed_number
from fathomless.games.abyss.once import add_powers, beside_refusal, interrupt, power_option

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def is_exploring(s: AbyssState) -> bool:
    """AB-A39. Powers and tokens have no place in the Sorcerer's fight, which is a power itself."""
    return len(s.track) > 0


def may_cash(s: AbyssState, seat: int) -> bool:
    """Whether the seat has tokens and this is the place for them, of whatever kind they are."""
    return is_exploring(s) and len(border_of(s).tokens[seat]) > 0


def declare(s: AbyssState, seat: int, space: int) -> None:
    """AB-A56. A fight that is declared begins with an attack."""
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "space": SPACE_NAMES[space]}
        facts["leviathan"] = LEVIATHAN_IDS[border_of(s).foes[space]]
        facts["ref"] = f"border:{SPACE_IDS[space]}"
        s.emit(Event("declare", facts))
    s.ask(Attack(seat, space, 1))


# -- an attack -------------------------------------------------------------------------------------


class Attack(Pending["AbyssState"]):
    """AB-L4, AB-L5, AB-A56. With which Ally; after the first attack one may stop.

    `first` is 1 for the attack that must be made.
    """

    __slots__ = ("first", "space")

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "AB-L4"

    def __init__(self, seat: int, space: int, first: int) -> None:
        super().__init__(seat)
        self.space = space
        self.first = first

    def fields(self) -> list[int]:
        """The seat, the space, and whether it is the first attack."""
        return [self.seat, self.space, self.first]

    def legal(self, state: AbyssState) -> list[Action]:
        """One answer per face that can attack; between attacks also powers and tokens (AB-A39)."""
        card = border_of(state).foes[self.space]
        answers: list[Action] = []
        before = -1
        for face in state.hands[self.seat]:
            if face != before and can_attack(state, self.seat, face, card):
                answers.append(ATTACK_WITH[face])
            before = face
        if not self.first:
            answers.append(STOP_FIGHT)
            if is_exploring(state):
                add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The Ally is spent and the die is cast; or the fight is over."""
        if action.verb == ATTACK:
            attack(state, self.seat, self.space, action.item)
        elif action.verb == RETREAT:
            end_fight(state)
        else:
            interrupt(state, self, action)

    def prompt(self, state: AbyssState) -> Message:
        """Whom to send, against what."""
        args: dict[str, Value] = {"space": SPACE_NAMES[self.space]}
        args["n"] = next_level(border_of(state), self.space)
        return Message("prompt.attack" if self.first else "prompt.attack_again", args)

    def option(self, state: AbyssState, action: Action) -> Message:
        """An Ally, or the end."""
        if action.verb == ATTACK:
            return Message("option.attack", {"card": f"card:{FACE_IDS[action.item]}"})
        if action.verb == RETREAT:
            return Message("option.retreat")
        return power_option(state, self.seat, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """An Ally that can attack this Leviathan."""
        if action.verb == RETREAT:
            return Refusal("AB-A56", Message("refusal.first_attack"))
        beside = beside_refusal(state, self.seat, action)
        if beside is not None and (self.first or not is_exploring(state)):
            return Refusal("AB-A39", Message("refusal.turn"))
        if beside is not None:
            return beside
        if state.powers(self.seat) & METAMORPH:
            return Refusal("AB-P205", Message("refusal.attack_any"))
        return Refusal("AB-L4", Message("refusal.attack"))


def attack(s: AbyssState, seat: int, space: int, face: int) -> None:
    """AB-L4, AB-L19, AB-A56. The Ally is discarded; its value and the die, or the higher of two."""
    border = border_of(s)
    s.spend(seat, face)
    die = border.roll(s, 2 if TWO_DICE[face] else 1)
    strength = VALUE[face] + die
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "card": FACE_IDS[face], "die": die}
        facts["dice"] = [str(die) for die in border.dice]
        facts["strength"] = strength
        facts["space"] = SPACE_NAMES[space]
        facts["ref"] = f"border:{SPACE_IDS[space]}"
        s.emit(Event("attack", facts))
    if TAKES_PEARLS[face] and (s.pearls[seat] or may_cash(s, seat)):
        s.ask(Boost(seat, space, strength, 0))
    else:
        strike(s, seat, space, strength)


class Boost(Pending["AbyssState"]):
    """AB-L19, AB-A39, AB-A56. After the roll of a special Ally: Pearls, +1 each."""

    __slots__ = ("added", "space", "strength")

    kind: ClassVar[str] = "boost"
    rule: ClassVar[str] = "AB-L19"

    def __init__(self, seat: int, space: int, strength: int, added: int) -> None:
        super().__init__(seat)
        self.space = space
        self.strength = strength
        self.added = added

    def fields(self) -> list[int]:
        """The seat, the space, the strength, and the Pearls in it."""
        return [self.seat, self.space, self.strength, self.added]

    def legal(self, state: AbyssState) -> list[Action]:
        """Strike, or another Pearl first."""
        answers: list[Action] = [STRIKE_NOW]
        if state.pearls[self.seat]:
            answers.append(ADD_PEARL)
        if not self.added and is_exploring(state):
            add_tokens(state, border_of(state), self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """One Pearl to the Treasury; or the blow."""
        if action.verb == BOOST:
            state.pearls[self.seat] = state.pearls[self.seat] - 1
            state.ask(Boost(self.seat, self.space, self.strength + 1, self.added + 1))
        elif action.verb == STRIKE:
            if state.journal is not None and self.added:
                facts: dict[str, Fact] = {"seat": self.seat, "count": self.added}
                facts["strength"] = self.strength
                state.emit(Event("boost", facts))
            strike(state, self.seat, self.space, self.strength)
        else:
            interrupt(state, self, action)

    def prompt(self, state: AbyssState) -> Message:
        """The strength, and what it must reach."""
        args: dict[str, Value] = {"have": self.strength}
        args["need"] = next_level(border_of(state), self.space)
        return Message("prompt.boost", args)

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Pearl, or the blow."""
        if action.verb == BOOST:
            return Message("option.boost", {"n": self.strength + 1})
        if action.verb == STRIKE:
            return Message("option.strike", {"n": self.strength})
        return power_option(state, self.seat, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Only these."""
        if action.verb == CASH and not self.added and is_exploring(state):
            return token_refusal(state, border_of(state), self.seat, action.item)
        return Refusal("AB-L19", Message("refusal.boost"))


def strike(s: AbyssState, seat: int, space: int, strength: int) -> None:
    """AB-L6, AB-L7, AB-A56. Level by level from the top; what is left over is lost."""
    border = border_of(s)
    first = MOST_LEVELS * border.foes[space] - 1
    health = border.health[space]
    lost = 0
    while lost < health and strength >= RESISTANCE[first + health - lost]:
        strength -= RESISTANCE[first + health - lost]
        lost += 1
    if lost:
        take_health(s, seat, space, lost, 1)
        return
    if s.journal is not None:
        s.emit(Event("miss", {"seat": seat, "space": SPACE_NAMES[space]}))
    s.gain_pearls(seat, FAILED_ATTACK_PEARLS, "failed_attack")
    fight_on(s, seat, space)


# -- health points and what they bring -------------------------------------------------------------


def take_health(s: AbyssState, seat: int, space: int, lost: int, fighting: int) -> None:
    """AB-L7, AB-L8, AB-P203, AB-P207, AB-A49, AB-A56. So many levels are beaten; their reward."""
    border = border_of(s)
    health = border.health[space]
    first = MOST_LEVELS * border.foes[space] - 1
    count = 0
    for level in range(health - lost + 1, health + 1):
        count += REWARD[first + level]
    border.health = changed_number(border.health, space, health - lost)
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "space": SPACE_NAMES[space], "count": lost}
        s.emit(Event("hit", facts))
    powers = s.powers(seat)
    if powers & TAXIDERMIST:
        s.gain_pearls(seat, TAXIDERMIST_PEARLS * lost, "taxidermist")
    if powers & ALTRUIST:
        count += lost
    choose_spoils(s, seat, space, count, fighting)


def choose_spoils(s: AbyssState, seat: int, space: int, count: int, fighting: int) -> None:
    """AB-A56. Short piles give what they have; with one way to draw there is nothing to choose."""
    border = border_of(s)
    base = len(s.token_pile) - s.token_top
    second = len(border.pile) - border.pile_top
    count = min(count, base + second)
    question = Spoils(seat, space, count, fighting)
    if min(count, base) > max(count - second, 0):
        s.ask(question)
    else:
        question.draw(s, min(count, base))


class Spoils(Pending["AbyssState"]):
    """AB-L8, AB-A56. How many of the tokens come from the base pile; the others from the second.

    `fighting` is 1 if a fight goes on after it.
    """

    __slots__ = ("count", "fighting", "space")

    kind: ClassVar[str] = "spoils"
    rule: ClassVar[str] = "AB-L8"

    def __init__(self, seat: int, space: int, count: int, fighting: int) -> None:
        super().__init__(seat)
        self.space = space
        self.count = count
        self.fighting = fighting

    def fields(self) -> list[int]:
        """The seat, the space, the number of tokens, and whether a fight goes on."""
        return [self.seat, self.space, self.count, self.fighting]

    def legal(self, state: AbyssState) -> list[Action]:
        """Any mix that the piles allow."""
        border = border_of(state)
        base = len(state.token_pile) - state.token_top
        second = len(border.pile) - border.pile_top
        low = max(self.count - second, 0)
        return [SPOILS_OF[number] for number in range(low, min(self.count, base) + 1)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The mix is chosen before anything is drawn."""
        self.draw(state, action.item)

    def draw(self, state: AbyssState, base: int) -> None:
        """The tokens; then what becomes of the Leviathan."""
        state.draw_tokens(self.seat, base)
        border = border_of(state)
        border.draw_tokens(state, self.seat, self.count - base)
        slain = border.health[self.space] == 0
        if slain:
            slay(state, self.seat, self.space)
        if self.fighting and slain:
            victory(state, self.seat)
        elif self.fighting:
            fight_on(state, self.seat, self.space)

    def prompt(self, state: AbyssState) -> Message:
        """How many."""
        return Message("prompt.spoils", {"n": self.count})

    def option(self, state: AbyssState, action: Action) -> Message:
        """A mix."""
        args: dict[str, Value] = {"base": action.item, "second": self.count - action.item}
        return Message("option.spoils", args)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """As many as were won, and no more than lie there."""
        return Refusal("AB-L8", Message("refusal.spoils", {"n": self.count}))


def slay(s: AbyssState, seat: int, space: int) -> None:
    """AB-L10, AB-L12, AB-A55, AB-A64. The card to the slayer, who may become the Scourge."""
    border = border_of(s)
    card = border.leave(space)
    border.slain = changed(border.slain, seat, [*border.slain[seat], card])
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "space": SPACE_NAMES[space]}
        facts["leviathan"] = LEVIATHAN_IDS[card]
        facts["count"] = len(border.slain[seat])
        s.emit(Event("slain", facts))
    holder = border.scourge
    kills = len(border.slain[seat])
    if holder == NOBODY or (holder != seat and kills >= len(border.slain[holder])):
        border.scourge = seat
        if s.journal is not None:
            s.emit(Event("scourge", {"seat": seat}))
    if not border.has_leviathan():
        add_leviathan(s, seat, NOTHING_MORE)


# -- after an attack -------------------------------------------------------------------------------


def fight_on(s: AbyssState, seat: int, space: int) -> None:
    """AB-L5. The same Leviathan again, or not.

    Whoever has cards is asked, whether or not one of them can attack: to go on without asking would
    tell others what is in the hand.
    """
    if s.hands[seat] or may_cash(s, seat):
        s.ask(Attack(seat, space, 0))
    else:
        end_fight(s)


def victory(s: AbyssState, seat: int) -> None:
    """AB-L11, AB-P201, AB-A57, AB-A61. A kill ends the fight; the Intrepid may begin another."""
    again = s.powers(seat) & INTREPID != 0 and not s.used & INTREPID_USED
    if again and border_of(s).has_leviathan() and (s.hands[seat] or may_cash(s, seat)):
        s.ask(SECOND_FIGHT[seat])
    else:
        end_fight(s)


def end_fight(s: AbyssState) -> None:
    """AB-A56, AB-A61. A fight of an exploration ends it: the track is cleared, the Monster too."""
    if is_exploring(s):
        send_to_council(s)


class SecondFight(Pending["AbyssState"]):
    """AB-P201, AB-A57. The Intrepid: one more Leviathan, once a turn."""

    kind: ClassVar[str] = "second-fight"
    rule: ClassVar[str] = "AB-P201"

    def legal(self, state: AbyssState) -> list[Action]:
        """Any Leviathan that can be attacked, or none; powers and tokens may come first."""
        answers: list[Action] = []
        if state.powers(self.seat) & INTREPID:
            add_fights(state, self.seat, answers)
        answers.append(DECLINE_POWER)
        if is_exploring(state):
            add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Another fight, or the end of this one."""
        if action.verb == FIGHT:
            state.used |= INTREPID_USED
            declare(state, self.seat, action.item)
        elif action.verb == DECLINE:
            end_fight(state)
        else:
            interrupt(state, self, action)

    def prompt(self, state: AbyssState) -> Message:
        """Whom."""
        return Message("prompt.second_fight")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Leviathan, or none."""
        if action.verb == FIGHT:
            return fight_option(state, action)
        if action.verb == DECLINE:
            return Message("option.decline")
        return power_option(state, self.seat, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A Leviathan that can be attacked."""
        beside = beside_refusal(state, self.seat, action)
        if beside is not None:
            return beside if is_exploring(state) else Refusal("AB-A39", Message("refusal.turn"))
        return Refusal("AB-L5", Message("refusal.fight"))


SECOND_FIGHT: Final = [SecondFight(seat) for seat in range(MOST_SEATS)]
