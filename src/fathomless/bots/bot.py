"""What every bot is."""

from __future__ import annotations

from fathomless.core.action import Action
from fathomless.core.ints import mypyc_attr
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)  # bots may come from outside the package
class Bot:
    """A player that is a program. It gets a Perspective and nothing else of the match.

    A bot remembers nothing between two choices: all there is to remember is in the Perspective. The
    same Perspective and the same generator give the same choice. The exception is a search that is
    told to keep its tree: it belongs to one match.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """One of the seat's legal actions; it is only asked when there are some."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"
