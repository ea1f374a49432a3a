"""Leviathan as an expansion: its components, and what it adds at the places of `extension.py`."""

from __future__ import annotations

from typing import ClassVar

from fathomless.core.jsontypes import JsonDict
from fathomless.games.abyss.extension import Extension


class Leviathan(Extension):
    """What lies in the zones of its own."""

    name: ClassVar[str] = "leviathan"


def read(data: JsonDict) -> Leviathan:
    """The expansion that `to_json` was taken from."""
    return Leviathan()
