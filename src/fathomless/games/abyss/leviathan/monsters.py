"""A Monster is revealed: fight at the Border, go on, or ignore it (AB-L4, AB-L13, AB-L14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import EXPLORE, EXPLORE_DEPTHS
from fathomless.games.abyss.box import MOST_SEATS
from fathomless.games.abyss.council import pay_ship_master, races_on_track
from fathomless.games.abyss.explore import reveal
from fathomless.games.abyss.leviathan.actions import FIGHT, IGNORE, IGNORE_MONSTER
from fathomless.games.abyss.leviathan.arrivals import REVEAL, add_leviathan
from fathomless.games.abyss.leviathan.border import border_of
from fathomless.games.abyss.leviathan.fight import declare
from fathomless.games.abyss.leviathan.foes import add_fights, fight_option
from fathomless.games.abyss.leviathan.tables import COWARD
from fathomless.games.abyss.material import LAST_SPACE_PEARLS, TRACK_SPACES
from fathomless.games.abyss.once import add_powers, beside_refusal, interrupt, power_option

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


class MonsterAtBorder(Pending["AbyssState"]):
    """AB-L4, AB-L5, AB-L13, AB-L14. Which Leviathan to fight, or go on.

    AB-P209, AB-A13, AB-A58, AB-A60.
    """

    kind: ClassVar[str] = "border-monster"
    rule: ClassVar[str] = "AB-L13"

    def legal(self, state: AbyssState) -> list[Action]:
        """On the last space it must be fought if it can be; the Coward may always look away."""
        answers: list[Action] = []
        add_fights(state, self.seat, answers)
        if not answers or len(state.track) < TRACK_SPACES:
            answers.append(EXPLORE_DEPTHS)
        if state.powers(self.seat) & COWARD:
            answers.append(IGNORE_MONSTER)
        add_powers(state, self.seat, answers)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """A fight, a flight, neither; or something beside the question."""
        if action.verb == FIGHT:
            fight_monster(state, self.seat, action.item)
        elif action.verb == EXPLORE:
            lay_aside(state, self.seat, "flee")
            add_leviathan(state, self.seat, REVEAL)
        elif action.verb == IGNORE:
            lay_aside(state, self.seat, "ignore")
            reveal(state)
        else:
            interrupt(state, self, action)

    def prompt(self, state: AbyssState) -> Message:
        """Fight, or not."""
        last = len(state.track) == TRACK_SPACES
        return Message("prompt.border_monster_last" if last else "prompt.border_monster")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Leviathan, or none."""
        if action.verb == FIGHT:
            return fight_option(state, action)
        if action.verb == EXPLORE:
            adds = border_of(state).can_add()  # AB-A55
            return Message("option.flee" if adds else "option.go_on")
        if action.verb == IGNORE:
            return Message("option.ignore")
        return power_option(state, self.seat, action)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Why one cannot fight, or cannot go on."""
        beside = beside_refusal(state, self.seat, action)
        if beside is not None:
            return beside
        if action.verb == FIGHT:
            return Refusal("AB-L5", Message("refusal.fight"))
        if action.verb == EXPLORE:
            return Refusal("AB-L14", Message("refusal.last_space_monster"))
        return Refusal("AB-L13", Message("refusal.border_monster"))


def fight_monster(s: AbyssState, seat: int, space: int) -> None:
    """AB-L14, AB-A56. The last space and the Ship Master pay when the fight is declared."""
    if len(s.track) == TRACK_SPACES:
        s.gain_pearls(seat, LAST_SPACE_PEARLS, "last_space")
    pay_ship_master(s, races_on_track(s))
    declare(s, seat, space)


def lay_aside(s: AbyssState, seat: int, how: str) -> None:
    """AB-A33. The Monster leaves its space; it is discarded when the exploration is over."""
    s.track.pop()
    border_of(s).aside += 1
    if s.journal is not None:
        s.emit(Event(how, {"seat": seat}))


MONSTERS_MET: Final = [MonsterAtBorder(seat) for seat in range(MOST_SEATS)]
