"""Playing a card or a Leader's skill: announcing it, aiming it, and where it goes afterwards.

CH-R3, CH-R4, CH-R5, CH-R38, CH-R39, CH-C6 steps 1 and 2, CH-C33, CH-C45, CH-C48.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.chasms import attack, choices, knowledge, running, windows
from fathomless.games.chasms.actions import AT_MONSTER, ON_SEAT
from fathomless.games.chasms.faces import ATTACK, INSTANT
from fathomless.games.chasms.material import (
    BIT,
    CARD_ID,
    CAUSE_IDS,
    CHOOSE_OF,
    FACTION_IDS,
    FIRST_LEADER,
    KIND_OF,
    LEADER_CARDS,
    LEADER_HEARTS,
    MONSTER_IDS,
    PROGRAM_OF,
)
from fathomless.games.chasms.steps import FIRST_LIMIT, IDLE, Step, Strike
from fathomless.games.chasms.vocabulary import (
    ANY_LIVING,
    ANY_PLAYER,
    DEAD,
    FEW_HEARTS,
    MORE_CARDS,
    NO_CHOICE,
    NO_LEADER,
    OPPONENT,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState


def candidates(s: ChasmsState, player: int, choose: int) -> int:
    """The players that may be chosen."""
    found = 0
    for seat in range(s.seats):
        if may_choose(s, player, choose, seat):
            found |= BIT[seat]
    return found


def has_candidate(s: ChasmsState, player: int, choose: int) -> bool:
    """Whether there is anybody to be chosen."""
    if choose == OPPONENT:
        return s.alive & ~BIT[player] != 0
    return choose in (ANY_LIVING, ANY_PLAYER) or candidates(s, player, choose) != 0


def may_choose(s: ChasmsState, player: int, choose: int, seat: int) -> bool:
    """Whether a player may be chosen."""
    hearts = s.hearts[seat]
    if choose == OPPONENT:
        return seat != player and hearts > 0
    if choose == ANY_LIVING:
        return hearts > 0
    if choose == ANY_PLAYER:
        return True
    if choose == DEAD:
        return hearts == 0
    if choose == FEW_HEARTS:
        return 0 < hearts <= 4
    more = len(s.hands[seat]) > len(s.hands[player])
    return choose == MORE_CARDS and hearts > 0 and more


def may_lead(s: ChasmsState, seat: int) -> bool:
    """CH-R1, CH-R17, CH-C26, CH-C50. One Leader skill per own turn, unless a limit forbids it."""
    return seat == s.active and not s.leader_used and not s.limited(seat, FIRST_LIMIT + NO_LEADER)


def played(s: ChasmsState) -> Resolve:
    """The card that was played last and has not taken effect yet."""
    place = len(s.agenda) - 1
    while True:
        step = s.agenda[place]
        if isinstance(step, Resolve):
            return step
        place -= 1


def change_played(s: ChasmsState, new: Resolve) -> None:
    """Put another version of that card into its place."""
    place = len(s.agenda) - 1
    while not isinstance(s.agenda[place], Resolve):
        place -= 1
    s.agenda[place] = new


def play_card(s: ChasmsState, seat: int, face: int, actor: int) -> None:
    """CH-C6, CH-C48. A card leaves the hand; it is in no pile until it is done."""
    place = knowledge.best_copy(s, seat, face)
    knowledge.show(s, s.hands[seat][place], seat)
    card = s.lose_card(seat, place)
    s.limbo.append(card)
    s.last_play = s.slots
    if KIND_OF[face] != INSTANT:
        s.plays_left -= 1
    if s.journal is not None:
        s.emit(Event("play", {"seat": seat, "card": CARD_ID[card]}))
    s.agenda.append(Finish(card, seat))
    aimed = True
    if KIND_OF[face] == ATTACK:
        aimed = len(s.board) == 1
        s.strike = Strike(seat, card, s.board[0] if aimed else -1)
    play = Resolve(card, face, seat, -1, actor, 0, 0)
    s.agenda.append(play)
    if aimed and CHOOSE_OF[face] == NO_CHOICE:
        announce(s, play)
    else:
        aim(s, seat, play)


def play_leader(s: ChasmsState, seat: int, faction: int) -> None:
    """CH-R17, CH-C33, CH-C37. Pay, then let it work; it is no card and opens no window."""
    face = FIRST_LEADER + faction
    s.leader_used = True
    if s.journal is not None:
        s.emit(Event("lead", {"seat": seat, "leader": FACTION_IDS[faction]}))
    if LEADER_HEARTS[faction]:
        s.lose_hearts(seat, LEADER_HEARTS[faction], face, seat)  # a cost cannot be prevented
    s.agenda.append(Resolve(-1, face, seat, -1, -1, 0, 0))
    if CHOOSE_OF[face] != NO_CHOICE:
        s.agenda.append(Aim(seat))
    if LEADER_CARDS[faction]:
        s.agenda.append(choices.Toss(seat, LEADER_CARDS[faction]))


class Aim(Step):
    """CH-C6 step 1, CH-C34. The Monster and the player are chosen; then others may answer."""

    __slots__ = ("seat",)

    kind: ClassVar[str] = "aim"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ChasmsState) -> None:
        """The rest of the aiming."""
        aim(s, self.seat, played(s))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat]


def aim(s: ChasmsState, seat: int, play: Resolve) -> None:
    """Ask for what is open; what has a single answer is not asked."""
    if KIND_OF[play.face] == ATTACK and s.strike.monster < 0:
        s.agenda.append(Aim(seat))
        s.ask(ChooseMonster(seat, mask_of(s.board)))
        return
    if CHOOSE_OF[play.face] != NO_CHOICE and play.target < 0:
        mask = candidates(s, seat, CHOOSE_OF[play.face])
        if mask & (mask - 1):
            s.agenda.append(Aim(seat))
            s.ask(ChoosePlayer(seat, mask))
            return
        if mask:
            play = play.aimed(mask.bit_length() - 1)
            change_played(s, play)
    announce(s, play)


def announce(s: ChasmsState, play: Resolve) -> None:
    """Tell whom a card is aimed at, and open the window for answers; a Leader has none (CH-C33)."""
    if s.journal is not None:
        if KIND_OF[play.face] == ATTACK:
            monster = MONSTER_IDS[s.strike.monster]
            s.emit(Event("at", {"seat": play.player, "monster": monster}))
        if play.target >= 0:
            facts: dict[str, Fact] = {"seat": play.player, "target": play.target}
            facts["cause"] = CAUSE_IDS[play.face]
            s.emit(Event("on", facts))
    if play.face < FIRST_LEADER:
        windows.open_window(s, windows.CARD_PLAYED, play.player)


class Resolve(Step):
    """A card, or a Leader's skill, that is about to take effect.

    `actor` is the player it answers; on the players in `struck` it has no effect (CH-C35).
    """

    __slots__ = ("actor", "card", "face", "negated", "player", "struck", "target")

    kind: ClassVar[str] = "resolve"

    def __init__(
        self,
        card: int,
        face: int,
        player: int,
        target: int,
        actor: int,
        negated: int,
        struck: int,
    ) -> None:
        self.card = card
        self.face = face
        self.player = player
        self.target = target
        self.actor = actor
        self.negated = negated
        self.struck = struck

    def run(self, s: ChasmsState) -> None:
        """CH-C23, CH-C49. Nothing, if it was negated or its player is dead."""
        if KIND_OF[self.face] == ATTACK:
            attack.begin_attack(s, self)
        elif not self.negated and s.is_alive(self.player):
            program = PROGRAM_OF[self.face]
            s.agenda.append(
                running.Run(
                    program,
                    0,
                    self.face,
                    self.player,
                    self.target,
                    self.actor,
                    self.struck,
                    self.card,
                )
            )

    def aimed(self, target: int) -> Resolve:
        """The same with a chosen player."""
        return Resolve(
            self.card, self.face, self.player, target, self.actor, self.negated, self.struck
        )

    def stopped(self) -> Resolve:
        """The same without any effect."""
        return Resolve(self.card, self.face, self.player, self.target, self.actor, 1, self.struck)

    def sparing(self, seat: int) -> Resolve:
        """The same without effect on one player."""
        struck = self.struck | BIT[seat]
        return Resolve(
            self.card, self.face, self.player, self.target, self.actor, self.negated, struck
        )

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [
            self.card,
            self.face,
            self.player,
            self.target,
            self.actor,
            self.negated,
            self.struck,
        ]


class Finish(Step):
    """CH-R38, CH-R39, CH-C48. A card is done: to its owner's discard pile, or it lies in front."""

    __slots__ = ("card", "seat")

    kind: ClassVar[str] = "finish"

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, s: ChasmsState) -> None:
        """Out of the hands of whoever played it."""
        card = self.card
        s.limbo.remove(card)
        if card == s.strike.card:
            s.strike = IDLE
        for entry in s.lasting:
            if entry.card == card:
                s.front = [*s.front, 256 * self.seat + card]
                return
        s.bury(card)

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.card, self.seat]


