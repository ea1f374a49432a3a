"""The score sheet of Abyss: a line for each category, with what it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fathomless.core.view import View
from fathomless.games.abyss.box import FACE_IDS, FACES
from fathomless.games.abyss.material import RACE_IDS
from fathomless.play.terminal.final import category
from fathomless.play.terminal.scene import Scene, rule_line
from fathomless.play.terminal.tables.abyss.zones import lord_points


def sheet(view: View, scene: Scene) -> list[RenderableType]:
    """One column for each player, as on the pad in the box; below each figure what it counts."""
    seen: dict[str, Any] = dict(view.table)
    players = seen["players"]
    grid = Table(box=None, pad_edge=True, header_style="bold")
    grid.add_column("")
    for player in players:
        grid.add_column(scene.name(int(player["seat"])))
    for name in players[0]["points"]:
        heads = [str(player["points"][name] or 0) for player in players]
        grid.add_row(category(name, scene), *heads, style="bold cyan")
        details = [detail(player, name, scene) for player in players]
        if any(text.plain for text in details):
            grid.add_row("", *details)
    totals = [sum(value or 0 for value in player["points"].values()) for player in players]
    grid.add_row(scene.words("final.total"), *[str(total) for total in totals], style="bold")
    return [rule_line(scene, scene.words("abyss.sheet")), grid]


def strongest(cards: Sequence[str], scene: Scene) -> list[str]:
    """The strongest Ally of each Race, which is the one that counts."""
    best = dict.fromkeys(range(len(RACE_IDS)), 0)
    for face in [FACES[FACE_IDS.index(card)] for card in cards if card in FACE_IDS]:
        best[face.race] = max(face.value, best.get(face.race, 0))
    found = [(RACE_IDS[race], value) for race, value in best.items() if race < len(RACE_IDS)]
    return [f"{scene.narrator.name(f'race:{race}')} {value}" for race, value in found if value]


def detail(player: dict[str, Any], name: str, scene: Scene) -> Text:
    """What the points of a category come from; nothing for one that is not of the base game."""
    if name == "locations":
        lines = [
            f"{scene.narrator.name('location:' + tile['location'])} {tile['points']}"
            for tile in player["locations"]
        ]
    elif name == "lords":
        lines = [lord_points(entry["lord"], scene) for entry in player["lords"]]
    elif name == "allies":
        lines = strongest(player["affiliated"], scene)
    elif name == "monsters":
        lines = [" ".join(str(value) for value in player["token_values"])]
    else:
        lines = []
    return Text("\n".join(lines), style="dim")
