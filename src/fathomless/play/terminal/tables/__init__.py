"""How each game looks in the terminal; one without an entry gets a plain rendering of its view."""

from __future__ import annotations

from importlib import import_module

from fathomless.play.terminal.scene import Renderer
from fathomless.play.terminal.tables import generic

# Game → the module here that has its RENDERER; imported when the game is played.
MODULES = {
    "the-abyss": "the_abyss",
    "the-abandons": "the_abandons",
    "abyss": "abyss",
    "chasms": "chasms",
}


def renderer_for(game: str) -> Renderer:
    """The renderer of a game."""
    if game not in MODULES:
        return generic.RENDERER
    module = import_module(f"{__name__}.{MODULES[game]}")
    found: Renderer = module.RENDERER
    return found
