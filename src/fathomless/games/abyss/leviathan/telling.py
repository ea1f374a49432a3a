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
