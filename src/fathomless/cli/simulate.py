"""`fathomless simulate`: many games between bots."""

from __future__ import annotations
from collections.abc import Callable

EXAMPLES = ("fathomless simulate",)


def command() -> Callable[..., None]:
    return simulate


def simulate() -> None:
    """x"""
