"""Abyss in words."""

CATALOGUES: dict[str, dict[str, str]] = {"en": {}}
