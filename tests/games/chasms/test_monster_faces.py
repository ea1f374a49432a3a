"""Every face of every Monster does what the component list says."""

from __future__ import annotations

import pytest

from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.vocabulary import NO_DRAW, NO_LEADER, PLAYS_1
from fathomless.testing import rule
from tests.games.chasms.tables import board, hand_sizes, hearts, play, table, vp

# You lose n: h; left, right, all, others, the one with most Hearts: L R A O M. Draw: d. Discard: t,
# at random: r, all: t9. VP back to the pile: b; from whoever has most: v. The Monster gains: m.
# The VP of the attack are lost: x. Again: g. Limits: D (draw), K (Leader), P (plays). Summon: s.
FACES = {
    "gloomling": ["h1", "h1 d1", "t1", "", "L1", "d1"],
    "riftimp": ["h1", "r1", "b1", "", "R1", "h1 d1"],
    "mireleech": ["h1", "m1", "h1 m1", "", "t1", "d1"],
    "husk": ["h1", "h1 t1", "t2", "A1", "x", ""],
    "cinderhound": ["h1", "A1", "h1 L1", "g", "r1", ""],
    "veilmoth": ["h1", "t2", "D", "R1", "h1 b1", "d1"],
    "stonejaw": ["h1", "h2", "t1", "L1", "h1 t1", ""],
    "widow": ["h1", "L1 R1", "x", "h1 b1", "t2", "h1 L1"],
    "boghydra": ["h1", "m2", "h1 m1", "g", "h2", "t1"],
    "ironwraith": ["h1", "h2", "A1", "x", "K", "h1 t1"],
    "wyrmling": ["h2", "O1", "h1", "g", "t2", "h1 L1"],
    "matron": ["h1", "A1", "m2", "b2", "h2", "h1 t1"],
    "herald": ["h2", "A1", "x", "h1", "t9", "h1 L1"],
    "leviathan": ["h1", "h2", "O1", "m3", "P", "h2 R1"],
    "colossus": ["h2", "g", "A1", "h1", "b3", "h3"],
    "azhkar": ["h3", "A1", "h2", "x", "h1 t2", "M2"],
    "silverthief": ["b4", "h2", "t9", "A1", "v3", "h2 t1"],
    "mother": ["h2", "s", "A2", "m3", "h1", "h2 L1"],
}
CASES = [(monster, die) for monster in FACES for die in range(1, 7)]
LIMITS = {"D": 3 + NO_DRAW, "K": 3 + NO_LEADER, "P": 3 + PLAYS_1}
HAND = "ember_02 ember_03 ember_06 ember_07"


def expected_hearts(code: str) -> list[int]:
    """Four players with 5, 6, 6, 7 Hearts; seat 0 attacks."""
    found = [5, 6, 6, 7]
    hit = {"h": [0], "L": [1], "R": [3], "A": [0, 1, 2, 3], "O": [1, 2, 3], "M": [3]}
    for word in code.split():
        for seat in hit.get(word[0], []):
            found[seat] -= int(word[1:])
    return found


def number(code: str, letter: str) -> int:
    return sum(int(word[1:]) for word in code.split() if word[0] == letter)


@rule("CH-R7", "CH-R35", "CH-R3")
@pytest.mark.parametrize(("monster", "die"), CASES)
def test_a_face(monster: str, die: int) -> None:
    code = FACES[monster][die - 1]
    again = [5 if monster == "riftimp" else 6] if "g" in code else []
    state = table(
        [HAND, "", "", ""],
        monster=monster,
        hearts=[5, 6, 6, 7],
        vp=[4, 0, 9, 0],
        dice=[die, *([3] if monster == "colossus" and "g" in code else again)],
    )
    size = len(state.decks[0])
    before = board(state)[monster]
    play(state, "play ember_03")
    while state.asked is not None and state.asked.kind == "discard":
        state.apply(state.legal()[0])
    check(state, code, monster, before, size)


def check(state: ChasmsState, code: str, monster: str, before: int, deck: int) -> None:
    repeated = "g" in code
    if not repeated:
        assert hearts(state) == expected_hearts(code)
    lost = min(number(code, "t"), 3) + number(code, "r")
    drawn = number(code, "d")
    if not repeated:
        assert hand_sizes(state)[0] == 3 - lost + drawn
        assert len(state.decks[0]) == deck - drawn
    taken = 0 if "x" in code else 6 if repeated else 3
    assert vp(state)[0] == max(4 - number(code, "b"), 0) + taken
    assert vp(state)[2] == 9 - number(code, "v")
    gone = 6 if repeated else 3
    assert board(state)[monster] == before + number(code, "m") - gone
    limits = [entry.kind for entry in state.lasting if entry.holder == 0]
    assert limits == [LIMITS[letter] for letter in code.split() if letter in LIMITS]
    assert len(board(state)) == (2 if "s" in code.split() else 1)


@rule("CH-R7")
def test_the_table_above_has_them_all() -> None:
    assert len(CASES) == 108
