"""The Executioner (AB-P114, AB-A41, AB-A52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.core.rng import Rng
from fathomless.games.abyss.box import FACE_IDS, MOST_SEATS, RACE
from fathomless.games.abyss.kraken.actions import LOSE_FACE, NAME_RACE
from fathomless.games.abyss.kraken.zones import NOTHING, zones_of
from fathomless.games.abyss.lists import changed
from fathomless.games.abyss.material import RACE_IDS
from fathomless.games.abyss.soldiers import opponents

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def executioner(s: AbyssState, seat: int, own: int) -> None:
    """AB-P114. A Race is named, even if nobody has an Ally of it."""
    s.ask(NAMINGS[seat])


def faces_of(s: AbyssState, seat: int, race: int) -> list[int]:
    """The different affiliated Allies of one Race before a seat."""
    return sorted({face for face in s.affiliated[seat] if RACE[face] == race})


class Naming(Pending["AbyssState"]):
    """AB-P114. Which Race."""

    kind: ClassVar[str] = "executioner"
    rule: ClassVar[str] = "AB-P114"

    def legal(self, state: AbyssState) -> list[Action]:
        """Any of the five."""
        return NAME_RACE[:]

    def apply(self, state: AbyssState, action: Action) -> None:
        """AB-A41. Every unprotected opponent who has one loses one; asked from the left."""
        if state.journal is not None:
            state.emit(Event("name", {"seat": self.seat, "race": RACE_IDS[action.item]}))
        victims = opponents(state, self.seat)
        victims.reverse()  # last asked is first answered
        for victim in victims:
            faces = faces_of(state, victim, action.item)
            if len(faces) == 1:
                doom(state, victim, faces[0])
            elif faces:
                state.ask(Execution(victim, action.item))
        lay_down_when_all_have_chosen(state)

    def prompt(self, state: AbyssState) -> Message:
        """Which Race."""
        return Message("prompt.executioner")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Race."""
        return Message("option.name", {"race": f"race:{RACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of the five."""
        return Refusal("AB-P114", Message("refusal.executioner"))


class Execution(Pending["AbyssState"]):
    """AB-P114, AB-A41. Which affiliated Ally of the Race goes; shown when all have chosen."""

    __slots__ = ("race",)

    kind: ClassVar[str] = "execution"
    rule: ClassVar[str] = "AB-A41"

    def __init__(self, seat: int, race: int) -> None:
        super().__init__(seat)
        self.race = race

    def fields(self) -> list[int]:
        """The seat and the Race."""
        return [self.seat, self.race]

    def legal(self, state: AbyssState) -> list[Action]:
        """One answer per face."""
        return [LOSE_FACE[face] for face in faces_of(state, self.seat, self.race)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """Nobody else sees it yet."""
        doom(state, self.seat, action.item)
        lay_down_when_all_have_chosen(state)

    def prompt(self, state: AbyssState) -> Message:
        """Which one."""
        return Message("prompt.execution", {"race": f"race:{RACE_IDS[self.race]}"})

    def option(self, state: AbyssState, action: Action) -> Message:
        """An Ally."""
        return Message("option.discard", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """An affiliated Ally of that Race."""
        return Refusal("AB-P114", Message("refusal.execution"))


def doom(s: AbyssState, seat: int, face: int) -> None:
    """An affiliated Ally is chosen; it lies there until all have chosen."""
    zones = zones_of(s)
    zones.doomed = [*zones.doomed, 64 * seat + face]


def lay_down_when_all_have_chosen(s: AbyssState) -> None:
    """AB-A41, AB-A52. The chosen Allies go to the discard pile together."""
    if isinstance(s.asked, Execution):
        return
    zones = zones_of(s)
    if not zones.doomed:
        return
    s.irrevocable += 1
    for entry in sorted(zones.doomed):
        seat, face = entry >> 6, entry & 63
        left = s.affiliated[seat][:]
        left.remove(face)
        s.affiliated = changed(s.affiliated, seat, left)
        s.discard.append(face)
        if s.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "card": FACE_IDS[face]}
            s.emit(Event("executed", facts))
    zones.doomed = NOTHING


def choose_doomed(world: AbyssState, observer: int, rng: Rng) -> None:
    """AB-A43. What others have chosen may be any of their Allies of the Race."""
    zones = zones_of(world)
    doomed: list[int] = []
    for entry in zones.doomed:
        seat, face = entry >> 6, entry & 63
        if seat != observer:
            faces = faces_of(world, seat, RACE[face])
            face = faces[rng.below(len(faces))]
        doomed.append(64 * seat + face)
    zones.doomed = doomed


NAMINGS: Final = [Naming(seat) for seat in range(MOST_SEATS)]
