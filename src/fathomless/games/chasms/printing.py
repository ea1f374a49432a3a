"""What is printed on a card besides its words, as one line for those who draw it.

`kind tag dice word:number …`: Attack, Skill or Instant; Regular or Ultimate; how many retaliation
dice an Attack brings; then the effects in order. The line is made from the effects, so a card that
changes is drawn changed. The face of a Monster is the line of its effects alone.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.chasms.faces import ATTACK, TAGS, TYPES, Face
from fathomless.games.chasms.vocabulary import ALL, HIT, Effect

# By the numbers of the words in `vocabulary.py`.
WORD_NAMES: Final = (
    "hit",
    "drain",
    "discard_collected",
    "hurt",
    "heal",
    "revive",
    "draw",
    "toss",
    "grab",
    "fetch",
    "peek",
    "swap",
    "pass",
    "plays",
    "limit",
    "guard",
    "prevent",
    "boost",
    "echo",
    "negate",
    "die",
    "redirect",
    "again",
    "retaliate_again",
    "summon",
    "slay",
    "nothing",
    "if",
    "each",
    "pick",
    "roll",
)


def printed(face: Face) -> str:
    """The line of a card or a Leader."""
    dice = str(face.effects[0].a) if face.kind == ATTACK else "-"
    return f"{TYPES[face.kind]} {TAGS[face.tag]} {dice} {printed_effects(face.effects)}"


def printed_effects(effects: tuple[Effect, ...]) -> str:
    """The effects in order."""
    return " ".join(_word(effect) for effect in effects)


def _word(effect: Effect) -> str:
    """A word with its number, if it has one; a hit that is rolled for has a question mark."""
    name = WORD_NAMES[effect.op]
    if effect.op == HIT and effect.parts:
        return f"{name}:?"
    if effect.n == 0:
        return name
    return f"{name}:all" if effect.n == ALL else f"{name}:{effect.n}"
