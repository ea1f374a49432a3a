"""What a study calls the chapters that Kraken adds."""

from __future__ import annotations

from typing import Final

TITLES: Final[dict[tuple[str, str], str | None]] = {
    ("place", "card"): "Krakens laid on a Council stack",
    ("place", "race"): "Council stacks on which a Kraken was laid",
    ("loot", "location"): "Loot sites searched",
    ("loot-ally", "card"): "Allies found in a loot search",
    ("guard-lord", "lord"): "Lords guarded by a Sentinel token",
    ("guard-stack", "race"): "Council stacks guarded by a Sentinel token",
    ("guard-location", "location"): "Locations guarded by a Sentinel token",
    ("guard-back", "lord"): "Lords whose Sentinel token came back",
    ("recipient", "lord"): "Lords brought to Court by the Recipient",
    ("heal", "card"): "Allies taken from the discard pile",
    ("release", "lord"): "Lords freed from a Location",
    ("name", "race"): "Races named for the Executioner",
    ("executed", "card"): "Affiliated Allies lost to the Executioner",
}

POLISH: Final[dict[str, str]] = {
    "Krakens laid on a Council stack": "Krakeny położone na stosie Rady",
    "Council stacks on which a Kraken was laid": "Stosy Rady, na które położono Krakena",
    "Loot sites searched": "Przeszukane sanktuaria",
    "Allies found in a loot search": "Sojusznicy znalezieni w sanktuarium",
    "Lords guarded by a Sentinel token": "Lordowie zarezerwowani żetonem strażnika",
    "Council stacks guarded by a Sentinel token": "Stosy Rady zarezerwowane żetonem strażnika",
    "Locations guarded by a Sentinel token": "Miejsca zarezerwowane żetonem strażnika",
    "Lords whose Sentinel token came back": "Lordowie, od których wrócił żeton strażnika",
    "Lords brought to Court by the Recipient": "Lordowie sprowadzeni przez Beneficjenta",
    "Allies taken from the discard pile": "Sojusznicy wzięci ze stosu odrzuconych",
    "Lords freed from a Location": "Lordowie uwolnieni spod Miejsca",
    "Races named for the Executioner": "Rasy wskazane przez Kata",
    "Affiliated Allies lost to the Executioner": "Przyłączeni sojusznicy straceni przez Kata",
}
