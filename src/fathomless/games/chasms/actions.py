"""The actions, in the fixed order that gives them their codes (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action, Vocabulary
from fathomless.games.chasms.material import (
    DIE_FACES,
    FACE_IDS,
    FACTION_IDS,
    FIRST_LEADER,
    MONSTER_IDS,
    MOST_SEATS,
)

# Verbs.
DRAFT: Final = 0
DRAW_FIRST: Final = 1
SKIP_DRAW: Final = 2
PLAY: Final = 3
LEAD: Final = 4
END: Final = 5
AT: Final = 6
ON: Final = 7
LET_GO: Final = 8
DISCARD: Final = 9
TAKE: Final = 10
KEEP: Final = 11
GIVE_VP: Final = 12
GIVE_HEART: Final = 13
TURN_DIE: Final = 14

VOCABULARY: Final = Vocabulary("chasms")

DRAW_CARDS: Final = VOCABULARY.add("draw", DRAW_FIRST, refs=("deck",))
NO_CARDS: Final = VOCABULARY.add("skip", SKIP_DRAW)
END_TURN: Final = VOCABULARY.add("end", END)
PASS_BY: Final = VOCABULARY.add("pass", LET_GO)
PAY_VP: Final = VOCABULARY.add("give vp", GIVE_VP)
PAY_HEART: Final = VOCABULARY.add("give heart", GIVE_HEART)


def _by_faction(word: str, verb: int, zone: str) -> list[Action]:
    return [
        VOCABULARY.add(f"{word} {id}", verb, number, refs=(f"{zone}:{id}",))
        for number, id in enumerate(FACTION_IDS)
    ]


def _by_face(word: str, verb: int, zone: str) -> list[Action]:
    return [
        VOCABULARY.add(f"{word} {id}", verb, number, refs=(f"{zone}:{id}",))
        for number, id in enumerate(FACE_IDS[:FIRST_LEADER])
    ]


DRAFT_FACTION: Final = _by_faction("draft", DRAFT, "faction")
USE_LEADER: Final = _by_faction("lead", LEAD, "leader")
AT_MONSTER: Final = [
    VOCABULARY.add(f"at {id}", AT, number, refs=(f"monster:{id}",))
    for number, id in enumerate(MONSTER_IDS)
]
ON_SEAT: Final = [
    VOCABULARY.add(f"on {seat}", ON, seat, seat, refs=(f"seat:{seat}",))
    for seat in range(MOST_SEATS)
]
SET_DIE: Final = [
    VOCABULARY.add(f"die {number}", TURN_DIE, number, refs=("die",))
    for number in range(1, DIE_FACES + 1)
]
PLAY_FACE: Final = _by_face("play", PLAY, "hand")
DISCARD_FACE: Final = _by_face("discard", DISCARD, "hand")
TAKE_FACE: Final = _by_face("take", TAKE, "discard")
KEEP_FACE: Final = _by_face("keep", KEEP, "peek")