def mask_of(numbers: list[int]) -> int:
    """Some small numbers as a set."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


class ChoosePlayer(Pending["ChasmsState"]):
    """Which player a card or a Leader's skill is for."""

    kind: ClassVar[str] = "player"
    rule: ClassVar[str] = "CH-C45"

    def __init__(self, seat: int, among: int) -> None:
        super().__init__(seat)
        self.among = among

    def legal(self, state: ChasmsState) -> list[Action]:
        """Those who may be chosen."""
        return [ON_SEAT[seat] for seat in range(state.seats) if self.among & BIT[seat]]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """The card is aimed; what follows waits on the agenda."""
        change_played(state, played(state).aimed(action.target))

    def prompt(self, state: ChasmsState) -> Message:
        """For whom."""
        return Message("prompt.player", {"cause": CAUSE_IDS[played(state).face]})

    def option(self, state: ChasmsState, action: Action) -> Message:
        """The player; perhaps oneself."""
        if action.target == self.seat:
            return Message("option.self")
        return Message("option.player", {"target": f"seat:{action.target}"})

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Somebody else."""
        return Refusal("CH-C45", Message("refusal.player"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.among]


class ChooseMonster(Pending["ChasmsState"]):
    """CH-R36, CH-C44. Which of several Monsters."""

    kind: ClassVar[str] = "monster"
    rule: ClassVar[str] = "CH-R36"

    def __init__(self, seat: int, among: int) -> None:
        super().__init__(seat)
        self.among = among

    def legal(self, state: ChasmsState) -> list[Action]:
        """Those on the table that will do."""
        return [AT_MONSTER[monster] for monster in state.board if self.among >> monster & 1]

    def apply(self, state: ChasmsState, action: Action) -> None:
        """An attack is aimed; a Skill goes on with what it does to the Monster."""
        if state.strike.seat >= 0 and state.strike.monster < 0:
            state.strike.monster = action.item
        else:
            state.pointed = action.item

    def prompt(self, state: ChasmsState) -> Message:
        """Which Monster."""
        return Message("prompt.monster")

    def option(self, state: ChasmsState, action: Action) -> Message:
        """A Monster and its VP."""
        monster = f"monster:{MONSTER_IDS[action.item]}"
        return Message("option.monster", {"monster": monster, "n": state.mvp[action.item]})

    def refusal(self, state: ChasmsState, action: Action) -> Refusal:
        """Another one."""
        return Refusal("CH-R36", Message("refusal.monster"))

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.seat, self.among]
