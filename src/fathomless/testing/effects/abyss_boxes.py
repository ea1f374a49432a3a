"""Kraken and Leviathan: what their cards, tokens and figures did in a match.

Each box is told by its own signs: events, reasons of Pearls and Nebulis, questions that only one
power asks. A Lord without one (a second Nebulis, a second purchase) is found by comparing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.games.abyss import box
from fathomless.games.abyss.kraken import material as kraken
from fathomless.games.abyss.leviathan import material as leviathan
from fathomless.games.abyss.state import AbyssState

# -- Kraken ----------------------------------------------------------------------------------------

KRAKEN_EVENTS = {
    "ferryman": "lord ferryman",
    "cleaner": "lord cleaner",
    "heal": "lord healer",
    "highwayman": "lord highwayman",
    "executed": "lord executioner",
    "recipient": "lord recipient",
    "release": "lord liberator",
    "figure": "figure moves",
    "figure-aside": "figure aside",
    "guard-stack": "sentinel stack",
    "guard-lord": "sentinel lord",
    "guard-location": "sentinel location",
    "guard-back": "sentinel back",
    "loot-kept": "loot kept",
    "loot-lost": "loot lost",
    "loot-ally": "loot ally",
    "loot-monster": "loot monster",
    "place": "kraken placed",
}
JUST_THERE = ("grower", "oyster_farmer", "watcher", "vigil", "lookout")  # sentinels: see above
NEBULIS = ("sale", "kraken", "sentinel", "fence", "hand")


class BoxEffects:
    """What an expansion adds to the report."""

    def expected(self) -> Iterable[str]:
        """Everything in its box."""
        return ()

    def begin(self) -> None:
        """Another match begins."""

    def before(self, s: AbyssState, action: Action) -> Iterable[str]:
        """What an action is about to do."""
        return ()

    def heard(self, s: AbyssState, event: Event) -> Iterable[str]:
        """What an event tells."""
        return ()


class KrakenEffects(BoxEffects):
    """What Kraken adds."""

    def expected(self) -> Iterable[str]:
        """Everything in its box."""
        yield from (f"lord {lord.id}" for lord in kraken.LORDS)
        yield from (f"location {location.id}" for location in kraken.LOCATIONS)
        yield from (f"loot {value}" for value in sorted(set(kraken.LOOT)))
        yield from (name for name in KRAKEN_EVENTS.values() if not name.startswith("lord "))
        yield from (f"nebulis {why}" for why in NEBULIS)
        yield "nebulis paid"

    def begin(self) -> None:
        """Nobody has bought anything."""
        self.buyers: list[int] = []

    def before(self, s: AbyssState, action: Action) -> Iterable[str]:
        """The Counterfeiter is asked."""
        assert s.asked is not None
        if s.asked.kind == "counterfeiter":
            yield "lord counterfeiter"

    def heard(self, s: AbyssState, event: Event) -> Iterable[str]:
        """Signs of its Lords, Loot, sentinels and Nebulis."""
        facts = event.facts
        sign = KRAKEN_EVENTS.get(event.kind)
        if sign is not None:
            yield sign
        if event.kind == "turn":
            self.buyers = []
        elif event.kind == "buy":
            yield from self._bought(cast(int, facts["seat"]))
        elif event.kind == "nebulis":
            yield f"nebulis {facts['why']}"
            yield from ["lord fence"] if facts["why"] == "fence" else []
        elif event.kind == "nebulis-paid":
            yield "nebulis paid"
            yield from ["lord outlaw"] if cast(int, facts["count"]) > 1 else []
        elif event.kind == "loot":
            yield f"loot {facts['value']}"
        elif event.kind in ("recruit", "corrupt", "newcomer") and facts["lord"] in JUST_THERE:
            yield f"lord {facts['lord']}"

    def _bought(self, seat: int) -> Iterable[str]:
        if seat in self.buyers:
            yield "lord hypnotist"
        self.buyers.append(seat)


# -- Leviathan -------------------------------------------------------------------------------------

LEVIATHAN_EVENTS = {
    "challenge": "lord border_guard",
    "breed": "lord breeder",
    "ignore": "lord coward",
    "boost": "attack boosted",
    "miss": "attack missed",
    "flee": "border fled",
    "martial-law": "martial-law paid",
    "sacrifice": "penalty lord",
    "scourge": "scourge taken",
    "rob-leviathan": "token robbed",
}
LEVIATHAN_QUESTIONS = {
    "second-fight": "lord intrepid",
    "sorcerer": "lord sorcerer",
    "rebel": "lord rebel",
    "lose-allies": "penalty allies",
}
ENDS = ("no-leviathan", "no-token")


class LeviathanEffects(BoxEffects):
    """What Leviathan adds."""

    def expected(self) -> Iterable[str]:
        """Everything in its box."""
        yield from (f"lord {lord.id}" for lord in leviathan.LORDS)
        for number in range(1, len(leviathan.LEVIATHANS) + 1):
            yield f"slain {number}"
            yield f"rage {number}"
        yield from (f"penalty {kind}" for kind in ("pearls", "allies", "lord", "wounds"))
        yield from (f"token {kind}" for kind in leviathan.TOKEN_IDS)
        names = (*LEVIATHAN_EVENTS.values(), "attack levels", "martial-law discard")
        yield from (name for name in names if not name.startswith("lord "))
        yield from (f"end {reason}" for reason in ENDS)

    def begin(self) -> None:
        """Nobody attacks."""

    def before(self, s: AbyssState, action: Action) -> Iterable[str]:
        """Some powers ask; two are seen in what an attack may be made with, and brings."""
        assert s.asked is not None
        name = LEVIATHAN_QUESTIONS.get(s.asked.kind)
        if name is not None:
            yield name
        if s.asked.kind == "martial-law" and action.text.startswith("discard"):
            yield "martial-law discard"
        if s.asked.kind == "attack" and action.text.startswith("attack"):
            powers = s.powers(s.seat_to_act)
            if powers & box.POWER_BIT[box.lord("metamorph")]:
                yield "lord metamorph"
        if (
            s.asked.kind == "spoils"
            and s.powers(s.seat_to_act) & box.POWER_BIT[box.lord("altruist")]
        ):
            yield "lord altruist"

    def heard(self, s: AbyssState, event: Event) -> Iterable[str]:
        """Signs of fights, penalties and tokens."""
        facts = event.facts
        sign = LEVIATHAN_EVENTS.get(event.kind)
        if sign is not None:
            yield sign
        if event.kind == "slain":
            yield f"slain {facts['leviathan']}"
        elif event.kind == "rage":
            yield f"rage {facts['leviathan']}"
            yield f"penalty {facts['penalty']}"
        elif event.kind == "cash":
            yield f"token {facts['token']}"
        elif event.kind == "hit" and cast(int, facts["count"]) > 1:
            yield "attack levels"


BOXES: dict[str, type[BoxEffects]] = {"kraken": KrakenEffects, "leviathan": LeviathanEffects}
