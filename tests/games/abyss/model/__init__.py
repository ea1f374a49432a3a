"""Abyss once more, as a generator that reads like the rulebook: an oracle for the real rules.

It knows nothing of questions on a stack, of faces as numbers or of bit masks. `game(model)` asks
with `yield Ask(seat, kind, answers)` and is sent the answer; what only chance knows it asks for
with `yield Chance(...)`: the next card, the tiles drawn, the token stolen.
"""

from tests.games.abyss.model.table import Ask, Chance, Model, Play, Player
from tests.games.abyss.model.turn import game

__all__ = ["Ask", "Chance", "Model", "Play", "Player", "game"]
