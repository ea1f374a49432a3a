"""Things in lines: what has no room is counted, never dropped in silence."""

from __future__ import annotations

import re

from rich.text import Text

from fathomless import games
from fathomless.play.terminal.tables.layout import flowed, limited
from tests.play.matches import new_match
from tests.play.tables import drawn, moments, scene_of, view_of
from tests.sizes import every

LABEL = Text(" Here")


def things(count: int, width: int = 9) -> list[Text]:
    return [Text(f"thing {number}".ljust(width, ".")) for number in range(count)]


def test_what_has_no_room_is_counted() -> None:
    scene = scene_of(new_match(), width=50)
    for most in (1, 2, 3):
        for count in range(1, 16):
            lines = limited(LABEL, things(count), scene, most).plain.splitlines()
            assert len(lines) <= most
            assert all(len(line) <= 50 for line in lines)
            shown = len(re.findall(r"thing \d+", " ".join(lines)))
            more = re.search(r"\+(\d+) more: t$", lines[-1].rstrip())
            assert shown + (int(more[1]) if more else 0) == count


def test_a_long_thing_is_cut_before_the_count() -> None:
    scene = scene_of(new_match(), width=50)
    line = limited(LABEL, things(3, 60), scene, 1).plain
    assert len(line) <= 50
    assert line.endswith("…   +2 more: t")


def test_without_a_limit_everything_stands_there() -> None:
    scene = scene_of(new_match(), width=50)
    found = things(12)
    assert limited(LABEL, found, scene, 0) == flowed(LABEL, found, 50)
    assert len(re.findall(r"thing \d+", flowed(LABEL, found, 50).plain)) == 12


def test_no_location_of_abyss_vanishes_on_a_small_screen() -> None:
    seen = 0
    for match in moments(games.get("abyss"), 3, "tiles", every=every(5)):
        if match.is_over:
            continue
        available = [entry["location"] for entry in view_of(match)["available"]]
        scene = scene_of(match, width=80)
        (line,) = [line for line in drawn(match, scene, 24)[0] if line.startswith(" Locations ")]
        shown = [id for id in available if scene.narrator.name(f"location:{id}") in line]
        more = re.search(r"\+(\d+) more: t$", line.rstrip())
        if "…" not in line:
            assert len(shown) + (int(more[1]) if more else 0) == len(available)
        seen = max(seen, len(shown))
    assert seen > 2
