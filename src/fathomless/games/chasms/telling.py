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
    ("at", "monster"): "Monsters aimed at",
    ("again", "monster"): "Monsters attacked again",
    ("retaliation", "monster"): "Monsters whose retaliation was suffered",
    ("roll", "monster"): "Monsters whose retaliation was rolled",
}

THINGS: Final = {"faction": "Faction", "leader": "Leader", "monster": "Monster"}

TELLING: Final = Telling(TITLES, THINGS)
