"""Any view of any game as plain rows: enough to play by, and never out of date."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fathomless.core.event import Event
from fathomless.core.jsontypes import Json
from fathomless.core.view import View
from fathomless.play.terminal.scene import Renderer, Scene, rule_line


def table(view: View, scene: Scene) -> list[RenderableType]:
    """One row per field of the view; a list of objects becomes a small table."""
    return [rule_line(scene, scene.game.title), *rows(view.table, scene)]


def rows(fields: Mapping[str, Json], scene: Scene) -> list[RenderableType]:
    """Fields with their values, such as those of a view."""
    found: list[RenderableType] = []
    for field, value in fields.items():
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            found.append(objects(field, value, scene))
        else:
            found.append(Text(f" {label(field)}: {words_of(value, scene)}"))
    return found


def objects(field: str, value: Sequence[Json], scene: Scene) -> Table:
    """A list of objects, one to a row, with the seats by name."""
    entries = [entry for entry in value if isinstance(entry, dict)]
    fields = list(dict.fromkeys(name for entry in entries for name in entry))
    grid = Table(box=None, pad_edge=True, title=label(field), title_justify="left")
    for name in fields:
        grid.add_column(label(name))
    for entry in entries:
        grid.add_row(*[cell(name, entry.get(name), scene) for name in fields])
    return grid


def cell(field: str, value: Json, scene: Scene) -> str:
    """One value of an object; a seat is called by its name."""
    if field == "seat" and isinstance(value, int) and 0 <= value < len(scene.players):
        return scene.name(value)
    return words_of(value, scene)


def words_of(value: Json, scene: Scene) -> str:
    """Any value in words; ids that the catalogue knows by name are named."""
    if value is None or value == []:
        return scene.words("table.nothing")
    if isinstance(value, bool):
        return scene.words("table.yes" if value else "table.no")
    if isinstance(value, list):
        return ", ".join(words_of(entry, scene) for entry in value)
    if isinstance(value, dict):
        return "; ".join(f"{label(name)} {words_of(held, scene)}" for name, held in value.items())
    if isinstance(value, str):
        return scene.narrator.name_of_id(value)
    return str(value)


def label(field: str) -> str:
    """`discard_top` as words."""
    return field.replace("_", " ").replace("-", " ")


def no_interlude(events: Sequence[Event], scene: Scene) -> list[RenderableType] | None:
    """Nothing is known that should be read before the game goes on."""
    return None


RENDERER = Renderer(table, no_interlude)
