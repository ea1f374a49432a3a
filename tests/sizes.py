"""How much is sampled: all of it on the compiled package, and a part on the interpreted sources.

Both have the same rules, as `tests/contract/test_fingerprints.py` shows; the interpreted ones take
many times as long. What is drawn takes as long in both, and once is enough.
"""

import fathomless.core.state

COMPILED = not str(fathomless.core.state.__file__).endswith(".py")
PART = 4


def some(count: int, least: int = 1) -> int:
    """So many, or a quarter of them."""
    return count if COMPILED else max(count // PART, least)


def every(step: int) -> int:
    """One in so many, or in four times as many."""
    return step if COMPILED else PART * step
