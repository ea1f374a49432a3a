"""What a study of Chasms calls its chapters and the things in them."""

from __future__ import annotations

from typing import Final

from fathomless.core.telling import Telling

TITLES: Final[dict[tuple[str, str], str | None]] = {
    ("faction", "faction"): "Factions taken",
    ("lead", "leader"): "Leader skills used",
    ("play", "card"): "Cards played",
    ("draw", "card"): "Cards drawn",
    ("discard", "card"): "Cards discarded",
    ("spent", "card"): "Lasting cards used up",
    ("fetch", "card"): "Cards taken back",
    ("steal", "card"): "Cards taken from others",
    ("look", "card"): "Cards looked at on top of the deck",
    ("keep", "card"): "Cards kept of those looked at",
    ("take", "monster"): "Monsters from whom VP were taken",
    ("again", "monster"): "Monsters attacked again",
    # Who takes VP from a Monster has aimed at it, rolls for it and suffers for it: the same seats.
    ("at", "monster"): None,
    ("roll", "monster"): None,
    ("retaliation", "monster"): None,
}

THINGS: Final = {"faction": "Faction", "leader": "Leader", "monster": "Monster"}

POLISH: Final[dict[str, str]] = {
    "Factions taken": "Wybrane frakcje",
    "Leader skills used": "Użyte zdolności przywódców",
    "Cards played": "Karty zagrane",
    "Cards drawn": "Karty dobrane",
    "Cards discarded": "Karty odrzucone",
    "Lasting cards used up": "Zużyte karty trwałe",
    "Cards taken back": "Karty odzyskane",
    "Cards taken from others": "Karty zabrane innym",
    "Cards looked at on top of the deck": "Karty obejrzane na wierzchu talii",
    "Cards kept of those looked at": "Karty zachowane z obejrzanych",
    "Monsters from whom VP were taken": "Potwory, od których wzięto PZ",
    "Monsters attacked again": "Potwory zaatakowane ponownie",
    "card": "karta",
    "Faction": "frakcja",
    "Leader": "przywódca",
    "Monster": "Potwór",
}

TELLING: Final = Telling(TITLES, THINGS, others={"pl": POLISH})
