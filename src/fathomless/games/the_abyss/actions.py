"""The actions, in the fixed order that gives them their codes (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action, Vocabulary
from fathomless.games.the_abyss.material import EYE_FACES, FACES, HOOK_FACES, SWORD_FACES

MOST_SEATS: Final = 4

# Verbs.
TAKE: Final = 0
DRAW: Final = 1
KEEP: Final = 2
PLAY_EYE: Final = 3
PUT: Final = 4
PLAY_HOOK: Final = 5
STEAL: Final = 6
GIFT: Final = 7
SACRIFICE: Final = 8
GIVE: Final = 9
DONE: Final = 10
DECLINE: Final = 11
STOP: Final = 12
END: Final = 13

VOCABULARY: Final = Vocabulary("the-abyss")

TAKE_DISCARD: Final = VOCABULARY.add("take discard", TAKE, refs=("discard",))
DRAW_TWO: Final = VOCABULARY.add("draw", DRAW, refs=("deck",))
PUT_TOP: Final = VOCABULARY.add("put top", PUT, item=0, refs=("deck",))
PUT_BOTTOM: Final = VOCABULARY.add("put bottom", PUT, item=1, refs=("deck",))
BEGIN_SACRIFICE: Final = VOCABULARY.add("sacrifice", SACRIFICE)
FINISH_SACRIFICE: Final = VOCABULARY.add("done", DONE)
DECLINE_SACRIFICE: Final = VOCABULARY.add("decline", DECLINE)
CALL_STOP: Final = VOCABULARY.add("stop", STOP)
END_TURN: Final = VOCABULARY.add("end", END)


def _one_per_face(word: str, verb: int, zone: str) -> list[Action]:
    """By face; no action concerns the Panic, so its entry is never used."""
    return [END_TURN] + [
        VOCABULARY.add(f"{word} {face.id}", verb, number, refs=(f"{zone}:{face.id}",))
        for number, face in enumerate(FACES)
        if number
    ]


KEEP_FACE: Final = _one_per_face("keep", KEEP, "drawn")
GIVE_FACE: Final = _one_per_face("give", GIVE, "hand")


def _looks() -> list[list[Action]]:
    """The Eyes that a hand can play, for each set of Eye faces in it."""
    play = [
        VOCABULARY.add(f"play {FACES[face].id}", PLAY_EYE, face, refs=(f"hand:{FACES[face].id}",))
        for face in EYE_FACES
    ]
    return [[play[i] for i in range(len(play)) if held >> i & 1] for held in range(1 << len(play))]


LOOK: Final = _looks()


def _aimed(template: str, verb: int, face: int) -> list[Action]:
    """One action per seat a card can be aimed at."""
    id = FACES[face].id
    return [
        VOCABULARY.add(template.format(id, seat), verb, face, seat, (f"hand:{id}", f"seat:{seat}"))
        for seat in range(MOST_SEATS)
    ]


def _by_targets(aimed: list[Action]) -> list[list[Action]]:
    """The actions for each set of possible targets, as a bit mask of seats."""
    return [
        [aimed[seat] for seat in range(MOST_SEATS) if targets >> seat & 1]
        for targets in range(1 << MOST_SEATS)
    ]


# [card of the class][bit mask of the seats that can be its target]
HOOK_AT: Final = [_by_targets(_aimed("play {} on {}", PLAY_HOOK, face)) for face in HOOK_FACES]
STEAL_FROM: Final = [_by_targets(_aimed("play {} steal {}", STEAL, face)) for face in SWORD_FACES]
GIFT_TO: Final = [_by_targets(_aimed("play {} gift {}", GIFT, face)) for face in SWORD_FACES]
