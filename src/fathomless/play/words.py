"""The sentences of the shell around a game, in the player's language."""

from __future__ import annotations

from fathomless.core.errors import SetupError
from fathomless.core.message import Value, render
from fathomless.play.text import SHELL


class Words:
    """One language's shell strings: `words("undo.done", move="draw")`."""

    __slots__ = ("language", "strings")

    def __init__(self, language: str) -> None:
        if language not in SHELL:
            known = ", ".join(sorted(SHELL))
            raise SetupError(
                "language/unknown", f"There are no texts in {language!r}. Known: {known}."
            )
        self.language = language
        self.strings = SHELL[language]

    def __call__(self, key: str, /, **args: Value) -> str:
        """One sentence."""
        return render(self.strings[key], args, self.strings, self.language)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self.strings
