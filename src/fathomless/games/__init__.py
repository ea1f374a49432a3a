"""The games, by name.

>>> from fathomless import games
>>> [game.name for game in games.all()]
['the-abyss']
"""

from fathomless.core.game import Game, get, register
from fathomless.core.game import registered as all
from fathomless.games.the_abyss.game import THE_ABYSS

__all__ = ["Game", "all", "get"]

register(THE_ABYSS)
