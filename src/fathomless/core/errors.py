"""Everything that can be wrong with what somebody asked for.

Each error has a stable `code` for programs, a message for people and, where a rule of the game is
the reason, the id of that rule.
"""


class FathomlessError(Exception):
    """The root of the tree: catch this to catch every refusal of the library."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.code, self.message, self.rule)


class SetupError(FathomlessError):
    """No such game, seats out of range, a bad option: `game/…`, `seats/…`, `options/…`."""


class NotationError(FathomlessError):
    """A text that names no action of the game: `notation/…`."""


class ActionError(FathomlessError):
    """An action that cannot be taken now: `action/…`. The state is unchanged."""


class ReplayError(FathomlessError):
    """A replay that cannot be read or does not re-run: `replay/…`."""


class StateError(FathomlessError):
    """A saved state that cannot be read: `state/…`."""
