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

TELLING: Final = Telling(TITLES)
