"""Which of the Allies played is affiliated; then the Lord joins (AB-R30, AB-R31, AB-R32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathomless.core.action import Action
from fathomless.core.message import Message
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import AFFILIATE_FACE
from fathomless.games.abyss.arrivals import arrive
from fathomless.games.abyss.box import FACE_IDS, MASTER_OF_MAGIC, RACE, VALUE
from fathomless.games.abyss.material import RACES
from fathomless.games.abyss.phases import REFILL

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def begin_affiliation(s: AbyssState, seat: int, lord: int) -> None:
    """AB-R30. Which Ally, unless there is only one way."""
    candidates = affiliable(s, seat)
    if len(candidates) > 1:
        s.ask(Affiliation(seat, lord))
    else:
        settle(s, seat, lord, candidates[0] if candidates else -1)


def affiliable(s: AbyssState, seat: int) -> list[int]:
    """AB-R30, AB-P20, AB-R54, AB-K7. The weakest Ally played; with the Master of Magic, any."""
    any_of_them = s.powers(seat) & MASTER_OF_MAGIC != 0
    least = 100
    for face in s.paid:
        if RACE[face] < RACES:
            least = min(least, VALUE[face])
    found: list[int] = []
    for face in s.paid:
        if RACE[face] < RACES and (any_of_them or VALUE[face] == least) and face not in found:
            found.append(face)
    return found


class Affiliation(Pending["AbyssState"]):
    """AB-R30. Which of the Allies played is affiliated."""

    __slots__ = ("lord",)

    kind: ClassVar[str] = "affiliation"
    rule: ClassVar[str] = "AB-R30"

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__(seat)
        self.lord = lord

    def fields(self) -> list[int]:
        """The seat and the Lord."""
        return [self.seat, self.lord]

    def legal(self, state: AbyssState) -> list[Action]:
        """Those of the lowest value, or any with the Master of Magic."""
        return [AFFILIATE_FACE[face] for face in affiliable(state, self.seat)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """It stays; the others go."""
        settle(state, self.seat, self.lord, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which one."""
        return Message("prompt.affiliation")

    def option(self, state: AbyssState, action: Action) -> Message:
        """An Ally."""
        return Message("option.affiliate", {"card": f"card:{FACE_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of those."""
        if state.powers(self.seat) & MASTER_OF_MAGIC:
            return Refusal("AB-P20", Message("refusal.affiliation_any"))
        return Refusal("AB-R30", Message("refusal.affiliation"))


def settle(s: AbyssState, seat: int, lord: int, face: int) -> None:
    """AB-R30, AB-R32, AB-A11, AB-A23, AB-A53. Affiliate, put the rest away; the Lord joins."""
    if face >= 0:
        s.paid.remove(face)
        s.affiliate(seat, face)
    if s.council_spent:
        stacks = s.council[:]
        for spent in s.paid:
            if RACE[spent] < RACES:
                stacks[RACE[spent]] = [*stacks[RACE[spent]], spent]
            else:
                s.discard.append(spent)
        s.council = stacks
    else:
        s.discard.extend(s.paid)
    s.paid = []
    s.phase = REFILL
    s.leave_court(lord)
    arrive(s, seat, lord, True)
