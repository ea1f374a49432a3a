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


def doors(face: Face) -> str:
    """The printed doors with their prices."""
    prices = (("left", face.left), ("forward", face.forward), ("right", face.right))
    return ", ".join(f"{side} {price}" for side, price in prices if price)


TELLING: Final = Telling(
    TITLES,
    {"side": "direction"},
    {f"card:{face.id}": doors(face) for face in FACES if face.doors},
)
