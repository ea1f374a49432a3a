"""Leviathan in words: its sentences and names, in English and in Polish."""

from __future__ import annotations

ENGLISH: dict[str, str] = {}

POLISH: dict[str, str] = {}
