"""The games, by name.

>>> from fathomless import games
>>> [game.name for game in games.all()]
['the-abyss', 'abyss', 'chasms', 'the-abandons']
"""

from fathomless.core.game import Game, get, register
from fathomless.core.game import registered as all
from fathomless.games.abyss.game import ABYSS
from fathomless.games.chasms.game import CHASMS
from fathomless.games.the_abandons.game import THE_ABANDONS
from fathomless.games.the_abyss.game import THE_ABYSS

__all__ = ["Game", "all", "get"]

register(THE_ABYSS)
register(ABYSS)
register(CHASMS)
register(THE_ABANDONS)
