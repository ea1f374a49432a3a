"""The mark that joins a test to the rules it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Tested = TypeVar("Tested", bound=Callable[..., object] | type)


def rule(*ids: str) -> Callable[[Tested], Tested]:
    """Mark a test, or a class of tests, with the rules it proves. It changes nothing.

    The ledger check reads the mark from the source and fails when a rule has no test.
    """
    if not ids:
        raise ValueError("a rule mark names at least one rule")

    def mark(tested: Tested) -> Tested:
        return tested

    return mark
