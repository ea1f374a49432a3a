"""`fathomless bench`: many games between bots."""

from __future__ import annotations
from collections.abc import Callable

EXAMPLES = ("fathomless bench",)


def command() -> Callable[..., None]:
    return bench


def bench() -> None:
    """x"""
