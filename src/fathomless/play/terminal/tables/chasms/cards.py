"""Cards of Chasms in the terminal: with what they do where there is room, else by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from fathomless.games.chasms.faces import TYPES, ULTIMATE
from fathomless.games.chasms.material import FACE_IDS, KIND_OF, TAG_OF
from fathomless.play.terminal.scene import Scene, rule_line
from fathomless.play.terminal.tables.layout import GAP, flowed

# What each level of tightness gives up; the last one is for a screen of 24 lines.
OWN_TEXTS = 1  # from here on, only the reader's Leaders say what they do
NO_LEADER_TEXTS = 2  # no Leader says what it does
NAMES = 3  # the hand is a line of names, a zone is one line
SHORTEST = 4  # figures only; the answers say what cards do
LEVELS = 5

STYLES = {"attack": "red", "skill": "cyan", "instant": "magenta"}


def hand_lines(me: dict[str, Any], seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The reader's hand, the cards looked at, and the own discard pile where there is room."""
    lines: list[RenderableType] = []
    if seen["own_peek"]:
        lines += pile("your_deck", seen["own_peek"], scene)
    if not seen["drafting"]:
        lines += pile("your_hand", me["hand"] or [], scene)
    if scene.tightness < OWN_TEXTS and me["discard"]:
        name = Text(f" {scene.words('chasms.your_discard')} ", style="cyan")
        lines.append(flowed(name, [*names(me["discard"], scene)], scene.width))
    return lines


def pile(title: str, cards: Sequence[str], scene: Scene) -> list[RenderableType]:
    """Some cards under a title, with their texts; in a line where there is no room."""
    name = scene.words(f"chasms.{title}")
    things = names(cards, scene) or [Text(scene.words("table.nothing"), style="dim")]
    if scene.tightness >= NAMES or not cards:
        return [flowed(Text(f" {name} ", style="cyan"), things, scene.width)]
    return [rule_line(scene, name), *card_lines(cards, scene)]


def card_lines(cards: Sequence[str], scene: Scene) -> list[Text]:
    """One card to a line: name, type, what it does; equal cards together."""
    things = names(cards, scene)
    kinds = [kind_words(id, scene) for id in Counter(cards)]
    widest = max(thing.cell_len for thing in things)
    room = max(cell_len(kind) for kind in kinds)
    lines = []
    for id, thing, kind in zip(Counter(cards), things, kinds, strict=True):
        label = Text(" ").append_text(thing).append(" " * (widest - thing.cell_len + GAP))
        label.append(kind.ljust(room + 1), style=STYLES[TYPES[KIND_OF[FACE_IDS.index(id)]]])
        lines.append(flowed(label, [Text(scene.narrator.name(f"text:{id}"))], scene.width))
    return lines


def names(cards: Sequence[str], scene: Scene) -> list[Text]:
    """Cards by name, equal ones together."""
    found = []
    for id, count in Counter(cards).items():
        text = Text("").append(scene.narrator.name(f"card:{id}"), style="bold")
        found.append(text.append(f" ×{count}" if count > 1 else ""))
    return found


def kind_words(id: str, scene: Scene) -> str:
    """Attack, Skill or Instant, and whether it is an Ultimate."""
    face = FACE_IDS.index(id)
    kind = scene.words(f"chasms.type.{TYPES[KIND_OF[face]]}")
    return scene.words("chasms.ultimate", type=kind) if TAG_OF[face] == ULTIMATE else kind
