"""Each of the twenty Leviathans: who can attack it, its levels and rewards, its penalty."""

from __future__ import annotations

import pytest

from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import border, foes, roll, slain, token_counts, wounds
from tests.games.abyss.tables import free, hand, pearls, play, texts

# The number, the Race that attacks it beside crabs, resistance → tokens from the top, the penalty.
ROWS = [
    (1, "jellyfish", "3→1 7→2 5→1", "allies 3"),
    (2, "jellyfish", "6→2 4→1", "allies 3"),
    (3, "jellyfish", "9→3", "wounds 3"),
    (4, "jellyfish", "6→1", "wounds 2"),
    (5, "shellfish", "4→1 6→2 5→1", "pearls 3"),
    (6, "shellfish", "6→2 4→1", "pearls 3"),
    (7, "shellfish", "8→3", "wounds 3"),
    (8, "shellfish", "6→1", "wounds 2"),
    (9, "squid", "3→1 7→2 5→1", "lord 1"),
    (10, "squid", "6→2 4→1", "lord 1"),
    (11, "squid", "7→2", "wounds 3"),
    (12, "squid", "5→1", "wounds 2"),
    (13, "seahorse", "3→1 7→1 5→2", "wounds 3"),
    (14, "seahorse", "6→2 4→2", "wounds 2"),
    (15, "seahorse", "7→4", "wounds 3"),
    (16, "seahorse", "5→2", "wounds 2"),
    (17, "crab", "4→1 7→1 6→1", "wounds 4"),
    (18, "crab", "7→1 5→1", "wounds 3"),
    (19, "crab", "9→2", "wounds 3"),
    (20, "crab", "7→1", "wounds 2"),
]
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
# A crab and a die of this strength in all.
BLOWS = {n: (f"crab{max(n - 6, 1)}", n - max(n - 6, 1)) for n in range(2, 12)}

each = pytest.mark.parametrize(
    ("number", "race", "levels", "penalty"), ROWS, ids=[str(row[0]) for row in ROWS]
)


def parsed(levels: str) -> list[tuple[int, int]]:
    """The levels from the top: resistance and tokens."""
    pairs = [entry.split("→") for entry in levels.split()]
    return [(int(resistance), int(tokens)) for resistance, tokens in pairs]


@rule("AB-M1", "AB-M2", "AB-M3", "AB-M4", "AB-M5", "AB-M6", "AB-M7", "AB-M8", "AB-M9", "AB-M10")
@rule("AB-M11", "AB-M12", "AB-M13", "AB-M14", "AB-M15", "AB-M16", "AB-M17", "AB-M18", "AB-M19")
@rule("AB-M20", "AB-L4")
@each
def test_who_can_attack_it(number: int, race: str, levels: str, penalty: str) -> None:
    state = border([" ".join(f"{id}2" for id in RACES), ""], foes=f"7:{number}", deck="monster ...")
    play(state, "explore", "fight 7")
    assert texts(state) == {f"attack {id}2" for id in {race, "crab"}}


@rule("AB-L6", "AB-L7", "AB-L8")
@each
def test_each_level_falls_to_its_resistance_and_no_less(
    number: int, race: str, levels: str, penalty: str
) -> None:
    rows = parsed(levels)
    other = 8 if number != 8 else 4  # so that the Border is never empty
    for place, (resistance, tokens) in enumerate(rows):
        left = len(rows) - place
        for strength in (resistance - 1, resistance):
            card, die = BLOWS[strength]
            state = border(
                [card, ""], foes=f"7:{number}/{left} 4:{other}", deck="monster ...", pile=""
            )
            play(state, "explore", "fight 7")
            roll(state, die)
            play(state, f"attack {card}")
            beaten = strength == resistance
            assert token_counts(state, 0) == (tokens if beaten else 0, 0)
            assert pearls(state) == [0 if beaten else 1, 0]
            after = left - beaten
            assert foes(state) == f"4:{other}/1" + (f" 7:{number}/{after}" if after else "")
            assert slain(state, 0) == ([] if after else [number])


@rule("AB-L13", "AB-A59")
@each
def test_its_penalty_hits_whoever_drives_it_off(
    number: int, race: str, levels: str, penalty: str
) -> None:
    other = 20 if number != 20 else 19
    state = border(
        ["crab2 crab3 squid1 squid2", ""],
        foes=f"7:{number}",
        leviathans=f"{other} ...",
        deck="monster seahorse1 ...",
        lords=["keeper reaper", ""],
        pearls=[5, 0],
    )
    play(state, "explore")
    roll(state, 3, 4)
    play(state, "explore")
    assert foes(state).startswith(f"7:{other}/")
    kind, count = penalty.split()
    lost = int(count)
    if kind == "allies":
        play(state, "discard crab2", "discard crab3", "discard squid2")
        assert hand(state, 0) == "squid1"
    if kind == "lord":
        assert texts(state) == {"sacrifice keeper", "sacrifice reaper"}
        play(state, "sacrifice keeper")
        assert free(state, 0) == "reaper"
    assert pearls(state) == [5 - lost if kind == "pearls" else 5, 0]
    assert wounds(state) == [lost if kind == "wounds" else 0, 0]
    assert "take" in texts(state)  # the exploration goes on
