"""The cards as printed, and the ledger's table of them."""

from __future__ import annotations

import re

from fathomless import ledger
from fathomless.games.the_abandons import material
from fathomless.testing import rule
from tests.games.the_abandons.tables import IDS, PASSAGES, SPECIALS


@rule("AN-R1", "AN-B37")
def test_every_face_is_as_written_down_here() -> None:
    faces = {face.id: face for face in material.FACES}
    assert list(faces) == IDS
    for card, (doors, copies) in PASSAGES.items():
        face = faces[card]
        printed = {"left": face.left, "forward": face.forward, "right": face.right}
        assert {turn: icons for turn, icons in printed.items() if icons} == doors
        assert face.copies == copies
    for card, count in SPECIALS.items():
        assert faces[card].copies == (count, count, count)


@rule("AN-B3", "AN-R15")
def test_forks_tees_and_crossings_are_the_intersections() -> None:
    for tile, found in enumerate(material.IS_INTERSECTION):
        id = material.FACE_IDS[tile >> 2]
        assert found == id.startswith(("fork", "tee", "cross"))


def test_passages_of_a_set_are_as_often_left_as_right() -> None:
    """A card and its mirror image have the same copies at normal difficulty."""
    images = {card: (doors, copies[1]) for card, (doors, copies) in PASSAGES.items()}
    turned = {"left": "right", "right": "left", "forward": "forward"}
    for doors, copies in images.values():
        mirrored = {turned[turn]: icons for turn, icons in doors.items()}
        assert (mirrored, copies) in images.values()


def test_the_card_table_of_the_ledger_is_the_set_that_is_shuffled() -> None:
    prose = ledger.load("the-abandons").chapter("Components").prose
    row = re.compile(r"^\| (\w+) \| ([\w ]+) \|((?: [\d–] \|){3})((?: \d+ \|){3})$", re.MULTILINE)
    printed = [
        (id, name, *(re.findall(r"[\d–]+", icons)), *map(int, re.findall(r"\d+", copies)))
        for id, name, icons, copies in row.findall(prose)
    ]
    assert printed == [
        (
            face.id,
            face.name,
            *(str(icons) if icons else "–" for icons in (face.left, face.forward, face.right)),
            *face.copies,
        )
        for face in material.FACES[: material.LAST_PASSAGE + 1]
    ]


def test_the_ledger_has_all_rules_and_rulings() -> None:
    rules = ledger.load("the-abandons").rules
    wanted = {f"AN-R{n}" for n in range(1, 34)} | {f"AN-B{n}" for n in range(1, 40)}
    assert {rule.id for rule in rules} == wanted
    for each in rules:
        assert each.source.startswith("ruling: ") == each.id.startswith("AN-B"), each.id
