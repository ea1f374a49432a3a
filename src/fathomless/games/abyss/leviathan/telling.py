"""What a study calls the chapters that Leviathan adds."""

from __future__ import annotations

from typing import Final

TITLES: Final[dict[tuple[str, str], str | None]] = {
    ("attack", "card"): "Allies played in an attack",
    ("leviathan-tokens", "token"): "Leviathan tokens gained",
    ("rob-leviathan", "token"): "Leviathan tokens stolen",
    ("cash", "token"): "Leviathan tokens cashed in",
    ("sacrifice", "lord"): "Lords lost",
}

POLISH: Final[dict[str, str]] = {
    "Allies played in an attack": "Sojusznicy zagrani w ataku",
    "Leviathan tokens gained": "Zdobyte żetony Lewiatana",
    "Leviathan tokens stolen": "Ukradzione żetony Lewiatana",
    "Leviathan tokens cashed in": "Użyte żetony Lewiatana",
    "Lords lost": "Straceni Lordowie",
}
