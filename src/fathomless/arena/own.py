"""Bots of one's own in Python: `my_bots:Cautious` is the class Cautious of the module my_bots.

The module is found as any other, and in the folder where the command was given. What can go wrong
with somebody else's code is told in one line, with a code and the place.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from fathomless.bots import Bot, own_class
from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng


class OwnBotError(FathomlessError):
    """A bot of one's own that cannot be made, or does not play by the contract: `bot/…`."""


class OwnBot(Bot):
    """Plays as the bot it holds does, and does not take it at its word."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__(name)
        self.bot = bot

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """Its choice, if it is one."""
        try:
            choice: object = self.bot.choose(perspective, rng)
        except Exception as error:
            said = told(error, type(self.bot))
            raise OwnBotError("bot/failed", f"{self.name} failed: {said}.") from error
        legal = perspective.legal()
        if isinstance(choice, Action) and choice in legal:
            return choice
        known = ", ".join(str(action) for action in legal)
        raise OwnBotError(
            "bot/illegal",
            f"{self.name} chose {str(choice)!r}; it could choose from: {known}.",
        )


def make_own(module: str, name: str) -> Bot:
    """The bot; a new one for each seat of each match."""
    text = f"{module}:{name}"
    kind = find_class(find_module(module), name)
    try:
        return OwnBot(text, kind(text))
    except Exception as error:
        raise OwnBotError(
            "bot/not-made",
            f"{text} cannot be made: {told(error, kind)}. "
            f"It gets its name, as in {name}({text!r}).",
        ) from error


def find_module(module: str) -> ModuleType:
    """Import it, also from here."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # behind the others: a file here hides none of them
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{module}.".startswith(f"{missing}."):
            raise OwnBotError(
                "bot/no-module",
                f"There is no bot and no module {module!r}, neither in {here} nor installed.",
            ) from error
        raise OwnBotError(
            "bot/broken-module", f"The module {module} cannot be imported: {told(error)}."
        ) from error


def find_class(module: ModuleType, name: str) -> type[Bot]:
    """The class in it."""
    found: object = getattr(module, name, None)
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    said = (
        "there is none of that name"
        if found is None
        else "it is no subclass of fathomless.bots.Bot"
    )
    known = ", ".join(sorted(bots_in(module))) or "none"
    raise OwnBotError(
        "bot/no-class", f"{module.__name__}:{name} is no bot: {said}. Bots there: {known}."
    )


def bots_in(module: ModuleType) -> list[str]:
    """The classes of bots that it has made itself."""
    return [
        name
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Bot)
        and value.__module__ == module.__name__
    ]


def told(error: BaseException, kind: type[Bot] | None = None) -> str:
    """A mistake of somebody else's code in a line, without a full stop: what, and where.

    Of a known bot the place is the last one in its own file: what it called there need not tell
    it anything.
    """
    said = f"{type(error).__name__}: {error}".rstrip(".")
    frames = list(traceback.extract_tb(error.__traceback__))
    if kind is not None:
        own = getattr(sys.modules.get(kind.__module__), "__file__", None)
        frames = [frame for frame in frames if frame.filename == own] or frames
    if isinstance(error, SyntaxError) or frames[-1].filename == __file__:
        return said  # the one names the place itself, the other has none in their code
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"


def modules_here(specs: Iterable[str]) -> list[ModuleType]:
    """The modules, or whole packages, of these bots that lie in the current folder.

    Other machines do not have them; what is installed they have, or can have.
    """
    found: dict[str, ModuleType] = {}
    for spec in specs:
        own = own_class(spec)
        if own is not None:
            find_module(own[0])
            top = own[0].partition(".")[0]
            module = sys.modules[top]
            places = [*getattr(module, "__path__", []), module.__file__ or ""]
            if any(Path(place).parent == Path.cwd() for place in places if place):
                found[top] = module
    return list(found.values())
