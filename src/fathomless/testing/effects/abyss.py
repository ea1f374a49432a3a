"""Abyss: the power of every Lord, every Location, every space of the Threat track, both ends.

A Lord's power counts when it changes something: the Diplomat when a Lord was recruited without its
mandatory Race, the Shaman when a soldier's power would have worked but for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.outcome import Outcome
from fathomless.core.state import State
from fathomless.games.abyss import box
from fathomless.games.abyss.actions import FIGHT, RECRUIT
from fathomless.games.abyss.affiliation import affiliable
from fathomless.games.abyss.endings import COURT_NOT_FILLED, REASONS, SEVENTH_LORD
from fathomless.games.abyss.material import ANY_RACE, LAST_THREAT, LOCATIONS, LORDS
from fathomless.games.abyss.state import AbyssState
from fathomless.testing.effects.abyss_boxes import BOXES, LeviathanEffects
from fathomless.testing.effects.effects import Effects, word

FARMERS = ("keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner")
AMBASSADORS = ("sage", "hermit", "elder")
# Events that only one Lord's power causes.
SIGNS = {
    "lose-pearls": "seeker",
    "turned": "assassin",
    "rob": "hunter",
    "purge": "oracle",
    "swap": "illusionist",
    "oust": "opportunist",
    "corrupt": "corruptor",
}
# Questions that only one Lord's power asks.
QUESTIONS = {"second-stack": "alchemist", "apprentice": "apprentice"}


class AbyssEffects(Effects):
    """The report for Abyss."""

    def __init__(self, expansions: str = "none") -> None:
        chosen = BOXES if expansions == "both" else {expansions} & BOXES.keys()
        self.boxes = [BOXES[name]() for name in BOXES if name in chosen]
        self.border = any(isinstance(each, LeviathanEffects) for each in self.boxes)
        super().__init__()
        self.begin()

    def expected(self) -> Iterable[str]:
        """Everything of the base game, and of the expansions that are played."""
        # With Leviathan there is no Threat track, and nobody to be tamed.
        yield from (f"lord {lord.id}" for lord in LORDS if lord.id != "tamer" or not self.border)
        yield from (f"location {location.id}" for location in LOCATIONS)
        if not self.border:
            yield from (f"threat {space}" for space in range(1, LAST_THREAT + 1))
        yield from (f"end {REASONS[end]}" for end in (SEVENTH_LORD, COURT_NOT_FILLED))
        for each in self.boxes:
            yield from each.expected()

    def begin(self) -> None:
        """Nobody has come to a Court yet."""
        self.newest = ""  # the Lord who came last in this turn
        self.turn_of = -1
        for each in self.boxes:
            each.begin()

    def steer(self, number: int, legal: list[Action]) -> list[Action]:
        """With Leviathan one match of ten is patient: nobody recruits while there is a choice.

        Otherwise the seventh Lord comes before the last Leviathan and the last token.
        """
        if number % 10 or not self.border:
            return legal
        return [action for action in legal if action.verb != RECRUIT] or legal

    def before(self, state: State, action: Action) -> None:
        """Lasting powers cause no event of their own: look at what they are about to change."""
        s = cast(AbyssState, state)
        assert s.asked is not None
        seat = s.seat_to_act
        lord = QUESTIONS.get(s.asked.kind)
        if lord is not None:
            self.see(f"lord {lord}")
        if s.asked.kind == "affiliation" and len({box.VALUE[f] for f in affiliable(s, seat)}) > 1:
            self.see("lord master_of_magic")  # without it only the weakest are to be chosen from
        if action.verb == RECRUIT:
            self._recruiting(s, seat)
        if action.verb == FIGHT and s.threat > 1:
            self._under("tamer", box.TAMER, s, seat)
        for each in self.boxes:
            for effect in each.before(s, action):
                self.see(effect)

    def _recruiting(self, s: AbyssState, seat: int) -> None:
        self._under("recruiter", box.RECRUITER, s, seat)
        if s.powers(seat) & box.TREASURER:
            self.see("lord treasurer")

    def _under(self, lord: str, bit: int, s: AbyssState, seat: int) -> None:
        """A soldier's lasting power, unless the Shaman wards it off."""
        if any(s.powers(other) & bit for other in range(s.seats) if other != seat):
            self.see("lord shaman" if s.is_protected(seat) else f"lord {lord}")

    def heard(self, state: State, event: Event) -> None:
        """Most powers show in what happens."""
        s = cast(AbyssState, state)
        for each in self.boxes:
            for effect in each.heard(s, event):
                self.see(effect)
        self._heard(s, event)

    def _heard(self, s: AbyssState, event: Event) -> None:
        sign = SIGNS.get(event.kind)
        if sign is not None:
            self.see(f"lord {sign}")
        if event.kind in ("recruit", "corrupt", "newcomer"):
            self._came(s, event)
        elif event.kind == "turn":
            if event.facts["seat"] == self.turn_of:
                self.see("lord invoker")
            self.newest, self.turn_of = "", cast(int, event.facts["seat"])
        elif event.kind == "discard":
            self._discarded(s, cast(int, event.facts["seat"]))
        elif event.kind == "draw" and self.newest in AMBASSADORS:
            self.see(f"lord {self.newest}")
        elif event.kind == "pearls" and f"lord {event.facts['why']}" in self.counts:
            self.see(f"lord {event.facts['why']}")
        elif event.kind == "fight":
            self.see(f"threat {event.facts['space']}")
        elif event.kind == "exchange":
            self.see("location black_smokers")

    def _discarded(self, s: AbyssState, seat: int) -> None:
        if self.newest == "jailer" and seat != self.turn_of:
            self.see("lord jailer")
        elif any(s.powers(other) & box.COMMANDER for other in range(s.seats) if other != seat):
            self.see("lord commander")

    def _came(self, s: AbyssState, event: Event) -> None:
        if event.kind == "newcomer" and self.newest in ("traitor", "schemer"):
            self.see(f"lord {self.newest}")
        if event.kind == "recruit":
            self._paid(s, event)
        self.newest = word(event.facts["lord"])
        if self.newest in FARMERS:
            self.see(f"lord {self.newest}")  # they have no power but their influence

    def _paid(self, s: AbyssState, event: Event) -> None:
        needed = box.MANDATORY[box.lord(word(event.facts["lord"]))]
        cards = cast(list[str], event.facts["cards"])
        played = {box.RACE[box.FACE_IDS.index(card)] for card in cards}
        seat = cast(int, event.facts["seat"])
        if needed not in (ANY_RACE, *played) and s.powers(seat) & box.DIPLOMAT:
            self.see("lord diplomat")  # a joker may stand for the Race too

    def ended(self, state: State, outcome: Outcome) -> None:
        """Locations work when they are scored."""
        super().ended(state, outcome)
        s = cast(AbyssState, state)
        for locations in s.locations:
            for location in locations:
                if location != box.BLACK_SMOKERS:
                    self.see(f"location {box.LOCATION_IDS[location]}")
