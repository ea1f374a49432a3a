"""Actions: what a seat can answer.

An action is an interned value: one object per meaning, so that comparing is comparing identities
and a list of legal actions costs as little as a list of numbers.
"""

from __future__ import annotations

from difflib import get_close_matches

from fathomless.core.errors import NotationError


class Action:
    """One possible answer, with its text, its code and what on the table it touches.

    `verb`, `item` and `target` are the numbers the rules read; their meaning is the game's own.
    """

    __slots__ = ("code", "game", "item", "refs", "target", "text", "verb")

    def __init__(
        self,
        game: str,
        code: int,
        text: str,
        verb: int,
        item: int,
        target: int,
        refs: tuple[str, ...],
    ) -> None:
        self.game = game
        self.code = code
        self.text = text
        self.verb = verb
        self.item = item
        self.target = target
        self.refs = refs

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return action_by_code, (self.game, self.code)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Action:
        return self


class Vocabulary:
    """Every action of one game, in a fixed order: the order gives the stable codes.

    New actions are only ever appended.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        _VOCABULARIES[game] = self

    def add(
        self, text: str, verb: int, item: int = 0, target: int = 0, refs: tuple[str, ...] = ()
    ) -> Action:
        """Append one action and return it."""
        if text in self._by_text:
            raise ValueError(f"{self.game} already has an action {text!r}")
        action = Action(self.game, len(self.actions), text, verb, item, target, refs)
        self.actions.append(action)
        self._by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action with this text; spaces around and between words do not matter."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            near = get_close_matches(text, self._by_text.keys(), 3)
            hint = "" if not near else " Near: " + ", ".join(near) + "."
            raise NotationError("notation/unknown", f"{self.game} has no action {text!r}.{hint}")
        return action


_VOCABULARIES: dict[str, Vocabulary] = {}


def action_by_code(game: str, code: int) -> Action:
    """The interned action with this code (how actions are unpickled)."""
    vocabulary = _VOCABULARIES.get(game)
    if vocabulary is None or not 0 <= code < len(vocabulary.actions):
        raise NotationError("notation/unknown", f"No action {code} of {game!r} is known here.")
    return vocabulary.actions[code]
