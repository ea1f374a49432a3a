"""What a study of The Abandons calls its chapters, and how it tells passages apart."""

from __future__ import annotations

from typing import Final

from fathomless.core.telling import Telling
from fathomless.games.the_abandons.material import FACES, Face

TITLES: Final[dict[tuple[str, str], str | None]] = {
    ("place", "card"): "Passages laid",
    ("draw", "card"): "Cards revealed",
    ("draw", "side"): "Directions taken",
    ("back", "card"): "Intersections gone back to",
    ("map", "card"): "Cards seen on the Map",
    ("cover", "card"): "Passages that cover a room",
    ("dig", "card"): "Cards found in the hole of a Bomb",
    ("blast", "side"): "Walls opened",
    ("mercy", "card"): "Cards taken away before the first intersection",
    ("end", "reason"): None,  # how games end has a chapter
}


SIDES: Final = ("left", "forward", "right")
POLISH_SIDES: Final = ("w lewo", "prosto", "w prawo")


def doors(face: Face, sides: tuple[str, str, str] = SIDES) -> str:
    """The printed doors with their prices."""
    prices = zip(sides, (face.left, face.forward, face.right), strict=True)
    return ", ".join(f"{side} {price}" for side, price in prices if price)


POLISH: Final[dict[str, str]] = {
    "Passages laid": "Wyłożone komnaty",
    "Cards revealed": "Odkryte karty",
    "Directions taken": "Obrane kierunki",
    "Intersections gone back to": "Rozdroża, na które wrócono",
    "Cards seen on the Map": "Karty zobaczone na Mapie",
    "Passages that cover a room": "Komnaty, które przykryły inne",
    "Cards found in the hole of a Bomb": "Karty znalezione w wyłomie po Bombie",
    "Walls opened": "Otwarte ściany",
    "Cards taken away before the first intersection": "Karty usunięte przed pierwszym rozdrożem",
    "card": "karta",
    "direction": "kierunek",
    **{doors(face): doors(face, POLISH_SIDES) for face in FACES if face.doors},
}

TELLING: Final = Telling(
    TITLES,
    {"side": "direction"},
    {f"card:{face.id}": doors(face) for face in FACES if face.doors},
    {"pl": POLISH},
)
