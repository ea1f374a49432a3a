"""The components of the box Leviathan, one row each, to be proof-read against the printed ones."""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.material import Face, Lord

FACES: Final[tuple[Face, ...]] = ()
LORDS: Final[tuple[Lord, ...]] = ()
