"""What a study of The Abyss calls its chapters."""

from __future__ import annotations

from typing import Final

from fathomless.core.telling import Telling

TITLES: Final[dict[tuple[str, str], str | None]] = {
    ("keep", "card"): "Cards kept of those drawn",
    ("take", "card"): "Cards taken from the discard pile",
    ("play", "card"): "Cards played",
    ("score", "card"): "Cards scored",
    ("discard", "card"): "Cards discarded",
    ("steal", "card"): "Cards stolen",
    ("sacrifice", "card"): "Cards given up in a sacrifice",
    ("look", "card"): "Cards looked at with an Eye",
    ("draw", "card"): "Cards drawn",
}

POLISH: Final[dict[str, str]] = {
    "Cards kept of those drawn": "Karty zachowane z dobranych",
    "Cards taken from the discard pile": "Karty wzięte ze stosu odrzuconych",
    "Cards played": "Karty zagrane",
    "Cards scored": "Karty, które dały punkty",
    "Cards discarded": "Karty odrzucone",
    "Cards stolen": "Karty ukradzione",
    "Cards given up in a sacrifice": "Karty poświęcone",
    "Cards looked at with an Eye": "Karty obejrzane dzięki Oku",
    "Cards drawn": "Karty dobrane",
    "card": "karta",
}

TELLING: Final = Telling(TITLES, others={"pl": POLISH})
