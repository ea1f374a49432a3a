"""Events: facts for the log and for animation.

They are emitted only when somebody listens (`state.journal` is a list), and no rule ever reads one.
Each secret field says who may see it; for everybody else it is None.
"""

from __future__ import annotations

Fact = str | int | list[str] | None


class Event:
    """One thing that happened, with an audience per secret field."""

    __slots__ = ("facts", "kind", "secrets")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secrets: dict[str, tuple[int, Fact]] | None = None,
    ) -> None:
        self.kind = kind
        self.facts = facts
        # field → (bit mask of the seats that may see it, value)
        self.secrets: dict[str, tuple[int, Fact]] = {} if secrets is None else secrets

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The event as this seat (None: a spectator) sees it."""
        seen: dict[str, Fact] = {"event": self.kind}
        seen.update(self.facts)
        for field, (audience, value) in self.secrets.items():
            seen[field] = value if seat is not None and audience >> seat & 1 else None
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.secrets!r})"
